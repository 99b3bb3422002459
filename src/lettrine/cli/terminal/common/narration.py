"""Events as sentences: one message an event, filled with the event's fields."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec import structs

from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.core.game import Event

SEATS = frozenset({"seat", "of", "to", "hidden", "winner"})
"""The fields of an event that hold a seat."""


class Sentence(NamedTuple):
    """A sentence about an event, and how it relates to the one before and to the table."""

    text: str
    continues: bool = False
    """Whether it is appended to the sentence before it."""
    shown_on_table: bool = False
    """Whether a redrawn table shows it, so that it need not be told."""


Narrator = Callable[[Speaker, Event, Event | None], Sentence | None]
"""What to say about an event, after the one before it; None where the table itself shows it."""


def describe_event(speaker: Speaker, event: Event, messages: Mapping[type[Event], str], **more: Any) -> str | None:
    """The sentence about an event; None where it has no message, because the table itself shows it."""
    message = messages.get(type(event))
    if message is None:
        return None
    details: dict[str, Any] = {}
    for field in structs.fields(event):
        value = getattr(event, field.name)
        details |= speaker.who(field.name, value) if field.name in SEATS else {field.name: text_value(value)}
    return speaker.say(message, **details | more)


def narrator(messages: Mapping[type[Event], str]) -> Narrator:
    """A narrator for events that need nothing but their message."""

    def sentence(speaker: Speaker, event: Event, before: Event | None) -> Sentence | None:
        text = describe_event(speaker, event, messages)
        return None if text is None else Sentence(text)

    return sentence


def text_value(value: Any) -> str | int:
    """A field's value in a form that texts can select on."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return abs(int(value))
    if isinstance(value, tuple):
        return ", ".join(display_cells(str(item)) for item in value)
    return "blank" if value == "." else display_cells(value or "none")


def display_cells(cells: str) -> str:
    """The contents of a tray for display: blanks are raised dots."""
    return cells.replace(".", "·")
