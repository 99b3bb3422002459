"""Which words may be hidden, claimed and formed out of pieces (G14), and those among them that come to mind."""

from typing import Any

from lettrine.core.game import Refusal
from lettrine.core.value import Value
from lettrine.games.own_words import unknown
from lettrine.games.pieces.alphabet import kept_accents
from lettrine.games.typed_word import letters_of
from lettrine.words.compounds import joined
from lettrine.words.flags import COMMON, NAMES, Flag, is_presentable
from lettrine.words.fold import fold
from lettrine.words.lexicon import Entry, Lexicon

UNKNOWN = ("unknown_word", "not_in_pack")
"""The refusals of a word that is in no dictionary, or not in the table's own."""
NEAR, SUGGESTED = 20, 5
"""How many words near a misspelt one are looked at, and how many of those as long as it are told."""


class WordRules(Value, frozen=True, kw_only=True):
    """What a table admits besides the words of every dictionary. The sheet proposes inflected forms only."""

    people: bool = False
    places: bool = False
    slang: bool = False
    inflected: bool = True
    """Plural nouns and conjugated verbs."""
    offensive: bool = True
    """Words of the list of offensive words: a person may use them; the house itself never chooses one."""


def word_rules(rules: WordRules) -> WordRules:
    """What these rules admit, without whatever else they say: tables that admit the same share what is worked out."""
    return WordRules(people=rules.people, places=rules.places, slang=rules.slang, inflected=rules.inflected)


def readings(rules: WordRules) -> Flag:
    """The readings of a spelling of which it needs one to be admitted."""
    admitted = COMMON
    if rules.people:
        admitted |= Flag.PERSON
    if rules.places:
        admitted |= Flag.PLACE
    return admitted


def admits(rules: WordRules, flags: Any) -> Any:
    """Whether these rules admit a word of such flags; of a column of flags, which of them."""
    admitted = (flags & readings(rules)) != 0
    if not rules.slang:
        admitted &= (flags & Flag.SLANG) == 0
    if not rules.inflected:
        admitted &= (flags & (Flag.HEADWORD | (readings(rules) & NAMES))) != 0
    return admitted


def spelled(text: str, language: str) -> str | Refusal:
    """What somebody typed, as this language's letters."""
    return letters_of(text, kept_accents(language))


def of_length(text: str, language: str, length: int) -> str | Refusal:
    """What somebody typed, if it has as many letters as it should."""
    word = spelled(text, language)
    if isinstance(word, Refusal) or len(word) == length:
        return word
    return Refusal("too_long", {"most": length}) if len(word) > length else Refusal("too_short", {"least": length})


def judge(rules: WordRules, words: Lexicon | None, word: str) -> Refusal | None:
    """What there is against a word that is built; nothing if it may be used. No lexicon admits everything.

    At a table with words of its own, all others of the language may be built as well.
    """
    refusal = _judge_in(rules, words, word)
    if words is None or words.beyond is None or refusal is None or refusal.code not in UNKNOWN:
        return refusal
    return _judge_in(rules, words.beyond, word)


def _judge_in(rules: WordRules, words: Lexicon | None, word: str) -> Refusal | None:
    if words is None:
        return None
    entry = words.find(fold(word))
    compound = _compound(words, word) if entry is None else None
    if compound is not None:
        headword = rules.inflected or _compound(words, word, inflected=False) is not None
        return None if headword else Refusal("inflected", {"word": compound})
    if entry is None or word not in spellings(entry, words.language):
        return unknown(words, {"word": word})
    if not rules.offensive and not is_presentable(entry.flags):
        return Refusal("offensive_word", {"word": entry.display})
    return None if admits(rules, entry.flags) else Refusal(_objection(rules, entry.flags), {"word": entry.display})


def _compound(words: Lexicon, word: str, inflected: bool = True) -> str | None:
    """The spelling of a word that is not listed, but put together of two that are."""
    form = joined(words, fold(word), inflected)
    return form if form is not None and fold(form, kept_accents(words.language)) == word else None


def judge_hidden(rules: WordRules, words: Lexicon | None, word: str) -> Refusal | None:
    """The same of a word to hide, with what may have been meant; of a word to find, that would be the solution."""
    refusal = _judge_in(rules, words, word)
    if words is None or refusal is None or refusal.code not in UNKNOWN:
        return refusal
    near = words.suggest(fold(word), NEAR, readings(rules))
    fitting = [each for each in near if len(fold(each, kept_accents(words.language))) == len(word)]
    return Refusal(refusal.code, {"word": word, "suggestions": fitting[:SUGGESTED]})


def spellings(entry: Entry, language: str) -> set[str]:
    """The ways to build what folds to the same letters: in German SCHON and SCHÖN are two words."""
    keep = kept_accents(language)
    return {fold(form, keep) for form in entry.forms} if keep else {entry.folded}


def _objection(rules: WordRules, flags: Flag) -> str:
    if not flags & readings(rules):
        return "proper_name" if flags & NAMES else "abbreviation"
    return "slang" if flags & Flag.SLANG and not rules.slang else "inflected"
