"""What owners gave away by their choice of a space to open (S12, S21, S22)."""

from collections.abc import Sequence
from math import log2
from typing import Literal, NamedTuple

from lettrine.analysis.sonde.belief import SYMBOLS
from lettrine.analysis.sonde.report import AnalysedAnswer
from lettrine.analysis.sonde.steps import Scene
from lettrine.games.sonde import events as e
from lettrine.games.sonde.exposure import openable
from lettrine.games.sonde.state import Phase, Unveiling, Yielding, side_of, tray_at


class Reveal(NamedTuple):
    """A space that would have done, and how much of the candidates' weight is left after it."""

    kept: float
    tray: int
    space: int


def answers(played: Sequence[Scene]) -> list[AnalysedAnswer]:
    """Every space that was opened where another would have done as well."""
    opened = [scene for scene in played if isinstance(scene.event, e.Exposed)]
    return [_answer(scene, reveals) for scene in opened if len(reveals := _reveals(scene)) > 1]


def _reveals(scene: Scene) -> list[Reveal]:
    places = [(tray, space) for tray, spaces in openable(scene.before) for space in spaces]
    return [Reveal(_kept(scene, tray, space), tray, space) for tray, space in places]


def _kept(scene: Scene, tray: int, space: int) -> float:
    letter = scene.before.trays[tray].cells[space - 1]
    return float(scene.held[tray].tally[space - 1, SYMBOLS.index(letter)].sum())


def _answer(scene: Scene, reveals: list[Reveal]) -> AnalysedAnswer:
    event, state = scene.event, scene.before
    index = tray_at(state, event.seat, event.tray)
    chosen = next(reveal for reveal in reveals if (reveal.tray, reveal.space) == (index, event.space))
    best = max(reveals, key=lambda reveal: reveal.kept)
    return AnalysedAnswer(
        step=scene.step,
        seat=event.seat,
        why=_why(state.phase),
        space=event.space,
        tray=event.tray,
        options=len(reveals),
        kept=chosen.kept,
        best_space=best.space,
        best_tray=side_of(state, best.tray),
        best_kept=best.kept,
        given_away=log2(best.kept / chosen.kept) if chosen.kept > 0 else 0.0,
    )


def _why(phase: Phase) -> Literal["question", "card", "blank"]:
    if isinstance(phase, Yielding):
        return "card"
    return "blank" if isinstance(phase, Unveiling) else "question"
