"""A message that is sent again is not done again: in no process, after no restart, and within bounds."""

import asyncio
from itertools import cycle

import msgspec
import pytest

from lettrine.core.game import Refusal
from lettrine.games.sonde.actions import Ask, Interrupt
from lettrine.play import chat, commands
from lettrine.play import table_events as te
from lettrine.play.chats import Chats
from lettrine.play.speakers import speaker_id
from lettrine.play.table import MOST_RECEIPTS, MOST_SENDERS
from lettrine.store.chat import Bounds
from tests.play.actions import act
from tests.play.processes import Processes, done

pytestmark = pytest.mark.anyio

WRONG = act(2, Interrupt(0, "MOUSE"))
"""Costs fifty points each time."""


def points(table) -> int:
    return table.game.standing(table.step.state).scores[2]


async def test_what_is_sent_twice_is_done_once(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables)
    sent = te.Sent("somebody", "m1")
    first = await done(tables.do(table, commands.once(sent, WRONG)))
    await done(tables.do(table, commands.set_pace("key0", "slow")))
    again = await done(tables.do(table, commands.once(sent, WRONG)))
    assert points(first) == points(again) == -50
    assert again.receipt(sent) == first.seq
    assert points(await done(tables.do(table, commands.once(te.Sent("somebody", "m2"), WRONG)))) == -100
    assert points(await done(tables.do(table, commands.once(te.Sent("somebody else", "m1"), WRONG)))) == -150


async def test_in_many_processes_at_once_and_after_a_restart_too(processes: Processes):
    houses = [processes.process() for _ in range(4)]
    table = await processes.seated(houses[0])
    sent = te.Sent("somebody", "m1")
    for house in houses:
        await house.table(table)
    results = await asyncio.gather(*(house.do(table, commands.once(sent, WRONG)) for house in houses * 4))
    assert {result.receipt(sent) for result in results} == {results[0].seq}
    fresh = processes.process()
    assert points(await done(fresh.do(table, commands.once(sent, WRONG)))) == -50


async def test_what_was_refused_may_be_tried_again(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables)
    sent = te.Sent("somebody", "m1")
    early = commands.once(sent, act(1, Ask(0, "Q")))
    assert isinstance(await tables.do(table, early), Refusal)
    await done(tables.do(table, act(0, Ask(1, "Q"))))
    assert (await done(tables.do(table, early))).receipt(sent) is not None


async def test_the_latest_of_each_sender_are_remembered_and_no_more(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables)
    paces = cycle(("slow", "fast"))
    for number in range(MOST_RECEIPTS + 5):
        sent = te.Sent("somebody", str(number))
        await done(tables.do(table, commands.once(sent, commands.set_pace("key0", next(paces)))))
    for number in range(MOST_SENDERS - 1):
        sent = te.Sent(str(number), "m")
        now = await done(tables.do(table, commands.once(sent, commands.set_pace("key0", next(paces)))))
    assert [*now.receipts["somebody"]] == [str(number) for number in range(5, MOST_RECEIPTS + 5)]
    sent = te.Sent("one more", "m")
    now = await done(tables.do(table, commands.once(sent, commands.set_pace("key0", next(paces)))))
    assert len(now.receipts) == MOST_SENDERS
    assert "somebody" not in now.receipts


async def test_a_message_is_said_once_and_somebody_muted_once(processes: Processes):
    tables = processes.process()
    table = await processes.seated(tables)
    me = speaker_id(table, "key0")
    for chats in (Chats(tables, tables.store.chat), Chats(processes.process(), tables.store.chat)):
        for sent, command in (
            (te.Sent(me, "m1"), commands.say("key0", "hm")),
            (te.Sent(me, "m2"), commands.mute("key0", speaker_id(table, "key1"), on=True)),
        ):
            await done(chats.do(table, command, sent))
            await done(chats.do(table, command, sent))
    await done(chats.do(table, commands.say("key0", "hm"), te.Sent(me, "m3\0")))
    await done(chats.do(table, commands.say("key1", "hm"), te.Sent(speaker_id(table, "key1"), "m3\0")))
    assert [said.text for said in (await chats.chat(table)).talk] == ["hm", "hm", "hm"]


async def test_a_message_is_said_once_by_many_processes_at_once(processes: Processes):
    houses = [processes.process() for _ in range(4)]
    table = await processes.seated(houses[0])
    sent = te.Sent(speaker_id(table, "key0"), "m1")
    chats = [Chats(house, house.store.chat) for house in houses]
    for result in await asyncio.gather(*(each.do(table, commands.say("key0", "hm"), sent) for each in chats * 4)):
        assert not isinstance(result, Refusal)
    assert len(await processes.store.chat.read(table)) == 1


async def test_watchers_make_nobody_who_sits_there_say_something_twice(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(chat, "RECEIPTS", Bounds(channel=3, author=2))
    tables = processes.process()
    table = await processes.seated(tables)
    chats, mine = Chats(tables, tables.store.chat), te.Sent(speaker_id(table, "key0"), "m")
    await done(chats.do(table, commands.say("key0", "once"), mine))
    watchers = [te.Sent(speaker_id(table, f"watcher{number}"), "m") for number in range(5)]
    for number, sent in enumerate(watchers):
        await done(chats.do(table, commands.say(f"watcher{number}", "psst", name=f"W{number}"), sent))
    assert await chats.is_done(table, mine)
    assert [await chats.is_done(table, sent) for sent in watchers] == [False, False, True, True, True]


async def test_who_sits_down_twice_in_the_same_seat_sits_there(processes: Processes):
    tables = processes.process()
    await done(tables.open("t", te.Plan("sonde", "1976", "en", 2, lexicon="none"), "c"))
    first = await done(tables.do("t", commands.sit(0, "Ada", "k0")))
    assert await done(tables.do("t", commands.sit(0, "Ada", "k0"))) == first
    for seat, name in ((1, "Ada"), (0, "Eve")):
        assert (await tables.do("t", commands.sit(seat, name, "k0"))).code == "already_seated"


def test_rows_without_a_message_are_stored_and_read_as_before():
    stored = te.encode(te.Sat(0, "Ada", "k"))
    assert stored == b'{"happened":"sat","seat":0,"name":"Ada","key":"k"}'
    assert te.decode(stored).sent is None
    sent = msgspec.structs.replace(te.Sat(0, "Ada", "k"), sent=te.Sent("v", "m"))
    assert te.decode(te.encode(sent)) == sent
