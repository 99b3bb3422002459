"""What changes in the store for people, as scripts. What may be in the way is looked at before anything is written."""

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Literal

from lettrine.store.scripts import Script

if TYPE_CHECKING:
    from lettrine.store.people import Challenge, Joining

KNOW = """
INSERT INTO lettrine.people (id, name, at, seen, settings) VALUES ($1, $2, $3, $3, $4)
ON CONFLICT (id) DO UPDATE
SET seen = excluded.seen, name = CASE WHEN people.name = '' THEN excluded.name ELSE people.name END
"""
PUT_PERSON = """
INSERT INTO lettrine.people (id, name, at, seen, settings) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen, settings = excluded.settings
"""
SEEN = "UPDATE lettrine.people SET seen = $2 WHERE id = $1"
FORGET_PERSON = "DELETE FROM lettrine.people WHERE id = $1"

OWNER = "SELECT person, name FROM lettrine.devices WHERE key = $1"
ADD_DEVICE = """
INSERT INTO lettrine.devices (key, person, name, at, seen, changed) VALUES ($1, $2, $3, $4, $5, $5)
ON CONFLICT DO NOTHING
"""
PUT_DEVICE = """
INSERT INTO lettrine.devices (key, person, name, at, seen, changed) VALUES ($1, $2, $3, $4, $4, $4)
ON CONFLICT (key) DO UPDATE
SET person = excluded.person, name = excluded.name, at = excluded.at, seen = excluded.seen, changed = excluded.changed
"""
JOIN_FORMER = "UPDATE lettrine.devices SET person = $2, changed = $3 WHERE renewed = $1"
RENEWED = "UPDATE lettrine.devices SET renewed = $2 WHERE key = $1 OR renewed = $1"
SEEN_DEVICE = "UPDATE lettrine.devices SET seen = $3 WHERE key = $1 AND person = $2"
NAME_DEVICE = "UPDATE lettrine.devices SET name = $3 WHERE key = $1 AND person = $2 RETURNING key"
SIGN_OUT = """
UPDATE lettrine.devices SET person = NULL, name = '', was = person, changed = $2 WHERE key = $1 OR renewed = $1
"""
NEW_SIGNED_OUT = "INSERT INTO lettrine.devices (key, name, was, at, seen, changed) VALUES ($1, '', $1, $2, $2, $2)"
NOBODYS = """
INSERT INTO lettrine.devices (key, name, at, seen, changed) VALUES ($1, '', $2, $2, $2) ON CONFLICT DO NOTHING
"""
FORMER_DEVICES = "UPDATE lettrine.devices SET was = $2 WHERE was = $1"
KEYS = """
SELECT key FROM lettrine.devices WHERE person = $1 OR was = $1 UNION SELECT was FROM lettrine.moves WHERE becomes = $1
"""
COUNT_DEVICES = "SELECT count(*) FROM lettrine.devices WHERE person = $1 AND renewed IS NULL AND key <> $2"
COUNT_PASSKEYS = "SELECT count(*) FROM lettrine.passkeys WHERE person = $1"
FORGET_DEVICE = "DELETE FROM lettrine.devices WHERE key = $1 OR renewed = $1"

ADD_PASSKEY = """
INSERT INTO lettrine.passkeys (id, person, host, public_key, count, name, at, used)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id
"""
USE_PASSKEY = """
UPDATE lettrine.passkeys SET count = $2, used = $3 WHERE id = $1 AND (count < $2 OR count = 0) RETURNING id
"""
PASSKEY_OF = "SELECT id FROM lettrine.passkeys WHERE id = $1 AND person = $2"
NAME_PASSKEY = "UPDATE lettrine.passkeys SET name = $3 WHERE id = $1 AND person = $2 RETURNING id"
DELETE_PASSKEY = "DELETE FROM lettrine.passkeys WHERE id = $1 AND person = $2 RETURNING id"
FORGET_PASSKEYS = "DELETE FROM lettrine.passkeys WHERE person = $1"

