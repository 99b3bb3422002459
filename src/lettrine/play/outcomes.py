"""What may come of a command, besides a refusal."""

from typing import Any, NamedTuple

from lettrine.core.engine import Step
from lettrine.core.game import Refusal
from lettrine.play import table_events as te


class Change(NamedTuple):
    """What a command does: the event, and where the game is after it, if that is known already."""

    event: te.TableEvent
    step: Step[Any] | None = None
    action: bytes = b""
    """The action in the game as JSON, stored beside its events."""


class Repeated(NamedTuple):
    """What was asked is done already, and nothing happens again."""


Outcome = Change | Repeated | Refusal
