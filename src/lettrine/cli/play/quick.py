"""`lettrine play quick`."""

import click

from lettrine.cli.play.options import BotOptions, CommonOptions, bot_options, common_options
from lettrine.cli.play.runner import run


@click.command()
@common_options
@bot_options("quick", number=2, strength="club")
def quick(common: CommonOptions, bots: BotOptions) -> None:
    """Race to build a word out of the pieces that you are passed."""
    run("quick", common, bots)
