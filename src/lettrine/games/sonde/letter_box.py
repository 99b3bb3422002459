"""The letter cards of the box. With `letters: box` a player has one set of them, for all trays together."""

from collections import Counter
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

BLANK = "."
BOX = {
    **dict.fromkeys("AS" + BLANK, 5),
    **dict.fromkeys("CDEFGIKLMNORTU", 4),
    **dict.fromkeys("BHPWY", 3),
    **dict.fromkeys("JQVXZ", 2),
}
"""How many cards of each letter, and how many blanks: 96 in all."""
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Shortage(NamedTuple):
    """A letter or a blank of which more are needed than there are cards left."""

    symbol: str
    left: int


def cards_left(laid: str = "") -> dict[str, int]:
    """How many cards of each symbol a player has left once these lie on a tray."""
    used = Counter(laid)
    return {symbol: cards - used[symbol] for symbol, cards in BOX.items()}


def shortage(cells: str, laid: str = "") -> Shortage | None:
    """What is missing to lay these letters and blanks beside those that lie already; None if nothing is."""
    left = cards_left(laid)
    short = next((symbol for symbol, needed in Counter(cells).items() if needed > left[symbol]), None)
    return None if short is None else Shortage(short, left[short])


def can_be_laid(letters: npt.NDArray[np.uint8], laid: str = "") -> npt.NDArray[np.bool_]:
    """Of words of one length, a row each with letters from 0 to 25, which can be laid beside what lies already."""
    left = cards_left(laid)
    enough = np.ones(len(letters), bool)
    for number, letter in enumerate(ALPHABET):
        if left[letter] < letters.shape[1]:
            enough &= (letters == number).sum(axis=1) <= left[letter]
    return enough


def nearest_left(letter: str, laid: str) -> str:
    """The letter itself, or the next of the alphabet, from Z on to A, of which there is a card left."""
    left, start = cards_left(laid), ALPHABET.index(letter)
    return next(each for each in ALPHABET[start:] + ALPHABET[:start] if left[each])
