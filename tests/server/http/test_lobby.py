"""The lobby: what it lists, and what one network can do to it."""

from typing import Any

import httpx
import pytest

from lettrine.play import commands
from lettrine.server import holdings
from lettrine.server.holdings import LIFETIME, Held, Holdings
from tests.server.in_process import PLAN, InProcess, in_process

pytestmark = pytest.mark.anyio


async def opened(app: InProcess, person: httpx.AsyncClient, *bots: str, **plan: object) -> str:
    """A public table with two seats."""
    fields = {**PLAN, "seats": 2, "public": True, **plan}
    made = await person.post("/api/tables", json={"plan": fields, "name": "Ada", "bots": bots})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


async def listed(app: InProcess) -> list[str]:
    return [table["id"] for table in (await app.person().get("/api/tables")).json()]


async def test_full_tables_that_have_not_begun_hide_none_that_has_a_free_seat(app: InProcess):
    (ada,) = app.people(1)
    waiting = await opened(app, ada)
    for _ in range(210):
        full = await opened(app, ada, "gentle")
    assert await listed(app) == [waiting]
    await ada.delete(f"/api/tables/{full}/seats/1")
    assert await listed(app) == [full, waiting]


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


def names(answer: httpx.Response) -> list[str | None]:
    return [seat and seat["name"] for seat in answer.json()["seats"]]


async def sit(person: httpx.AsyncClient, table: str, name: str = "Ghost") -> httpx.Response:
    return await person.post(f"/api/tables/{table}/seats/1", json={"name": name})


async def free(person: httpx.AsyncClient, table: str, seat: int = 1) -> httpx.Response:
    return await person.delete(f"/api/tables/{table}/seats/{seat}")


# How much of it one network may have -------------------------------------------------------------------------------


async def test_a_network_has_so_many_public_tables_that_wait_and_may_open_others(all_lexicons: None):
    async with in_process(public_tables_per_address=3) as app:
        (ada,) = app.people(1)
        tables = [await opened(app, ada) for _ in range(3)]
        body = {"plan": {**PLAN, "seats": 2, "public": True}, "name": "Ada"}
        refused(await ada.post("/api/tables", json=body), 429, "too_many_tables")
        await free(ada, tables[0], 0)  # nobody sits there, and it is in the lobby all the same
        refused(await ada.post("/api/tables", json=body), 429, "too_many_tables")
        await opened(app, ada, public=False)
        await ada.post(f"/api/tables/{tables[1]}/bots/1", json={"bot": "gentle"})
        refused(await ada.post("/api/tables", json=body), 429, "too_many_tables")  # it could be emptied again
        assert (await ada.post(f"/api/tables/{tables[1]}/start")).status_code == 201
        await opened(app, ada)


async def test_a_rematch_beyond_that_is_not_in_the_lobby(all_lexicons: None):
    plan = {"game": "solitaire", "edition": "standard", "seats": 1, "options": {}}
    async with in_process(public_tables_per_address=1) as app:
        (ada,) = app.people(1)
        over = await app.begun([ada], **plan, public=True)
        await (await app.connect(over, ada)).do({"do": "stop"})
        await opened(app, ada)
        again = await ada.post(f"/api/tables/{over}/rematch")
        assert (again.status_code, again.json()["plan"].get("public", False)) == (201, False)


async def test_a_network_has_so_many_seats_at_public_tables_that_wait(all_lexicons: None):
    async with in_process(public_seats_per_address=2) as app:
        owners, ghosts = app.people(4), app.people(4)
        tables = [await opened(app, owner) for owner in owners]
        for ghost, table in zip(ghosts[:2], tables, strict=False):
            assert (await sit(ghost, table)).status_code == 201
        refused(await sit(ghosts[2], tables[2]), 429, "too_many_seats")
        assert (await sit(ghosts[0], tables[0])).status_code == 201  # who has a seat has it
        private = await opened(app, owners[3], public=False)
        assert (await sit(ghosts[3], private)).status_code == 201
        await free(ghosts[0], tables[0])
        assert (await sit(ghosts[2], tables[2])).status_code == 201
        refused(await sit(ghosts[0], tables[0]), 429, "too_many_seats")
        assert (await owners[1].post(f"/api/tables/{tables[1]}/start")).status_code == 201
        assert (await sit(ghosts[0], tables[0])).status_code == 201


