"""Who somebody is, without an account: a random secret in a signed cookie, and its fingerprint in the log.

The log holds only the fingerprint, so whoever reads the database cannot sit down in anybody's seat.
"""

import hmac
import secrets
from hashlib import blake2b

from litestar.datastructures import Cookie

COOKIE = "lettrine"
YEAR = 365 * 24 * 3600


def cookie(value: str, secure: bool) -> Cookie:
    """How a browser is to keep it: no script may read it, no other site may send it."""
    return Cookie(key=COOKIE, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


class Identities:
    """Makes and checks the cookies of one house."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def fresh(self) -> str:
        """A cookie for somebody new."""
        person = secrets.token_urlsafe(24)
        return f"{person}.{self._sign(person)}"

    def fingerprint(self, cookie: str | None) -> str | None:
        """What the log may know of the holder; None if the cookie is not one of ours."""
        person, _, signature = (cookie or "").partition(".")
        if not person or not hmac.compare_digest(signature.encode(), self._sign(person).encode()):
            return None
        return blake2b(person.encode(), key=self._secret[:32], digest_size=16, person=b"lettrine-seat").hexdigest()

    def known(self, fresh: str) -> str:
        """The fingerprint of a cookie that we have just made."""
        key = self.fingerprint(fresh)
        assert key is not None
        return key

    def _sign(self, person: str) -> str:
        return hmac.new(self._secret, person.encode(), "sha256").hexdigest()[:32]
