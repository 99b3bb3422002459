"""Passkeys: how somebody comes back by one, and what nobody can do with a passkey or a challenge of another."""

import copy
from collections.abc import AsyncIterator

import pytest

from lettrine.people import passkeys
from lettrine.server.identity import COOKIE
from tests.server.authenticator import Authenticator
from tests.server.in_process import InProcess, in_process
from tests.server.me import Somebody

pytestmark = pytest.mark.anyio


@pytest.fixture
async def app(all_lexicons: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[InProcess]:
    monkeypatch.setattr("lettrine.server.service.KEY_BURST", 1e9)
    async with in_process() as within:
        yield within


def people(app: InProcess, count: int = 2) -> list[Somebody]:
    return [Somebody(each) for each in app.people(count)]


def stranger(app: InProcess) -> Somebody:
    return Somebody(app.person())


async def test_whoever_lost_their_cookie_comes_back_by_a_passkey(app: InProcess):
    (ada,) = people(app, 1)
    table = await app.open([ada.client], seats=3)
    passkey = await ada.makes_passkey()
    again = stranger(app)
    assert await again.signs_in(passkey, "Tablet") == {"name": "P0", "moved": True}
    assert await again.seat(table) == await ada.seat(table) == 0
    assert await again.devices() == ["", "Tablet"]
    assert [each["name"] for each in (await again.keys())["passkeys"]] == ["Key"]


async def test_who_signs_in_gets_a_new_cookie_and_the_former_one_is_nobodys(app: InProcess):
    ada, laptop = people(app)
    passkey = await ada.makes_passkey()
    former = laptop.client.cookies[COOKIE]
    await laptop.signs_in(passkey)
    assert laptop.client.cookies[COOKIE] != former
    planted = Somebody(app.person(former))
    assert (await planted.me())["known"] is False


async def test_games_come_along_with_who_signs_in(app: InProcess):
    ada, laptop, ben = people(app, 3)
    passkey = await ada.makes_passkey()
    table = await app.open([laptop.client, ben.client])
    assert (await laptop.signs_in(passkey))["moved"] is True
    assert await ada.seat(table) == await laptop.seat(table) == 0


async def test_a_passkey_that_was_deleted_leads_to_nobody(app: InProcess):
    (ada,) = people(app, 1)
    passkey = await ada.makes_passkey()
    (shown,) = (await ada.keys())["passkeys"]
    named = await ada.told("PATCH", f"/me/passkeys/{shown['id']}", {"name": "Blue key"})
    assert named["passkeys"][0]["name"] == "Blue key"
    await ada.told("DELETE", f"/me/passkeys/{shown['id']}")
    other = stranger(app)
    assert await other.fails_to_sign_in(passkey.use(await other.request())) == "bad_passkey"


async def test_nobody_names_or_deletes_a_passkey_of_another(app: InProcess):
    ada, eve = people(app)
    await ada.makes_passkey()
    (shown,) = (await ada.keys())["passkeys"]
    assert await eve.refused("DELETE", f"/me/passkeys/{shown['id']}") == "no_such_key"
    assert await eve.refused("PATCH", f"/me/passkeys/{shown['id']}", {"name": "Mine"}) == "no_such_key"


# Challenges --------------------------------------------------------------------------------------------------------


async def test_what_was_signed_once_is_good_once(app: InProcess):
    (ada,) = people(app, 1)
    passkey = await ada.makes_passkey()
    other = stranger(app)
    credential = passkey.use(await other.request())
    await other.told("POST", "/me/sign-in", {"credential": credential})
    assert await other.fails_to_sign_in(credential) == "bad_passkey"
    assert await stranger_with_cookie(app).fails_to_sign_in(credential) == "bad_passkey"


def stranger_with_cookie(app: InProcess) -> Somebody:
    return people(app, 1)[0]


async def test_a_challenge_is_good_for_the_device_that_asked_for_it(app: InProcess):
    ada, ben, eve = people(app, 3)
    passkey = await ada.makes_passkey()
    options = await ben.request()
    assert await eve.fails_to_sign_in(passkey.use(options)) == "bad_passkey"
    credential = eve.authenticator().make(await ben.options())
    assert await eve.refused("POST", "/me/passkeys", {"credential": credential}) == "bad_passkey"


async def test_a_challenge_is_good_for_what_it_was_asked_for(app: InProcess):
    ada, eve = people(app)
    passkey = await ada.makes_passkey()
    assert await eve.fails_to_sign_in(passkey.use(await eve.options())) == "bad_passkey"
    credential = eve.authenticator().make(await eve.request())
    assert await eve.refused("POST", "/me/passkeys", {"credential": credential}) == "bad_passkey"


async def test_a_challenge_is_good_for_five_minutes(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    ada, eve = people(app)
    passkey = await ada.makes_passkey()
    options = await eve.request()
    began = app.service.clock.now()
    monkeypatch.setattr(app.service.tables, "now", lambda: began + 1000 * passkeys.LIFETIME)
    assert await eve.fails_to_sign_in(passkey.use(options)) == "bad_passkey"


async def test_a_challenge_that_nobody_gave_is_good_for_nothing(app: InProcess):
    ada, eve = people(app)
    passkey = await ada.makes_passkey()
    options = {**await eve.request(), "challenge": "A" * 43}
    assert await eve.fails_to_sign_in(passkey.use(options)) == "bad_passkey"


# What is signed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://evil.example", "https://localhost", "http://localhost:8000", "null"])
async def test_what_was_signed_at_another_address_is_good_for_nothing(app: InProcess, origin: str):
    ada, eve = people(app)
    passkey = await ada.makes_passkey()
    passkey.origin = origin
    assert await eve.fails_to_sign_in(passkey.use(await eve.request())) == "bad_passkey"
    made = Authenticator(origin, "localhost")
    assert await eve.refused("POST", "/me/passkeys", {"credential": made.make(await eve.options())}) == "bad_passkey"


async def test_a_passkey_of_another_name_is_good_for_nothing(app: InProcess):
    """A page of another site has its own name lead here, and has people make passkeys for it there."""
    (ada,) = people(app, 1)
    passkey = await ada.makes_passkey()
    other = Somebody(app.person(), "http://other.localhost")
    credential = Authenticator("http://other.localhost", "other.localhost")
    credential.id, credential.key = passkey.id, passkey.key
    assert await other.fails_to_sign_in(credential.use(await other.request())) == "bad_passkey"


async def test_nobody_signs_with_another_key(app: InProcess):
    ada, eve = people(app)
    passkey = await ada.makes_passkey()
    forged = eve.authenticator()
    forged.id = passkey.id
    assert await eve.fails_to_sign_in(forged.use(await eve.request())) == "bad_passkey"
    unknown = eve.authenticator()
    assert await eve.fails_to_sign_in(unknown.use(await eve.request())) == "bad_passkey"


async def test_the_id_of_anothers_passkey_can_be_nobodys_again(app: InProcess):
    ada, eve = people(app)
    passkey = await ada.makes_passkey()
    forged = eve.authenticator()
    forged.id = passkey.id
    assert await eve.refused("POST", "/me/passkeys", {"credential": forged.make(await eve.options())}) == "bad_passkey"
    assert (await eve.keys())["passkeys"] == []
    assert (await stranger(app).signs_in(passkey))["moved"] is True


async def test_a_copy_of_a_passkey_that_counts_is_found_out(app: InProcess):
    (ada,) = people(app, 1)
    passkey = await ada.makes_passkey()
    cloned = copy.copy(passkey)
    passkey.count = 7
    await stranger(app).signs_in(passkey)
    for count in (7, 3, 0):
        cloned.count = count
        other = stranger(app)
        assert await other.fails_to_sign_in(cloned.use(await other.request())) == "bad_passkey"


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 1, "rawId": [], "response": "x"},
        {"rawId": "\0", "response": {"clientDataJSON": "e30"}},
        {"rawId": "AAAA", "response": {"clientDataJSON": "\u20ac"}},
        {"rawId": "AAAA", "response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiAxfQ"}},
    ],
)
async def test_whatever_is_sent_it_is_refused_in_the_same_way(app: InProcess, credential: dict[str, object]):
    (eve,) = people(app, 1)
    await eve.request()
    assert await eve.fails_to_sign_in(credential) == "bad_passkey"
    assert await eve.refused("POST", "/me/passkeys", {"credential": credential}) == "bad_passkey"


