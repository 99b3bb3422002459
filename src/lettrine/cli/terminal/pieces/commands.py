"""Commands of all games of letter pieces. No word has one letter, so a bare letter can be a command."""

from lettrine.cli.terminal.common.input import Command
from lettrine.cli.terminal.common.speaker import Speaker

_COMMANDS = {"?": Command.HELP, "Q": Command.QUIT, "A": Command.ALPHABET}


def key(line: str) -> str:
    """A line as commands are read; after a colon it is always a command."""
    return line.strip().removeprefix(":").strip().upper()


def parse_command(line: str) -> Command | None:
    """The command that was typed, if it is one."""
    return _COMMANDS.get(key(line))


def is_give_up(line: str, speaker: Speaker) -> bool:
    """Whether a line gives up: by the key that the hint in the person's language begins with."""
    return key(line) == speaker.say("key-give-up").split()[0].upper()
