"""Solitaire, for the conformance suites. Nothing is hidden in it but the seed, which must not matter to words given."""

from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from lettrine.core.game import Action, Decision, Seating
from lettrine.games.solitaire import SOLITAIRE
from lettrine.games.solitaire.actions import Form, Stop
from lettrine.games.solitaire.state import State
from tests.conformance.specimen import Opening, Specimen, Twins

words = st.text("AHLTES", min_size=4, max_size=5)
"""Few letters make groups of the same pieces, and words that could count twice."""

OPTIONS = {
    "length": st.integers(4, 5),
    "clock": st.sampled_from([0, 10]),
    "rounds": st.sampled_from(["clock", "on", "off"]),
}


@st.composite
def openings(draw: Any, given: bool = False) -> Opening:
    """With words given, or drawn by the game."""
    options = draw(st.fixed_dictionaries({}, optional=OPTIONS))
    text = tuple(draw(st.lists(words, min_size=4, max_size=4, unique=True))) if given or draw(st.booleans()) else None
    return Opening(SOLITAIRE.rules("standard", options), Seating(1, "en", words=text), draw(st.integers(0, 2**64)), ())


def timed(opening: Opening) -> Opening:
    return opening.but(rules=replace(opening.rules, clock=10))


def free(state: State, decision: Decision, seat: int, number: int) -> Action:
    """A word out of a group's letters in another order, now and then of other pieces; and at last enough of it."""
    if number % 128 == 127:
        return Stop()
    group = number % 4
    word = state.groups[group].word
    turn = number // 4 % len(word)
    turned = word[turn:] + word[:turn]
    return Form(group + 1, (turned, turned[::-1], turned.translate(SAME), word + "A")[number // 32 % 4])


SAME = str.maketrans("AHLT", "HATL")
"""Letters of the same pieces."""


@st.composite
def twins(draw: Any) -> Twins:
    """The same words given, and another seed."""
    opening = draw(openings(given=True))
    return Twins(opening, opening.but(seed=opening.seed + 1), (0, None))


def alike(one: State, other: State, seat: int, action: Action) -> bool:
    """Whatever is done does the same."""
    return True


def revealed(one: State, other: State) -> bool:
    """A seed is never shown."""
    return False


strange = st.one_of(st.builds(Form, st.integers(0, 5), words), st.just(Stop()))


def probes(state: State) -> list[Action]:
    return [Form(number, group.word[::-1]) for number, group in enumerate(state.groups, 1)]


SPECIMEN = Specimen(
    game=SOLITAIRE,
    openings=openings(),
    timed=timed,
    free=free,
    strange=strange,
    probes=probes,
    twins=twins(),
    alike=alike,
    revealed=revealed,
)
