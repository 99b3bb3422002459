"""Two worlds: in one of them somebody has passkeys, devices and links. To everybody else, both are the same."""

import json
import re
from typing import Any

import pytest

from tests.server.in_process import InProcess, in_process
from tests.server.me import Somebody

pytestmark = pytest.mark.anyio

RANDOM = re.compile(
    r'"(challenge|token|id|check|voice|code|agreement)":"[^"]*"|lettrine=[^;]*|"(at|seen|used|replaceable_in)":\d+'
)
GUESS = {"token": "A" * 43}


async def ask_for_everything(app: InProcess, table: str) -> list[str]:
    """All that a stranger, somebody with a cookie and somebody at the same table may ask about people."""
    told = []
    for somebody in (Somebody(app.person()), Somebody(app.people(1)[0])):
        credential = somebody.authenticator()
        made, used = credential.make(await somebody.options()), credential.use(await somebody.request())
        asked: list[tuple[str, str, Any]] = [
            ("GET", "/me", None),
            ("GET", "/me/keys", None),
            ("GET", f"/tables/{table}", None),
            *[("POST", f"/me/links/{what}", GUESS) for what in ("look", "claim", "confirm", "cancel")],
            ("DELETE", "/me/devices/000000", None),
            ("PATCH", "/me/passkeys/000000", {"name": "Mine"}),
            ("POST", "/me/links", {}),
            ("POST", "/me/passkeys/options", None),
            ("POST", "/me/sign-in/options", None),
            ("POST", "/me/sign-in", {"credential": used}),
            ("POST", "/me/passkeys", {"credential": made}),
        ]
        for method, path, body in asked:
            answer = await somebody.ask(method, path, body)
            where = f"{method} {path.replace(table, '')}"
            told.append(f"{where} {answer.status_code} {sorted(answer.headers.items())} {answer.text}")
    return [re.sub(r"'content-length', '\d+'", "", RANDOM.sub("", each)) for each in told]


async def world(app: InProcess, known: bool) -> tuple[list[str], list[str]]:
    """What strangers are told, and what somebody at the same table hears meanwhile."""
    ada, ben = map(Somebody, app.people(2))
    table = await app.open([ada.client, ben.client])
    socket = await app.connect(table, ben.client)
    await socket.all()
    if known:
        await ada.makes_passkey()
        laptop = Somebody(app.people(1)[0])
        await ada.lets_in(laptop)
        await ada.link()
        await ada.told("PUT", "/me/name", {"name": "Countess"})
        await laptop.told("DELETE", f"/me/devices/{await laptop.here()}")
    told = await ask_for_everything(app, table)
    await socket.all()
    heard = [RANDOM.sub("", each) for each in socket.sent if json.loads(each)["type"] != "pong"]
    return told, heard


async def test_nobody_learns_from_any_answer_who_has_what(all_lexicons: None, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("lettrine.server.service.KEY_BURST", 1e9)
    worlds = []
    for known in (False, True):
        async with in_process() as app:
            worlds.append(await world(app, known))
    (told, heard), (told_too, heard_too) = worlds
    assert told == told_too
    assert heard == heard_too


async def test_what_somebody_is_told_of_themselves_has_no_key_in_it(all_lexicons: None):
    async with in_process() as app:
        ada, laptop = map(Somebody, app.people(2))
        keys = [app.service.identities.fingerprint(each.client.cookies["lettrine"]) for each in (ada, laptop)]
        await ada.makes_passkey()
        await ada.lets_in(laptop)
        token = await ada.link()
        told = [await ada.ask("GET", path) for path in ("/me", "/me/keys")]
        told += [await ada.ask("POST", "/me/links/look", {"token": token})]
        text = "".join(each.text for each in told)
    assert all(key and key not in text for key in keys)
