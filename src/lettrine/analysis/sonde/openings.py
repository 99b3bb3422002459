"""Which spaces owners opened, and what they gave away by their choice (S12, S21, S22)."""

from collections.abc import Sequence
from math import log2
from typing import Literal, NamedTuple

from lettrine.analysis.sonde.belief import SYMBOLS
from lettrine.analysis.sonde.report import AnalysedAnswer
from lettrine.analysis.sonde.steps import SondeTransition
from lettrine.games.sonde import events as e
from lettrine.games.sonde.exposure import openable
from lettrine.games.sonde.state import Phase, Unveiling, Yielding, side_of, tray_at


class OpeningOption(NamedTuple):
    """A space that could be opened, and the share of the candidates' weight that is left after it."""

    kept: float
    tray: int
    space: int


def answers(history: Sequence[SondeTransition]) -> list[AnalysedAnswer]:
    """Every space that was opened where another would have done as well. E6: what the house opens nobody chose."""
    chosen = [each for each in history if not each.before.rules.house_plays_trays]
    opened = [transition for transition in chosen if isinstance(transition.event, e.Exposed)]
    return [_answer(transition, options) for transition in opened if len(options := _options(transition)) > 1]


def _options(transition: SondeTransition) -> list[OpeningOption]:
    places = [(tray, space) for tray, spaces in openable(transition.before) for space in spaces]
    return [OpeningOption(_kept(transition, tray, space), tray, space) for tray, space in places]


def _kept(transition: SondeTransition, tray: int, space: int) -> float:
    letter = transition.before.trays[tray].cells[space - 1]
    return float(transition.known_before[tray].space_chances[space - 1, SYMBOLS.index(letter)].sum())


def _answer(transition: SondeTransition, options: list[OpeningOption]) -> AnalysedAnswer:
    event, state = transition.event, transition.before
    index = tray_at(state, event.seat, event.tray)
    chosen = next(option for option in options if (option.tray, option.space) == (index, event.space))
    best = max(options, key=lambda option: option.kept)
    return AnalysedAnswer(
        step=transition.step,
        seat=event.seat,
        why=_why(state.phase),
        space=event.space,
        tray=event.tray,
        options=len(options),
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
