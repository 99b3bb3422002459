"""The events of Glyphs as sentences."""

from typing import Any

from lettrine.cli.terminal.common.narration import Sentence, describe_event
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.glyphs.letters import lie
from lettrine.cli.terminal.pieces import race
from lettrine.core.game import Event
from lettrine.games.glyphs import events as e
from lettrine.games.pieces.placement import Placement, kind

MESSAGES: dict[type[Event], str] = race.MESSAGES | {
    e.Favoured: "said-glyphs-favoured",
    e.Proposed: "said-glyphs-proposed",
    e.Positioned: "said-glyphs-positioned",
    e.Named: "said-glyphs-named",
    e.Passed: "said-glyphs-passed",
    e.Ended: "said-glyphs-ended",
}
"""The events that are told; the others are seen on the table."""


def sentence(speaker: Speaker, event: Event, before: Event | None) -> Sentence | None:
    """The sentence about an event; None where the table itself shows it."""
    more: dict[str, Any] = speaker.who("winner", event.winners[0]) if isinstance(event, e.Ended) else {}
    text = describe_event(speaker, event, MESSAGES, **more)
    if text is not None and isinstance(event, e.Positioned):
        text += f" ({_lies(speaker, event)})"
    return None if text is None else Sentence(text)


def _lies(speaker: Speaker, event: e.Positioned) -> str:
    """How a piece was positioned: everybody sees that, and a wrong one is then removed."""
    put = Placement(event.piece, event.x, event.y, event.angle)
    return speaker.say("stroke-lies", **lie(kind(put)))
