"""A live terminal: pages are redrawn in place, lines are edited, and single keys are read while others play.

It uses the alternate screen, which has no scrollback in which earlier questions could be looked up (S18), and which
leaves the user's own screen as it was.
"""

import codecs
import os
import select
import signal
import sys
import termios
import time
import tty
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Self

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from lettrine.cli.terminal.common import line_editor
from lettrine.cli.terminal.common.line_editor import Line
from lettrine.cli.terminal.common.style import join_lines
from lettrine.cli.terminal.common.terminals import TypedLine, do_nothing

PROMPT = "› "
ENTER_ALTERNATE_SCREEN, LEAVE_ALTERNATE_SCREEN = "\x1b[?1049h", "\x1b[?1049l"
HOME, REST_OF_LINE, REST_OF_PAGE = "\x1b[H", "\x1b[K", "\x1b[J"
HIDE_CURSOR, SHOW_CURSOR = "\x1b[?25l", "\x1b[?25h"
TICK = 0.5
"""Seconds after which a clock on the page is redrawn."""


class LiveTerminal:
    """A terminal that is redrawn, and reads single keys while it waits."""

    live = True

    def __init__(self) -> None:
        self.console = Console(markup=False, highlight=False, emoji=False)
        self.fd = sys.stdin.fileno()
        self.saved_attributes = termios.tcgetattr(self.fd)
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._keys: deque[str] = deque()
        self._waited = False

    def now(self) -> float:
        """The time, in seconds."""
        return time.monotonic()

    def show(self, lines: Iterable[Text]) -> None:
        """Draw the page over the one before in one write, so that nothing flickers and none of it is left."""
        with self.console.capture() as drawn:
            self.console.print(join_lines(lines), no_wrap=True, overflow="crop", crop=True)
        self._write(HOME + drawn.get().replace("\n", f"{REST_OF_LINE}\n") + REST_OF_PAGE)

    def read(self, prefilled: str = "", until: float | None = None, tick: Callable[[], None] = do_nothing) -> TypedLine:
        """Read a line that can be edited. Keys pressed while others played are dropped."""
        self._drop_early_keys()
        self._write(SHOW_CURSOR)
        try:
            return self._edit(Line(prefilled), until, tick)
        finally:
            self._write(HIDE_CURSOR)

    def _drop_early_keys(self) -> None:
        if self._waited:
            termios.tcflush(self.fd, termios.TCIFLUSH)
            self._keys.clear()
            self._waited = False

    def _edit(self, line: Line, until: float | None, tick: Callable[[], None]) -> TypedLine:
        next_tick = self.now() + TICK
        while True:
            self._write(self._prompt(line))
            key = self._key((next_tick if until is None else min(next_tick, until)) - self.now())
            if key in line_editor.ENTER:
                return TypedLine(line.text, True)
            if key == line_editor.END and not line.text:
                raise EOFError
            line = line_editor.apply_key(line, key)
            if until is not None and self.now() >= until:
                return TypedLine(line.text, False)
            if self.now() >= next_tick:
                tick()
                next_tick = self.now() + TICK

    def _prompt(self, line: Line) -> str:
        """The codes that draw the line; of a line that is too long, the part around the cursor."""
        room = max(1, self.console.size.width - len(PROMPT) - 1)
        left = line.left[-room:]
        right = line.right[: room - len(left)]
        back = f"\x1b[{cell_len(right)}D" if right else ""
        return f"\r{PROMPT}{left}{right}{REST_OF_LINE}{back}"

    def wait(self, seconds: float) -> str:
        """The next key within this time, if any; escape sequences are ignored."""
        self._waited = True
        until = self.now() + seconds
        while (key := self._key(until - self.now())).startswith("\x1b"):
            pass
        if key == line_editor.END:
            raise EOFError
        return key

    def _key(self, seconds: float) -> str:
        """The next key within this time; empty if there is none."""
        until = self.now() + seconds
        while not self._keys and select.select([self.fd], [], [], max(0.0, until - self.now()))[0]:
            data = os.read(self.fd, 1024)
            if not data:
                raise EOFError
            self._keys.extend(line_editor.KEY.findall(self._decode(data)))
        return self._keys.popleft() if self._keys else ""

    def _write(self, codes: str) -> None:
        self.console.file.write(codes)
        self.console.file.flush()

    @contextmanager
    def opened(self) -> Iterator[Self]:
        """Set the terminal up, and restore it in any case."""
        signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have set it to be ignored
        signal.signal(signal.SIGTERM, _exit_on_signal)
        signal.signal(signal.SIGHUP, _exit_on_signal)
        signal.signal(signal.SIGTSTP, signal.SIG_IGN)  # a suspended game would leave the shell on the alternate screen
        try:
            self._write(ENTER_ALTERNATE_SCREEN + HIDE_CURSOR)
            tty.setcbreak(self.fd)
            yield self
        finally:
            with suppress(OSError, termios.error):  # the terminal may be gone
                termios.tcsetattr(self.fd, termios.TCSADRAIN, self.saved_attributes)
                self._write(SHOW_CURSOR + LEAVE_ALTERNATE_SCREEN)


def _exit_on_signal(number: int, frame: FrameType | None) -> None:
    sys.exit(128 + number)
