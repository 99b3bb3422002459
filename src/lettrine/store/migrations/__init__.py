"""Migrations of the database: numbered SQL files, one folder a dialect, each applied once and in order.

A file that has been released is never changed; what should be different is a new file with the next number.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from lettrine.store.errors import StoreTooNewError


class Migration(NamedTuple):
    """One step. Its version is the number its file name begins with."""

    version: int
    name: str
    sql: str


@cache
def migrations(dialect: str) -> tuple[Migration, ...]:
    """All steps of a dialect, in order."""
    found = [file for file in files(__name__).joinpath(dialect).iterdir() if file.name.endswith(".sql")]
    steps = [_migration(file.name.removesuffix(".sql"), file.read_text(encoding="utf-8")) for file in found]
    return tuple(sorted(steps))


def pending(dialect: str, applied: Iterable[int]) -> tuple[Migration, ...]:
    """The steps a database still needs, or `StoreTooNewError` if it has taken some that we do not know."""
    steps = migrations(dialect)
    version = max(applied, default=0)
    if version > len(steps):
        raise StoreTooNewError(version, len(steps))
    return steps[version:]


def _migration(stem: str, sql: str) -> Migration:
    number, _, name = stem.partition("_")
    return Migration(int(number), name, sql)
