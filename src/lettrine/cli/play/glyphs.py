"""`lettrine play glyphs`."""

import click

from lettrine.cli.play.options import BotOptions, CommonOptions, bot_options, common_options
from lettrine.cli.play.runner import run


@click.command()
@common_options
@bot_options("glyphs", number=2, strength="club")
def glyphs(common: CommonOptions, bots: BotOptions) -> None:
    """Find the bars and arcs of others' letters; name their words."""
    run("glyphs", common, bots)
