"""`lettrine play`: games in the terminal. One module a game, with its options."""

from importlib import import_module

import click

from lettrine.cli.terminal.registry import TERMINAL_GAMES

__all__ = ["play"]


@click.group()
def play() -> None:
    """Play a game, against bots or against the clock."""


for _name in TERMINAL_GAMES:
    play.add_command(getattr(import_module(f"{__name__}.{_name}"), _name))
