"""What a kind of personal data has to be able to do, and who somebody is to it."""

from collections.abc import AsyncIterator
from typing import Any, NamedTuple, Protocol


class Who(NamedTuple):
    """A person: their id, and all keys by which the store may know them, the id among them."""

    id: str
    keys: tuple[str, ...]


class Holding(Protocol):
    """A kind of data about people."""

    @property
    def name(self) -> str:
        """What it is called in the file that somebody gets."""

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables of the database that it answers for."""

    def export(self, who: Who) -> AsyncIterator[Any]:
        """All there is about somebody, one thing at a time, as it is written to JSON."""

    async def move(self, was: str, becomes: str) -> bool:
        """Make all there is another person's, whom somebody has joined; False if that has to be tried again.

        It may be called again when it is done: until nobody acts any more as who they were.
        """

    async def forget(self, who: Who) -> None:
        """Delete all there is. It may be called again after it has failed half way, or in two processes at once."""
