"""What happened, in sentences: one message an event, filled from the event's own fields."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec import structs

from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.core.game import Event

SEATS = frozenset({"seat", "of", "to", "hidden", "winner"})
"""The fields of an event that name somebody."""


class Sentence(NamedTuple):
    """Something to tell, and how it stands to what was told or drawn."""

    text: str
    continues: bool = False
    """It belongs to the sentence before it."""
    shown_on_table: bool = False
    """A table that is redrawn shows it anyway."""


Narrator = Callable[[Speaker, Event, Event | None], Sentence | None]
"""What to say about an event, after the one before it; None where the table itself shows it."""


def describe_event(speaker: Speaker, event: Event, messages: Mapping[type[Event], str], **more: Any) -> str | None:
    """What to say of an event; None where it has no message, because the table itself says it."""
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
    """A field's value in a form that texts can choose by."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return abs(int(value))
    if isinstance(value, tuple):
        return ", ".join(display_cells(str(item)) for item in value)
    return "blank" if value == "." else display_cells(value or "none")


def display_cells(cells: str) -> str:
    """What lies on a tray as a person reads it: blanks are raised dots."""
    return cells.replace(".", "·")
