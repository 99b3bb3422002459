"""How each event changes a table of Tug: the only place where its state changes."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from lettrine.games.tug import events as e
from lettrine.games.tug.state import (
    Challenge,
    Drawing,
    Explaining,
    Given,
    Over,
    Reading,
    Settled,
    Spelling,
    State,
    Suggestion,
    Tile,
    Voting,
    Winning,
    other,
    wins,
)

REMEMBERED = 40
"""How many suggestions of a turn are kept; whoever floods their team loses the oldest."""

_VERDICTS: dict[bool | None, str] = {True: "right", False: "wrong", None: "unknown"}


def evolve(state: State | None, event: Any) -> State:
    """The state after an event."""
    if state is None:
        assert isinstance(event, e.Started)
        return _started(event)
    return _FOLD[type(event)](state, event)


def _started(event: e.Started) -> State:
    tiles = tuple(Tile(letter) for letter in event.rules.letters[event.language])
    return State(
        rules=event.rules,
        seats=event.seats,
        language=event.language,
        teams=event.teams,
        captains=event.captains,
        active=event.first,
        tiles=tiles,
        before=tiles,
        phase=Drawing(),
        own=event.categories,
        turns=1,
    )


def _shuffled(state: State, event: e.Shuffled) -> State:
    return replace(state, pile=event.pile, shuffles=state.shuffles + 1)


def _turn_began(state: State, event: e.TurnBegan) -> State:
    return replace(state, active=event.team, phase=Drawing(), turns=state.turns + 1, begun=True, deadline=None)


def _captain_named(state: State, event: e.CaptainNamed) -> State:
    one, two = state.captains
    return replace(state, captains=(one, event.seat) if event.team else (event.seat, two))


def _card_drawn(state: State, event: e.CardDrawn) -> State:
    return replace(
        state,
        phase=Reading(),
        pile=state.pile[1:],
        category=event.category,
        before=state.tiles,
        spelled="",
        steps=0,
        suggestions=(),
        left=(),
        deadline=event.turns,
    )


def _glass_turned(state: State, event: e.GlassTurned) -> State:
    return replace(state, phase=Spelling(), deadline=event.until)


def _glass_stopped(state: State, event: e.GlassStopped) -> State:
    return replace(state, phase=Spelling(stopped=True), deadline=event.until)


def _suggested(state: State, event: e.Suggested) -> State:
    whispered = (*state.suggestions, Suggestion(event.seat, event.word))
    return replace(state, suggestions=whispered[-REMEMBERED:])


def _spelled(state: State, event: e.Spelled) -> State:
    spelled = state.spelled + event.letter
    if event.to is None:
        return replace(state, spelled=spelled)
    moved = Tile(event.letter, event.to, state.active if event.taken else None)
    tiles = tuple(moved if tile.letter == event.letter else tile for tile in state.tiles)
    return replace(state, spelled=spelled, tiles=tiles, steps=state.steps + 1)


def _taken_back(state: State, event: e.TakenBack) -> State:
    back = replace(state, tiles=state.before, spelled="", steps=0)
    if isinstance(state.phase, Spelling):  # T8: there was no word yet
        return back
    return _last(_kept(back, event), back=True, kept=event.kept)


def _kept(state: State, event: e.TakenBack) -> State:
    """T10: what comes before the first mistake may stay moved."""
    lie, lanes = dict(event.lie), state.rules.lanes
    moved = {letter: Tile(letter, at, event.team if abs(at) > lanes else None) for letter, at in lie.items()}
    return replace(state, tiles=tuple(moved.get(tile.letter, tile) for tile in state.tiles))


def _last(state: State, **changes: Any) -> State:
    """The last word that was given, with what has become known of it."""
    *earlier, last = state.given
    return replace(state, given=(*earlier, replace(last, **changes)))


def _word_ended(state: State, event: e.WordEnded) -> State:
    ended = replace(state, phase=Settled(other(event.team)), deadline=event.until, suggestions=(), begun=False)
    if not event.word:
        return ended
    assert state.category is not None
    given = (*state.given, Given(event.team, event.word, state.category, event.cut, event.proper))
    winning = {} if event.until is None else {"phase": Winning()}
    return replace(ended, given=given, left=("check", "contest"), **winning)


def _accepted(state: State, event: e.Accepted) -> State:
    content = isinstance(state.phase, Voting)  # T11: with the explanation; what else is left is not waived
    return _goes_on(state, state.left if content else (), event.until)


def _checked(state: State, event: e.Checked) -> State:
    noted = _last(state, form=event.form, checked=_VERDICTS[event.right])
    return _goes_on(noted, () if event.right is False else _without(state, "check"), state.deadline)


def _without(state: State, challenge: Challenge) -> tuple[Challenge, ...]:
    """T10, T11: how the word may still be challenged after this."""
    return tuple(each for each in state.left if each != challenge) if state.rules.doubts == "both" else ()


def _goes_on(state: State, left: tuple[Challenge, ...], until: int | None) -> State:
    """A challenge is over. Whoever was to draw a card still is, unless a right word was checked (T10)."""
    if left and wins(state):
        return replace(state, phase=Winning(), left=left, deadline=until)
    last = state.given[-1]
    again = last.checked == "right"
    team = last.team if again else other(last.team)
    if state.begun and team == state.active:
        deadline = state.deadline if isinstance(state.phase, Drawing) else None
        return replace(state, phase=Drawing(), left=left, deadline=deadline)
    return replace(state, phase=Settled(team, again), left=left, deadline=None)


def _contested(state: State, event: e.Contested) -> State:
    left = _without(state, "contest")
    return replace(state, phase=Explaining(), left=left, challenges=state.challenges + 1, deadline=None)


def _explained(state: State, event: e.Explained) -> State:
    return replace(_last(state, reason=event.text), phase=Voting(), deadline=None)


def _voted(state: State, event: e.Voted) -> State:
    assert isinstance(state.phase, Voting)
    return replace(state, phase=Voting((*state.phase.ballots, (event.seat, event.fits))))


def _vote_ended(state: State, event: e.VoteEnded) -> State:
    noted = _last(state, ballots=event.ballots, advice=event.advice)
    return _goes_on(noted, state.left if event.stays else (), event.until)


def _clock_set(state: State, event: e.ClockSet) -> State:
    return replace(state, deadline=event.deadline)


def _ended(state: State, event: e.Ended) -> State:
    return replace(state, phase=Over(int(event.winners[0] in state.teams[1])), deadline=None)


_FOLD: dict[type, Callable[[State, Any], State]] = {
    e.Shuffled: _shuffled,
    e.TurnBegan: _turn_began,
    e.CaptainNamed: _captain_named,
    e.CardDrawn: _card_drawn,
    e.GlassTurned: _glass_turned,
    e.GlassStopped: _glass_stopped,
    e.Suggested: _suggested,
    e.Spelled: _spelled,
    e.TakenBack: _taken_back,
    e.WordEnded: _word_ended,
    e.Accepted: _accepted,
    e.Checked: _checked,
    e.Contested: _contested,
    e.Explained: _explained,
    e.Voted: _voted,
    e.VoteEnded: _vote_ended,
    e.ClockSet: _clock_set,
    e.Ended: _ended,
}
