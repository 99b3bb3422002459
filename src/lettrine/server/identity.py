"""Who somebody is, without an account: a random secret in a signed cookie, and its fingerprint in the log.

The log has only the fingerprint, so whoever reads the database cannot take anybody's seat.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator, Sequence
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
    """Whose cookie it is, and the cookie as it should be, if it is under another name or signed by a former secret."""

    keys: tuple[str, ...]
    """Its fingerprints: by the secret of today, and by the former ones down to that which has signed it."""
    renewed: Cookie | None

    @property
    def key(self) -> str:
        """The fingerprint by the secret of today."""
        return self.keys[0]


class Signer:
    """Signs cookies with one secret, and takes their fingerprints."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        named = {
            name: hmac.digest(secret, f"lettrine cookie {name}".encode(), "sha256") for name in (COOKIE, SECURE_COOKIE)
        }
        self._keys = {FORMER: secret, **named}

    def has_signed(self, cookie: str, signatures: tuple[str, ...]) -> bool:
        """Whether a cookie has one of these signatures."""
        person = cookie.partition(".")[0]
        return any(hmac.compare_digest(cookie.encode(), self.sign(person, name).encode()) for name in signatures)

    def fingerprint(self, person: str) -> str:
        """What the log may have of somebody."""
        return blake2b(person.encode(), key=self._secret[:32], digest_size=16, person=b"lettrine-seat").hexdigest()

    def sign(self, person: str, signature: str) -> str:
        """The value of a cookie."""
        return f"{person}.{hmac.new(self._keys[signature], person.encode(), 'sha256').hexdigest()[:32]}"


class Identities:
    """Issues and checks the cookies of one server. Those signed by its former secrets, newest first, are known too."""

    def __init__(self, secret: bytes, former: Sequence[bytes] = ()) -> None:
        self._secret = secret
        self._signers = tuple(map(Signer, (secret, *former)))

    def issue(self, secure: bool = False) -> NewIdentity:
        """A cookie for somebody new."""
        person, signer = secrets.token_urlsafe(24), self._signers[0]
        return NewIdentity(signer.sign(person, SECURE_COOKIE if secure else COOKIE), signer.fingerprint(person))

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
                if keys := self._fingerprints(value, signatures):
                    as_it_is = len(keys) == 1 and (name == SECURE_COOKIE or not secure)
                    return Known(keys, None if as_it_is else self._renewed(value, secure or name == SECURE_COOKIE))
        return None

    def fingerprint(self, cookie: str | None, signatures: tuple[str, ...] = KNOWN_PLAIN) -> str | None:
        """The fingerprint of a cookie, which the log may have; None if it has none of these signatures of ours."""
        return next(iter(self._fingerprints(cookie or "", signatures)), None)

    def table_id(self, key: str, request: str | None) -> str | None:
        """The id of a table that somebody opens with this request: always the same, and nobody else can guess it."""
        if request is None:
            return None
        named = blake2b(f"{key} {request}".encode(), key=self._secret[:32], digest_size=12, person=b"lettrine-table")
        return urlsafe_b64encode(named.digest()).decode()

    def _fingerprints(self, value: str, signatures: tuple[str, ...]) -> tuple[str, ...]:
        """The fingerprints of a cookie: by the newest secret, and so on down to that which has signed it."""
        signed = [signer.has_signed(value, signatures) for signer in self._signers]
        last = signed.index(True) if True in signed else -1
        person = value.partition(".")[0]
        return tuple(signer.fingerprint(person) for signer in self._signers[: last + 1])

    def _renewed(self, value: str, secure: bool) -> Cookie:
        name = SECURE_COOKIE if secure else COOKIE
        return cookie(self._signers[0].sign(value.partition(".")[0], name), secure)
