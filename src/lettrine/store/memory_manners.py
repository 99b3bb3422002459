"""Blocks, reports, bans and what deletes old tables, in plain dictionaries."""

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from lettrine.store.log import Card
from lettrine.store.manners import FIRST, Added, Ban, Block, Blocked, Report, ReportBounds, ReportPlace, ReportState


class MemoryManners:
    """`tables` has those that exist; `check` raises if the store has been closed."""

    def __init__(
        self, check: Callable[[], None], tables: Mapping[str, Card], people_at: Callable[[str], list[str]]
    ) -> None:
        self._check, self._tables, self._people_at = check, tables, people_at
        self._version = 0
        self._blocks: dict[str, Block] = {}
        self._voices: dict[tuple[str, str], str] = {}
        self._reports: dict[str, Report] = {}
        self._bans: dict[str, Ban] = {}

    async def version(self) -> int:
        """A number that goes up with every change of blocks and bans."""
        self._check()
        return self._version

    async def block(self, block: Block, most: int) -> Added:
        """Add a block."""
        self._check()
        theirs = [each.blocked for each in self._blocks.values() if each.person == block.person]
        if block.blocked in theirs:
            return "already"
        if len(theirs) >= most:
            return "full"
        self._blocks[block.id] = block
        self._version += 1
        return "added"

    async def unblock(self, person: str, block: str) -> bool:
        """End a person's block."""
        return self._delete_blocks(lambda each: (each.person, each.id) == (person, block))

    async def unblock_person(self, person: str, blocked: str) -> bool:
        """End a person's block of this other."""
        return self._delete_blocks(lambda each: (each.person, each.blocked) == (person, blocked))

    async def blocks(self, person: str) -> list[Block]:
        """Whom a person has blocked."""
        self._check()
        found = [each for each in self._blocks.values() if each.person == person]
        return sorted(found, key=lambda each: (-each.at, each.id))

    async def blocked(self, people: Sequence[str]) -> Blocked:
        """Whom each of these people has blocked."""
        self._check()
        found: dict[str, set[str]] = {}
        for each in self._blocks.values():
            if each.person in people:
                found.setdefault(each.person, set()).add(each.blocked)
        return {person: frozenset(blocked) for person, blocked in found.items()}

    async def add_voice(self, table: str, voice: str, person: str) -> None:
        """Remember who speaks with a voice."""
        self._check()
        if table in self._tables:
            self._voices[table, voice] = person

    async def speaker(self, table: str, voice: str) -> str | None:
        """Who speaks with a voice at a table."""
        self._check()
        return self._voices.get((table, voice))

    async def report(self, report: Report, bounds: ReportBounds) -> Added:
        """Add a report."""
        self._check()
        waiting = [each for each in self._reports.values() if each.state == "open"]
        mine = [(each.person, each.table) for each in waiting if each.reporter == report.reporter]
        if (report.person, report.table) in mine:
            return "already"
        if len(mine) >= bounds.of_reporter or len(waiting) >= bounds.of_all:
            return "full"
        self._reports[report.id] = report
        return "added"

    async def reports(self, state: ReportState | None, limit: int, after: ReportPlace = FIRST) -> list[Report]:
        """Reports, the oldest first."""
        self._check()
        return self._find(lambda each: state in (None, each.state) and (each.at, each.id) > after)[:limit]

    async def reports_by(self, reporter: str) -> list[Report]:
        """All that a person has reported."""
        self._check()
        return self._find(lambda each: each.reporter == reporter)

    async def find_report(self, report: str) -> Report | None:
        """The report of this id."""
        self._check()
        return self._reports.get(report)

    async def close_report(self, report: str, at: int, note: str) -> bool:
        """Close a report with a note."""
        self._check()
        found = self._reports.get(report)
        if found is None:
            return False
        self._reports[report] = replace(found, state="closed", closed=at, note=note)
        return True

    async def reported(self, table: str) -> bool:
        """Whether a report about this table is open."""
        self._check()
        return any((each.table, each.state) == (table, "open") for each in self._reports.values())

    async def ban(self, ban: Ban) -> None:
        """Ban a person."""
        self._check()
        self._bans[ban.person] = ban
        self._version += 1

    async def unban(self, person: str) -> bool:
        """End a ban."""
        self._check()
        banned = self._bans.pop(person, None) is not None
        self._version += banned
        return banned

    async def bans(self) -> list[Ban]:
        """All bans."""
        self._check()
        return sorted(self._bans.values(), key=lambda each: (-each.at, each.person))

    async def people_named(self, name: str, limit: int) -> list[str]:
        """People at tables whose card has this text in it."""
        self._check()
        fitting = [card for card in self._tables.values() if name.casefold() in card.body.decode().casefold()]
        newest = sorted(fitting, key=lambda card: (-card.at, card.table))
        return [*dict.fromkeys(person for card in newest for person in self._people_at(card.table))][:limit]

    async def move(self, was: str, becomes: str) -> None:
        """Whatever is stored of somebody is another person's from now on."""
        self._check()

        def now(person: str) -> str:
            return becomes if person == was else person

        self._move_blocks(now)
        self._voices = {where: now(who) for where, who in self._voices.items()}
        self._move_reports(now)
        ban = self._bans.pop(was, None)
        if ban is not None:
            self._bans[becomes] = _longer(self._bans.get(becomes), replace(ban, person=becomes))
        self._version += 1

    def _move_blocks(self, now: Callable[[str], str]) -> None:
        """Nobody has blocked themselves, and what both have is there once: of the person that they are now."""
        mine_last = sorted(self._blocks.values(), key=lambda each: (each.person, each.blocked) == _pair(each, now))
        moved = {_pair(each, now): each for each in mine_last}
        kept = [replace(each, person=by, blocked=of) for (by, of), each in moved.items() if by != of]
        self._blocks = {each.id: each for each in kept}

    def _move_reports(self, now: Callable[[str], str]) -> None:
        """Of two open reports that would be the same, one is kept without its reporter."""
        moved = {each.id: (now(each.reporter), now(each.person)) for each in self._reports.values()}
        mine_first = sorted(self._reports.values(), key=lambda each: (each.reporter, each.person) != moved[each.id])
        known: set[tuple[str, str, str]] = set()
        for each in mine_first:
            reporter, person = moved[each.id]
            same = (reporter, person, each.table) in known and each.state == "open"
            if each.state == "open":
                known.add((reporter, person, each.table))
            own = reporter == person
            self._reports[each.id] = replace(each, reporter="" if own or same else reporter, person=person)

    async def forget(self, person: str, bodies: Mapping[str, bytes]) -> None:
        """Delete what is stored of a person."""
        self._check()
        self._delete_blocks(lambda each: person in (each.person, each.blocked))
        self._bans.pop(person, None)
        self._version += 1
        self._voices = {where: who for where, who in self._voices.items() if who != person}
        kept = [each for each in self._reports.values() if each.person != person]
        without = [replace(each, reporter="") if each.reporter == person else each for each in kept]
        self._reports = {each.id: replace(each, body=bodies.get(each.id, each.body)) for each in without}

    # What deletes what is old ----------------------------------------------------------------------------------

    def erase_reports(self, before: int, limit: int) -> int:
        """Delete old reports."""
        old = [each.id for each in self._find(lambda each: each.at < before)][:limit]
        for name in old:
            del self._reports[name]
        return len(old)

    def erase_bans(self, before: int) -> int:
        """Delete bans that are over."""
        over = [each.person for each in self._bans.values() if each.until is not None and each.until < before]
        for person in over:
            del self._bans[person]
        return len(over)

    def erase_voices(self, table: str) -> None:
        """Forget who speaks at a table."""
        self._voices = {where: who for where, who in self._voices.items() if where[0] != table}

    def _find(self, fits: Callable[[Report], bool]) -> list[Report]:
        return sorted(filter(fits, self._reports.values()), key=lambda each: (each.at, each.id))

    def _delete_blocks(self, fits: Callable[[Block], bool]) -> bool:
        self._check()
        ended = [each.id for each in self._blocks.values() if fits(each)]
        for block in ended:
            del self._blocks[block]
        self._version += bool(ended)
        return bool(ended)


def _pair(block: Block, now: Callable[[str], str]) -> tuple[str, str]:
    """By and of whom a block is now."""
    return now(block.person), now(block.blocked)


def _longer(one: Ban | None, other: Ban) -> Ban:
    """Of two bans, that which lasts longer."""
    if one is None:
        return other
    return other if one.until is not None and (other.until is None or other.until > one.until) else one
