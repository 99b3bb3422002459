"""How many rematches one network may open: each is a table too."""

import httpx
import pytest

from lettrine.server.service import REMATCH_FACTOR
from tests.server.in_process import InProcess, in_process

pytestmark = pytest.mark.anyio

PLAN = {"game": "solitaire", "edition": "standard", "seats": 1, "options": {}}


async def stopped(app: InProcess, person: httpx.AsyncClient, table: str) -> str:
    """Begin a game, and give up at once."""
    await person.post(f"/api/tables/{table}/start")
    socket = await app.connect(table, person)
    assert (await socket.do({"do": "stop"}))["type"] == "done"
    await socket.close()
    return table


async def test_rematches_of_one_network_are_limited_and_not_by_the_limit_of_tables(all_lexicons: None):
    async with in_process(table_burst=2, table_rate=0.001) as app:
        (ada,) = app.people(1)
        over = await stopped(app, ada, await app.open([ada], **PLAN))
        for _ in range(2 * REMATCH_FACTOR):
            answer = await ada.post(f"/api/tables/{over}/rematch")
            assert answer.status_code == 201, answer.text
            over = await stopped(app, ada, answer.json()["id"])
        refused = await ada.post(f"/api/tables/{over}/rematch")
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        assert (await ada.get(f"/api/tables/{over}")).json().get("next") is None


async def test_to_come_to_a_rematch_that_is_there_counts_as_nothing(all_lexicons: None):
    async with in_process(table_burst=1, table_rate=0.001) as app:
        (ada,) = app.people(1)
        over = await stopped(app, ada, await app.open([ada], **PLAN))
        answers = [await ada.post(f"/api/tables/{over}/rematch") for _ in range(REMATCH_FACTOR + 2)]
        assert {answer.status_code for answer in answers} == {201}
        assert len({answer.json()["id"] for answer in answers}) == 1
