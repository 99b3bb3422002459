"""The command line: one module a command, imported when it is called."""

from importlib import import_module

import click

__all__ = ["main"]

COMMANDS = ("analyse", "arena", "bench", "pieces", "play", "practice", "replay", "schema", "serve", "tug", "words")


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
        return command


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="lettrine")
def main() -> None:
    """Hidden-word games: play them, replay them, look up their words."""
