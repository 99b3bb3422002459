"""One place takes every request: decided, appended, and only then told; in any process, and after any restart."""

import asyncio
from dataclasses import replace as with_

import msgspec
import pytest

from lettrine.core.frames import fingerprint
from lettrine.core.game import Refusal
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Ask, Expose, Hide, Interrupt
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.table import Table
from lettrine.play.table_header import header
from lettrine.store.errors import StoreUnavailableError
from lettrine.store.log import Row
from tests.play.actions import act
from tests.play.processes import Processes, done

pytestmark = pytest.mark.anyio


def scores(table: Table) -> tuple[int, ...]:
    return SONDE.standing(table.step.state).scores


async def test_a_table_is_opened_filled_and_played(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables)
    await done(tables.do(table, act(0, Ask(1, "S"))))
    after = await done(tables.do(table, act(1, Expose(5))))
    assert scores(after) == (10, 0, 0)
    assert after.status == "playing"


async def test_a_cold_table_comes_back_as_it_was(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables)
    warm = await done(tables.do(table, act(0, Ask(1, "S"))))
    cold = await processes.process().table(table)
    assert msgspec.structs.asdict(cold) == msgspec.structs.asdict(warm)


async def test_a_refusal_changes_nothing_and_is_told_to_nobody_else(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables)
    heard = []
    tables.add_listener(table, lambda *news: heard.append(news))
    before = len(await processes.store.read(table))
    refused = await tables.do(table, act(1, Ask(0, "S")))
    assert isinstance(refused, Refusal)
    assert refused.code == "not_your_turn"
    assert len(await processes.store.read(table)) == before
    assert heard == []


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b'{"do":"ask","of":1,"letter":"S","seat":1}', "unknown field `seat`"),
        (b'{"do":"ask","of":1,"of":2,"letter":"S"}', "the key `of` stands twice"),
        (b'{"do":"lapse"}', "Invalid value 'lapse' - at `$.do`"),
    ],
)
async def test_an_action_that_cannot_be_read_is_refused_with_the_reason(processes: Processes, raw: bytes, reason: str):
    tables = processes.process()
    table = await processes.seated(tables)
    before = len(await processes.store.read(table))
    assert await tables.do(table, commands.act(0, raw)) == Refusal("unreadable", {"reason": reason})
    assert len(await processes.store.read(table)) == before


async def test_people_are_told_only_what_is_in_the_log(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables)
    append, stored = processes.store.append, []

    async def slowly(row: Row, **rest):
        await asyncio.sleep(0.01)
        assert heard == []
        done_ = await append(row, **rest)
        stored.append(row.seq)
        return done_

    heard = []
    processes.store.append = slowly
    tables.add_listener(table, lambda now, _: heard.append(now.seq))
    await done(tables.do(table, act(0, Ask(1, "S"))))
    assert heard == stored


async def test_after_a_store_that_broke_off_the_log_is_read_before_anything_is_decided(processes: Processes):
    """The row may be there although nobody was told: then it has happened, and is told now."""
    tables = processes.process()
    table = await processes.seated(tables)
    append = processes.store.append

    async def breaking_off(row: Row, **rest):
        await append(row, **rest)
        processes.store.append = append
        raise StoreUnavailableError("gone")

    processes.store.append = breaking_off
    heard = []
    tables.add_listener(table, lambda now, _: heard.append(now.seq))
    refused = await tables.do(table, act(0, Ask(1, "S")))
    assert refused.code == "store_away"
    again = await tables.do(table, act(0, Ask(1, "S")))
    assert again.code == "not_open"
    assert len(heard) == 1


async def test_who_finds_the_row_taken_decides_anew(processes: Processes):
    """Two processes take the same seat's question at once: one is asked, the other is told it is not open any more."""
    one, other = processes.process(), processes.process()
    table = await processes.seated(one)
    await other.table(table)
    results = await asyncio.gather(one.do(table, act(0, Ask(1, "S"))), other.do(table, act(0, Ask(1, "S"))))
    assert sorted(isinstance(result, Refusal) for result in results) == [False, True]
    refused = next(result for result in results if isinstance(result, Refusal))
    assert refused.code == "not_open"


