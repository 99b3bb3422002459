"""The terminal of a game: a live one where possible, plain lines for pipes."""

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
    """A line that the person typed."""

    text: str
    entered: bool
    """Whether Enter was pressed; if not, the time was up first."""


def do_nothing() -> None:
    """The tick where no clock is shown."""


class Terminal(Protocol):
    """What the game needs of a terminal."""

    live: bool
    """Whether a page replaces the one before, and keys are read while waiting."""
    console: Console

    def now(self) -> float:
        """The time, in seconds."""

    def show(self, lines: Iterable[Text]) -> None:
        """Show a page."""

    def read(self, prefilled: str = "", until: float | None = None, tick: Callable[[], None] = do_nothing) -> TypedLine:
        """What the person types, up to Enter or until a time. EOFError at the end of the input.

        `prefilled` is what they had typed already; `tick` is called regularly, to redraw a clock.
        """

    def wait(self, seconds: float) -> str:
        """Wait; the key that was pressed meanwhile, or an empty text."""


class PlainTerminal:
    """Reads and prints lines, without waiting: for pipes, scripts and terminals that cannot be redrawn."""

    live = False

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source = source
        self.console = plain_console(target)

    def now(self) -> float:
        """The time, in seconds."""
        return time.monotonic()

    def show(self, lines: Iterable[Text]) -> None:
        """Print the lines."""
        for line in lines:
            line.rstrip()
            self.console.print(line)

    def read(self, prefilled: str = "", until: float | None = None, tick: Callable[[], None] = do_nothing) -> TypedLine:
        """The next line of the input, or the one that was too late for the question before."""
        if prefilled:
            return TypedLine(prefilled, True)
        self.console.file.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        return TypedLine(line.rstrip("\r\n"), until is None or self.now() < until)

    def wait(self, seconds: float) -> str:
        """Return at once."""
        return ""


@contextmanager
def open_terminal() -> Iterator[Terminal]:
    """The terminal of this process. Characters that it cannot write or read are replaced."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.platform == "win32" or not (sys.stdin.isatty() and sys.stdout.isatty()) or Console().is_dumb_terminal:
        yield PlainTerminal(sys.stdin, sys.stdout)
    else:
        from lettrine.cli.terminal.common.live_terminal import LiveTerminal

        with LiveTerminal().opened() as live:
            yield live
