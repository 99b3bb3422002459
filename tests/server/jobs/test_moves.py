"""Somebody's games come along with them: those that are over by and by, and after a restart if need be."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from lettrine.people import moves
from lettrine.people.moves import Moves
from lettrine.play import commands, hosting
from lettrine.play import table_events as te
from lettrine.server.identity import COOKIE
from lettrine.store.manners import Ban, Block
from tests.server.in_process import InProcess, in_process
from tests.server.jobs.rated_games import mine, played, settled
from tests.server.me import Somebody

pytestmark = pytest.mark.anyio


@pytest.fixture
async def app(all_lexicons: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[InProcess]:
    monkeypatch.setattr("lettrine.server.service.KEY_BURST", 1e9)
    async with in_process() as within:
        yield within


def people(app: InProcess, count: int) -> list[Somebody]:
    return [Somebody(each) for each in app.people(count)]


async def game(app: InProcess, *somebody: Somebody) -> str:
    """A rated game that is over, with somebody else in the last seat."""
    table = await played(app, [*(each.client for each in somebody), *app.people(1)])
    await settled(app)
    return table


async def test_finished_games_ratings_and_packs_come_along(app: InProcess):
    ada, laptop, ben = people(app, 3)
    table = await game(app, laptop, ben)
    before = (await mine(app, laptop.client))["you"]
    pack = {"pack": {"name": "", "words": ["ribosome"]}}
    saved = (await laptop.told("POST", "/packs", pack))["id"]
    await ada.lets_in(laptop)
    await app.service.people.moves.take_all()
    assert await ada.seat(table) == await laptop.seat(table) == 0
    assert (await mine(app, ada.client))["you"] == before
    assert (await ada.told("GET", f"/packs/{saved}"))["yours"]


async def test_of_two_ratings_that_of_whom_one_joins_counts_and_one_is_told_so_before(app: InProcess):
    ada, laptop, ben = people(app, 3)
    await game(app, ada, ben)
    await game(app, ben, laptop)
    before = (await mine(app, ada.client))["you"]
    token = await ada.link()
    shown = await laptop.look(token)
    assert (shown["moves"], shown["dropped"]) == (True, ["sonde"])
    await laptop.claim(token)
    await ada.confirm(token)
    await app.service.people.moves.take_all()
    told = await mine(app, laptop.client)
    assert told["you"]["games"] == before["games"]
    assert told["people"] == 4, "Ada, Ben, and the two others"


async def test_two_who_have_played_each_other_may_become_one(app: InProcess):
    ada, laptop = people(app, 2)
    table = await game(app, ada, laptop)
    await ada.lets_in(laptop)
    await app.service.people.moves.take_all()
    assert await laptop.seat(table) == 0


async def test_a_move_is_over_some_time_after_the_last_change(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    ada, laptop, ben = people(app, 3)
    await app.open([laptop.client, ben.client])
    await ada.lets_in(laptop)
    store = app.service.store
    (move,) = await store.people.moves(9)
    was = store.people
    late = await app.open([ben.client, people(app, 1)[0].client], seats=3)
    await app.service.tables.do(late, commands.sit(2, "Late", move.was))  # which was under way, or elsewhere
    await app.service.people.moves.take_all()
    assert await laptop.seat(late) == 2
    assert await was.moves(9) == [move]
    assert await was.person(move.was) is not None
    later = app.service.clock.now() + moves.SETTLED + 1
    monkeypatch.setattr(app.service.tables, "now", lambda: later)
    await app.service.people.moves.take_all()
    assert await was.moves(9) == []
    assert await was.person(move.was) is None


@pytest.mark.parametrize("beside", [True, False])
async def test_no_game_begins_with_somebody_who_has_become_another(app: InProcess, beside: bool):
    ada, laptop, ben = people(app, 3)
    was = key_of(app, laptop)
    await ada.lets_in(laptop)
    host = ada if beside else ben
    table = await app.open([host.client], seats=2)
    await app.service.tables.do(table, commands.sit(1, "Late", was))  # which was under way
    answer = await host.ask("POST", f"/tables/{table}/start")
    seats = (await app.service.tables.table(table)).sitters
    if beside:
        assert answer.json()["code"] == "seats_free"
        assert [seat and seat.key for seat in seats] == [key_of(app, ada), None]
    else:
        assert answer.status_code == 201
        assert seats[1].key == key_of(app, ada)


async def test_a_server_that_starts_goes_on_with_it(tmp_path: Path, all_lexicons: None):
    url = f"sqlite:///{tmp_path}/tables.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Moves, "run", lambda moves: asyncio.sleep(0))
        async with in_process(store=url) as app:
            ada, laptop, ben = people(app, 3)
            table = await game(app, laptop, ben)
            await ada.lets_in(laptop)
            assert await ada.seat(table) is None
            cookie = ada.client.cookies[COOKIE]
    async with in_process(store=url) as app:
        again = Somebody(app.person(cookie))
        async with asyncio.timeout(20):
            while await again.seat(table) is None:
                await asyncio.sleep(0.01)


async def test_a_table_is_the_same_by_its_log_after_a_seat_has_moved(app: InProcess):
    ada, laptop, ben = people(app, 3)
    table = await app.begun([laptop.client, ben.client, *app.people(1)], rated=False)
    await ada.lets_in(laptop)
    held = await app.service.tables.table(table)
    app.service.tables._loaded.clear()
    read = await app.service.tables.table(table)
    assert held is not None
    assert read is not None
    assert (read.sitters, read.kept, read.host, read.voices) == (held.sitters, held.kept, held.host, held.voices)
    assert held.voices
    rows = await app.service.store.read(table)
    assert [row.digest for row in rows if isinstance(te.decode(row.events), te.Rekeyed)] == [None]


async def test_a_seat_that_is_kept_for_somebody_is_kept_for_who_they_become(app: InProcess):
    ada, laptop, ben = people(app, 3)
    table = await game(app, laptop, ben)
    again = (await ben.told("POST", f"/tables/{table}/rematch"))["id"]
    await ada.lets_in(laptop)
    (kept,) = [each for each in (await ada.told("GET", f"/tables/{again}"))["kept"] if each.get("yours")]
    sat = await ada.told("POST", f"/tables/{again}/seats/{kept['seat']}", {"name": "Ada"})
    assert sat["you"] == kept["seat"]


async def test_a_message_that_was_done_before_is_not_done_again_after_a_move(app: InProcess):
    ada, laptop, ben = people(app, 3)
    table = await app.begun([laptop.client, ben.client, *app.people(1)], rated=False)
    message = {"type": "do", "action": {"do": "hide", "word": "HOUSE"}, "id": "one"}
    socket = await app.connect(table, laptop.client)
    await socket.hear()
    assert (await socket.ask(message))["type"] == "done"
    rows = len(await app.service.store.read(table))
    await ada.lets_in(laptop)
    again = await app.connect(table, laptop.client)
    await again.hear()
    assert (await again.ask(message))["type"] == "done"
    assert len(await app.service.store.read(table)) == rows + 1, "the seat that has moved, and nothing else"


async def test_who_is_banned_becomes_nobody_else(app: InProcess):
    ada, laptop = people(app, 2)
    token = await ada.link()
    await app.service.store.manners.ban(Ban(key_of(app, laptop), 1, None, ""))
    assert await laptop.refused("POST", "/me/links/claim", {"token": token, "device": "Laptop"}) == "banned"


async def test_what_somebody_has_put_away_stays_away_and_a_host_has_removed_them_for_good(app: InProcess):
    ada, laptop, ben = people(app, 3)
    table = await game(app, laptop, ben)
    await app.service.index_job.index_all()
    await laptop.told("POST", f"/me/games/{table}/away", {"away": True})
    opened = await app.open([ben.client, laptop.client], seats=3)
    was, becomes = key_of(app, laptop), key_of(app, ada)
    await app.service.tables.do(opened, hosting.remove(key_of(app, ben), 1))
    await ada.lets_in(laptop)
    await app.service.people.moves.take_all()
    history = app.service.store.history
    assert [each.table for each in await history.finished(becomes, True, None, 9)] == [table]
    assert await history.tables_of(was, 9) == []
    found = await app.service.tables.table(opened)
    assert found.removed == {becomes}
    assert was not in found.known


async def test_nobody_comes_back_as_somebody_whom_the_host_has_removed(app: InProcess):
    ada, laptop, ben = people(app, 3)
    opened = await app.open([ben.client, ada.client, laptop.client], seats=4)
    await app.service.tables.do(opened, hosting.remove(key_of(app, ben), 1))
    await ada.lets_in(laptop)
    assert await ada.seat(opened) is None
    found = await app.service.tables.table(opened)
    assert [each is None for each in found.sitters] == [False, True, True, True]


async def test_whom_a_host_has_blocked_does_not_sit_down_as_another(app: InProcess):
    ada, laptop, ben = people(app, 3)
    await app.service.store.manners.block(Block("b", key_of(app, ben), key_of(app, laptop), "P", 1), 9)
    opened = await app.open([ben.client], seats=2)
    await ada.lets_in(laptop)
    await app.service.people.moves.take_all()
    for device in (laptop, ada):
        assert await device.refused("POST", f"/tables/{opened}/seats/1", {"name": "Again"}) == "locked"


def cookie_of(who: Somebody) -> str:
    return str(who.client.cookies.get(COOKIE, domain="localhost.local"))


def key_of(app: InProcess, who: Somebody) -> str:
    return app.service.identities.fingerprint(cookie_of(who)) or ""
