"""How hard each secret was, and how often it was asked for."""

from collections.abc import Sequence

from lettrine.analysis.sonde.hardness import hardness_scale
from lettrine.analysis.sonde.prior import prior_belief
from lettrine.analysis.sonde.report import AnalysedQuestion, AnalysedSecret
from lettrine.games.sonde.state import State, side_of
from lettrine.words.lexicon import Lexicon


def secrets(final: State, asked: Sequence[AnalysedQuestion], words: Lexicon) -> list[AnalysedSecret]:
    """What everybody had hidden, seat by seat; left before right."""
    return [_secret(final, index, asked, words) for index, tray in enumerate(final.trays) if tray.cells]


def _secret(final: State, index: int, asked: Sequence[AnalysedQuestion], words: Lexicon) -> AnalysedSecret:
    tray, seat, scale = final.trays[index], index // final.per_seat, hardness_scale(words, final.rules)
    misses = scale.misses(tray.word)
    mine = [question.answer for question in asked if question.of == seat]
    return AnalysedSecret(
        seat=seat,
        tray=side_of(final, index),
        cells=tray.cells,
        word=tray.word,
        known=tray.word in words,
        bits=prior_belief(words, final.rules, len(tray.cells)).bits(tray.cells),
        misses_expected=misses,
        percentile=scale.percentile(misses),
        questions=len(mine),
        misses=mine.count("miss"),
    )
