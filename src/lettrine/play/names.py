"""Names that people give themselves: they can be seen, and nobody can pass for somebody else at the table."""

import unicodedata

from lettrine.play.lookalikes import LOOK_ALIKES

JOINER = "\u200d"
"""Joins several emoji into one, and letters of some scripts; it is visible in what it joins."""
VARIANTS = "\ufe0e\ufe0f"
"""Choose how the character before them is drawn."""
VIRAMA = 9
"""The combining class of the sign after which a joiner shapes letters, as in Sinhala."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
"""Letters, marks and symbols that are drawn as nothing."""
SELECTORS = ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
"""Variation selectors: also drawn as nothing, but for the two of emoji in their place."""
DIRECTIONS = dict.fromkeys(map(ord, "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"))
"""Controls that change the direction of what follows them, to be deleted by `str.translate`."""
SAME_SHAPE = str.maketrans("i1|0", "lllo")
PAIRS = (("rn", "m"), ("vv", "w"))
"""Two letters that look like one."""


def without_directions(text: str) -> str:
    """A text without controls of direction: they would turn around what others have written beside it."""
    return text.translate(DIRECTIONS)


def is_visible(name: str) -> bool:
    """Whether all of a name can be seen: nothing that is drawn as nothing, and no mark without a letter under it."""
    around = f" {name} "
    return not name.isspace() and all(_is_drawn(*each) for each in zip(around, around[1:], around[2:], strict=False))


def _is_drawn(before: str, letter: str, after: str) -> bool:
    if letter == JOINER:
        return unicodedata.combining(before) == VIRAMA or (_is_symbol(before) and _is_symbol(after))
    if letter in VARIANTS:
        return _is_symbol(before) and before not in VARIANTS
    category = unicodedata.category(letter)
    if category.startswith("M") and before.isspace():
        return False
    return not category.startswith("C") and letter not in BLANK and not _is_selector(letter)


def _is_symbol(letter: str) -> bool:
    """Whether this may be part of an emoji."""
    return letter in VARIANTS or letter in "#*0123456789" or unicodedata.category(letter) in ("So", "Sk", "Sm")


def _is_selector(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in SELECTORS)


def look_alike(one: str, other: str) -> bool:
    """Whether two names are the same, or could be taken for the same."""
    return _canonical(one) == _canonical(other) or _skeleton(one) == _skeleton(other)


def _canonical(name: str) -> str:
    """A name without what nobody sees or minds: joiners, width, fonts, case, spaces."""
    plain = "".join(letter for letter in name if letter != JOINER and letter not in VARIANTS)
    return " ".join(unicodedata.normalize("NFKC", plain).casefold().split())


def _skeleton(name: str) -> str:
    """What a name looks like. Capitals first: a Cyrillic one may look like ours where its small letter does not."""
    latin = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name)).translate(LOOK_ALIKES)
    shape = _canonical(latin).translate(LOOK_ALIKES).translate(SAME_SHAPE)
    for pair, letter in PAIRS:
        shape = shape.replace(pair, letter)
    return unicodedata.normalize("NFC", shape).replace(" ", "")
