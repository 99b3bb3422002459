"""Puts an analysis of a game of Glyphs together: the game is seen again once, and then looked at from every side."""

from collections.abc import Iterable, Sequence

from lettrine.analysis.glyphs.namings import missed, namings
from lettrine.analysis.glyphs.questions import positionings, proposals
from lettrine.analysis.glyphs.report import GlyphsAnalysis
from lettrine.analysis.glyphs.secrets import hidden_words, secrets
from lettrine.analysis.glyphs.steps import scenes
from lettrine.analysis.glyphs.timeline import course, luck_by_step, seat_of
from lettrine.core.engine import replay
from lettrine.core.match import Entry
from lettrine.games.glyphs import GLYPHS
from lettrine.games.glyphs.decisions import standing
from lettrine.games.glyphs.state import State
from lettrine.words.lexicon import Lexicon


def analyse(log: Iterable[Entry], names: Sequence[str], words: Lexicon, *, free: bool) -> GlyphsAnalysis:
    """All that is to be said of a game of Glyphs, by its log and the lexicon of its language.

    `free` says that the table took any letters as a word.
    """
    entries = list(log)
    played = list(scenes(entries, words, free))
    final: State = replay(GLYPHS, (event for entry in entries for event in entry.events))
    hidden, stands = hidden_words(played), standing(final)
    asked, put, named, passed = proposals(played), positionings(played), namings(played), missed(played, hidden)
    return GlyphsAnalysis(
        edition=final.rules.id,
        language=final.language,
        over=stands.over,
        winners=stands.winners,
        seats=tuple(seat_of(seat, name, final, played, asked, put, named, passed) for seat, name in enumerate(names)),
        secrets=tuple(secrets(hidden, asked, put, final.rules, words)),
        questions=tuple(asked),
        positionings=tuple(put),
        namings=tuple(named),
        missed=tuple(passed),
        course=tuple(course(played, luck_by_step(final.seats, asked, put, named), hidden)),
    )
