"""The events of Sonde as sentences."""

from typing import Any

from lettrine.cli.terminal.common.narration import Sentence, describe_event
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.core.game import Event
from lettrine.games.sonde import events as e

MESSAGES: dict[type[Event], str] = {
    e.TurnBegan: "said-turn-began",
    e.TurnExtended: "said-turn-extended",
    e.Drew: "said-drew",
    e.Asked: "said-asked",
    e.Answered: "said-answered",
    e.Exposed: "said-exposed",
    e.Interrupted: "said-interrupted",
    e.Voided: "said-voided",
    e.LastTurnsBegan: "said-last-turns",
    e.Kept: "said-kept",
    e.FoundOut: "said-found-out",
    e.Checked: "said-checked",
    e.Voted: "said-voted",
    e.Overruled: "said-overruled",
    e.AutoSet: "said-auto",
    e.Passed: "said-passed",
}
"""The events that are told; the others are seen on the table."""


def sentence(speaker: Speaker, event: Event, before: Event | None) -> Sentence | None:
    """The sentence about an event, after the one before it; None where the table itself shows it."""
    more: dict[str, Any] = {}
    if isinstance(event, e.Drew):
        more["card"] = speaker.say("card-title", **card_details(event.card))
    answers = isinstance(event, e.Exposed) and isinstance(before, e.Answered)
    text = describe_event(speaker, event, MESSAGES, brief="yes" if answers else "no", **more)
    continues = answers or isinstance(event, e.Answered)
    return None if text is None else Sentence(text, continues, isinstance(event, e.TurnBegan))


def card_details(name: str) -> dict[str, str | int]:
    """The details of texts about a card: its kind, and the number on it."""
    if name[0] in "x+-":
        return {"kind": {"x": "times", "+": "plus", "-": "minus"}[name[0]], "number": int(name[1:])}
    return {"kind": name, "number": 0}
