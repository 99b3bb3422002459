"""The house changes its secret: nobody loses a seat, and who was signed out stays it."""

from pathlib import Path

import httpx
import pytest

from lettrine.server.fingerprint import WrongSecretError
from lettrine.server.identity import COOKIE, SECURE_COOKIE, Identities
from lettrine.server.settings import read_secrets
from tests.server.in_process import PLAN, InProcess, in_process
from tests.server.me import Somebody

pytestmark = pytest.mark.anyio

OLD, NEW, NEWEST = b"the secret of last year", b"the secret of this year", b"the secret of next year"
OWN_PAGE = {"sec-fetch-site": "same-origin"}


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return request.getfixturevalue("postgres_url") if request.param == "postgres" else f"sqlite:///{tmp_path}/tables.db"


async def seated(app: InProcess, secure: bool = False) -> tuple[str, str]:
    """A table whose first seat is somebody's, and their cookie."""
    site = "https://house" if secure else "http://house"
    answer = await app.person().post(f"{site}/api/tables", json={"plan": PLAN, "name": "Ada"})
    return answer.json()["id"], answer.headers["set-cookie"].partition(";")[0].partition("=")[2]


async def look(app: InProcess, table: str, cookie: str, secure: bool = False, **headers: str) -> httpx.Response:
    site, name = ("https://house", SECURE_COOKIE) if secure else ("http://house", COOKIE)
    return await app.person(**headers).get(f"{site}/api/tables/{table}", headers={"cookie": f"{name}={cookie}"})


def renewed(answer: httpx.Response) -> str | None:
    given = answer.headers.get("set-cookie")
    return given and given.partition(";")[0].partition("=")[2]


@pytest.mark.parametrize("secure", [False, True])
async def test_a_cookie_of_the_former_secret_keeps_its_seat_and_is_signed_anew(store: str, secure: bool):
    async with in_process(store=store, secret=OLD) as app:
        table, cookie = await seated(app, secure)
    async with in_process(store=store, secret=NEW, former_secrets=(OLD,)) as app:
        quiet = await look(app, table, cookie, secure)
        assert (quiet.json()["you"], renewed(quiet)) == (0, None), "an address that was typed, or a script"
        again = await look(app, table, cookie, secure, **OWN_PAGE)
        anew = renewed(again)
        assert again.json()["you"] == 0
        assert anew not in (None, cookie)
        assert again.headers["set-cookie"].startswith(f"{SECURE_COOKIE if secure else COOKIE}=")
        assert (await look(app, table, cookie, secure)).json()["you"] == 0, "if the answer was lost"
    async with in_process(store=store, secret=NEW) as app:
        assert (await look(app, table, anew or "", secure)).json()["you"] == 0
        assert (await look(app, table, cookie, secure)).json().get("you") is None


async def test_nobody_loses_a_seat_through_several_changes(store: str):
    async with in_process(store=store, secret=OLD) as app:
        table, cookie = await seated(app)
        other, late = await seated(app)
    async with in_process(store=store, secret=NEW, former_secrets=(OLD,)) as app:
        cookie = renewed(await look(app, table, cookie, **OWN_PAGE)) or ""
    async with in_process(store=store, secret=NEWEST, former_secrets=(NEW, OLD)) as app:
        assert (await look(app, table, cookie)).json()["you"] == 0
        assert (await look(app, other, late)).json()["you"] == 0, "who did not come for a year"


async def test_a_change_can_be_taken_back(store: str):
    async with in_process(store=store, secret=OLD) as app:
        table, cookie = await seated(app)
    async with in_process(store=store, secret=NEW, former_secrets=(OLD,)) as app:
        anew = renewed(await look(app, table, cookie, **OWN_PAGE)) or ""
        other, late = await seated(app)
    async with in_process(store=store, secret=OLD, former_secrets=(NEW,)) as app:
        for where, mine in ((table, cookie), (table, anew), (other, late)):
            assert (await look(app, where, mine)).json()["you"] == 0


async def test_who_was_signed_out_stays_it_with_every_cookie(store: str):
    async with in_process(store=store, secret=OLD) as app:
        table, cookie = await seated(app)
    async with in_process(store=store, secret=NEW, former_secrets=(OLD,)) as app:
        anew = renewed(await look(app, table, cookie, **OWN_PAGE)) or ""
        ada = Somebody(app.person(anew))
        await ada.told("DELETE", f"/me/devices/{await ada.here()}")
        for each in (cookie, anew):
            assert (await look(app, table, each)).json().get("you") is None
    async with in_process(store=store, secret=NEWEST, former_secrets=(NEW, OLD)) as app:
        for each in (cookie, anew):
            assert (await look(app, table, each)).json().get("you") is None
    async with in_process(store=store, secret=OLD, former_secrets=(NEWEST, NEW)) as app:
        for each in (cookie, anew):
            assert (await look(app, table, each)).json().get("you") is None


async def test_a_device_is_listed_once_after_a_change(store: str):
    async with in_process(store=store, secret=OLD) as app:
        ada = Somebody(app.people(1)[0])
        await ada.link("Phone")
        cookie = ada.client.cookies[COOKIE]
    async with in_process(store=store, secret=NEW, former_secrets=(OLD,)) as app:
        again = Somebody(app.person(cookie, **OWN_PAGE))
        assert await again.devices() == ["Phone"]
        assert await again.devices() == ["Phone"]


async def test_without_the_former_secret_a_server_does_not_start(store: str):
    async with in_process(store=store, secret=OLD):
        pass
    with pytest.raises(BaseExceptionGroup) as failed:
        async with in_process(store=store, secret=NEW, former_secrets=(NEWEST,)):
            pass
    assert isinstance(failed.value.exceptions[0], WrongSecretError)
    async with in_process(store=store, secret=NEW, former_secrets=(OLD,)):
        pass
    async with in_process(store=store, secret=NEW):
        pass


def test_secrets_are_read_from_texts_and_files(tmp_path: Path):
    (tmp_path / "secret").write_bytes(b"\0,bytes of a secret")
    assert read_secrets(f"sixteen characters, file:{tmp_path}/secret,") == (
        b"sixteen characters",
        b"\0,bytes of a secret",
    )
    (tmp_path / "short").write_bytes(b"short")
    for wrong in ("short", f"file:{tmp_path}/none", f"file:{tmp_path}/short", ",".join(["sixteen characters"] * 9)):
        with pytest.raises(ValueError, match=r"secret"):
            read_secrets(wrong)


def test_a_cookie_has_a_fingerprint_by_every_secret_down_to_its_own():
    former, today = Identities(OLD), Identities(NEWEST, (NEW, OLD))
    issued = former.issue()
    known = today.identify([(b"cookie", f"{COOKIE}={issued.cookie}".encode())], secure=False)
    assert known is not None
    assert len(set(known.keys)) == 3
    assert known.keys[-1] == issued.key
    assert known.renewed is not None
    own = today.identify([(b"cookie", f"{COOKIE}={known.renewed.value}".encode())], secure=False)
    assert own is not None
    assert (own.keys, own.renewed) == (known.keys[:1], None)
