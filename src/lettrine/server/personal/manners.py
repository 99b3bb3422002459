"""Whom somebody has blocked, what they have reported, and their ban.

What others have reported of them is deleted with them, and told to nobody but the operator. What they have reported
stays for the operator, without them.
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any

import msgspec

from lettrine.play.speakers import speaker_id
from lettrine.server.personal.holding import Who
from lettrine.server.reports import read_body
from lettrine.store.log import Log
from lettrine.store.manners import FIRST, Ban, Report, ReportPlace
from lettrine.store.people_scripts import left_of

PAGE = 100
"""How many reports are read at a time."""


class OwnManners:
    """Blocks, reports and bans of a person."""

    name = "manners"
    tables = ("blocks", "voices", "reports", "bans")

    def __init__(self, store: Log) -> None:
        self._store = store.manners

    async def export(self, who: Who) -> AsyncIterator[Any]:
        """Every block, by the name that was blocked, every report they have made, and their ban."""
        for key in who.keys:
            for block in await self._store.blocks(key):
                yield {"blocked": block.name, "at": block.at}
            for report in await self._store.reports_by(key):
                body = read_body(report)
                about = {"table": report.table, "at": report.at, "reason": report.reason, "state": report.state}
                yield {"reported": body.name, **about, "text": body.text}
            for ban in await self._store.bans():
                if ban.person == key:
                    yield {"banned_until": ban.until, "at": ban.at, "reason": ban.reason}

    async def move(self, was: str, becomes: str) -> bool:
        """All of it is theirs: also a ban, which nobody sheds by becoming somebody else."""
        await self._store.move(was, becomes)
        return True

    async def forget(self, who: Who) -> None:
        """Delete all of it, and what reports of others quote of them.

        A ban goes on for its time: who is banned is not to get around it by a deletion. What is left of it is when it
        ends, under digests from which nobody can tell whose it is.
        """
        for ban in [each for each in await self._store.bans() if each.person in who.keys]:
            for key in who.keys:
                await self._store.ban(Ban(left_of(key), ban.at, ban.until, ""))
        for key in who.keys:
            bodies: dict[str, bytes] = {}
            place = FIRST
            while page := await self._store.reports(None, PAGE, place):
                bodies |= dict(_without(page, key))
                place = ReportPlace(page[-1].at, page[-1].id)
            await self._store.forget(key, bodies)


def _without(reports: Sequence[Report], person: str) -> Iterator[tuple[str, bytes]]:
    """The bodies of those reports that quote a person, without them."""
    for report in reports:
        body, voice = read_body(report), speaker_id(report.table, person)
        kept = tuple(each for each in body.chat if each.voice != voice)
        if len(kept) < len(body.chat):
            yield report.id, msgspec.json.encode(msgspec.structs.replace(body, chat=kept))
