"""The OpenAPI document tells the truth: what is asked, how it may be refused, and what every answer looks like."""

import json
from typing import Any

import httpx
import jsonschema_rs
import pytest

from lettrine.core.game import Refusal
from lettrine.server.identity import COOKIE
from tests.server.game_driver import Player, play_out
from tests.server.http.openapi_document import conforms, described, document, operations
from tests.server.in_process import PLAN, WORDS, InProcess, in_process

pytestmark = pytest.mark.anyio

BODIES = {
    "POST /api/tables": {"plan": PLAN, "name": "Eve"},
    "POST /api/tables/{table}/seats/{seat}": {"name": "Eve"},
    "POST /api/tables/{table}/bots/{seat}": {"bot": "beginner"},
    "POST /api/tables/{table}/hand/{seat}": {"bot": "beginner"},
    "POST /api/tables/{table}/ready": {"on": False},
    "POST /api/tables/{table}/resign": {"then": "over"},
    **{f"POST /api/tables/{{table}}/{what}": {"on": True} for what in ("lock", "chat", "watching")},
    "POST /api/tables/{table}/seats": {"seats": 2},
    "POST /api/tables/{table}/fit": {"bot": "beginner"},
    "POST /api/tables/{table}/name": {"name": "Eve"},
    "POST /api/practice": {"step": 9, "of": 1, "letter": "E"},
    "POST /api/tables/{table}/practice": {"step": 9, "of": 1, "letter": "E"},
    "POST /api/me/blocks": {"table": "nowhere", "seat": 1},
    "POST /api/tables/{table}/reports": {"seat": 1, "reason": "spam"},
    "POST /api/me/games/{table}/away": {"away": True},
    "DELETE /api/me": {"confirmation": "delete everything"},
    "POST /api/packs": {"pack": {"words": ["house"]}},
    "PUT /api/me/name": {"name": "Eve"},
    "PATCH /api/me/devices/{device}": {"name": "Phone"},
    "PATCH /api/me/passkeys/{passkey}": {"name": "Key"},
    "POST /api/me/links": {"device": "Phone"},
    **{f"POST /api/me/links/{what}": {"token": "x"} for what in ("look", "claim", "confirm", "cancel")},
    **{f"POST /api/me/{what}": {"credential": {}} for what in ("passkeys", "sign-in")},
    "POST /api/packs/check": {"game": "sonde", "edition": "1976", "language": "en", "text": "house"},
}
"""Something sensible to send, where something is to be sent."""
STORELESS = (
    *("GET /api/games", "GET /api/games/{game}/help/{edition}", "GET /api/words"),
    *("GET /api/retention", "GET /api/me/ban"),
    *("GET /api/pages", "GET /api/pages/{name}", "POST /api/packs/check"),
)
"""What is told without looking into the store."""
OWN_WORDS = tuple(f"GET /api/tables/{{table}}/{what}" for what in ("pack", "record", "analysis", "practice"))
"""What would tell the words that a table has brought: where they are not public, only those who sat there."""
PRACTICE = ("GET /api/practice", "GET /api/practice/daily", "POST /api/practice")
"""What is worked out without the store, if not too much waits already."""
PLACED = ("POST /api/me/passkeys/options", "POST /api/me/sign-in/options")
"""What is refused at this address, whatever the store does."""
NOWHERE = {
    "table": "nowhere",
    "seat": 2,
    "code": "AAAAAA",
    "name": "imprint",
    "pack": "nothing",
    "block": "nothing",
    "device": "none",
    "passkey": "none",
    "game": "sonde",
    "edition": "1976",
    "language": "en",
    "seed": 5,
}
QUERIES = {
    "GET /api/ratings": ("game",),
    "DELETE /api/me/blocks": ("table",),
    **dict.fromkeys(PRACTICE, ("language", "edition", "seed")),
}
"""What has to be asked for behind the question mark."""


async def ask(who: httpx.AsyncClient, operation: str, body: Any = None, **where: Any) -> httpx.Response:
    """Ask for what the operation is about; bytes are sent as they are."""
    method, path = operation.split()
    content = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    where = {**NOWHERE, **where}
    query = {name: where[name] for name in QUERIES.get(operation, ())}
    told = {} if content is None else {"content-type": "application/json"}
    return await who.request(method, path.format(**where), content=content, params=query, headers=told)


