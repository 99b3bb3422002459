"""`lettrine practice`: positions of Sonde; answers are graded by the analysis."""

import re
import secrets
from collections.abc import Sequence
from datetime import UTC, date, datetime

import click
from fluent.runtime.types import fluent_number
from rich.console import Console

from lettrine.analysis.common.practice import Grade, daily_seed
from lettrine.analysis.sonde.analyser import GAME
from lettrine.analysis.sonde.practice import PracticePosition, choose_positions, generate_game, grade_question
from lettrine.analysis.sonde.report import QuestionOption
from lettrine.bots.registry import NAMES
from lettrine.cli.errors import exit_on_error
from lettrine.cli.house_rules import resolve_rules
from lettrine.cli.progress_bars import lexicon_with_bar
from lettrine.cli.replay import played, read_record
from lettrine.core.game import Refusal
from lettrine.core.match import Entry
from lettrine.core.record import Unusable
from lettrine.games.sonde import SONDE
from lettrine.texts import LANGUAGES, interface_language, text
from lettrine.words.lexicon import Lexicon


@click.command()
@click.option("--daily", is_flag=True)
@click.option("--from", "file", metavar="FILE")
@click.option("--count", type=click.IntRange(1, 100), default=5, show_default=True)
@click.option("--seed", type=click.IntRange(0))
@click.option("--edition", type=click.Choice(SONDE.editions), default="1976", show_default=True)
@click.option("--language", type=click.Choice(LANGUAGES))
@click.option("--interface", type=click.Choice(LANGUAGES))
def practice(
    daily: bool,
    file: str | None,
    count: int,
    seed: int | None,
    edition: str,
    language: str | None,
    interface: str | None,
) -> None:
    """Say what you would ask, and see what it is worth."""
    ui_language, today = interface_language(interface), datetime.now(UTC).date()
    with exit_on_error(file or "lettrine", ui_language):
        drawn = daily_seed(today) if daily else secrets.randbits(32) if seed is None else seed
        names, log, words = (
            _bot_game(drawn, edition, language or ui_language, ui_language)
            if file is None
            else _recorded_game(file, ui_language)
        )
        there = choose_positions(log, words, drawn, 1 if daily else count)
        session = PracticeSession(ui_language, names)
        session.open(today if daily else None)
        session.practise(sorted(there, key=lambda position: position.step))


PlayedGame = tuple[tuple[str, ...], Sequence[Entry], Lexicon]
"""The players' names, the log, and the lexicon of its language."""


def _bot_game(seed: int, edition: str, language: str, ui_language: str) -> PlayedGame:
    words, (rules, _) = lexicon_with_bar(language, ui_language), resolve_rules(SONDE, edition)
    return NAMES, generate_game(seed, rules, words), words


def _recorded_game(file: str, ui_language: str) -> PlayedGame:
    header, lines = read_record(file)
    if header.game != GAME:
        raise Unusable(1, Refusal("no_practice", {"game": header.game}))
    words = lexicon_with_bar(header.language, ui_language)
    return header.seats, played(header, lines).log, words


class PracticeSession:
    """Shows positions to one person, and prints what their questions are worth."""

    def __init__(self, language: str, names: tuple[str, ...]) -> None:
        self.language, self.names = language, names
        self.console = Console(highlight=False)
        self.input_ended = False
        """Whether the input has ended."""

    def open(self, day: date | None) -> None:
        """Print the title."""
        title = self._say("title") if day is None else self._say("daily", day=day.isoformat())
        self.console.print(title, style="bold", markup=False)

    def practise(self, there: list[PracticePosition]) -> None:
        """One position after the other, until all are done or the input ends."""
        grades = []
        for position in there:
            self._show(position)
            grades.append(self._print_grade(position, self._choice(position)))
            if self.input_ended:
                break
        answered = [grade for grade in grades if grade is not None]
        if answered:
            self._print_sum(answered)
        elif not there:
            self._print("none")

    def _show(self, position: PracticePosition) -> None:
        view = position.view
        self.console.print()
        self._print("turn", name=self.names[view.turn or 0])
        if view.factor > 1:
            self._print("factor", factor=view.factor)
        for of in _opponents(position):
            in_vain = " ".join(position.in_vain[of])
            heard = self._say("in-vain", letters=in_vain) if in_vain else self._say("nothing-in-vain")
            self._print("opponent", number=of + 1, name=self.names[of])
            for tray in view.trays[of]:
                self.console.print(f"     {_spaced(tray.shown)}    {heard}", markup=False)

    def _choice(self, position: PracticePosition) -> Grade[QuestionOption] | None:
        """The grade of the person's question; None if they skip it."""
        opponents = _opponents(position)
        example = f"{opponents[0] + 1}E"
        self._print("prompt", example=example)
        while line := self._line():
            choice = _read(line, opponents)
            grade = grade_question(position.options, *choice) if choice else None
            if grade is not None:
                return grade
            self._print("again", example=example)
        return None

    def _line(self) -> str:
        try:
            return self.console.input("> ").strip()
        except EOFError:
            self.input_ended = True
            return ""

    def _print_grade(
        self, position: PracticePosition, grade: Grade[QuestionOption] | None
    ) -> Grade[QuestionOption] | None:
        """Print what a question is worth, and the best one."""
        if grade is not None:
            self._print(grade.verdict)
            self._print("mine", **self._option_details(grade.mine), rank=grade.rank, count=len(position.options))
        if grade is None or grade.rank > 1:
            self._print("why", **self._option_details(position.options[0]))
        if position.examples:
            self._print("examples", words=", ".join(position.examples))
        return grade

    def _option_details(self, option: QuestionOption) -> dict[str, object]:
        return {
            "letter": option.letter,
            "name": self.names[option.of],
            "chance": f"{100 * option.chance:.0f}",
            "points": fluent_number(option.points, minimumFractionDigits=1, maximumFractionDigits=1),
            "bits": fluent_number(option.bits, minimumFractionDigits=1, maximumFractionDigits=1),
        }

    def _print_sum(self, grades: list[Grade[QuestionOption]]) -> None:
        promised = sum(grade.best.points for grade in grades)
        share = 100 * sum(grade.mine.points for grade in grades) / promised if promised else 100
        best = sum(grade.rank == 1 for grade in grades)
        self.console.print()
        self._print("sum", count=len(grades), best=best, share=f"{share:.0f}".replace("-", "−"))

    def _print(self, message: str, **details: object) -> None:
        self.console.print(self._say(message, **details), markup=False)

    def _say(self, message: str, **details: object) -> str:
        return re.sub(r"(?<!\w)-(?=\d)", "−", text(self.language, f"practice-{message}", **details))


def _opponents(position: PracticePosition) -> tuple[int, ...]:
    """The seats that can be asked."""
    return tuple(sorted({option.of for option in position.options}))


def _spaced(shown: str) -> str:
    return " ".join("_" if cell == "?" else cell for cell in shown)


def _read(line: str, opponents: tuple[int, ...]) -> tuple[int, str] | None:
    """An opponent's number and a letter, in either order; the number is optional where there is only one."""
    found = re.fullmatch(r"(\d*)\s*([A-Z.])\s*(\d*)", line.upper())
    if found is None or (found[1] and found[3]):
        return None
    number = found[1] or found[3]
    of = int(number) - 1 if number else opponents[0] if len(opponents) == 1 else -1
    return of, found[2]
