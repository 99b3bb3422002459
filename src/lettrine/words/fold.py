"""Folding: a word as the letters A–Z that games play with.

Removes accents, expands ligatures (œ → OE, ß → SS), takes letters of another width or font for what they are, leaves
out what nobody sees (soft hyphens, zero-width signs) and converts to capitals. Other characters stay as they are, so
that a caller can reject hyphens, apostrophes and digits. Letters of other scripts stay outside A–Z. The page folds by
the same steps (web/src/games/common/fold.ts); tests/typed_words.json has the cases that both are tested by.
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
    return plain(text).translate(_table(keep))


def plain(text: str) -> str:
    """A text as it is read: letters in the ordinary width and font, accents on them, nothing that is not seen."""
    return text if text.isascii() else normalize("NFC", text.translate(_PLAIN))


class _Plain(dict[int, str | None]):
    """What each character is read as, computed on first use."""

    def __missing__(self, code: int) -> str | None:
        found = self[code] = _plain_letter(chr(code))
        return found


_PLAIN = _Plain()


def _plain_letter(letter: str) -> str | None:
    if letter.isalpha():
        return normalize("NFKC", letter)
    return None if category(letter) == "Cf" else letter  # Cf: soft hyphens, joiners, marks of direction


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
    bare = "".join(part for part in normalize("NFKD", letter) if category(part) != "Mn")
    return bare.upper().translate(_OPENED)