async def test_many_in_two_processes_lose_nothing(processes: Processes):
    """64 people interrupt at once, half of them in another process: every one of them is in the log, once."""
    one, other = processes.process(), processes.process()
    table = await processes.seated(one)
    wrong = act(2, Interrupt(0, "MOUSE"))
    await asyncio.gather(*((one, other)[i % 2].do(table, wrong) for i in range(64)))
    rows = await processes.store.read(table)
    assert [row.seq for row in rows] == list(range(len(rows)))
    state = (await processes.process().table(table)).step.state
    assert SONDE.standing(state).scores == (0, 0, -50 * 64)


async def test_one_seat_is_given_once(processes: Processes):
    one, other = processes.process(), processes.process()
    await done(one.open("t", te.Plan("sonde", "1976", "en", 2, lexicon="none"), "c"))
    results = await asyncio.gather(
        one.do("t", commands.sit(0, "Ada", "k1")), other.do("t", commands.sit(0, "Ben", "k2"))
    )
    assert [r.code for r in results if isinstance(r, Refusal)] == ["seat_taken"]


async def test_another_process_catches_up(processes: Processes):
    one, other = processes.process(), processes.process()
    table = await processes.seated(one)
    heard = []
    await other.table(table)
    other.add_listener(table, lambda now, _: heard.append(now.seq))
    after = await done(one.do(table, act(0, Ask(1, "S"))))
    assert heard == []
    await other.catch_up(table)
    assert heard == [after.seq] == [(await other.table(table)).seq]
    await done(one.do(table, commands.set_pace("key0", "fast")))
    assert (await other.fresh_table(table)).seq == after.seq + 1
    assert heard[-1] == after.seq + 1


async def test_nothing_is_refused_because_this_process_has_not_heard_of_it_yet(processes: Processes):
    one, other = processes.process(), processes.process()
    await done(one.open("t", te.Plan("sonde", "1976", "en", 3, {"cards": "off"}, lexicon="none"), "c"))
    await done(other.do("t", commands.sit(0, "P0", "key0")))
    for seat in (1, 2):
        await done(one.do("t", commands.sit(seat, f"P{seat}", f"key{seat}")))
    await done(other.do("t", commands.begin(seed=7)))  # it has not heard that the seats are taken
    await done(one.do("t", act(0, Hide("HOUSE"))))  # nor this one that the game has begun
    await done(other.do("t", act(1, Hide("SILOS"))))
    await done(one.do("t", commands.set_pace("key1", "fast")))
    assert (await other.do("t", commands.set_pace("key1", "fast"))).code == "already_so"


async def test_what_is_refused_is_looked_up_once(processes: Processes, monkeypatch: pytest.MonkeyPatch):
    tables = processes.process()
    table = await processes.seated(tables)
    reads: list[int] = []
    honest = processes.store.read

    async def read(name: str, after: int = -1):
        reads.append(after)
        return await honest(name, after)

    monkeypatch.setattr(processes.store, "read", read)
    assert (await tables.do(table, act(1, Ask(0, "S")))).code
    assert len(reads) == 1


async def test_a_table_whose_rules_fail_does_not_touch_the_others(processes: Processes):
    tables = processes.process()
    broken, sound = await processes.seated(tables), await processes.seated(tables)

    def failing(*_):
        raise ZeroDivisionError

    loaded = tables._loaded[broken]
    loaded.table = msgspec.structs.replace(loaded.table, game=with_(SONDE, decide=failing))
    results = await asyncio.gather(*(tables.do(table, act(0, Ask(1, "S"))) for table in (broken, sound, broken)))
    assert [r.code if isinstance(r, Refusal) else "taken" for r in results] == ["table_failed", "taken", "table_failed"]


# Time


