"""Logging: one line for each record, built from what cannot be a secret.

A line has the record's text only if the calling code has it as a constant: everybody who has the source knows such a
text. A text that was formatted first, as libraries do with paths and asyncio with whole tasks, may quote anything, so
the line has the place of the call instead. Arguments are never formatted into a text. Of a record's extra fields, only
those listed here are written, and only if they look as they should. Of an exception, its type is written and where it
was raised, never its message nor any value.
"""

import errno
import logging
import re
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import islice
from traceback import walk_tb
from types import CodeType, FrameType
from typing import Any, Literal, TextIO

import msgspec

log = logging.getLogger(__name__)

Format = Literal["json", "text"]
Level = Literal["debug", "info", "warning", "error"]
Line = dict[str, Any]

NUMBERS = ("count", "limit", "ms", "open", "port", "seconds", "status")
TEXTS = {
    "code": re.compile(r"[a-z_]{1,40}"),
    "host": re.compile(r"\d{1,3}(\.\d{1,3}){3}|[0-9a-f]*:[0-9a-f:.]*(%\w+)?"),
    "language": re.compile(r"[a-z]{2}"),
    "method": re.compile(r"[A-Z]{3,7}|other"),
    "packages": re.compile(r"[a-z]{1,20}(-[a-z]{1,20})?( [a-z]{1,20}(-[a-z]{1,20})?){0,4}"),
    "route": re.compile(r"none|/|(/([a-z._-]+|\{[a-z]+\}))+"),
    "store": re.compile(r"[a-z]{1,12}"),
    "table": re.compile(r"[0-9a-f]{8}"),
    "task": re.compile(r"[a-z -]{1,40}"),
    "url": re.compile(r"http://(localhost|[0-9.]+|\[[0-9a-f:.]+\]):\d+/"),
}
"""The text fields of a line, and what they look like: a table by its pseudonym, a route as a template."""

NOT_CONSTANT = "untold"
"""The event of a record whose text is no constant."""
MOST_CALLS = 20
"""How many calls of an exception's traceback are written, the innermost ones."""
MOST_CAUSES = 5
"""How many of an exception's causes are written."""


def configure(form: Format, level: Level, stream: TextIO) -> None:
    """Send all records of this process through one handler.

    Of libraries, only warnings and errors are written: uvicorn logs a line for every socket below that.
    """
    logging.basicConfig(handlers=[Handler(stream, FORMATS[form])], level=logging.WARNING, force=True)
    logging.getLogger("lettrine").setLevel(level.upper())
    logging.captureWarnings(True)
    sys.excepthook = lambda kind, error, trace: _uncaught(error)
    threading.excepthook = lambda lost: _uncaught(lost.exc_value)
    sys.unraisablehook = lambda lost: _uncaught(lost.exc_value)


def _uncaught(error: BaseException | None) -> None:
    log.critical("nobody caught an exception", exc_info=error)


class Handler(logging.StreamHandler[TextIO]):
    """Writes a line for each record."""

    def __init__(self, stream: TextIO, write: Callable[[Line], str]) -> None:
        super().__init__(stream)
        self._write = write

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        return self._write(line(record))

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # the name is Python's
        """Write nothing if the stream fails: Python would print the whole record."""


def line(record: logging.LogRecord) -> Line:
    """The fields of a record that may be written."""
    time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    about = {"time": time, "level": record.levelname.lower(), "logger": record.name}
    return {**about, **_event(record), **_fields(record), **_errors(record)}


def as_json(line: Line) -> str:
    """A line for a program."""
    return msgspec.json.encode(line).decode()


def as_text(line: Line) -> str:
    """The same line for a person."""
    time, level, logger, event, *others = line.items()
    parts = [f"{time[1]} {level[1]:<8} {logger[1]}: {event[1]}", *(f"{name}={_plain(value)}" for name, value in others)]
    return " ".join(parts)


FORMATS: dict[Format, Callable[[Line], str]] = {"json": as_json, "text": as_text}


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ", because of ".join(f"{error['type']} at {' > '.join(error['at'])}" for error in value)
    return str(value)


def _event(record: logging.LogRecord) -> Line:
    if _is_constant(record):
        return {"event": " ".join(record.msg.split())}
    return {"event": NOT_CONSTANT, "at": f"{record.module}:{record.funcName}:{record.lineno}"}


def _is_constant(record: logging.LogRecord) -> bool:
    """Whether the text is a constant of the code that is logging it just now."""
    caller = _calling_code(record)
    return isinstance(record.msg, str) and caller is not None and record.msg in caller.co_consts


def _calling_code(record: logging.LogRecord) -> CodeType | None:
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        if (frame.f_code.co_filename, frame.f_lineno) == (record.pathname, record.lineno):
            return frame.f_code
        frame = frame.f_back
    return None


def _fields(record: logging.LogRecord) -> Line:
    fields = vars(record)
    numbers = {name: fields[name] for name in NUMBERS if isinstance(fields.get(name), int | float)}
    texts = {name: str(fields[name]) for name in TEXTS if name in fields}
    return {name: text for name, text in texts.items() if TEXTS[name].fullmatch(text)} | numbers


def _errors(record: logging.LogRecord) -> Line:
    """The exception of a record, or that is its message, and its causes."""
    error = record.msg if isinstance(record.msg, BaseException) else record.exc_info and record.exc_info[1]
    if not isinstance(error, BaseException):
        return {}
    return {"errors": [{"type": _type(each), "at": _calls(each)} for each in islice(_causes(error), MOST_CAUSES)]}


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _type(error: BaseException) -> str:
    """The type; for an error of the operating system with its symbolic number, such as EADDRINUSE."""
    name = type(error).__qualname__
    return f"{name} {errno.errorcode.get(error.errno or 0, '')}".strip() if isinstance(error, OSError) else name


def _calls(error: BaseException) -> list[str]:
    calls = deque(walk_tb(error.__traceback__), MOST_CALLS)
    return [f"{frame.f_globals.get('__name__')}:{frame.f_code.co_qualname}:{number}" for frame, number in calls]
