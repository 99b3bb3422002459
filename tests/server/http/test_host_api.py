"""What the host of a table asks for over HTTP, and what everybody else is told."""

import json
from typing import Any

import httpx
import pytest

from lettrine.server.live import connections
from tests.server.http.answers import refused
from tests.server.in_process import InProcess, Socket, in_process
from tests.server.in_process import refused as refused_on_socket

pytestmark = pytest.mark.anyio


async def opened(app: InProcess, count: int = 2, **plan: Any) -> tuple[str, list[httpx.AsyncClient]]:
    """A public table of four, at which so many people sit."""
    people = app.people(count)
    return await app.open(people, **{"seats": 4, "public": True, **plan}), people


async def ask(person: httpx.AsyncClient, table: str, what: str, body: Any = None) -> httpx.Response:
    return await person.post(f"/api/tables/{table}/{what}", json=body)


async def told(person: httpx.AsyncClient, table: str, what: str, body: Any = None) -> dict[str, Any]:
    """The table after something that is done."""
    answer = await ask(person, table, what, body)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def tables_heard(socket: Socket) -> list[dict[str, Any]]:
    return [message for message in await socket.all() if message["type"] == "table"]


async def test_everybody_is_told_who_the_host_is_and_what_they_have_decided(app: InProcess):
    table, (ada, ben) = await opened(app)
    watcher = await app.connect(table)
    (welcome,) = await watcher.all()
    assert welcome["table"]["host"] == 0
    assert "locked" not in welcome["table"]
    await told(ada, table, "lock", {"on": True})
    await told(ada, table, "chat", {"on": True})
    newest = (await tables_heard(watcher))[-1]
    assert (newest["locked"], newest["chat_closed"]) == (True, True)
    await told(ada, table, "host/1")
    assert (await tables_heard(watcher))[-1]["host"] == 1
    refused(await ask(ada, table, "lock", {"on": False}), 403, "not_host")
    await told(ben, table, "lock", {"on": False})


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("lock", {"on": True}),
        ("remove/0", None),
        ("host/1", None),
        ("seats", {"seats": 2}),
        ("fit", None),
        ("fit", {"bot": "gentle"}),
        ("chat", {"on": True}),
        ("watching", {"on": True}),
    ],
)
async def test_nobody_but_the_host_may(app: InProcess, what: str, body: Any):
    table, (_, ben) = await opened(app)
    refused(await ask(ben, table, what, body), 403, "not_host")
    for stranger in (app.person(), *app.people(1)):
        refused(await ask(stranger, table, what, body), 403, "not_seated")


