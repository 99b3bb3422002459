"""Which English names are people's and which are places': lists of the best known, and typical endings.

The spelling dictionaries hold some forty thousand names without labels. Common first names and surnames, countries,
states and cities are listed in `names.toml`; British place-names and patronymics are recognised by their shape. The
rest are proper names of no particular kind.
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


def kind_of_name(name: str) -> int:
    """A person's name, a place's (or both), or a proper name of unknown kind."""
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
    """Whether a common word is marked as a name too."""
    return name in FIRST_NAMES or name in SURNAMES or name in PLACES or name in PROPER_TOO
