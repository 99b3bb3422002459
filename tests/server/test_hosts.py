"""The names that a server answers to: a page of another site can give itself our address, but not our name."""

import asyncio
from pathlib import Path

import httpx
import pytest

from lettrine.server.hosts import host_name, is_local, read_hosts
from tests.server.in_process import PLAN, InProcess, Socket, in_process
from tests.server.server_process import Port, Server, running

pytestmark = pytest.mark.anyio

OPEN = {"plan": PLAN, "name": "Ada"}
HOSTS = ("play.example", "::1", "192.0.2.7")
ANSWERED = ["play.example", "PLAY.example:8000", "play.example.", "[::1]:80", "192.0.2.7:8000"]
OTHERS = ["evil.example", "play.example.evil.example", "192.0.2.8", "", "play.example:99999999", "[::1"]
MALFORMED = ["a b", "\xff", 'a"b', "a/b"]
"""What the framework refuses by itself."""


@pytest.mark.parametrize("host", ANSWERED)
async def test_a_server_with_names_answers_to_them(host: str):
    async with in_process(hosts=HOSTS) as app:
        assert (await app.person(host=host).post("/api/tables", json=OPEN)).status_code == 201


@pytest.mark.parametrize("host", [*OTHERS, *MALFORMED])
async def test_it_answers_to_no_other(host: str):
    async with in_process(hosts=HOSTS) as app:
        for path in ("/", "/api/tables", "/health", "/metrics", "/schema/openapi.json", "/x"):
            answer = await app.person().get(path, headers=[(b"host", host.encode("latin-1"))])
            assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host"), path
            assert answer.headers["cache-control"] == "no-store"


async def test_nor_do_its_sockets():
    async with in_process(hosts=HOSTS) as app:
        table = await app.open([app.person(host="play.example")], seats=2)
        for host, closed in (("evil.example", 4403), ("play.example", None)):
            socket = Socket(app.app, f"/tables/{table}/socket", None, {"host": host})
            assert bool(await socket.hear()) == (closed is None)
            assert socket.closed == closed
            await socket.close()


async def test_this_machine_may_ask_it_by_its_own_names():
    async with in_process(hosts=HOSTS) as app:
        for host in ("localhost:8000", "127.0.0.1"):
            assert (await app.person(host=host).get("/metrics")).status_code == 200
            through = app.person(host=host, **{"x-forwarded-for": "192.0.2.1"})
            assert (await through.get("/health")).status_code == 421


async def test_behind_a_trusted_proxy_it_is_the_name_that_the_browser_asked_for():
    async with in_process(hosts=HOSTS, trust_proxy=("127.0.0.1",)) as app:
        for asked, status in (("play.example", 200), ("evil.example", 421)):
            told = {"host": "127.0.0.1:8000", "x-forwarded-host": asked}
            assert (await app.person(**told).get("/api/tables")).status_code == status


async def test_a_server_without_names_answers_to_any(app: InProcess):
    for host in (*ANSWERED, *OTHERS):
        answer = await app.person().get("/api/tables", headers=[(b"host", host.encode("latin-1"))])
        assert answer.status_code == 200
    for host in MALFORMED:
        answer = await app.person().get("/", headers=[(b"host", host.encode("latin-1"))])
        assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


async def test_the_port_for_metrics_answers_to_no_name_that_a_stranger_can_have(tmp_path: Path, all_lexicons: None):
    own = Port()
    server = Server(tmp_path, METRICS_PORT=str(own.number), HOSTS="play.example")
    async with running(server), httpx.AsyncClient(verify=False) as client:
        url = f"http://127.0.0.1:{own.number}/metrics"
        for host in ("127.0.0.1", "10.0.0.5:9101", "[2001:db8::1]", "localhost", "prometheus", "play.example"):
            assert (await client.get(url, headers={"host": host})).status_code == 200, host
        for host in ("evil.example", "127.0.0.1.evil.example", "play.example.evil", "localhost.evil.example:9101"):
            assert (await client.get(url, headers={"host": host})).status_code == 421, host
        await asyncio.to_thread(server.stop)


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("House:8000", "house"),
        ("house.", "house"),
        ("[::0:1]:80", "::1"),
        ("127.0.0.1", "127.0.0.1"),
        ("house:65536", None),
        ("house:", None),
        ("house:80:80", None),
        ("a@b", None),
        ("[house]", None),
        ("[::1", None),
        ("hou\u017fe", None),
        ("", None),
    ],
)
def test_a_host_is_read_strictly(host: str, name: str | None):
    assert host_name(host) == name


@pytest.mark.parametrize(
    ("name", "local"),
    [("localhost", True), ("a.localhost", True), ("db", True), ("::1", True), ("10.0.0.1", True), ("a.example", False)],
)
def test_a_local_name_has_no_dot_or_is_an_address(name: str, local: bool):
    assert is_local(name) is local


def test_names_are_read_in_one_form():
    assert read_hosts(" Play.Example., [::1],,10.0.0.1") == ("play.example", "::1", "10.0.0.1")
    for wrong in ("play.example:8000", "https://play.example", "*.example", "a b"):
        with pytest.raises(ValueError, match="is no name of a host"):
            read_hosts(wrong)
