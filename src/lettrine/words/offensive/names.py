"""Whether something that people typed has an offensive word in it: for their names, and for chat where a house says so.

Whole words count, of all languages at once, and those letters that the lists want nowhere (`*fuck*`): Scunthorpe is a
town, and Dick a name. The usual disguises are seen through: capitals, accents, digits and signs for letters, letters
of other alphabets that look alike, repeated letters, and spaces or dots between letters.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby

from lettrine.languages import CODES
from lettrine.words.fold import fold
from lettrine.words.offensive.lists import STAR, offensive_list

DISGUISES = {"A": "4@", "B": "8", "E": "3€", "G": "69", "I": "1!|", "L": "1|", "O": "0", "S": "5$", "T": "7+", "Z": "2"}
"""By letter, what people write for it."""
_SIGNS = "".join(sorted({sign for signs in DISGUISES.values() for sign in signs}))
_LOOKALIKES = str.maketrans("АВЕЅІКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABESIKMHOPCTYXABEZHIKMNOPTYX")
_TOKEN = re.compile(rf"[A-Z{re.escape(_SIGNS)}]+")
_SCATTERED = 2
"""Up to so many letters a part does not count as a word: "f u c k", "fu ck"."""


def has_offensive_word(text: str) -> bool:
    """Whether some part of a text is a listed word, or has letters that are listed anywhere."""
    whole, anywhere = _patterns()
    parts = (part for part in _parts(text) if not _is_innocent(part))
    return any(whole.fullmatch(part) or anywhere.search(part) for part in parts)


def _parts(text: str) -> Iterator[str]:
    """The words of a text: as they are, without signs around them, and joined where their letters stand apart."""
    tokens = _TOKEN.findall(fold(text).translate(_LOOKALIKES))
    joined = ["".join(run) for apart, run in groupby(tokens, lambda token: len(token) <= _SCATTERED) if apart]
    for token in (*tokens, *joined):
        for part in {token, token.lstrip(_SIGNS), token.rstrip(_SIGNS), token.strip(_SIGNS)}:
            if re.search("[A-Z]", part):  # a number is a number
                yield part


@cache
def _patterns() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What a whole part may not be, and what no part may contain."""
    entries = sorted({entry for language in CODES for entry in offensive_list(language).names})
    whole = [_pattern(entry) for entry in entries if not _is_fragment(entry)]
    fragments = [_pattern(entry.strip(STAR)) for entry in entries if _is_fragment(entry)]
    return re.compile(f"(?:{'|'.join(whole)})[SZ5$2]?"), re.compile("|".join(fragments))


def _is_innocent(part: str) -> bool:
    return any(part in offensive_list(language).innocent for language in CODES)


def _is_fragment(entry: str) -> bool:
    return entry.startswith(STAR) and entry.endswith(STAR)


def _pattern(entry: str) -> str:
    """An entry in any disguise. Repeats are seen through, but a double letter stays one: Niger is a country."""
    runs = ((letter, len(list(run))) for letter, run in groupby(entry))
    return "".join(".*" if letter == STAR else f"[{letter}{DISGUISES.get(letter, '')}]{{{n},}}" for letter, n in runs)
