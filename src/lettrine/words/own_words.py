"""A table's own words as a lexicon: the same columns, in memory, so that rules, bots and analyses need not know.

Every word counts as well known and as whatever part of speech is asked for: who brings a list wants its words played.
That a word is offensive is still known, since the house itself chooses none such.
"""

from functools import lru_cache

from lettrine.words.columns import Row, encode, sort_key
from lettrine.words.flags import Flag
from lettrine.words.fold import fold, plain
from lettrine.words.lexicon import Lexicon
from lettrine.words.offensive.lists import offensive_list

WELL_KNOWN = 4.5
"""The zipf frequency of every word: one that all bots know, and hide."""
ADMITTED = Flag.NOUN | Flag.ADJECTIVE | Flag.INFINITIVE | Flag.ADVERB | Flag.HEADWORD
MOST_KEPT = 32
"""How many tables' words a process keeps at hand."""


@lru_cache(maxsize=MOST_KEPT)
def own_words(language: str, forms: tuple[str, ...], beyond: Lexicon | None) -> Lexicon:
    """The lexicon of these words, with the language's behind it. Each has letters alone, at most `LONGEST`."""
    spellings: dict[str, list[str]] = {}
    for form in dict.fromkeys(map(_written, forms)):
        spellings.setdefault(fold(form), []).append(form)
    rows = [_row(language, folded, spellings[folded]) for folded in sorted(spellings, key=sort_key)]
    words = Lexicon.of_bytes(encode(language, rows, []))
    words.own, words.beyond = True, beyond
    return words


def _written(word: str) -> str:
    """A word as it is shown, in letters of two bytes at most: accents.py, which finds spellings, reads no others."""
    return "".join(sign if sign.isalpha() and sign <= "߿" else fold(sign) for sign in plain(word))


def _row(language: str, folded: str, forms: list[str]) -> Row:
    flags = ADMITTED | Flag.OFFENSIVE if offensive_list(language).has(folded) else ADMITTED
    return Row(folded, int(flags), WELL_KNOWN, "|".join(forms))
