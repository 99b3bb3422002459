"""The words that can be built, all of them at once, against the same one by one (G14, G17)."""

import random

import numpy as np
import pytest

from lettrine.games.pieces.alphabet import ACCENTED, PLAIN, pieces_of
from lettrine.games.pieces.glossary import column, displayed, pool
from lettrine.games.pieces.spelling import WordRules, admits, spellings
from lettrine.words.cache import lexicon
from lettrine.words.flags import is_presentable

EVERYTHING = WordRules(people=True, places=True, slang=True)


@pytest.fixture(params=["fr", "en", "de"])
def words(request):
    return lexicon(request.param)


def one_by_one(words, length):
    """Row and spelling of every word of a length, the slow way."""
    rows = range(len(words.letters(length)))
    return {(row, word) for row in rows for word in spellings(words.entry(length, row), words.language)}


@pytest.mark.parametrize("length", [1, 2, 3, 5, 8, 12, 25])
def test_a_column_has_every_spelling_once(words, length):
    found = column(words, length)
    together = [(int(row), found.word(at)) for at, row in enumerate(found.rows)]
    assert len(together) == len(set(together))
    assert set(together) == one_by_one(words, length)


@pytest.mark.parametrize("both", [("SCHON", "SCHÖN"), ("ZAHLEN", "ZÄHLEN"), ("FUHREN", "FÜHREN")])
def test_an_umlaut_makes_another_word_in_german(german, both):
    found = column(german, len(both[0]))
    assert set(both) <= {found.word(at) for at in range(len(found.rows))}
    for word in both:
        assert word in pool(german).of(pieces_of(word), WordRules())


def test_accents_make_no_difference_in_french(french):
    assert "TUE" in pool(french).of(pieces_of("TUE"), WordRules())
    assert not set(ACCENTED) & {letter for at in range(100) for letter in column(french, 5).word(at)}


def _is_listed(rules, flags):
    return admits(rules, flags) and is_presentable(flags)


def scanned(words, pieces, rules):
    """Every word out of these pieces, by looking at all of them; of one length, for it is slow."""
    return {
        word
        for length in range(1, 8)
        for row, word in one_by_one(words, length)
        if pieces_of(word) == pieces and _is_listed(rules, words.entry(length, row).flags)
    }


@pytest.mark.parametrize("rules", [WordRules(), WordRules(inflected=False), EVERYTHING])
def test_the_words_out_of_the_same_pieces_are_those_that_a_scan_finds(german, rules):
    pieces = pieces_of("GRÜN")
    found = pool(german).of(pieces, rules)
    assert len(found) == len(set(found))
    assert {word for word in found if len(word) < 8} == scanned(german, pieces, rules)


def test_every_word_is_among_those_of_its_own_pieces(words):
    chance, every = random.Random(1983), pool(words)
    for _ in range(200):
        found = column(words, chance.randint(3, 12))
        at = chance.randrange(len(found.rows))
        if words.flags(found.letters.shape[1])[found.rows[at]]:
            same = every.of(pieces_of(found.word(at)), EVERYTHING)
            assert len({pieces_of(word) for word in same} | {pieces_of(found.word(at))}) == 1


def test_the_best_known_come_first(words):
    found = pool(words).of(pieces_of("TASSE"), WordRules())
    zipfs = [words.find(word.translate(str.maketrans("ÄÖÜ", "AOU"))).zipf for word in found]
    assert len(found) > 5
    assert zipfs == sorted(zipfs, reverse=True)


def test_no_word_is_built_of_more_pieces_than_fit_into_one(words):
    assert pool(words).of((0, 256, 0, 0), EVERYTHING) == ()
    assert pool(words).of((300, 300, 300, 300), EVERYTHING) == ()
    assert pool(words).of((255, 255, 255, 255), EVERYTHING) == ()
    assert pool(words).of((0, 0, 0, 0), EVERYTHING) == ()


def test_a_word_is_displayed_as_a_dictionary_writes_it(french, german):
    assert displayed(french, "TRESORIER") == "trésorier"
    assert [displayed(german, word) for word in ("SCHON", "SCHÖN", "STRASSE")] == ["schon", "schön", "Straße"]


def test_letters_are_numbered_as_the_lexicon_numbers_them(english):
    assert column(english, 5).letters.tolist() == english.letters(5).tolist()
    assert np.array_equal(column(english, 5).rows, np.arange(len(english.letters(5))))
    assert column(english, 5).word(0) == english.word(5, 0)
    assert set(column(english, 5).word(0)) <= set(PLAIN)
