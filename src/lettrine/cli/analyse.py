"""`lettrine analyse`: what each question of a game was worth, who was lucky, and what was let pass."""

import sys
from collections.abc import Iterable

import click
import msgspec
from rich.console import Console, Group, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from lettrine.analysis.analyse import GAME
from lettrine.analysis.analyse import analyse as analysed
from lettrine.analysis.report import (
    AnalysedAnswer,
    AnalysedNaming,
    AnalysedQuestion,
    AnalysedSeat,
    AnalysedSecret,
    Analysis,
    MissedNaming,
)
from lettrine.cli.faults import reasons
from lettrine.cli.lexicons import lexicon_with_bar
from lettrine.cli.replay import played, read_record
from lettrine.core.game import Refusal
from lettrine.core.record import Unusable
from lettrine.texts import LANGUAGES, interface_language, text

NARROWEST = 110
"""Columns that the table of questions needs; on paper or in a file it gets them."""


@click.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print everything as one JSON object, with stable names.")
@click.option("--interface", type=click.Choice(LANGUAGES), help="Of the texts; default: the system's.")
def analyse(file: str, as_json: bool, interface: str | None) -> None:
    """Say what each question of a game of Sonde was worth. FILE is a record, or - for standard input."""
    speech = interface_language(interface)
    with reasons(file, speech):
        report = of_record(file, speech)
        if as_json:
            sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
            sys.stdout.flush()
        else:
            console = Console()
            wide = console if console.is_terminal else Console(width=NARROWEST)
            wide.print(Report(report, speech).told())


def of_record(file: str, interface: str) -> Analysis:
    """The analysis of a record's game."""
    header, lines = read_record(file)
    if header.game != GAME:
        raise Unusable(1, Refusal("no_analysis", {"game": header.game}))
    match = played(header, lines)
    return analysed(match.log, header.seats, lexicon_with_bar(header.language, interface))


class Report:
    """An analysis in words and tables, in the reader's language."""

    def __init__(self, analysis: Analysis, language: str) -> None:
        self.analysis, self.language = analysis, language
        self.names = [seat.name for seat in analysis.seats]

    def told(self) -> RenderableType:
        """All of it, the sums first."""
        told = self.analysis
        parts = [
            self._table("seats", _SEATS, map(self._seat, told.seats)),
            self._table("secrets", _SECRETS, map(self._secret, told.secrets)),
            self._table("questions", _QUESTIONS, map(self._question, told.questions)),
            self._table("namings", _NAMINGS, map(self._naming, told.namings)),
            self._table("missed", _MISSED, map(self._missed, told.missed)),
            self._table("answers", _ANSWERS, map(self._answer, told.answers)),
        ]
        return Group(*(part for part in parts if part is not None), Text(self._say("legend"), style="dim"))

    def _table(self, subject: str, columns: str, rows: Iterable[tuple[str, ...]]) -> RenderableType | None:
        """A table of a subject, if there is anything to say of it. Columns of names begin with a minus sign."""
        table = Table(title=self._say(subject), title_style="bold", title_justify="left", box=None, pad_edge=False)
        for column in columns.split():
            side: JustifyMethod = "left" if column[0] == "-" else "right"
            table.add_column(self._say(f"column-{column.lstrip('-')}"), justify=side, header_style="dim")
        for row in rows:
            table.add_row(*map(Text, row))
        return Group(table, Text()) if table.rows else None

    def _say(self, message: str, **details: str) -> str:
        return text(self.language, f"analysis-{message}", **details)

    def _number(self, value: float | None, digits: int = 1) -> str:
        """A number as this language writes it; nothing where there is none to tell."""
        if value is None:
            return "–"
        plain = f"{value:.{digits}f}".replace("-", "−")
        return plain if self.language == "en" else plain.replace(".", ",")

    def _percent(self, chance: float) -> str:
        return self._number(100 * chance, 0)

    def _seat(self, seat: AnalysedSeat) -> tuple[str, ...]:
        return (
            seat.name,
            str(seat.score),
            self._number(seat.luck),
            self._number(seat.skill),
            f"{seat.hits}/{seat.questions}",
            self._number(seat.regret),
            str(seat.blunders),
            str(seat.naming),
            str(seat.rash),
            str(seat.missed),
            self._number(seat.given_away),
        )

    def _secret(self, secret: AnalysedSecret) -> tuple[str, ...]:
        return (
            self.names[secret.seat],
            secret.cells,
            self._number(secret.bits),
            self._number(secret.misses_expected),
            self._number(secret.percentile, 0),
            f"{secret.misses}/{secret.questions}",
        )

    def _question(self, asked: AnalysedQuestion) -> tuple[str, ...]:
        best = asked.best_points
        return (
            str(asked.step),
            f"{self.names[asked.seat]} → {self.names[asked.of]}",
            asked.letter,
            self._say(asked.answer),
            self._percent(asked.chance),
            f"{asked.points} ({self._number(asked.points_expected)})",
            f"{self._number(asked.bits)} ({self._number(asked.bits_expected)})",
            f"{self.names[best.of]} {best.letter} ({self._percent(best.chance)})" if asked.rank > 1 else "",
            self._number(asked.regret) if asked.rank > 1 else "",
            self._say("blunder") if asked.blunder else "",
        )

    def _naming(self, named: AnalysedNaming) -> tuple[str, ...]:
        return (
            str(named.step),
            f"{self.names[named.seat]} → {self.names[named.of]}",
            named.sequence,
            self._say("right" if named.right else "wrong"),
            self._percent(named.chance),
            f"{named.points} ({self._number(named.points_expected)})",
            self._say("rash") if named.rash else "",
        )

    def _missed(self, passed: MissedNaming) -> tuple[str, ...]:
        return (
            f"{passed.first}–{passed.last}",
            ", ".join(self.names[seat] for seat in passed.seats),
            self.names[passed.of],
            passed.sequence,
            self._say("right" if passed.right else "wrong"),
            self._percent(passed.chance),
            self._number(passed.points_expected),
        )

    def _answer(self, opened: AnalysedAnswer) -> tuple[str, ...]:
        return (
            str(opened.step),
            self.names[opened.seat],
            self._place(opened.space, opened.tray),
            self._percent(opened.kept),
            self._place(opened.best_space, opened.best_tray),
            self._percent(opened.best_kept),
            self._number(opened.given_away),
        )

    def _place(self, space: int, tray: str | None) -> str:
        return str(space) if tray is None else f"{self._say(f'tray-{tray}')} {space}"


_SEATS = "-player score luck skill hits regret blunders naming rash missed given-away"
_SECRETS = "-player -secret bits misses harder in-vain"
_QUESTIONS = "step -asking -letter -answer chance points told -best regret -note"
_NAMINGS = "step -calling -sequence -answer chance points -note"
_MISSED = "step -callers -of -sequence -answer chance worth"
_ANSWERS = "step -player -space kept -best-space best-kept given-away"