async def test_who_was_removed_is_told_and_is_offered_no_seat(app: InProcess):
    table, (ada, ben) = await opened(app)
    socket = await app.connect(table, ben)
    await socket.all()
    await told(ada, table, "remove/1")
    newest = (await tables_heard(socket))[-1]
    assert (newest.get("you"), newest["removed"]) == (None, True)
    answer = refused(await ben.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"}), 409, "removed")
    assert "another table" in answer["message"]
    assert "removed" not in (await ada.get(f"/api/tables/{table}")).json()


async def test_seats_come_and_go(app: InProcess):
    table, (ada, ben) = await opened(app)
    socket = await app.connect(table, ben)
    await socket.all()
    assert (await told(ada, table, "seats", {"seats": 2}))["plan"]["seats"] == 2
    assert len((await tables_heard(socket))[-1]["seats"]) == 2
    refused(await ask(ada, table, "seats", {"seats": 5}), 409, "wrong_seats")
    refused(await ask(ada, table, "seats", {"seats": 13}), 400, "unreadable")


async def test_whose_seat_has_another_number_plays_it(app: InProcess):
    table, people = await opened(app, 4)
    sockets = [await app.connect(table, person) for person in people]
    for socket in sockets:
        await socket.all()
    await people[1].delete(f"/api/tables/{table}/seats/1")
    await told(people[0], table, "seats", {"seats": 3})
    (*_, last) = await tables_heard(sockets[3])
    assert (last["you"], [seat["name"] for seat in last["seats"]]) == (2, ["P0", "P2", "P3"])
    assert [seat["here"] for seat in last["seats"]] == [True, True, True]
    await told(people[0], table, "start")
    assert (await sockets[3].do({"do": "hide", "word": "HOUSE"}))["type"] == "done"


async def test_the_table_is_fitted_to_who_is_here(app: InProcess):
    table, (ada, _) = await opened(app)
    assert [seat["name"] for seat in (await told(ada, table, "fit"))["seats"]] == ["P0", "P1"]
    assert (await told(ada, table, "start"))["status"] == "playing"
    other, (cleo, _) = await opened(app)
    refused(await ask(cleo, other, "fit", {"bot": "nobody"}), 422, "unknown_bot")
    assert [seat.get("bot") for seat in (await told(cleo, other, "fit", {"bot": "gentle"}))["seats"]][2:] == [
        "gentle",
        "gentle",
    ]
    assert (await told(cleo, other, "start"))["status"] == "playing"


async def test_a_locked_table_is_not_listed(app: InProcess):
    table, (ada, _) = await opened(app)
    listed = [[each["id"] for each in (await app.person().get("/api/tables")).json()]]
    for on in (True, False):
        await told(ada, table, "lock", {"on": on})
        listed.append([each["id"] for each in (await app.person().get("/api/tables")).json()])
    assert listed == [[table], [], [table]]


async def test_who_looks_on_is_sent_away_when_watching_is_closed_and_may_not_come_back(app: InProcess):
    table, people = await opened(app, 4)
    await told(people[0], table, "start")
    watcher, ada = await app.connect(table), await app.connect(table, people[0])
    for socket in (watcher, ada):
        await socket.all()
    await told(people[0], table, "watching", {"on": True})
    bye = {"type": "bye", "why": "watching_closed", "again": connections.WATCHING_CLOSED.again}
    assert await watcher.hear() == bye
    await watcher.ended()
    late = await app.connect(table)
    assert await late.hear() == bye
    await late.ended()
    assert len(late.sent) == 1  # not even who sits there, or how the game stands
    assert (await tables_heard(ada))[-1].get("watched", False) is False
    assert (await app.person().get(f"/api/tables/{table}")).json()["watching_closed"] is True
    await told(people[0], table, "watching", {"on": False})
    (welcome,) = await (await app.connect(table)).all()
    assert welcome["type"] == "welcome"


async def test_the_last_seat_taken_closes_the_door(app: InProcess):
    table, (ada, _) = await opened(app, seats=2, public=False)
    await told(ada, table, "seats", {"seats": 3})
    await told(ada, table, "watching", {"on": True})
    cleo = app.people(1)[0]
    guests = [await app.connect(table, cleo), await app.connect(table)]
    assert [(await guest.hear())["type"] for guest in guests] == ["welcome", "welcome"]
    await cleo.post(f"/api/tables/{table}/seats/2", json={"name": "Cleo"})
    while await guests[1].hear():
        pass
    assert json.loads(guests[1].sent[-1])["why"] == "watching_closed"
    assert [message["you"] for message in await tables_heard(guests[0]) if "you" in message][-1] == 2


async def test_everybody_may_rename_themselves_before_the_game(app: InProcess):
    table, (ada, ben) = await opened(app)
    assert (await told(ben, table, "name", {"name": "Benedict"}))["seats"][1]["name"] == "Benedict"
    assert refused(await ask(ben, table, "name", {"name": "P0"}), 409, "name_taken")["detail"]["field"] == "name"
    refused(await ask(app.person(), table, "name", {"name": "Zoe"}), 403, "not_seated")
    await told(ada, table, "fit")
    await told(ada, table, "start")
    refused(await ask(ben, table, "name", {"name": "Ben"}), 409, "has_begun")


async def test_the_house_checks_new_names_as_it_checks_the_first(all_lexicons: None):
    async with in_process(offensive_names="refused") as app:
        table, (ada, _) = await opened(app)
        refused(await ask(ada, table, "name", {"name": "fucker"}), 409, "offensive_name")


async def test_in_a_closed_chat_nobody_is_heard_and_the_rest_goes_on(app: InProcess):
    table, (ada, ben) = await opened(app)
    await told(ada, table, "chat", {"on": True})
    socket = await app.connect(table, ben)
    refused_on_socket(await socket.ask({"type": "say", "text": "Hello"}), "chat_closed")
    await told(ada, table, "fit")
    await told(ada, table, "start")
    await told(ada, table, "chat", {"on": False})  # the host opens it again while they play
    assert (await socket.ask({"type": "say", "text": "Hello"}))["type"] == "done"


async def test_a_table_that_is_not_there_is_not_there(app: InProcess):
    (ada,) = app.people(1)
    refused(await ask(ada, "nowhere", "lock", {"on": True}), 404, "no_such_table")
    refused(await ask(ada, "nowhere", "fit", None), 404, "no_such_table")
