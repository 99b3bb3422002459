"""Puts an analysis together: the game is seen again once, and then looked at from every side."""

from collections.abc import Iterable, Sequence

from lettrine.analysis.sonde.namings import missed, namings
from lettrine.analysis.sonde.openings import answers
from lettrine.analysis.sonde.questions import questions
from lettrine.analysis.sonde.report import Analysis
from lettrine.analysis.sonde.secrets import secrets
from lettrine.analysis.sonde.steps import scenes
from lettrine.analysis.sonde.timeline import course, luck_by_step, seat_of
from lettrine.core.engine import replay
from lettrine.core.match import Entry
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.state import Over, State
from lettrine.words.lexicon import Lexicon

GAME = SONDE.name
"""The game that can be analysed."""


def analyse(log: Iterable[Entry], names: Sequence[str], words: Lexicon) -> Analysis:
    """All that is to be said of a game of Sonde, by its log and the lexicon of its language."""
    entries = list(log)
    played = list(scenes(entries, words))
    final: State = replay(SONDE, (event for entry in entries for event in entry.events))
    asked, named, passed, opened = questions(played), namings(played), missed(played), answers(played)
    return Analysis(
        edition=final.rules.id,
        language=final.language,
        over=isinstance(final.phase, Over),
        seats=tuple(
            seat_of(seat, name, final, played, asked, named, passed, opened) for seat, name in enumerate(names)
        ),
        secrets=tuple(secrets(final, asked, words)),
        questions=tuple(asked),
        namings=tuple(named),
        missed=tuple(passed),
        answers=tuple(opened),
        course=tuple(course(played, luck_by_step(played, asked, named))),
    )
