"""What can be wrong with a store, each with its stable code. No message quotes a URL: it may hold a password."""


class StoreError(Exception):
    """Any trouble with a store."""

    code: str


class UnknownStore(StoreError):  # noqa: N818 - the name says what is wrong
    """A URL of no kind of store that we have."""

    code = "unknown_store"

    def __init__(self, scheme: str) -> None:
        self.scheme = scheme
        super().__init__(f"no store of kind {scheme!r}; there are sqlite:///FILE, postgresql://… and memory:")


class StoreUnreadable(StoreError):  # noqa: N818
    """What the URL points at is no database, or none that we may use."""

    code = "store_unreadable"

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


class StoreTooNew(StoreError):  # noqa: N818
    """A newer version of this program has changed the database; an older one would damage it."""

    code = "store_too_new"

    def __init__(self, found: int, known: int) -> None:
        self.found = found
        self.known = known
        super().__init__(f"the store has version {found}, this program knows versions up to {known}")


class StoreAway(StoreError):  # noqa: N818
    """The store does not answer now: closed, locked, full or out of reach. What was under way may be done or not."""

    code = "store_away"

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)