async def refused(app: InProcess, operation: str, answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), (operation, answer.text)
    await conforms(app, operation, answer)


REPORT = ("GET /ready", "503")
"""It is refused to nobody: that it is not ready is the server's answer."""

# What the document says -------------------------------------------------------------------------------------------


async def test_every_operation_is_told_in_plain_words(app: InProcess):
    told = await document(app)
    tags = {tag["name"] for tag in told["tags"]}
    for name, operation in operations(told):
        assert set(operation["tags"]) <= tags, name
        assert " " in operation["summary"], name
        assert operation["description"].endswith("."), name


async def test_every_refusal_is_documented_as_one_and_says_why(app: InProcess):
    for name, operation in operations(await document(app)):
        for status, response in operation["responses"].items():
            if status >= "400":
                kind = "ReadinessReport" if (name, status) == REPORT else "Refused"
                assert response["content"] == {
                    "application/json": {"schema": {"$ref": f"#/components/schemas/{kind}"}}
                }, (name, status)
                assert response["description"].endswith("."), (name, status)


async def test_everything_about_tables_may_be_asked_too_often_or_when_the_store_is_away(app: InProcess):
    for name, operation in operations(await document(app)):
        asked = {"429", "500", "503"} & operation["responses"].keys() - {REPORT[1] if name == REPORT[0] else ""}
        expected = {"429", "500"} | ({"503"} if name not in STORELESS else set()) if "/api/" in name else {"429"}
        assert asked == expected, name


async def test_a_seat_is_proved_by_the_cookie_and_whoever_lacks_it_is_refused(app: InProcess):
    told = await document(app)
    (scheme,) = told["components"]["securitySchemes"].items()
    assert scheme[0] == "seat"
    assert (scheme[1]["type"], scheme[1]["in"], scheme[1]["name"]) == ("apiKey", "cookie", COOKIE)
    for name, operation in operations(told):
        is_write = not name.startswith("GET")
        refused_to_some = is_write or is_for_the_seated(operation) or name in OWN_WORDS
        assert refused_to_some == ("403" in operation["responses"]), name
        assert is_write == ("415" in operation["responses"]), name


def is_for_the_seated(operation: dict[str, Any]) -> bool:
    return operation.get("security") == [{"seat": []}]


