"""Do it for me: what a bot would do in somebody's place, by what that seat may know and nothing else."""

import json
import os
import signal
from typing import Any

import httpx
import pytest

from lettrine.play import bot_calls
from tests.server.http.answers import refused
from tests.server.in_process import InProcess, Socket, in_process, seated

pytestmark = pytest.mark.anyio


async def suggested(person: httpx.AsyncClient, table: str, **about: str) -> dict[str, Any]:
    answer = await person.get(f"/api/tables/{table}/suggestion", params=about)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def done(socket: Socket, told: dict[str, Any]) -> None:
    answer = await socket.do(told["action"], told["decision"])
    assert answer["type"] == "done", (told, answer)


@pytest.mark.parametrize(("edition", "language"), [("1967", "fr"), ("1976", "en"), ("1984", "de")])
async def test_a_word_to_hide_is_one_that_the_table_takes(app: InProcess, edition: str, language: str):
    people = app.people(2)
    table = await app.begun(people, edition=edition, language=language, lexicon=None)
    sockets = [await app.connect(table, person) for person in people]
    for person, socket in zip(people, sockets, strict=True):
        for tray in ("left", "right"):
            told = await suggested(person, table)
            assert told["action"]["do"] == "hide"
            assert told["action"]["tray"] == tray
            await done(socket, told)


async def test_it_answers_whatever_the_table_waits_for(app: InProcess):
    table, people, sockets = await seated(app)
    for _ in range(6):
        for socket in sockets:
            await socket.all()
        duty = next(decision for decision in sockets[0].view["open"] if decision["duty"])
        seat = duty["seats"][0]
        told = await suggested(people[seat], table)
        assert (told["decision"], told["action"]["do"]) == (duty["id"], duty["kind"])
        await done(sockets[seat], told)


async def test_whoever_is_on_turn_with_a_word_to_hide_can_ask_about_either(app: InProcess):
    people = app.people(3)
    table = await app.begun(people, game="glyphs", edition="standard", options={}, lexicon=None)
    sockets = [await app.connect(table, person) for person in people]
    for socket, word in zip(sockets, ("HOUSE", "MAGIC", "TIGER"), strict=True):
        await socket.do({"do": "hide", "word": word})
    for socket in sockets:
        await socket.all()
    on_turn = sockets[0].view["turn"]
    other = (on_turn + 1) % 3
    word = sockets[on_turn].view["boards"][on_turn]["word"]
    await sockets[other].do({"do": "name", "of": on_turn, "word": word})
    await sockets[on_turn].all()
    duties = {each["kind"]: each["id"] for each in sockets[on_turn].view["open"] if each["duty"]}
    assert set(duties) == {"propose", "hide"}
    for kind, decision in duties.items():
        told = await suggested(people[on_turn], table, decision=decision)
        assert (told["decision"], told["action"]["do"]) == (decision, kind)
    refused(await people[other].get(f"/api/tables/{table}/suggestion?decision=hide:0.1"), 409, "nothing_to_do")


async def test_asking_changes_nothing(app: InProcess):
    table, people, sockets = await seated(app)
    before = await app.service.tables.table(table)
    asking = next(iter(sockets[0].view["open"]))["seats"][0]
    await suggested(people[asking], table)
    assert await app.service.tables.table(table) is before


async def test_a_bot_is_shown_what_the_seat_is_shown(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    table, people, sockets = await seated(app)
    given: list[Any] = []

    async def called(self: Any, seat: bot_calls.BotSeat, function: Any, sent: bytes, due: str) -> None:
        given.append((seat.seat, json.loads(sent)))

    monkeypatch.setattr(bot_calls.BotCalls, "call", called)
    asking = next(iter(sockets[0].view["open"]))["seats"][0]
    refused(await people[asking].get(f"/api/tables/{table}/suggestion"), 409, "nothing_to_do")
    assert given == [(asking, {"events": [], "view": sockets[asking].view})]


async def test_whoever_has_nothing_to_do_is_told_so(app: InProcess):
    table, people, sockets = await seated(app)
    asking = next(iter(sockets[0].view["open"]))["seats"][0]
    for seat, person in enumerate(people):
        if seat != asking:
            refused(await person.get(f"/api/tables/{table}/suggestion"), 409, "nothing_to_do")


async def test_nothing_is_suggested_before_the_game_or_to_those_who_watch(app: InProcess):
    people = app.people(3)
    table = await app.open(people)
    refused(await people[0].get(f"/api/tables/{table}/suggestion"), 409, "not_begun")
    refused(await app.person().get(f"/api/tables/{table}/suggestion"), 403, "not_seated")
    refused(await people[0].get("/api/tables/nowhere/suggestion"), 404, "no_such_table")


async def test_rules_that_allow_no_word_are_called_that(app: InProcess):
    people = app.people(3)
    table = await app.begun(people, options={"cards": "off", "spaces": 1, "words": ["adverb"]})
    refused(await people[0].get(f"/api/tables/{table}/suggestion"), 409, "no_word_fits")


async def test_when_the_bots_have_died_one_can_ask_again():
    async with in_process() as app:
        table, people, sockets = await seated(app)
        asking = next(iter(sockets[0].view["open"]))["seats"][0]
        await suggested(people[asking], table)
        for process in app.service.bot_seats.calls.processes[0].pids:
            os.kill(process, signal.SIGKILL)
        answer = await people[asking].get(f"/api/tables/{table}/suggestion")
        refused(answer, 503, "too_busy")
        await suggested(people[asking], table)
