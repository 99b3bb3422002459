"""`lettrine pack`: check a file of one's own words or categories before a table plays with it."""

import click

from lettrine.cli.errors import exit_on_error
from lettrine.cli.house_rules import resolve_rules
from lettrine.cli.pack_file import read_pack
from lettrine.games import GAMES, known_game
from lettrine.texts import LANGUAGES, interface_language, text

PACKED = tuple(game.name for game in GAMES if game.takes)


@click.group()
def pack() -> None:
    """A table's own words or categories."""


@pack.command()
@click.argument("file")
@click.option("--game", type=click.Choice(PACKED), default=PACKED[0], show_default=True)
@click.option("--edition")
@click.option("--set", "single", multiple=True, metavar="NAME=VALUE")
@click.option("--language", type=click.Choice(LANGUAGES))
def check(file: str, game: str, edition: str | None, single: tuple[str, ...], language: str | None) -> None:
    """Say whether a table can play with the words or categories in FILE, and if not, which line is why."""
    with exit_on_error(file):
        played = known_game(game)
        rules, _ = resolve_rules(played, edition or played.editions[0], None, single)
        found = read_pack(file, played, rules, language or interface_language())
        count = len(found.words or found.categories)
        click.echo(text(interface_language(), "pack-usable", name=found.name, count=count, kind=played.takes))