async def test_parts_of_a_credential_may_be_anything(app: InProcess):
    ada, eve = people(app)
    passkey = await ada.makes_passkey()
    for part in ("authenticatorData", "signature", "clientDataJSON"):
        for value in ("", "AAAA", "A" * 200):
            credential = passkey.use(await eve.request())
            credential["response"][part] = value
            assert await eve.fails_to_sign_in(credential) == "bad_passkey"
    for value in ("", "AAAA", "A" * 400):
        credential = eve.authenticator().make(await eve.options())
        credential["response"]["attestationObject"] = value
        assert await eve.refused("POST", "/me/passkeys", {"credential": credential}) == "bad_passkey"


# Where -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("home", "obstacle"),
    [
        ("http://house", "insecure"),
        ("http://192.168.1.5:8000", "address"),
        ("https://192.168.1.5", "address"),
        ("http://[::1]:8000", "address"),
        ("http://localhost:8000", "here"),
        ("https://play.example.org", "here"),
    ],
)
async def test_where_browsers_make_no_passkeys_the_server_says_why(app: InProcess, home: str, obstacle: str):
    somebody = Somebody(app.person(), home)
    assert (await somebody.me())["passkeys"] == obstacle
    if obstacle != "here":
        for path in ("/me/passkeys/options", "/me/sign-in/options"):
            answer = await somebody.ask("POST", path)
            assert (answer.json()["code"], answer.json()["detail"]) == ("no_passkeys_here", {"reason": obstacle})


async def test_over_https_a_passkey_is_bound_to_the_name_and_the_address(app: InProcess):
    home = "https://play.example.org:8443"
    ada, again = Somebody(app.person(), home), Somebody(app.person(), home)
    made = Authenticator(home, "play.example.org")
    options = await ada.options()
    assert options["rp"] == {"id": "play.example.org", "name": "Lettrine"}
    await ada.told("POST", "/me/passkeys", {"credential": made.make(options)})
    assert (await again.signs_in(made))["moved"] is True


async def test_what_is_offered_is_the_same_for_everybody(app: InProcess):
    """Who signs in is asked nothing by which they could learn who else is known."""
    ada, eve = people(app)
    before = {**await eve.request(), "challenge": ""}
    await ada.makes_passkey()
    assert {**await ada.request(), "challenge": ""} == {**await eve.request(), "challenge": ""} == before
    assert "allowCredentials" not in before or before["allowCredentials"] == []
