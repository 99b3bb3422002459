"""The page: sent as it was built, in the coding that a browser takes, kept as long as it stays true, and guarded."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

import lettrine
from lettrine.server.http.assets import FOLDER, IDENTITY, Variant, best_encoding
from lettrine.server.logs import TEXTS
from tests.server.in_process import InProcess, in_process

pytestmark = pytest.mark.anyio

HTML = b"<!doctype html><title>Lettrine</title>"
SCRIPT = b"export const letters = 26" * 40
PLACES = [
    *("/", "/new/sonde", "/t/a-table", "/t/a-table/replay/3", "/c/ACDEFG"),
    *("/practice", "/practice/daily", "/help", "/help/sonde/1976", "/ratings", "/privacy", "/imprint"),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_bytes(HTML)
    (page / "sw.js").write_bytes(b"self")
    (page / "icon.svg").write_bytes(b"<svg/>")
    (page / "manifest.webmanifest").write_bytes(b"{}")
    script = page / "assets/index-B7x_9Q.js"
    script.write_bytes(SCRIPT)
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(SCRIPT))
    script.with_name(script.name + ".br").write_bytes(b"as brotli packs it")
    (page / "assets/display-1.woff2").write_bytes(b"wOF2")
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr("lettrine.server.http.assets.FOLDER", page)
    return page


@pytest.fixture
async def someone(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with in_process() as app, app.person(**{"accept-encoding": IDENTITY}) as person:
        yield person


def test_the_page_is_read_from_where_it_is_built():
    built = "outDir: '../src/lettrine/page'"
    assert built in (Path(__file__).parents[3] / "web/vite.config.ts").read_text()
    assert Path(lettrine.__file__).parent / "page" == FOLDER


@pytest.mark.parametrize("place", PLACES)
async def test_every_place_in_the_page_is_the_page(someone: httpx.AsyncClient, place: str):
    answer = await someone.get(place)
    assert (answer.status_code, answer.content) == (200, HTML)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/icon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
async def test_files_beside_the_page_are_asked_for_again(someone: httpx.AsyncClient, path: str, kind: str):
    answer = await someone.get(path)
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("name", "kind"), [("index-B7x_9Q.js", "text/javascript; charset=utf-8"), ("display-1.woff2", "font/woff2")]
)
async def test_assets_are_kept_for_ever(someone: httpx.AsyncClient, name: str, kind: str):
    answer = await someone.get(f"/assets/{name}")
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, br;q=0.1", "br"),
        ("GZIP", "gzip"),
        ("gzip;q=0.5, br;q=0", "gzip"),
        ("gzip;q=0.000, br; q=0.0", IDENTITY),
        ("deflate", IDENTITY),
        ("*", IDENTITY),
        ("", IDENTITY),
        (";q=,;,,", IDENTITY),
    ],
)
async def test_a_file_is_sent_as_it_was_packed_for_those_who_take_that(
    someone: httpx.AsyncClient, folder: Path, accepted: str, coding: str
):
    path = "assets/index-B7x_9Q.js"
    ending = {"br": ".br", "gzip": ".gz", IDENTITY: ""}[coding]
    async with someone.stream("GET", f"/{path}", headers={"accept-encoding": accepted}) as answer:
        sent = b"".join([part async for part in answer.aiter_raw()])
    assert sent == (folder / (path + ending)).read_bytes()
    assert answer.headers.get("content-encoding", IDENTITY) == coding
    assert answer.headers["content-length"] == str(len(sent))
    assert answer.headers["vary"] == "accept-encoding"


def test_what_was_not_packed_is_sent_as_it_is():
    assert best_encoding("br, gzip", {IDENTITY: Variant(b"", {})}) == IDENTITY
    assert best_encoding("br, gzip", {IDENTITY: Variant(b"", {}), "gzip": Variant(b"", {})}) == "gzip"


async def test_nothing_is_sent_to_those_who_have_it(someone: httpx.AsyncClient):
    for path in ("/", "/assets/index-B7x_9Q.js"):
        first = await someone.get(path)
        tag = first.headers["etag"]
        for known in (tag, f'"other", W/{tag}', "*"):
            again = await someone.get(path, headers={"if-none-match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            assert again.headers["cache-control"] == first.headers["cache-control"]
        assert (await someone.get(path, headers={"if-none-match": '"other"'})).status_code == 200


async def test_each_coding_has_a_tag_of_its_own(someone: httpx.AsyncClient):
    path = "/assets/index-B7x_9Q.js"
    tags = [
        (await someone.head(path, headers={"accept-encoding": coding})).headers["etag"]
        for coding in ("br", "gzip", IDENTITY)
    ]
    assert len(set(tags)) == 3


async def test_whoever_asks_for_the_head_gets_all_but_the_body(someone: httpx.AsyncClient):
    for path in ("/", "/sw.js", "/assets/index-B7x_9Q.js"):
        whole, head = await someone.get(path), await someone.head(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers == whole.headers


async def test_the_page_lets_nothing_in_but_its_own_and_tells_nobody_where_it_was(someone: httpx.AsyncClient):
    for path in ("/t/a-table", "/icon.svg", "/assets/index-B7x_9Q.js"):
        headers = (await someone.get(path)).headers
        policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets//etc/passwd",
        "/assets/index.js",
        "/assets/index-B7x_9Q.js.br",
        "/assets/",
        "/secret.txt",
        "/index.html",
        "/t",
        "/nothing",
    ],
)
async def test_there_is_nothing_else(someone: httpx.AsyncClient, path: str):
    answer = await someone.get(httpx.URL("http://house", raw_path=path.encode()))
    assert (answer.status_code, answer.json()["code"]) == (404, "unreadable")


async def test_nothing_can_be_sent_to_the_page(someone: httpx.AsyncClient):
    assert (await someone.post("/")).status_code == 405


async def test_a_page_that_was_not_built_says_what_to_do(folder: Path):
    (folder / "index.html").unlink()
    async with in_process() as app:
        for language, told in {"en": "The page has not", "fr": "La page n’est", "de": "Die Seite ist"}.items():
            answer = await app.person(**{"accept-language": language}).get("/t/a-table")
            assert answer.status_code == 503
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert answer.text.startswith(told)
            assert "make page" in answer.text
        assert (await app.person().get("/api/tables")).status_code == 200
        head = await app.person().head("/")
        assert (head.status_code, head.content) == (503, b"")


async def test_the_page_needs_no_allowance_and_is_no_part_of_the_interface_for_programs(folder: Path):
    async with in_process(http_burst=0, http_rate=0) as app:
        assert (await app.person().get("/")).status_code == 200
        paths = (await app.person().get("/schema/openapi.json")).json()["paths"]
        assert not [path for path in paths if path in PLACES or path.startswith("/assets")]


async def test_an_address_with_a_key_in_it_is_counted_by_its_template(app: InProcess):
    await app.person().get("/t/a-table/replay")
    told = await app.metrics()
    assert 'route="/t/{table}/{rest}"' in told
    assert "a-table" not in told
    assert TEXTS["route"].fullmatch("/t/{table}/{rest}")
