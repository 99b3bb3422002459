"""The games that can be analysed and practised, and by what. In Quick and Solitaire nobody asks anything."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from lettrine.analysis.common.practice import Practice
from lettrine.analysis.glyphs import analyser as glyphs
from lettrine.analysis.glyphs.report import GlyphsAnalysis
from lettrine.analysis.sonde import analyser as sonde
from lettrine.analysis.sonde import practice as sonde_practice
from lettrine.analysis.sonde.report import Analysis, QuestionOption
from lettrine.analysis.tug import analyser as tug
from lettrine.analysis.tug.report import TugAnalysis
from lettrine.core.match import Entry
from lettrine.games.glyphs import GLYPHS
from lettrine.games.sonde import SONDE
from lettrine.games.tug import TUG
from lettrine.words.lexicon import Lexicon

AnyAnalysis = Analysis | GlyphsAnalysis | TugAnalysis
AnyOption = QuestionOption
"""What can be chosen in a position to practise with: as long as one game has practice, a question of that game."""


class Analyser(Protocol):
    """Says all that is to be said of a game, by its log, its players' names and the lexicon of its language."""

    def __call__(self, log: Iterable[Entry], names: Sequence[str], words: Lexicon, *, free: bool) -> AnyAnalysis:
        """`free` says that the table took any letters as a word."""


def _sonde(log: Iterable[Entry], names: Sequence[str], words: Lexicon, *, free: bool) -> Analysis:
    """At every table of Sonde there may be a word that the lexicon does not have."""
    return sonde.analyse(log, names, words)


ANALYSERS: dict[str, Analyser] = {SONDE.name: _sonde, GLYPHS.name: glyphs.analyse, TUG.name: tug.analyse}
"""By the game's name."""

PRACTICES: dict[str, Practice] = {SONDE.name: sonde_practice.PRACTICE}
"""By the game's name; the first is the game of whoever names none."""
