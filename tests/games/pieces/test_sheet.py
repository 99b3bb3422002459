"""The sheet's figures hold for our alphabet and our lexicon (G2, G18)."""

from itertools import groupby

import numpy as np
import pytest

from lettrine.games.pieces.alphabet import NEEDS, by_piece, pieces_of
from lettrine.games.pieces.glossary import column, pool
from lettrine.games.pieces.spelling import WordRules
from lettrine.words.flags import COMMON, Flag
from lettrine.words.fold import fold
from tests.games.glyphs.letters import MADE_OF


def test_G2_what_every_letter_is_built_of():
    assert {letter: by_piece(counts) for letter, counts in NEEDS.items()} == MADE_OF
    assert len(MADE_OF) == 26 + 3


def test_G2_letters_that_only_positioning_tells_apart():
    by_pieces = sorted(NEEDS, key=lambda letter: (NEEDS[letter], letter))
    groups = ["".join(letters) for _, letters in groupby(by_pieces, key=NEEDS.__getitem__)]
    assert {group for group in groups if len(group) > 1} == {"AH", "LT", "MW", "FKZ"}


def test_G18_words_of_few_and_of_many_pieces():
    assert sum(pieces_of("MEMES")) == 18
    # Printed as 8. It is 9 in any alphabet where MEMES is 18 and an O is two big arcs: a slip of the sheet.
    assert sum(pieces_of("SILOS")) == 9


@pytest.mark.parametrize("letters", ["ETU", "XVU", "TUE", "EUT"])
def test_G18_the_example_of_the_quick_game(letters):
    assert by_piece(pieces_of(letters)) == {"I": 2, "i": 6, "C": 0, "u": 1}


def headwords(german):
    """German dictionary forms of any length as they are built, each with how often it is met in 10⁹ words."""
    for length in range(1, german.longest + 1):
        flags, zipf = german.flags(length), german.zipf(length)
        wanted = (flags & np.uint32(COMMON) != 0) & (flags & np.uint32(Flag.HEADWORD) != 0) & (zipf > 0)
        for row in np.flatnonzero(wanted):
            yield fold(german.entry(length, int(row)).display, "ÄÖÜ"), 10 ** float(zipf[row])


def test_G18_the_shares_of_the_pieces_in_german(german):
    words = list(headwords(german))
    pieces = np.array([pieces_of(word) for word, _ in words])
    total = (pieces * np.array([[weight] for _, weight in words])).sum(axis=0)
    assert 100 * total / total.sum() == pytest.approx([43, 39, 6.5, 11.5], abs=0.5)


def test_G18_five_letters_of_german_take_thirteen_or_fourteen_pieces(german):
    words = list(headwords(german))
    running = sum(sum(pieces_of(word)) * weight for word, weight in words)
    assert 13 <= 5 * running / sum(len(word) * weight for word, weight in words) <= 14
    listed = [sum(pieces_of(column(german, 5).word(at))) for at in range(len(column(german, 5).rows))]
    assert 13 <= sum(listed) / len(listed) <= 14


def test_G17_what_the_sheet_promises_of_one_two_three_four_in_german(german):
    """It promises 76 other words. Ours are some more, because the lexicon knows rare ones: see docs/words.md."""
    others = {
        word
        for given in ("EINS", "ZWEI", "DREI", "VIER")
        for word in pool(german).of(pieces_of(given), WordRules())
        if word != given
    }
    assert {"SEIN", "WELT", "AUCH", "WAR", "HALS", "TRICK", "FILET", "ÄTZT"} <= others
    assert 76 <= len(others) <= 110
