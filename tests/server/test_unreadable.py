"""What cannot be read is refused with what is the matter, over HTTP and on a socket; no garbage is a failure."""

import itertools
import json
from typing import Any

import pytest

from lettrine.wire.fields import HALF_PAIR, NOT_TEXT, NOT_UTF8
from tests.server.in_process import PLAN, InProcess, refused, seated

pytestmark = pytest.mark.anyio

JSON = {"content-type": "application/json"}
GARBAGE = [
    "",
    " ",
    ";q=;,,;;q=9e999",
    "fr;q=nan,de;q=inf",
    "x" * 9000,
    "," * 9000,
    "\xff\xfe",
    "bytes=0-1",
    'for=;;"',
    "%ff%00",
]
HEADERS = [
    "accept-language",
    "accept",
    "accept-encoding",
    "forwarded",
    "range",
    "if-none-match",
    "if-modified-since",
    "origin",
    "cookie",
    "sec-fetch-site",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "content-type",
]


def body(name: bytes) -> bytes:
    return b'{"plan": %s, "name": "%s"}' % (json.dumps(PLAN).encode(), name)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (b"\xff", NOT_UTF8),
        (b"\xed\xa0\x80", NOT_UTF8),
        (b"\xc3", NOT_UTF8),
        (rb"\ud800", HALF_PAIR),
        (rb"\\\uDBFF", HALF_PAIR),
        (rb"\ud83d\ude00\ud83d", HALF_PAIR),
    ],
)
async def test_a_body_with_what_is_no_character(app: InProcess, name: bytes, reason: str):
    answer = await app.person(**JSON).post("/api/tables", content=body(name))
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
    assert answer.json()["detail"]["reason"] == reason


@pytest.mark.parametrize(
    "path", ["/api/tables/x/seats/0", "/api/tables/x/bots/0", "/api/tables/x/hand/0", "/api/practice"]
)
async def test_no_route_fails_on_it(app: InProcess, path: str):
    address = f"{path}?language=en&edition=1976&seed=1"
    answer = await app.person(**JSON).post(address, content=b'{"name": "\xff", "bot": "\xff", "letter": "\xff"}')
    assert (answer.status_code, answer.json()["detail"]["reason"]) == (400, NOT_UTF8)


async def test_a_body_that_ends_too_early_is_not_taken_for_one(app: InProcess):
    for cut in (b'{"name": "\\\\ud800', b'{"name": "\\ud83d\\ude00', b"{"):
        answer = await app.person(**JSON).post("/api/tables", content=cut)
        assert answer.json()["code"] == "unreadable"
        assert HALF_PAIR not in answer.text


@pytest.mark.parametrize("header", HEADERS)
async def test_no_header_makes_the_server_fail(app: InProcess, header: str):
    table = await app.open(app.people(1), seats=2)
    paths = (
        "/",
        f"/t/{table}",
        "/c/ABCDEF",
        "/favicon.svg",
        f"/api/tables/{table}",
        "/api/games",
        "/schema/openapi.json",
    )
    for path, garbage in itertools.product(paths, GARBAGE):
        answer = await app.person().get(path, headers=[(header.encode(), garbage.encode("latin-1"))])
        assert answer.status_code < 500, (path, garbage[:40])


# On a socket -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [b'{"type": "ping", "ref": 1}', b"\xff", b""])
async def test_a_binary_frame_is_refused_for_what_it_is(app: InProcess, data: bytes):
    _, _, (ada, _, _) = await seated(app)
    ada.put(data=data)
    answer = await ada.answer()
    refused(answer, "unreadable")
    assert answer["detail"]["reason"] == NOT_TEXT
    assert (await ada.ask({"type": "ping"}))["type"] == "pong"


@pytest.mark.parametrize(
    "text",
    [
        r'{"type": "say", "ref": 1, "text": "\ud800"}',
        r'{"type": "do", "ref": 1, "action": {"do": "hide", "word": "\uD800"}}',
    ],
)
async def test_half_of_a_pair_is_refused_for_what_it_is(app: InProcess, text: str):
    _, _, (ada, _, _) = await seated(app)
    ada.put(text=text)
    answer = await ada.answer()
    refused(answer, "unreadable")
    assert answer["detail"]["reason"] == HALF_PAIR


@pytest.mark.parametrize(
    ("action", "field"),
    [
        ('{"do": "ask", "of": 1, "letter": 7}', "action.letter"),
        ('{"do": "ask", "of": 1}', "action.letter"),
        ('{"do": "hide", "word": "HOUSE", "word": "SILOS"}', "action.word"),
        ('{"do": "hide", "word": "HOUSE", "colour": "red"}', "action.colour"),
        ('{"do": "dance"}', "action.do"),
        ("7", "action"),
    ],
)
async def test_an_action_names_the_field(app: InProcess, action: str, field: str):
    _, _, (ada, _, _) = await seated(app)
    ada.put(text=f'{{"type": "do", "ref": 1, "action": {action}}}')
    answer = await ada.answer()
    refused(answer, "unreadable")
    assert (answer["ref"], answer["detail"].get("field")) == (1, field), answer
    assert answer["message"].endswith(f"(Field: {field})")


# Names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "code"), [("\u200b", "bad_name"), ("P0", "name_taken"), ("F.u.c.k", "offensive_name")]
)
async def test_a_name_that_cannot_be_had_is_the_field_that_is_wrong(app: InProcess, name: str, code: str):
    table = await app.open(app.people(1), seats=2)
    ways: list[tuple[str, Any]] = [(f"/api/tables/{table}/seats/1", {"name": name})]
    if code != "name_taken":
        ways.append(("/api/tables", {"plan": PLAN, "name": name}))
    for path, wanted in ways:
        answer = await app.person().post(path, json=wanted)
        assert (answer.status_code, answer.json()["code"]) == (409, code), answer.text
        assert answer.json()["detail"]["field"] == "name"
    watcher = await app.connect(table)
    said = await watcher.ask({"type": "say", "text": "Hello", "name": name})
    assert (said["code"], said["detail"]["field"]) == (code, "name")
