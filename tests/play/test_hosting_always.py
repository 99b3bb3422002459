"""Whatever people do at a table before the game and during it, in any order: there is one host, who sits there."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from lettrine.core.game import Refusal
from lettrine.play import commands, hosting
from lettrine.play import table_events as te
from lettrine.play.commands import Command
from lettrine.play.table import Table
from tests.play.hosted_tables import SONDE, TUG, Hosted

KEYS = st.sampled_from(("ada", "ben", "cleo", "dora"))
ACTORS = st.just("the host") | KEYS
SEATS = st.integers(-1, 4)
SIZES = st.sampled_from((1, 2, 3, 4, 6, 14))
NAMES = st.sampled_from(("Ada", "ada", "Ben", "Cleo", "Dora", "Emil", "Fred", "Bodoni"))
BOTS = ["Bodoni", "Didot", "Fournier"]
LIMITS = {"sonde": range(2, 5), "tug": range(2, 13, 2)}
"""How many seats the games take, by their rules."""


def decided_by_host(table: Table) -> tuple[Any, ...]:
    """What only the host decides."""
    return table.locked, table.chat_closed, table.watching_closed, table.plan.seats, table.removed


class HostedTable(RuleBasedStateMachine):
    """People who sit down, leave, and try what only the host may do."""

    @initialize(plan=st.sampled_from((SONDE, TUG)), kept=st.booleans())
    def open(self, plan: te.Plan, kept: bool) -> None:
        self.hosted = Hosted(plan, (te.Kept(1, "Cleo", "cleo", 2**60),) if kept else ())
        self.banned: set[str] = set()
        for seat, key in enumerate(("ada", "ben")):
            self.hosted.ask(commands.sit(2 * seat, key, key))

    def act(self, key: str, command: Command) -> None:
        """Somebody does something. Nobody but the host changes what is the host's to decide."""
        before, host = self.hosted.table, self.hosted.host
        done = self.hosted.ask(command) == "done"
        after = self.hosted.table
        changed = decided_by_host(before) != decided_by_host(after)
        emptied = after.host is None and not after.locked
        assert key == host or not changed or (emptied and decided_by_host(before)[1:] == decided_by_host(after)[1:])
        self.banned |= {key or "" for key in self.keys_of(before) - self.keys_of(after)} & after.removed
        assert done or before == after

    def who(self, actor: str) -> str:
        """Whose key it is: the host does half of what only the host may."""
        return (self.hosted.host or "ada") if actor == "the host" else actor

    @staticmethod
    def keys_of(table: Table) -> set[str | None]:
        return {sitter.key for sitter in table.sitters if sitter is not None}

    @rule(key=KEYS, name=NAMES)
    def sit(self, key: str, name: str) -> None:
        """On each seat: a free one takes them, if any does."""
        for seat in range(-1, self.hosted.table.plan.seats + 1):
            self.act(key, commands.sit(seat, name, key))

    @rule(key=KEYS, seat=SEATS, absent=st.none() | KEYS)
    def stand(self, key: str, seat: int, absent: str | None) -> None:
        if self.hosted.table.seat_of(key) is not None:
            self.act(key, commands.stand(seat, key, absent))

    @rule(key=KEYS, seat=SEATS)
    def seat_bot(self, key: str, seat: int) -> None:
        if self.hosted.table.seat_of(key) is not None:
            self.act(key, commands.seat_bot(seat, "gentle", BOTS))

    @rule(key=KEYS, name=NAMES)
    def rename(self, key: str, name: str) -> None:
        self.act(key, commands.rename(name, key))

    @rule(key=ACTORS, seat=SEATS)
    def remove(self, key: str, seat: int) -> None:
        key = self.who(key)
        self.act(key, hosting.remove(key, seat))

    @rule(key=ACTORS, seat=SEATS)
    def hand_role(self, key: str, seat: int) -> None:
        key = self.who(key)
        self.act(key, hosting.hand_role(key, seat))

    @rule(key=ACTORS, seats=SIZES)
    def set_seats(self, key: str, seats: int) -> None:
        key = self.who(key)
        self.act(key, hosting.set_seats(key, seats))

    @rule(key=ACTORS, seat=SEATS)
    def fill(self, key: str, seat: int) -> None:
        key = self.who(key)
        self.act(key, hosting.fill(key, seat, "gentle", BOTS))

    @rule(
        key=ACTORS, what=st.sampled_from((hosting.lock, hosting.close_chat, hosting.close_watching)), on=st.booleans()
    )
    def switch(self, key: str, what: Any, on: bool) -> None:
        key = self.who(key)
        self.act(key, what(key, on))

    @precondition(lambda self: None not in self.hosted.table.sitters and self.hosted.host is not None)
    @rule()
    def begin(self) -> None:
        self.act(self.hosted.host, commands.begin(seed=7))

    @rule(seat=SEATS, bot=st.none() | st.just("gentle"), by=st.integers(0, 3))
    def hand(self, seat: int, bot: str | None, by: int) -> None:
        self.act("somebody", commands.hand(seat, bot, by))

    @invariant()
    def there_is_one_host_who_sits_there_or_nobody_sits(self) -> None:
        table = self.hosted.table
        people = [seat for seat, sitter in enumerate(table.sitters) if sitter is not None and sitter.key is not None]
        assert table.host in people or (table.host is None and not people)
        playing = [seat for seat in people if table.sitter(seat).bot is None]
        assert table.host in playing or not playing

    @invariant()
    def nobody_is_back_who_was_removed(self) -> None:
        assert not self.banned & set(self.hosted.keys)
        assert not self.banned & {kept.key for kept in self.hosted.table.kept}
        for key in self.banned:
            tries = [commands.sit(seat, "Gast", key) for seat in range(self.hosted.table.plan.seats)]
            assert all(isinstance(each(self.hosted.table, self.hosted.now), Refusal) for each in tries)

    @invariant()
    def nobody_sits_twice_and_every_seat_is_one_that_the_game_takes(self) -> None:
        table = self.hosted.table
        people = [key for key in self.hosted.keys if key is not None]
        assert len(people) == len(set(people))
        assert len(table.sitters) == table.plan.seats
        assert table.plan.seats in LIMITS[table.plan.game]
        assert all(0 <= kept.seat < table.plan.seats and table.sitters[kept.seat] is None for kept in table.kept)

    @invariant()
    def the_table_can_begin_or_be_left(self) -> None:
        """The host can fill it and begin, and everybody can leave, and whoever comes then can sit down."""
        table, now = self.hosted.table, self.hosted.now
        if table.step is not None:
            return
        ghost = Hosted(table.plan)
        ghost.table, ghost.now = table, now
        if ghost.host is not None:
            for seat in range(table.plan.seats):
                assert ghost.ask(hosting.fill(ghost.host, seat, "gentle", BOTS)) == "done"
            assert not isinstance(commands.begin(seed=7)(ghost.table, now), Refusal)
        ghost.table = table
        for key in list(filter(None, ghost.keys)):
            assert ghost.ask(commands.stand(ghost.keys.index(key), key)) == "done"
        assert not ghost.table.locked


TestHostedTable = HostedTable.TestCase
TestHostedTable.settings = settings(max_examples=300, stateful_step_count=30, deadline=None)
