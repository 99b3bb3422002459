"""`lettrine play glyphs`."""

import click

from lettrine.cli.play.options import Bots, Given, for_bots, for_every_game
from lettrine.cli.play.runner import run
from lettrine.cli.terminal.glyphs.game_ui import DESK


@click.command()
@for_every_game
@for_bots("glyphs", number=2, strength="club", pace="Seconds a bot takes.")
def glyphs(given: Given, bots: Bots) -> None:
    """Find the bars and arcs of others' letters; name their words."""
    run(DESK, given, bots)
