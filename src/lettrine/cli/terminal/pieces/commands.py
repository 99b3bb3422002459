"""What is typed alike in all games of letter pieces. A bare letter is never a word here, so it can be a wish."""

from lettrine.cli.terminal.common.input import Wish

GIVE_UP = "G"
_WISHES = {"?": Wish.HELP, "Q": Wish.QUIT, "A": Wish.ALPHABET}


def key(line: str) -> str:
    """A line as wishes are read; with a colon before it, it is never taken for anything else."""
    return line.strip().removeprefix(":").strip().upper()


def wish(line: str) -> Wish | None:
    """What a person may want besides playing."""
    return _WISHES.get(key(line))
