"""Reading an action from JSON: whatever is not known is refused, and the refusal names it."""

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lettrine.core.actions import read_action
from lettrine.core.game import Refusal
from lettrine.games import GAMES
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Ask, Hide
from tests.conformance.specimens import SPECIMENS


def reason(raw, besides=frozenset()):
    refused = read_action(SONDE, raw, besides)
    assert isinstance(refused, Refusal), refused
    assert refused.code == "unreadable"
    return refused.detail["reason"]


def test_an_action_is_read():
    assert read_action(SONDE, b'{"do":"hide","word":"HOUSE","before":2}') == Hide("HOUSE", before=2)


def test_a_misspelt_field_is_named_and_not_passed_over():
    assert "`befor`" in reason(b'{"do":"hide","word":"HOUSE","befor":2}')


def test_a_field_of_another_action_is_unknown():
    assert "`letter`" in reason(b'{"do":"hide","word":"HOUSE","letter":"A"}')


@pytest.mark.parametrize(
    "raw", [b'{"do":"ask","of":1,"of":2,"letter":"A"}', b'{"do":"ask","of":1,"letter":"A","do":"ask"}']
)
def test_a_key_that_stands_twice_is_refused(raw):
    assert "stands twice" in reason(raw)


def test_fields_beside_the_action_are_known_only_where_they_are_expected():
    line = b'{"seat":0,"do":"ask","of":1,"letter":"A"}'
    assert read_action(SONDE, line, frozenset({"seat"})) == Ask(1, "A")
    assert "`seat`" in reason(line)


def test_the_clocks_own_action_is_nobodys():
    assert reason(b'{"do":"lapse"}')


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"[]", b"null", b'"ask"', b'{"do":"ask"}', b'{"do":"fly"}', b"\xff", b"[" * 100_000]
)
def test_what_is_no_action_is_unreadable(raw):
    assert reason(raw)


def test_a_reason_is_short_whatever_was_sent():
    assert len(reason(json.dumps({"do": "draw", "x" * 10_000: 1}).encode())) <= 200


@pytest.mark.parametrize("specimen", SPECIMENS, ids=lambda specimen: specimen.game.name)
@given(st.data())
def test_every_action_is_read_as_it_was_written(specimen, data):
    action = data.draw(specimen.strange)
    assert read_action(specimen.game, msgspec.json.encode(action)) == action


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(st.binary(max_size=60))
def test_any_bytes_give_an_action_or_a_refusal(game, raw):
    read_action(game, raw)
