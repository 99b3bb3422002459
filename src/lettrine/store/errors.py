"""Errors of a store, each with a stable code. No message quotes a URL: it may hold a password."""


class StoreError(Exception):
    """Any error of a store."""

    code: str


class UnknownStoreError(StoreError):
    """A URL whose scheme is not that of any store."""

    code = "unknown_store"

    def __init__(self, scheme: str) -> None:
        self.scheme = scheme
        super().__init__(f"no store of kind {scheme!r}; there are sqlite:///FILE, postgresql://… and memory:")


class StoreUnreadableError(StoreError):
    """The URL leads to no database, or to one that we may not use."""

    code = "store_unreadable"

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


class StoreTooNewError(StoreError):
    """A newer version of this program has changed the database; an older one would damage it."""

    code = "store_too_new"

    def __init__(self, found: int, known: int) -> None:
        self.found = found
        self.known = known
        super().__init__(f"the store has version {found}, this program knows versions up to {known}")


class StoreUnavailableError(StoreError):
    """The store does not answer now: closed, locked, full or unreachable. A call under way may be done or not."""

    code = "store_away"

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)
