"""Who has played what, in plain dictionaries."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from lettrine.store.history import Page, Presence, RatedGame, SeatedGame, Status
from lettrine.store.log import Card, Row


class _Seat(NamedTuple):
    """What the index says of somebody at a table."""

    seat: int | None
    status: Status
    at: int


class MemoryHistory:
    """The index in memory, over the cards, rows and results of a log; `check` raises if the store has been closed."""

    def __init__(
        self,
        check: Callable[[], None],
        cards: dict[str, Card],
        rows: Mapping[str, list[Row]],
        results: Mapping[str, bytes],
    ) -> None:
        self._check, self._cards, self._rows, self._results = check, cards, rows, results
        self._seats: dict[tuple[str, str], _Seat] = {}
        """By table and person."""
        self._away: set[tuple[str, str]] = set()
        self._turns: dict[str, tuple[int, int]] = {}
        self._outcomes: dict[str, bytes] = {}
        self._unindexed: set[str] = set()
        self._erasures: dict[str, int] = {}

    def note(self, row: Row, card: Card | None, turn: int | None, ended: bool) -> None:
        """Take what one call of the log has stored."""
        if turn is not None and self._turns.get(row.table, (None, 0))[0] != turn:
            self._turns[row.table] = (turn, row.at)
        if card is not None:
            self.add(card)
        if ended or (card is not None and card.status == "over"):
            self._unindexed.add(row.table)

    def add(self, card: Card) -> None:
        """Put the people of a card into the index."""
        for each in card.people:
            known = self._seats.get((card.table, each.person))
            at = known.at if known is not None and known.status == card.status else card.at
            self._seats[card.table, each.person] = _Seat(each.seat, card.status, at)

    def delete(self, table: str) -> None:
        """Forget a table that is deleted."""
        for place in [place for place in self._seats if place[0] == table]:
            del self._seats[place]
            self._away.discard(place)
        self._turns.pop(table, None)
        self._outcomes.pop(table, None)
        self._unindexed.discard(table)

    def is_nobodys(self, table: str) -> bool:
        """Whether a table is indexed, and nobody is known to sit there."""
        return table not in self._unindexed and all(place[0] != table for place in self._seats)

    def people_at(self, table: str) -> list[str]:
        """Everybody of whom a table's log knows."""
        return sorted(person for where, person in self._seats if where == table)

    def unseen(self, before: int, seen: Mapping[str, int]) -> list[str]:
        """People at none of whose tables anything has changed since then, and who were not seen either."""
        newest = dict(seen)
        for (_, person), seat in self._seats.items():
            newest[person] = max(newest.get(person, 0), seat.at)
        return sorted(person for person, at in newest.items() if at < before and person not in self._erasures)

    async def running(self, person: str, away: bool, limit: int) -> list[SeatedGame]:
        """Games that are not over."""
        self._check()
        games = [game for game in self._games(person) if game.status != "over" and game.away == away]
        return sorted(games, key=_urgency)[:limit]

    async def finished(self, person: str, away: bool, before: Page | None, limit: int) -> list[SeatedGame]:
        """Games that are over, the newest first."""
        self._check()
        games = [game for game in self._games(person) if game.status == "over" and game.away == away]
        games = [game for game in games if before is None or (game.at, game.table) < before]
        return sorted(games, key=lambda game: (game.at, game.table), reverse=True)[:limit]

    async def rated(self, person: str, limit: int) -> list[RatedGame]:
        """The newest games whose results were entered."""
        self._check()
        games = [game for game in self._games(person) if game.status == "over" and self._results.get(game.table)]
        games.sort(key=lambda game: (game.at, game.table), reverse=True)
        return [RatedGame(g.table, g.seat, g.at, g.body, self._results[g.table]) for g in games[:limit]]

    async def companions(self, person: str, limit: int) -> list[tuple[str, int, str]]:
        """Who else sits at the newest finished games of a person."""
        self._check()
        games = [game for game in self._games(person) if game.status == "over"]
        newest = {game.table for game in sorted(games, key=lambda g: (g.at, g.table), reverse=True)[:limit]}
        found = [(table, who, each.seat) for (table, who), each in self._seats.items() if table in newest]
        return sorted((table, seat, who) for table, who, seat in found if seat is not None and who != person)

    async def put_away(self, person: str, table: str, away: bool) -> bool:
        """Put a table away, or bring it back."""
        self._check()
        known = self._seats.get((table, person))
        if known is None or known.seat is None:
            return False
        (self._away.add if away else self._away.discard)((table, person))
        return True

    async def unindexed(self, after: str, limit: int) -> list[str]:
        """Tables that wait to be indexed."""
        self._check()
        return sorted(table for table in self._unindexed if table > after)[:limit]

    async def index(
        self, table: str, newest: int, people: Sequence[Presence], turn: int, body: bytes, outcome: bytes | None
    ) -> bool:
        """Index a table by its log."""
        self._check()
        if table not in self._cards or len(self._rows[table]) - 1 != newest:
            return False
        self.add(msgspec.structs.replace(self._cards[table], people=tuple(people)))
        self._turns.setdefault(table, (turn, self._cards[table].at))
        self._cards[table] = msgspec.structs.replace(self._cards[table], body=body)
        if outcome is not None:
            self._outcomes[table] = outcome
        self._unindexed.discard(table)
        return True

    async def tables_of(self, person: str, limit: int, after: str = "") -> list[str]:
        """Tables whose logs know of a person."""
        self._check()
        return sorted(table for table, who in self._seats if who == person and table > after)[:limit]

    async def move(self, table: str, was: str, becomes: str) -> None:
        """Put somebody into the index in place of who they were."""
        self._check()
        former = self._seats.pop((table, was), None)
        if former is None:
            return
        now = self._seats.setdefault((table, becomes), former)
        if (table, was) in self._away and now.seat == former.seat:
            self._away.add((table, becomes))
        self._away.discard((table, was))

    async def forget(self, person: str, table: str) -> None:
        """Remove a person from the index of a table."""
        self._check()
        self._seats.pop((table, person), None)
        self._away.discard((table, person))

    async def rows(self, table: str) -> dict[int, bytes]:
        """The events of all rows."""
        self._check()
        return {row.seq: row.events for row in self._rows.get(table, ())}

    async def rewrite(self, table: str, events: Mapping[int, bytes]) -> None:
        """Replace the events of some rows."""
        self._check()
        rows = self._rows.get(table, [])
        rows[:] = [msgspec.structs.replace(row, events=events.get(row.seq, row.events)) for row in rows]

    async def erase(self, person: str, at: int) -> None:
        """Note that everything about a person is to be deleted."""
        self._check()
        self._erasures.setdefault(person, at)

    async def erasures(self, limit: int) -> list[str]:
        """People of whom everything is to be deleted."""
        self._check()
        return sorted(self._erasures, key=lambda person: (self._erasures[person], person))[:limit]

    async def erased(self, person: str) -> None:
        """Everything about a person is deleted."""
        self._check()
        self._erasures.pop(person, None)

    def _games(self, person: str) -> list[SeatedGame]:
        found = [(table, seat) for (table, who), seat in self._seats.items() if who == person]
        return [self._game(table, each, each.seat, person) for table, each in found if each.seat is not None]

    def _game(self, table: str, known: _Seat, seat: int, person: str) -> SeatedGame:
        turn, since = self._turns.get(table, (0, 0))
        away, body, outcome = (table, person) in self._away, self._cards[table].body, self._outcomes.get(table)
        return SeatedGame(table, seat, known.status, known.at, away, body, outcome, turn, since)


def _urgency(game: SeatedGame) -> tuple[bool, int, str]:
    mine = bool(game.turn >> game.seat & 1)
    return not mine, game.since if mine else -game.at, game.table
