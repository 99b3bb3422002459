"""Measures askers at plain hangman, on our own lexicons: exact misses, and words that are in no list they know.

Run: python bench/hangman.py [WORDS [LANGUAGE ...]]. The words are those of a lexicon that have some common reading, of
three letters and more. A random fifth is held out, with a fixed seed; the askers know the others, and look for
WORDS of those held out, with six lives. The misses of every word are kept in a file.
"""

import json
import sys
from pathlib import Path
from random import Random
from time import process_time

from lettrine.research.hangman.measurement import exact_misses, play_held_out, sample_words, word_list
from lettrine.words import cache
from lettrine.words.flags import COMMON

WORDS, LIVES, SEED, SHORTEST, HELD_OUT = 2000, 6, 1967, 3, 5
TARGET = 0.65
"""The share of words won that is aimed at, for words outside the list."""
KEPT = Path(__file__).parent / "rounds" / "hangman.json"


def lexicon_words(language: str) -> list[str]:
    """The words of a language that may be hidden, in order."""
    lexicon = cache.lexicon(language)
    found = []
    for length in range(SHORTEST, lexicon.longest + 1):
        rows = (lexicon.flags(length) & int(COMMON) != 0).nonzero()[0]
        found += [lexicon.word(length, int(row)) for row in rows]
    return sorted(found)


def exact(language: str, words: list[str]) -> None:
    """The misses that askers need who know all words, exactly."""
    print(f"{language}: {len(words)} words, exact misses over all of them", flush=True)
    for row in exact_misses(word_list(words), lambda: None):
        print(f"    {row.asker:12} {row.misses:7.4f} misses", flush=True)


def held_out(language: str, words: list[str], count: int) -> dict[str, tuple[int, ...]]:
    """The words won that are in no list; the misses of each, by asker."""
    shuffled = Random(SEED).sample(words, len(words))
    test, train = shuffled[: len(words) // HELD_OUT], shuffled[len(words) // HELD_OUT :]
    chosen, rounds = sample_words(test, train, count, SEED), {}
    print(f"{language}: {len(chosen)} words outside a list of {len(train)}, {LIVES} lives", flush=True)
    for row in play_held_out(word_list(train), chosen, LIVES, lambda: None):
        won, misses = row.won, row.misses
        print(f"    {row.asker:12} {won.mean:.3f} won [{won.low:.3f} … {won.high:.3f}]", end="  ")
        print(f"{misses.mean:.2f} misses [{misses.low:.2f} … {misses.high:.2f}]", flush=True)
        rounds[row.asker] = row.rounds
    print(f"    target {TARGET}: {'met' if won.mean >= TARGET else f'missed by {TARGET - won.mean:.3f}'}", flush=True)
    return rounds


def main(count: int, languages: tuple[str, ...]) -> None:
    """All of it."""
    kept = {}
    for language in languages:
        words = lexicon_words(language)
        exact(language, words)
        kept[language] = held_out(language, words, count)
    about = {"unit": "misses a word", "lives": LIVES, "seed": SEED, "words": count}
    KEPT.write_text(json.dumps({**about, "rounds": kept}))
    print(f"every round: {KEPT}; {process_time():.0f} CPU seconds in all")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else WORDS, tuple(sys.argv[2:]) or cache.LANGUAGES)
