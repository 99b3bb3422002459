"""Analyses a game of Sonde: replays it once and assembles the report."""

from collections.abc import Iterable, Sequence

from lettrine.analysis.sonde.namings import missed_namings, namings
from lettrine.analysis.sonde.openings import answers
from lettrine.analysis.sonde.questions import questions
from lettrine.analysis.sonde.report import Analysis
from lettrine.analysis.sonde.secrets import secrets
from lettrine.analysis.sonde.steps import transitions
from lettrine.analysis.sonde.totals import course, luck_by_step, seat_totals
from lettrine.core.engine import replay
from lettrine.core.match import Entry
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.state import Over, State
from lettrine.words.lexicon import Lexicon

GAME = SONDE.name
"""The game that can be analysed."""


def analyse(log: Iterable[Entry], names: Sequence[str], words: Lexicon) -> Analysis:
    """The analysis of a game of Sonde, by its log and the lexicon of its language."""
    entries = list(log)
    history = list(transitions(entries, words))
    final: State = replay(SONDE, (event for entry in entries for event in entry.events))
    asked, named, missed, opened = questions(history), namings(history), missed_namings(history), answers(history)
    return Analysis(
        edition=final.rules.id,
        language=final.language,
        over=isinstance(final.phase, Over),
        seats=tuple(
            seat_totals(seat, name, final, history, asked, named, missed, opened) for seat, name in enumerate(names)
        ),
        secrets=tuple(secrets(final, asked, words)),
        questions=tuple(asked),
        namings=tuple(named),
        missed=tuple(missed),
        answers=tuple(opened),
        course=tuple(course(history, luck_by_step(history, asked, named))),
    )
