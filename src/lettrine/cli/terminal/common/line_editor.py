"""A line that is being typed, and what each key does to it. Draws nothing.

Not readline, which blocks until Enter, so that no clock could be redrawn. There is no history: it would list the
letters that were asked for (S18).
"""

import re
from collections.abc import Callable
from typing import NamedTuple

KEY = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.|.)?|.", re.DOTALL)
"""One key of the input; the escape sequence of an arrow is one key."""
ENTER = ("\r", "\n")
END = "\x04"


class Line(NamedTuple):
    """The text left and right of the cursor."""

    left: str = ""
    right: str = ""

    @property
    def text(self) -> str:
        """The whole line."""
        return self.left + self.right


def apply_key(line: Line, key: str) -> Line:
    """The line after a key; other keys change nothing."""
    if key in _EDITS:
        return _EDITS[key](line)
    return Line(line.left + key, line.right) if key.isprintable() else line


def _move_left(line: Line) -> Line:
    return Line(line.left[:-1], line.left[-1:] + line.right)


def _move_right(line: Line) -> Line:
    return Line(line.left + line.right[:1], line.right[1:])


def _move_to_start(line: Line) -> Line:
    return Line("", line.text)


def _move_to_end(line: Line) -> Line:
    return Line(line.text, "")


def _delete_left(line: Line) -> Line:
    return Line(line.left[:-1], line.right)


def _delete_right(line: Line) -> Line:
    return Line(line.left, line.right[1:])


def _delete_word(line: Line) -> Line:
    return Line(re.sub(r"\S*\s*\Z", "", line.left), line.right)


_EDITS: dict[str, Callable[[Line], Line]] = {
    "\x7f": _delete_left,
    "\b": _delete_left,
    "\x1b[3~": _delete_right,
    END: _delete_right,
    "\x1b[D": _move_left,
    "\x1bOD": _move_left,
    "\x02": _move_left,
    "\x1b[C": _move_right,
    "\x1bOC": _move_right,
    "\x06": _move_right,
    "\x1b[H": _move_to_start,
    "\x1bOH": _move_to_start,
    "\x01": _move_to_start,
    "\x1b[F": _move_to_end,
    "\x1bOF": _move_to_end,
    "\x05": _move_to_end,
    "\x15": lambda line: Line("", line.right),
    "\x0b": lambda line: Line(line.left, ""),
    "\x17": _delete_word,
}
"""Backspace and Delete, the arrows, and the usual keys of shells."""
