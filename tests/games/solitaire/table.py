"""A Solitaire for tests."""

from typing import Any

from lettrine.core.game import Refusal, Seating
from lettrine.games.solitaire import SOLITAIRE
from tests.games.game_table import GameTable


class Table(GameTable):
    def __init__(self, *given: str, words: Any = None, seed: int = 0, language: str = "fr", **options: Any) -> None:
        """Play with these words; with none, the game draws them."""
        super().__init__(SOLITAIRE, Seating(1, language, words=given or None), words, seed, **options)

    def form(self, group: int, word: str) -> None:
        self.ok(0, "form", group=group, word=word)

    def cannot(self, group: int, word: str) -> str:
        return self.no(0, "form", group=group, word=word)

    @property
    def groups(self) -> tuple[str, ...]:
        return tuple(group.word for group in self.view(0).groups)

    @property
    def found(self) -> list[tuple[str, ...]]:
        return [group.found for group in self.view(0).groups]


def setting_up(*given: str, seats: int = 1, **options: Any) -> Any:
    """The opening events, or why it cannot be played so."""
    rules = SOLITAIRE.rules("standard", options)
    return rules if isinstance(rules, Refusal) else SOLITAIRE.setup(rules, Seating(seats, "fr", words=given), None)
