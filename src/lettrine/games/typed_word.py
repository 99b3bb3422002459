"""A word as people type it, made into the letters that a game plays with; or what stands in the way."""

from lettrine.core.game import Refusal
from lettrine.words.fold import fold

SIGNS = {
    "-": "hyphen",
    "‐": "hyphen",
    "‑": "hyphen",
    "'": "apostrophe",
    "’": "apostrophe",
    "ʼ": "apostrophe",
}


def letters_of(text: str, keep: str = "") -> str | Refusal:
    """The word in A–Z and in the letters of `keep`, which do not lose their accents."""
    word = fold(text.strip(), keep)
    for sign, code in SIGNS.items():
        if sign in word:
            return Refusal(code, {"word": text})
    if not word:
        return Refusal("no_word")
    if not all(letter in keep or (letter.isascii() and letter.isalpha()) for letter in word):
        return Refusal("not_letters", {"word": text})
    return word
