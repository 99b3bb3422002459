"""What one seat sees of a Sonde table: built up from nothing, so that what is not put in cannot leak."""

from collections.abc import Callable
from functools import partial
from typing import Any

from lettrine.core.game import Open, open_for
from lettrine.core.value import Value
from lettrine.games.sonde import events as e
from lettrine.games.sonde.actions import Side
from lettrine.games.sonde.decisions import decisions, offers, winners
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.state import OPEN, Over, Phase, Question, State, Tray, side_of, trays_of

HIDDEN = "?"
"""Stands in `TrayView.shown` for a space whose flap is closed."""


class TrayView(Value, frozen=True, omit_defaults=True):
    """A tray as it looks from one seat."""

    shown: str
    """What everyone sees, space by space: a letter, a blank `.`, or a closed flap `?`. Empty until hidden."""
    hidden: int
    tray: Side | None = None
    secret: str | None = None
    """All of it, for its owner, who may not see it where the house has dealt it (E6)."""


class Verdict(Value, frozen=True, omit_defaults=True):
    """A word that was checked, and how the table stands to what the lexicon says (S32)."""

    of: int
    ok: bool
    votes: tuple[tuple[int, bool], ...]
    overruled: bool
    tray: Side | None = None


class View(Value, frozen=True, kw_only=True, omit_defaults=True):
    """The table from one seat, or from none: what a client draws and a bot plays from."""

    game: str = "sonde"
    seat: int | None
    rules: Edition
    language: str
    phase: str
    turn: int | None
    turns: int
    """How many turns have begun."""
    trays: tuple[tuple[TrayView, ...], ...]
    """By seat."""
    scores: tuple[int, ...]
    card: str | None = None
    ignored: bool = False
    """S10: the card could not be obeyed, as everybody was told when it was drawn."""
    pile: int = 0
    """How many cards are left to draw."""
    factor: int = 1
    questions: tuple[Question, ...] = ()
    """S18: those of this turn only, unless the table keeps notes or the game is over."""
    auto: tuple[int, ...] = ()
    hidden_last: int | None = None
    last_turns: int = 0
    verdicts: tuple[Verdict, ...] = ()
    over: bool = False
    winners: tuple[int, ...] = ()
    open: tuple[Open, ...] = ()


def view(state: State, seat: int | None) -> View:
    """The table as this seat sees it; None is a watcher, who sees what lies open and nothing else."""
    over = type(state.phase) is Over
    return View(
        seat=seat,
        rules=state.rules,
        language=state.language,
        phase=phase_name(state.phase),
        turn=None if over or state.turns == 0 else state.turn,
        turns=state.turns,
        trays=tuple([_trays(state, owner, seat) for owner in range(state.seats)]),
        scores=state.scores,
        card=state.card,
        ignored=state.ignored,
        pile=len(state.pile),
        factor=state.factor,
        questions=_questions(state, over),
        auto=state.auto,
        hidden_last=state.hidden_last,
        last_turns=state.last_turns,
        verdicts=tuple([Verdict(b.of, b.ok, b.votes, b.overruled, b.tray) for b in state.ballots]),
        over=over,
        winners=winners(state) if over else (),
        open=open_for(decisions(state), seat, partial(offers, state)),
    )


def phase_name(phase: Phase) -> str:
    """A phase's public name. What it waits for is told by the open decisions and the last question."""
    return type(phase).__name__.lower()


def _trays(state: State, owner: int, seat: int | None) -> tuple[TrayView, ...]:
    mine = owner == seat and not state.rules.house_plays_trays
    return tuple([_tray(state.trays[i], side_of(state, i), mine) for i in trays_of(state, owner)])


def _tray(tray: Tray, side: Side | None, mine: bool) -> TrayView:
    return TrayView(_shown(tray), tray.hidden, side, tray.cells if mine else None)


def _shown(tray: Tray) -> str:
    cells = zip(tray.cells, tray.covered, strict=True)
    return "".join([cell if flap == OPEN else HIDDEN for cell, flap in cells])


def _questions(state: State, over: bool) -> tuple[Question, ...]:
    if over or state.rules.memory == "notes":
        return state.questions
    return state.questions[state.asked_before :]


def redact(event: Any, seat: int | None) -> Any:
    """The event as this seat is told it. An event of a kind not listed here is told to nobody."""
    return _TOLD[type(event)](event, seat)


def _as_it_is(event: Any, seat: int | None) -> Any:
    return event


def _hid(event: e.Hid, seat: int | None) -> e.Hid:
    # S4: everyone sees how many spaces are in use, the owner also what is on them, unless the house dealt it (E6).
    seen = event.cells if seat == event.seat and not event.dealt else None
    return e.Hid(event.seat, event.spaces, event.tray, seen, event.by_lot, event.dealt)


def _shuffled(event: e.Shuffled, seat: int | None) -> e.Shuffled:
    return e.Shuffled(event.count)


_PUBLIC = (
    e.Started,
    e.TurnBegan,
    e.TurnExtended,
    e.Drew,
    e.Asked,
    e.Answered,
    e.Exposed,
    e.Interrupted,
    e.Voided,
    e.LastTurnsBegan,
    e.Kept,
    e.FoundOut,
    e.Checked,
    e.Voted,
    e.Overruled,
    e.AutoSet,
    e.Passed,
    e.ClockSet,
    e.Ended,
    e.Accepted,
)

_TOLD: dict[type, Callable[[Any, int | None], Any]] = {
    **dict.fromkeys(_PUBLIC, _as_it_is),
    e.Hid: _hid,
    e.Shuffled: _shuffled,
}
