"""What the conformance suites need to know of a game to try it out. A new game adds one specimen and gets them all.

The suites play by *scripts*: lists of small numbers, each of which picks among what can be done at that point.
They shrink well, and a script means something in any game.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from hypothesis import strategies as st

from lettrine.core.game import Action, Context, Decision, Game, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match

SCRIPT = st.integers(0, 160).flatmap(lambda n: st.lists(st.integers(0, 2**20), min_size=n, max_size=n))


@dataclass(frozen=True)
class Opening:
    """Rules, seats and what was done before the interesting part began."""

    rules: Any
    seating: Seating
    seed: int
    moves: tuple[tuple[int, Action], ...]
    words: Any = None
    """The table's dictionary; without one, every word is taken."""

    def but(self, **changes: Any) -> "Opening":
        """The same opening, but for these."""
        return replace(self, **changes)


@dataclass(frozen=True)
class Twins:
    """Two worlds that differ in something the observers cannot know."""

    one: Opening
    other: Opening
    observers: tuple[int | None, ...]


@dataclass(frozen=True)
class Specimen:
    """One game, ready to be tried out."""

    game: Game[Any, Any, Any]
    openings: st.SearchStrategy[Opening]
    timed: Callable[[Opening], Opening]
    """The same opening at a table that plays by the clock."""
    free: Callable[[Any, Decision, int, int], Action | None]
    """For a decision that offers nothing finite: something legal or not that a person might do, by a number."""
    strange: st.SearchStrategy[Action]
    """Any action at all, well formed, whether or not it makes sense."""
    probes: Callable[[Any], list[Action]]
    """What somebody would try, in turn or out of turn, who wants to find something out."""
    twins: st.SearchStrategy[Twins]
    alike: Callable[[Any, Any, int, Action], bool]
    """Whether everybody at the table would hear the same of this action in both worlds, by the rules' own words."""
    revealed: Callable[[Any, Any], bool]
    """Whether the difference between the worlds lies open by now, as the rules mean it to."""


def opened(game: Game[Any, Any, Any], opening: Opening) -> Match:
    match = Match.start(game, opening.rules, opening.seating, Context(Luck(opening.seed), opening.words))
    assert isinstance(match, Match), match
    for seat, action in opening.moves:
        done = match.act(seat, action)
        assert not isinstance(done, Refusal), (seat, action, done)
    return match


def choice(specimen: Specimen, match: Match, number: int) -> tuple[int, Decision, Action] | None:
    """What this number picks among everything that can be done now. Duties are picked more often than rights."""
    pick = number % 1024
    rest = number // 1024
    duties = [d for d in match.open if d.duty]
    among = duties if duties and pick % 4 else list(match.open)
    if not among:
        return None
    decision = among[pick % len(among)]
    seat = decision.seats[rest % len(decision.seats)]
    offers = specimen.game.offers(match.state, decision, seat)
    if len(offers):
        return seat, decision, offers[rest % len(offers)]
    action = specimen.free(match.state, decision, seat, rest)
    return None if action is None else (seat, decision, action)


def played(specimen: Specimen, opening: Opening, script: list[int]) -> Iterator[Match]:
    """The match at its opening, and again after every action of the script that was taken."""
    match = opened(specimen.game, opening)
    yield match
    for number in script:
        picked = choice(specimen, match, number)
        if picked is not None:
            seat, decision, action = picked
            if not isinstance(match.act(seat, action, quoting=decision.id), Refusal):
                yield match
