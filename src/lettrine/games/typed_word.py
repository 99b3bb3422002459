"""A word as people type it, made into the letters that a game plays with; or what stands in the way."""

import unicodedata

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
SCRIPTS = ("cyrillic", "greek")
"""Whose letters look like ours: whoever sees none of the wrong ones has to be told."""


def letters_of(text: str, keep: str = "") -> str | Refusal:
    """The word in A–Z and in the letters of `keep`, which do not lose their accents."""
    word = fold(text.strip(), keep)
    for sign, code in SIGNS.items():
        if sign in word:
            return Refusal(code, {"word": text})
    if not word:
        return Refusal("no_word")
    foreign = next((letter for letter in word if not (letter in keep or is_letter(letter))), None)
    return word if foreign is None else not_letters(text, foreign)


def is_letter(letter: str) -> bool:
    """Whether this is one of A–Z."""
    return letter.isascii() and letter.isalpha()


def not_letters(text: str, letter: str) -> Refusal:
    """The refusal of a text for one of its signs, by name, and with its script if it looks like one of ours."""
    script = unicodedata.name(letter, "").partition(" ")[0].lower()
    return Refusal("not_letters", {"word": text, "letter": letter, "script": script if script in SCRIPTS else "other"})
