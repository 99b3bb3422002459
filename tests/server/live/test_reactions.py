"""Reactions: shown to everybody at the table for a moment, and kept nowhere."""

import json

import pytest

from lettrine.core.game import Refusal
from lettrine.play.reactions import SIGNS
from lettrine.server.live.reactions import BURST, RATE, Reactions
from tests.server.in_process import InProcess, in_process, refused, seated

pytestmark = pytest.mark.anyio


def react(sign: str = "wow") -> dict[str, str]:
    return {"type": "react", "sign": sign}


async def test_a_reaction_is_shown_to_all_and_to_whoever_shows_it(app: InProcess):
    table, _, (ada, ben, eve) = await seated(app)
    watcher = await app.connect(table)
    for socket in (ada, ben, eve, watcher):
        await socket.all()
    assert (await ben.ask(react("bravo")))["type"] == "done"
    assert json.loads(ben.sent[-2]) == {"type": "reacted", "seat": 1, "sign": "bravo"}
    for socket in (ada, eve, watcher):
        assert await socket.all() == [{"type": "reacted", "seat": 1, "sign": "bravo"}]


async def test_there_are_six_signs_and_no_other_can_be_sent(app: InProcess):
    _, _, (ada, *_) = await seated(app)
    assert len(SIGNS) == 6
    refused(await ada.ask(react("<b>")), "unreadable")
    refused(await ada.ask({**react(), "id": "again"}), "unreadable")


async def test_who_sits_nowhere_shows_nothing(app: InProcess):
    table, _, (ada, *_) = await seated(app)
    watcher = await app.connect(table)
    await watcher.all()
    refused(await watcher.ask(react()), "not_seated")
    assert [message["type"] for message in await ada.all()] == ["table"]  # that somebody watches, and nothing else


async def test_who_has_muted_somebody_is_sent_nothing_when_they_react(app: InProcess):
    _, _, (ada, ben, eve) = await seated(app)
    voice = json.loads(ada.sent[0])["table"]["seats"][1]["voice"]
    await ada.ask({"type": "mute", "voice": voice})
    await ada.all()
    await ben.ask(react())
    assert await ada.all() == []
    assert [message["type"] for message in await eve.all()] == ["reacted"]


async def test_where_the_chat_is_closed_nobody_reacts(app: InProcess):
    table, people, (ada, ben, _) = await seated(app)
    assert (await people[0].post(f"/api/tables/{table}/chat", json={"on": True})).status_code == 201
    for socket in (ada, ben):
        await socket.all()
    refused(await ben.ask(react()), "chat_closed")
    assert await ada.all() == []
    await people[0].post(f"/api/tables/{table}/chat", json={"on": False})
    assert (await ben.ask(react()))["type"] == "done"


async def test_a_reaction_is_neither_in_the_log_nor_in_the_chat_nor_shown_later(app: InProcess):
    table, _, (ada, *_) = await seated(app)
    rows = len(await app.service.store.read(table))
    await ada.ask(react())
    assert len(await app.service.store.read(table)) == rows
    assert await app.service.store.chat.read(table) == []
    (welcome,) = await (await app.connect(table)).all()
    assert "reacted" not in json.dumps(welcome)


@pytest.mark.usefixtures("first_seat_begins")
async def test_reactions_do_not_count_as_frames(app: InProcess):
    table, _, (ada, ben, _) = await seated(app)
    (welcome,) = await (late := await app.connect(table)).all()
    for sign in SIGNS[:BURST]:
        await ben.ask(react(sign))
    assert (await ada.do({"do": "ask", "of": 1, "letter": "S"}))["type"] == "done"
    heard = await late.all()
    assert [message["type"] for message in heard] == [*["reacted"] * BURST, "frame"]
    assert heard[-1]["seq"] == welcome["frame"]["seq"] + 1


async def test_a_seat_reacts_only_so_often_over_however_many_connections(app: InProcess):
    table, people, (ada, ben, _) = await seated(app)
    again = await app.connect(table, people[1])
    await again.all()
    answers = [await socket.ask(react()) for _ in range(BURST) for socket in (ben, again)]
    assert [answer["type"] for answer in answers].count("done") == BURST
    refused(answers[-1], "too_fast")
    assert [message["type"] for message in await ada.all()].count("reacted") == BURST


async def test_what_comes_from_another_process_is_counted_and_believed_no_more_than_a_client(app: InProcess):
    table, _, (ada, *_) = await seated(app)
    nonsense = ("7 wow", "-1 wow", "0 <b>")
    for each in (f"{table} {rest}" for rest in nonsense):
        app.service.receive("another", f"reacted {each}")
    app.service.receive("another", "reacted no-such-table 0 wow")
    assert await ada.all() == []
    for _ in range(BURST + 2):
        app.service.receive("another", f"reacted {table} 1 oops")
    assert await ada.all() == [{"type": "reacted", "seat": 1, "sign": "oops"}] * BURST


async def test_the_allowance_comes_back_with_time(app: InProcess):
    passed = [0.0]
    sent: list[str] = []
    table_id, _, _ = await seated(app)
    table = app.service.tables.loaded_table(table_id)
    assert table is not None
    reactions = Reactions(app.service.connections, sent.append, lambda: passed[0])
    answers = [reactions.react(table, 0, "wow") for _ in range(BURST + 1)]
    assert answers == [*[None] * BURST, Refusal("too_fast")]
    passed[0] += 1 / RATE
    assert [reactions.react(table, 0, "wow") for _ in range(2)] == [None, Refusal("too_fast")]
    assert sent == [f"reacted {table_id} 0 wow"] * (BURST + 1)


async def test_two_houses_on_one_database_show_each_others_reactions(postgres_url: str, all_lexicons: None):
    async with in_process(store=postgres_url, secret=b"x" * 32) as one:
        people = one.people(2)
        async with in_process(store=postgres_url, secret=b"x" * 32) as other:
            table = await one.begun(people)
            ada = await one.connect(table, people[0])
            ben = await other.connect(table, other.person(people[1].cookies.get("lettrine")))
            for socket in (ada, ben):
                await socket.all()
            assert (await ada.ask(react("think")))["type"] == "done"
            heard = await ben.hear()
            while heard["type"] != "reacted":
                heard = await ben.hear()
            assert heard == {"type": "reacted", "seat": 0, "sign": "think"}


async def test_who_looks_on_at_another_house_is_sent_away_as_well(postgres_url: str, all_lexicons: None):
    async with in_process(store=postgres_url, secret=b"x" * 32) as one:
        people = one.people(2)
        async with in_process(store=postgres_url, secret=b"x" * 32) as other:
            table = await one.begun(people)
            watcher = await other.connect(table)
            assert (await watcher.hear())["type"] == "welcome"
            await people[0].post(f"/api/tables/{table}/watching", json={"on": True})
            while await watcher.hear():
                pass
            assert json.loads(watcher.sent[-1])["why"] == "watching_closed"
