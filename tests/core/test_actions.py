"""One action is read strictly: what the sender may have meant otherwise is refused."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lettrine.core.actions import LONGEST_REASON, read_action
from lettrine.core.game import Refusal
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Ask, Draw, Hide, Vote
from lettrine.games.tug import TUG
from lettrine.games.tug.actions import Explain
from tests.conformance.specimen import Specimen
from tests.conformance.specimens import SPECIMENS


def reason(raw, game=SONDE):
    refused = read_action(game, raw)
    assert isinstance(refused, Refusal), refused
    assert refused.code == "unreadable"
    assert set(refused.detail) == {"reason"}
    return refused.detail["reason"]


@pytest.mark.parametrize("specimen", SPECIMENS, ids=lambda specimen: specimen.game.name)
@given(data=st.data())
def test_every_action_of_every_game_comes_back_as_it_was(specimen: Specimen, data: st.DataObject):
    action = data.draw(specimen.strange)
    assert read_action(specimen.game, msgspec.json.encode(action)) == action


@pytest.mark.parametrize(
    ("raw", "action"),
    [
        (b'{"do":"ask","of":1,"letter":"R"}', Ask(1, "R")),
        (b' { "letter" : "R", "of": 1, "do":\n"ask" } ', Ask(1, "R")),
        (b'{"\\u0064o":"draw"}', Draw()),
        (b'{"do":"hide","word":"a:b:c"}', Hide("a:b:c")),
        (b'{"do":"vote","ok":true,"of":null}', Vote(True)),
    ],
)
def test_how_it_is_written_does_not_matter(raw, action):
    assert read_action(SONDE, raw) == action


def test_an_unknown_field_is_named():
    assert reason(b'{"do":"ask","of":1,"letter":"R","seat":0}') == "unknown field seat"
    assert reason(b'{"do":"draw","of":1}') == "unknown field of"
    assert reason(b'{"do":"draw","' + b"x" * 1000 + b'":1}') == "unknown field " + "x" * 40
    assert reason(b'{"do":"draw","y":1,"x":{"do":"draw"}}') == "unknown field x"


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        (b'{"do":"ask","of":1,"of":2,"letter":"R"}', "of"),
        (b'{"do":"ask","of":1,"of":1,"letter":"R"}', "of"),
        (b'{"do":"ask","of":1,"letter":"R","\\u006cetter":"S"}', "letter"),
        (b'{"do":"draw","do":"draw"}', "do"),
    ],
)
def test_a_field_that_stands_twice_is_named(raw, name):
    assert reason(raw) == f"{name} stands twice"


def test_colons_in_a_text_are_no_fields():
    assert read_action(TUG, b'{"do":"explain","text":"it is: \\"text\\": so"}') == Explain('it is: "text": so')
    assert reason(b'{"do":"explain","text":"a:","text":"b"}', TUG) == "text stands twice"


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"null",
        b"[]",
        b'"draw"',
        b"{}",
        b'{"do":"lapse"}',
        b'{"do":"fly"}',
        b'{"do":"ask","of":1}',
        b'{"do":"ask","of":"1","letter":"R"}',
        b'{"do":"ask","of":1,"letter":"RS"}',
        b'{"do":"ask","do":"draw"}',
        b'{"do":"draw"}{"do":"draw"}',
        b'\xef\xbb\xbf{"do":"draw"}',
        b'{"do":"draw","\xff":1}',
        b'{"do":"hide","word":"\xff"}',
        b'{"do":"draw","x":' + b"[" * 100_000,
        b'{"do":"draw","x":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        '{"do":"draw"}'.encode("utf-16"),
    ],
)
def test_what_is_no_action_is_refused_with_a_reason(raw):
    assert 0 < len(reason(raw)) <= LONGEST_REASON


@given(raw=st.binary(max_size=200))
def test_any_bytes_are_an_action_or_refused(raw):
    assert isinstance(read_action(SONDE, raw), Refusal | Ask | Draw | Hide | Vote)
