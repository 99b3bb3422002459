"""Names that people give themselves: they can be seen, and nobody can pass for somebody else at the table."""

import unicodedata

from lettrine.play.lookalikes import LOOK_ALIKES
from lettrine.play.plain_text import is_blank, is_mark, without_piles

JOINER = "\u200d"
"""Joins several emoji into one, and letters of some scripts; it is visible in what it joins."""
VARIANTS = "\ufe0e\ufe0f"
"""Choose how the character before them is drawn."""
VIRAMA = 9
"""The combining class of the sign after which a joiner shapes letters, as in Sinhala."""
ALPHABETS = ("LATIN", "GREEK", "CYRILLIC")
"""In which marks that make no letter of their own are decoration."""
BELOW = 220
"""The combining class of marks below a letter: a line or a dot there is easily not seen."""
SAME_SHAPE = str.maketrans("i1|0", "lllo")
PAIRS = (("rn", "m"), ("vv", "w"))
"""Two letters that look like one."""


def is_visible(name: str) -> bool:
    """Whether all of a name can be seen: nothing that is drawn as nothing, and no mark without a letter under it."""
    around, marked = f" {name} ", unicodedata.normalize("NFD", name)
    if name.isspace() or without_piles(marked) != marked:
        return False
    return all(_is_drawn(*each) for each in zip(around, around[1:], around[2:], strict=False))


def _is_drawn(before: str, letter: str, after: str) -> bool:
    if letter == JOINER:
        return unicodedata.combining(before) == VIRAMA or (_is_symbol(before) and _is_symbol(after))
    if letter in VARIANTS:
        return _is_symbol(before) and before not in VARIANTS
    category = unicodedata.category(letter)
    if category.startswith("M") and before.isspace():
        return False
    return category[0] != "C" and category not in ("Zl", "Zp") and not is_blank(letter)


def _is_symbol(letter: str) -> bool:
    """Whether this may be part of an emoji."""
    return letter in VARIANTS or letter in "#*0123456789" or unicodedata.category(letter) in ("So", "Sk", "Sm")


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
    shape = _canonical(_without_decoration(latin)).translate(LOOK_ALIKES).translate(SAME_SHAPE)
    for pair, letter in PAIRS:
        shape = shape.replace(pair, letter)
    return unicodedata.normalize("NFC", shape).replace(" ", "")


def _without_decoration(name: str) -> str:
    """A decomposed name without the marks that make no other letter of those under them, or are hardly seen."""
    kept = ""
    base = 0
    for letter in name:
        if not is_mark(letter):
            base = len(kept)
        elif _is_decoration(kept[base:], letter):
            continue
        kept += letter
    return kept


def _is_decoration(letter: str, mark: str) -> bool:
    if not unicodedata.name(letter[:1], "").startswith(ALPHABETS):
        return False
    return unicodedata.combining(mark) == BELOW or len(unicodedata.normalize("NFC", letter + mark)) > 1
