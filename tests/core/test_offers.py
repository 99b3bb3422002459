"""Offers are a sequence of actions, kept as products of fields."""

import pytest

from lettrine.core.offers import NONE, Offers, Product
from lettrine.games.sonde.actions import Ask, Draw, Expose

OFFERS = Offers(Product(Ask, of=(1, 2), letter=("A", "B", ".")), Product(Draw))


def test_every_action_is_there_once():
    listed = list(OFFERS)
    assert len(listed) == len(OFFERS) == 7
    assert len(set(listed)) == 7
    assert [OFFERS[i] for i in range(7)] == listed
    assert OFFERS[-1] == Draw()
    assert OFFERS[2:4] == listed[2:4]


def test_what_is_offered_is_in_it_and_nothing_else():
    assert all(action in OFFERS for action in OFFERS)
    for other in (Ask(3, "A"), Ask(1, "C"), Expose(1), "Draw", None):
        assert other not in OFFERS


def test_beyond_the_last_there_is_nothing():
    for index in (7, -8):
        with pytest.raises(IndexError):
            OFFERS[index]
    assert not NONE


def test_the_choices_as_plain_data():
    assert OFFERS.fields() == ({"of": (1, 2), "letter": ("A", "B", ".")}, {})
