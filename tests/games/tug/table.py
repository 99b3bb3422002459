"""A table of Tug for tests: a card a turn, and words spelled in one line."""

from typing import Any

from lettrine.core.game import Seating
from lettrine.games.tug import TUG
from lettrine.games.tug.events import Spelled
from tests.games.game_table import GameTable

ANYTHING = ("Anything",) * 40
"""Cards that the table wrote itself, which ask for nothing in particular."""
SIX = "TTTSSSRRRNNNLLLDDD"
"""T7, T12: three steps each for six letters that stand in the middle of every board."""


class Table(GameTable):
    def __init__(
        self,
        seats: int = 2,
        *,
        language: str = "en",
        first: int = 0,
        deck: tuple[str, ...] | None = ANYTHING,
        teams: Any = None,
        captains: Any = None,
        words: Any = None,
        seed: int = 0,
        **options: Any,
    ) -> None:
        seating = Seating(seats, language, first, deck, teams=teams, captains=captains)
        super().__init__(TUG, seating, words, seed, **options)

    @property
    def captain(self) -> int:
        """Who speaks for the team whose turn it is."""
        seat = self.turn
        assert seat is not None
        return seat

    @property
    def others(self) -> tuple[int, ...]:
        """The team whose turn it is not."""
        return tuple(self.view().teams[1 - self.view().active])

    def begin(self) -> None:
        """T4: a card is drawn, and the other team turns the glass, unless it turns with the card."""
        self.ok(self.captain, "draw")
        if self.view().phase == "reading":
            self.ok(self.others[0], "glass")

    def spell(self, word: str) -> list[Spelled]:
        """T5: the captain spells, letter by letter."""
        return [event for sign in word for event in self.ok(self.captain, "spell", letter=sign)]

    def give(self, word: str) -> tuple[Any, ...]:
        """A whole turn; what happened at "done"."""
        self.begin()
        self.spell(word)
        return self.ok(self.captain, "done")

    def cut(self, word: str) -> None:
        """A turn whose word the glass cuts off."""
        self.begin()
        self.spell(word)
        self.wait(self.view().rules.glass)

    def at(self, letters: str) -> list[int]:
        """Where letters lie: 0 is the middle, less is toward the first team, more toward the second."""
        places = {tile.letter: tile.at for tile in self.view().tiles}
        return [places[letter] for letter in letters]

    def taken(self, team: int) -> str:
        """What a team has captured."""
        return "".join(tile.letter for tile in self.view().tiles if tile.taken == team)

    @property
    def on_turn(self) -> tuple[int, str]:
        """Which team's turn it is, and what the table waits for."""
        return self.view().active, self.view().phase

    def events(self, kind: type) -> list[Any]:
        """Everything of this kind that has happened."""
        return [event for entry in self.match.log for event in entry.events if isinstance(event, kind)]
