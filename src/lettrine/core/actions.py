"""Reading one action of a game strictly: whatever a sender may have meant otherwise is refused, not passed over."""

import json
from collections import Counter
from collections.abc import Collection
from functools import cache
from typing import Any

import msgspec

from lettrine.core.engine import AnyGame
from lettrine.core.game import Action, Refusal

TAG = "do"
"""The field that names the action."""
LONGEST_REASON = 200
LONGEST_NAME = 40
"""How many characters of a reason, and of a field's name in it, are sent back."""

_fields = msgspec.json.Decoder(dict[str, msgspec.Raw])
_pairs = json.JSONDecoder(object_pairs_hook=list)


def read_action(game: AnyGame[Any], raw: bytes) -> Action | Refusal:
    """An action of a seat in this game, from its JSON object. The clock's `lapse` is not one."""
    try:
        action: Action = _decoder(game.actions).decode(raw)
        return check_fields(raw, (TAG, *action.__struct_fields__)) or action
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        return _unreadable(str(error) or type(error).__name__)


def check_fields(raw: bytes, known: Collection[str]) -> Refusal | None:
    """Refuse a JSON object with a field that is not known, or with one that stands twice."""
    fields = _fields.decode(raw)
    unknown = fields.keys() - known
    if unknown:
        return _unreadable(f"unknown field {min(unknown)[:LONGEST_NAME]}")
    if raw.count(b":") > len(fields):  # every field has one; the others are in texts, or a field stands twice
        names = Counter(name for name, _ in _pairs.decode(raw.decode()))
        name, times = names.most_common(1)[0]
        return _unreadable(f"{name} stands twice") if times > 1 else None
    return None


def _unreadable(reason: str) -> Refusal:
    return Refusal("unreadable", {"reason": reason[:LONGEST_REASON]})


@cache
def _decoder(actions: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(actions)
