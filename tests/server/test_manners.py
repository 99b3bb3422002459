"""What the house refuses: names of people, messages and hidden words that may hurt somebody."""

import pytest

from tests.server.in_process import PLAN, InProcess, in_process, seated

pytestmark = pytest.mark.anyio


async def code_of(app: InProcess, name: str) -> str | None:
    async with app.person() as somebody:
        answer = await somebody.post("/api/tables", json={"plan": PLAN, "name": name})
        return str(answer.json()["code"]) if answer.is_error else None


async def test_an_offensive_name_gets_no_seat_and_is_told_what_to_do(app: InProcess) -> None:
    async with app.person() as somebody:
        answer = await somebody.post("/api/tables", json={"plan": PLAN, "name": "F.u.c.k"})
        assert (answer.status_code, answer.json()["code"]) == (409, "offensive_name")
        assert "Choose another" in answer.json()["message"]
    table = await app.open(app.people(1), seats=3)
    async with app.person() as other:
        assert (await other.post(f"/api/tables/{table}/seats/1", json={"name": "n1gger"})).status_code == 409
    assert await code_of(app, "Dick Scunthorpe") is None


async def test_a_house_may_allow_any_name() -> None:
    async with in_process(offensive_names="allowed") as app:
        assert await code_of(app, "F.u.c.k") is None


async def test_a_watcher_may_not_speak_under_an_offensive_name(app: InProcess) -> None:
    table, _, _ = await seated(app)
    watcher = await app.connect(table)
    await watcher.all()
    assert (await watcher.ask({"type": "say", "text": "Hello", "name": "Shit"}))["code"] == "offensive_name"
    assert (await watcher.ask({"type": "say", "text": "Shit", "name": "Ada"}))["type"] == "done"


async def test_a_house_may_refuse_offensive_messages() -> None:
    async with in_process(offensive_chat="refused") as app:
        _, _, (ada, _, _) = await seated(app)
        for text in ("you b1tch", "f\x01uck"):
            assert (await ada.ask({"type": "say", "text": text}))["code"] == "offensive_message"
        assert (await ada.ask({"type": "say", "text": "Hello"}))["type"] == "done"


@pytest.mark.parametrize(("setting", "option"), [("allowed", True), ("refused", False)])
async def test_the_houses_rule_about_hidden_words_is_a_rule_of_its_tables(setting: str, option: bool) -> None:
    async with in_process(offensive_words=setting) as app:
        table = await app.open(app.people(1), seats=3)
        found = await app.service.tables.table(table)
        assert found is not None
        assert found.plan.options.get("offensive", True) is option
