"""What people write, without what is drawn as nothing, over other lines, or the other way round."""

import unicodedata

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159")
"""Letters, marks and symbols that are drawn as nothing, or stand for something that is not there."""
SELECTORS = ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
"""Variation selectors: also drawn as nothing, but for the two of emoji in their place."""
DIRECTIONS = dict.fromkeys(map(ord, "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))
"""Controls that change the direction of what follows them, to be deleted by `str.translate`."""
CONTROLS = {**dict.fromkeys([*range(0x20), *range(0x7F, 0xA0)]), ord("\t"): " ", ord("\n"): "\n"}
"""Other controls, likewise; lines stay lines."""
MOST_STACKED = 3
"""How many marks may be drawn above or below one letter: in Hebrew there are a dot, a dagesh and a vowel."""
MOST_MARKS = 4
"""How many there are in all: signs of Burmese and Tibetan count as marks too."""


def plain_text(text: str) -> str:
    """A text to be shown among those of others: without controls, and without piles of marks on a letter."""
    return without_piles(without_directions(text).translate(CONTROLS))


def without_directions(text: str) -> str:
    """A text without controls of direction: they would turn around what others have written beside it."""
    return text.translate(DIRECTIONS)


def without_piles(text: str) -> str:
    """A text without the marks that are too many on their letter: they would cover the lines above and below."""
    kept, marks, stacked = [], 0, 0
    for letter in text:
        if is_mark(letter):
            marks, stacked = marks + 1, stacked + _is_stacked(letter)
            if marks > MOST_MARKS or stacked > MOST_STACKED:
                continue
        else:
            marks = stacked = 0
        kept.append(letter)
    return "".join(kept)


def is_mark(letter: str) -> bool:
    """Whether this is drawn on the letter before it, and takes no room of its own."""
    return unicodedata.category(letter) in ("Mn", "Me")


def _is_stacked(letter: str) -> bool:
    return unicodedata.combining(letter) != 0 or unicodedata.category(letter) == "Me"


def can_be_read(text: str) -> bool:
    """Whether there is anything to see in a text."""
    return any(unicodedata.category(letter)[0] not in "CMZ" and not is_blank(letter) for letter in text)


def is_blank(letter: str) -> bool:
    """Whether a letter, a mark or a symbol is drawn as nothing."""
    return letter in BLANK or any(first <= ord(letter) <= last for first, last in SELECTORS)
