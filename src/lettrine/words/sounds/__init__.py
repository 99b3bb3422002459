"""How words sound: a key that is the same, or nearly so, for spellings that are heard alike (PHOTO, FOTO).

A language has a table of its own here, <language>.toml. `rules` are rewritings of folded words, each applied to the
whole word in turn: "EAU>o". ^ and $ are the beginning and the end of a word. What is written in small letters is a
sound, which no later rule touches; a pattern with [ is a regular expression, which is slower. Capitals that are left
are sounds at the end, and doubled ones count once. `vowels` are the sounds that people mistake for one another first.
A language without a table is heard letter by letter.

Many words are rewritten at once, in one string: word by word takes some fifty times longer.
"""

import re
import tomllib
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib.resources import files

import msgspec

_ALPHABET = "abcdefghijklmnopqrstuvwxyz"


class Sounds(msgspec.Struct, frozen=True, kw_only=True):
    """The sounds of a language."""

    rules: tuple[str, ...] = ()
    vowels: str = "aeiou"

    def keys(self, words: Sequence[str]) -> list[str]:
        """The sounds of folded words."""
        text = f"^{'$^'.join(words)}$"
        for rewrite in map(_rewriting, self.rules):
            text = rewrite(text)
        text = text.lower()
        for letter in _ALPHABET:
            while letter * 2 in text:
                text = text.replace(letter * 2, letter)
        return text[1:-1].split("$^")

    def consonants(self, keys: Sequence[str]) -> list[str]:
        """The same keys without their vowels."""
        return "\n".join(keys).translate(str.maketrans("", "", self.vowels)).split("\n")


@cache
def sounds(language: str) -> Sounds:
    """The table of a language."""
    file = files(__name__) / f"{language}.toml"
    return msgspec.convert(tomllib.loads(file.read_text()), Sounds) if file.is_file() else Sounds()


@cache
def _rewriting(rule: str) -> Callable[[str], str]:
    """A rule as a function; the marks of a word's beginning and end stay where they are."""
    pattern, _, sound = rule.partition(">")
    sound = "^" * pattern.startswith("^") + sound + "$" * pattern.endswith("$")
    if "[" in pattern:
        return partial(re.compile(pattern.replace("$", r"\$")).sub, sound)
    return lambda text: text.replace(pattern, sound)
