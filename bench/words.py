"""Measures the lexicons: how many words, how long to build, open and ask. Run: python bench/words.py [language …]."""

import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import msgspec
import numpy as np

from lettrine.words import cache
from lettrine.words.flags import COMMON, Flag
from lettrine.words.lexicon import Lexicon

NARROW = Flag.NOUN | Flag.ADJECTIVE | Flag.INFINITIVE | Flag.ADVERB
PATTERNS = (("T..S", ""), ("..E..", "AIR"), ("C...E....", "SNT"), ("........", "ESAI"))
MISSPELT = ("ortografe", "strenght", "Rytmus", "tresorrier", "accomodation")
RUNS = 15

Asked = TypeVar("Asked")


def build(language: str) -> dict[str, float]:
    """Build in this process; its memory is the measure, so it must be a fresh one."""
    before = time.process_time()
    cache.lexicon(language)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {"build CPU s": time.process_time() - before, "peak memory MB": peak}


def load(language: str) -> dict[str, float]:
    """Open, for the first time in this process."""
    return {"load, fresh ms": _milliseconds(lambda: cache.lexicon(language))}


def _milliseconds(job: Callable[[], object]) -> float:
    before = time.perf_counter()
    job()
    return 1000 * (time.perf_counter() - before)


def child(job: str, language: str) -> dict[str, float]:
    """Do a job in a process of its own."""
    done = subprocess.run([sys.executable, __file__, job, language], check=True, capture_output=True)
    return msgspec.json.decode(done.stdout, type=dict[str, float])


def counts(words: Lexicon) -> dict[str, float]:
    """How many words there are to play with."""
    return {
        "valid words 4–12": sum(_having(words, length, COMMON) for length in range(4, 13)),
        "valid words of 5": _having(words, 5, COMMON),
        "noun, adj., inf., adv. 4–12": sum(_having(words, length, NARROW) for length in range(4, 13)),
        "rows": words.size,
    }


def _having(words: Lexicon, length: int, bits: Flag) -> int:
    return int(np.count_nonzero(words.flags(length) & np.uint32(bits)))


def queries(words: Lexicon) -> dict[str, float]:
    """How long an answer takes, in the middle of the range."""
    chance = random.Random(1967)
    hits = [_word(words, chance) for _ in range(10_000)]
    misses = [word[::-1] + "Q" for word in hits]
    return {
        "look-up, hit µs": 1000 * _median(words.find, hits),
        "look-up, miss µs": 1000 * _median(words.find, misses),
        "in, hit µs": 1000 * _median(words.__contains__, hits),
        "pattern ms": _median(lambda pattern: words.matching(*pattern), PATTERNS * RUNS),
        "suggest ms": _median(words.suggest, MISSPELT * RUNS),
    }


def _word(words: Lexicon, chance: random.Random) -> str:
    length = chance.randint(4, 12)
    return words.word(length, chance.randrange(len(words.letters(length))))


def _median(ask: Callable[[Asked], object], asked: Sequence[Asked]) -> float:
    return statistics.median(_milliseconds(partial(ask, each)) for each in asked)


def reopened(language: str) -> float:
    """How long it takes to open again what the system has in memory."""
    path = cache.compiled(language)
    return statistics.median(_milliseconds(lambda: Lexicon.open(path)) for _ in range(RUNS))


def measure(language: str) -> dict[str, float]:
    """All figures of one language, from a build of its own."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["LETTRINE_CACHE"] = folder
        figures = child("build", language)
        figures["file MB"] = cache.compiled(language).stat().st_size / 1e6
        fresh = [child("load", language)["load, fresh ms"] for _ in range(RUNS)]
        figures |= {"load, fresh ms": statistics.median(fresh), "load, warm ms": reopened(language)}
        words = cache.lexicon(language)
        return counts(words) | figures | queries(words)


def table(columns: dict[str, dict[str, float]]) -> str:
    """Figures side by side, a language a column."""
    names = list(next(iter(columns.values())))
    lines = ["".join([" " * 30, *(f"{language:>12}" for language in columns)])]
    for name in names:
        cells = (figures[name] for figures in columns.values())
        shown = (f"{cell:>12,.0f}" if cell >= 1000 or cell == int(cell) else f"{cell:>12.2f}" for cell in cells)
        lines.append("".join([f"{name:<30}", *shown]))
    return "\n".join(lines)


JOBS = {"build": build, "load": load}


def main(arguments: list[str]) -> None:
    """Do a child's job, or measure the languages given; all by default."""
    if arguments and arguments[0] in JOBS:
        print(msgspec.json.encode(JOBS[arguments[0]](arguments[1])).decode())
    else:
        print(table({language: measure(language) for language in arguments or cache.LANGUAGES}))


if __name__ == "__main__":
    main(sys.argv[1:])
