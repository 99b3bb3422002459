"""Measures `lettrine pieces --same`: all words out of a word's pieces, against scanning the lexicon for them.

Run: python bench/pieces.py [language …].
"""

import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable
from random import Random

import numpy as np

from lettrine.games.pieces.alphabet import Counts, pieces_of
from lettrine.games.pieces.glossary import Pool, column, displayed, pool
from lettrine.games.pieces.spelling import WordRules
from lettrine.words import cache
from lettrine.words.lexicon import Lexicon

LONGEST = 12
ASKED, SCANNED = 2000, 5
FULLEST = 20
"""How many of the most crowded sets of pieces are asked for besides: a word of one of them is the worst question."""
RULES = WordRules()


def asked(words: Lexicon) -> tuple[list[str], list[str]]:
    """Random words of the lexicon, and words that share their pieces with the most others."""
    chance = Random(25)
    every = [column(words, length) for length in range(2, LONGEST + 1)]
    drawn = [(chance.choice(every), chance.random()) for _ in range(ASKED)]
    random_words = [each.word(int(at * len(each.rows))) for each, at in drawn]
    sizes: Counter[Counts] = Counter()
    example: dict[Counts, str] = {}
    for each in every:
        for at in range(len(each.rows)):
            word = each.word(at)
            counts = pieces_of(word)
            sizes[counts] += 1
            example[counts] = word
    return random_words, [example[counts] for counts, _ in sizes.most_common(FULLEST)]


def same(words: Lexicon, word: str) -> tuple[str, ...]:
    """What the command prints."""
    return tuple(displayed(words, each) for each in pool(words).of(pieces_of(word), RULES))


def scanned(words: Lexicon, word: str) -> int:
    """How many there are, by looking at every word there is."""
    wanted, found = pieces_of(word), 0
    for length in range(1, words.longest + 1):
        each = column(words, length)
        found += sum(pieces_of(each.word(at)) == wanted for at in range(len(each.rows)))
    return found


def milliseconds(job: Callable[[], object]) -> float:
    """How long it takes, by the clock."""
    before = time.perf_counter()
    job()
    return 1000 * (time.perf_counter() - before)


def measure(language: str) -> None:
    """All figures of one language."""
    words = cache.lexicon(language)
    made = milliseconds(lambda: Pool(words))
    pool(words)
    random_words, crowded = asked(words)
    times = [milliseconds(lambda word=word: same(words, word)) for word in random_words]
    worst = [milliseconds(lambda word=word: same(words, word)) for word in crowded]
    scans = [milliseconds(lambda word=word: scanned(words, word)) for word in random_words[:SCANNED]]
    middle, slow = np.percentile(times, (50, 99))
    most = max(len(same(words, word)) for word in crowded)
    print(f"{language}: sorting the words by their pieces, once: {made:.0f} ms")
    print(f"    {ASKED} words of up to {LONGEST} letters", end=": ")
    print(f"p50 {middle:.2f} ms, p99 {slow:.2f} ms, most {max(times):.2f} ms")
    print(f"    the {FULLEST} most crowded sets of pieces, up to {most} words: most {max(worst):.2f} ms")
    scan = statistics.median(scans)
    print(f"    scanning the lexicon: {scan:.0f} ms, {scan / middle:,.0f} times as long")


def check_count() -> None:
    """What the sheet counts: the other words out of EINS, ZWEI, DREI, VIER."""
    words = cache.lexicon("de")
    found = {number: same(words, number) for number in ("EINS", "ZWEI", "DREI", "VIER")}
    many = {other for number, others in found.items() for other in others if other.upper() != number}
    print(f"EINS, ZWEI, DREI, VIER: {len(many)} other words; the sheet says 76")


if __name__ == "__main__":
    check_count()
    for name in sys.argv[1:] or cache.LANGUAGES:
        measure(name)
