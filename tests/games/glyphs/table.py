"""A Glyphs table for tests: words are hidden in one line, and pieces lie where a test wants them."""

from typing import Any

from lettrine.core.game import Seating
from lettrine.games.glyphs import GLYPHS
from lettrine.games.glyphs.events import Named, Positioned, Proposed
from tests.games.game_table import GameTable
from tests.games.glyphs.letters import MADE_OF


class Table(GameTable):
    def __init__(
        self,
        *hidden: str,
        seats: int | None = None,
        first: int = 0,
        words: Any = None,
        seed: int = 0,
        language: str = "en",
        **options: Any,
    ) -> None:
        """Everybody hides their word, in the order of the seats; fewer words than seats leave the others to hide."""
        options = {"length": len(hidden[0]), **options} if hidden else options
        super().__init__(GLYPHS, Seating(seats or len(hidden), language, first), words, seed, **options)
        for seat, word in enumerate(hidden):
            self.ok(seat, "hide", word=word)

    def propose(self, seat: int, of: int, cell: int, piece: str) -> Proposed:
        done = self.ok(seat, "propose", of=of, cell=cell, piece=piece)[0]
        assert isinstance(done, Proposed)
        return done

    def lay(self, seat: int, of: int, cell: int, pieces: str) -> None:
        """Propose pieces that must all fit."""
        for piece in pieces:
            assert self.propose(seat, of, cell, piece).fits, (of, cell, piece)

    def lay_word(self, seat: int, of: int, word: str, pieces: int = 1000) -> None:
        """Propose what a word is made of, from the left, up to so many pieces; all must fit."""
        needed = [(cell, piece) for cell, x in enumerate(word, 1) for piece in "IiCu" for _ in range(MADE_OF[x][piece])]
        for cell, piece in needed[:pieces]:
            self.lay(seat, of, cell, piece)

    def miss(self, seat: int, of: int, cell: int, piece: str) -> None:
        assert not self.propose(seat, of, cell, piece).fits

    def position(self, seat: int, of: int, cell: int, piece: str, x: float, y: float, angle: float) -> bool:
        """Whether the answer is "exact"."""
        done = self.ok(seat, "position", of=of, cell=cell, piece=piece, x=x, y=y, angle=angle)[0]
        assert isinstance(done, Positioned)
        return done.exact

    def name(self, seat: int, of: int, word: str) -> Named:
        done = self.ok(seat, "name", of=of, word=word)[0]
        assert isinstance(done, Named)
        return done

    def cell(self, of: int, number: int) -> tuple[str, str, str]:
        """What lies loose in a cell, what is positioned in it, and what lies below it."""
        cell = self.view().boards[of].cells[number - 1]
        return "".join(cell.loose), "".join(p.piece for p in cell.placed), "".join(cell.below)

    @property
    def reserve(self) -> dict[str, int]:
        return dict(self.view().reserve)
