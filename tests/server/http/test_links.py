"""One-time links: how a device joins its person's others, and what nobody else can do with one."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from lettrine.people import links
from lettrine.server.identity import COOKIE
from tests.server.in_process import PLAN, InProcess, in_process
from tests.server.me import Somebody

pytestmark = pytest.mark.anyio


@pytest.fixture
async def app(all_lexicons: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[InProcess]:
    monkeypatch.setattr("lettrine.server.service.KEY_BURST", 1e9)
    async with in_process() as within:
        yield within


def people(app: InProcess, count: int = 2) -> list[Somebody]:
    return [Somebody(each) for each in app.people(count)]


def strangers(app: InProcess, count: int = 1) -> list[Somebody]:
    """People without a cookie."""
    return [Somebody(app.person()) for _ in range(count)]


async def opened(app: InProcess, *somebody: Somebody, **plan: object) -> str:
    return await app.open([each.client for each in somebody], **plan)


async def test_a_device_joins_by_a_link_after_both_sides_saw_the_same_letters(app: InProcess):
    ada, laptop = people(app)
    table = await opened(app, ada, seats=3)
    token = await ada.link("Phone")
    guest = await laptop.look(token)
    assert (guest["side"], guest["claimed"], guest["name"]) == ("guest", False, "P0")
    claimed = await laptop.claim(token, "Laptop")
    shown = await ada.look(token)
    assert claimed["check"] == shown["check"] != ""
    assert (claimed["side"], shown["side"], shown["device"]) == ("claimer", "maker", "Laptop")
    assert await laptop.seat(table) is None, "not before it is confirmed"
    assert await ada.confirm(token) == {"name": "P0", "moved": True}
    assert await laptop.seat(table) == 0
    assert await laptop.devices() == await ada.devices() == ["Phone", "Laptop"]


async def test_a_link_is_good_once(app: InProcess):
    ada, laptop, eve = people(app, 3)
    token = await ada.link()
    await laptop.claim(token)
    await ada.confirm(token)
    body = {"token": token, "device": ""}
    assert await eve.refused("POST", "/me/links/claim", body) == "no_such_link"
    assert await ada.refused("POST", "/me/links/confirm", {"token": token}) == "no_such_link"


async def test_a_link_that_another_has_claimed_is_none(app: InProcess):
    ada, laptop, eve = people(app, 3)
    token = await ada.link()
    await eve.claim(token)
    assert await laptop.refused("POST", "/me/links/claim", {"token": token}) == "no_such_link"
    assert await laptop.refused("POST", "/me/links/look", {"token": token}) == "no_such_link"


async def test_only_who_made_a_link_confirms_it(app: InProcess):
    ada, laptop, eve = people(app, 3)
    await ada.lets_in(tablet := people(app, 1)[0], "Tablet")
    token = await ada.link()
    await laptop.claim(token)
    for other in (laptop, eve, tablet, *strangers(app)):
        assert await other.refused("POST", "/me/links/confirm", {"token": token}) in ("no_such_link", "no_such_key")
    assert await ada.confirm(token)


async def test_a_link_that_nobody_has_claimed_cannot_be_confirmed(app: InProcess):
    (ada,) = people(app, 1)
    assert await ada.refused("POST", "/me/links/confirm", {"token": await ada.link()}) == "no_such_link"


@pytest.mark.parametrize("claimed", [False, True])
async def test_a_link_is_good_for_five_minutes(app: InProcess, monkeypatch: pytest.MonkeyPatch, claimed: bool):
    ada, laptop = people(app)
    token = await ada.link()
    if claimed:
        await laptop.claim(token)
    began = app.service.clock.now()
    monkeypatch.setattr(app.service.tables, "now", lambda: began + 1000 * links.LIFETIME)
    assert await laptop.refused("POST", "/me/links/claim", {"token": token}) == "no_such_link"
    assert await ada.refused("POST", "/me/links/confirm", {"token": token}) == "no_such_link"
    assert await ada.refused("POST", "/me/links/look", {"token": token}) == "no_such_link"


@pytest.mark.parametrize("side", ["maker", "claimer"])
async def test_either_side_can_end_a_link_and_nobody_else(app: InProcess, side: str):
    ada, laptop, eve = people(app, 3)
    token = await ada.link()
    await laptop.claim(token)
    for other in (eve, *strangers(app)):
        assert await other.told("POST", "/me/links/cancel", {"token": token}) == {"token": token}
    assert (await ada.look(token))["claimed"]
    await (ada if side == "maker" else laptop).told("POST", "/me/links/cancel", {"token": token})
    assert await ada.refused("POST", "/me/links/confirm", {"token": token}) == "no_such_link"


async def test_a_new_link_ends_the_last_one_of_the_same_device(app: InProcess):
    ada, laptop = people(app)
    first, _ = await ada.link(), await ada.link()
    assert await laptop.refused("POST", "/me/links/claim", {"token": first}) == "no_such_link"


async def test_the_secret_of_a_link_is_nowhere_in_the_store(app: InProcess):
    (ada,) = people(app, 1)
    token = await ada.link()
    database: Any = app.service.store.people._database
    dump = "\n".join(database._db.iterdump())
    assert "INSERT INTO" in dump
    assert token not in dump
    assert str(ada.client.cookies[COOKIE]) not in dump
    assert str(ada.client.cookies[COOKIE]).partition(".")[0] not in dump


async def test_whoever_is_nobody_yet_joins_with_a_cookie_of_their_own(app: InProcess):
    ada, laptop = *people(app, 1), *strangers(app)
    token = await ada.link()
    assert (await laptop.look(token))["side"] == "guest"
    await laptop.claim(token)
    assert laptop.client.cookies[COOKIE]
    await ada.confirm(token)
    assert await laptop.devices() == ["Phone", "Laptop"]


async def test_a_device_of_the_same_person_has_nothing_to_join(app: InProcess):
    ada, laptop = people(app)
    await ada.lets_in(laptop)
    token = await ada.link()
    assert await laptop.refused("POST", "/me/links/claim", {"token": token}) == "already_joined"


async def test_two_who_sit_at_the_same_table_do_not_become_one(app: InProcess):
    ada, laptop = people(app)
    table = await opened(app, ada, laptop)
    token = await ada.link()
    assert await laptop.refused("POST", "/me/links/claim", {"token": token}) == "same_table"
    await laptop.told("DELETE", f"/tables/{table}/seats/1")
    await laptop.claim(token)
    await laptop.told("POST", f"/tables/{table}/seats/1", {"name": "Again"})
    assert await ada.refused("POST", "/me/links/confirm", {"token": token}) == "same_table"


async def test_nobody_becomes_another_during_a_rated_game_with_others(app: InProcess):
    ada, laptop, ben = people(app, 3)
    before, after = await ada.link(), await (tablet := people(app, 1)[0]).link()
    await laptop.claim(before)
    table = await app.begun([laptop.client, ben.client], rated=True, lexicon=None)
    assert await ada.refused("POST", "/me/links/confirm", {"token": before}) == "rated_game"
    assert await laptop.refused("POST", "/me/links/claim", {"token": after}) == "rated_game"
    passkey = await ada.makes_passkey()
    assert await laptop.fails_to_sign_in(passkey.use(await laptop.request())) == "rated_game"
    then = (await ben.told("GET", f"/tables/{table}"))["resign"]
    await ben.told("POST", f"/tables/{table}/resign", {"then": then})
    await app.service.rating_job.rate_all()
    await laptop.claim(after)
    assert (await tablet.confirm(after))["moved"]
    await app.service.people.moves.take_all()
    assert await tablet.seat(table) == 0


@pytest.mark.parametrize("waits", ["checks", "result"])
async def test_a_rated_game_that_has_ended_keeps_them_until_its_result_is_entered(
    app: InProcess, monkeypatch: pytest.MonkeyPatch, waits: str
):
    ada, laptop, ben = people(app, 3)
    table = await app.begun([laptop.client, ben.client], rated=True, lexicon=None)
    if waits == "checks":
        monkeypatch.setattr("lettrine.play.table.Table.final", False)
    else:
        monkeypatch.setattr(app.service.rating_job, "_rate", _never)
    then = (await ben.told("GET", f"/tables/{table}"))["resign"]
    await ben.told("POST", f"/tables/{table}/resign", {"then": then})
    assert (await laptop.told("GET", f"/tables/{table}"))["status"] == "over"
    assert await laptop.refused("POST", "/me/links/claim", {"token": await ada.link()}) == "rated_game"


async def _never(table: str) -> bool:
    return False


@pytest.mark.parametrize("plan", [{"rated": False, "lexicon": None}, {"lexicon": "none"}])
async def test_a_game_that_is_not_rated_keeps_nobody(app: InProcess, plan: dict[str, Any]):
    ada, laptop, ben = people(app, 3)
    table = await app.begun([laptop.client, ben.client], **plan)
    await ada.lets_in(laptop)
    assert await ada.seat(table) == 0


# Signing out -------------------------------------------------------------------------------------------------------


async def test_a_device_that_is_signed_out_is_nobody_and_gets_a_new_cookie(app: InProcess):
    ada, laptop = people(app)
    table = await opened(app, ada, seats=3)
    await ada.lets_in(laptop)
    before = laptop.client.cookies[COOKIE]
    keys = (await ada.keys())["devices"]
    left = await ada.told("DELETE", f"/me/devices/{next(each['id'] for each in keys if not each['here'])}")
    assert [each["name"] for each in left["devices"]] == ["Phone"]
    assert await laptop.seat(table) is None
    assert (await laptop.me())["known"] is False
    await laptop.told("POST", "/tables", {"plan": PLAN, "name": "New"})
    assert laptop.client.cookies[COOKIE] != before
    assert await ada.seat(table) == 0


async def test_the_first_device_is_signed_out_as_any_other(app: InProcess):
    ada, laptop = people(app)
    table = await opened(app, ada, seats=3)
    await ada.lets_in(laptop)
    await ada.told("DELETE", f"/me/devices/{await ada.here()}")
    assert await ada.seat(table) is None
    assert await laptop.seat(table) == 0
    assert await laptop.devices() == ["Laptop"]


async def test_the_sockets_of_a_device_that_is_signed_out_are_closed(app: InProcess):
    ada, laptop = people(app)
    table = await opened(app, ada, seats=3)
    await ada.lets_in(laptop)
    hers, other = [await app.connect(table, each.client) for each in (ada, laptop)]
    assert (await other.hear())["table"]["you"] == 0
    keys = (await ada.keys())["devices"]
    await ada.told("DELETE", f"/me/devices/{next(each['id'] for each in keys if not each['here'])}")
    while await other.hear():
        pass
    await other.ended()
    assert '"bye"' in other.sent[-1]
    again = await app.connect(table, laptop.client)
    assert (await again.hear())["table"].get("you") is None
    await hers.all()
    assert (await hers.ask({"type": "ping"}))["type"] == "pong"


async def test_a_device_that_is_signed_out_makes_no_link_and_confirms_none(app: InProcess):
    ada, laptop, eve = people(app, 3)
    await ada.lets_in(laptop)
    token = await laptop.link()
    await eve.claim(token)
    keys = (await ada.keys())["devices"]
    await ada.told("DELETE", f"/me/devices/{next(each['id'] for each in keys if not each['here'])}")
    assert await laptop.refused("POST", "/me/links/confirm", {"token": token}) == "no_such_key"
    assert await eve.refused("POST", "/me/links/look", {"token": token}) == "no_such_link"
    await laptop.link()  # as somebody new
    assert await ada.devices() == ["Phone"]


async def test_devices_are_named_and_signed_out_by_their_person_alone(app: InProcess):
    ada, eve = people(app)
    await ada.lets_in(people(app, 1)[0])
    device = (await ada.keys())["devices"][1]["id"]
    await eve.link()
    assert await eve.refused("PATCH", f"/me/devices/{device}", {"name": "Mine"}) == "no_such_key"
    assert await eve.refused("DELETE", f"/me/devices/{device}") == "no_such_key"
    named = await ada.told("PATCH", f"/me/devices/{device}", {"name": "Kitchen"})
    assert [each["name"] for each in named["devices"]] == ["Phone", "Kitchen"]


# What comes along --------------------------------------------------------------------------------------------------


async def test_running_games_come_along_at_once_and_the_voice_stays(app: InProcess):
    ada, laptop, ben = people(app, 3)
    table = await opened(app, laptop, ben)
    watching = await app.connect(table, ben.client)
    voices = [seat["voice"] for seat in (await watching.hear())["table"]["seats"]]
    await ada.lets_in(laptop)
    assert await ada.seat(table) == await laptop.seat(table) == 0
    found = await ada.told("GET", f"/tables/{table}")
    assert [seat["voice"] for seat in found["seats"]] == voices
    assert await watching.all() == [], "nobody else hears of it"


async def test_whoever_opened_a_table_still_has(app: InProcess):
    ada, laptop, ben = people(app, 3)
    table = await opened(app, laptop, ben)
    await ada.lets_in(laptop)
    assert await ada.ask("DELETE", f"/tables/{table}/seats/1")
    assert (await ada.told("GET", f"/tables/{table}"))["seats"][1] is None


async def test_games_stay_with_a_person_who_has_another_device(app: InProcess):
    ada, laptop, tablet = people(app, 3)
    table = await opened(app, laptop, seats=3)
    await laptop.lets_in(tablet)
    token = await ada.link()
    assert (await laptop.look(token))["moves"] is False
    await laptop.claim(token)
    assert await ada.confirm(token) == {"name": "", "moved": False}
    assert await laptop.seat(table) is None
    assert await tablet.seat(table) == 0


async def test_a_name_is_what_somebody_says_it_is(app: InProcess):
    (ada,) = people(app, 1)
    assert (await ada.me())["name"] == ""
    await ada.told("PUT", "/me/name", {"name": "Ada"})
    assert (await ada.me())["name"] == "Ada"
    assert await ada.refused("PUT", "/me/name", {"name": "\u200b"}) == "bad_name"
    assert await ada.refused("PUT", "/me/name", {"name": "F.u.c.k"}) == "offensive_name"


async def test_links_are_limited_by_network(all_lexicons: None):
    async with in_process() as app:
        (ada,) = people(app, 1)
        codes = [(await ada.ask("POST", "/me/links", {})).status_code for _ in range(30)]
    assert codes[0] == 201
    assert codes[-1] == 429


async def test_a_page_of_another_site_can_do_nothing(app: InProcess):
    (ada,) = people(app, 1)
    ada.client.headers["origin"] = "http://evil.example"
    for path in ("links", "links/claim", "links/confirm", "passkeys/options", "sign-in"):
        assert await ada.refused("POST", f"/me/{path}", {"token": "x"}) == "another_site"
