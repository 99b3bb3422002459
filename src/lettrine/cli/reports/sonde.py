"""An analysis of Sonde as tables."""

from rich.console import RenderableType

from lettrine.analysis.sonde.report import AnalysedAnswer, AnalysedQuestion, AnalysedSeat, AnalysedSecret, Analysis
from lettrine.cli.reports.tables import MISSED, NAMINGS, Tables

SEATS = "-player score luck skill hits regret blunders naming rash missed given-away"
SECRETS = "-player -secret bits misses harder in-vain"
QUESTIONS = "step -asking -letter -answer chance points told -best regret -note"
ANSWERS = "step -player -space kept -best-space best-kept given-away"


class SondeReport:
    """Renders the analysis of a game of Sonde."""

    def __init__(self, analysis: Analysis, language: str) -> None:
        self.analysis = analysis
        self.tables = Tables([seat.name for seat in analysis.seats], language)
        self.names = self.tables.names

    def render(self) -> RenderableType:
        """All tables, the sums first."""
        analysis, table = self.analysis, self.tables.table
        parts = [
            table("seats", SEATS, map(self._seat, analysis.seats)),
            table("secrets", SECRETS, map(self._secret, analysis.secrets)),
            table("questions", QUESTIONS, map(self._question, analysis.questions)),
            table("namings", NAMINGS, map(self.tables.naming, analysis.namings)),
            table("missed", MISSED, map(self.tables.missed, analysis.missed)),
            table("answers", ANSWERS, map(self._answer, analysis.answers)),
        ]
        return self.tables.all(parts, "legend")

    def _seat(self, seat: AnalysedSeat) -> tuple[str, ...]:
        number = self.tables.number
        return (
            seat.name,
            number(seat.score, 0),
            number(seat.luck),
            number(seat.skill),
            f"{seat.hits}/{seat.questions}",
            number(seat.regret),
            str(seat.blunders),
            number(seat.naming, 0),
            str(seat.rash),
            str(seat.missed),
            number(seat.given_away),
        )

    def _secret(self, secret: AnalysedSecret) -> tuple[str, ...]:
        number = self.tables.number
        return (
            self.names[secret.seat],
            secret.cells,
            number(secret.bits),
            number(secret.misses_expected),
            number(secret.percentile, 0),
            f"{secret.misses}/{secret.questions}",
        )

    def _question(self, asked: AnalysedQuestion) -> tuple[str, ...]:
        best, tables = asked.best_points, self.tables
        return (
            str(asked.step),
            tables.who(asked.seat, asked.of),
            asked.letter,
            tables.say(asked.answer),
            tables.percent(asked.chance),
            tables.actual(asked.points, asked.points_expected, 0),
            tables.actual(asked.bits, asked.bits_expected),
            f"{self.names[best.of]} {best.letter} ({tables.percent(best.chance)})" if asked.rank > 1 else "",
            tables.number(asked.regret) if asked.rank > 1 else "",
            tables.say("blunder") if asked.blunder else "",
        )

    def _answer(self, opened: AnalysedAnswer) -> tuple[str, ...]:
        percent = self.tables.percent
        return (
            str(opened.step),
            self.names[opened.seat],
            self._place(opened.space, opened.tray),
            percent(opened.kept),
            self._place(opened.best_space, opened.best_tray),
            percent(opened.best_kept),
            self.tables.number(opened.given_away),
        )

    def _place(self, space: int, tray: str | None) -> str:
        return str(space) if tray is None else f"{self.tables.say(f'tray-{tray}')} {space}"
