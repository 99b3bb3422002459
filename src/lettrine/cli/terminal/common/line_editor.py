"""A line that is being typed, and what each key does to it. Nothing is shown here.

Edited by ourselves instead of by readline, which waits for Enter and lets no clock run meanwhile. There is no history:
it would be a list of letters called (S18).
"""

import re
from collections.abc import Callable
from typing import NamedTuple

KEY = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.|.)?|.", re.DOTALL)
"""A key as it comes in: what arrows and the like send is one key."""
ENTER = ("\r", "\n")
END = "\x04"


class Line(NamedTuple):
    """What stands left and right of the cursor."""

    left: str = ""
    right: str = ""

    @property
    def text(self) -> str:
        """All of it."""
        return self.left + self.right


def pressed(line: Line, key: str) -> Line:
    """The line after a key. A key that means nothing here changes nothing."""
    if key in _EDITS:
        return _EDITS[key](line)
    return Line(line.left + key, line.right) if key.isprintable() else line


def _by_one_left(line: Line) -> Line:
    return Line(line.left[:-1], line.left[-1:] + line.right)


def _by_one_right(line: Line) -> Line:
    return Line(line.left + line.right[:1], line.right[1:])


def _to_start(line: Line) -> Line:
    return Line("", line.text)


def _to_end(line: Line) -> Line:
    return Line(line.text, "")


def _without_one_left(line: Line) -> Line:
    return Line(line.left[:-1], line.right)


def _without_one_right(line: Line) -> Line:
    return Line(line.left, line.right[1:])


def _without_word(line: Line) -> Line:
    return Line(re.sub(r"\S*\s*\Z", "", line.left), line.right)


_EDITS: dict[str, Callable[[Line], Line]] = {
    "\x7f": _without_one_left,
    "\b": _without_one_left,
    "\x1b[3~": _without_one_right,
    END: _without_one_right,
    "\x1b[D": _by_one_left,
    "\x1bOD": _by_one_left,
    "\x02": _by_one_left,
    "\x1b[C": _by_one_right,
    "\x1bOC": _by_one_right,
    "\x06": _by_one_right,
    "\x1b[H": _to_start,
    "\x1bOH": _to_start,
    "\x01": _to_start,
    "\x1b[F": _to_end,
    "\x1bOF": _to_end,
    "\x05": _to_end,
    "\x15": lambda line: Line("", line.right),
    "\x0b": lambda line: Line(line.left, ""),
    "\x17": _without_word,
}
"""Backspace and Delete, the arrows, and the keys that every shell has."""
