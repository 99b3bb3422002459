"""A fingerprint of the secret that signs cookies, in the database: all servers on it have to have the same one.

With another one a server would take everybody for a stranger, and so would the others for whoever came to it first.
The fingerprint is salted and slow to compute, so that whoever reads the database cannot find out a weak secret by it.
It has the name of its method and its parameters before it, so that later versions can have others.
"""

import asyncio
import hmac
import secrets
from collections.abc import Sequence
from hashlib import scrypt

from lettrine.store.errors import StoreError
from lettrine.store.installation import Installation

FACT = "signing_secret"
METHOD = "scrypt"
COST, BLOCK, LANES = 2**14, 8, 1
"""A twentieth of a second, and 16 MiB."""


class WrongSecretError(StoreError):
    """Other servers use this database with another secret."""

    code = "wrong_secret"


async def check_secret(secret: bytes, installation: Installation, former: Sequence[bytes] = ()) -> None:
    """Raise if the servers on this database have another secret. The first of them decides, of several at once one.

    Where that was one of the former secrets of this server, it is this one's from now on.
    """
    stored = await installation.fact(FACT)
    if stored is None:
        stored = await installation.agree(FACT, await _new_fingerprint(secret))
    if not await asyncio.to_thread(matches, stored, secret) and await _is_any_of(former, stored):
        stored = await installation.replace(FACT, stored, await _new_fingerprint(secret))
    if not await _is_any_of((secret, *former), stored):
        raise WrongSecretError


async def _is_any_of(known: Sequence[bytes], stored: bytes) -> bool:
    return any([await asyncio.to_thread(matches, stored, secret) for secret in known])


async def _new_fingerprint(secret: bytes) -> bytes:
    return await asyncio.to_thread(fingerprint, secret, secrets.token_bytes(16))


def fingerprint(secret: bytes, salt: bytes) -> bytes:
    """The fingerprint of a secret with a salt, which it begins with."""
    digest = scrypt(secret, salt=salt, n=COST, r=BLOCK, p=LANES, dklen=32)
    return f"{METHOD} {COST} {BLOCK} {LANES} {salt.hex()} {digest.hex()}".encode()


def matches(stored: bytes, secret: bytes) -> bool:
    """Whether a fingerprint is that of this secret, with whatever parameters it was made."""
    method, cost, block, lanes, salt, digest = stored.decode().split()
    if method != METHOD:
        return False
    own = scrypt(secret, salt=bytes.fromhex(salt), n=int(cost), r=int(block), p=int(lanes), dklen=len(digest) // 2)
    return hmac.compare_digest(own, bytes.fromhex(digest))
