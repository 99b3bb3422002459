"""On a table's socket: what cannot be read is refused, what fails is told, and the connection stays."""

import asyncio
import json
import logging
from typing import Any

import msgspec
import pytest

from tests.server.in_process import ASK, InProcess, in_process, refused, seated

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("first_seat_begins")]


STRANGE = [
    "",
    "{",
    "null",
    "[]",
    '"do"',
    "\x00",
    '{"type": "cheat", "ref": 1}',
    '{"type": "ping", "ref": 1, "more": true}',
    '{"type": "ping", "ref": "one"}',
    '{"type": "do", "ref": 1}',
    '{"type": "do", "ref": 1, "action": {"do": "ask", "of": "me", "letter": "S"}}',
    '{"type": "do", "ref": 1, "action": {"do": "ask", "of": 1, "letter": "S", "why": 1}}',
    '{"type": "do", "ref": 1, "action": {"do": "lapse"}}',
    '{"type": "do", "ref": 1, "action": null}',
    '{"type": "do", "ref": 1, "action": ' + "[" * 8000 + "]" * 8000 + "}",
    '{"type": "do", "ref": 1, "decision": "' + "x" * 81 + '", "action": {"do": "draw"}}',
    '{"type": "say", "ref": 1, "text": ""}',
    '{"type": "say", "ref": 1, "text": "' + "x" * 501 + '"}',
    '{"type": "say", "ref": 1, "text": "\\ud800"}',
    "[" * 16_000,
    "x" * 16_385,
    "é" * 16_000,
]


@pytest.mark.parametrize("text", STRANGE, ids=range(len(STRANGE)))
async def test_what_cannot_be_read_is_refused_and_the_connection_stays(app: InProcess, text: str):
    _, _, (ada, ben, _) = await seated(app)
    ada.put(text=text)
    refused(await ada.answer(), "unreadable")
    assert await ben.all() == []
    assert (await ada.do(ASK))["type"] == "done"


async def test_bytes_are_refused_and_the_connection_stays(app: InProcess):
    _, _, (ada, _, _) = await seated(app)
    ada.put(data=b"\xff\x00")
    refused(await ada.answer(), "unreadable")
    assert (await ada.do(ASK))["type"] == "done"


@pytest.mark.parametrize("ref", [0, -1, 2**63, 2**200])
async def test_any_whole_number_comes_back_as_ref(app: InProcess, ref: int):
    _, _, (ada, _, _) = await seated(app)
    ada.put(text=json.dumps({"type": "do", "ref": ref, "action": {**ASK, "of": 2**70}}))
    assert (await ada.answer())["ref"] == ref


async def test_a_refusal_speaks_the_language_that_was_asked_for(app: InProcess):
    table, _, _ = await seated(app)
    german = await app.connect(table, **{"accept-language": "de-DE"})
    french = await app.connect(table, None, "?interface=fr", **{"accept-language": "de"})
    await german.all()
    await french.all()
    assert (await german.do(ASK))["message"].startswith("Du siehst zu")
    assert (await french.do(ASK))["message"].startswith("Vous regardez")


async def test_a_table_whose_rules_fail_is_refused_and_the_others_go_on(app: InProcess, caplog):
    table, _, (ada, _, _) = await seated(app)
    _, _, (other, _, _) = await seated(app)
    loaded = app.service.tables._loaded[table]

    class Broken:
        def __getattr__(self, name: str) -> Any:
            return getattr(game, name) if name in ("actions", "standing") else 1 / 0

    game = loaded.table.game
    loaded.table = msgspec.structs.replace(loaded.table, game=Broken())
    with caplog.at_level(logging.CRITICAL):
        refused(await ada.do(ASK), "table_failed")
    assert (await other.do(ASK))["type"] == "done"


async def test_the_clock_of_the_house_survives_anything(monkeypatch):
    fired: list[int] = []

    async with in_process(tick=0.01) as app:

        async def fire() -> None:
            fired.append(1)
            raise RuntimeError("one table cannot be read")

        monkeypatch.setattr(app.service.tables, "lapse_overdue", fire)
        async with asyncio.timeout(30):
            while len(fired) < 3:
                await asyncio.sleep(0.01)