async def test_what_was_held_a_day_ago_does_not_count_and_no_more_networks_are_known_than_may_be(monkeypatch: Any):
    monkeypatch.setattr(holdings, "MOST_NETWORKS", 2)
    time = 0.0

    async def is_held(_: Held) -> bool:
        return True

    held = Holdings(1, is_held, lambda: time)
    held.add("192.0.2.1", Held("a", "ada"))
    assert not await held.has_room("192.0.2.1")
    assert await held.has_room("192.0.2.2")
    time = LIFETIME + 1
    assert await held.has_room("192.0.2.1")
    for host in range(9):
        held.add(f"192.0.2.{host}", Held("a", "ada"))
    assert [await held.has_room(f"192.0.2.{host}") for host in range(9)] == [True] * 7 + [False] * 2


# Seats of people who are gone --------------------------------------------------------------------------------------


async def test_whoever_opened_a_table_may_free_any_seat_before_the_game(app: InProcess):
    ada, ghost, ben = app.people(3)
    table = await opened(app, ada, seats=3)
    await sit(ghost, table)
    await ben.post(f"/api/tables/{table}/seats/2", json={"name": "Ben"})
    assert names(await free(ada, table)) == ["Ada", None, "Ben"]
    refused(await free(ghost, table, 2), 403, "not_seated")


async def test_their_page_is_told_that_they_may(app: InProcess):
    ada, ghost = app.people(2)
    table = await opened(app, ada)
    await sit(ghost, table)
    socket = await app.connect(table, ghost)
    await socket.all()
    seats = (await ada.get(f"/api/tables/{table}")).json()["seats"]
    assert seats[1]["replaceable_in"] == 0
    seats = (await ghost.get(f"/api/tables/{table}")).json()["seats"]
    assert [seat.get("replaceable_in", "here") for seat in seats] == [300, "here"]


async def test_the_others_may_free_the_seat_of_somebody_who_is_gone(monkeypatch: Any, all_lexicons: None):
    async with in_process() as app:
        ada, ghost, ben = app.people(3)
        table = await opened(app, ada, seats=3)
        for number, person in ((1, ghost), (2, ben)):
            await person.post(f"/api/tables/{table}/seats/{number}", json={"name": f"P{number}"})
        refused(await free(ben, table), 409, "not_absent")  # they have only just sat down
        later = app.service.tables.now() + 300_000
        monkeypatch.setattr(app.service.tables, "now", lambda: later)
        refused(await free(ben, table), 409, "not_absent")  # nobody was away before this process was there
        monkeypatch.setattr(app.service.presence, "seconds_away", lambda *_: 300.0)
        socket = await app.connect(table, ghost)
        await socket.all()
        refused(await free(ben, table), 409, "not_absent")
        await socket.close()
        app.service.presence._known.stop(0.0)  # what is not known is not absence
        refused(await free(ben, table), 409, "not_absent")
        app.service.presence._known.start()
        assert names(await free(ben, table)) == ["Ada", None, "P2"]


async def test_a_seat_that_somebody_else_has_taken_meanwhile_is_not_freed(all_lexicons: None):
    async with in_process() as app:
        ada, ghost, ben = app.people(3)
        table = await opened(app, ada, seats=3)
        await sit(ghost, table)
        found = app.service.tables.loaded_table(table)
        assert found
        left = found.sitter(1).key
        await free(ghost, table)
        await sit(ben, table, "Ben")
        outcome = await app.service.tables.do(table, commands.stand(1, "somebody", left))
        assert getattr(outcome, "code", None) == "not_absent"
