"""Sonde encoded in integers for the compiled simulator: secrets, cards, phases and moves.

Letters are 0 to 25, the blank is 26. A set of spaces is an integer, bit 0 for space 1; so is a set of seats. A tray is
known by its number: seat by seat, and with two trays each left before right.
"""

import re
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from lettrine.games.sonde.edition import Edition

Integers = NDArray[np.int64]
Secrets = NDArray[np.int8]
"""Games × trays × spaces: what lies on each space, NOTHING past the last used one (S4)."""

SYMBOLS, BLANK, NOTHING = 27, 26, -1
DRAWING, ASKING, EXPOSING, YIELDING, UNVEILING, BETWEEN, OVER = range(7)
"""Phases."""
DRAW, ASK, EXPOSE, INTERRUPT = range(4)
"""Moves: a card; a seat and a symbol; a tray and a space; a tray, and whether it is named rightly."""
NORMAL, ADDITIONAL, LEFT, RIGHT, OWN_BLANK = range(5)
TIMES, POINTS = 100, 10_000
"""Cards: TIMES + 3 multiplies by three, POINTS - 10 deducts ten."""
_CARDS = {"normal": NORMAL, "additional": ADDITIONAL, "left": LEFT, "right": RIGHT, "blank": OWN_BLANK}
_SECRET = re.compile(r"\.*[A-Z]+\.*\Z")


def trays_per_seat(rules: Edition, seats: int) -> int:
    """S36: how many trays a seat has."""
    return rules.trays_for_two if seats == 2 else 1


def encode_card(card: str) -> int:
    """A card's number."""
    if card[0] == "x":
        return TIMES + int(card[1:])
    return POINTS + int(card) if card[0] in "+-" else _CARDS[card]


def encode(secrets: Sequence[str], spaces: int) -> NDArray[np.int8]:
    """Secrets as they lie on the tray (`..HOUSE.`), a row for each; draw from the rows to make `Secrets`."""
    misfit = next((each for each in secrets if not _SECRET.match(each) or len(each) > spaces), None)
    if misfit is not None:
        raise ValueError(f"no secret for {spaces} spaces: {misfit!r}")
    rows = np.full((len(secrets), spaces), NOTHING, np.int8)
    for row, secret in zip(rows, secrets, strict=True):
        row[: len(secret)] = [BLANK if cell == "." else ord(cell) - ord("A") for cell in secret]
    return rows


def decode(row: NDArray[np.int8]) -> str:
    """A secret as text again."""
    return "".join("." if cell == BLANK else chr(ord("A") + cell) for cell in row.tolist() if cell != NOTHING)
