"""Which English names are people's and which are places': lists of the best known, and telling endings.

The spelling dictionaries hold some forty thousand names and say nothing more of them. Common first names and
surnames, countries, states and cities are written out here; British place-names and patronymics are known by
their shape. Whatever is left is a proper name of no said kind.
"""

import re

from lettrine.words.build import bits
from lettrine.words.build.en.word_lists import FIRST_NAMES, PLACES, PROPER_TOO, SURNAMES

_PLACE_SHAPE = re.compile(
    "(?:Llan|Inver|Aber|Ynys|Ystrad|Auch|Ballin|Bally|Drum).{3,}"
    "|.{3,}(?:shire|ton|ham|ville|burgh|borough|bury|thorpe|mouth|chester|cester|hampton|minster|stead|hurst|combe"
    "|worthy|wick|field|ford|bridge|istan|avia|grad|stock|stow|hithe|sett|beck|dale|marsh|moor|water|wold|holme)"
)
_PERSON_SHAPE = re.compile("Ma?c[A-Z].*|.{3,}(?:sson|[a-z]son|sen|wicz|[eo]vich|enko|stein)|Fitz.+")


def name_of(name: str) -> int:
    """Whose name it is: a person's, a place's (or both), or neither as far as one can tell."""
    kind = 0
    if name in FIRST_NAMES or name in SURNAMES:
        kind |= bits.PERSON
    if name in PLACES:
        kind |= bits.PLACE
    if not kind and _PLACE_SHAPE.fullmatch(name):
        kind = bits.PLACE
    elif not kind and _PERSON_SHAPE.fullmatch(name):
        kind = bits.PERSON
    return kind or bits.PROPER


def is_name_too(name: str) -> bool:
    """Whether a word that also is a common one is worth calling a name."""
    return name in FIRST_NAMES or name in SURNAMES or name in PLACES or name in PROPER_TOO
