"""The simulator plays Sonde and nothing else: every move is compared with the engine's.

`make test` plays a sample of every kind of table. LETTRINE_PROOF=100000 (`make prove`) plays so many games of four
instead, in all three editions and with interruptions, and says how many moves agreed.
"""

import os
import subprocess
import sys
from itertools import count

import numpy as np
import pytest

from lettrine.games.sonde import SONDE
from lettrine.research.simulator import jit, simulator
from lettrine.research.simulator.encoding import decode
from lettrine.research.simulator.simulator import by_engine, encode, play, trace, trace_by_engine
from tests.research.simulator.sample_games import secrets, table

PROOF = int(os.environ.get("LETTRINE_PROOF", "0"))
needs_numba = pytest.mark.skipif(not jit.AVAILABLE, reason="numba is not installed: only the engine plays")


def assert_same(games):
    """Every move of every game, and after it: phase, turn, who is to act, cards, scores, and every space."""
    moves = 0
    for game in range(len(games.secrets)):
        ours, engines = trace(games, game), trace_by_engine(games, game)
        both = min(len(ours), len(engines))
        apart = np.flatnonzero((ours[:both] != engines[:both]).any(axis=1))
        told = [decode(tray) for tray in games.secrets[game]]
        assert not len(apart), f"game {game} {told}, move {apart[0]}: {ours[apart[0]]} is not {engines[apart[0]]}"
        assert len(ours) == len(engines), told
        moves += len(ours)
    return moves


TABLES = {
    "four": {},
    "four, 1967": {"edition": "1967", "first": 3},
    "interrupted": {"interruptions": 0.05},
    "interrupted all the time": {"interruptions": 0.5},
    "interrupted on one's own turn (S27)": {"edition": "1967", "interruptions": 0.2},
    "no cards (S26)": {"cards": "off", "interruptions": 0.01},
    "three": {"seats": 3, "edition": "1984"},
    "six (S37)": {"seats": 6, "edition": "1967", "interruptions": 0.01},
    "two trays each (S36)": {"seats": 2, "interruptions": 0.02},
    "one tray each": {"seats": 2, "trays_for_two": 1},
    "a deck of special cards": {
        "deck": {"additional": 2, "left": 3, "right": 3, "blank": 2, "x5": 2, "-999": 1, "+7": 1}
    },
    "long trays and other numbers": {
        "spaces": 20,
        "values": [*range(1, 21)],
        "blanks": 9,
        "last_turns": 1,
        "kept_many": 2,
        "interrupt_hidden": 1,
        "interruptions": 0.05,
    },
}


@needs_numba
@pytest.mark.parametrize("kind", TABLES)
def test_every_move_is_the_engines(kind):
    assert assert_same(table(20, seed=len(kind), **TABLES[kind])) > 20


@needs_numba
@pytest.mark.skipif(not PROOF, reason="`make prove` plays these")
def test_every_move_is_the_engines_in_very_many_games():
    kinds = [{"edition": edition, "interruptions": chance} for edition in SONDE.editions for chance in (0.0, 0.02)]
    moves = played = 0
    for seed, kind in zip(count(1), kinds * PROOF, strict=False):
        games = min(500, PROOF - played)
        moves += assert_same(table(games, seed=seed, first=seed % 4, **kind))
        played += games
        if played == PROOF:
            break
    print(f"{played} games of four, {moves} moves: all the same")  # noqa: T201  # `make prove` shows it
    assert played == PROOF


@needs_numba
def test_a_bulk_is_its_games():
    games = table(30, seed=5, interruptions=0.01)
    done = play(games.rules, games.secrets, seed=5, interruptions=0.01)
    engines = by_engine(games)
    assert np.array_equal(done.scores, engines.scores)
    assert np.array_equal(done.lengths, engines.lengths)
    fewer = play(games.rules, games.secrets[:3], seed=5, interruptions=0.01)
    assert np.array_equal(fewer.scores, done.scores[:3])


@needs_numba
def test_a_trace_of_a_long_game_has_all_of_it(monkeypatch):
    games = table(1)
    whole = trace(games, 0)
    monkeypatch.setattr(simulator, "LONGEST", 3)
    assert np.array_equal(trace(games, 0), whole)


WITHOUT = """
import importlib.util, sys
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "numba" else find(name, *rest)
from lettrine.research.simulator.simulator import play
from tests.research.simulator.sample_games import table
games = table(5, seed=9)
done = play(games.rules, games.secrets, seed=9)
print([*done.scores.ravel().tolist(), *done.lengths.ravel().tolist()], "numba" in sys.modules)
"""


def test_without_a_compiler_the_engine_plays_the_same_games():
    games = table(5, seed=9)
    usual = play(games.rules, games.secrets, seed=9)
    plain = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    expected = [*usual.scores.ravel().tolist(), *usual.lengths.ravel().tolist()]
    assert plain.stdout == f"{expected} False\n", plain.stderr


def test_S31_answers_by_hand_are_the_engines():
    games = table(3, edition="1967", answers="players")
    assert not simulator.compilable(games.rules)
    assert play(games.rules, games.secrets).lengths.min() > 0


def test_another_seed_is_another_game():
    games = table(3)
    assert not np.array_equal(
        play(games.rules, games.secrets).lengths, play(games.rules, games.secrets, seed=1).lengths
    )


@pytest.mark.parametrize("secret", ["", "...", "HO.SE", "house", "THIRTEENLETTE"])
def test_what_cannot_lie_on_a_tray_is_no_secret(secret):
    with pytest.raises(ValueError, match="no secret"):
        encode([secret], 12)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"seats": 5}, "wrong_seats"),
        ({"first": 4}, "no_such_seat"),
        ({"seats": 3}, "secrets of"),
        ({"interruptions": 1.0}, "chance below 1"),
        ({"seed": -1}, "seed is from 0"),
    ],
)
def test_what_cannot_be_played_is_said(given, told):
    with pytest.raises(ValueError, match=told):
        play(SONDE.rules("1976", {}), secrets(2, 4, 1), **given)
