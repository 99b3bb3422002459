"""What is typed alike in all games of letter pieces. A bare letter is never a word here, so it can be a wish."""

from lettrine.cli.terminal.common.input import Command

GIVE_UP = "G"
_COMMANDS = {"?": Command.HELP, "Q": Command.QUIT, "A": Command.ALPHABET}


def key(line: str) -> str:
    """A line as wishes are read; with a colon before it, it is never taken for anything else."""
    return line.strip().removeprefix(":").strip().upper()


def parse_command(line: str) -> Command | None:
    """What a person may want besides playing."""
    return _COMMANDS.get(key(line))
