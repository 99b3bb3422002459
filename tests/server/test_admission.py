"""What stands before every route: from which site something comes, what is cached or counted."""

import re
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from lettrine.server.identity import COOKIE
from tests.server.in_process import PLAN, InProcess, Socket, in_process

pytestmark = pytest.mark.anyio

OPEN = {"plan": PLAN, "name": "Ada"}
CROSS_SITE = [
    {"origin": "https://elsewhere.example"},
    {"origin": "http://house:8000"},
    {"origin": "http://house.elsewhere.example"},
    {"origin": "null"},
    {"origin": "http://["},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "cross-site", "origin": "http://house"},
    {"sec-fetch-site": "same-origin", "origin": "https://elsewhere.example"},
]
OWN_SITE = [
    {},
    {"origin": "http://house"},
    {"origin": "https://HOUSE"},
    {"origin": "http://house:80"},
    {"sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
    {"sec-fetch-site": "same-origin", "origin": "http://house"},
]


def cookies_of(answer: httpx.Response) -> list[str]:
    return answer.headers.get_list("set-cookie")


# Other sites -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("headers", CROSS_SITE)
async def test_a_page_of_another_site_can_change_nothing_and_gives_nobody_a_cookie(app: InProcess, headers: Any):
    answer = await app.person(**headers).post("/api/tables", json=OPEN)
    assert (answer.status_code, answer.json()["code"]) == (403, "another_site")
    assert cookies_of(answer) == []
    assert app.service.tables.loaded_count() == 0


@pytest.mark.parametrize("headers", OWN_SITE)
async def test_our_own_page_and_whatever_is_no_browser_may_open_a_table(app: InProcess, headers: Any):
    answer = await app.person(**headers).post("/api/tables", json=OPEN)
    assert answer.status_code == 201
    assert len(cookies_of(answer)) == 1


SECURE_ORIGINS = [("https://house", 201), ("https://house:443", 201), ("http://house", 403), ("http://house:443", 403)]


@pytest.mark.parametrize(("origin", "status"), [*SECURE_ORIGINS, ("wss://house", 403), ("house", 403), ("", 403)])
async def test_over_https_our_page_over_plain_http_is_another_site(app: InProcess, origin: str, status: int):
    """Whoever is on the way can write it."""
    answer = await app.person(origin=origin).post("https://house/api/tables", json=OPEN)
    assert answer.status_code == status
    assert len(cookies_of(answer)) == (status == 201)
    async with in_process(secure=True) as behind:
        assert (await behind.person(origin=origin).post("/api/tables", json=OPEN)).status_code == status
        socket = Socket(behind.app, "/tables/none/socket", None, {"host": "house", "origin": origin})
        assert await socket.hear() == {}
        assert socket.closed == (4404 if status == 201 else 4403)
        await socket.ended()


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "a/json"]
)
async def test_only_json_is_taken_for_json(app: InProcess, kind: str):
    body = httpx.Request("POST", "http://house", json=OPEN).content
    answer = await app.person(**{"content-type": kind}).post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["code"]) == (415, "not_json")
    assert cookies_of(answer) == []
    told = {"content-type": "Application/JSON; charset=utf-8"}
    assert (await app.person(**told).post("/api/tables", content=body)).status_code == 201


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "another site"), ("fr", "autre site"), ("de", "anderen Website")]
)
async def test_why_is_said_in_the_language_of_whoever_asks(app: InProcess, language: str, sentence: str):
    answer = await app.person(**CROSS_SITE[0], **{"accept-language": language}).post("/api/tables", json=OPEN)
    assert sentence in answer.json()["message"]


async def test_every_route_is_guarded(app: InProcess):
    """Whatever is added: each route and method is asked for from another site, and as a form."""
    writes = [
        (method, route.path) for route in app.app.routes if isinstance(route, HTTPRoute) for method in route.methods
    ]
    writes = [write for write in writes if write[0] not in ("GET", "HEAD", "OPTIONS")]
    assert len(writes) >= 9
    for method, path in writes:
        where = re.sub(r"\{[^}]*\}", "1", path)
        for headers in CROSS_SITE:
            answer = await app.person(**headers).request(method, where, json={})
            assert (answer.status_code, answer.json()["code"]) == (403, "another_site"), (method, path, headers)
        form = await app.person().request(method, where, data={"name": "Ada"})
        assert form.status_code == 415, (method, path)
    sockets = [route.path for route in app.app.routes if isinstance(route, WebSocketRoute)]
    assert sockets
    for path in sockets:
        for headers in CROSS_SITE:
            socket = Socket(app.app, re.sub(r"\{[^}]*\}", "1", path), None, {"host": "house", **headers})
            assert await socket.hear() == {}
            assert (socket.closed, socket.accepted) == (4403, {}), path
            await socket.ended()


