"""Which words may be hidden (S6, S7), and what the lexicon says of an exposed one (S32)."""

import numpy as np
import numpy.typing as npt

from lettrine.core.game import Context, Refusal
from lettrine.games.sonde.edition import Edition, WordClass
from lettrine.words.compounds import joined
from lettrine.words.flags import COMMON, NAMES, Flag, is_presentable
from lettrine.words.fold import fold
from lettrine.words.lexicon import Entry, Lexicon

_CLASSES: dict[WordClass, Flag] = {
    "noun": Flag.NOUN,
    "adjective": Flag.ADJECTIVE,
    "infinitive": Flag.INFINITIVE,
    "adverb": Flag.ADVERB,
    "any": COMMON,
}
_WELL_KNOWN = 3.5
"""The zipf frequency from which a word drawn by lot will be known to everyone at the table."""


def classes(rules: Edition) -> Flag:
    """The parts of speech these rules admit, as the lexicon's flags."""
    admitted = Flag(0)
    for name in rules.words:
        admitted |= _CLASSES[name]
    return admitted


def judge(rules: Edition, words: Lexicon | None, word: str) -> Refusal | None:
    """What the lexicon has against this word under these rules; nothing if it may be hidden."""
    if words is None:
        return None
    entry = words.find(word)
    if entry is None and classes(rules) & Flag.NOUN and joined(words, word) is not None:
        return None
    if entry is None:
        near = words.suggest(word, any_of=classes(rules))
        fitting = [each for each in near if len(fold(each)) <= rules.spaces]
        return Refusal("unknown_word", {"word": word, "suggestions": fitting})
    return _judge_entry(rules, entry)


def judge_manners(rules: Edition, words: Lexicon | None, word: str) -> Refusal | None:
    """S6: what a table that refuses offensive words has against this one, however it treats spelling (S7)."""
    refused = not rules.offensive and words is not None and words.is_offensive(word)
    return Refusal("offensive_word", {"word": word}) if refused else None


def _judge_entry(rules: Edition, entry: Entry) -> Refusal | None:
    if entry.flags & classes(rules):
        return None
    if entry.flags & COMMON:
        return Refusal("word_not_allowed", {"word": entry.display, "kinds": list(rules.words)})
    if entry.flags & NAMES:
        return Refusal("proper_name", {"word": entry.display})
    return Refusal("abbreviation", {"word": entry.display})


def word_by_lot(rules: Edition, context: Context, key: str) -> str:
    """A common word these rules admit, decided by chance; without a lexicon, just letters."""
    pick, room, *letters = context.luck.numbers(key, (2**32, 4, *[26] * 8))
    length = min(5 + room, rules.spaces)
    words: Lexicon | None = context.words
    if words is not None:
        rows = common_rows(rules, words, length)
        if len(rows):
            return words.word(length, int(rows[pick % len(rows)]))
    return "".join(chr(ord("A") + letter) for letter in letters[:length])


def common_rows(rules: Edition, words: Lexicon, length: int) -> npt.NDArray[np.intp]:
    """All words of a length that may be drawn by lot."""
    flags = words.flags(length)
    return np.flatnonzero((flags & classes(rules) != 0) & is_presentable(flags) & (words.zipf(length) >= _WELL_KNOWN))
