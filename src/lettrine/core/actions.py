"""Reading one action of a game from JSON, strictly: what is not known is refused and named, never passed over."""

import json
from collections.abc import Set
from functools import cache
from typing import Any

import msgspec

from lettrine.core.engine import AnyGame
from lettrine.core.game import Action, Refusal

LONGEST_REASON = 200


class MalformedError(ValueError):
    """JSON that is well formed and yet no message of ours: an unknown field, or a key that stands twice."""


UNREADABLE = (msgspec.DecodeError, ValueError, RecursionError)
"""What decoding JSON can fail with; `UnicodeDecodeError` and `MalformedError` are values that are wrong, too."""


def read_action(game: AnyGame[Any], raw: bytes, besides: Set[str] = frozenset()) -> Action | Refusal:
    """The action that these bytes are; `besides` names fields that may stand there and are somebody else's to read."""
    try:
        action: Action = _decoder(game.actions).decode(raw)
        check_fields(raw, besides | {"do", *action.__struct_fields__})
    except UNREADABLE as error:
        return unreadable(error)
    return action


def unreadable(error: Exception) -> Refusal:
    """Why something could not be decoded."""
    return Refusal("unreadable", {"reason": (str(error) or type(error).__name__)[:LONGEST_REASON]})


def check_fields(raw: bytes, known: Set[str], free: str | None = None) -> Set[str]:
    """The fields of an object, which must be known or begin with `free`; no key stands twice in it or inside it."""
    fields: Set[str] = _strict.decode(raw.decode()).keys()
    for name in fields - known:
        if free is None or not name.startswith(free):
            raise MalformedError(f"unknown field `{name[:40]}`")
    return fields


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read: dict[str, Any] = {}
    for name, value in pairs:
        if name in read:
            raise MalformedError(f"the key `{name[:40]}` stands twice")
        read[name] = value
    return read


_strict = json.JSONDecoder(object_pairs_hook=_without_repeats)
"""Made once: `json.loads` with a hook makes another each time, and this reads every move."""


@cache
def _decoder(actions: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(actions)
