"""Games of Glyphs brought to the moments that people meet them at: as in `stories.py`."""

from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

from lettrine.games.glyphs.actions import Hide, Name, Position, Propose
from lettrine.games.glyphs.state import State, available, missing, opponents, still_needs
from lettrine.games.pieces.alphabet import LETTERS, Stroke
from lettrine.games.pieces.placement import Placement, fits
from lettrine.store.log import Log
from tests.page.common.stories import ME, Story, Teller, View, mine, others, over

WORDS = {
    "en": ("HOUSE", "MAGIC", "TIGER", "BREAD", "QUICK", "WALTZ", "FJORD", "LEMON", "PANDA", "STORM", "VIXEN", "CHALK"),
    "fr": ("HIVER", "MAGIE", "TIGRE", "PAINS", "PIQUE", "VALSE", "FJORD", "LIVRE", "PANDA", "ORAGE", "RUCHE", "CRAIE"),
    "de": ("HÜTTE", "MAGEN", "TIGER", "BROTE", "QUARK", "WALZE", "FJORD", "MÖHRE", "PANDA", "STURM", "FÄDEN", "KEKSE"),
}
LONGER = {
    "en": ("WIZARD", "MARBLE", "PLANET", "ROCKET", "GARDEN", "WINTER", "JACKET"),
    "fr": ("MARBRE", "JARDIN", "BATEAU", "CHEVAL", "SOLEIL", "MAISON", "PIRATE"),
    "de": ("MARMOR", "GARTEN", "WINTER", "KAMERA", "PLANET", "SOMMER", "PIRATE"),
}
"""For the edition whose words have six letters (G3)."""
FOUND_OUT = 4
"""With so few pieces missing, people in these stories know the word."""


class GlyphsStory(Story):
    """One table of Glyphs: most offers fit, some pieces are positioned, and a word that is nearly there is named."""

    words: Iterator[str]

    async def play(self, until: Callable[[View], bool]) -> "GlyphsStory":
        await super().play(until)
        return self

    async def find(self, seat: int, of: int) -> None:
        """Somebody names a word, whoever's turn it is (G10)."""
        await self.act(seat, Name(of, self.state.boards[of].word))

    @property
    def state(self) -> State:
        step = self.table.step
        assert step is not None
        state: State = step.state
        return state

    def _due(self, view: View) -> View:
        """Nobody keeps the others waiting for a new word (G11)."""
        due: View = [each for each in view["open"] if each["duty"]][-1]
        return due

    def _choose(self, seat: int, kind: str) -> Any:
        if kind == "hide":
            return Hide(next(self.words))
        of = self.chance.choice(opponents(self.state, seat))
        board = self.state.boards[of]
        if missing(board, board.word) <= FOUND_OUT:
            return Name(of, board.word)
        cell = self.chance.choice((1, 1, 2, 2, 3, 4, 5))
        if board.cells[cell - 1].loose and self.chance.random() < 0.35:
            return self._positioned(of, cell)
        return self._offered(of, cell)

    def _offered(self, of: int, cell: int) -> Propose:
        wanted = self.chance.random() < 0.75
        pieces = available(self.state)
        good = [piece for piece in pieces if still_needs(self.state, of, cell, piece) == wanted]
        return Propose(of, cell, self.chance.choice(good or pieces))

    def _positioned(self, of: int, cell: int) -> Position:
        """Where it belongs, or half of the time as in another letter."""
        lying, letter = self.state.boards[of].cells[cell - 1], self.state.boards[of].word[cell - 1]
        piece = lying.loose[0]
        ways = [placed(stroke) for each in LETTERS.values() for stroke in each.strokes if stroke.piece == piece]
        right = self.chance.random() < 0.5
        good = [way for way in ways if fits(letter, way, lying.placed) == right] or ways
        way = self.chance.choice(good)
        return Position(of, cell, piece, way.x, way.y, way.angle)


def placed(stroke: Stroke) -> Placement:
    return Placement(stroke.piece, stroke.x, stroke.y, stroke.angle)


class GlyphsTeller(Teller):
    """Tells stories of Glyphs in one language."""

    game, edition, story = "glyphs", "standard", GlyphsStory

    async def dealt(self, name: str, seats: int = 3, **plan: Any) -> GlyphsStory:
        """Begun with people in all seats, and with words for them to hide."""
        story = await self.begun(name, seats, people=seats, **plan)
        assert isinstance(story, GlyphsStory)
        story.words = cycle((LONGER if plan.get("edition") == "1981" else WORDS)[self.language])
        return story


def busy(least: int) -> Callable[[View], bool]:
    """It is my turn, after so many others; in one of the others' cells something lies loose and something in place."""

    def reached(view: View) -> bool:
        boards = [board for seat, board in enumerate(view["boards"]) if seat != ME]
        half = [cell for board in boards for cell in board["cells"] if cell.get("loose") and cell.get("placed")]
        return mine("propose", least)(view) and all(board["hidden"] for board in boards) and bool(half)

    return reached


async def tell(log: Log, language: str) -> None:
    """All of them."""
    teller = GlyphsTeller(log, language)
    await teller.dealt("glyphs-hide")
    await teller.dealt("glyphs-lesson-hide", lesson=True)
    await (await teller.dealt("glyphs-lesson", lesson=True)).play(mine("propose"))
    await (await teller.dealt("glyphs")).play(busy(9))
    await (await teller.dealt("glyphs-four", 4)).play(busy(13))
    await (await teller.dealt("glyphs-six", 4, edition="1981")).play(busy(13))
    await (await teller.dealt("glyphs-wait")).play(others("propose", 8))
    await (await (await teller.dealt("glyphs-awaited")).play(busy(6))).find(2, 1)
    await (await (await teller.dealt("glyphs-again")).play(others("propose", 6))).find(2, ME)
    await (await teller.dealt("glyphs-end")).play(over)
    await teller.dealt("glyphs-prelude", options={"prelude": "quick"})
