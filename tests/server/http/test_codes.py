"""Short codes: they lead to a table until a day after its game has begun, and guessing them is slow."""

import re
from typing import Any

import pytest

from lettrine.store.log import CODE_LIFETIME
from tests.server.in_process import InProcess, in_process

pytestmark = pytest.mark.anyio

AWAY = {"accept-language": "en"}


class Wall:
    """The time on the wall, in milliseconds, which a test moves on."""

    def __init__(self, app: InProcess) -> None:
        self.time = app.service.tables.now()
        app.service.tables.now = lambda: self.time  # type: ignore[method-assign]  # a clock of our own


async def code_of(app: InProcess, table: str) -> Any:
    return (await app.person().get(f"/api/tables/{table}")).json()["code"]


async def leads_to(app: InProcess, code: str) -> str | None:
    answer = await app.person().get(f"/api/codes/{code}")
    return answer.json()["id"] if answer.status_code == 200 else None


async def test_a_code_leads_to_its_table_until_a_day_after_the_game_has_begun(app: InProcess):
    wall, people = Wall(app), app.people(2)
    table = await app.open(people)
    code = await code_of(app, table)
    wall.time += 90 * CODE_LIFETIME  # nobody has begun
    assert (await leads_to(app, code), await leads_to(app, code.lower())) == (table, table)
    await people[0].post(f"/api/tables/{table}/start")
    wall.time += CODE_LIFETIME - 1
    assert (await leads_to(app, code), await code_of(app, table)) == (table, code)
    wall.time += 1
    assert (await leads_to(app, code), await code_of(app, table)) == (None, None)
    welcome = await (await app.connect(table, people[0])).hear()
    assert welcome["table"]["code"] is None
    assert (await people[0].get(f"/api/tables/{table}")).status_code == 200  # the link leads there for ever


async def test_an_expired_code_is_given_anew_and_leads_to_the_new_table_alone(app: InProcess, monkeypatch: Any):
    monkeypatch.setattr("lettrine.server.http.tables_api.new_code", lambda: "SAMEAG")
    wall, people = Wall(app), app.people(2)
    old = await app.begun(people)
    again = {"plan": {"game": "sonde", "edition": "1976", "language": "en", "seats": 2}, "name": "Ada"}
    taken = await people[0].post("/api/tables", json=again)
    assert (taken.status_code, taken.json()["code"]) == (503, "code_taken")
    wall.time += CODE_LIFETIME
    new = (await people[0].post("/api/tables", json=again)).json()
    assert (new["code"], await leads_to(app, "SAMEAG")) == ("SAMEAG", new["id"])
    assert await code_of(app, old) is None


async def test_guessing_codes_is_slow_and_right_ones_cost_nothing():
    async with in_process(code_burst=3, code_rate=0.001) as app:
        (ada,) = app.people(1)
        code = await code_of(app, await app.open([ada], seats=2))
        assert {(await ada.get(f"/api/codes/{code}")).status_code for _ in range(10)} == {200}
        statuses = [(await ada.get("/api/codes/WRONG")).status_code for _ in range(5)]
        assert statuses == [404] * 3 + [429] * 2
        assert (await ada.get(f"/api/codes/{code}")).status_code == 429
        assert (await ada.get("/api/tables")).status_code == 200


async def test_the_preview_of_a_code_is_counted_too_and_says_no_more_than_the_code():
    async with in_process(code_burst=3, code_rate=0.001) as app:
        wall, people = Wall(app), app.people(2)
        code = await code_of(app, await app.begun(people))

        async def invited(to: str) -> bool:
            page = (await app.person(**AWAY).get(f"/c/{to}")).text
            return bool(re.search('og:title. content=.[^"]*invited', page))

        assert [await invited(code) for _ in range(4)] == [True] * 4
        assert [await invited("WRONG") for _ in range(3)] == [False] * 3
        assert not await invited(code)
        assert (await people[0].get("/api/codes/WRONG")).status_code == 429
        wall.time += CODE_LIFETIME
        app.service.code_limiter.forgive("127.0.0.1")
        assert not await invited(code)
