"""What somebody is told of what they have played: their games, ratings, opponents and words."""

from typing import Any

import httpx
import pytest

from lettrine.server.identity import COOKIE
from tests.server.http.openapi_document import conforms
from tests.server.in_process import ASK, InProcess, hidden, in_process
from tests.server.jobs.rated_games import finish, played, settled

pytestmark = pytest.mark.anyio


async def asked(app: InProcess, who: httpx.AsyncClient, what: str) -> Any:
    answer = await who.get(f"/api/me/{what}")
    assert answer.status_code == 200, answer.text
    if "export" not in what:
        await conforms(app, f"GET /api/me/{what.partition('?')[0]}", answer)
    return answer.json()


async def games(app: InProcess, who: httpx.AsyncClient, query: str = "") -> dict[str, Any]:
    return dict(await asked(app, who, f"games{query}"))


def key_of(app: InProcess, who: httpx.AsyncClient) -> str:
    return str(app.service.identities.fingerprint(who.cookies.get(COOKIE)))


def ids(listed: list[dict[str, Any]]) -> list[str]:
    return [game["id"] for game in listed]


async def indexed(app: InProcess) -> None:
    """Whatever waits to be indexed is."""
    await app.service.index_job.index_all()


async def test_somebody_new_has_played_nothing():
    async with in_process() as app:
        for who in (app.person(), *app.people(1)):
            assert await games(app, who) == {"running": [], "finished": [], "next": None}
            assert [await asked(app, who, what) for what in ("ratings", "opponents", "words")] == [[], [], []]


async def test_running_games_are_listed_and_those_where_it_is_my_turn_come_first():
    async with in_process() as app:
        ada, ben, cyd = app.people(3)
        opened = await app.open([ada, ben, cyd])
        theirs = await app.begun([ada, ben, cyd])
        sockets = [await app.connect(theirs, each) for each in (ada, ben, cyd)]
        await hidden(sockets)
        mine = await app.begun([ada, ben, cyd])
        table = await app.service.tables.table(theirs)
        if table.step.state.turn == 0:  # after a miss it is the next one's turn
            await sockets[0].do({**ASK, "of": 1, "letter": "X"})
        listed = (await games(app, ada))["running"]
        assert ids(listed)[0] == mine
        assert set(ids(listed)) == {opened, theirs, mine}
        assert [game["id"] for game in listed if game.get("turn")] == [mine]
        assert listed[0]["seats"] == ["P0", "P1", "P2"]
        assert listed[0]["since"] > 0


async def test_nobody_is_told_of_the_games_of_others():
    async with in_process() as app:
        ada, ben, cyd, zoe = app.people(4)
        table = await played(app, [ada, ben, cyd])
        await indexed(app)
        assert (await games(app, zoe))["finished"] == []
        assert ids((await games(app, ada))["finished"]) == [table]


async def test_a_finished_game_is_listed_with_its_result_and_its_words():
    async with in_process() as app:
        ada, ben, cyd = app.people(3)
        table = await played(app, [ada, ben, cyd])
        await indexed(app)
        (game,) = (await games(app, ben))["finished"]
        outcome = game["outcome"]
        assert (game["id"], game["seat"], game["status"]) == (table, 1, "over")
        assert (outcome["places"], outcome["winners"]) == ([1, 2, 2], [0])
        assert outcome["points"] == list((await app.service.tables.table(table)).step.state.scores)
        held = {word["word"]: word.get("held", False) for word in outcome["words"]}
        assert held == {"HOUSE": True, "SILOS": False, "PLANET": False}


async def test_finished_games_come_in_pages_newest_first():
    async with in_process() as app:
        people = app.people(3)
        tables = [await played(app, people) for _ in range(5)]
        seen, before = [], None
        while True:
            page = await games(app, people[0], f"?limit=2{f'&before={before}' if before else ''}")
            seen += ids(page["finished"])
            before = page["next"]
            if before is None:
                break
        assert sorted(seen) == sorted(tables)
        at = {table: (await app.service.store.card(table)).at for table in tables}
        assert [at[table] for table in seen] == sorted(at.values(), reverse=True)


async def test_a_page_that_begins_nowhere_is_refused():
    async with in_process() as app:
        (ada,) = app.people(1)
        for strange in ("x", "1", ".t", "9" * 30 + ".t", "-1.t", "²" + ".t"):
            answer = await ada.get("/api/me/games", params={"before": strange})
            assert (answer.status_code, answer.json()["code"]) == (400, "unreadable"), strange


