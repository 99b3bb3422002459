"""Measures suggestions: is the wanted word among the first three? Run: python bench/typos.py [FOLDER] [-v].

The lists are bench/typos/*/*.txt; its README says how they were written and what is counted. The time of a call is
set against rapidfuzz alone, going through every word of the lexicon in the same run.
"""

import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rapidfuzz import process
from rapidfuzz.distance import OSA

from lettrine.words import cache
from lettrine.words.flags import COMMON
from lettrine.words.fold import fold
from lettrine.words.lexicon import Lexicon

LISTS = Path(__file__).parent / "typos"
SHOWN = 3
EVERY = 20  # typos between two calls of the peer, which is slow


class Typo(NamedTuple):
    """What is typed, what was meant, and what kind of slip it is."""

    kind: str
    typed: str
    wanted: str


def typos(file: Path) -> Iterator[Typo]:
    """The pairs of a list."""
    kind = ""
    for line in file.read_text().splitlines():
        if line.startswith("#"):
            kind = line[1:].partition(":")[0].strip()
        elif line.strip():
            typed, wanted = line.split()
            yield Typo(kind, typed, wanted)


def is_word(words: Lexicon, typed: str) -> bool:
    """Whether what is typed is accepted as it is."""
    entry = words.find(fold(typed))
    return entry is not None and bool(entry.flags & COMMON)


def rank(words: Lexicon, typo: Typo) -> int | None:
    """The place of the wanted word among the suggestions, the first being 0."""
    folded = [fold(word) for word in words.suggest(typo.typed, limit=SHOWN)]
    return folded.index(fold(typo.wanted)) if fold(typo.wanted) in folded else None


def judge(words: Lexicon, typo: Typo, verbose: bool) -> str:
    """Whether a typo is mended: "first", "shown", "missed", or "a word" when there is nothing to mend."""
    if is_word(words, typo.typed):
        return "a word"
    place = rank(words, typo)
    if place is None and verbose:
        unknown = "" if fold(typo.wanted) in words else " (not in the lexicon)"
        print(f"    {typo.kind}: {typo.typed} → {typo.wanted}{unknown}, not {words.suggest(typo.typed, limit=SHOWN)}")
    return "missed" if place is None else "shown" if place else "first"


def _milliseconds(job: Callable[[], object]) -> float:
    before = time.process_time()
    job()
    return 1000 * (time.process_time() - before)


def speed(words: Lexicon, asked: list[str]) -> str:
    """The CPU time of a call, alone and against the peer."""
    each = [_milliseconds(partial(words.suggest, typed, SHOWN)) for typed in asked]
    every = [
        words.word(length, row) for length in range(1, words.longest + 1) for row in range(len(words.zipf(length)))
    ]
    peer = [
        _milliseconds(partial(process.extract, fold(typed), every, scorer=OSA.distance, limit=SHOWN))
        for typed in asked[::EVERY]
    ]
    middle, slow = statistics.median(each), sorted(each)[len(each) * 99 // 100]
    ratio = middle / statistics.median(peer)
    return f"{middle:.1f} ms a call, {slow:.1f} at the 99th of 100, {max(each):.1f} at worst; {ratio:.3f} of the peer"


def measure(language: str, folder: str, verbose: bool) -> None:
    """One language: by kind, then in all."""
    words = cache.lexicon(language)
    listed = list(typos(LISTS / folder / f"{language}.txt"))
    verdicts: dict[str, list[str]] = defaultdict(list)
    for typo in listed:
        verdicts[typo.kind].append(judge(words, typo, verbose))
    verdicts["all"] = [verdict for each in verdicts.values() for verdict in each]
    for kind, each in verdicts.items():
        asked = len(each) - each.count("a word")
        shown = each.count("first") + each.count("shown")
        print(
            f"{language} {kind:10} {asked:4} typos  {shown / asked:6.1%} in the first {SHOWN}  "
            f"{each.count('first') / asked:6.1%} first  ({each.count('a word')} are words)"
        )
    print(f"{language} {speed(words, [typo.typed for typo in listed])}\n", flush=True)


def main(arguments: list[str]) -> None:
    """Measure every language that has a list."""
    folder = next((each for each in arguments if not each.startswith("-")), "yardstick")
    for file in sorted((LISTS / folder).glob("*.txt")):
        measure(file.stem, folder, "-v" in arguments)


if __name__ == "__main__":
    main(sys.argv[1:])
