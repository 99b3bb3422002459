"""Exercises: positions out of games between bots or out of a table's game, chosen in the worker process, graded here.

The server stores nothing about who practises. A position is identified by its source (the seed of a game between bots,
or a table) and its step.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from lettrine.analysis.registry import PRACTICES, AnyOption
from lettrine.core.game import Refusal
from lettrine.play import table_events as te
from lettrine.play.replay import game_log
from lettrine.play.table import Table
from lettrine.server.jobs.game_job import run_on_game
from lettrine.server.jobs.worker import Worker
from lettrine.store.log import Log, Row
from lettrine.wire import bodies
from lettrine.words.cache import lexicon

POSITIONS = 5
"""How many positions are taken out of a game between bots: each more is more like the others."""
POSITIONS_OF_TABLE = 12
"""The same for a game that people have played."""


class Exercise(msgspec.Struct, frozen=True):
    """A position as the worker process returns it: what is shown, and what is only for grading."""

    step: int
    view: msgspec.Raw
    in_vain: tuple[str, ...]
    options: tuple[AnyOption, ...]
    examples: tuple[str, ...]


Exercises = tuple[Exercise, ...]
"""In random order."""


class BotGame(NamedTuple):
    """A game between bots, by all that determines it."""

    game: str
    edition: str
    language: str
    seed: int


_decode = msgspec.json.Decoder(Exercises).decode


async def bot_game_exercises(source: BotGame, rules: Any, worker: Worker) -> Exercises | Refusal:
    """Exercises out of a game between bots; `rules` are those of its edition."""
    job = partial(worker.run, source.language, generate_exercises, source, rules)
    return _exercises(await worker.result_of(bot_game_key(source), job))


async def table_exercises(table: Table, seat: int | None, store: Log, worker: Worker) -> Exercises | Refusal:
    """Exercises out of a table's game: positions in which this seat was to act, or any."""
    key, plan = table_key(table, seat), table.plan
    made = await run_on_game(table, store, worker, key, extract_exercises, plan.game, plan.language, seat)
    return _exercises(made)


def bot_game_key(source: BotGame) -> tuple[object, ...]:
    """The cache key of the exercises of a game between bots."""
    return "practice", *source


def table_key(table: Table, seat: int | None) -> tuple[object, ...]:
    """The cache key of the exercises of a table's game."""
    return "practice", table.id, table.moves, seat


def generate_exercises(source: BotGame, rules: Any) -> bytes:
    """Runs in the worker process: play a game between bots and choose positions out of it, as JSON."""
    practice, words = PRACTICES[source.game], lexicon(source.language)
    log = practice.generate_game(source.seed, rules, words)
    return msgspec.json.encode(practice.choose_positions(log, words, source.seed, POSITIONS, None))


def extract_exercises(rows: Sequence[Row], game: str, language: str, seat: int | None) -> bytes:
    """Runs in the worker process: choose positions of a game by its table's log, as JSON."""
    practice = PRACTICES[game]
    log = list(game_log(practice.game, rows))
    words = practice.game.dictionary(lexicon(language), language, te.pack_of(rows[0].events))
    return msgspec.json.encode(practice.choose_positions(log, words, 0, POSITIONS_OF_TABLE, seat))


def positions_shown(exercises: Exercises) -> tuple[bodies.Position, ...]:
    """The positions as they are sent, in the order of the game: without what their options are worth."""
    ordered = sorted(exercises, key=lambda exercise: exercise.step)
    return tuple(bodies.Position(each.step, each.view, each.in_vain) for each in ordered)


def grade(game: str, exercises: Exercises, choice: bodies.Choice) -> bodies.Graded | Refusal:
    """What a choice in one of these positions is worth."""
    exercise = next((each for each in exercises if each.step == choice.step), None)
    if exercise is None:
        return Refusal("no_such_position")
    found = PRACTICES[game].grade(exercise.options, choice.of, choice.letter)
    if found is None:
        return Refusal("no_such_question")
    return bodies.Graded(found.verdict, found.mine, found.best, found.rank, len(exercise.options), exercise.examples)


def _exercises(made: bytes | Refusal) -> Exercises | Refusal:
    return made if isinstance(made, Refusal) else _decode(made)
