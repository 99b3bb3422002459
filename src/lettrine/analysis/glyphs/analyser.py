"""Analyses a game of Glyphs: replays it once and assembles the report."""

from collections.abc import Iterable, Sequence

from lettrine.analysis.glyphs.namings import missed_namings, namings
from lettrine.analysis.glyphs.questions import positionings, proposals
from lettrine.analysis.glyphs.report import GlyphsAnalysis
from lettrine.analysis.glyphs.secrets import hidden_words, secrets
from lettrine.analysis.glyphs.steps import transitions
from lettrine.analysis.glyphs.totals import course, luck_by_step, seat_totals
from lettrine.core.engine import replay
from lettrine.core.match import Entry
from lettrine.games.glyphs import GLYPHS
from lettrine.games.glyphs.decisions import standing
from lettrine.games.glyphs.state import State
from lettrine.words.lexicon import Lexicon


def analyse(log: Iterable[Entry], names: Sequence[str], words: Lexicon, *, free: bool) -> GlyphsAnalysis:
    """The analysis of a game of Glyphs, by its log and the lexicon of its language.

    `free` says that the table took any letters as a word.
    """
    entries = list(log)
    history = list(transitions(entries, words, free))
    final: State = replay(GLYPHS, (event for entry in entries for event in entry.events))
    hidden, stands = hidden_words(history), standing(final)
    asked, put, named, missed = (
        proposals(history),
        positionings(history),
        namings(history),
        missed_namings(history, hidden),
    )
    return GlyphsAnalysis(
        edition=final.rules.id,
        language=final.language,
        over=stands.over,
        winners=stands.winners,
        seats=tuple(
            seat_totals(seat, name, final, history, asked, put, named, missed) for seat, name in enumerate(names)
        ),
        secrets=tuple(secrets(hidden, asked, put, final.rules, words)),
        questions=tuple(asked),
        positionings=tuple(put),
        namings=tuple(named),
        missed=tuple(missed),
        course=tuple(course(history, luck_by_step(final.seats, asked, put, named), hidden)),
    )
