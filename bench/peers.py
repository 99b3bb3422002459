"""Random full games in other libraries, counted in steps: what our engine is measured against.

A peer is asked for as its users would drive it by hand, without wrappers: OpenSpiel's tic-tac-toe in Python, where
legal actions are listed and one is applied, and the same on its games in C++; TextArena's Hangman environment itself,
where a letter is guessed; RLCard's Leduc hold'em, where the state that a step returns says what is legal.
"""

import random
import sys
from collections.abc import Callable
from types import ModuleType

WORDS = ["able", "account", "acid", "across", "addition", "adjustment", "agreement", "amount", "amusement", "angle"]
"""Stands in for the word list that TextArena would download."""

Play = Callable[[random.Random], int]
"""Plays one game and says how many steps it took."""


def open_spiel_tic_tac_toe() -> Play:
    """OpenSpiel's Python implementation of tic-tac-toe."""
    from open_spiel.python.games import tic_tac_toe  # noqa: F401  # registers the game

    return open_spiel("python_tic_tac_toe")


def open_spiel(name: str) -> Play:
    """A game of OpenSpiel's by its name; most are written in C++. A step of chance is a step."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(chance: random.Random) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def textarena_hangman() -> Play:
    """TextArena's Hangman, the raw environment."""
    _without_downloads()
    from textarena.envs.Hangman.env import HangmanEnv

    env = HangmanEnv()
    guesses = [f"[{letter}]" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]

    def play(chance: random.Random) -> int:
        env.reset(num_players=1)
        steps, order = 0, chance.sample(guesses, len(guesses))
        for guess in order:
            done, _ = env.step(guess)
            steps += 1
            if done:
                break
        return steps

    return play


def rlcard_leduc() -> Play:
    """RLCard's Leduc hold'em, two seats."""
    import rlcard

    env = rlcard.make("leduc-holdem")

    def play(chance: random.Random) -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


def _without_downloads() -> None:
    """Hand TextArena a word list, which it would otherwise fetch from the internet when it is imported."""
    nltk, corpus = ModuleType("nltk"), ModuleType("nltk.corpus")
    vars(nltk).update(download=lambda name: True, corpus=corpus)
    vars(corpus).update(words=type("words", (), {"words": staticmethod(lambda kind: WORDS)}))
    sys.modules.update({"nltk": nltk, "nltk.corpus": corpus})
