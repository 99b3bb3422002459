"""Evenings for tests: their results are drawn, no game is played."""

from collections.abc import Sequence
from random import Random
from typing import Any

from hypothesis import strategies as st

from lettrine.core.game import Refusal
from lettrine.evening import evening as ev
from lettrine.evening import events as e
from lettrine.evening.round_robin import ALLOTMENTS
from lettrine.evening.state import Evening, evolve

WORDS = ("TREE", "STAR", "ROSE", "SUN")


def plan(
    kind: str = "progressive", people: int = 12, bots: int = 0, rounds: int = 3, seed: int = 1, **more: Any
) -> e.Opened:
    places = [e.Place(f"P{n}", "club") for n in range(people)]
    places += [e.Place(f"B{n}", "club", person=False) for n in range(bots)]
    return e.Opened(kind, "tug" if more.get("teams") else "sonde", "1976", "en", rounds, seed, tuple(places), **more)


def opened(kind: str = "progressive", **more: Any) -> Evening:
    evening = ev.begun(plan(kind, **more))
    assert isinstance(evening, Evening), evening
    return evening


def after(evening: Evening, happened: Any) -> Evening:
    assert not isinstance(happened, Refusal), happened
    for event in happened:
        evening = evolve(evening, event)
    return evening


def began(evening: Evening, par: Sequence[int] = (0, 0, 0, 0)) -> Evening:
    """The next round, dealt first where it has to be."""
    if evening.plan.kind == "duplicate":
        evening = after(evening, ev.deal(evening, WORDS, par))
    return after(evening, ev.begin_round(evening))


def finished(evening: Evening, scores: Sequence[Sequence[int]], order: Sequence[int] | None = None) -> Evening:
    """All tables done, in this order."""
    for table in order if order is not None else range(len(scores)):
        evening = after(evening, ev.finish(evening, table, scores[table]))
    return evening


def drawn_scores(evening: Evening, rng: Random) -> list[tuple[int, ...]]:
    """Results of a round, with many ties."""
    return [tuple(rng.choice((-50, 0, 15, 20, 300)) for _ in range(4)) for _ in range(evening.tables)]


def tables_of(evening: Evening, number: int = -1) -> list[tuple[int, ...]]:
    return [sitting.places for sitting in evening.rounds[number].tables]


@st.composite
def plans(draw: Any) -> e.Opened:
    """Any evening: 8 to 64 people and bots, of any kind."""
    kind = draw(st.sampled_from(["progressive", "duplicate", "round_robin"]))
    places = draw(st.sampled_from(sorted(ALLOTMENTS) if kind == "round_robin" else range(8, 65, 4)))
    people = draw(st.integers(1, places))
    rounds = draw(st.integers(1, 5))
    teams = draw(st.booleans()) and kind != "duplicate"
    late = draw(st.sets(st.integers(0, people - 1), max_size=4))
    made = plan(kind, people, places - people, rounds, draw(st.integers(0, 2**53)), teams=teams)
    sat = tuple(e.Place(place.name, place.bot, place.person, n not in late) for n, place in enumerate(made.places))
    return e.Opened(made.kind, made.game, made.edition, "en", rounds, made.seed, sat, teams=teams)
