"""What the server writes about itself: one line for each record, built up from what cannot be a secret.

A line has the record's text only if the code that spoke has it as a constant: such a text is known to everybody who
has the source. A text that was put together first, as libraries do with paths and asyncio with whole tasks, may quote
anything, so the line says where it was spoken instead. What was to be filled in is never there. Of what else a record
carries, only named fields of the right shape are taken. Of an exception there are its type and where it was raised,
never its message nor any value.
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

NUMBERS = ("count", "ms", "port", "seconds", "status")
TEXTS = {
    "code": re.compile(r"[a-z_]{1,40}"),
    "host": re.compile(r"\d{1,3}(\.\d{1,3}){3}|[0-9a-f]*:[0-9a-f:.]*(%\w+)?"),
    "method": re.compile(r"[A-Z]{3,7}|other"),
    "route": re.compile(r"none|/|(/([a-z._-]+|\{[a-z]+\}))+"),
    "store": re.compile(r"[a-z]{1,12}"),
    "table": re.compile(r"[0-9a-f]{8}"),
    "url": re.compile(r"http://(localhost|[0-9.]+|\[[0-9a-f:.]+\]):\d+/"),
}
"""The fields that a record may carry, and what they look like: a table is there by its mark, a route as a template."""

UNTOLD = "untold"
"""The event of a record whose text is no constant."""
PLACES = 20
"""Of how many calls, from the innermost outwards, an exception tells where they were."""
CAUSES = 5
"""How far an exception's causes are followed."""


def configure(form: Format, level: Level, stream: TextIO) -> None:
    """Have everything that anybody in this process says go through one handler.

    Libraries are heard from warnings upwards: below that, uvicorn has a line for every socket.
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
    """Writes lines, whoever speaks."""

    def __init__(self, stream: TextIO, write: Callable[[Line], str]) -> None:
        super().__init__(stream)
        self._write = write

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        return self._write(line(record))

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # the name is Python's
        """Say nothing where nothing can be written: Python would print the record with all it holds."""


def line(record: logging.LogRecord) -> Line:
    """All that may be known of a record."""
    time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    about = {"time": time, "level": record.levelname.lower(), "logger": record.name}
    return {**about, **_event(record), **_fields(record), **_errors(record)}


def as_json(told: Line) -> str:
    """A line for a program."""
    return msgspec.json.encode(told).decode()


def as_text(told: Line) -> str:
    """The same line for a person."""
    time, level, logger, event, *others = told.items()
    said = [f"{time[1]} {level[1]:<8} {logger[1]}: {event[1]}", *(f"{name}={_plain(value)}" for name, value in others)]
    return " ".join(said)


FORMATS: dict[Format, Callable[[Line], str]] = {"json": as_json, "text": as_text}


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ", because of ".join(f"{error['type']} at {' > '.join(error['at'])}" for error in value)
    return str(value)


def _event(record: logging.LogRecord) -> Line:
    if _is_constant(record):
        return {"event": " ".join(record.msg.split())}
    return {"event": UNTOLD, "at": f"{record.module}:{record.funcName}:{record.lineno}"}


def _is_constant(record: logging.LogRecord) -> bool:
    """Whether the text stands as it is in the code that is speaking just now."""
    speaker = _speaker(record)
    return isinstance(record.msg, str) and speaker is not None and record.msg in speaker.co_consts


def _speaker(record: logging.LogRecord) -> CodeType | None:
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        if (frame.f_code.co_filename, frame.f_lineno) == (record.pathname, record.lineno):
            return frame.f_code
        frame = frame.f_back
    return None


def _fields(record: logging.LogRecord) -> Line:
    carried = vars(record)
    numbers = {name: carried[name] for name in NUMBERS if isinstance(carried.get(name), int | float)}
    texts = {name: str(carried[name]) for name in TEXTS if name in carried}
    return {name: text for name, text in texts.items() if TEXTS[name].fullmatch(text)} | numbers


def _errors(record: logging.LogRecord) -> Line:
    """The exception that came with a record, or that is the record, and what caused it."""
    error = record.msg if isinstance(record.msg, BaseException) else record.exc_info and record.exc_info[1]
    if not isinstance(error, BaseException):
        return {}
    return {"errors": [{"type": _type(each), "at": _places(each)} for each in islice(_causes(error), CAUSES)]}


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _type(error: BaseException) -> str:
    """Its type; the system's own errors have a number that tells more, such as EADDRINUSE."""
    name = type(error).__qualname__
    return f"{name} {errno.errorcode.get(error.errno or 0, '')}".strip() if isinstance(error, OSError) else name


def _places(error: BaseException) -> list[str]:
    calls = deque(walk_tb(error.__traceback__), PLACES)
    return [f"{frame.f_globals.get('__name__')}:{frame.f_code.co_qualname}:{number}" for frame, number in calls]
