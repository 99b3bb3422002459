"""Exercises: positions out of games between bots or out of a table's game, chosen in the worker process, graded here.

The server stores nothing about who practises. A position is identified by its source (the seed of a game between bots,
or a table) and its step.
"""

from functools import partial
from typing import Any

import msgspec

from lettrine.analysis.registry import PRACTICES, AnyOption
from lettrine.core.game import Refusal
from lettrine.play.table import Table
from lettrine.server.jobs.analysis import Told, entries, worked_out
from lettrine.server.jobs.worker import Worker
from lettrine.store.log import Log
from lettrine.wire import bodies
from lettrine.words.cache import lexicon

POSITIONS = 5
"""How many positions are taken out of a game between bots: each more is more like the others."""
OWN = 12
"""The same for a game that people have played."""


class Exercise(msgspec.Struct, frozen=True):
    """A position as the worker process sends it: what is shown, and what is only for grading."""

    step: int
    view: msgspec.Raw
    in_vain: tuple[str, ...]
    options: tuple[AnyOption, ...]
    examples: tuple[str, ...]


Exercises = tuple[Exercise, ...]
"""In random order."""

_decode = msgspec.json.Decoder(Exercises).decode


async def of_bots(game: str, seed: int, edition: str, rules: Any, language: str, worker: Worker) -> Exercises | Refusal:
    """Positions of a game between bots, the same for everybody who names this seed."""
    job = partial(worker.run, language, generate_exercises, game, seed, rules, language)
    return _read(await worker.made(key_of_bots(game, seed, edition, language), job))


async def of_table(table: Table, seat: int | None, store: Log, worker: Worker) -> Exercises | Refusal:
    """Positions of a table's game, in which one seat was to act, or any."""
    key, plan = key_of_table(table, seat), table.plan
    return _read(await worked_out(key, table, store, worker, extract_exercises, plan.game, seat, plan.language))


def key_of_bots(game: str, seed: int, edition: str, language: str) -> tuple[str, str, int, str, str]:
    """The cache key for positions of a game between bots."""
    return "practice", game, seed, edition, language


def key_of_table(table: Table, seat: int | None) -> tuple[str, str, int, int | None]:
    """The cache key for positions of a table's game."""
    return "practice", table.id, table.moves, seat


def generate_exercises(game: str, seed: int, rules: Any, language: str) -> bytes:
    """Runs in the worker process: play a game between bots and choose positions out of it, as JSON."""
    practice, words = PRACTICES[game], lexicon(language)
    log = practice.generate_game(seed, rules, words)
    return msgspec.json.encode(practice.choose_positions(log, words, seed, POSITIONS, None))


def extract_exercises(told: list[Told], game: str, seat: int | None, language: str) -> bytes:
    """Runs in the worker process: choose positions of a game that people have played, as JSON."""
    practice = PRACTICES[game]
    log = entries(practice.game, told)
    return msgspec.json.encode(practice.choose_positions(log, lexicon(language), 0, OWN, seat))


def shown(exercises: Exercises) -> tuple[bodies.Position, ...]:
    """The positions as they are sent, in the order of the game: without what their options are worth."""
    ordered = sorted(exercises, key=lambda exercise: exercise.step)
    return tuple(bodies.Position(each.step, each.view, each.in_vain) for each in ordered)


def grade(game: str, exercises: Exercises, choice: bodies.Choice) -> bodies.Graded | Refusal:
    """What a question in one of these positions is worth."""
    exercise = next((each for each in exercises if each.step == choice.step), None)
    if exercise is None:
        return Refusal("no_such_position")
    found = PRACTICES[game].grade(exercise.options, choice.of, choice.letter)
    if found is None:
        return Refusal("no_such_question")
    return bodies.Graded(found.verdict, found.mine, found.best, found.rank, len(exercise.options), exercise.examples)


def _read(made: bytes | Refusal) -> Exercises | Refusal:
    return made if isinstance(made, Refusal) else _decode(made)
