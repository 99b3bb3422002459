"""Whom somebody at a table means, what they report of them, and what is left of it when one of them is deleted."""

import secrets
from typing import NamedTuple

import msgspec
from msgspec import Struct

from lettrine.core.game import Refusal
from lettrine.play import table_events as te
from lettrine.play.chat import is_message, may_read, message_in, participant, speaker_of
from lettrine.play.plain_text import plain_text
from lettrine.play.table import Table
from lettrine.store.log import Log
from lettrine.store.manners import Block, Report, ReportBounds
from lettrine.wire.manners import NewReport

MOST_BLOCKS = 200
"""How many people somebody may block."""
BOUNDS = ReportBounds(of_reporter=20, of_all=10_000)
"""How many reports may wait for the operator."""
MOST_QUOTED = 60
"""How many of the newest messages go with a report."""
PAGE = 100
"""How many reports are read at a time."""
NOBODY_THERE = Refusal("nobody_there")


class Target(NamedTuple):
    """Somebody at a table: who they are, and as whom they are known there."""

    person: str
    name: str
    voice: str
    seat: int | None


class QuotedMessage(Struct, frozen=True):
    """A message as it goes with a report."""

    number: int
    at: int
    room: str
    name: str
    voice: str
    text: str
    seat: int | None = None


class ReportBody(Struct, frozen=True):
    """What a report says: about whom, in whose words, and what was said before it."""

    name: str
    voice: str
    seat: int | None
    text: str
    chat: tuple[QuotedMessage, ...] = ()


async def find_target(store: Log, table: Table, key: str, seat: int | None, voice: str | None) -> Target | Refusal:
    """The person in a seat, or with a voice, of a table; nobody means themselves, and bots are nobody."""
    sitting = _sitting(table, seat, voice)
    if seat is None and sitting is None and voice is not None:
        found = await _speaking(store, table, voice)
    else:
        found = sitting
    return NOBODY_THERE if found is None or found.person == key else found


def _sitting(table: Table, seat: int | None, voice: str | None) -> Target | None:
    people = [(number, who) for number, who in enumerate(table.sitters) if who is not None and who.key]
    for number, who in people:
        theirs = speaker_of(table, who.key or "")
        if number == seat or (seat is None and theirs == voice):
            return Target(who.key or "", who.name, theirs, number)
    return None


async def _speaking(store: Log, table: Table, voice: str) -> Target | None:
    """Somebody who has said something, and sits nowhere, or has gone."""
    person = await store.manners.speaker(table.id, voice)
    if person is None:
        return None
    said = [message_in(entry) for entry in await store.chat.read(table.id) if is_message(entry)]
    names = [each.name for each in said if each.voice == voice]
    return Target(person, names[-1], voice, None) if names else None


def new_block(person: str, target: Target, now: int) -> Block:
    """That a person blocks another from now on."""
    return Block(secrets.token_hex(8), person, target.person, target.name, now)


async def new_report(store: Log, table: Table, key: str, target: Target, told: NewReport, now: int) -> Report:
    """A report of somebody, with what its reporter could read of the chat."""
    text = plain_text(told.text).strip()
    body = ReportBody(target.name, target.voice, target.seat, text, await _quoted(store, table, key))
    return Report(
        id=secrets.token_hex(4),
        table=table.id,
        seq=table.seq,
        reporter=key,
        person=target.person,
        at=now,
        reason=told.reason,
        body=msgspec.json.encode(body),
    )


async def _quoted(store: Log, table: Table, key: str) -> tuple[QuotedMessage, ...]:
    """The newest messages that somebody could read: what was meant for the other team alone stays there."""
    who = participant(table, key)
    entries = [entry for entry in await store.chat.read(table.id) if is_message(entry)]
    said = [(entry, message_in(entry)) for entry in entries]
    mine = [(entry, each) for entry, each in said if may_read(table, each, who)][-MOST_QUOTED:]
    return tuple(_quote(entry.number, entry.at, each) for entry, each in mine)


def _quote(number: int, at: int, said: te.Said) -> QuotedMessage:
    return QuotedMessage(number, at, te.room_of(said), said.name, said.voice, said.text, said.seat)


def read_body(report: Report) -> ReportBody:
    """What a report says."""
    return msgspec.json.decode(report.body, type=ReportBody)
