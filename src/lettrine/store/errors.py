"""Errors of a store, each with a stable code and the fields of its sentence.

No message quotes a URL: it may hold a password.
"""


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
    """The store cannot be used now. A call under way may be done or not. This class: it is closed, locked, unreachable.

    The subclasses say what else is the matter; each is over, for the next call, when its reason is, but for damage.
    """

    code = "store_away"

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


class StoreGoneError(StoreUnavailableError):
    """The file is no longer at its path, or another one is: what is written to the open one would be lost."""

    code = "store_gone"


class StoreFullError(StoreUnavailableError):
    """There is no room left."""

    code = "store_full"


class StoreReadOnlyError(StoreUnavailableError):
    """Nothing may be written: the file or its folder is read-only, or the server is a standby."""

    code = "store_read_only"


class StoreFailingError(StoreUnavailableError):
    """The disk reports errors, or a quota or limit of the system is used up."""

    code = "store_failing"


class StoreDamagedError(StoreUnavailableError):
    """The database is malformed. It stays so until an operator has mended it."""

    code = "store_damaged"


UNAVAILABLE_CODES = tuple(
    kind.code
    for kind in (
        StoreUnavailableError,
        StoreGoneError,
        StoreFullError,
        StoreReadOnlyError,
        StoreFailingError,
        StoreDamagedError,
    )
)
"""The codes with which a store refuses what it cannot store or read now."""
