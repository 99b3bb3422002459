"""How hard words are for somebody who always asks for the likeliest letter."""

import pytest

from lettrine.analysis.sonde import hardness
from lettrine.analysis.sonde.hardness import GreedyAsker, hardness_scale
from lettrine.analysis.sonde.prior import prior_without_blanks
from lettrine.games.sonde import SONDE
from tests.analysis.sonde.exact_belief import believed

RULES = SONDE.rules("1976", {})


def test_misses_are_those_of_the_likeliest_letter_first():
    asker = GreedyAsker(believed({"AB": 3.0, "CD": 2.0, "CE": 1.5}))  # C is likelier than A; then D before E
    assert asker.misses("AB") == 1
    assert asker.misses("CD") == 0
    assert asker.misses("CE") == 1


def test_which_of_two_is_opened_is_even_chance():
    # A is asked first. Opened on space 1 it leaves ABC too, and C is asked for in vain; on space 3 the A comes next.
    asker = GreedyAsker(believed({"ABA": 1.0, "ABC": 3.0, "CDA": 0.5}))
    assert GreedyAsker(asker.first.opened(0, "A")).misses("ABA") == 1
    assert GreedyAsker(asker.first.opened(2, "A")).misses("ABA") == 0
    assert asker.misses("ABA") == pytest.approx(1 / 2)


def test_the_scale_goes_from_easy_to_hard(english):
    scale = hardness_scale(english, RULES)
    easy, hard = (scale.misses(word) for word in ("STATION", "JAZZY"))
    assert scale.percentile(easy) < 50 < 90 < scale.percentile(hard)
    assert scale.percentile(-1) == 0
    assert scale.percentile(27) == 100
    assert hardness_scale(english, RULES) is scale


def test_a_word_that_no_lexicon_has_can_be_found_all_the_same(english):
    assert 0 < hardness_scale(english, RULES).misses("ZZXQJ") < 26


def test_S12_a_letter_that_a_word_has_twelve_times_is_no_matter_of_all_orders(english):
    assert 0 < hardness_scale(english, RULES).misses("Z" * 12) < 26


def test_only_so_much_is_remembered(english, monkeypatch):
    words = ("ZZXQJ", "WVXQK", "STATE", "ZZXQJ")
    free = [hardness_scale(english, RULES).misses(word) for word in words]
    monkeypatch.setattr(hardness, "CACHE_SIZE", 4)
    bound = GreedyAsker(prior_without_blanks(english, RULES, 5))
    assert [bound.misses(word) for word in words] == free
    assert len(bound._beliefs) <= 4
