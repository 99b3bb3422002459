"""The words that a table brings itself: which ones it can use, and the dictionary that it plays with then.

Words to hide, and words to begin with, come from the list alone. What is built out of pieces may be from the list or
from the language's lexicon: the other words that can be made of the same pieces are in no list.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from lettrine.core import packs
from lettrine.core.game import Refusal
from lettrine.core.packs import Pack
from lettrine.games.typed_word import letters_of
from lettrine.words.fold import fold
from lettrine.words.lexicon import LONGEST, Lexicon
from lettrine.words.offensive.lists import offensive_list
from lettrine.words.own_words import own_words

R = TypeVar("R")


class Need(NamedTuple):
    """How many words of which lengths a table needs at least."""

    least: int
    shortest: int
    longest: int


def no_accents(language: str) -> str:
    """A game that plays with A to Z alone."""
    return ""


def any_letters(rules: Any, letters: str) -> bool:
    """A game in which every word of the right length can be hidden."""
    return True


def checker(
    needs: Callable[[R], tuple[Need, ...]],
    kept_accents: Callable[[str], str] = no_accents,
    usable: Callable[[R, str], bool] = any_letters,
) -> Callable[[R, str, Pack], Refusal | None]:
    """What checks packs for a game: whether all are words, and whether there are those that its rules need."""

    def check(rules: R, language: str, pack: Pack) -> Refusal | None:
        unusable = (refusal for at, word in enumerate(pack.words, 1) if (refusal := _unusable(at, word)) is not None)
        refusal = packs.check(pack, "words") or next(unusable, None)
        if refusal is not None:
            return refusal
        words = _words_to_choose(pack, language, kept_accents(language))
        return _missing(needs(rules), [len(word) for word in words if usable(rules, word)])

    return check


def _unusable(place: int, word: str) -> Refusal | None:
    letters = letters_of(word)
    if isinstance(letters, Refusal):
        return Refusal("pack_letters", {"line": place, "word": word[:40]})
    return packs.too_long(place, word, LONGEST) if len(letters) > LONGEST else None


def _words_to_choose(pack: Pack, language: str, keep: str) -> list[str]:
    """Each different word. Those that the house itself may not choose do not count."""
    offensive = offensive_list(language)
    letters = {letters_of(word, keep) for word in pack.words if not offensive.has(fold(word.strip()))}
    return [word for word in letters if isinstance(word, str)]


def _missing(needs: tuple[Need, ...], lengths: list[int]) -> Refusal | None:
    for need in needs:
        if sum(need.shortest <= length <= need.longest for length in lengths) < need.least:
            return Refusal("pack_too_few", need._asdict())
    return None


def unknown(words: Lexicon, detail: dict[str, str | int | list[str]]) -> Refusal:
    """The refusal of a word that is not in a table's dictionary."""
    return Refusal("not_in_pack", detail) if words.own else Refusal("unknown_word", detail)


def dictionary(words: Lexicon | None, language: str, pack: Pack | None) -> Lexicon | None:
    """The dictionary of a table of words, its own or the language's. None accepts every word."""
    if pack is None:
        return words
    return own_words(language, tuple(word.strip() for word in pack.words), words)
