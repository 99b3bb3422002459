"""Which words may be hidden (S6, S7), and what the lexicon says of an exposed one (S32)."""

from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.core.game import Context, Refusal
from lettrine.games.own_words import unknown
from lettrine.games.sonde.edition import Edition, WordClass
from lettrine.games.sonde.letter_box import BLANK, can_be_laid, nearest_left, shortage
from lettrine.words.compounds import joined
from lettrine.words.flags import COMMON, NAMES, Flag
from lettrine.words.fold import fold
from lettrine.words.lexicon import Entry, Lexicon
from lettrine.words.secrets import BY_LOT, chosen

_CLASSES: dict[WordClass, Flag] = {
    "noun": Flag.NOUN,
    "adjective": Flag.ADJECTIVE,
    "infinitive": Flag.INFINITIVE,
    "adverb": Flag.ADVERB,
    "any": COMMON,
}
NEAR, SUGGESTED = 20, 5
"""How many words near a misspelt one are looked at where rules admit few of them, and how many are told."""


class Admission(NamedTuple):
    """Which words of a lexicon a table admits: a value, so that tables alike share what is worked out of it."""

    classes: Flag
    """The parts of speech, as the lexicon's flags (S6)."""
    inflected: bool
    box: bool
    """Whether a word must be laid with the letter cards of one box."""

    def rows(self, words: Lexicon, length: int) -> npt.NDArray[np.bool_]:
        """Of all words of a length, which are admitted."""
        flags = words.flags(length)
        admitted: npt.NDArray[np.bool_] = flags & self.classes != 0
        if not self.inflected:
            admitted &= flags & Flag.HEADWORD != 0
        if self.box:
            admitted &= can_be_laid(words.letters(length))
        return admitted


def admission(rules: Edition) -> Admission:
    """Which words these rules admit."""
    return _admission(rules.words, rules.inflected, rules.letters == "box")


@cache
def _admission(names: tuple[WordClass, ...], inflected: bool, box: bool) -> Admission:
    classes = Flag(0)
    for name in names:
        classes |= _CLASSES[name]
    return Admission(classes, inflected, box)


def admits(rules: Edition, words: Lexicon, word: str) -> bool:
    """Whether the lexicon has this word and these rules admit it."""
    entry = words.find(word)
    return entry is not None and _judge_entry(rules, entry) is None


def judge(rules: Edition, words: Lexicon | None, word: str) -> Refusal | None:
    """What the lexicon has against this word under these rules; nothing if it may be hidden."""
    if words is None:
        return None
    entry = words.find(word)
    if entry is not None:
        return _judge_entry(rules, entry)
    compound = joined(words, word) if admission(rules).classes & Flag.NOUN else None
    if compound is None:
        return unknown(words, {"word": word, "suggestions": _suggestions(rules, words, word)})
    headword = rules.inflected or joined(words, word, inflected=False) is not None
    return None if headword else Refusal("inflected", {"word": compound})


def _suggestions(rules: Edition, words: Lexicon, word: str) -> list[str]:
    """Words near a misspelt one that this table admits."""
    classes, inflected, box = admission(rules)
    near = words.suggest(word, SUGGESTED if inflected and not box else NEAR, classes)
    return [each for each in near if _fits(rules, words, fold(each))][:SUGGESTED]


def _fits(rules: Edition, words: Lexicon, word: str) -> bool:
    if len(word) > rules.spaces or not has_cards(rules, word):
        return False
    return rules.inflected or admits(rules, words, word)


def has_cards(rules: Edition, word: str) -> bool:
    """Whether there are the cards for a word: all are, unless the table plays with those of one box."""
    return rules.letters == "free" or shortage(word) is None


def misfit(rules: Edition, word: str, blanks: int) -> Refusal | None:
    """S2, S4, S5: a word and its blanks fit on the tray, with not too many blanks."""
    if len(word) > rules.spaces:
        return Refusal("too_long", {"most": rules.spaces})
    if blanks > rules.blanks:
        return Refusal("too_many_blanks", {"most": rules.blanks})
    return Refusal("too_long", {"most": rules.spaces}) if len(word) + blanks > rules.spaces else None


def judge_letters(rules: Edition, cells: str, laid: str) -> Refusal | None:
    """What a table that plays with the cards of the box has against these cells, beside what is laid already."""
    short = shortage(cells, laid) if rules.letters == "box" else None
    if short is None:
        return None
    return Refusal("not_in_the_box", {"letter": "blank" if short.symbol == BLANK else short.symbol, "left": short.left})


def judge_manners(rules: Edition, words: Lexicon | None, word: str) -> Refusal | None:
    """S6: what a table that refuses offensive words has against this one, however it treats spelling (S7)."""
    refused = not rules.offensive and words is not None and words.is_offensive(word)
    return Refusal("offensive_word", {"word": word}) if refused else None


def _judge_entry(rules: Edition, entry: Entry) -> Refusal | None:
    admitted = admission(rules)
    if entry.flags & admitted.classes:
        headword = admitted.inflected or entry.flags & Flag.HEADWORD
        return None if headword else Refusal("inflected", {"word": entry.display})
    if entry.flags & COMMON:
        return Refusal("word_not_allowed", {"word": entry.display, "kinds": list(rules.words)})
    if entry.flags & NAMES:
        return Refusal("proper_name", {"word": entry.display})
    return Refusal("abbreviation", {"word": entry.display})


def word_by_lot(rules: Edition, context: Context, key: str, laid: str = "") -> str:
    """A common word these rules admit, decided by chance, beside what is laid; without a lexicon, just letters."""
    pick, room, *letters = context.luck.numbers(key, (2**32, 4, *[26] * 8))
    length = min(5 + room, rules.spaces)
    words: Lexicon | None = context.words
    if words is not None and words.own:
        length = _own_length(rules, words, pick, length, laid)
    if words is not None:
        rows = common_rows(rules, words, length, laid)
        if len(rows):
            return words.word(length, int(rows[pick % len(rows)]))
    drawn = [chr(ord("A") + letter) for letter in letters[:length]]
    return "".join(drawn) if rules.letters == "free" else _from_the_box(drawn, laid)


def _from_the_box(letters: list[str], laid: str) -> str:
    cells = laid
    for letter in letters:
        cells += nearest_left(letter, cells)
    return cells[len(laid) :]


def _own_length(rules: Edition, words: Lexicon, pick: int, length: int, laid: str) -> int:
    """The length of a word of the table's own list, each word being as likely as any other."""
    lengths = [each for each in range(1, rules.spaces + 1) for _ in common_rows(rules, words, each, laid)]
    return lengths[pick % len(lengths)] if lengths else length


def common_rows(rules: Edition, words: Lexicon, length: int, laid: str = "") -> npt.NDArray[np.intp]:
    """All words of a length that may be drawn by lot; `laid` is on another tray of the same player."""
    fits = admission(rules).rows(words, length)
    if rules.letters == "box" and laid:
        fits &= can_be_laid(words.letters(length), laid)
    return chosen(words, length, np.arange(len(fits)), fits, BY_LOT)
