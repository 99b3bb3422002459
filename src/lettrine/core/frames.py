"""What is sent: a frame of events and a view, both already one seat's. Nothing else ever leaves a table."""

from hashlib import blake2b
from typing import Any

import msgspec

from lettrine.core.engine import AnyGame
from lettrine.core.game import Events
from lettrine.core.value import Value


class Frame(Value, frozen=True):
    """What one client is sent at one moment: what has just happened, and how the table looks now."""

    events: Events
    view: Any


def frame(game: AnyGame[Any], state: Any, events: Events, seat: int | None) -> Frame:
    """The frame for a seat; None is a watcher. An event that a seat is not told at all is not in it."""
    told = (game.redact(event, seat) for event in events)
    return Frame(tuple(event for event in told if event is not None), game.view(state, seat))


def encoded(sent: Frame) -> bytes:
    """A frame as JSON. Only frames have this form; a state refuses it."""
    return msgspec.json.encode(sent)


def fingerprint(view: bytes | msgspec.Raw, due: int | None = None) -> bytes:
    """Tells whether a seat would see anything new: the same for the same view, as JSON, and the same deadline."""
    return blake2b(bytes(view), digest_size=16, key=b"" if due is None else b"%d" % due).digest()


def decoded(game: AnyGame[Any], wire: bytes) -> Frame:
    """The frame that was encoded, at the other end of a wire."""
    raw = msgspec.json.decode(wire, type=_Wire)
    events = msgspec.json.decode(raw.events, type=_events(game))
    return Frame(events, msgspec.json.decode(raw.view, type=game.views))


class _Wire(Value, frozen=True):
    events: msgspec.Raw
    view: msgspec.Raw


def _events(game: AnyGame[Any]) -> Any:
    return tuple[game.events, ...]  # type: ignore[name-defined]  # which types these are is known when it runs
