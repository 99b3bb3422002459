"""Measures the lexicons by frozen lists (bench/yardsticks). Run: python bench/word_lists.py [-v] [words-second]."""

import sys
from collections.abc import Iterator
from pathlib import Path

from lettrine.words import cache
from lettrine.words.compounds import joined
from lettrine.words.flags import COMMON, Flag
from lettrine.words.fold import fold
from lettrine.words.lexicon import Lexicon

YARDSTICKS = Path(__file__).parent / "yardsticks"
NARROW = Flag.NOUN | Flag.ADJECTIVE | Flag.INFINITIVE | Flag.ADVERB


def is_word(words: Lexicon, word: str, kinds: Flag = COMMON) -> bool:
    """Whether a game without names takes a word of these kinds, in its compounds too."""
    folded = fold(word)
    entry = words.find(folded)
    if entry is None:
        return bool(kinds & Flag.NOUN) and joined(words, folded) is not None
    return bool(entry.flags & kinds)


def judged(words: Lexicon, lists: Path, name: str) -> Iterator[tuple[str, bool, bool]]:
    """The words of a list of + and - lines, whether each is to be taken, and whether it is."""
    kinds = COMMON if name.startswith("named") else NARROW
    for line in _lines(lists, name):
        sign, *listed = line.split()
        yield from ((word, sign == "+", is_word(words, word, kinds)) for word in listed)


def measure(language: str, lists: Path) -> dict[str, tuple[int, list[str]]]:
    """By list, how many words it has and which are judged wrongly."""
    words = cache.lexicon(language)
    found: dict[str, tuple[int, list[str]]] = {}
    for band in ("everyday", "rare"):
        listed = _lines(lists, f"{language}-{band}")
        found[band] = len(listed), [word for word in listed if not is_word(words, word)]
    listed = _lines(lists, f"{language}-refused")
    found["refused"] = len(listed), [word for word in listed if is_word(words, word)]
    for name, list_name in (("1967", f"{language}-1967"), ("named", f"named-{language}")):
        verdicts = list(judged(words, lists, list_name))
        found[name] = len(verdicts), [word for word, wanted, taken in verdicts if wanted != taken]
    pairs = [line.split() for line in _lines(lists, f"{language}-pairs")]
    wrong = [" < ".join(pair) for pair in pairs if zipf(words, pair[0]) <= zipf(words, pair[1])]
    found["pairs"] = len(pairs), wrong
    return {name: verdicts for name, verdicts in found.items() if verdicts[0]}


def zipf(words: Lexicon, word: str) -> float:
    """The frequency of a word; none for what is missing."""
    entry = words.find(fold(word))
    return entry.zipf if entry is not None else -1.0


def _lines(lists: Path, name: str) -> list[str]:
    path = lists / f"{name}.txt"
    return path.read_text(encoding="utf-8").split("\n")[:-1] if path.exists() else []  # the second have no pairs


def main(arguments: list[str]) -> None:
    """One line a list: right, of how many; with -v, what is judged wrongly."""
    folder = next((argument for argument in arguments if not argument.startswith("-")), "words")
    for language in cache.LANGUAGES:
        for name, (size, wrong) in measure(language, YARDSTICKS / folder).items():
            print(f"{language} {name:<10} {size - len(wrong):>4} of {size:>4}  {1 - len(wrong) / size:7.2%}")
            if "-v" in arguments:
                print("   ", ", ".join(wrong))


if __name__ == "__main__":
    main(sys.argv[1:])
