"""The percentile of a word among common ones, by a sample."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

COMMON = 3.0
"""The zipf frequency from which a word is common."""


def evenly_spaced(rows: npt.NDArray[np.intp], count: int) -> npt.NDArray[np.intp]:
    """So many of these, evenly spaced, or all of them if there are fewer."""
    return rows[np.linspace(0, len(rows) - 1, min(count, len(rows))).round().astype(np.intp)]


def percentile(mine: float, others: Sequence[tuple[float, float]]) -> float:
    """The percentage that is easier than this. Each of the others comes with how many it stands for."""
    easier = sum(share * ((one < mine - 1e-9) + 0.5 * (abs(one - mine) <= 1e-9)) for one, share in others)
    return min(100.0, 100 * easier / max(sum(share for _, share in others), 1e-9))
