"""Folding: a word as the letters A–Z that games play with.

Removes accents, expands ligatures (œ → OE, ß → SS) and converts to capitals. Other characters stay as they are, so
that a caller can reject hyphens, apostrophes and digits. Letters of other scripts stay outside A–Z.
"""

from functools import cache
from unicodedata import category, normalize

# Latin letters that Unicode does not decompose.
_OPENED = str.maketrans(
    {"Œ": "OE", "Æ": "AE", "ẞ": "SS", "Ø": "O", "Đ": "D", "Ð": "D", "Ł": "L", "Þ": "TH", "Ħ": "H", "Ŋ": "N"}
)


def fold(text: str, keep: str = "") -> str:
    """The letters of a text in A–Z; letters in `keep` (such as "ÄÖÜ") keep their accents."""
    if text.isascii():
        return text.upper()
    return normalize("NFC", text).translate(_table(keep))


class _Table(dict[int, str | None]):
    """What each character folds to, computed on first use."""

    def __init__(self, keep: str) -> None:
        self._keep = keep

    def __missing__(self, code: int) -> str | None:
        found = self[code] = _fold_letter(chr(code), self._keep)
        return found


@cache
def _table(keep: str) -> _Table:
    return _Table(keep)


def _fold_letter(letter: str, keep: str) -> str | None:
    if letter.upper() in keep:
        return letter.upper()
    if not letter.isalpha():
        return None if category(letter) == "Mn" else letter  # Mn: an accent without a letter of its own
    plain = "".join(part for part in normalize("NFKD", letter) if category(part) != "Mn")
    return plain.upper().translate(_OPENED)
