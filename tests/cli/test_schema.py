"""The command `lettrine schema`, and what it prints: all that crosses the wire, for whoever writes a client."""

import json
import re
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from click.testing import CliRunner

from lettrine.cli import main
from lettrine.core.frames import encoded, frame
from lettrine.core.game import Context, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games import GAMES
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Ask, Hide
from lettrine.server.http.catalogue_api import playable
from lettrine.wire import messages


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    done = CliRunner().invoke(main, ["schema"], catch_exceptions=False)
    assert done.exit_code == 0
    return dict(json.loads(done.stdout))


def fits(schema: dict[str, Any], name: str, value: Any) -> None:
    """The value is as the definition says, and has nothing besides."""
    of = {"$ref": f"#/$defs/{name}", "$defs": schema["$defs"], "unevaluatedProperties": False}
    jsonschema_rs.validate(of, json.loads(value if isinstance(value, bytes) else msgspec.json.encode(value)))


def test_it_is_a_schema_and_every_reference_leads_somewhere(schema: dict[str, Any]):
    jsonschema_rs.meta.validate(schema)
    assert set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema))) <= set(schema["$defs"])
    assert list(schema["$defs"]) == sorted(schema["$defs"])
    assert all(part["title"] == name for name, part in schema["$defs"].items())


def test_it_has_both_sides_of_the_socket_and_the_bodies(schema: dict[str, Any]):
    for name, union in (("ToServer", messages.CLIENT), ("ToClient", messages.SERVER)):
        kinds = schema["$defs"][name]["discriminator"]["mapping"]
        assert sorted(kinds) == sorted(kind.__struct_config__.tag for kind in union.__args__)
    assert {"NewTable", "NewSitter", "NewBot", "Listed", "GameInfo", "Replay", "Suggestion"} <= set(schema["$defs"])


def test_every_game_has_its_actions_events_and_view(schema: dict[str, Any]):
    games = schema["properties"]["games"]["properties"]
    assert sorted(games) == sorted(game.name for game in GAMES)
    for game in GAMES:
        named = {name: part["$ref"].rpartition("/")[2] for name, part in games[game.name]["properties"].items()}
        prefix = game.name.capitalize()
        assert named == {"action": f"{prefix}Action", "event": f"{prefix}Event", "view": f"{prefix}View"}
        for name, union, tag in (("Action", game.actions, "do"), ("Event", game.events, "event")):
            discriminator = schema["$defs"][prefix + name]["discriminator"]
            assert discriminator["propertyName"] == tag
            assert len(discriminator["mapping"]) == len(union.__args__)


def test_what_a_game_sends_is_as_it_says(schema: dict[str, Any]):
    match = Match.start(SONDE, SONDE.rules("1976", {"cards": "off"}), Seating(2, "en"), Context(Luck(7), None))
    assert isinstance(match, Match)
    actions = [(s, Hide(word, 1, 0, tray)) for s, word in ((0, "HOUSE"), (1, "PLANET")) for tray in ("left", "right")]
    for seat, action in (*actions, (0, Ask(1, "Q"))):
        fits(schema, "SondeAction", action)
        match.act(seat, action)
        for viewer in (0, 1, None):
            sent = json.loads(encoded(frame(SONDE, match.state, match.log[-1].events, viewer)))
            fits(schema, "SondeView", json.dumps(sent["view"]).encode())
            for event in sent["events"]:
                fits(schema, "SondeEvent", json.dumps(event).encode())


def test_what_the_house_sends_is_as_it_says(schema: dict[str, Any]):
    for game in playable():
        fits(schema, "GameInfo", game)
    fits(schema, "ToClient", messages.Refused("not_over", "The game is not over yet."))
