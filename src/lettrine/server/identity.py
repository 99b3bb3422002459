"""Who somebody is, without an account: a random secret in a signed cookie, and its fingerprint in the log.

The log has only the fingerprint, so whoever reads the database cannot take anybody's seat.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from itertools import islice
from typing import NamedTuple

from litestar.datastructures import Cookie

COOKIE = "lettrine"
"""Its name on a plain-HTTP network, and its name everywhere in former versions."""
SECURE_COOKIE = "__Host-lettrine"
"""Its name over HTTPS: browsers take such a cookie from this very host alone, and from nobody on the way."""
FORMER = "former"
"""The signature of versions that signed all cookies alike. Others are signed for their name, and worth nothing under
another: who gets a cookie over plain HTTP cannot plant it where people come over HTTPS."""
KNOWN_PLAIN = (COOKIE, FORMER)
YEAR = 365 * 24 * 3600
MOST_VALUES = 200
"""How many cookies of one name are tried: browsers keep fewer than that for a site."""
BLANKS = b" \t"


def cookie(value: str, secure: bool) -> Cookie:
    """The cookie as it is set: no script may read it, no other site may send it."""
    name = SECURE_COOKIE if secure else COOKIE
    return Cookie(key=name, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def cookie_values(headers: Iterable[tuple[bytes, bytes]], name: str) -> Iterator[str]:
    """All values of the cookies of this very name, in their order. Only blanks and tabs are no part of a name.

    A browser lets neighbouring hosts set our name with a no-break space before it; parsers that strip it, too, take
    that for ours.
    """
    lines = (line for header, line in headers if header.lower() == b"cookie")
    for part in (part for line in lines for part in line.split(b";")):
        found, _, value = part.partition(b"=")
        if found.strip(BLANKS) == name.encode():
            yield value.strip(BLANKS).decode("latin-1")


class NewIdentity(NamedTuple):
    """The cookie of somebody new, and its fingerprint."""

    cookie: str
    key: str


class Known(NamedTuple):
    """The fingerprint of somebody's cookie; and its value under the name that it should have, if it has another."""

    key: str
    moved: str | None


class Identities:
    """Issues and checks the cookies of one server."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        named = {
            name: hmac.digest(secret, f"lettrine cookie {name}".encode(), "sha256") for name in (COOKIE, SECURE_COOKIE)
        }
        self._keys = {FORMER: secret, **named}

    def issue(self, secure: bool = False) -> NewIdentity:
        """A cookie for somebody new."""
        person = secrets.token_urlsafe(24)
        return NewIdentity(self._sign(person, SECURE_COOKIE if secure else COOKIE), self._fingerprint(person))

    def identify(self, headers: Iterable[tuple[bytes, bytes]], secure: bool) -> Known | None:
        """Who sends these headers; None for somebody new.

        The first valid cookie counts: of two names, that which others cannot set, and garbage hides nothing. The
        name on a plain network is known over HTTPS only by the signature of former versions.
        """
        headers = tuple(headers)
        for name, signatures in (
            (SECURE_COOKIE, (SECURE_COOKIE, FORMER)),
            (COOKIE, (FORMER,) if secure else KNOWN_PLAIN),
        ):
            for value in islice(cookie_values(headers, name), MOST_VALUES):
                if key := self.fingerprint(value, signatures):
                    person = value.partition(".")[0]
                    return Known(key, self._sign(person, SECURE_COOKIE) if secure and name == COOKIE else None)
        return None

    def fingerprint(self, cookie: str | None, signatures: tuple[str, ...] = KNOWN_PLAIN) -> str | None:
        """The fingerprint of a cookie, which the log may have; None if it has none of these signatures of ours."""
        value = (cookie or "").encode()
        person = (cookie or "").partition(".")[0]
        signed = any(hmac.compare_digest(value, self._sign(person, name).encode()) for name in signatures)
        return self._fingerprint(person) if signed else None

    def table_id(self, key: str, request: str | None) -> str | None:
        """The id of a table that somebody opens with this request: always the same, and nobody else can guess it."""
        if request is None:
            return None
        named = blake2b(f"{key} {request}".encode(), key=self._secret[:32], digest_size=12, person=b"lettrine-table")
        return urlsafe_b64encode(named.digest()).decode()

    def _fingerprint(self, person: str) -> str:
        return blake2b(person.encode(), key=self._secret[:32], digest_size=16, person=b"lettrine-seat").hexdigest()

    def _sign(self, person: str, signature: str) -> str:
        """The value of a cookie."""
        return f"{person}.{hmac.new(self._keys[signature], person.encode(), 'sha256').hexdigest()[:32]}"
