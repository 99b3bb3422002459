"""Who somebody is, without an account: a random secret in a signed cookie, and its fingerprint in the log.

The log has only the fingerprint, so whoever reads the database cannot take anybody's seat.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from hashlib import blake2b
from typing import NamedTuple

from litestar.datastructures import Cookie

COOKIE = "lettrine"
"""Its name on a plain-HTTP network, and its name everywhere in former versions."""
SECURE_COOKIE = "__Host-lettrine"
"""Its name over HTTPS: browsers take such a cookie from this very host alone, and from nobody on the way."""
YEAR = 365 * 24 * 3600


def cookie(value: str, secure: bool) -> Cookie:
    """The cookie as it is set: no script may read it, no other site may send it."""
    name = SECURE_COOKIE if secure else COOKIE
    return Cookie(key=name, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


class NewIdentity(NamedTuple):
    """The cookie of somebody new, and its fingerprint."""

    cookie: str
    key: str


class Identities:
    """Issues and checks the cookies of one server."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def issue(self) -> NewIdentity:
        """A cookie for somebody new."""
        person = secrets.token_urlsafe(24)
        return NewIdentity(f"{person}.{self._sign(person)}", self._fingerprint(person))

    def valid_cookie(self, cookies: Mapping[str, str]) -> tuple[str, str] | None:
        """The name and the value of the cookie that says who somebody is: of two, the one that others cannot set."""
        named = ((name, cookies.get(name)) for name in (SECURE_COOKIE, COOKIE))
        return next(((name, value) for name, value in named if value and self.fingerprint(value)), None)

    def key(self, cookies: Mapping[str, str]) -> str | None:
        """The fingerprint of whoever sends these cookies; None for somebody new."""
        found = self.valid_cookie(cookies)
        return None if found is None else self.fingerprint(found[1])

    def fingerprint(self, cookie: str | None) -> str | None:
        """The fingerprint of a cookie, which the log may have; None if the cookie was not issued by us."""
        person, _, signature = (cookie or "").partition(".")
        if not person or not hmac.compare_digest(signature.encode(), self._sign(person).encode()):
            return None
        return self._fingerprint(person)

    def table_id(self, key: str, request: str | None) -> str | None:
        """The id of a table that somebody opens with this request: always the same, and nobody else can guess it."""
        if request is None:
            return None
        named = blake2b(f"{key} {request}".encode(), key=self._secret[:32], digest_size=12, person=b"lettrine-table")
        return urlsafe_b64encode(named.digest()).decode()

    def _fingerprint(self, person: str) -> str:
        return blake2b(person.encode(), key=self._secret[:32], digest_size=16, person=b"lettrine-seat").hexdigest()

    def _sign(self, person: str) -> str:
        return hmac.new(self._secret, person.encode(), "sha256").hexdigest()[:32]
