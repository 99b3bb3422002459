"""Secrets that are given to somebody once: made here, and stored as digests, which prove nothing to anybody."""

import secrets
from hashlib import blake2b, sha256

LETTERS = "ACDEFGHJKLMNPQRTUVWXY"
"""What is compared by eye or read out: nothing that is seen or heard as something else."""
CHECK_LENGTH = 4


def new_token() -> str:
    """A secret of 256 bits for the address of a page."""
    return secrets.token_urlsafe(32)


def digest(secret: str | bytes) -> str:
    """What is stored of a secret: nobody finds it by that."""
    return sha256(secret.encode() if isinstance(secret, str) else secret).hexdigest()


def check_letters(link: str, claimer: str) -> str:
    """What both sides of a link are shown: who claims another link, or the same from another device, sees others."""
    number = int.from_bytes(blake2b(f"{link} {claimer}".encode(), digest_size=8, person=b"lettrine-check").digest())
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(CHECK_LENGTH))


def public_id(key: str) -> str:
    """A name for a device or a passkey of one's own in addresses: who sees it learns nothing that stands in a log."""
    return blake2b(key.encode(), digest_size=9, person=b"lettrine-key").hexdigest()


def user_handle(person: str) -> bytes:
    """What an authenticator stores to know two of its passkeys for the same person by."""
    return blake2b(person.encode(), digest_size=32, person=b"lettrine-user").digest()
