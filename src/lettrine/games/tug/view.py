"""What one seat sees of a table of Tug: built up from nothing, so that what is not put in cannot leak."""

from functools import partial
from typing import Any

from lettrine.core.game import Open, open_for
from lettrine.core.value import Value
from lettrine.games.tug import events as e
from lettrine.games.tug.cards import Category
from lettrine.games.tug.decisions import decisions, offers, standing
from lettrine.games.tug.edition import Edition
from lettrine.games.tug.state import Given, Spelling, State, Suggestion, Tile, Voting, team_of


class View(Value, frozen=True, kw_only=True, omit_defaults=True):
    """The table from one seat, or from none: what a client draws and a bot plays from."""

    game: str = "tug"
    seat: int | None
    rules: Edition
    language: str
    phase: str
    teams: tuple[e.Team, e.Team]
    captains: tuple[int, int]
    team: int | None
    """The seat's own."""
    active: int
    turn: int | None
    turns: int
    tiles: tuple[Tile, ...]
    """Every letter on its lane: below 0 toward the first team, above toward the second."""
    category: Category | None = None
    spelled: str = ""
    stopped: bool = False
    """Whether the first letter has stopped the glass (T4)."""
    held: int | None = None
    """How many steps the word may still move letters, where that is limited (T14)."""
    suggestions: tuple[Suggestion, ...] = ()
    """What one's own team whispers, while it is its turn (T5)."""
    given: tuple[Given, ...] = ()
    voted: tuple[int, ...] = ()
    """Who has voted; not how."""
    ballot: bool | None = None
    """How oneself has voted."""
    cards: int
    """How many lie on the pile."""
    scores: tuple[int, ...]
    over: bool = False
    winners: tuple[int, ...] = ()
    open: tuple[Open, ...] = ()


def view(state: State, seat: int | None) -> View:
    """The table as this seat sees it; None is a watcher, who belongs to no team."""
    stands = standing(state)
    team = None if seat is None else team_of(state, seat)
    ballots = dict(state.phase.ballots) if isinstance(state.phase, Voting) else {}
    return View(
        seat=seat,
        rules=state.rules,
        language=state.language,
        phase=type(state.phase).__name__.lower(),
        teams=state.teams,
        captains=state.captains,
        team=team,
        active=state.active,
        turn=stands.turn,
        turns=state.turns,
        tiles=state.tiles,
        category=state.category,
        spelled=state.spelled if isinstance(state.phase, Spelling) else "",
        stopped=isinstance(state.phase, Spelling) and state.phase.stopped,
        held=_held(state),
        suggestions=state.suggestions if team == state.active else (),
        given=state.given,
        voted=tuple(sorted(ballots)),
        ballot=None if seat is None else ballots.get(seat),
        cards=len(state.pile),
        scores=stands.scores,
        over=stands.over,
        winners=stands.winners,
        open=open_for(decisions(state), seat, partial(offers, state)),
    )


def _held(state: State) -> int | None:
    limited = state.rules.fair_start and not state.given
    return max(0, state.rules.fair_steps - state.steps) if limited else None


def redact(event: Any, seat: int | None) -> Any:
    """The event as this seat is told it; None is not told at all. One of a kind not listed here is told to nobody."""
    if isinstance(event, _PUBLIC):
        return event
    if isinstance(event, e.Started):  # which categories the table has brought is for the table to show
        return e.Started(event.rules, event.seats, event.language, event.teams, event.captains, event.first)
    if isinstance(event, e.Suggested):
        return event if seat in event.to else None  # T5
    if isinstance(event, e.Shuffled):
        return e.Shuffled(event.count)
    if isinstance(event, e.Voted):
        return e.Voted(event.seat, event.fits if seat == event.seat else None)
    raise TypeError(event)


_PUBLIC = (
    e.TurnBegan,
    e.CaptainNamed,
    e.CardDrawn,
    e.GlassTurned,
    e.GlassStopped,
    e.Spelled,
    e.TakenBack,
    e.WordEnded,
    e.Accepted,
    e.Checked,
    e.Contested,
    e.Explained,
    e.VoteEnded,
    e.ClockSet,
    e.Ended,
)
