"""Where the game is shown and typed: a live terminal where there is one, plain lines for pipes."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from typing import NamedTuple, Protocol, TextIO

from rich.console import Console
from rich.text import Text

from lettrine.cli.terminal.common.style import plain_console


class TypedLine(NamedTuple):
    """What a person has typed."""

    text: str
    entered: bool
    """Whether it was entered; if not, the time came first."""


def do_nothing() -> None:
    """What is done as time passes where no clock is shown."""


class Terminal(Protocol):
    """What the game needs of a terminal."""

    live: bool
    """Whether what is shown replaces what was shown, and waiting makes sense."""
    console: Console

    def now(self) -> float:
        """The time, in seconds."""

    def show(self, lines: Iterable[Text]) -> None:
        """Show a page."""

    def read(self, prefilled: str = "", until: float | None = None, tick: Callable[[], None] = do_nothing) -> TypedLine:
        """What the person types, up to Enter or until then. EOFError when they have gone.

        `prefilled` is what they had typed already; `tick` is called now and then, to show how time passes.
        """

    def wait(self, seconds: float) -> str:
        """Let time pass; the key that was pressed meanwhile, or nothing."""


class PlainTerminal:
    """Lines in, lines out, no waiting: for pipes, scripts and terminals that cannot be redrawn."""

    live = False

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source = source
        self.console = plain_console(target)

    def now(self) -> float:
        """The time, in seconds."""
        return time.monotonic()

    def show(self, lines: Iterable[Text]) -> None:
        """Print the lines below what is there."""
        for line in lines:
            line.rstrip()
            self.console.print(line)

    def read(self, prefilled: str = "", until: float | None = None, tick: Callable[[], None] = do_nothing) -> TypedLine:
        """The next line of the input, or the one that came too late for the question before."""
        if prefilled:
            return TypedLine(prefilled, True)
        self.console.file.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        return TypedLine(line.rstrip("\r\n"), until is None or self.now() < until)

    def wait(self, seconds: float) -> str:
        """Nobody watches: go on."""
        return ""


@contextmanager
def open_terminal() -> Iterator[Terminal]:
    """The terminal this process has; what it cannot write or read is replaced, never fatal."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.platform == "win32" or not (sys.stdin.isatty() and sys.stdout.isatty()) or Console().is_dumb_terminal:
        yield PlainTerminal(sys.stdin, sys.stdout)
    else:
        from lettrine.cli.terminal.common.live_terminal import LiveTerminal

        with LiveTerminal().opened() as live:
            yield live
