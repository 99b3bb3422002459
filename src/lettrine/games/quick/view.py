"""What one seat sees of a game of Quick: built up from nothing, so that what is not put in cannot leak."""

from functools import partial
from typing import Any

from lettrine.core.game import Open, open_for
from lettrine.core.value import Value
from lettrine.games.pieces.race import events as race_events
from lettrine.games.pieces.race import view as race_view
from lettrine.games.pieces.race.view import RaceView
from lettrine.games.quick import events as e
from lettrine.games.quick.edition import Edition
from lettrine.games.quick.rules import decisions, offers, standing
from lettrine.games.quick.state import State


class View(Value, frozen=True, kw_only=True, omit_defaults=True):
    """The table from one seat, or from none: what a client draws and a bot plays from."""

    game: str = "quick"
    seat: int | None
    rules: Edition
    language: str
    phase: str
    race: RaceView
    scores: tuple[int, ...]
    turn: int | None = None
    over: bool = False
    winners: tuple[int, ...] = ()
    open: tuple[Open, ...] = ()


def view(state: State, seat: int | None) -> View:
    """The table as this seat sees it; None is a watcher."""
    return View(
        seat=seat,
        rules=state.rules,
        language=state.language,
        phase="over" if state.race.over else "hiding" if state.race.began is None else "racing",
        race=race_view.view(state.race, seat),
        scores=state.scores,
        over=state.race.over,
        winners=standing(state).winners,
        open=open_for(decisions(state), seat, partial(offers, state)),
    )


def redact(event: Any, seat: int | None) -> Any:
    """The event as this seat is told it. An event of a kind not listed here is told to nobody."""
    if isinstance(event, race_events.RaceHid):
        return race_view.redact(event, seat)
    if isinstance(event, e.Started | e.ClockSet | race_events.RaceBegan | race_events.GaveUp | race_events.RaceEnded):
        return event
    raise TypeError(event)
