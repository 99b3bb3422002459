"""Where the game is shown and typed: a live terminal where there is one, plain lines for pipes."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Protocol, TextIO

from rich.console import Console
from rich.text import Text


class Terminal(Protocol):
    """What the game needs of a terminal."""

    live: bool
    """Whether what is shown replaces what was shown, and waiting makes sense."""
    console: Console

    def show(self, lines: Iterable[Text]) -> None:
        """Show a page."""

    def read(self) -> str:
        """What the person types, up to Enter. EOFError when they have gone."""

    def wait(self, seconds: float) -> str:
        """Let time pass; the key that was pressed meanwhile, or nothing."""


class Plain:
    """Lines in, lines out, no waiting: for pipes, scripts and terminals that cannot be redrawn."""

    live = False

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source = source
        self.console = Console(file=target, markup=False, highlight=False, emoji=False, soft_wrap=True)

    def show(self, lines: Iterable[Text]) -> None:
        """Print the lines below what is there."""
        for line in lines:
            line.rstrip()
            self.console.print(line)

    def read(self) -> str:
        """The next line of the input."""
        self.console.file.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        return line.rstrip("\r\n")

    def wait(self, seconds: float) -> str:
        """Nobody watches: go on."""
        return ""


@contextmanager
def terminal() -> Iterator[Terminal]:
    """The terminal this process has; what it cannot write or read is replaced, never fatal."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.platform == "win32" or not (sys.stdin.isatty() and sys.stdout.isatty()) or Console().is_dumb_terminal:
        yield Plain(sys.stdin, sys.stdout)
    else:
        from lettrine.cli.terminal.live import Live  # there is no termios elsewhere

        with Live().opened() as live:
            yield live