async def test_a_deadline_fires_once_whoever_gets_there_first(processes: Processes):
    one, other = processes.process(), processes.process()
    table = await processes.seated(one, clock=te.Clock("decision", 30))
    await other.table(table)
    before = (await one.table(table)).seq
    processes.time.pass_(31)
    await asyncio.gather(one.lapse_overdue(), other.lapse_overdue())
    rows = await processes.store.read(table, before)
    assert len(rows) == 1
    assert (await processes.process().table(table)).step.state.turn == 1


async def test_a_deadline_survives_a_restart(processes: Processes):
    table = await processes.seated(processes.process(), clock=te.Clock("decision", 30))
    processes.time.pass_(31)
    fresh = processes.process()
    assert await fresh.lapse_overdue() == 1
    assert (await fresh.table(table)).step.state.turn == 1
    assert await fresh.lapse_overdue() == 0


async def test_nothing_lapses_early(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables, clock=te.Clock("decision", 30))
    processes.time.pass_(29)
    assert await tables.lapse_overdue() == 0
    refused = await tables.do(table, commands.lapse())
    assert isinstance(refused, Refusal)
    assert refused.code == "too_early"


async def test_an_action_that_comes_too_late_finds_its_time_up(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables, clock=te.Clock("decision", 30))
    processes.time.pass_(31)
    late = await tables.do(table, act(0, Ask(1, "S")))
    assert isinstance(late, Refusal)
    assert late.code == "not_your_turn"


async def test_while_the_house_was_closed_only_one_duty_lapses(processes: Processes):
    """Nobody could play while the server was away, so the clock starts anew when it is back."""
    table = await processes.seated(processes.process(), clock=te.Clock("decision", 30))
    processes.time.pass_(86_400)
    tables = processes.process()
    await tables.lapse_overdue()
    assert (await tables.table(table)).step.state.turn == 1
    await done(tables.do(table, act(1, Ask(0, "S"))))


async def test_each_player_has_a_clock_of_their_own(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables, clock=te.Clock("player", 60, 10))
    processes.time.pass_(50)
    await done(tables.do(table, act(0, Ask(1, "Q"))))
    now = await tables.table(table)
    assert now.left == (10_000, 60_000, 60_000)
    processes.time.pass_(59)
    await done(tables.do(table, act(1, Ask(0, "Q"))))
    processes.time.pass_(61)
    assert await tables.lapse_overdue() == 1
    now = await tables.table(table)
    assert now.step.state.turn == 0
    assert now.left == (10_000, 1_000, 0), "only who is to act again has the least time again"


async def test_time_spent_hiding_is_everybodys(processes: Processes):
    tables = processes.process()
    await done(tables.open("t", te.Plan("sonde", "1976", "en", 2, clock=te.Clock("player", 60), lexicon="none"), "c"))
    for seat in range(2):
        await done(tables.do("t", commands.sit(seat, f"P{seat}", f"k{seat}")))
    begun = await done(tables.do("t", commands.begin(1)))
    assert begun.left == (60_000, 60_000)


# Seats


async def test_a_key_proves_one_seat_and_no_other(processes: Processes):
    tables = processes.process()
    table = await tables.table(await processes.seated(tables))
    assert [table.seat_of(f"key{seat}") for seat in range(3)] == [0, 1, 2]
    assert table.seat_of("key9") is None


async def test_nobody_begins_before_all_seats_are_taken(processes: Processes):
    tables = processes.process()
    await done(tables.open("t", te.Plan("sonde", "1976", "en", 3, lexicon="none"), "c"))
    await done(tables.do("t", commands.sit(1, "Ada", "k")))
    refused = await tables.do("t", commands.begin(1))
    assert (refused.code, refused.detail) == ("seats_free", {"free": 2})
    await done(tables.do("t", commands.stand(1, "k")))
    assert (await tables.do("t", commands.stand(1, "k"))).code == "seat_free"


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"edition": "1999"}, "unknown_edition"),
        ({"options": {"colour": 1}}, "unknown_option"),
    ],
)
async def test_what_cannot_be_played_is_not_opened(processes: Processes, plan, code):
    fields = {"game": "sonde", "edition": "1976", "language": "en", "seats": 3, **plan}
    refused = await processes.process().open("t", te.Plan(**fields), "c")
    assert refused.code == code
    assert await processes.process().table("t") is None


