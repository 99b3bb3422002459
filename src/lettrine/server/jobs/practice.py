"""Positions to think about, out of games between bots or out of a table's own: made in the workshop, graded here.

Nobody's practice is remembered. A position is known by where it is from, the seed of a game or a table, and its step.
"""

from functools import partial

import msgspec

from lettrine.analysis.sonde.practice import chosen, generated, graded
from lettrine.analysis.sonde.report import QuestionOption
from lettrine.core.game import Refusal
from lettrine.games.sonde import SONDE
from lettrine.play.table import Table
from lettrine.server.jobs.analysis import Told, entries, worked_out
from lettrine.server.jobs.worker import Worker
from lettrine.store.log import Log
from lettrine.wire import bodies
from lettrine.words.cache import lexicon

POSITIONS = 5
"""How many positions a game between bots is good for: each more is more like the others."""
OWN = 12
"""The same for a game that somebody has played."""


class Exercise(msgspec.Struct, frozen=True):
    """A position, and what only whoever has answered is told of it."""

    step: int
    view: msgspec.Raw
    in_vain: tuple[str, ...]
    options: tuple[QuestionOption, ...]
    examples: tuple[str, ...]


Exercises = tuple[Exercise, ...]
"""In the order of a lot."""

_decode = msgspec.json.Decoder(Exercises).decode


async def of_bots(seed: int, edition: str, language: str, worker: Worker) -> Exercises | Refusal:
    """Positions of a game between bots, the same for everybody who names this seed."""
    job = partial(worker.run, language, made_up, seed, edition, language)
    return _read(await worker.made(key_of_bots(seed, edition, language), job))


async def of_table(table: Table, seat: int | None, store: Log, worker: Worker) -> Exercises | Refusal:
    """Positions of a table's game, in which one seat was to ask, or any."""
    key, language = key_of_table(table, seat), table.plan.language
    return _read(await worked_out(key, table, store, worker, looked_up, seat, language))


def key_of_bots(seed: int, edition: str, language: str) -> tuple[str, int, str, str]:
    """By what positions of a game between bots are kept."""
    return "practice", seed, edition, language


def key_of_table(table: Table, seat: int | None) -> tuple[str, str, int, int | None]:
    """By what positions of a table's game are kept."""
    return "practice", table.id, table.moves, seat


def made_up(seed: int, edition: str, language: str) -> bytes:
    """Runs in a process of its own: a game between bots, and positions out of it, as JSON."""
    words, rules = lexicon(language), SONDE.rules(edition, {})
    assert not isinstance(rules, Refusal), "an edition that is not there is refused before"
    return msgspec.json.encode(chosen(generated(seed, rules, words), words, seed, POSITIONS))


def looked_up(told: list[Told], seat: int | None, language: str) -> bytes:
    """Runs in a process of its own: positions of a game that people have played, as JSON."""
    return msgspec.json.encode(chosen(entries(SONDE, told), lexicon(language), 0, OWN, seat))


def shown(exercises: Exercises) -> tuple[bodies.Position, ...]:
    """The positions as they are sent, in the order of the game: without what they are worth."""
    there = sorted(exercises, key=lambda exercise: exercise.step)
    return tuple(bodies.Position(each.step, each.view, each.in_vain) for each in there)


def grade(exercises: Exercises, choice: bodies.Choice) -> bodies.Graded | Refusal:
    """What a question in one of these positions is worth."""
    exercise = next((each for each in exercises if each.step == choice.step), None)
    if exercise is None:
        return Refusal("no_such_position")
    found = graded(exercise.options, choice.of, choice.letter)
    if found is None:
        return Refusal("no_such_question")
    return bodies.Graded(found.verdict, found.mine, found.best, found.rank, len(exercise.options), exercise.examples)


def _read(made: bytes | Refusal) -> Exercises | Refusal:
    return made if isinstance(made, Refusal) else _decode(made)
