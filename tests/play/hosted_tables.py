"""A table before the game without a store: commands decide, and what they decide is folded."""

from typing import Any

from lettrine.core.game import Refusal
from lettrine.games import known_game
from lettrine.play import table_events as te
from lettrine.play.commands import Command
from lettrine.play.outcomes import Change
from lettrine.play.row_digests import with_row
from lettrine.play.table import Table, new_table
from lettrine.play.table_fold import fold

SONDE = te.Plan("sonde", "1976", "en", 3, options={"cards": "off"}, lexicon="none")
TUG = te.Plan("tug", "standard", "en", 4, lexicon="none")


class Hosted:
    """One table, and the time there."""

    def __init__(self, plan: te.Plan = SONDE, kept: tuple[te.Kept, ...] = ()) -> None:
        opened = te.Opened(plan, "CADEAU", kept)
        self.table: Table = new_table("t", opened, known_game(plan.game), None)
        self.log: list[te.TableEvent] = [opened]
        self.now = 1_700_000_000_000

    def ask(self, command: Command) -> str:
        """What becomes of a command: `done`, or the code of the refusal."""
        self.now += 1
        outcome = command(self.table, self.now)
        if isinstance(outcome, Refusal):
            return outcome.code
        if isinstance(outcome, Change):
            self.log.append(outcome.event)
            self.table = with_row(fold(self.table, outcome.event, self.now, outcome.step), self.table.seq + 1, None)
        return "done"

    @property
    def keys(self) -> list[str | None]:
        """By seat, the key of the person there."""
        return [sitter and sitter.key for sitter in self.table.sitters]

    @property
    def host(self) -> Any:
        """The key of the host."""
        return None if self.table.host is None else self.keys[self.table.host]