async def test_the_seed_is_in_the_record_only_when_the_game_is_over(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables)
    assert header(await tables.table(table)).seed is None
    for seat, of, word in ((1, 0, "HOUSE"), (0, 1, "SILOS"), (0, 2, "PLANET")):
        await done(tables.do(table, act(seat, Interrupt(of, word))))
    over = await tables.table(table)
    assert over.status == "over"
    assert header(over).seed == 7
    await done(tables.do(table, commands.renew("t-next")))
    assert (await tables.do(table, commands.renew("t-other"))).code == "already_so"


async def test_a_table_in_full_cannot_be_sent(processes: Processes):
    tables = processes.process()
    table = await tables.table(await processes.seated(tables))
    with pytest.raises(TypeError):
        msgspec.json.encode(table)


async def test_tables_whose_deadlines_cannot_be_met_do_not_stop_the_clocks_of_others(processes: Processes, monkeypatch):
    tables = processes.process()
    monkeypatch.setattr("lettrine.play.tables.BATCH", 3)
    broken = [await processes.seated(tables, clock=te.Clock("decision", 30)) for _ in range(5)]
    for table in broken:
        loaded = tables._loaded[table]
        loaded.table = msgspec.structs.replace(loaded.table, game=with_(SONDE, expire=lambda *_: 1 / 0))
    processes.time.pass_(1)
    sound = await processes.seated(tables, clock=te.Clock("decision", 30))
    processes.time.pass_(31)
    assert [await tables.lapse_overdue() for _ in range(3)].count(1) == 1
    assert (await tables.table(sound)).step.state.turn == 1


async def test_a_clock_stops_where_everybody_has_gone_and_goes_on_with_the_first_who_acts(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables, clock=te.Clock("decision", 30))
    for _ in range(100):
        processes.time.pass_(31)
        await tables.lapse_overdue()
    asleep = await tables.table(table)
    assert asleep.idle == 15
    assert await processes.store.due(2**62, 10) == []
    turn = asleep.step.state.turn
    await done(tables.do(table, act(turn, Ask((turn + 1) % 3, "Q"))))
    processes.time.pass_(31)
    assert await tables.lapse_overdue() == 1


async def test_a_clock_runs_from_the_first_moment_on(processes: Processes):
    tables = processes.process()
    plan = te.Plan("sonde", "1976", "en", 3, options={"cards": "off"}, clock=te.Clock("decision", 30), lexicon="none")
    await done(tables.open("t", plan, "c"))
    for seat in range(3):
        await done(tables.do("t", commands.sit(seat, f"P{seat}", f"k{seat}")))
    await done(tables.do("t", commands.begin(1)))
    assert len(await processes.store.due(2**62, 10)) == 1


async def test_a_listener_who_fails_does_not_keep_the_others_from_hearing(processes: Processes):
    tables, heard = processes.process(), []
    table = await processes.seated(tables)
    tables.listeners.append(lambda *_: 1 / 0)
    tables.add_listener(table, lambda now, _: heard.append(now.seq))
    after = await done(tables.do(table, act(0, Ask(1, "S"))))
    assert heard == [after.seq]


async def test_a_bot_acts_only_while_the_seat_is_its_own_and_on_what_it_has_seen(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables)
    handed = await done(tables.do(table, commands.hand(0, "beginner")))
    looks = fingerprint(msgspec.json.encode(handed.game.view(handed.step.state, 0)))
    ask = commands.act_as_bot(0, "beginner", looks, msgspec.json.encode(Ask(1, "S")), handed.step.open[0].id)
    await done(tables.do(table, commands.hand(0, None)))
    assert (await tables.do(table, ask)).code == "not_open"
    await done(tables.do(table, commands.hand(0, "beginner")))
    await done(tables.do(table, commands.set_pace("key1", "fast")))  # that changes nothing in the game
    after = await done(tables.do(table, ask))
    assert after.moves == handed.moves + 1
    assert (await tables.do(table, ask)).code == "not_open"
