"""How much has to be asked about a word of pieces by somebody who always asks what tells most."""

import gc

import pytest

from lettrine.analysis.glyphs.hardness import SearchNode, hardness_scale, questions_until_known
from lettrine.games.glyphs import GLYPHS
from tests.analysis.glyphs.exact_belief import believed, table

RULES = GLYPHS.rules("standard", {})


def needed(weights):
    root = SearchNode(table(next(iter(weights))), believed(weights))
    return {word: questions_until_known(root, word) for word in weights}


def test_a_word_that_is_alone_needs_no_question():
    assert needed({"LOT": 1.0}) == {"LOT": 0}


def test_four_words_that_halve_take_two_questions_each():
    # The first cell has a big arc or none, and so has the third.
    assert needed({"COC": 1.0, "COI": 1.0, "IOC": 1.0, "IOI": 1.0}) == {"COC": 2, "COI": 2, "IOC": 2, "IOI": 2}


def test_where_nothing_tells_a_sure_piece_comes_first_and_is_positioned():
    # G2: L and T are out of the same pieces. One that lies there can be positioned; that tells.
    assert needed({"LOO": 1.0, "TOO": 1.0}) == {"LOO": 2, "TOO": 2}


def test_a_likely_word_is_found_sooner():
    # C for the first cell halves best; after a no, only the other two words are to be told apart.
    assert needed({"COO": 2.0, "IOO": 1.0, "SOO": 1.0}) == {"COO": 1, "IOO": 2, "SOO": 2}


def test_the_scale_goes_from_easy_to_hard(english):
    scale = hardness_scale(english, RULES)
    assert scale.percentile(0) == 0
    assert scale.percentile(100) == 100
    places = [scale.percentile(needed) for needed in range(8, 20)]
    assert places == sorted(places)
    assert hardness_scale(english, GLYPHS.rules("standard", {"goal": 3})) is scale
    assert hardness_scale(english, GLYPHS.rules("standard", {"length": 4})) is not scale


@pytest.mark.parametrize("word", ["QZXJV", "WWMMM"])
def test_a_word_that_no_lexicon_has_is_found_letter_by_letter(english, word):
    scale = hardness_scale(english, RULES)
    assert scale.questions_needed("HOUSE") < scale.questions_needed(word) < 60


def test_nothing_is_kept_of_a_word_that_no_lexicon_has(english):
    scale = hardness_scale(english, RULES)
    scale.questions_needed("HOUSE")
    before = nodes()
    scale.questions_needed("QZXJV")
    assert nodes() == before
    scale.questions_needed("ZEBRA")
    assert nodes() > before


def nodes():
    gc.collect()
    return sum(isinstance(each, SearchNode) for each in gc.get_objects())
