"""What the first game of each kind is played with: read off `lesson.toml` in the game's package."""

import tomllib
from importlib.resources import files
from typing import Any

from lettrine.bots.registry import bots_of
from lettrine.core.game import Game
from lettrine.core.value import Value
from lettrine.play.table_events import Plan


class Lesson(Value, frozen=True):
    """A first game: what it is played with, and the bots in the seats after the first."""

    edition: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]

    def plan(self, game: str, language: str) -> Plan:
        """What its table is opened with."""
        return Plan(game, self.edition, language, self.seats, self.options, lesson=True)


def lesson_of(game: Game[Any, Any, Any]) -> Lesson | None:
    """The first game of a game; every other seat has the weakest bot. None where nobody could sit there."""
    source = files(f"lettrine.games.{game.name}") / "lesson.toml"
    if not source.is_file():
        return None
    row = tomllib.loads(source.read_text(encoding="utf-8"))
    weakest = tuple(bots_of(game.name))[:1]
    if row["seats"] > 1 and not weakest:
        return None
    return Lesson(row["edition"], row["seats"], row.get("options", {}), weakest * (row["seats"] - 1))
