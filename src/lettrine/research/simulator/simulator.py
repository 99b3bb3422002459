"""Full games of Sonde in bulk, played at random: compiled where numba is installed, by the engine where it is not.

    pool = encode(["HOUSE", "..SILOS", "PLANET."], rules.spaces)
    secrets = pool[np.random.default_rng(1).integers(len(pool), size=(100_000, 4))]
    done = play(rules, secrets, seed=7)
    done.scores.mean(axis=0)

Both play the same games: same rules, same secrets and same seed give the same scores, move by move.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from lettrine.core.game import Refusal, Seating
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.edition import Edition
from lettrine.languages import FALLBACK
from lettrine.research.simulator import jit, policy, reference
from lettrine.research.simulator.encoding import Integers, Secrets, decode, encode, trays_per_seat
from lettrine.research.simulator.layout import encode_rules, new_table
from lettrine.research.simulator.rng import Stream

__all__ = ["Games", "Results", "encode", "play", "trace"]

LONGEST = 4_000
"""Rows that a trace begins with; it grows if a game is longer."""


class Results(NamedTuple):
    """The results of games, one row for each."""

    scores: Integers
    """By game and seat."""
    lengths: Integers
    """By game: its steps (draws, questions, openings, interruptions), and its turns."""


class Games(NamedTuple):
    """Games to play: the rules, the secrets, and the seed."""

    rules: Edition
    secrets: Secrets
    """Games × trays × spaces; two players have two trays each (S36)."""
    seats: int = 4
    seed: int = 0
    first: int = 0
    interruptions: float = 0.0
    """The chance, before every move, that a random seat names a random tray, rightly half of the time (S29)."""

    @property
    def calls(self) -> int:
        """The same, in millionths."""
        return round(self.interruptions * policy.MILLION)


def play(
    rules: Edition,
    secrets: Secrets,
    seats: int = 4,
    seed: int = 0,
    first: int = 0,
    interruptions: float = 0.0,
) -> Results:
    """Play a game for each row of secrets; `Games` describes the arguments."""
    games = checked(Games(rules, secrets, seats, seed, first, interruptions))
    return _compiled(games) if compilable(rules) else by_engine(games)


def compilable(rules: Edition) -> bool:
    """Whether these rules are compiled. S31: answers by hand are left to the engine."""
    return jit.AVAILABLE and rules.answers == "server"


def checked(games: Games) -> Games:
    """The games, if they can be played."""
    if games.rules.house_plays_trays:
        raise ValueError("the games are played with secrets of their own: `secrets: dealt` is not simulated")
    refusal = SONDE.setup(games.rules, Seating(games.seats, FALLBACK, games.first), Stream(0, 0))
    if isinstance(refusal, Refusal):
        raise ValueError(refusal.code)
    trays = games.seats * trays_per_seat(games.rules, games.seats)
    if games.secrets.shape[1:] != (trays, games.rules.spaces):
        raise ValueError(f"secrets of {games.secrets.shape[1:]}, not ({trays}, {games.rules.spaces})")
    if not 0 <= games.interruptions < 1 or not 0 <= games.seed < 2**63:
        raise ValueError("interruptions are a chance below 1, a seed is from 0 below 2⁶³")
    return games


def _compiled(games: Games) -> Results:
    rules = encode_rules(games.rules, games.seats, games.first)
    results = _empty(games)
    policy.play_all(rules, new_table(rules), games.secrets, games.seed, games.calls, *results)
    return results


def by_engine(games: Games) -> Results:
    """The same by the rules engine, some hundred times slower."""
    results = _empty(games)
    for game in range(len(games.secrets)):
        *before, last = _moves(games, game)
        results.scores[game] = last.after.scores
        results.lengths[game] = len(before) + 1, last.after.turns
    return results


def _empty(games: Games) -> Results:
    number = len(games.secrets)
    return Results(np.zeros((number, games.seats), np.int64), np.zeros((number, 2), np.int64))


def _moves(games: Games, game: int) -> Iterator[reference.RecordedMove]:
    secrets = [decode(tray) for tray in games.secrets[game]]
    chance = Stream(games.seed, game)
    return reference.play(games.rules, games.seats, games.first, secrets, chance, games.calls)


def trace(games: Games, game: int) -> Integers:
    """Every move of one of the games, and the table after it (`reference.row`), by the compiled simulator."""
    rules = encode_rules(games.rules, games.seats, games.first)
    table, seed = new_table(rules), games.seed
    rows = np.zeros((LONGEST, policy.MOVE + 9 + games.seats + games.secrets.shape[1]), np.int64)
    while (steps := policy.play_one(rules, table, games.secrets, seed, games.calls, game, rows)) > len(rows):
        rows = np.zeros((steps, rows.shape[1]), np.int64)
    return rows[:steps]


def trace_by_engine(games: Games, game: int) -> Integers:
    """The same by the rules engine."""
    return np.array([reference.row(step) for step in _moves(games, game)], np.int64)
