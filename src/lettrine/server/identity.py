"""Who somebody is, without an account: a random secret in a signed cookie, and its fingerprint in the log.

The log has only the fingerprint, so whoever reads the database cannot take anybody's seat.
"""

import hmac
import secrets
from hashlib import blake2b
from typing import NamedTuple

from litestar.datastructures import Cookie

COOKIE = "lettrine"
YEAR = 365 * 24 * 3600


def cookie(value: str, secure: bool) -> Cookie:
    """The cookie as it is set: no script may read it, no other site may send it."""
    return Cookie(key=COOKIE, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


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

    def fingerprint(self, cookie: str | None) -> str | None:
        """The fingerprint of a cookie, which the log may have; None if the cookie was not issued by us."""
        person, _, signature = (cookie or "").partition(".")
        if not person or not hmac.compare_digest(signature.encode(), self._sign(person).encode()):
            return None
        return self._fingerprint(person)

    def _fingerprint(self, person: str) -> str:
        return blake2b(person.encode(), key=self._secret[:32], digest_size=16, person=b"lettrine-seat").hexdigest()

    def _sign(self, person: str) -> str:
        return hmac.new(self._secret, person.encode(), "sha256").hexdigest()[:32]