# What is answered -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("status", "code", "operation", "where", "body"),
    [
        (400, "unreadable", "POST /api/tables", {}, b"{"),
        (400, "unreadable", "POST /api/tables", {}, {"name": "Eve"}),
        (400, "unreadable", "GET /api/tables/{table}", {"table": "x" * 65}, None),
        (400, "unreadable", "GET /api/codes/{code}", {"code": "A" * 13}, None),
        (400, "unreadable", "DELETE /api/tables/{table}/seats/{seat}", {"seat": 99}, None),
        (404, "unreadable", "DELETE /api/tables/{table}/seats/{seat}", {"seat": "first"}, None),
        (400, "unreadable", "GET /api/games/{game}/help/{edition}", {"game": "x" * 41}, None),
        (404, "unknown_game", "GET /api/games/{game}/help/{edition}", {"game": "chess"}, None),
        (404, "unknown_edition", "GET /api/games/{game}/help/{edition}", {"edition": "1492"}, None),
        (404, "no_such_table", "GET /api/tables/{table}", {"table": "nowhere"}, None),
        (404, "no_such_table", "GET /api/tables/{table}/record", {"table": "nowhere"}, None),
        (404, "no_such_table", "GET /api/codes/{code}", {}, None),
        (404, "no_such_seat", "POST /api/tables/{table}/bots/{seat}", {"seat": 11}, {"bot": "beginner"}),
        (409, "already_seated", "POST /api/tables/{table}/seats/{seat}", {}, {"name": "Ada"}),
        (409, "seats_free", "POST /api/tables/{table}/start", {}, None),
        (409, "seat_free", "DELETE /api/tables/{table}/seats/{seat}", {}, None),
        (409, "not_rated_here", "POST /api/tables/{table}/ready", {}, {"agreement": "0"}),
        (409, "not_begun", "POST /api/tables/{table}/resign", {}, {"then": "over"}),
        (409, "not_over", "POST /api/tables/{table}/rematch", {}, None),
        (409, "not_over", "GET /api/tables/{table}/record", {}, None),
        (409, "not_over", "GET /api/tables/{table}/replay", {}, None),
        (409, "not_over", "GET /api/tables/{table}/practice", {}, None),
        (409, "not_over", "POST /api/tables/{table}/practice", {}, {"step": 9, "of": 1, "letter": "E"}),
        (400, "unreadable", "GET /api/practice", {"seed": -1}, None),
        (400, "unreadable", "GET /api/practice/daily", {"language": "x" * 41}, None),
        (400, "unreadable", "POST /api/practice", {}, {"step": 9, "of": 1, "letter": "EE"}),
        (422, "unknown_language", "GET /api/practice", {"language": "tlh"}, None),
        (422, "unknown_edition", "GET /api/practice/daily", {"edition": "1492"}, None),
        (422, "unknown_edition", "POST /api/practice", {"edition": "1492"}, {"step": 9, "of": 1, "letter": "E"}),
        (409, "not_begun", "GET /api/tables/{table}/suggestion", {}, None),
        (409, "not_over", "GET /api/tables/{table}/ratings", {}, None),
        (404, "no_such_table", "GET /api/tables/{table}/ratings", {"table": "nowhere"}, None),
        (404, "unknown_game", "GET /api/ratings", {"game": "chess"}, None),
        (400, "unreadable", "GET /api/ratings", {"game": "x" * 41}, None),
        (413, "unreadable", "POST /api/tables/{table}/hand/{seat}", {}, b" " * 20_000),
        (422, "unknown_edition", "POST /api/tables", {}, {"plan": {**PLAN, "edition": "1492"}, "name": "Eve"}),
        (422, "no_such_seat", "POST /api/tables", {}, {"plan": PLAN, "name": "Eve", "bots": ["beginner"] * 3}),
        (422, "unknown_bot", "POST /api/tables/{table}/bots/{seat}", {}, {"bot": "deep"}),
        (422, "unknown_bot", "POST /api/tables/{table}/hand/{seat}", {}, {"bot": "deep"}),
    ],
)
async def test_a_refusal_is_as_documented(
    app: InProcess, status: int, code: str, operation: str, where: dict[str, Any], body: Any
):
    people = app.people(2)
    table = await app.open(people, seats=3)
    answer = await ask(people[0], operation, body, **{"table": table, **where})
    await refused(app, operation, answer, status, code)


async def test_whoever_has_no_seat_is_refused_as_documented(app: InProcess):
    table = await app.open(app.people(2), seats=3)
    for name, operation in operations(await document(app)):
        if is_for_the_seated(operation):
            answer = await ask(app.person(), name, BODIES.get(name), table=table)
            await refused(app, name, answer, 403, "not_seated")


async def test_whoever_asks_too_often_is_refused_as_documented():
    async with in_process(http_burst=0, http_rate=0) as app:
        for name, _ in operations(await document(app)):
            answer = await ask(app.person(), name, BODIES.get(name))
            if "/api/" in name:
                await refused(app, name, answer, 429, "too_fast")
            else:
                assert answer.status_code == (404 if name == "GET /metrics" else 200), name


@pytest.mark.parametrize("kept", [True, False])
async def test_while_the_store_is_away_everything_is_refused_as_documented(app: InProcess, kept: bool):
    """Whether the table is in memory or not: nothing can be kept."""
    people = app.people(3)
    table = await app.open(people)
    await app.service.store.close()
    asked = ["POST /api/tables/{table}/start"] if kept else [n for n, _ in operations(await document(app))]
    for name in asked:
        if "/api/" in name and name not in STORELESS + PRACTICE + PLACED:
            answer = await ask(people[0], name, BODIES.get(name), table=table if kept else "elsewhere")
            await refused(app, name, answer, 503, "store_away")


