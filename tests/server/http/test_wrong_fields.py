"""What cannot be read or played is refused with the name of the field that is wrong, also in the sentence."""

from typing import Any

import pytest

from lettrine.wire.fields import unreadable_detail
from tests.server.in_process import PLAN, InProcess, seated

pytestmark = pytest.mark.anyio

LABELS = {"en": "(Field: {})", "fr": "(Champ\u00a0: {})", "de": "(Feld: {})"}


def plan(**fields: Any) -> dict[str, Any]:
    return {"plan": {**PLAN, **fields}, "name": "Ada"}


@pytest.mark.parametrize(
    ("status", "code", "field", "body"),
    [
        (400, "unreadable", "plan.seats", plan(seats=0)),
        (400, "unreadable", "plan.seats", plan(seats="two")),
        (400, "unreadable", "plan.clock.kind", plan(clock={"kind": "sand"})),
        (400, "unreadable", "plan.seed", plan(seed=1)),
        (400, "unreadable", "plan", {"name": "Ada"}),
        (400, "unreadable", "plan.game", {"plan": {}, "name": "Ada"}),
        (400, "unreadable", "name", {"plan": PLAN}),
        (400, "unreadable", "name", {**plan(), "name": ""}),
        (400, "unreadable", "bots[1]", {**plan(), "bots": ["beginner", 7]}),
        (400, "unreadable", "admin", {**plan(), "admin": True}),
        (422, "unknown_game", "plan.game", plan(game="chess")),
        (422, "unknown_edition", "plan.edition", plan(edition="1492")),
        (422, "unknown_language", "plan.language", plan(language="tlh")),
        (422, "wrong_seats", "plan.seats", plan(seats=12)),
        (422, "unknown_option", "plan.options.colour", plan(options={"colour": "red"})),
        (422, "bad_option", "plan.options.cards", plan(options={"cards": 7})),
        (422, "two_clocks", "plan.clock", plan(clock={"kind": "player", "seconds": 1}, options={"clock": 60})),
        (422, "no_such_seat", "bots", {**plan(), "bots": ["beginner"] * 3}),
        (422, "unknown_bot", "bots[1]", {**plan(), "bots": ["beginner", "deep"]}),
        (422, "seats_free", "start", {**plan(), "start": True}),
    ],
)
async def test_a_table_that_cannot_be_opened(app: InProcess, status: int, code: str, field: str, body: Any):
    for language, label in LABELS.items():
        answer = await app.person(**{"accept-language": language}).post("/api/tables", json=body)
        refused = answer.json()
        assert (answer.status_code, refused["code"], refused["detail"]["field"]) == (status, code, field), refused
        assert refused["message"].endswith(label.format(field))


@pytest.mark.parametrize(
    ("status", "field", "path"),
    [
        (400, "seed", "/api/practice?language=en&edition=1976&seed=-1"),
        (400, "language", f"/api/practice?language={'x' * 41}&edition=1976"),
        (400, "edition", "/api/practice?language=en"),
        (400, "table", f"/api/tables/{'x' * 65}"),
        (400, "code", "/api/codes/AAAAAAAAAAAAA"),
        (400, "game", "/api/ratings"),
        (422, "language", "/api/practice?language=tlh&edition=1976"),
        (422, "edition", "/api/practice?language=en&edition=1492"),
    ],
)
async def test_an_address_that_cannot_be_read(app: InProcess, status: int, field: str, path: str):
    answer = await app.person().get(path)
    assert (answer.status_code, answer.json()["detail"].get("field")) == (status, field), answer.text
    assert field in answer.json()["message"]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null"])
async def test_where_all_of_it_is_wrong_no_field_is_named(app: InProcess, body: bytes):
    answer = await app.person(**{"content-type": "application/json"}).post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
    assert answer.json()["detail"].keys() == {"reason"}


async def test_a_message_on_a_socket_names_it_too(app: InProcess):
    _, _, (ada, _, _) = await seated(app)
    answer = await ada.ask({"type": "say", "text": "x" * 501})
    assert (answer["code"], answer["detail"]["field"]) == ("unreadable", "text")
    assert answer["message"].endswith("(Field: text)")


@pytest.mark.parametrize(
    ("error", "field", "reason"),
    [
        ("Expected `int` - at `$.plan.seats`", "plan.seats", "Expected `int`"),
        ("Object contains unknown field `x` - at `$.plan`", "plan.x", "Object contains unknown field `x`"),
        ("Object missing required field `x`", "x", "Object missing required field `x`"),
        ("Expected `str` - at `$[0].word`", "[0].word", "Expected `str`"),
        ("Input data was truncated", None, "Input data was truncated"),
    ],
)
async def test_the_field_is_found_in_the_error(error: str, field: str | None, reason: str):
    detail = unreadable_detail(error)
    assert (detail.get("field"), detail["reason"]) == (field, reason)
