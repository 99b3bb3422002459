"""The command line: one module a command."""

import click

from lettrine.cli.play import play
from lettrine.cli.replay import replay
from lettrine.cli.schema import schema
from lettrine.cli.serve import serve
from lettrine.cli.words import words

__all__ = ["main"]


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="lettrine")
def main() -> None:
    """Hidden-word games: play them, replay them, look up their words."""


main.add_command(play)
main.add_command(replay)
main.add_command(schema)
main.add_command(serve)
main.add_command(words)
