"""`lettrine analyse`: what each question or word of a game was worth, who was lucky, and what was let pass."""

import sys
from collections.abc import Callable
from typing import Any, Protocol

import click
import msgspec
from rich.console import Console, RenderableType

from lettrine.analysis.glyphs.report import GlyphsAnalysis
from lettrine.analysis.registry import ANALYSERS, AnyAnalysis
from lettrine.analysis.sonde.report import Analysis
from lettrine.analysis.tug.report import TugAnalysis
from lettrine.cli.errors import exit_on_error
from lettrine.cli.progress_bars import lexicon_with_bar
from lettrine.cli.replay import played, read_record
from lettrine.cli.reports.glyphs import GlyphsReport
from lettrine.cli.reports.sonde import SondeReport
from lettrine.cli.reports.tug import TugReport
from lettrine.core.game import Refusal
from lettrine.core.record import Unusable
from lettrine.texts import LANGUAGES, interface_language

NARROWEST = 120
"""Columns that the tables of questions need; on paper or in a file they get them."""


@click.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print everything as one JSON object, with stable names.")
@click.option("--interface", type=click.Choice(LANGUAGES), help="Of the texts; default: the system's.")
def analyse(file: str, as_json: bool, interface: str | None) -> None:
    """Say what each question or word of a game was worth.

    FILE is a record of Sonde, Glyphs or Tug, or - for standard input.
    """
    ui_language = interface_language(interface)
    with exit_on_error(file, ui_language):
        report = of_record(file, ui_language)
        if as_json:
            sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
            sys.stdout.flush()
        else:
            console = Console()
            wide = console if console.is_terminal else Console(width=NARROWEST)
            wide.print(REPORTS[type(report)](report, ui_language).render())


def of_record(file: str, interface: str) -> AnyAnalysis:
    """The analysis of a record's game."""
    header, lines = read_record(file)
    if header.game not in ANALYSERS:
        raise Unusable(1, Refusal("no_analysis", {"game": header.game}))
    words = lexicon_with_bar(header.language, interface)
    return ANALYSERS[header.game](played(header, lines).log, header.seats, words, free=header.lexicon == "none")


class Report(Protocol):
    """An analysis in the reader's language."""

    def render(self) -> RenderableType:
        """In words and tables."""


REPORTS: dict[type, Callable[[Any, str], Report]] = {
    Analysis: SondeReport,
    GlyphsAnalysis: GlyphsReport,
    TugAnalysis: TugReport,
}
"""How an analysis is told, by what it is."""