async def test_no_answer_to_another_site_sets_a_cookie_whatever_a_route_does(app: InProcess):
    old = app.service.identities.issue().cookie
    headers = {"Cookie": f"{COOKIE}={old}", "sec-fetch-site": "cross-site"}
    async with app.person(**headers) as visitor:
        answer = await visitor.get("https://house/api/tables")
    assert answer.status_code == 200
    assert cookies_of(answer) == []


@pytest.mark.parametrize(("trusted", "status"), [(("127.0.0.1",), 201), (("10.0.0.0/8",), 403)])
async def test_behind_a_trusted_proxy_our_host_is_the_one_that_it_forwards(trusted: tuple[str, ...], status: int):
    async with in_process(trust_proxy=trusted) as app:
        told = {"host": "127.0.0.1:8000", "x-forwarded-host": "play.example", "origin": "https://play.example"}
        assert (await app.person(**told).post("/api/tables", json=OPEN)).status_code == status
        other = {**told, "origin": "https://elsewhere.example"}
        assert (await app.person(**other).post("/api/tables", json=OPEN)).status_code == 403


# What is cached ----------------------------------------------------------------------------------------------------


async def test_nothing_about_tables_and_no_refusal_is_cached(app: InProcess):
    (ada,) = app.people(1)
    table = await app.open([ada], seats=2)
    asked = [
        "/api/tables",
        "/api/games",
        f"/api/tables/{table}",
        "http://house//api/tables",
        "/api/nowhere",
        "/nowhere",
        "/assets/none.js",
    ]
    for path in asked:
        assert (await ada.get(path)).headers["cache-control"] == "no-store", path
    for answer in (
        await ada.post("/api/tables", content=b"x"),
        await ada.post("/api/tables", json={}),
        await ada.put("/api/tables"),
    ):
        assert answer.status_code >= 400
        assert answer.headers["cache-control"] == "no-store"
    assert "cache-control" not in (await ada.get("/health")).headers


# Who is counted ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/health", "/metrics", "/schema/openapi.json", "/schema/socket.json", "/", "/favicon.svg", "/x"]
)
async def test_what_is_not_about_tables_is_bounded_too(path: str):
    async with in_process(page_burst=2, page_rate=0.001) as app:
        statuses = [(await app.person().get(path)).status_code for _ in range(4)]
        assert statuses[2:] == [429, 429]
        assert 429 not in statuses[:2]
        assert (await app.person().get("/api/tables")).status_code == 200


async def test_sockets_are_opened_so_fast_and_no_faster_but_who_has_a_seat_comes_in():
    async with in_process(socket_burst=2, socket_rate=0.001) as app:
        (ada,) = app.people(1)
        table = await app.open([ada], seats=2)
        for _ in range(2):
            assert (await (await app.connect(table)).hear())["type"] == "welcome"
        late = await app.connect(table)
        assert await late.hear() == {}
        assert late.closed == 1013
        assert (await (await app.connect(table, ada)).hear())["type"] == "welcome"
        stranger = await app.connect(table, app.people(1)[0])
        assert await stranger.hear() == {}


async def test_who_has_a_seat_is_answered_about_their_table_when_their_network_has_asked_too_much():
    async with in_process(http_burst=3, http_rate=0.001) as app:
        (ada, ben) = app.people(2)
        table = await app.open([ada], seats=2)
        while (await app.person().get("/api/tables")).status_code == 200:
            pass
        assert (await ada.get(f"/api/tables/{table}")).status_code == 200
        assert (await ada.get("/api/tables")).status_code == 429
        assert (await ben.get(f"/api/tables/{table}")).status_code == 429
        statuses = {(await ada.get(f"/api/tables/{table}")).status_code for _ in range(40)}
        assert statuses == {200, 429}
