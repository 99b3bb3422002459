"""`lettrine analyse`: the worth of each question or word of a game, luck and skill, and missed chances."""

import click
from rich.console import Console

from lettrine.analysis.registry import ANALYSERS, AnyAnalysis
from lettrine.cli.errors import exit_on_error
from lettrine.cli.output import print_json
from lettrine.cli.progress_bars import lexicon_with_bar
from lettrine.cli.replay import played, read_record
from lettrine.cli.reports.registry import REPORTS
from lettrine.core import record
from lettrine.core.game import Refusal
from lettrine.core.record import Unusable
from lettrine.texts import LANGUAGES, interface_language

NARROWEST = 120
"""Columns that the tables of questions need: used where the output is no terminal."""


@click.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True)
@click.option("--interface", type=click.Choice(LANGUAGES))
def analyse(file: str, as_json: bool, interface: str | None) -> None:
    """Say what each question or word of a game was worth.

    FILE is a record of Sonde, Glyphs or Tug, or - for standard input.
    """
    ui_language = interface_language(interface)
    with exit_on_error(file, ui_language):
        game, analysis = _analyse_record(file, ui_language)
        if as_json:
            print_json(analysis)
        else:
            console = Console()
            wide = console if console.is_terminal else Console(width=NARROWEST)
            wide.print(REPORTS[game](analysis, ui_language))


def _analyse_record(file: str, ui_language: str) -> tuple[str, AnyAnalysis]:
    """The game of a record, and its analysis."""
    header, lines = read_record(file)
    game = header.game
    if game not in ANALYSERS or game not in REPORTS:
        raise Unusable(1, Refusal("no_analysis", {"game": game}))
    match = played(header, lines)
    lexicon, pack = lexicon_with_bar(header.language, ui_language), record.pack_of(header, match.game)
    words = match.game.dictionary(lexicon, header.language, pack)
    free = header.lexicon == "none" and not (pack and pack.words)  # a list is a dictionary, categories are none
    return game, ANALYSERS[game](match.log, header.seats, words, free=free)
