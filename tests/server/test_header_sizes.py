"""Queries that are too long are refused, and neither they nor cookies reach what would remember them."""

from typing import Any

import pytest
from litestar import _parsers

from lettrine.server.admission import MOST_QUERY
from lettrine.server.identity import COOKIE
from tests.server.in_process import InProcess

pytestmark = pytest.mark.anyio

LONG_QUERY = f"?interface=fr&other={'x' * MOST_QUERY}"
PARSERS = (_parsers.parse_cookie_string, _parsers.parse_query_string)


def kept() -> list[Any]:
    """How many strings the framework has parsed and kept."""
    return [parser.cache_info().currsize for parser in PARSERS]


@pytest.mark.parametrize("path", ["/api/tables", "/", "/health", "/nowhere"])
async def test_long_queries_are_refused_everywhere(app: InProcess, path: str):
    await app.person().get(path)
    before = kept()
    query = await app.person().get(f"{path}{LONG_QUERY}")
    assert (query.status_code, query.json()["code"]) == (414, "query_too_long")
    assert kept() == before


async def test_a_socket_is_refused_too_and_counted(app: InProcess):
    (ada,) = app.people(1)
    table = await app.open([ada], seats=2)
    socket = await app.connect(table, query=LONG_QUERY)
    assert await socket.hear() == {}
    assert socket.accepted == {}
    assert 'lettrine_let_go_total{why="query_too_long"} 1.0' in await app.metrics()


async def test_cookies_of_others_on_the_same_host_do_no_harm_however_long_they_are(app: InProcess):
    (ada,) = app.people(1)
    table = await app.open([ada], seats=2)
    before = _parsers.parse_cookie_string.cache_info().currsize
    told = f"other={'x' * 30_000}; {COOKIE}={ada.cookies[COOKIE]}"
    assert (await app.person(Cookie=told).get(f"/api/tables/{table}?interface=fr")).json()["you"] == 0
    assert _parsers.parse_cookie_string.cache_info().currsize == before
