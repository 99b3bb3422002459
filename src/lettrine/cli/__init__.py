"""The command line: one module a command, imported when it is called."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click

from lettrine.cli.exit_codes import INTERRUPTED
from lettrine.cli.local_help import LocalFormatter, localise, usage_error
from lettrine.texts import interface_language, text

__all__ = ["main"]

COMMANDS = (
    "admin",
    "analyse",
    "arena",
    "bench",
    "evening",
    "pack",
    "pieces",
    "play",
    "practice",
    "replay",
    "schema",
    "serve",
    "tug",
    "words",
)


class Commands(click.Group):
    """Imports a command when it is called: replaying a record need not load the server."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command, from the module of the same name."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"{__name__}.{cmd_name}"), cmd_name)
        return localise(command, cmd_name)

    def main(  # type: ignore[override]  # click tells by overloads whether `main` returns; ours never does
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> NoReturn:
        """Run a command; what is wrong with the call, and Ctrl-C, are told in the user's language."""
        localise(self, "main")
        try:
            result = super().main(args, prog_name, **extra | {"standalone_mode": False})
        except click.ClickException as error:
            click.echo(usage_error(error), err=True)
            sys.exit(error.exit_code)
        except click.Abort:
            click.echo(text(interface_language(), "interrupted"), err=True)
            sys.exit(INTERRUPTED)
        sys.exit(result if isinstance(result, int) else 0)


click.Context.formatter_class = LocalFormatter


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="lettrine")
def main() -> None:
    """Hidden-word games: play them, replay them, look up their words."""
