"""Records are read strictly: what a reader does not know it refuses, and says where and what."""

import io
import json

import pytest

from lettrine.core import record
from lettrine.core.game import Lapse
from lettrine.core.record import Unusable
from lettrine.games import game_named
from lettrine.games.sonde import SONDE

OWN = {
    "deck": (["normal"], {"sonde", "tug"}),
    "first": (0, {"sonde", "glyphs", "tug"}),
    "teams": ([[0, 2], [1, 3]], {"tug"}),
    "captains": ([0, 1], {"tug"}),
    "words": (["EINS", "ZWEI", "DREI", "VIER"], {"solitaire"}),
    "secrets": (["TREE", ".STAR."], {"sonde"}),
}
"""Header fields that only some games take: a value, and which of these games do."""
OURS = ("sonde", "glyphs", "quick", "solitaire", "tug")


def header(game="sonde", **fields):
    return {"record": 1, "game": game, "edition": "standard", "language": "en", "seats": ["Ada"], **fields}


def read_header(line):
    found = record.header_of(1, line)
    record.check_header(game_named(found.game), 1, line)
    return found


def refused(call, *arguments):
    with pytest.raises(Unusable) as unusable:
        call(*arguments)
    assert unusable.value.refusal.code == "unreadable"
    return unusable.value.refusal.detail["reason"]


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("field", OWN)
def test_a_header_field_belongs_to_its_games_and_is_refused_by_the_others(game, field):
    value, games = OWN[field]
    line = json.dumps(header(game, **{field: value})).encode()
    if game in games:
        assert read_header(line).game == game
    else:
        assert f"`{field}`" in refused(read_header, line)


def test_an_unknown_header_field_is_named():
    assert "`sead`" in refused(read_header, json.dumps(header(sead=7)).encode())


def test_a_header_may_carry_free_fields():
    assert read_header(json.dumps(header(x_study="a", x_={"any": ["thing"]}, seed=7)).encode()).seed == 7


def test_a_header_may_say_what_wrote_it_and_how_its_seed_was_drawn():
    line = json.dumps(header(version="0.1.0", digest="abc", draw={"commitment": "c", "contributions": []})).encode()
    assert read_header(line).version == "0.1.0"


@pytest.mark.parametrize("line", [b'{"record":1,"record":1}', b'{"options":{"cards":"off","cards":"on"}}'])
def test_a_key_that_stands_twice_in_a_header_is_refused(line):
    whole = json.dumps(header()).encode()[:-1] + b"," + line[1:]
    assert "stands twice" in refused(read_header, whole)


def test_a_byte_order_mark_before_the_header_does_no_harm():
    assert read_header(b"\xef\xbb\xbf" + json.dumps(header()).encode()).game == "sonde"


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ({"seat": 0, "do": "hide", "word": "HOUSE", "befor": 2}, "befor"),
        ({"seat": 0, "do": "draw", "x_note": "actions have no free fields"}, "x_note"),
        ({"seat": None, "do": "lapse", "of": 1}, "of"),
    ],
)
def test_an_unknown_field_of_an_action_is_named(line, field):
    assert f"`{field}`" in refused(record.action_of, SONDE, 2, json.dumps(line).encode())


@pytest.mark.parametrize(
    "line",
    [
        b'{"seat":0,"do":"ask","of":1,"letter":"A","letter":"B"}',
        b'{"seat":0,"seat":1,"do":"draw"}',
        b'{"seat":null,"do":"lapse","at":1,"at":2}',
    ],
)
def test_a_key_that_stands_twice_in_an_action_is_refused(line):
    assert "stands twice" in refused(record.action_of, SONDE, 2, line)


def test_a_lapse_is_the_clocks_own():
    assert record.action_of(SONDE, 2, b'{"seat":null,"do":"lapse","at":5}').action == Lapse()


def test_the_line_that_is_wrong_is_named():
    lines = [json.dumps(header()).encode(), b"", b'{"seat":0,"do":"draw","of":1}']
    *_, (number, line) = record.read(io.BytesIO(b"\n".join(lines)))
    with pytest.raises(Unusable) as unusable:
        record.action_of(SONDE, number, line)
    assert unusable.value.line == 3


@pytest.mark.parametrize("sign", ["\x00", "\n", "\t", "\x1b", "\x7f", "\x85", "\u2028", "\u202e", "\u2066"])
def test_a_name_has_no_control_characters(sign):
    line = json.dumps(header(seats=["Ada", f"Bo{sign}b"])).encode()
    assert "seats[1]" in refused(record.header_of, 1, line)
    assert record.printable(f"Bo{sign}b") == "Bob"
    assert record.printable(sign) == record.NAMELESS


@pytest.mark.parametrize("name", ["Zoë", "अनु", "Ада", "👩\u200d💻", "O’Neil", "李"])
def test_all_other_names_stay_as_they_are(name):
    assert record.header_of(1, json.dumps(header(seats=[name])).encode()).seats == (name,)
    assert record.printable(name) == name
