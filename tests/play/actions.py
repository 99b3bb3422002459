"""An action as somebody sends it, for tests that have it as a value."""

import msgspec

from lettrine.core.game import Action
from lettrine.play import commands
from lettrine.play.commands import Command


def act(seat: int, action: Action, quoting: str | None = None) -> Command:
    """The command of a seat that does this."""
    return commands.act(seat, msgspec.json.encode(action), quoting)
