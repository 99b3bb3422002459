"""An evening in full, and how each event changes it."""

from collections.abc import Callable
from typing import Any, Literal

from msgspec.structs import replace

from lettrine.core.game import SEALED, Sealed
from lettrine.core.value import Value
from lettrine.evening import events as e
from lettrine.evening.seating import SEATS

Happening = Literal["late", "came", "left", "returned", "taken"]


class Mark(Value, frozen=True):
    """Something that is told of a place: who came late, left, returned, or took it over, and in which round."""

    place: int
    round: int
    """0 before the first; the latest that has begun."""
    what: Happening


class Round(Value, frozen=True):
    """A round that has begun."""

    tables: tuple[e.Sitting, ...]
    results: tuple[e.Finished | None, ...]
    words: tuple[str, ...] = ()
    par: tuple[int, ...] = ()
    ended: bool = False


class Evening(Value, frozen=True):
    """Everything about an evening: it follows from its events."""

    plan: e.Opened
    places: tuple[e.Place, ...]
    rounds: tuple[Round, ...] = ()
    dealt: e.Dealt | None = None
    """E6: what has been dealt for the round to come."""
    marks: tuple[Mark, ...] = ()
    over: bool = False
    sealed: Sealed = SEALED

    @property
    def playing(self) -> bool:
        """Whether a round is in progress."""
        return bool(self.rounds) and not self.rounds[-1].ended

    @property
    def tables(self) -> int:
        """How many tables there are."""
        return len(self.places) // SEATS


def evolve(evening: Evening | None, event: Any) -> Evening:
    """The evening after an event."""
    if evening is None:
        late = tuple(Mark(n, 0, "late") for n, place in enumerate(event.places) if place.person and not place.here)
        return Evening(event, event.places, marks=late)
    return _FOLD[type(event)](evening, event)


def _came(evening: Evening, event: e.Came) -> Evening:
    before = [mark.what for mark in evening.marks if mark.place == event.place]
    return _with(evening, event.place, "came" if before[-1] == "late" else "returned", here=True)


def _left(evening: Evening, event: e.Left) -> Evening:
    return _with(evening, event.place, "left", here=False)


def _taken(evening: Evening, event: e.Taken) -> Evening:
    return _with(evening, event.place, "taken", name=event.name, person=True, here=True)


def _with(evening: Evening, place: int, what: Happening, **changes: Any) -> Evening:
    places = list(evening.places)
    places[place] = replace(places[place], **changes)
    mark = Mark(place, len(evening.rounds), what)
    return replace(evening, places=tuple(places), marks=(*evening.marks, mark))


def _dealt(evening: Evening, event: e.Dealt) -> Evening:
    return replace(evening, dealt=event)


def _round_began(evening: Evening, event: e.RoundBegan) -> Evening:
    words, par = (evening.dealt.words, evening.dealt.par) if evening.dealt is not None else ((), ())
    begun = Round(event.tables, (None,) * len(event.tables), words, par)
    return replace(evening, rounds=(*evening.rounds, begun), dealt=None)


def _finished(evening: Evening, event: e.Finished) -> Evening:
    results = list(evening.rounds[-1].results)
    results[event.table] = event
    return _in_round(evening, results=tuple(results))


def _round_ended(evening: Evening, event: e.RoundEnded) -> Evening:
    return _in_round(evening, ended=True)


def _in_round(evening: Evening, **changes: Any) -> Evening:
    return replace(evening, rounds=(*evening.rounds[:-1], replace(evening.rounds[-1], **changes)))


def _ended(evening: Evening, event: e.Ended) -> Evening:
    return replace(evening, over=True)


_FOLD: dict[type, Callable[[Evening, Any], Evening]] = {
    e.Came: _came,
    e.Left: _left,
    e.Taken: _taken,
    e.Dealt: _dealt,
    e.RoundBegan: _round_began,
    e.Finished: _finished,
    e.RoundEnded: _round_ended,
    e.Ended: _ended,
}
