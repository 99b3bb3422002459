"""`lettrine play`: games in the terminal, with no questions before them. One module a game."""

import click

from lettrine.cli.play.glyphs import glyphs
from lettrine.cli.play.quick import quick
from lettrine.cli.play.solitaire import solitaire
from lettrine.cli.play.sonde import sonde

__all__ = ["play"]


@click.group()
def play() -> None:
    """Play a game, against bots or against the clock."""


play.add_command(sonde)
play.add_command(glyphs)
play.add_command(quick)
play.add_command(solitaire)
