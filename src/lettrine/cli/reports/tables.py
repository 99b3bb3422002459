"""What the reports of all games share: tables, numbers, and words that were named or could have been."""

from collections.abc import Iterable, Sequence

from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from lettrine.analysis.common.report import AnalysedNaming, MissedNaming
from lettrine.languages import LANGUAGES
from lettrine.texts import text

NAMINGS = "step -calling -sequence -answer chance points -note"
MISSED = "step -callers -of -sequence -answer chance worth"


class Tables:
    """Builds the tables of one game in the reader's language."""

    def __init__(self, names: Sequence[str], language: str) -> None:
        self.names, self.language = names, language

    def all(self, parts: Iterable[RenderableType | None], legend: str) -> RenderableType:
        """All tables that have rows, and the legend below them."""
        return Group(*(part for part in parts if part is not None), Text(self.say(legend), style="dim"))

    def table(self, subject: str, columns: str, rows: Iterable[tuple[str, ...]]) -> RenderableType | None:
        """A table of a subject, if there are rows. A column that begins with a minus sign is aligned left."""
        table = Table(title=self.say(subject), title_style="bold", title_justify="left", box=None, pad_edge=False)
        for column in columns.split():
            side: JustifyMethod = "left" if column[0] == "-" else "right"
            table.add_column(self.say(f"column-{column.lstrip('-')}"), justify=side, header_style="dim")
        for row in rows:
            table.add_row(*map(Text, row))
        return Group(table, Text()) if table.rows else None

    def say(self, message: str, **details: str) -> str:
        """A text about an analysis."""
        return text(self.language, f"analysis-{message}", **details)

    def number(self, value: float | None, digits: int = 1) -> str:
        """A number as this language writes it; a dash for None."""
        if value is None:
            return "–"
        return f"{value:.{digits}f}".replace("-", "−").replace(".", LANGUAGES[self.language].decimal)

    def percent(self, chance: float) -> str:
        """A chance in per cent, without the sign."""
        return self.number(100 * chance, 0)

    def actual(self, value: float | None, expected: float, digits: int = 1) -> str:
        """The actual value, and in brackets the expected one."""
        return f"{self.number(value, digits)} ({self.number(expected)})"

    def who(self, seat: int, of: int) -> str:
        """Who acted, and on whom."""
        return f"{self.names[seat]} → {self.names[of]}"

    def naming(self, named: AnalysedNaming) -> tuple[str, ...]:
        """A row of NAMINGS."""
        return (
            str(named.step),
            self.who(named.seat, named.of),
            named.sequence,
            self.say("right" if named.right else "wrong"),
            self.percent(named.chance),
            self.actual(named.points, named.points_expected, 0),
            self.say("rash") if named.rash else "",
        )

    def missed(self, passed: MissedNaming) -> tuple[str, ...]:
        """A row of MISSED."""
        return (
            f"{passed.first}–{passed.last}",
            ", ".join(self.names[seat] for seat in passed.seats),
            self.names[passed.of],
            passed.sequence,
            self.say("right" if passed.right else "wrong"),
            self.percent(passed.chance),
            self.number(passed.points_expected),
        )