@pytest.mark.parametrize(("code", "status"), [("too_busy", 503), ("table_failed", 500)])
async def test_what_is_not_the_fault_of_whoever_asked_is_not_blamed_on_them(
    app: InProcess, monkeypatch: pytest.MonkeyPatch, code: str, status: int
):
    people = app.people(3)
    table = await app.open(people)
    monkeypatch.setattr(
        "lettrine.server.http.consent_api.commands.begin", lambda *drawn: lambda table, wall: Refusal(code)
    )
    start = "POST /api/tables/{table}/start"
    await refused(app, start, await ask(people[0], start, table=table), status, code)


async def test_a_rematch_that_cannot_be_kept_is_refused_and_can_be_asked_for_again(
    app: InProcess, monkeypatch: pytest.MonkeyPatch
):
    table, person = await finished(app)
    rematch = "POST /api/tables/{table}/rematch"
    with monkeypatch.context() as busy:
        busy.setattr(
            "lettrine.server.http.tables_api.commands.renew", lambda to: lambda table, wall: Refusal("too_busy")
        )
        await refused(app, rematch, await ask(person, rematch, table=table), 503, "too_busy")
    again = await ask(person, rematch, table=table)
    assert again.status_code == 201
    await conforms(app, rematch, again)


async def test_a_code_leads_to_a_table_as_documented(app: InProcess):
    (ada,) = app.people(1)
    opened = await ask(ada, "POST /api/tables", BODIES["POST /api/tables"])
    await conforms(app, "POST /api/tables", opened)
    found = await ask(ada, "GET /api/codes/{code}", code=opened.json()["code"])
    assert found.json() == {"id": opened.json()["id"]}
    await conforms(app, "GET /api/codes/{code}", found)


async def test_a_record_is_lines_of_json_as_documented(app: InProcess):
    table, person = await finished(app)
    operation = "GET /api/tables/{table}/record"
    answer = await ask(person, operation, table=table)
    assert answer.headers["content-type"] == "application/x-ndjson"
    jsonschema_rs.validate(described(await document(app), operation, answer), answer.text)
    assert all(isinstance(json.loads(line), dict) for line in answer.text.splitlines())


async def test_a_game_that_is_over_is_told_step_by_step_as_documented(app: InProcess):
    table, person = await finished(app)
    operation = "GET /api/tables/{table}/replay"
    await conforms(app, operation, await ask(person, operation, table=table))
    await refused(app, operation, await person.get(f"/api/tables/{table}/replay?seat=9"), 404, "no_such_seat")
    await refused(app, operation, await person.get(f"/api/tables/{table}/replay?seat=me"), 400, "unreadable")


async def test_what_a_bot_would_do_and_what_can_be_played_is_told_as_documented(app: InProcess):
    people = app.people(3)
    table = await app.begun(people)
    operation = "GET /api/tables/{table}/suggestion"
    await conforms(app, operation, await ask(people[0], operation, table=table))
    for operation in STORELESS:
        await conforms(app, operation, await ask(people[0], operation, BODIES.get(operation)))


async def test_the_schema_of_the_socket_is_one_and_is_described(app: InProcess):
    operation = "GET /schema/socket.json"
    answer = await ask(app.person(), operation)
    await conforms(app, operation, answer)
    assert "$ref" in described(await document(app), operation, answer)
    jsonschema_rs.meta.validate(answer.json())


async def finished(app: InProcess) -> tuple[str, httpx.AsyncClient]:
    """A table whose game is over, and somebody who played."""
    people = app.people(3)
    table = await app.begun(people)
    await play_out([Player(await app.connect(table, who), word) for who, word in zip(people, WORDS, strict=False)])
    return table, people[0]


@pytest.mark.parametrize("path", ["anything", "anything.html", "openapi.yaml", "anything.json"])
async def test_what_is_not_there_is_refused_as_everywhere_else(app: InProcess, path: str):
    answer = await app.person().get(f"/schema/{path}")
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")
    assert answer.json()["code"] == "unreadable"
    assert (await app.person().get("/schema/openapi.json")).status_code == 200
    assert (await app.person().get("/schema/socket.json")).status_code == 200
