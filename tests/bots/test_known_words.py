"""Bots hide what people hide: headwords that are known for themselves. The pools are enumerated, not sampled."""

from itertools import product

import numpy as np
import pytest

from lettrine.bots import registry
from lettrine.bots.sonde import word_choice as sonde_choice
from lettrine.games.pieces.glossary import column, places_to_hide
from lettrine.games.pieces.spelling import WordRules, admits
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.spelling import admission, common_rows
from lettrine.words.cache import LANGUAGES, lexicon
from lettrine.words.flags import COMMON, Flag, is_presentable
from lettrine.words.lexicon import Lexicon
from lettrine.words.own_words import own_words
from lettrine.words.secrets import BORROWED, BY_LOT, LEAST, LEAST_OF_LONG

SONDE_RULES = [
    *(SONDE.rules(edition, {}) for edition in SONDE.editions),
    SONDE.rules("1967", {"inflected": False}),
    SONDE.rules("1976", {"letters": "box"}),
]
WORD_RULES = [WordRules(), WordRules(places=True), WordRules(people=True, slang=True), WordRules(inflected=False)]
BANDS = [*registry.BANDS.values(), BY_LOT]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def headwords(flags: np.ndarray) -> np.ndarray:
    found: np.ndarray = (flags & Flag.HEADWORD != 0) & (flags & COMMON != 0)
    return found


def check_sonde(words: Lexicon, rules, length: int, rows: np.ndarray) -> None:
    allowed = admission(rules).rows(words, length)
    assert allowed[rows].all()
    if (allowed & headwords(words.flags(length)) & is_presentable(words.flags(length))).any():
        assert headwords(words.flags(length)[rows]).all()


@every_language
def test_S6_bots_hide_headwords_where_there_are_any(language: str) -> None:
    words = lexicon(language)
    preferences = (sonde_choice.PLAIN, *sonde_choice.STRENGTHS.values())
    for rules, preference, length in product(SONDE_RULES, preferences, range(3, 13)):
        check_sonde(words, rules, length, sonde_choice.preferred_rows(words, admission(rules), length, preference))


@every_language
def test_S6_headwords_are_drawn_by_lot(language: str) -> None:
    words = lexicon(language)
    for rules, length in product(SONDE_RULES, range(5, 9)):
        rows = common_rows(rules, words, length)
        assert len(rows) >= 50, "a lot of few words is no lot"
        check_sonde(words, rules, length, rows)


@every_language
def test_G14_headwords_are_built_of_pieces(language: str) -> None:
    words = lexicon(language)
    for rules, band, length in product(WORD_RULES, BANDS, range(3, 7)):
        places = places_to_hide(words, rules, length, band)
        flags = words.flags(length)[column(words, length).rows[places]]
        assert len(places)
        assert admits(rules, flags).all()
        assert headwords(flags).all()


@every_language
def test_no_bot_hides_what_borrows_its_frequency(language: str) -> None:
    """Names, slang and abbreviations occur often without being known as words; so do short letters."""
    words = lexicon(language)
    for name, preference in sonde_choice.STRENGTHS.items():
        for length in set(preference.lengths):
            rows = sonde_choice.preferred_rows(words, admission(SONDE.rules("1976", {})), length, preference)
            assert len(rows) >= 30, f"{name} can be read: {len(rows)} words of {length}"
            assert not (words.flags(length)[rows] & BORROWED).any()
            assert words.zipf(length)[rows].min() >= LEAST.get(length, LEAST_OF_LONG)


def test_G14_an_umlaut_is_the_headwords_own() -> None:
    """GARTEN and GÄRTEN share a row of the lexicon and its flags; GÄRTEN is in no dictionary."""
    words = lexicon("de")
    places = places_to_hide(words, WordRules(), 6, registry.GENTLE)
    built = {column(words, 6).word(int(place)) for place in places}
    assert "VÖLLIG" in built
    assert not {"GÄRTEN", "VOLLIG", "VÄTERN"} & built


def test_a_tables_own_words_are_all_hidden() -> None:
    """Who brings a list wants its words played, however short, by every strength."""
    words = own_words("en", ("ribosome", "mitochon", "qwx", "pqrs", "fuck"), None)
    for preference in (sonde_choice.PLAIN, *sonde_choice.STRENGTHS.values()):
        whole = preference._replace(hardest_share=1.0)
        rows = sonde_choice.preferred_rows(words, admission(SONDE.rules("1976", {})), 8, whole)
        assert {words.word(8, int(row)) for row in rows} == {"RIBOSOME", "MITOCHON"}
    for band in BANDS:
        for length, word in ((3, "QWX"), (4, "PQRS")):
            places = places_to_hide(words, WordRules(), length, band)
            assert [column(words, length).word(int(place)) for place in places] == [word]
