"""How commands print their results: JSON for programs, figures with their intervals."""

import sys
from math import isinf
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console

if TYPE_CHECKING:  # for its type only: most commands need no arena
    from collections.abc import Sequence

    from rich.table import Table

    from lettrine.arena.statistics import Figure


def print_json(*values: object) -> None:
    """Values as JSON, one line each."""
    for value in values:
        sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")
    sys.stdout.flush()


def print_tables(tables: "Sequence[Table | str]") -> None:
    """Tables, and lines about them, with an empty line between them."""
    console = Console(highlight=False, markup=False)
    for number, table in enumerate(tables):
        if number:
            console.print()
        console.print(table)


def format_interval(figure: "Figure", digits: int) -> str:
    """A mean with its confidence interval, if it has one."""
    if isinf(figure.low):
        return f"{figure.mean:.{digits}f} [–]"
    return f"{figure.mean:.{digits}f} [{figure.low:.{digits}f} … {figure.high:.{digits}f}]"
