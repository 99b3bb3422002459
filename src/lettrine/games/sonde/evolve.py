"""How each event changes a Sonde table. Nothing else changes it, and no rule is asked here."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from lettrine.games.sonde import events as e
from lettrine.games.sonde.state import (
    EMPTY,
    MOST_NOTED,
    OPEN,
    Answering,
    Asking,
    Ballot,
    Between,
    Denial,
    Drawing,
    Exposing,
    Over,
    Phase,
    Question,
    State,
    Tray,
    Unveiling,
    ballot_on,
    found_out,
    holds,
    tray_at,
    trays_of,
    yielding,
)


def evolve(state: State | None, event: Any) -> State:
    """The state after an event."""
    if state is None:
        return _started(event)
    return _FOLD[type(event)](state, event)


def _put(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _scored(scores: tuple[int, ...], seat: int, points: int) -> tuple[int, ...]:
    return _put(scores, seat, scores[seat] + points) if points else scores


def _started(event: e.Started) -> State:
    per_seat = event.rules.trays_for_two if event.seats == 2 else 1
    return State(
        rules=event.rules,
        seats=event.seats,
        language=event.language,
        per_seat=per_seat,
        turn=event.first,
        trays=(EMPTY,) * (event.seats * per_seat),
        scores=(0,) * event.seats,
    )


def _shuffled(state: State, event: e.Shuffled) -> State:
    return replace(state, pile=event.cards or (), discards=(), shuffles=state.shuffles + 1)


def _hid(state: State, event: e.Hid) -> State:
    cells = event.cells or ""
    tray = Tray(cells, cells, len(cells))
    trays = _put(state.trays, tray_at(state, event.seat, event.tray), tray)
    return replace(state, trays=trays, hiding=_hiding(trays, state.per_seat))


def _hiding(trays: tuple[Tray, ...], per_seat: int) -> tuple[int, ...]:
    return tuple(sorted({index // per_seat for index, tray in enumerate(trays) if tray.hidden}))


def _turn_began(state: State, event: e.TurnBegan) -> State:
    # S18: what is noted does not grow for ever with questions that are asked again and again.
    noted = state.questions[-MOST_NOTED:]
    counted = state.hidden_last is not None and event.seat != state.hidden_last
    return replace(
        state,
        turn=event.seat,
        phase=_opening_phase(state),
        turns=state.turns + 1,
        steps=0,
        extra=0,
        factor=1,
        card=None,
        ignored=False,
        questions=noted,
        asked_before=len(noted),
        last_turns=state.last_turns - counted,
        deadline=None,
    )


def _turn_extended(state: State, event: e.TurnExtended) -> State:
    return replace(state, phase=_opening_phase(state), steps=state.steps + 1, extra=state.extra - 1, deadline=None)


def _opening_phase(state: State) -> Phase:
    return Drawing() if state.rules.cards == "on" else Asking()


def _drew(state: State, event: e.Drew) -> State:
    card = event.card
    return replace(
        state,
        phase=Asking() if event.ignored else _phase_of_card(state, card),
        steps=state.steps + 1,
        extra=state.extra + (card == "additional" and not event.ignored),
        factor=int(card[1:]) if card[0] == "x" else 1,
        card=card,
        ignored=event.ignored,
        pile=state.pile[1:],
        discards=(*state.discards, card),
        scores=_scored(state.scores, event.seat, event.points),
        deadline=None,
    )


def _phase_of_card(state: State, card: str) -> Phase:
    if card == "blank":
        return Unveiling()
    return yielding(state, card) if card in ("left", "right") else Asking()


def _asked(state: State, event: e.Asked) -> State:
    question = Question(state.turns, event.seat, event.of, event.letter)
    return replace(
        state,
        phase=Answering(event.of, event.letter),
        steps=state.steps + 1,
        questions=(*state.questions, question),
        deadline=None,
    )


def _answered(state: State, event: e.Answered) -> State:
    last = state.questions[-1]
    questions = (*state.questions[:-1], Question(last.turn, last.seat, last.of, last.letter, event.yes))
    if event.yes:
        return replace(
            state,
            phase=Exposing(last.of, last.letter),
            steps=state.steps + 1,
            questions=questions,
            deadline=None,
        )
    hiding = holds(state, last.of, last.letter)
    return replace(
        state,
        phase=Between(),
        questions=questions,
        factor=1,
        scores=_scored(state.scores, last.seat, event.points),
        denials=(*state.denials, Denial(last.of, last.letter, hiding)) if hiding else state.denials,
        deadline=None,
    )


def _exposed(state: State, event: e.Exposed) -> State:
    index = tray_at(state, event.seat, event.tray)
    tray, at = state.trays[index], event.space - 1
    opened = Tray(tray.cells, tray.covered[:at] + OPEN + tray.covered[at + 1 :], tray.hidden - 1)
    trays = _put(state.trays, index, opened)
    to, points = event.to, event.points + event.bonus
    return replace(
        state,
        phase=Asking(),
        steps=state.steps + 1,
        factor=1,
        trays=trays,
        hiding=state.hiding if opened.hidden else _hiding(trays, state.per_seat),
        scores=state.scores if to is None else _scored(state.scores, to, points),
        deadline=None,
    )


def _interrupted(state: State, event: e.Interrupted) -> State:
    scores = _scored(state.scores, event.seat, event.points)
    if not event.right:
        return replace(state, scores=scores)
    index = tray_at(state, event.of, event.tray)
    trays = _put(state.trays, index, _bared(state.trays[index]))
    return replace(state, scores=scores, trays=trays, hiding=_hiding(trays, state.per_seat))


def _bared(tray: Tray) -> Tray:
    return Tray(tray.cells, OPEN * len(tray.cells), 0)


def _voided(state: State, event: e.Voided) -> State:
    factor = state.factor if event.unanswered else 1
    return replace(state, phase=Asking(), steps=state.steps + 1, factor=factor, deadline=None)


def _last_turns_began(state: State, event: e.LastTurnsBegan) -> State:
    turns = state.rules.last_turns * (state.seats - 1)
    return replace(state, hidden_last=event.hidden, last_turns=turns)


def _kept(state: State, event: e.Kept) -> State:
    scores = _scored(state.scores, event.seat, event.points + event.bonus)
    mine = trays_of(state, event.seat)
    trays = tuple(_bared(tray) if i in mine else tray for i, tray in enumerate(state.trays))
    return replace(state, scores=scores, trays=trays, hiding=())


def _found_out(state: State, event: e.FoundOut) -> State:
    caught = next(d for d in state.denials if found_out(state, d))
    return replace(
        state,
        denials=tuple(d for d in state.denials if d is not caught),
        scores=_scored(state.scores, event.seat, event.points),
    )


def _checked(state: State, event: e.Checked) -> State:
    ballot = Ballot(event.of, event.tray, event.ok)
    scores = _scored(state.scores, event.of, event.points)
    return replace(state, ballots=(*state.ballots, ballot), scores=scores)


def _voted(state: State, event: e.Voted) -> State:
    index, ballot = ballot_on(state, event.of, event.tray)
    cast = replace(ballot, votes=(*ballot.votes, (event.seat, event.ok)))
    return replace(state, ballots=_put(state.ballots, index, cast))


def _overruled(state: State, event: e.Overruled) -> State:
    index, ballot = ballot_on(state, event.of, event.tray)
    scores = _scored(state.scores, event.of, event.points)
    return replace(state, ballots=_put(state.ballots, index, replace(ballot, overruled=True)), scores=scores)


def _auto_set(state: State, event: e.AutoSet) -> State:
    others = tuple(seat for seat in state.auto if seat != event.seat)
    return replace(state, auto=(*others, event.seat) if event.on else others)


def _passed(state: State, event: e.Passed) -> State:
    # A turn that was slept through is not made good by additional turns either.
    return replace(state, phase=Between(), extra=0, deadline=None)


def _clock_set(state: State, event: e.ClockSet) -> State:
    return replace(state, deadline=event.deadline)


def _ended(state: State, event: e.Ended) -> State:
    return replace(state, phase=Over(), deadline=None)


def _accepted(state: State, event: e.Accepted) -> State:
    assert isinstance(state.phase, Over)
    return replace(state, phase=Over((*state.phase.accepted, event.seat)))


_FOLD: dict[type, Callable[[State, Any], State]] = {
    e.Shuffled: _shuffled,
    e.Hid: _hid,
    e.TurnBegan: _turn_began,
    e.TurnExtended: _turn_extended,
    e.Drew: _drew,
    e.Asked: _asked,
    e.Answered: _answered,
    e.Exposed: _exposed,
    e.Interrupted: _interrupted,
    e.Voided: _voided,
    e.LastTurnsBegan: _last_turns_began,
    e.Kept: _kept,
    e.FoundOut: _found_out,
    e.Checked: _checked,
    e.Voted: _voted,
    e.Overruled: _overruled,
    e.AutoSet: _auto_set,
    e.Passed: _passed,
    e.ClockSet: _clock_set,
    e.Ended: _ended,
    e.Accepted: _accepted,
}
