"""An analysis of Glyphs as tables."""

from rich.console import RenderableType

from lettrine.analysis.glyphs.report import (
    AnalysedGlyphsNaming,
    AnalysedGlyphsSeat,
    AnalysedPositioning,
    AnalysedProposal,
    AnalysedWord,
    GlyphsAnalysis,
    PieceOption,
)
from lettrine.cli.reports.tables import MISSED, NAMINGS, Tables
from lettrine.cli.terminal.glyphs.letters import lie
from lettrine.games.pieces.placement import Placement, kind
from lettrine.texts import text

SEATS = "-player score luck skill yes regret blunders naming rash missed exact"
WORDS = "-player -secret bits needed harder in-vain -found"
PROPOSALS = "step -asking -piece -answer chance told -best regret -note"
POSITIONINGS = "step -asking -position -answer chance told -clearest"


class GlyphsReport:
    """Renders the analysis of a game of Glyphs."""

    def __init__(self, analysis: GlyphsAnalysis, language: str) -> None:
        self.analysis, self.language = analysis, language
        self.tables = Tables([seat.name for seat in analysis.seats], language)
        self.names = self.tables.names

    def render(self) -> RenderableType:
        """All tables, the sums first."""
        analysis, table = self.analysis, self.tables.table
        parts = [
            table("seats", SEATS, map(self._seat, analysis.seats)),
            table("secrets", WORDS, map(self._word, analysis.secrets)),
            table("proposals", PROPOSALS, map(self._proposal, analysis.questions)),
            table("positionings", POSITIONINGS, map(self._positioning, analysis.positionings)),
            table("namings", NAMINGS, map(self._naming, analysis.namings)),
            table("missed", MISSED, map(self.tables.missed, analysis.missed)),
        ]
        return self.tables.all(parts, "legend-glyphs")

    def _seat(self, seat: AnalysedGlyphsSeat) -> tuple[str, ...]:
        number = self.tables.number
        won = seat.seat in self.analysis.winners  # G13: not always the one with most points
        return (
            self.tables.say("winner", name=seat.name) if won else seat.name,
            number(seat.score, 0),
            number(seat.luck),
            number(seat.skill),
            f"{seat.hits}/{seat.questions} ({number(seat.hits_expected)})",
            number(seat.regret),
            str(seat.blunders),
            number(seat.naming, 0),
            str(seat.rash),
            str(seat.missed),
            f"{seat.exact}/{seat.positionings}",
        )

    def _word(self, secret: AnalysedWord) -> tuple[str, ...]:
        number = self.tables.number
        return (
            self.names[secret.seat],
            secret.word,
            number(secret.bits),
            str(secret.questions_needed),
            number(secret.percentile, 0),
            f"{secret.misses}/{secret.questions}",
            "–" if secret.by is None else f"{secret.found}  {self.names[secret.by]}",
        )

    def _proposal(self, asked: AnalysedProposal) -> tuple[str, ...]:
        tables = self.tables
        return (
            str(asked.step),
            tables.who(asked.seat, asked.of),
            f"{asked.cell} {self._piece(asked.piece)}",
            tables.say("yes" if asked.answer == "hit" else "no"),
            tables.percent(asked.chance),
            tables.actual(asked.bits, asked.bits_expected),
            self._option(asked.best_points) if asked.rank > 1 else "",
            tables.number(asked.regret) if asked.rank > 1 else "",
            tables.say("blunder") if asked.blunder else "",
        )

    def _positioning(self, positioning: AnalysedPositioning) -> tuple[str, ...]:
        tables = self.tables
        return (
            str(positioning.step),
            tables.who(positioning.seat, positioning.of),
            f"{positioning.cell} {self._lying(positioning.put)}",
            tables.say("exact" if positioning.exact else "wrong"),
            tables.percent(positioning.chance),
            tables.actual(positioning.bits, positioning.bits_expected),
            self._option(positioning.best_bits) if positioning.regret_bits > 0 else "",
        )

    def _naming(self, named: AnalysedGlyphsNaming) -> tuple[str, ...]:
        *cells, note = self.tables.naming(named)
        return (*cells, note or (self.tables.say("wins") if named.wins else ""))

    def _option(self, option: PieceOption) -> str:
        asked = self._piece(option.piece) if option.put is None else self._lying(option.put)
        return f"{self.names[option.of]} {option.cell} {asked} ({self.tables.percent(option.chance)})"

    def _piece(self, piece: str) -> str:
        return text(self.language, "piece-name", piece=piece)

    def _lying(self, put: Placement) -> str:
        return text(self.language, "stroke", **lie(kind(put)))
