"""A Solitaire in full, and how each event changes it. There is nothing in it that its player may not see."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from lettrine.core.game import SEALED, Sealed
from lettrine.core.value import Value
from lettrine.games.solitaire import events as e
from lettrine.games.solitaire.edition import Edition


class Group(Value, frozen=True):
    """The pieces of one word, and what has been made of them."""

    word: str
    found: tuple[str, ...] = ()
    possible: tuple[str, ...] = ()
    """Once it is over: everything that could have been made of them."""


class State(Value, frozen=True, kw_only=True):
    """Everything about a run."""

    rules: Edition
    language: str
    groups: tuple[Group, ...] = ()
    round: int = 1
    deadline: int | None = None
    over: bool = False
    sealed: Sealed = SEALED

    @property
    def score(self) -> int:
        """G17: the number of words formed."""
        return sum(len(group.found) for group in self.groups)


def done(state: State, group: Group) -> bool:
    """Whether a group has its word of this round; where there are no rounds, it never has enough (G17)."""
    return state.rules.in_rounds and len(group.found) >= state.round


def evolve(state: State | None, event: Any) -> State:
    """The state after an event."""
    if state is None:
        assert isinstance(event, e.Started)
        return State(rules=event.rules, language=event.language, groups=_groups(event.words))
    return _FOLD[type(event)](state, event)


def _groups(words: tuple[str, ...]) -> tuple[Group, ...]:
    return tuple(Group(word) for word in words)


def _drawn(state: State, event: e.Drawn) -> State:
    return replace(state, groups=_groups(event.words))


def _clock_set(state: State, event: e.ClockSet) -> State:
    return replace(state, deadline=event.deadline)


def _formed(state: State, event: e.Formed) -> State:
    at = event.group - 1
    group = replace(state.groups[at], found=(*state.groups[at].found, event.word))
    return replace(state, groups=(*state.groups[:at], group, *state.groups[at + 1 :]))


def _round_began(state: State, event: e.RoundBegan) -> State:
    return replace(state, round=event.number)


def _ended(state: State, event: e.Ended) -> State:
    groups = [replace(group, possible=words) for group, words in zip(state.groups, event.possible, strict=True)]
    return replace(state, groups=tuple(groups), over=True, deadline=None)


_FOLD: dict[type, Callable[[State, Any], State]] = {
    e.Drawn: _drawn,
    e.ClockSet: _clock_set,
    e.Formed: _formed,
    e.RoundBegan: _round_began,
    e.Ended: _ended,
}
