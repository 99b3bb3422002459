"""Which languages there are, and what sets each apart in the code: one row each in languages.json.

The page reads the same file. What is written in a language lies with its subject: texts, word lists, cards.
docs/adding-a-language.md goes through all of it.
"""

from importlib.resources import files

import msgspec


class Language(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One language, by a code of two letters (ISO 639-1)."""

    keys: tuple[str, str, str]
    """A to Z in the rows of its keyboard."""
    letters: str = ""
    """Letters of their own, which games of pieces keep: in German SCHON and SCHÖN are two words."""
    own_keys: tuple[str, str, str] = ("", "", "")
    """These letters where its keyboard has them, at the end of each row."""
    decimal: str = "."
    """What stands before the decimals of a number."""
    elides: bool = False
    """Whether words of one or two letters lose their vowel and are written together with the next: l’arbre."""
    dates: str | None = None
    """The locale that the page writes days by, where the code alone would say another one."""


LANGUAGES: dict[str, Language] = msgspec.json.decode(
    (files(__package__) / "languages.json").read_bytes(), type=dict[str, Language]
)
"""By code. The first is read by those whose own language is not among them."""
CODES = tuple(LANGUAGES)
FALLBACK = CODES[0]


def letters_kept(code: str) -> str:
    """The letters of its own that a language has; none where it has no row, as a table's language in an old record."""
    row = LANGUAGES.get(code)
    return row.letters if row else ""
