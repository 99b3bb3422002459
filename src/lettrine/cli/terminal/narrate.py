"""What happened, in sentences: one message an event, filled from the event's own fields."""

from typing import Any, NamedTuple

from msgspec import structs

from lettrine.cli.terminal.voice import Voice
from lettrine.core.game import Event
from lettrine.games.sonde import events as e

SEATS = frozenset({"seat", "of", "to", "hidden"})
"""The fields of an event that name somebody."""

TOLD: dict[type[Event], str] = {
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
"""The events worth a sentence; the others can be seen on the table."""


class Sentence(NamedTuple):
    """Something to tell, and how it stands to what was told or drawn."""

    text: str
    goes_on: bool
    """It belongs to the sentence before it."""
    is_seen: bool
    """A table that is redrawn shows it anyway."""


def sentence(voice: Voice, event: Event, before: Event | None) -> Sentence | None:
    """What to say of an event, after the one before it; None where the table itself says it."""
    message = TOLD.get(type(event))
    if message is None:
        return None
    told: dict[str, Any] = {}
    for field in structs.fields(event):
        value = getattr(event, field.name)
        told |= voice.who(field.name, value) if field.name in SEATS else {field.name: _plain(value)}
    if isinstance(event, e.Drew):
        told["card"] = voice.say("card-title", **card(event.card))
    answers = isinstance(event, e.Exposed) and isinstance(before, e.Answered)
    told["brief"] = "yes" if answers else "no"
    goes_on = answers or isinstance(event, e.Answered)
    return Sentence(voice.say(message, **told), goes_on, isinstance(event, e.TurnBegan))


def card(name: str) -> dict[str, str | int]:
    """A card as texts speak of it: its kind, and the number on it."""
    if name[0] in "x+-":
        return {"kind": {"x": "times", "+": "plus", "-": "minus"}[name[0]], "number": int(name[1:])}
    return {"kind": name, "number": 0}


def spelled(cells: str) -> str:
    """What lies on a tray as a person reads it: blanks are raised dots."""
    return cells.replace(".", "·")


def _plain(value: Any) -> str | int:
    """A field's value in a form that texts can choose by."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return abs(value)
    if isinstance(value, tuple):
        return ", ".join(map(spelled, value))
    return "blank" if value == "." else spelled(value or "none")
