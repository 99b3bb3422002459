"""All messages and bodies as JSON Schema, for whoever writes a client."""

from functools import cache
from typing import Any

import msgspec

from lettrine.analysis.registry import AnyAnalysis
from lettrine.core.game import Game
from lettrine.games import GAMES
from lettrine.wire.bodies import (
    Choice,
    GameInfo,
    Graded,
    Help,
    LexiconState,
    Listed,
    NewBot,
    NewPack,
    NewSeats,
    NewSitter,
    NewTable,
    OperatorPage,
    PackToSave,
    Practice,
    Readiness,
    Replay,
    Resigning,
    SavedPackInfo,
    Start,
    Suggestion,
    Switch,
)
from lettrine.wire.history import Deleted, Deletion, MyGame, MyGames, MyWord, Opponent, PutAway, RatingCurve
from lettrine.wire.manners import BlockedPerson, KeptFor, NewBlock, NewReport, OwnBan, ReportReceived
from lettrine.wire.messages import CLIENT, SERVER
from lettrine.wire.people import (
    DeviceName,
    Joined,
    Keys,
    LinkClaim,
    LinkInfo,
    LinkToken,
    Me,
    NewKeyName,
    NewLink,
    NewName,
    NewPasskey,
    PasskeyOptions,
    SignIn,
)
from lettrine.wire.ratings import GameRatings, TableRatings

BODIES = (
    *(
        NewTable,
        NewSitter,
        NewBot,
        Readiness,
        Start,
        Resigning,
        NewSeats,
        Switch,
        NewPack,
        PackToSave,
        SavedPackInfo,
        Listed,
        GameInfo,
        LexiconState,
        Help,
        OperatorPage,
        Suggestion,
        Replay,
    ),
    *(Practice, Choice, Graded, GameRatings, TableRatings),
    *(NewBlock, BlockedPerson, NewReport, ReportReceived, OwnBan, KeptFor),
    *(MyGame, MyGames, PutAway, RatingCurve, Opponent, MyWord, Deletion, Deleted),
    *(Me, NewName, Keys, NewKeyName, DeviceName, NewLink, LinkToken, LinkClaim, LinkInfo, Joined),
    *(PasskeyOptions, NewPasskey, SignIn),
)
"""The bodies of HTTP requests and responses, besides tables and refusals."""


@cache
def json_schema() -> dict[str, Any]:
    """The socket's messages, the bodies over HTTP, and each game's actions, events and views, as JSON Schema."""
    parts = _parts(
        {"ToServer": CLIENT, "ToClient": SERVER, "AnyAnalysis": AnyAnalysis, **{body.__name__: body for body in BODIES}}
    )
    for game in GAMES:
        parts |= _parts({"Action": game.actions, "Event": game.events, "View": game.views}, _prefix(game))
    sides = {"client": _ref("ToServer"), "server": _ref("ToClient")}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Lettrine",
        "properties": {**sides, "games": _object({game.name: _inside(game) for game in GAMES})},
        "$defs": dict(sorted(parts.items())),
    }


def _parts(named: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """The definitions of these types and of all they are made of, each under its own name."""
    shapes, parts = msgspec.json.schema_components(named.values(), ref_template=f"#/$defs/{prefix}{{name}}")
    unions = {name: shape for name, shape in zip(named, shapes, strict=True) if shape != _ref(prefix + name)}
    named_parts = {prefix + name: {**part, "title": prefix + name} for name, part in (parts | unions).items()}
    # The end of a text is `\Z` in Python's patterns, and `$` in those of JSON Schema.
    return msgspec.json.decode(msgspec.json.encode(named_parts).replace(rb"\\Z", b"$"), type=dict[str, Any])


def _inside(game: Game[Any, Any, Any]) -> dict[str, Any]:
    """What a game's messages carry: the action in `do`, the events and the view in a frame."""
    return _object({name: _ref(_prefix(game) + name.capitalize()) for name in ("action", "event", "view")})


def _prefix(game: Game[Any, Any, Any]) -> str:
    return game.name.capitalize()


def _object(fields: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": fields, "required": list(fields)}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/$defs/{name}"}
