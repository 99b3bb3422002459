"""French elision: `de` before Bodoni, `d’` before Alice. Fluent calls it as ELIDE("de", $name)."""

import re
from unicodedata import normalize

_ELIDES = re.compile("[aeiou]|y[^aeiou]|h[eiouy]")
"""How a name begins, in plain letters, before which a vowel falls. An h is mute before most names but those in Ha-:
d’Hélène, de Hans; a y before a vowel is a consonant: d’Yves, de Yannick."""
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


def elide(particle: str, name: str) -> str:
    """The particle (`de`, `que`) and the name, as French joins them."""
    plain = normalize("NFD", str(name).lower().translate(_LIGATURES))
    letters = "".join(letter for letter in plain if letter.isascii())
    return f"{particle[:-1]}’{name}" if _ELIDES.match(letters) else f"{particle} {name}"
