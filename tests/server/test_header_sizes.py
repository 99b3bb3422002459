"""Cookies and queries that are too long are refused, and never reach what would remember them."""

from typing import Any

import pytest
from litestar import _parsers

from lettrine.server.header_sizes import MOST_COOKIES, MOST_QUERY
from lettrine.server.identity import COOKIE
from tests.server.in_process import InProcess

pytestmark = pytest.mark.anyio

LONG_COOKIE = {"cookie": f"other={'x' * MOST_COOKIES}"}
LONG_QUERY = f"?interface=fr&other={'x' * MOST_QUERY}"
PARSERS = (_parsers.parse_cookie_string, _parsers.parse_query_string)


def kept() -> list[Any]:
    """How many strings the framework has parsed and kept."""
    return [parser.cache_info().currsize for parser in PARSERS]


@pytest.mark.parametrize("path", ["/api/tables", "/", "/health", "/nowhere"])
async def test_they_are_refused_everywhere(app: InProcess, path: str):
    await app.person().get(path)
    before = kept()
    cookies = await app.person(**LONG_COOKIE).get(path)
    assert (cookies.status_code, cookies.json()["code"]) == (431, "cookies_too_long")
    query = await app.person().get(f"{path}{LONG_QUERY}")
    assert (query.status_code, query.json()["code"]) == (414, "query_too_long")
    assert [seen for seen, was in zip(kept(), before, strict=True) if seen > was + 1] == []


async def test_several_lines_of_cookies_count_together(app: InProcess):
    half = ("cookie", f"other={'x' * (MOST_COOKIES // 2)}")
    answer = await app.person().get("/api/tables", headers=[half, half])
    assert answer.status_code == 431


async def test_a_socket_is_refused_too_and_counted(app: InProcess):
    (ada,) = app.people(1)
    table = await app.open([ada], seats=2)
    cookies = await app.connect(table, **LONG_COOKIE)
    query = await app.connect(table, query=LONG_QUERY)
    for socket in (cookies, query):
        assert await socket.hear() == {}
        assert socket.accepted == {}
    told = await app.metrics()
    assert 'lettrine_let_go_total{why="cookies_too_long"} 1.0' in told
    assert 'lettrine_let_go_total{why="query_too_long"} 1.0' in told


async def test_cookies_of_others_on_the_same_host_do_no_harm(app: InProcess):
    (ada,) = app.people(1)
    table = await app.open([ada], seats=2)
    told = f"other={'x' * (MOST_COOKIES // 2)}; {COOKIE}={ada.cookies[COOKIE]}"
    assert (await app.person(Cookie=told).get(f"/api/tables/{table}?interface=fr")).json()["you"] == 0
