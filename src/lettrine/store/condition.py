"""Whether a store takes what is written to it, by the last attempt; every change of that is logged."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from lettrine.store.errors import StoreUnavailableError

log = logging.getLogger(__name__)


class Condition:
    """The condition of one store. `trouble` is the code of what is the matter; empty while it takes writes."""

    def __init__(self) -> None:
        self.trouble = ""

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note how a write ends. What concerns one call alone says nothing about the store."""
        try:
            yield
        except StoreUnavailableError as error:
            self._fail(error)
            raise
        self._succeed()

    def _fail(self, error: StoreUnavailableError) -> None:
        if self.trouble != error.code:
            self.trouble = error.code
            log.error("the store takes nothing: commands are refused", extra={"code": error.code}, exc_info=error)

    def _succeed(self) -> None:
        if self.trouble:
            log.warning("the store takes commands again", extra={"code": self.trouble})
            self.trouble = ""
