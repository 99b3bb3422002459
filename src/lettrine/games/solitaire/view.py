"""What is seen of a Solitaire: by its player and by whoever watches, the same."""

from functools import partial
from typing import Any

from lettrine.core.game import Open, open_for
from lettrine.core.value import Value
from lettrine.games.pieces.alphabet import Piece, by_piece, pieces_of
from lettrine.games.solitaire import events as e
from lettrine.games.solitaire.edition import Edition
from lettrine.games.solitaire.rules import decisions, offers
from lettrine.games.solitaire.state import Group, State, done


class GroupView(Value, frozen=True, omit_defaults=True):
    """One group of pieces."""

    word: str
    pieces: dict[Piece, int]
    found: tuple[str, ...] = ()
    done: bool = False
    """Whether it has its word of this round."""
    possible: tuple[str, ...] = ()
    """Once it is over: everything that could have been formed, the best known first."""


class View(Value, frozen=True, kw_only=True, omit_defaults=True):
    """The run as it is now."""

    game: str = "solitaire"
    seat: int | None
    rules: Edition
    language: str
    phase: str
    groups: tuple[GroupView, ...]
    round: int
    rounds: bool
    """Whether there are any (G17); if not, every group takes words at any moment."""
    scores: tuple[int, ...]
    turn: int | None = None
    over: bool = False
    winners: tuple[int, ...] = ()
    open: tuple[Open, ...] = ()


def view(state: State, seat: int | None) -> View:
    """The run; None is a watcher."""
    return View(
        seat=seat,
        rules=state.rules,
        language=state.language,
        phase="over" if state.over else "forming",
        groups=tuple(_group(state, group) for group in state.groups),
        round=state.round,
        rounds=state.rules.in_rounds,
        scores=(state.score,),
        over=state.over,
        winners=(0,) * state.over,
        open=open_for(decisions(state), seat, partial(offers, state)),
    )


def _group(state: State, group: Group) -> GroupView:
    return GroupView(group.word, by_piece(pieces_of(group.word)), group.found, done(state, group), group.possible)


def redact(event: Any, seat: int | None) -> Any:
    """Everything is told to everybody; an event of a kind not listed here, to nobody."""
    if isinstance(event, e.Started | e.Drawn | e.ClockSet | e.Formed | e.RoundBegan | e.Ended):
        return event
    raise TypeError(event)
