"""A live terminal: redrawn in place, edited lines when something is asked, single keys while the game goes on.

It plays on the alternate screen: that has no scrollback in which earlier questions could be looked up (S18),
and whoever leaves finds their own terminal as it was.
"""

import os
import re
import select
import signal
import sys
import termios
import time
import tty
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Self

from rich.console import Console
from rich.text import Text

from lettrine.cli.terminal.ink import page

PROMPT = "› "
ENTER, LEAVE = "\x1b[?1049h", "\x1b[?1049l"
HOME, REST_OF_LINE, REST_OF_PAGE = "\x1b[H", "\x1b[K", "\x1b[J"
HIDE_CURSOR, SHOW_CURSOR = "\x1b[?25l", "\x1b[?25h"
END_OF_INPUT = "\x04"
ESCAPES = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|O.|.)?", re.DOTALL)
"""What arrows and other such keys send."""


class Live:
    """A terminal that is redrawn, and hears single keys while it waits."""

    live = True

    def __init__(self) -> None:
        self.console = Console(markup=False, highlight=False, emoji=False)
        self.fd = sys.stdin.fileno()
        self.usual = termios.tcgetattr(self.fd)
        self._keys: deque[str] = deque()
        self._waited = False
        _quiet_readline()

    def show(self, lines: Iterable[Text]) -> None:
        """Draw the page over the one before, at one stroke, so that nothing flickers and nothing of it is left."""
        with self.console.capture() as drawn:
            self.console.print(page(lines), no_wrap=True, overflow="crop", crop=True)
        self._write(HOME + drawn.get().replace("\n", f"{REST_OF_LINE}\n") + REST_OF_PAGE)

    def read(self) -> str:
        """A line, with the usual ways of editing it. Keys pressed while others played do not answer it."""
        if self._waited:
            termios.tcflush(self.fd, termios.TCIFLUSH)
            self._keys.clear()
            self._waited = False
        termios.tcsetattr(self.fd, termios.TCSADRAIN, self.usual)
        self._write(SHOW_CURSOR)
        try:
            return input(PROMPT)
        finally:
            self._write(HIDE_CURSOR)
            tty.setcbreak(self.fd)

    def wait(self, seconds: float) -> str:
        """A key, as soon as one is pressed; arrows and the like are none."""
        self._waited = True
        until = time.monotonic() + seconds
        while not self._keys and (left := until - time.monotonic()) > 0:
            if select.select([self.fd], [], [], left)[0]:
                pressed = os.read(self.fd, 1024).decode(errors="replace") or END_OF_INPUT
                self._keys.extend(ESCAPES.sub("", pressed))
        key = self._keys.popleft() if self._keys else ""
        if key == END_OF_INPUT:
            raise EOFError
        return key

    def _write(self, codes: str) -> None:
        self.console.file.write(codes)
        self.console.file.flush()

    @contextmanager
    def opened(self) -> Iterator[Self]:
        """Take the terminal over, and give it back as it was, whatever happens."""
        signal.signal(signal.SIGTERM, _leave)
        signal.signal(signal.SIGHUP, _leave)
        signal.signal(signal.SIGTSTP, signal.SIG_IGN)  # the shell would get a terminal that is not its own
        try:
            self._write(ENTER + HIDE_CURSOR)
            tty.setcbreak(self.fd)
            yield self
        finally:
            with suppress(OSError, termios.error):  # there may be no terminal any more
                termios.tcsetattr(self.fd, termios.TCSADRAIN, self.usual)
                self._write(SHOW_CURSOR + LEAVE)


def _leave(number: int, frame: FrameType | None) -> None:
    sys.exit(128 + number)


def _quiet_readline() -> None:
    """Line editing without a history, which would be a list of letters called (S18), and without file names."""
    with suppress(ImportError):
        import readline

        readline.set_auto_history(False)
        readline.parse_and_bind("set disable-completion on")