async def test_a_game_that_is_put_away_is_listed_among_those_alone_and_can_be_brought_back():
    async with in_process() as app:
        ada, ben, cyd = app.people(3)
        table = await app.begun([ada, ben, cyd])
        gone = await ada.post(f"/api/me/games/{table}/away", json={})
        assert (gone.status_code, gone.json()) == (200, {"away": True})
        assert ids((await games(app, ada))["running"]) == []
        assert ids((await games(app, ada, "?away=true"))["running"]) == [table]
        assert ids((await games(app, ben))["running"]) == [table]
        await ada.post(f"/api/me/games/{table}/away", json={"away": False})
        assert ids((await games(app, ada))["running"]) == [table]


async def test_who_does_not_sit_at_a_table_cannot_put_it_away():
    async with in_process() as app:
        ada, ben, cyd, zoe = app.people(4)
        table = await app.begun([ada, ben, cyd])
        for who, name in ((zoe, table), (ada, "nothing"), (app.person(), table)):
            answer = await who.post(f"/api/me/games/{name}/away", json={})
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")


async def test_who_leaves_a_table_before_the_game_has_it_on_their_list_no_more():
    async with in_process() as app:
        ada, ben, cyd = app.people(3)
        table = await app.open([ada, ben, cyd])
        await ben.delete(f"/api/tables/{table}/seats/1")
        assert ids((await games(app, ben))["running"]) == []
        assert ids((await games(app, ada))["running"]) == [table]


async def test_ratings_are_told_after_each_game(all_lexicons: None):
    async with in_process() as app:
        people = app.people(3)
        tables = [await played(app, people) for _ in range(2)]
        await settled(app)
        (curve,) = await asked(app, people[0], "ratings")
        assert curve["game"] == "sonde"
        assert [point["table"] for point in curve["points"]] == tables
        now = (await people[0].get("/api/ratings", params={"game": "sonde"})).json()["you"]["parts"]["overall"]
        assert {name: curve["points"][-1][name] for name in ("value", "give")} == now
        assert curve["points"][0]["value"] > 1500


async def test_opponents_are_counted_by_person_and_by_the_strength_of_bots():
    async with in_process() as app:
        ada, ben, cyd, zoe = app.people(4)
        for others in ([ben, cyd], [ben, cyd], [ben, zoe]):
            await played(app, [ada, *others])
        await indexed(app)
        met = await asked(app, ada, "opponents")
        assert [(each["name"], each["games"], each["wins"], each["losses"]) for each in met] == [
            ("P1", 3, 3, 0),
            ("P2", 2, 2, 0),
            ("P2", 1, 1, 0),
        ]
        of_ben = await asked(app, ben, "opponents")
        assert (of_ben[0]["name"], of_ben[0]["losses"], of_ben[0]["ties"]) == ("P0", 3, 0)
        assert sorted(each["ties"] for each in of_ben) == [0, 1, 2]
        assert not any(key_of(app, each) in str([*met, *of_ben]) for each in (ada, ben, cyd, zoe))


async def test_words_are_told_with_how_they_held():
    async with in_process() as app:
        ada, ben, cyd = app.people(3)
        table = await played(app, [ada, ben, cyd])
        await indexed(app)
        (word,) = await asked(app, ada, "words")
        assert (word["word"], word["table"], word["held"]) == ("HOUSE", table, True)
        assert word["asked"] > 0
        (word,) = await asked(app, ben, "words")
        assert (word["word"], word["asked"]) == ("SILOS", 0)


async def test_no_word_of_a_game_that_is_going_on_is_told():
    async with in_process() as app:
        people = app.people(3)
        table = await app.begun(people)
        await hidden([await app.connect(table, each) for each in people])
        await indexed(app)
        for who in people:
            for what in ("words", "games", "export"):
                assert "SILOS" not in (await who.get(f"/api/me/{what}")).text


async def test_the_export_has_everything_records_included():
    async with in_process() as app:
        ada, ben, cyd = app.people(3)
        table = await played(app, [ada, ben, cyd])
        await indexed(app)
        socket = await app.connect(table, ada)
        await socket.ask({"type": "say", "text": "well played"})
        told = await asked(app, ada, "export")
        (game,) = told["games"]
        assert game["record"] == (await ada.get(f"/api/tables/{table}/record")).text
        assert [said["text"] for said in told["chat"]] == ["well played"]
        assert set(told) == {holding.name for holding in app.service.holdings}


async def test_a_game_that_ended_before_there_was_an_index_is_listed_once_it_is_indexed():
    async with in_process() as app:
        ada, ben, cyd = app.people(3)
        table = await app.begun([ada, ben, cyd])
        for key in (await app.service.tables.table(table)).known:
            await app.service.store.history.forget(key, table)
        await finish(app, table, 3)
        await indexed(app)
        assert ids((await games(app, ada))["finished"]) == [table]
