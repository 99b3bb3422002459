"""The lobby: what it lists, and what one network can do to it."""

import httpx
import pytest

from tests.server.in_process import PLAN, InProcess

pytestmark = pytest.mark.anyio


async def opened(app: InProcess, person: httpx.AsyncClient, *bots: str, **plan: object) -> str:
    """A public table with two seats."""
    fields = {**PLAN, "seats": 2, "public": True, **plan}
    made = await person.post("/api/tables", json={"plan": fields, "name": "Ada", "bots": bots})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


async def listed(app: InProcess) -> list[str]:
    return [table["id"] for table in (await app.person().get("/api/tables")).json()]


async def test_full_tables_that_have_not_begun_hide_none_that_has_a_free_seat(app: InProcess):
    (ada,) = app.people(1)
    waiting = await opened(app, ada)
    for _ in range(210):
        full = await opened(app, ada, "gentle")
    assert await listed(app) == [waiting]
    await ada.delete(f"/api/tables/{full}/seats/1")
    assert await listed(app) == [full, waiting]
