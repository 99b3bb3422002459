"""Options that several games in the terminal share."""

from collections.abc import Callable
from functools import wraps
from typing import Any, NamedTuple

import click

from lettrine.bots.registry import BOTS
from lettrine.texts import LANGUAGES

Command = Callable[..., None]


class CommonOptions(NamedTuple):
    """The options of every game."""

    language: str | None
    interface: str | None
    seed: int | None
    options: str | None
    single: tuple[str, ...]
    name: str | None
    record: str | None
    pack: str | None


class BotOptions(NamedTuple):
    """The options of games against bots: how many, how good and how fast."""

    number: int
    strength: str
    pace: float


def common_options(command: Command) -> Command:
    """Adds the options of every game; the command gets them as one value."""

    @click.option("--language", type=click.Choice(LANGUAGES))
    @click.option("--interface", type=click.Choice(LANGUAGES))
    @click.option("--seed", type=click.IntRange(0, 2**53 - 2**16))
    @click.option("--options", metavar="FILE")
    @click.option("--set", "single", multiple=True, metavar="NAME=VALUE")
    @click.option("--name")
    @click.option("--record", metavar="FILE")
    @click.option("--pack", metavar="FILE")
    @wraps(command)
    def with_options(**values: Any) -> None:
        common = CommonOptions(**{field: values.pop(field) for field in CommonOptions._fields})
        command(common, **values)

    return with_options


def bot_options(game: str, number: int, strength: str) -> Callable[[Command], Command]:
    """Adds the options of games against bots: default number and strength."""

    def decorate(command: Command) -> Command:
        @click.option("--bots", default=number, show_default=True, metavar="N")
        @click.option("--strength", type=click.Choice(list(BOTS[game])), default=strength, show_default=True)
        @click.option("--pace", type=click.FloatRange(0, 60), default=1.0, show_default=True)
        @wraps(command)
        def with_options(common: CommonOptions, bots: int, strength: str, pace: float, **values: Any) -> None:
            command(common, BotOptions(bots, strength, pace), **values)

        return with_options

    return decorate
