"""What commands that measure have in common: a bar while they do, figures with intervals, a report for programs."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import isinf

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lettrine.arena.statistics import Figure
from lettrine.core.value import Value


@contextmanager
def count_bar(label: str, total: int, each: int = 1) -> Iterator[Callable[[], None]]:
    """A bar on standard error; a tick is so many of the total."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(complete_style="red"), MofNCompleteColumn())
    shown = Progress(*columns, TimeRemainingColumn(), console=console, transient=True, disable=not console.is_terminal)
    with shown:
        task = shown.add_task(label, total=total)
        yield lambda: shown.advance(task, each)


def format_interval(figure: Figure, digits: int) -> str:
    """A figure with the interval that it lies in, if there is any telling."""
    if isinf(figure.low):
        return f"{figure.mean:.{digits}f} [–]"
    return f"{figure.mean:.{digits}f} [{figure.low:.{digits}f} … {figure.high:.{digits}f}]"


def print_json(report: Value) -> None:
    """A report as one line of JSON."""
    sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
    sys.stdout.flush()