OLD_LINKS = "DELETE FROM lettrine.links WHERE maker = $1 OR until <= $2"
NEW_LINK = "INSERT INTO lettrine.links (token, maker, person, until, name) VALUES ($1, $2, $3, $4, '')"
CLAIM = """
UPDATE lettrine.links SET claimer = $2, name = $3 WHERE token = $1 AND claimer IS NULL AND until > $4 RETURNING token
"""
CLAIMED = """
SELECT link.token FROM lettrine.links AS link JOIN lettrine.devices AS device ON device.key = link.maker
WHERE link.token = $1 AND link.claimer = $2 AND link.person = $3 AND device.person = $3 AND link.until > $4
"""
DROP_LINK = "DELETE FROM lettrine.links WHERE token = $1"
LINKS_OF_DEVICE = "DELETE FROM lettrine.links WHERE maker = $1"
LINKS_OF_PERSON = "DELETE FROM lettrine.links WHERE person = $1"
CLAIMS_OF_DEVICE = "DELETE FROM lettrine.links WHERE claimer = $1"

OLD_CHALLENGES = "DELETE FROM lettrine.challenges WHERE until <= $3 OR device = $1 AND purpose = $2"
NEW_CHALLENGE = "INSERT INTO lettrine.challenges (digest, device, purpose, until) VALUES ($1, $2, $3, $4)"
TAKE_CHALLENGE = """
DELETE FROM lettrine.challenges WHERE digest = $1 AND device = $2 AND purpose = $3 AND until > $4 RETURNING digest
"""
CHALLENGES_OF_DEVICE = "DELETE FROM lettrine.challenges WHERE device = $1"

NEW_MOVE = """
INSERT INTO lettrine.moves (was, becomes, at) VALUES ($1, $2, $3)
ON CONFLICT (was) DO UPDATE SET becomes = excluded.becomes, at = excluded.at, done = 0
"""
FURTHER_MOVES = "UPDATE lettrine.moves SET becomes = $2, at = $3 WHERE becomes = $1"
END_MOVE = "UPDATE lettrine.moves SET done = 1 WHERE was = $1"
MOVE_AGAIN = "UPDATE lettrine.moves SET done = 0 WHERE was = $1"
MOVES_OF_PERSON = "DELETE FROM lettrine.moves WHERE was = $1 OR becomes = $1"

Joined = tuple[Literal["joined", "stale", "full"], bool]


def know(person: str, name: str, at: int, settings: str) -> Script[None]:
    """Store a person, or when they were seen."""
    yield KNOW, (person, name, at, settings)


def put_person(person: str, name: str, at: int, seen: int, settings: str) -> Script[None]:
    """Store a person as they are."""
    yield PUT_PERSON, (person, name, at, seen, settings)


def add_device(device: tuple[Any, ...]) -> Script[None]:
    """Store a device that has no row."""
    yield ADD_DEVICE, device


def renew_device(device: tuple[Any, ...], former: str) -> Script[None]:
    """Store a device under another key as well, with the name that it has."""
    key, person, _, at, seen = device
    found = yield OWNER, (former,)
    yield ADD_DEVICE, (key, person, found[0][1] if found else "", at, seen)
    yield ADD_DEVICE, (former, person, "", at, seen)
    yield RENEWED, (former, key)


def touch(key: str, person: str, at: int) -> Script[None]:
    """Note when somebody was seen."""
    yield SEEN_DEVICE, (key, person, at)
    yield SEEN, (person, at)


def name_device(key: str, person: str, name: str) -> Script[bool]:
    """Name a device."""
    return bool((yield NAME_DEVICE, (key, person, name)))


def sign_out(key: str, person: str, at: int) -> Script[bool]:
    """Make a device nobody's. One without a row is its own person."""
    found = yield OWNER, (key,)
    if (found[0][0] if found else key) != person:
        return False
    yield from _signed_out(key, bool(found), at)
    yield from _without_claims(key)
    return True


def _signed_out(key: str, has_row: bool, at: int) -> Script[None]:
    yield (SIGN_OUT if has_row else NEW_SIGNED_OUT), (key, at)


def _without_claims(key: str) -> Script[None]:
    """What a device has begun in the name of whoever it was comes to nothing."""
    for statement in (LINKS_OF_DEVICE, CLAIMS_OF_DEVICE, CHALLENGES_OF_DEVICE):
        yield statement, (key,)


