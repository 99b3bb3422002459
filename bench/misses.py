"""Measures askers: mean misses to expose a tray, exact over all common words, without sampling.

Run: python bench/misses.py [LANGUAGE ...]. Common words are those of zipf 3 and more, with 5 to 12 letters, each as
likely as any other; a hit opens one of the matching spaces at random (S12). With blanks (S4, S5), every way of
padding a word is as likely as any other way of padding that word. All askers know just that, but the random one. The
figures of every number of spaces are kept in bench/rounds/misses.json.
"""

import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np

from lettrine.bots.sonde.fewest_misses import FREQUENCY, TUNED, Cells, SearchConfig, Weights, expected_misses
from lettrine.words import cache as files
from lettrine.words.flags import COMMON

LANGUAGES = ("en", "fr")
KEPT = Path(__file__).parent / "rounds" / "misses.json"
WELL_KNOWN = 3.0
LENGTHS, SPACES, BLANKS, BLANK = range(5, 13), 12, 5, 26
TARGETS = {("en", False): 2.36, ("fr", False): 2.05, ("en", True): 2.80, ("fr", True): 2.47}
SEARCHES = {False: SearchConfig((3, 3, 4, 5), 0.2), True: SearchConfig((1, 2, 2, 3), 0.2)}
"""How widely is searched: the trays with blanks have ten times as many candidates."""

Tray = tuple[Cells, Weights]
Asker = Callable[[Cells, Weights], float]


def common(language: str, length: int) -> Cells:
    """The common words of a length, as rows of numbered letters."""
    words = files.lexicon(language)
    known = (words.zipf(length) >= WELL_KNOWN) & (words.flags(length) & int(COMMON) != 0)
    return np.ascontiguousarray(words.letters(length)[known])


def ways(length: int) -> list[tuple[int, int]]:
    """S4, S5: how a word may be padded: the blanks before it and after it."""
    most = min(BLANKS, SPACES - length)
    return [(before, total - before) for total in range(most + 1) for before in range(total + 1)]


def tray(language: str, spaces: int, blanks: bool) -> Tray:
    """Everything that may lie on so many spaces, with how likely it is."""
    cells, weights = [], []
    for length in LENGTHS:
        padded = ways(length) if blanks else [(0, 0)]
        for before, after in padded:
            if before + length + after == spaces:
                words = common(language, length)
                cells.append(np.pad(words, ((0, 0), (before, after)), constant_values=BLANK))
                weights.append(np.full(len(words), 1 / len(padded)))
    return np.vstack(cells), np.concatenate(weights)


@cache
def random_misses(dead: int, counts: tuple[int, ...]) -> float:
    """The misses of asking for random symbols that have not missed yet: so many are absent, others so often there."""
    if not counts:
        return 0.0
    expected = dead * (1 + random_misses(dead - 1, counts)) if dead else 0.0
    for at, count in enumerate(counts):
        rest = counts[:at] + counts[at + 1 :]
        expected += (
            random_misses(dead, tuple(sorted((*rest, count - 1)))) if count > 1 else random_misses(dead + 1, rest)
        )
    return expected / (dead + len(counts))


def random_asker(cells: Cells, weights: Weights, symbols: int) -> float:
    """The random asker: only how often each symbol occurs matters."""
    shapes = [tuple(sorted(Counter(row.tolist()).values())) for row in cells]
    each = [random_misses(symbols - len(shape), shape) for shape in shapes]
    return float(np.average(each, weights=weights))


def askers(trays: list[Tray], blanks: bool) -> Iterator[tuple[str, Asker]]:
    """The askers that are measured, weakest first."""
    often = sum(np.bincount(cells.ravel(), np.repeat(share, cells.shape[1]), BLANK + 1) for cells, share in trays)
    order = tuple(int(symbol) for symbol in np.argsort(-np.asarray(often)))
    yield "random", partial(random_asker, symbols=BLANK + blanks)
    yield (
        "fixed order, of the symbols still possible",
        partial(expected_misses, config=SearchConfig((1, 1, 1, 1), order=order)),
    )
    yield "candidate frequency", partial(expected_misses, config=FREQUENCY)
    yield "chance of a hit + 0.2 bits", partial(expected_misses, config=TUNED)
    yield "tuned for misses, by search", partial(expected_misses, config=SEARCHES[blanks])


def measure(language: str, blanks: bool) -> dict[str, Any]:
    """One table of askers; by asker and number of spaces, the misses."""
    trays = [tray(language, spaces, blanks) for spaces in LENGTHS]
    totals = [float(weights.sum()) for _, weights in trays]
    sizes = sum(len(cells) for cells, _ in trays)
    print(f"{language}, {'with' if blanks else 'no'} blanks: {sum(totals):.0f} words, {sizes} candidates", flush=True)
    rounds: dict[str, list[float]] = {}
    for name, asker in askers(trays, blanks):
        before, each = time.process_time(), rounds.setdefault(name, [])
        for cells, weights in trays:
            each.append(asker(cells, weights))
            print(f"    {cells.shape[1]} spaces …", end="\r", file=sys.stderr, flush=True)
        mean, took = np.average(each, weights=totals), time.process_time() - before
        print(f"    {name:44} {mean:7.4f} misses   {took:6.1f} s", flush=True)
    if (target := TARGETS.get((language, blanks))) is not None:
        print(f"    target {target}: {'met' if mean <= target else f'missed by {mean - target:.4f}'}", flush=True)
    return {"language": language, "blanks": blanks, "words": totals, "misses": rounds}


if __name__ == "__main__":
    done = [measure(chosen, padded) for chosen in sys.argv[1:] or LANGUAGES for padded in (False, True)]
    KEPT.write_text(json.dumps({"spaces": list(LENGTHS), "tables": done}, indent=1) + "\n")
