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


@pytest.mark.parametrize(
    ("raw", "action"),
    [
        (b' { "letter" : "R", "of": 1, "do":\n"ask" } ', Ask(1, "R")),
        (b'{"\\u0064o":"ask","of":1,"letter":"R"}', Ask(1, "R")),
        (b'{"do":"hide","word":"a:b \\"word\\": c"}', Hide('a:b "word": c')),
    ],
)
def test_how_it_is_written_does_not_matter(raw, action):
    assert read_action(SONDE, raw) == action


def test_an_escaped_name_is_the_same_name():
    assert "`letter` stands twice" in reason(b'{"do":"ask","of":1,"letter":"R","\\u006cetter":"S"}')


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


@pytest.mark.parametrize(
    "raw",
    [
        b'\xef\xbb\xbf{"do":"draw"}',
        b'{"do":"draw"}{"do":"draw"}',
        b'{"do":"draw","\xff":1}',
        b'{"do":"draw","x":' + b"9" * 5000 + b"}",
        b'{"do":"draw","x":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        '{"do":"draw"}'.encode("utf-16"),
    ],
)
def test_what_is_hardly_json_is_unreadable(raw):
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
