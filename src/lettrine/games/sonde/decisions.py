"""Who may act at a Sonde table now, with what choices, and where the table stands."""

from functools import cache

from lettrine.core import offers as o
from lettrine.core.game import Action, Decision, Refusal, Standing, kind_of
from lettrine.core.offers import Offers, Product
from lettrine.games.sonde import actions as a
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.exposure import openable
from lettrine.games.sonde.state import (
    Answering,
    Asking,
    Ballot,
    Drawing,
    Exposing,
    Hiding,
    Over,
    Phase,
    State,
    Unveiling,
    Yielding,
    holds,
    side_of,
    tray_at,
    trays_of,
)

_DUTY: dict[type[Phase], str] = {
    Drawing: "draw",
    Asking: "ask",
    Answering: "answer",
    Exposing: "expose",
    Yielding: "expose",
    Unveiling: "expose",
}


def decisions(state: State) -> tuple[Decision, ...]:
    """The duty the table waits for, then the rights that are open beside it."""
    phase = state.phase
    if type(phase) is Hiding:
        return (Decision("hide", "hide", _still_choosing(state), True, state.deadline), _auto(state.seats))
    if type(phase) is Over:
        return _settlement(state, phase)
    kind = _DUTY[type(phase)]
    owner: int = getattr(phase, "owner", state.turn)
    duty = Decision(f"{kind}:{state.turns}.{state.steps}", kind, (owner,), True, state.deadline)
    rights = _rights(state.rules, state.seats, None if state.rules.interrupt == "any_time" else state.turn)
    return (duty, *rights, *_spelling_rights(state)) if state.rules.spelling == "trust" else (duty, *rights)


def _rights(rules: Edition, seats: int, only: int | None) -> tuple[Decision, ...]:
    # E6: a tray that its owner does not see answers by itself anyway.
    return (_naming(seats, only),) if rules.house_plays_trays else (_naming(seats, only), _auto(seats))


@cache
def _naming(seats: int, only: int | None) -> Decision:
    # S27: at any moment of play, by whoever may; a tray with too little hidden refuses by itself (S28).
    return Decision("interrupt", "interrupt", tuple(range(seats)) if only is None else (only,), False)


@cache
def _auto(seats: int) -> Decision:
    return Decision("auto", "auto", tuple(range(seats)), False)


def _still_choosing(state: State) -> tuple[int, ...]:
    return tuple(s for s in range(state.seats) if not all(state.trays[i].cells for i in trays_of(state, s)))


def _settlement(state: State, phase: Over) -> tuple[Decision, ...]:
    """S32: spelling may be checked until the game is over *and* everybody has accepted its scores."""
    waiting = tuple(seat for seat in range(state.seats) if seat not in phase.accepted)
    if state.rules.spelling != "trust" or not waiting:
        return ()
    return (Decision("accept", "accept", waiting, False), *_spelling_rights(state))


def _spelling_rights(state: State) -> tuple[Decision, ...]:
    """S32: having words checked, and voting on those that were."""
    everyone = range(state.seats)
    checkers = tuple(seat for seat in everyone if checkable(state, seat))
    voters = tuple(seat for seat in everyone if ballots_for(state, seat))
    rights = Decision("check", "check", checkers, False), Decision("vote", "vote", voters, False)
    return tuple(right for right in rights if right.seats)


def ballots_for(state: State, seat: int) -> tuple[Ballot, ...]:
    """S32: the checked words on which this seat still has a vote, the latest first."""
    return tuple(
        ballot
        for ballot in reversed(state.ballots)
        if not ballot.overruled and seat not in (ballot.of, *(voter for voter, _ in ballot.votes))
    )


