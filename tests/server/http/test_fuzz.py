"""Whatever is sent, over HTTP or on a socket: an answer, or a refusal with a code; never a failure or a lost table.

Over HTTP every answer is also one that the OpenAPI document tells of.
"""

import asyncio
import json
from typing import Any

import msgspec
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from lettrine.server.app import build
from lettrine.server.identity import COOKIE, Identities
from lettrine.server.settings import Settings
from tests.conformance.sonde import SPECIMEN
from tests.server.in_process import MANY, PLAN, Socket, hidden, in_process
from tests.thorough import examples

SECRET = b"x" * 32
ADA, BEN, EVE = (Identities(SECRET).issue().cookie for _ in range(3))

# HTTP ------------------------------------------------------------------------------------------------------------


CHECKS = [
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
SENSE = {"NewTable": {"plan": PLAN, "name": "Ada"}, "NewSitter": {"name": "Eve"}, "NewBot": {"bot": "beginner"}}
"""Bodies that can be taken at their word; what is made up from a schema hardly ever can."""


def strict(document: dict[str, Any]) -> dict[str, Any]:
    """The document as it is meant: there are no fields but those that it names."""
    for name, part in document["components"]["schemas"].items():
        part["additionalProperties"] = False
        part.update({"examples": [SENSE[name]]} if name in SENSE else {})
    return document


APP = build(
    Settings(
        store="memory:",
        secret=SECRET,
        http_burst=MANY,
        page_burst=MANY,
        code_burst=MANY,
        table_burst=MANY,
        talk_burst=MANY,
        away_after=0,
        tick=3600,
    )
)
schema = schemathesis.openapi.from_dict(strict(msgspec.to_builtins(APP.openapi_schema.to_schema())))
schema.app = APP


def opened(stage: str) -> str:
    """A table that waits for somebody, one where all seats are taken, or one where a game is going on."""
    with asgi.get_client(APP) as client:
        made = client.post("/api/tables", json={"plan": {**PLAN, "seats": 2}, "name": "Ada"}, cookies={COOKIE: ADA})
        table = str(made.json()["id"])
        if stage != "waiting":
            client.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"}, cookies={COOKIE: BEN})
        if stage == "begun":
            client.post(f"/api/tables/{table}/start", cookies={COOKIE: ADA})
    return table


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_request_is_answered_or_refused_as_documented(case: Any):
    look(case, case.call())
    for stage in ("waiting", "full", "begun") if "table" in case.path_parameters else ():
        case.path_parameters["table"] = opened(stage)
        for cookie in (ADA, BEN, EVE, "forged"):
            look(case, case.call(cookies={COOKIE: cookie}))


def look(case: Any, answer: Any) -> None:
    assert answer.status_code < 500, answer.text
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code >= 400 and answer.request.method != "HEAD":
        told = answer.json()
        assert told["type"] == "refused", told
        assert told["code"] not in ("", "table_failed"), told
        assert told["message"]


# Sockets ---------------------------------------------------------------------------------------------------------

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=12,
)
actions = SPECIMEN.strange.map(msgspec.to_builtins)
valid = st.one_of(
    st.fixed_dictionaries({"type": st.just("do"), "ref": st.integers(), "action": actions}),
    st.fixed_dictionaries({"type": st.just("say"), "ref": st.integers(), "text": st.text(min_size=1, max_size=500)}),
    st.fixed_dictionaries({"type": st.just("ping"), "ref": st.integers()}),
)


@st.composite
def mutated(draw: Any) -> Any:
    """A good message with something wrong about it: a field too many, too few, or of another kind."""
    message = dict(draw(valid))
    inner = message["action"] if "action" in message and draw(st.booleans()) else message
    name = draw(st.sampled_from(sorted(inner)) | st.text(max_size=9))
    if draw(st.booleans()):
        inner.pop(name, None)
    else:
        inner[name] = draw(anything)
    return message


def damaged(text: str, at: int, instead: str) -> str:
    place = at % (len(text) + 1)
    return text[:place] + instead + text[place + 1 :]


whole = (valid | mutated() | anything).map(json.dumps)
texts = st.one_of(whole, whole, st.text(), st.builds(damaged, whole, st.integers(0), st.text(max_size=2)))
messages = st.one_of(texts, texts, texts, st.binary(max_size=50))


@given(sent=st.lists(st.tuples(st.integers(0, 3), messages), max_size=25))
@settings(max_examples=examples(60), deadline=None)
def test_every_message_is_answered_or_refused(sent: list[tuple[int, str | bytes]]):
    asyncio.run(answered(sent))


async def answered(sent: list[tuple[int, str | bytes]]) -> None:
    """Three seats and a watcher send these; each gets one answer to each, and the table goes on."""
    async with in_process() as app:
        people = app.people(3)
        table = await app.begun(people)
        sockets = [await app.connect(table, person) for person in people]
        await hidden(sockets)
        sockets.append(await app.connect(table))
        for who, message in sent:
            await look_at_answer(sockets[who], message)
        for socket in sockets[:3]:
            assert (await socket.ask({"type": "say", "text": "still here"}))["type"] == "done"
        before = await app.service.tables.table(table)
        rows = await app.service.store.read(table)
        assert before is not None
        assert [row.seq for row in rows] == list(range(before.seq + 1))


async def look_at_answer(socket: Socket, message: str | bytes) -> None:
    if isinstance(message, str):
        socket.put(text=message)
    else:
        socket.put(data=message)
    answer = await socket.answer()
    assert answer["type"] in ("done", "pong", "refused"), answer
    if answer["type"] == "refused":
        assert answer["code"] != "table_failed"
        assert answer["message"]
