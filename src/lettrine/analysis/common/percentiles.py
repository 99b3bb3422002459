"""The place of a word among common ones: a sample of them, evenly taken, stands for all."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

COMMON = 3.0
"""The zipf frequency from which a word is common."""


def evenly(rows: npt.NDArray[np.intp], most: int) -> npt.NDArray[np.intp]:
    """So many of these, evenly taken, or all of them if they are fewer."""
    return rows[np.linspace(0, len(rows) - 1, min(most, len(rows))).round().astype(np.intp)]


def percentile(mine: float, others: Sequence[tuple[float, float]]) -> float:
    """How many of a hundred are easier than this. Each of the others comes with how many it stands for."""
    easier = sum(share * ((one < mine - 1e-9) + 0.5 * (abs(one - mine) <= 1e-9)) for one, share in others)
    return min(100.0, 100 * easier / max(sum(share for _, share in others), 1e-9))
