"""`lettrine play sonde`."""

import click

from lettrine.cli.play.options import BotOptions, CommonOptions, bot_options, common_options
from lettrine.cli.play.runner import run
from lettrine.games.sonde import SONDE


@click.command()
@click.option("--edition", default="1976", show_default=True, metavar="|".join(SONDE.editions))
@common_options
@bot_options("sonde", number=3, strength="club")
def sonde(common: CommonOptions, bots: BotOptions, edition: str) -> None:
    """Ask for letters of hidden words; name a whole one if you dare."""
    run("sonde", common, bots, edition)
