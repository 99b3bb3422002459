"""Passkeys: made for a person, and used by a browser that does not know them yet. The library checks what was signed.

A challenge is good once, for five minutes, for the device that asked for it and for what it was asked for. Whatever is
wrong, the answer is the same: nobody learns which passkeys there are.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import webauthn
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    generate_challenge,
    options_to_json_dict,
    parse_client_data_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from lettrine.core.game import Refusal
from lettrine.people.joining import Arrival, Joiner, Me
from lettrine.people.tokens import digest, user_handle
from lettrine.play.tables import Tables
from lettrine.store.people import Challenge, Passkey, PeopleStore

LIFETIME = 300
"""Seconds for which a challenge is good."""
MOST_PASSKEYS = 20
"""How many passkeys a person may have."""
REGISTER, SIGN_IN = "register", "sign in"
"""What challenges are for."""
BAD = Refusal("bad_passkey")
HOUSE = "Lettrine"
PREFERRED = UserVerificationRequirement.PREFERRED

Checked = TypeVar("Checked")


class Place(NamedTuple):
    """Where the page is: the name that a passkey is bound to, and the address that a browser signs."""

    host: str
    origin: str


class Passkeys:
    """Makes passkeys and signs in by them."""

    def __init__(self, store: PeopleStore, tables: Tables, joiner: Joiner) -> None:
        self._store, self._tables, self._joiner = store, tables, joiner

    async def registration(self, me: Me, place: Place) -> dict[str, Any]:
        """What a browser needs to make a passkey for a person."""
        known = [each.id for each in await self._store.passkeys(me.person) if each.host == place.host]
        name = await self._joiner.name(me.person) or HOUSE
        options = webauthn.generate_registration_options(
            rp_id=place.host,
            rp_name=HOUSE,
            user_name=name,
            user_display_name=name,
            user_id=user_handle(me.person),
            challenge=await self._challenge(me.device, REGISTER),
            timeout=1000 * LIFETIME,
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each)) for each in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=PREFERRED
            ),
        )
        return options_to_json_dict(options)

    async def register(
        self, me: Me, place: Place, credential: dict[str, Any], name: str, device: str
    ) -> Passkey | Refusal:
        """Store a passkey that a browser has made."""
        challenge = await self._taken_challenge(me.device, REGISTER, credential)
        made = None if challenge is None else _checked(lambda: _verify_new(credential, challenge, place))
        if made is None:
            return BAD
        await self._joiner.know(me, device=device)
        now, key = self._tables.now(), bytes_to_base64url(made.credential_id)
        passkey = Passkey(key, me.person, place.host, made.credential_public_key, made.sign_count, name, now, now)
        if await self._store.add_passkey(passkey, MOST_PASSKEYS):
            return passkey
        full = len(await self._store.passkeys(me.person)) >= MOST_PASSKEYS
        return Refusal("too_many_passkeys", {"most": MOST_PASSKEYS}) if full else BAD

    async def request(self, device: str, place: Place) -> dict[str, Any]:
        """What a browser needs to offer the passkeys that it has: the same for everybody."""
        options = webauthn.generate_authentication_options(
            rp_id=place.host,
            challenge=await self._challenge(device, SIGN_IN),
            timeout=1000 * LIFETIME,
            user_verification=PREFERRED,
        )
        return options_to_json_dict(options)

    async def sign_in(
        self, me: Me, place: Place, credential: dict[str, Any], device: str, cookie: str
    ) -> Arrival | Refusal:
        """Have a device join the person of a passkey, under the key of a new cookie.

        Whoever had its former one, or had planted it there, is left with nobody's.
        """
        challenge = await self._taken_challenge(me.device, SIGN_IN, credential)
        passkey = None if challenge is None else await self._named(credential)
        if challenge is None or passkey is None or passkey.host != place.host:
            return BAD
        used = _checked(lambda: _verify_use(credential, challenge, place, passkey))
        if used is None or not await self._store.use_passkey(passkey.id, used.new_sign_count, self._tables.now()):
            return BAD
        return await self._joiner.join(me, passkey.person, device, cookie=cookie, passkey=passkey.id)

    async def _named(self, credential: dict[str, Any]) -> Passkey | None:
        """The passkey that a credential says it is, by the one way of writing its id."""
        key = _checked(lambda: bytes_to_base64url(base64url_to_bytes(credential["rawId"])))
        return None if key is None else await self._store.passkey(key)

    async def _challenge(self, device: str, purpose: str) -> bytes:
        challenge, now = generate_challenge(), self._tables.now()
        await self._store.add_challenge(Challenge(digest(challenge), device, purpose, now + 1000 * LIFETIME), now)
        return challenge

    async def _taken_challenge(self, device: str, purpose: str, credential: dict[str, Any]) -> bytes | None:
        """The challenge that was signed, if it is one that this device was given for this purpose; it is used up."""
        signed = _checked(lambda: _signed_challenge(credential))
        if signed is None:
            return None
        taken = await self._store.take_challenge(Challenge(digest(signed), device, purpose, self._tables.now()))
        return signed if taken else None


def _signed_challenge(credential: dict[str, Any]) -> bytes:
    return parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge


def _verify_new(credential: dict[str, Any], challenge: bytes, place: Place) -> Any:
    return webauthn.verify_registration_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=place.host,
        expected_origin=place.origin,
    )


def _verify_use(credential: dict[str, Any], challenge: bytes, place: Place, passkey: Passkey) -> Any:
    return webauthn.verify_authentication_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=place.host,
        expected_origin=place.origin,
        credential_public_key=passkey.public_key,
        credential_current_sign_count=passkey.count,
    )


def _checked(check: Callable[[], Checked]) -> Checked | None:
    """What a check returns, or None: what a client sends may be wrong in any way, in its JSON, CBOR or signature."""
    try:
        return check()
    except Exception:
        return None