def join(joining: "Joining") -> Script[Joined]:
    """Make a device somebody else's, if everything is still as it was looked at."""
    device, was, becomes = joining.device, joining.was, joining.becomes
    found = yield OWNER, (device,)
    if (found[0][0] if found else device) != was or not (yield from _is_proved(joining)):
        return "stale", False
    if (yield COUNT_DEVICES, (becomes, device))[0][0] >= joining.most:
        return "full", False
    others = (yield COUNT_DEVICES, (was, device))[0][0] + (yield COUNT_PASSKEYS, (was,))[0][0]
    if joining.cookie == device:
        yield JOIN_FORMER, (device, becomes, joining.at)
    else:
        yield from _signed_out(device, bool(found), joining.at)
    yield PUT_DEVICE, (joining.cookie, becomes, joining.name, joining.at)
    yield from _without_claims(device)
    if not others:
        yield FURTHER_MOVES, (was, becomes, joining.at)
        yield NEW_MOVE, (was, becomes, joining.at)
        yield FORMER_DEVICES, (was, becomes)
    return "joined", not others


def _is_proved(joining: "Joining") -> Script[bool]:
    """Whether what lets a device join somebody is there, and is that person's still."""
    if joining.link is not None:
        return bool((yield CLAIMED, (joining.link, joining.device, joining.becomes, joining.at)))
    return bool((yield PASSKEY_OF, (joining.passkey, joining.becomes)))


def add_passkey(passkey: tuple[Any, ...], person: str, most: int) -> Script[bool]:
    """Store a passkey, within the bound."""
    if (yield COUNT_PASSKEYS, (person,))[0][0] >= most:
        return False
    return bool((yield ADD_PASSKEY, passkey))


def use_passkey(key: str, count: int, at: int) -> Script[bool]:
    """Note how far a passkey has counted. Many count nothing, and say 0 each time."""
    return bool((yield USE_PASSKEY, (key, count, at)))


def name_passkey(key: str, person: str, name: str) -> Script[bool]:
    """Name a passkey."""
    return bool((yield NAME_PASSKEY, (key, person, name)))


def delete_passkey(key: str, person: str) -> Script[bool]:
    """Delete a passkey."""
    return bool((yield DELETE_PASSKEY, (key, person)))


def add_link(token: str, maker: str, person: str, until: int, now: int) -> Script[None]:
    """Store a link; those that are over go."""
    yield OLD_LINKS, (maker, now)
    yield NEW_LINK, (token, maker, person, until)


def claim_link(token: str, claimer: str, name: str, now: int) -> Script[bool]:
    """Claim a link that nobody has claimed."""
    return bool((yield CLAIM, (token, claimer, name, now)))


def drop_link(token: str) -> Script[None]:
    """Delete a link."""
    yield DROP_LINK, (token,)


def add_challenge(challenge: "Challenge", now: int) -> Script[None]:
    """Store a challenge; those that are over go."""
    yield OLD_CHALLENGES, (challenge.device, challenge.purpose, now)
    yield NEW_CHALLENGE, tuple(challenge)


def take_challenge(challenge: "Challenge") -> Script[bool]:
    """Use a challenge up."""
    return bool((yield TAKE_CHALLENGE, tuple(challenge)))


def end_move(was: str) -> Script[None]:
    """Everything of somebody's has moved: what is left of them is by which id they were known."""
    yield END_MOVE, (was,)
    yield FORGET_PERSON, (was,)


def move_again(was: str) -> Script[None]:
    """Something of somebody's has come up after all."""
    yield MOVE_AGAIN, (was,)


def forget(person: str, at: int) -> Script[None]:
    """Delete everything of a person. Their cookies are nobody's from now on."""
    keys = {person, *(key for (key,) in (yield KEYS, (person,)))}
    for key in sorted(keys):
        for statement in (FORGET_PERSON, FORGET_PASSKEYS, LINKS_OF_PERSON, MOVES_OF_PERSON):
            yield statement, (key,)
        yield from _without_claims(key)
        yield FORGET_DEVICE, (key,)
        yield NOBODYS, (left_of(key), at)


def left_of(key: str) -> str:
    """What is left of somebody's key after everything about them was deleted: it is known again, and cannot be read."""
    return blake2b(key.encode(), digest_size=16, person=b"lettrine-left").hexdigest()
