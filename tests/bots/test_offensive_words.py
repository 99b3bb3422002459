"""Nobody meets a slur: no pool that the house takes words from has an offensive one, in any language.

The pools are enumerated, not sampled: every word that a bot may hide, that is drawn by lot, suggested or spelled.
"""

from functools import cache
from itertools import product

import numpy as np
import pytest

from lettrine.bots import registry
from lettrine.bots.pieces import random_player as random_glyphs
from lettrine.bots.sonde import frequency_player
from lettrine.bots.sonde import word_choice as sonde_choice
from lettrine.bots.tug.word_choice import presentable_answers
from lettrine.games import GAMES
from lettrine.games.pieces.alphabet import pieces_of
from lettrine.games.pieces.glossary import column, places_to_hide, pool
from lettrine.games.pieces.spelling import WordRules
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.spelling import admission, common_rows
from lettrine.games.tug import TUG
from lettrine.games.tug.cards import entries, letters_of
from lettrine.games.tug.spelling import checked
from lettrine.games.tug.state import Given
from lettrine.words.cache import LANGUAGES, lexicon
from lettrine.words.flags import Flag
from lettrine.words.fold import fold
from lettrine.words.lexicon import Lexicon
from lettrine.words.offensive.lists import offensive_list
from lettrine.words.secrets import BY_LOT, Band
from tests.thorough import SAMPLE, THOROUGH

SONDE_RULES = [SONDE.rules(edition, {}) for edition in SONDE.editions]
WORD_RULES = [WordRules(people=p, places=p, slang=s, inflected=i) for p, s, i in product((False, True), repeat=3)]
SONDE_PREFERENCES = [
    *(sonde_choice.PLAIN, *sonde_choice.STRENGTHS.values()),
    frequency_player.COMMON,
    sonde_choice.PLAIN._replace(band=Band(0, 9)),
]
PIECES_BANDS = [
    *registry.BANDS.values(),
    random_glyphs.PREFERENCE,
    BY_LOT,
    Band(0, 9),
    Band(9, 9),  # no word is such: any that may be hidden
]

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


@cache
def offensive_words(language: str) -> frozenset[str]:
    words = lexicon(language)
    return frozenset(
        words.word(length, int(row))
        for length in range(1, words.longest + 1)
        for row in np.flatnonzero(words.flags(length) & Flag.OFFENSIVE)
    )


def folded(words: Lexicon, length: int, places: np.ndarray) -> set[str]:
    return {words.word(length, int(row)) for row in column(words, length).rows[places]}


def test_bots_hide_none_at_sonde(language: str) -> None:
    words = lexicon(language)
    for rules, preference, length in product(SONDE_RULES, SONDE_PREFERENCES, range(1, 13)):
        rows = sonde_choice.preferred_rows(words, admission(rules), length, preference)
        assert len(rows) or length < 4
        assert {words.word(length, int(row)) for row in rows}.isdisjoint(offensive_words(language))


def test_bots_hide_none_that_is_built_of_pieces(language: str) -> None:
    words = lexicon(language)
    for rules, band, length in product(WORD_RULES, PIECES_BANDS, range(3, 7)):
        places = places_to_hide(words, rules, length, band)
        assert len(places)
        assert folded(words, length, places).isdisjoint(offensive_words(language))


def test_none_is_drawn_by_lot(language: str) -> None:
    """At Sonde and Glyphs for whoever was too slow; to begin a Solitaire; for whoever presses Enter."""
    words = lexicon(language)
    for rules, length in product(SONDE_RULES, range(5, 9)):
        drawn = {words.word(length, int(row)) for row in common_rows(rules, words, length)}
        assert drawn
        assert drawn.isdisjoint(offensive_words(language))
    for rules, length in product(WORD_RULES, range(3, 7)):
        places = places_to_hide(words, rules, length, BY_LOT)
        assert len(places)
        assert folded(words, length, places).isdisjoint(offensive_words(language))


def test_none_is_found_among_words_of_the_same_pieces(language: str) -> None:
    """What bots claim in a race, and what a Solitaire says could have been formed."""
    words = lexicon(language)
    for rules in WORD_RULES:
        for word in sorted(offensive_words(language))[:: 1 if THOROUGH else SAMPLE]:
            assert offensive_words(language).isdisjoint(map(fold, pool(words).of(pieces_of(word), rules)))


def test_none_is_suggested_for_a_misspelt_word(language: str) -> None:
    words = lexicon(language)
    for word in sorted(offensive_words(language))[::20]:
        near = {fold(display) for display in words.suggest(word, limit=100)}
        assert near.isdisjoint(offensive_words(language))


def test_bots_spell_none_at_tug(language: str) -> None:
    """T9: bots know the answers on the cards and no other words."""
    tiers = [
        tier for entry in entries(language).values() for tier in presentable_answers(entry.answers, lexicon(language))
    ]
    answers = {letters_of(answer) for tier in tiers for answer in tier}
    assert answers
    assert {answer for answer in answers if offensive_list(language).has(answer)} == set()
    assert answers.isdisjoint(offensive_words(language))


def test_none_completes_a_word_that_the_glass_cut_off(language: str) -> None:
    """T10: the table is shown some word that begins so."""
    words = lexicon(language)
    category = next(iter(entries(language).values())).category
    for word in sorted(offensive_words(language))[::20]:
        given = Given(0, word[:-1], category, cut=True)
        shown = checked(words, language, TUG.rules("standard", {}), given).form
        assert shown is None or word[:-1] in words or not words.is_offensive(fold(shown))


def test_the_bots_of_every_game_are_among_these(language: str) -> None:
    named = {"sonde", "glyphs", "quick", "solitaire", "tug"}
    assert {game.name for game in GAMES} == named, "have the words tried that the bots of the new game choose"
