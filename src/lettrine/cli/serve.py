"""`lettrine serve`: tables for many people, over HTTP and WebSocket."""

import math
from collections.abc import Callable
from itertools import groupby
from typing import Any, Literal, get_args, get_origin

import click
from msgspec.structs import FieldInfo, fields

from lettrine.cli.errors import exit_on_error
from lettrine.server.settings import About, Settings


class Number(click.FloatRange):
    """A finite number within bounds."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number, if it is finite."""
        number = super().convert(value, param, ctx)
        if not math.isfinite(number):
            self.fail("this is no finite number.", param, ctx)
        return number


class ParsedText(click.ParamType[Any]):
    """A text that a function of the settings parses; its ValueError is the message."""

    name = "text"

    def __init__(self, read: Callable[[str], Any]) -> None:
        self._read = read

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The parsed value."""
        try:
            return self._read(value)
        except ValueError as error:
            self.fail(f"{error}.", param, ctx)


class Setting(click.Option):
    """A field of the settings as an option."""

    def __init__(self, setting: FieldInfo) -> None:
        kind, about = get_args(setting.type)
        self.group: str = about.group
        self.default_message = f"default-{about.default}" if about.default else None
        super().__init__(
            [f"--{setting.name.replace('_', '-')}"],
            type=_type(kind, about),
            is_flag=kind is bool,
            default=None if about.default else setting.default,
            show_default=True,
            metavar=about.unit or None,
            envvar=f"LETTRINE_{setting.name.upper()}",
            show_envvar=True,
        )


def _type(kind: Any, about: About) -> click.ParamType[Any]:
    if about.read is not None:
        return ParsedText(about.read)
    if get_origin(kind) is Literal:
        return click.Choice(get_args(kind), case_sensitive=False)
    bounds: tuple[Any, Any] = about.least, about.most
    plain: dict[Any, click.ParamType[Any]] = {
        bool: click.BOOL,
        float: Number(*bounds),
        int: click.IntRange(*bounds),
        str: click.STRING,
    }
    return plain[kind]


class GroupedHelp(click.Command):
    """A command whose help has a heading for each group of settings."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write each group below its heading."""
        for group, options in groupby(self.get_params(ctx), _group):
            with formatter.section(group):
                formatter.write_dl([entry for option in options if (entry := option.get_help_record(ctx))])


def _group(option: click.Parameter) -> str:
    return option.group if isinstance(option, Setting) else "help"


@click.command(cls=GroupedHelp, params=[Setting(setting) for setting in fields(Settings)])
def serve(**given: Any) -> None:
    """Serve tables. Every option can also be set in the environment, as LETTRINE_NAME."""
    from lettrine.server.run import run  # here, so that help and errors need not load it

    with exit_on_error():
        run(Settings(**{name: value for name, value in given.items() if value is not None}))
