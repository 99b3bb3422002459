"""A game of Quick for tests: everybody has passed a word on, and the race has begun."""

from typing import Any

from lettrine.core.game import Seating
from lettrine.games.quick import QUICK
from tests.games.game_table import GameTable


class Table(GameTable):
    def __init__(
        self,
        *hidden: str,
        seats: int | None = None,
        words: Any = None,
        seed: int = 0,
        language: str = "fr",
        **options: Any,
    ) -> None:
        """Everybody hides their word, in the order of the seats; fewer words than seats leave the others to hide."""
        super().__init__(QUICK, Seating(seats or len(hidden), language), words, seed, **options)
        for seat, word in enumerate(hidden):
            self.ok(seat, "hide", word=word)

    def received(self, seat: int | None) -> str | None:
        """The pieces that a seat has before it, as it sees them."""
        pieces = self.view(seat).race.pieces
        return None if pieces is None else "".join(piece * count for piece, count in pieces.items())
