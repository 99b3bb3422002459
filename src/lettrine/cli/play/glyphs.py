"""`lettrine play glyphs`."""

import click

from lettrine.cli.play.options import BotOptions, CommonOptions, for_bots, for_every_game
from lettrine.cli.play.runner import run


@click.command()
@for_every_game
@for_bots("glyphs", number=2, strength="club", pace="Seconds a bot takes.")
def glyphs(common: CommonOptions, bots: BotOptions) -> None:
    """Find the bars and arcs of others' letters; name their words."""
    run("glyphs", common, bots)
