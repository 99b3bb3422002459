"""What a link shows where it is posted: the game that it invites to, and nothing else of the table."""

import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from lettrine.server.http.preview import IMAGE
from tests.server.in_process import InProcess, in_process

pytestmark = pytest.mark.anyio

HTML = "<!doctype html><html><head><title>Lettrine</title></head><body></body></html>"


@pytest.fixture
async def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[InProcess]:
    (tmp_path / "index.html").write_text(HTML)
    monkeypatch.setattr("lettrine.server.http.assets.FOLDER", tmp_path)
    async with in_process() as running:
        yield running


async def tags(client: httpx.AsyncClient, path: str, **headers: str) -> dict[str, str]:
    page = (await client.get(path, headers=headers)).text
    assert re.sub("<meta[^>]*>", "", page) == HTML
    found = re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', page)
    return {name: unescape(value) for name, value in found}


async def test_the_first_page_says_what_this_is_with_a_picture(app: InProcess):
    found = await tags(app.person(), "/", **{"accept-language": "de-AT"})
    assert (found["title"], found["locale"]) == ("Lettrine", "de")
    assert "Spiele" in found["description"]
    assert found["image"] == f"http://house/{IMAGE}"
    assert (Path(__file__).parents[3] / "web/public" / IMAGE).read_bytes().startswith(b"\x89PNG")


async def test_a_table_says_which_game_it_invites_to_and_names_nobody(app: InProcess):
    people = app.people(2)
    table = await app.open(people)
    code = (await people[0].get(f"/api/tables/{table}")).json()["code"]
    for path in (f"/t/{table}", f"/c/{code}", f"/c/{code.lower()}"):
        found = await tags(app.person(), path, **{"accept-language": "en"})
        assert found["title"] == "Sonde: you are invited"
        assert not any("P0" in value or table in value or code in value for value in found.values())


async def test_without_a_language_of_the_visitor_the_table_speaks_its_own(app: InProcess):
    table = await app.open(app.people(2), language="fr")
    assert (await tags(app.person(), f"/t/{table}"))["locale"] == "fr"


@pytest.mark.parametrize("path", ["/t/none", "/c/NONE", "/ratings"])
async def test_where_there_is_no_table_the_page_says_what_it_is(app: InProcess, path: str):
    assert (await tags(app.person(), path))["title"] == "Lettrine"


@pytest.mark.parametrize("host", ["house:99999999", "house:65536", "house:x", "[::1", "[house]", "", "@"])
async def test_where_the_host_is_none_a_link_has_no_picture_and_the_page_is_sent(app: InProcess, host: str):
    table = await app.open(app.people(1), seats=2)
    for path in ("/", f"/t/{table}", "/c/ABCDEF"):
        answer = await app.person().get(path, headers=[(b"host", host.encode("latin-1"))])
        assert answer.status_code == 200, path
        assert "og:title" in answer.text
        assert "og:image" not in answer.text


async def test_the_picture_has_the_address_that_the_browser_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "index.html").write_text(HTML)
    monkeypatch.setattr("lettrine.server.http.assets.FOLDER", tmp_path)
    told = {"host": "127.0.0.1:8000", "x-forwarded-host": "play.example", "x-forwarded-proto": "https"}
    async with in_process(trust_proxy=("127.0.0.1",)) as app:
        assert (await tags(app.person(**told), "/"))["image"] == f"https://play.example/{IMAGE}"
    async with in_process(secure=True) as app:
        assert (await tags(app.person(), "/"))["image"] == f"https://house/{IMAGE}"
