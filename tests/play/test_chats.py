"""Chat beside the game: bounded, apart from the log, and heard by every process. Chat in old logs is shown as ever."""

import asyncio
from typing import Any

import pytest

from lettrine.core.game import Refusal
from lettrine.games.sonde.actions import Ask
from lettrine.play import chat, commands
from lettrine.play import table_events as te
from lettrine.play.chat import MESSAGES, chat_history, is_message, message_in, muted_by, participant
from lettrine.play.chats import Chats
from lettrine.play.speakers import speaker_id
from lettrine.play.table import MOST_TALK
from lettrine.play.tables import Tables
from lettrine.store.chat import Bounds, ChatEntry, Receipt
from lettrine.store.errors import StoreUnavailableError
from lettrine.store.log import Row
from tests.play.actions import act
from tests.play.processes import Processes, done

pytestmark = pytest.mark.anyio


def chats_of(tables: Tables) -> Chats:
    return Chats(tables, tables.store.chat)


async def shown(tables: Tables, chats: Chats, table: str, key: str = "key0") -> list[str]:
    """What somebody who comes now is shown."""
    now = await tables.table(table)
    assert now is not None
    return [said.text for said in chat_history(now, await chats.chat(table), participant(now, key))]


async def muted(tables: Tables, chats: Chats, table: str, key: str = "key0") -> tuple[str, ...]:
    now = await tables.table(table)
    assert now is not None
    return muted_by(now, await chats.chat(table), speaker_id(table, key))


async def test_chat_and_mutes_take_no_row_of_the_log_and_no_number_of_it(processes: Processes):
    tables = processes.process()
    chats, table = chats_of(tables), await processes.seated(tables)
    before = await tables.table(table)
    rows = await processes.store.read(table)
    await done(chats.do(table, commands.say("key0", "hello")))
    await done(chats.do(table, commands.mute("key0", speaker_id(table, "key1"), on=True)))
    assert await processes.store.read(table) == rows
    assert await tables.table(table) is before
    assert (await done(tables.do(table, act(0, Ask(1, "S"))))).seq == before.seq + 1


async def test_a_room_keeps_its_newest_messages_however_much_is_said(processes: Processes):
    tables = processes.process()
    chats, table = chats_of(tables), await processes.seated(tables)
    for number in range(MESSAGES.channel + 20):
        await done(chats.do(table, commands.say(f"key{number % 3}", f"number {number}")))
    stored = await processes.store.chat.read(table)
    assert len(stored) == MESSAGES.channel
    assert stored[-1].number == MESSAGES.channel + 20
    assert await shown(tables, chats, table) == [f"number {number}" for number in range(470, 520)]


async def test_one_person_cannot_take_all_the_room(processes: Processes):
    tables = processes.process()
    chats, table = chats_of(tables), await processes.seated(tables)
    await done(chats.do(table, commands.say("key1", "once")))
    for number in range(MESSAGES.channel + 1):
        await done(chats.do(table, commands.say("key0", f"number {number}")))
    texts = [message_in(entry).text for entry in await processes.store.chat.read(table)]
    assert texts[0] == "once"
    assert len(texts) == 1 + MESSAGES.author


