"""What is kept for how long: every line of `/privacy` is kept that long, and then it is gone."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import fields

from lettrine.server.identity import COOKIE
from lettrine.server.jobs import retention
from lettrine.server.jobs.retention import DAY, LINES, SWEPT, days_of
from lettrine.server.metrics import DELETED
from lettrine.server.personal.registry import who
from lettrine.server.settings import Settings
from lettrine.store.log import CODE_LIFETIME
from lettrine.store.manners import Ban, Report, ReportBounds
from lettrine.texts import LANGUAGES, messages
from tests.server.in_process import InProcess, in_process
from tests.server.jobs.rated_games import played

pytestmark = pytest.mark.anyio

KEEP = {"keep_open": 3, "keep_running": 5, "keep_finished": 8, "keep_people": 9, "keep_chat": 2, "keep_reports": 4}
DAYS = {"open": 3, "running": 5, "finished": 8, "people": 9, "chat": 2, "reports": 4, "bans": 0}


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "BREATH", 0)
    monkeypatch.setattr(retention, "BATCH", 2)


class Years:
    """A house in which days pass when a test says so."""

    def __init__(self, app: InProcess) -> None:
        self.app, self.service, self.passed = app, app.service, 0
        began = self.service.tables.now()
        self.service.tables.now = self.service.wall = lambda: began + self.passed
        self.service.retention_job.wall = self.service.wall

    async def wait(self, days: float) -> None:
        """So many days pass, and what is old is deleted."""
        self.passed += round(days * DAY)
        await self.service.retention_job.sweep_all()

    async def exists(self, table: str) -> bool:
        return (await self.app.person().get(f"/api/tables/{table}")).status_code == 200

    async def talk(self, table: str, person: httpx.AsyncClient) -> None:
        socket = await self.app.connect(table, person)
        await socket.all()
        assert (await socket.ask({"type": "say", "text": "hello"}))["type"] == "done"
        await socket.close()

    async def forget(self, person: httpx.AsyncClient) -> None:
        """Delete a person, as they would themselves."""
        key = self.service.identities.fingerprint(person.cookies.get(COOKIE)) or ""
        for holding in self.service.holdings:
            await holding.forget(await who(self.service.store.people, key))


@pytest.fixture
async def years() -> AsyncIterator[Years]:
    async with in_process(**KEEP) as app:
        yield Years(app)


# The list ----------------------------------------------------------------------------------------------------------


async def test_what_is_told_is_what_the_job_goes_by(years: Years):
    told = {each["what"]: each["days"] for each in (await years.app.person().get("/api/retention")).json()}
    assert list(told) == [line.what for line in LINES]
    assert {what: told[what] for what in SWEPT} == DAYS
    assert (told["codes"], told["blocks"]) == (1, None)


def test_nothing_is_deleted_by_itself_where_the_setting_is_0():
    kept = Settings(**dict.fromkeys(KEEP, 0), secret=b"x" * 32)
    assert [days_of(what, kept) for what in DAYS if what != "bans"] == [None] * 6


def test_every_line_that_deletes_is_counted_and_every_setting_has_a_line():
    assert set(DELETED) == set(SWEPT) == set(DAYS)
    assert {line.setting for line in LINES} - {None} == {
        field.name for field in fields(Settings) if field.name.startswith("keep_")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_said_in_every_language(language: str):
    told = messages(language, ("manners",))
    assert {f"kept-{line.what}{more}" for line in LINES for more in ("", "-why")} <= told


# Each line, at any moment ------------------------------------------------------------------------------------------


def at_any_moment(check: Callable[[Years, float], Awaitable[None]]) -> None:
    """Check a line of the list, in a house of its own, after any number of days."""

    @settings(max_examples=10)
    @given(days=st.one_of(st.floats(min_value=0.01, max_value=12), st.sampled_from([*DAYS.values()])))
    def at(days: float) -> None:
        async def within() -> None:
            async with in_process(**KEEP) as app:
                await check(Years(app), days)

        asyncio.run(within())

    at()


def test_a_table_that_never_begins_is_kept_for_as_long_as_is_said():
    async def check(years: Years, days: float) -> None:
        table = await years.app.open(years.app.people(1), seats=2)
        await years.wait(days)
        assert await years.exists(table) == (days <= DAYS["open"])

    at_any_moment(check)


def test_a_game_that_nobody_goes_on_with_is_kept_for_as_long_as_is_said():
    async def check(years: Years, days: float) -> None:
        table = await years.app.begun(years.app.people(2))
        await years.wait(days)
        assert await years.exists(table) == (days <= DAYS["running"])

    at_any_moment(check)


def test_a_finished_game_of_nobody_is_kept_for_as_long_as_is_said_and_others_for_ever():
    async def check(years: Years, days: float) -> None:
        people = years.app.people(3)
        table, known = await played(years.app, people), await played(years.app, [*years.app.people(1), *people[1:]])
        for person in people:
            await years.forget(person)
        await years.service.index_job.index_all()
        await years.wait(days)
        assert await years.exists(table) == (days <= DAYS["finished"])
        assert await years.exists(known)

    at_any_moment(check)


def test_somebody_who_does_not_play_any_more_is_known_for_as_long_as_is_said():
    async def check(years: Years, days: float) -> None:
        people = years.app.people(3)
        table = await played(years.app, people)
        await years.service.index_job.index_all()
        await years.wait(days)
        await years.service.erasure_job.erase_all()
        names = [seat["name"] for seat in (await years.app.person().get(f"/api/tables/{table}")).json()["seats"]]
        assert names == (["P0", "P1", "P2"] if days <= DAYS["people"] else ["", "", ""])

    at_any_moment(check)


def test_a_chat_is_kept_for_as_long_as_is_said():
    async def check(years: Years, days: float) -> None:
        people = years.app.people(3)
        table = await played(years.app, people)
        await years.talk(table, people[0])
        await years.wait(days)
        assert bool(await years.service.store.chat.read(table)) == (days <= DAYS["chat"])
        assert await years.exists(table)

    at_any_moment(check)


def test_a_report_is_kept_for_as_long_as_is_said():
    async def check(years: Years, days: float) -> None:
        store = years.service.store.manners
        report = Report("r", "gone", 0, "ada", "eve", years.service.wall(), "spam", b"{}")
        assert await store.report(report, ReportBounds(9, 9)) == "added"
        await years.wait(days)
        assert (await store.find_report("r") is not None) == (days <= DAYS["reports"])

    at_any_moment(check)


def test_a_ban_is_kept_until_it_is_over():
    async def check(years: Years, days: float) -> None:
        store, now = years.service.store.manners, years.service.wall()
        await store.ban(Ban("eve", now, now + 6 * DAY, ""))
        await store.ban(Ban("zoe", now, None, ""))
        await years.wait(days)
        assert [each.person for each in await store.bans()] == ["eve", "zoe"][days > 6 :]

    at_any_moment(check)


def test_a_short_code_leads_to_its_table_for_as_long_as_is_said():
    async def check(years: Years, days: float) -> None:
        table = await years.app.begun(years.app.people(2))
        code = (await years.app.person().get(f"/api/tables/{table}")).json()["code"]
        await years.wait(days)
        found = await years.app.person().get(f"/api/codes/{code}")
        assert (found.status_code == 200) == (days < CODE_LIFETIME / DAY)

    at_any_moment(check)


# What is never deleted ---------------------------------------------------------------------------------------------


async def test_nothing_is_deleted_that_somebody_is_connected_to(years: Years):
    people = years.app.people(2)
    waiting, begun = await years.app.open(people[:1], seats=2), await years.app.begun(people)
    sockets = [await years.app.connect(table) for table in (waiting, begun)]
    for socket in sockets:
        await socket.all()
    await years.wait(100)
    assert [await years.exists(table) for table in (waiting, begun)] == [True, True]
    for socket in sockets:
        await socket.close()
    await years.wait(0)
    assert [await years.exists(table) for table in (waiting, begun)] == [False, False]


async def test_a_game_that_goes_on_is_not_deleted_however_old_it_is(years: Years):
    people = years.app.people(3)
    table = await years.app.begun(people)
    for seat, word in enumerate(("HOUSE", "SILOS")):
        await years.wait(4)
        socket = await years.app.connect(table, people[seat])
        await socket.all()
        assert (await socket.do({"do": "hide", "word": word}))["type"] == "done"
        await socket.close()
    await years.wait(4)
    assert await years.exists(table)


async def test_a_table_is_kept_until_the_operator_has_dealt_with_what_was_reported_there(years: Years):
    people = years.app.people(2)
    table = await years.app.begun(people)
    await years.wait(3)
    assert (await people[0].post(f"/api/tables/{table}/reports", json={"seat": 1, "reason": "spam"})).status_code == 201
    (report,) = await years.service.store.manners.reports("open", 9)
    await years.wait(3)
    assert await years.exists(table)
    await years.service.store.manners.close_report(report.id, 1, "")
    await years.wait(0)
    assert not await years.exists(table)


async def test_where_the_setting_is_0_nothing_goes():
    async with in_process(**dict.fromkeys(KEEP, 0)) as app:
        years = Years(app)
        table = await app.begun(app.people(2))
        await years.wait(10_000)
        assert await years.exists(table)


async def test_while_it_is_not_known_who_is_connected_elsewhere_nothing_goes(years: Years):
    table = await years.app.begun(years.app.people(2))
    years.service.presence.lose(0)
    await years.wait(100)
    assert await years.exists(table)


# How it goes -------------------------------------------------------------------------------------------------------


async def test_it_is_counted_and_goes_through_all_of_many(years: Years):
    for _ in range(7):
        await years.app.open(years.app.people(1), seats=2)
    await years.wait(100)
    assert 'lettrine_deleted_total{what="open"} 7.0' in await years.app.metrics()


async def test_one_line_that_fails_does_not_keep_the_others(years: Years, monkeypatch: pytest.MonkeyPatch):
    table = await years.app.begun(years.app.people(2))

    async def broken(*_: object) -> int:
        raise RuntimeError("broken")

    lines = (LINES[0]._replace(sweep=broken), *LINES[1:])
    monkeypatch.setattr(retention, "LINES", lines)
    await years.wait(100)
    assert not await years.exists(table)


async def test_two_processes_that_delete_at_once_do_not_disturb_each_other(lasting_url: str):
    async with in_process(store=lasting_url, **KEEP) as one, in_process(store=lasting_url, **KEEP) as other:
        tables = [await one.open(one.people(1), seats=2) for _ in range(5)]
        both = [Years(one), Years(other)]
        for years in both:
            years.service.presence._known.start()
            for table in tables:
                assert await years.exists(table)
        await asyncio.gather(*(years.wait(4) for years in both))
        assert [await both[0].exists(table) for table in tables] == [False] * 5
        refused = await one.people(1)[0].post(f"/api/tables/{tables[0]}/seats/1", json={"name": "Eve"})
        assert refused.status_code == 404
        late = await other.people(1)[0].post(f"/api/tables/{tables[0]}/seats/1", json={"name": "Eve"})
        assert late.status_code == 404


async def test_a_process_that_has_a_deleted_table_in_memory_still_notices(years: Years):
    (ada,) = years.app.people(1)
    table = await years.app.open([ada], seats=2)
    assert await years.service.store.retention.erase(table, 1)
    answer = await ada.delete(f"/api/tables/{table}/seats/0")
    assert answer.json()["code"] == "no_such_table"
    assert not await years.exists(table)
