"""Quick, for the conformance suites. What may be known in a race is written here from the rules, not from the code."""

from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from lettrine.core.game import Action, Decision, Seating
from lettrine.games.pieces.race.actions import Claim, GiveUp
from lettrine.games.quick import QUICK
from lettrine.games.quick.actions import Hide
from lettrine.games.quick.state import State
from tests.conformance import races
from tests.conformance.specimen import Opening, Specimen, Twins


@st.composite
def openings(draw: Any, hidden: bool = False) -> Opening:
    """A race at any stage before its start, or, with `hidden`, at its start."""
    options = draw(st.fixed_dictionaries({}, optional={"length": st.integers(3, 6), "clock": st.just(10)}))
    rules, seats = QUICK.rules("standard", options), draw(st.integers(2, 4))
    moves = draw(races.begun(Hide, seats, rules.length))
    kept = seats if hidden or draw(st.booleans()) else draw(st.integers(0, seats))
    return Opening(rules, Seating(seats, "en"), draw(st.integers(0, 2**64)), moves[:kept])


def timed(opening: Opening) -> Opening:
    return opening.but(rules=replace(opening.rules, clock=10))


def free(state: State, decision: Decision, seat: int, number: int) -> Action:
    if decision.kind == "claim":
        return races.some_claim(state.race, seat, number)
    return Hide("".join(races.FEW[(number >> 3 * place) % len(races.FEW)] for place in range(state.rules.length)))


@st.composite
def twins(draw: Any) -> Twins:
    """Worlds in which one seat has passed another word on, or that differ in the seed."""
    opening = draw(openings(hidden=True))
    if draw(st.integers(0, 3)):
        return draw(races.twins(opening))
    everyone = (*range(opening.seating.seats), None)
    return Twins(opening, opening.but(seed=opening.seed + 1), everyone)


def alike(one: State, other: State, seat: int, action: Action) -> bool:
    """G16: whether a claim wins the race is for all to hear."""
    if isinstance(action, Claim):
        return races.built(one.race, seat, action) == races.built(other.race, seat, action)
    return True


def revealed(one: State, other: State) -> bool:
    """G16: at the end all words are shown."""
    return races.shown(one.race, other.race)


strange = st.one_of(
    st.builds(Claim, races.words(3)),
    st.builds(Claim, st.integers(2, 6).flatmap(races.words)),
    st.builds(Hide, races.words(3)),
    st.just(GiveUp()),
)


def probes(state: State) -> list[Action]:
    return [*races.probes(state.race), GiveUp(), Hide("HUT")]


SPECIMEN = Specimen(
    game=QUICK,
    openings=openings(),
    timed=timed,
    free=free,
    strange=strange,
    probes=probes,
    twins=twins(),
    alike=alike,
    revealed=revealed,
)
