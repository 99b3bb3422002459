"""Who has taken part in a game: whoever did something by themselves while it was played."""

from typing import Any

import pytest

from lettrine.games.sonde.actions import Accept, Ask, Hide, Interrupt
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.result import unrated_reason
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from tests.play.actions import act
from tests.play.processes import Processes, done

pytestmark = pytest.mark.anyio

WORDS = ("HOUSE", "SILOS", "PLANET")


async def begun(tables: Tables, **plan: Any) -> Table:
    """A game of three that has just begun, and would be rated if they play."""
    fields = {"options": {"cards": "off"}, **plan}
    await done(tables.open("t", te.Plan("sonde", "1976", "en", 3, **fields), "c"))
    for seat in range(3):
        await done(tables.do("t", commands.sit(seat, f"P{seat}", f"key{seat}")))
    return await done(tables.do("t", commands.begin(seed=7)))


async def hide_all(tables: Tables) -> Table:
    for seat, word in enumerate(WORDS):
        now = await done(tables.do("t", act(seat, Hide(word))))
    return now


async def test_whoever_has_done_something_has_taken_part(processes: Processes):
    tables = processes.process()
    assert unrated_reason(await begun(tables)) == "absent"
    for seat, word in enumerate(WORDS):
        now = await done(tables.do("t", act(seat, Hide(word))))
        assert now.acted == set(range(seat + 1))
    assert unrated_reason(now) is None
    assert (await processes.process().table("t")).acted == {0, 1, 2}


async def test_what_the_clock_does_is_nobodys(processes: Processes):
    tables = processes.process()
    await begun(tables, clock=te.Clock("decision", 30))
    await done(tables.do("t", act(1, Hide("SILOS"))))
    processes.time.pass_(31)
    now = await done(tables.do("t", commands.set_pace("key0", "fast")))
    assert now.idle > 0
    assert now.acted == {1}


async def test_what_a_bot_does_is_not_its_persons_but_that_they_called_it_is(processes: Processes):
    tables = processes.process()
    await begun(tables)
    await done(tables.do("t", commands.hand(1, "master", by=0)))
    await done(tables.do("t", commands.hand(2, "master", by=2)))
    now = await hide_all(tables)
    assert now.acted == {0, 2}


async def test_whoever_acts_while_a_bot_plays_their_seat_or_takes_it_back_takes_part(processes: Processes):
    tables = processes.process()
    await begun(tables)
    for seat in (1, 2):
        await done(tables.do("t", commands.hand(seat, "master", by=0)))
    await done(tables.do("t", commands.hand(1, None, by=1)))
    now = await done(tables.do("t", commands.once(te.Sent("voice", "m1"), act(2, Hide("PLANET")))))
    assert now.acted == {1, 2}


async def test_S32_who_only_accepts_the_scores_has_not_taken_part(processes: Processes):
    tables = processes.process()
    await begun(tables, options={"cards": "off", "spelling": "trust"})
    await done(tables.do("t", commands.hand(2, "master", by=0)))
    await hide_all(tables)
    for seat in (1, 2):
        now = await done(tables.do("t", act(0, Interrupt(seat, WORDS[seat]))))
    while now.status != "over":
        now = await done(tables.do("t", act(now.game_step.state.turn, Ask(0, "Q"))))
    now = await done(tables.do("t", commands.once(te.Sent("voice", "m1"), act(2, Accept()))))
    assert now.acted == {0, 1}