async def test_mutes_are_bounded_and_one_entry_a_person(processes: Processes, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(commands, "MOST_MUTED", 3)
    tables = processes.process()
    chats, table = chats_of(tables), await processes.seated(tables)
    voices = [speaker_id(table, f"watcher{number}") for number in range(4)]
    for number, voice in enumerate(voices):
        await done(chats.do(table, commands.say(f"watcher{number}", "hi", name=f"W{number}")))
        refused = await chats.do(table, commands.mute("key0", voice, on=True))
    assert refused == Refusal("too_many_muted", {"most": 3})
    entries = [entry for entry in await processes.store.chat.read(table) if not is_message(entry)]
    assert len(entries) == 1
    assert await muted(tables, chats, table) == tuple(sorted(voices[:3]))


async def test_watchers_who_mute_do_not_push_out_the_mutes_of_those_who_sit_there(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(chat, "MUTES", Bounds(2, 1))
    tables = processes.process()
    chats, table = chats_of(tables), await processes.seated(tables)
    noisy = speaker_id(table, "key1")
    await done(chats.do(table, commands.mute("key0", noisy, on=True)))
    for number in range(5):
        await done(chats.do(table, commands.mute(f"watcher{number}", noisy, on=True)))
    assert await muted(tables, chats, table) == (noisy,)
    assert await muted(tables, chats, table, "watcher0") == ()
    assert await muted(tables, chats, table, "watcher4") == (noisy,)


async def test_nothing_is_in_memory_of_a_chat_that_nobody_listens_to(processes: Processes):
    tables = processes.process()
    chats, table = chats_of(tables), await processes.seated(tables)
    await done(chats.do(table, commands.say("key0", "hello")))
    with pytest.raises(KeyError):
        chats.heard_chat(table)
    heard: list[ChatEntry] = []
    await chats.add_listener(table, heard.append)
    assert chats.heard_chat(table).number == 1
    assert heard == []
    chats.remove_listener(table, heard.append)
    with pytest.raises(KeyError):
        chats.heard_chat(table)


async def test_another_process_hears_of_it_when_it_catches_up(processes: Processes):
    one, other = processes.process(), processes.process()
    chats, others = chats_of(one), chats_of(other)
    table = await processes.seated(one)
    heard: list[ChatEntry] = []
    await others.add_listener(table, heard.append)
    await done(chats.do(table, commands.say("key0", "one")))
    assert heard == []
    await others.catch_up(table)
    await done(chats.do(table, commands.mute("key0", speaker_id(table, "key1"), on=True)))
    await done(chats.do(table, commands.say("key0", "two")))
    await others.catch_up_all()
    assert [message_in(entry).text if is_message(entry) else entry.author for entry in heard] == [
        "one",
        speaker_id(table, "key0"),
        "two",
    ]
    assert await muted(other, others, table) == (speaker_id(table, "key1"),)


async def test_catching_up_with_all_reads_only_what_is_new(processes: Processes, monkeypatch: pytest.MonkeyPatch):
    tables = processes.process()
    chats, quiet, busy = chats_of(tables), await processes.seated(tables), await processes.seated(tables)
    for table in (quiet, busy):
        await chats.add_listener(table, lambda entry: None)
    await done(chats_of(tables).do(busy, commands.say("key0", "hello")))
    read: list[str] = []
    honest = processes.store.chat.read

    async def counted(table: str, after: int = 0) -> list[ChatEntry]:
        read.append(table)
        return await honest(table, after)

    monkeypatch.setattr(processes.store.chat, "read", counted)
    await chats.catch_up_all()
    await chats.catch_up_all()
    assert read == [busy]


async def test_of_two_processes_that_talk_at_once_nothing_is_lost(processes: Processes):
    one, other = processes.process(), processes.process()
    table = await processes.seated(one)
    both = [chats_of(one), chats_of(other)]
    heard: list[list[ChatEntry]] = [[], []]
    for chats, into in zip(both, heard, strict=True):
        await chats.add_listener(table, into.append)
    said = [both[n % 2].do(table, commands.say(f"key{n % 3}", f"number {n}")) for n in range(20)]
    for result in await asyncio.gather(*said):
        assert not isinstance(result, Refusal)
    for chats in both:
        await chats.catch_up_all()
    assert heard[0] == heard[1] == await processes.store.chat.read(table)
    assert sorted(message_in(entry).text for entry in heard[0]) == sorted(f"number {n}" for n in range(20))


async def test_talk_lets_no_duty_lapse(processes: Processes):
    """Otherwise the moment at which a turn is lost would tell that a team has whispered."""
    tables = processes.process()
    chats, table = chats_of(tables), await processes.seated(tables, clock=te.Clock("decision", 30))
    before = (await tables.table(table)).moves
    processes.time.pass_(60)
    await done(chats.do(table, commands.say("key0", "how late is it?")))
    assert (await tables.table(table)).moves == before


async def test_while_the_store_is_away_talk_is_refused_and_then_goes_on(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
):
    tables = processes.process()
    chats, table = chats_of(tables), await processes.seated(tables)

    async def away(entry: ChatEntry, bounds: Bounds, receipt: Receipt | None) -> bool:
        raise StoreUnavailableError("gone")

    with monkeypatch.context() as broken:
        broken.setattr(processes.store.chat, "add", away)
        refused = await chats.do(table, commands.say("key0", "hello"))
    assert refused == Refusal("store_away")
    await done(chats.do(table, commands.say("key0", "hello again")))
    assert await shown(tables, chats, table) == ["hello again"]


async def test_there_is_no_talk_at_a_table_that_is_not_there(processes: Processes):
    chats = chats_of(processes.process())
    assert await chats.do("nowhere", commands.say("key0", "hello")) == Refusal("no_such_table")


# Logs from before chat had a place of its own -----------------------------------------------------------------------


async def appended(store: Any, table: str, *events: te.TableEvent) -> None:
    rows = await store.read(table)
    for seq, event in enumerate(events, rows[-1].seq + 1):
        assert await store.append(Row(table, seq, 1_700_000_000_000, b"", te.encode(event)), due=None)


def old_said(table: str, text: str, room: te.Room = "table", team: int | None = None) -> te.Said:
    return te.Said(1, "P1", text, room, speaker_id(table, "key1"), team)


async def test_chat_in_an_old_log_is_shown_before_what_is_said_now(processes: Processes):
    table = await processes.seated(processes.process())
    await appended(processes.store, table, old_said(table, "long ago"), old_said(table, "later"))
    tables = processes.process()
    chats = chats_of(tables)
    await done(chats.do(table, commands.say("key0", "now")))
    assert await shown(tables, chats, table) == ["long ago", "later", "now"]
    assert (await done(tables.do(table, act(0, Ask(1, "S"))))).moves


async def test_a_mute_in_an_old_log_holds_until_its_owner_changes_it(processes: Processes):
    table = await processes.seated(processes.process())
    mine, noisy, other = (speaker_id(table, key) for key in ("key0", "key1", "key2"))
    await appended(processes.store, table, te.Muted(mine, noisy), old_said(table, "bla"))
    tables = processes.process()
    chats = chats_of(tables)
    assert await muted(tables, chats, table) == (noisy,)
    assert await shown(tables, chats, table) == []
    await done(chats.do(table, commands.mute("key0", other, on=True)))
    assert await muted(tables, chats, table) == tuple(sorted((noisy, other)))
    await done(chats.do(table, commands.mute("key0", noisy, on=False)))
    assert await muted(tables, chats, table) == (other,)
    assert await shown(tables, chats, table) == ["bla"]


async def test_what_an_old_log_leaves_out_when_it_is_read_is_shown_first(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
):
    table = await processes.seated(processes.process())
    await appended(processes.store, table, old_said(table, "the last row"))

    async def left_out(name: str, limit: int) -> list[bytes]:
        return [te.encode(event) for event in (old_said(name, "long ago"), te.Muted("01", "02"))][:limit]

    monkeypatch.setattr(processes.store.chat, "read_old", left_out)
    tables = processes.process()
    chats = chats_of(tables)
    await done(chats.do(table, commands.say("key0", "now")))
    assert await shown(tables, chats, table) == ["long ago", "the last row", "now"]


async def test_an_old_room_is_not_pushed_out_by_another(processes: Processes):
    table = await processes.seated(processes.process())
    team = [old_said(table, f"number {number}", "team", 0) for number in range(MOST_TALK + 5)]
    await appended(processes.store, table, old_said(table, "to all"), *team)
    tables = processes.process()
    assert await shown(tables, chats_of(tables), table) == ["to all"]