def checkable(state: State, seat: int) -> tuple[int, ...]:
    """S32: the trays this seat may have checked: an opponent's, fully exposed, not checked before."""
    trays = range(len(state.trays))
    return tuple(i for i in trays if i // state.per_seat != seat and uncheckable(state, i) is None)


def uncheckable(state: State, index: int) -> str | None:
    """S32: why a tray's word cannot be checked, if it cannot."""
    if state.trays[index].hidden:
        return "not_exposed"
    owner, side = index // state.per_seat, side_of(state, index)
    return "already_checked" if any((b.of, b.tray) == (owner, side) for b in state.ballots) else None


def which_tray(state: State, seat: int, side: a.Side | None) -> int | Refusal:
    """S36: the tray that is meant. Two players must say which, more of them have but one."""
    if state.per_seat == 2 and side is None:
        return Refusal("which_tray")
    if state.per_seat == 1 and side is not None:
        return Refusal("no_such_tray")
    return tray_at(state, seat, side)


def opponents_tray(state: State, seat: int, of: int, side: a.Side | None) -> int | Refusal:
    """The tray of an opponent that is meant, or why it is nobody's."""
    if not 0 <= of < state.seats:
        return Refusal("no_such_seat")
    return Refusal("not_an_opponent") if of == seat else which_tray(state, of, side)


def closed(state: State, seat: int, action: Action) -> str:
    """Why nothing this seat might answer with this action is open."""
    if type(state.phase) is Over:
        return "game_over"
    if isinstance(action, a.Hide):
        return "already_hidden"
    if type(state.phase) is Hiding:
        return "not_open"
    if isinstance(action, a.Check) and state.rules.spelling == "trust":
        tray = opponents_tray(state, seat, action.of, action.tray)
        return tray.code if isinstance(tray, Refusal) else uncheckable(state, tray) or "not_open"
    someone_else = any(decision.kind == kind_of(action) for decision in decisions(state))
    own_turn_only = isinstance(action, a.Draw | a.Ask) and seat != state.turn
    return "not_your_turn" if someone_else or own_turn_only else "not_open"


def standing(state: State) -> Standing:
    """Where the table stands. S35: the highest score wins, ties are shared."""
    over = type(state.phase) is Over
    return Standing(
        seats=state.seats,
        over=over,
        scores=state.scores,
        winners=winners(state) if over else (),
        turn=None if over or type(state.phase) is Hiding else state.turn,
    )


def winners(state: State) -> tuple[int, ...]:
    """S35: whoever has the highest score."""
    best = max(state.scores)
    return tuple(seat for seat, score in enumerate(state.scores) if score == best)


def opponents(state: State, seat: int) -> tuple[int, ...]:
    """S11: those who still have something hidden from this seat."""
    return _others(state.hiding, seat)


@cache
def _others(hiding: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(other for other in hiding if other != seat)


def offers(state: State, decision: Decision, seat: int) -> Offers:
    """The finite choices of a decision. A word to hide or to name is free, and so offers nothing."""
    kind = decision.kind
    if kind == "ask":
        return _questions(opponents(state, seat))
    if kind == "expose":
        return _spaces_to_expose(state)
    if kind == "answer":
        return _answers(state, seat)
    if kind == "check":
        return _checks(state, seat)
    if kind == "vote":
        return _votes(state, seat)
    if kind == "auto":
        return _AUTO[seat not in state.auto]
    return _CONSTANT.get(kind, o.NONE)


@cache
def _questions(opponents: tuple[int, ...]) -> Offers:
    return Offers(Product(a.Ask, of=opponents, letter=a.LETTERS))


_CONSTANT = {
    "draw": Offers(Product(a.Draw)),
    "accept": Offers(Product(a.Accept)),
}
_AUTO = {on: Offers(Product(a.Auto, on=(on,))) for on in (True, False)}


def _spaces_to_expose(state: State) -> Offers:
    return Offers(
        *(Product(a.Expose, space=spaces, tray=(side_of(state, index),)) for index, spaces in openable(state) if spaces)
    )


def _answers(state: State, seat: int) -> Offers:
    # S31: nobody can say yes to what they do not have, since nothing could be exposed then.
    assert isinstance(state.phase, Answering)
    return Offers(Product(a.Answer, yes=(True, False) if holds(state, seat, state.phase.letter) else (False,)))


def _checks(state: State, seat: int) -> Offers:
    trays = checkable(state, seat)
    return Offers(*(Product(a.Check, of=(index // state.per_seat,), tray=(side_of(state, index),)) for index in trays))


def _votes(state: State, seat: int) -> Offers:
    latest = Product(a.Vote, ok=(True, False), of=(None,), tray=(None,))
    named = (Product(a.Vote, ok=(True, False), of=(b.of,), tray=(b.tray,)) for b in ballots_for(state, seat))
    return Offers(latest, *named)
