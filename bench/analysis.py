"""Measures the analysis of whole games of four, first and once more in a process, and games to practise with.

Run: python bench/analysis.py [ROUNDS] [LANGUAGE …]. Of each kind of game that can be analysed, so many are played by
the strongest bots. Each is analysed in a process of its own, where nothing is cached yet, and then once more there.
CPU seconds; the lexicons are compiled already. Every round is kept in bench/rounds/analysis.json.
"""

import itertools
import json
import statistics
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from lettrine.analysis.registry import ANALYSERS
from lettrine.bots.common.bot import Bots
from lettrine.bots.registry import BOTS
from lettrine.core.game import Context, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Entry, Match
from lettrine.games import game_named
from lettrine.games.sonde import SONDE
from lettrine.server.jobs.practice import BotGame, generate_exercises
from lettrine.words.cache import LANGUAGES, lexicon

T = TypeVar("T")
AIM = 2.0
"""Seconds that a whole game may take."""
KEPT = Path(__file__).parent / "rounds" / "analysis.json"
NAMES = ("A", "B", "C", "D")
EDITIONS = {"sonde": "1976"}
"""What is played; of other games, their only edition."""


def measured(game: str, language: str, seed: int) -> tuple[float, float, int]:
    """Seconds for the first analysis in this process, for the same once more, and how many steps the game had."""
    words, log = lexicon(language), elsewhere(played, game, language, seed)
    began = time.process_time()
    ANALYSERS[game](log, NAMES, words, free=False)
    first = time.process_time()
    ANALYSERS[game](log, NAMES, words, free=False)
    return first - began, time.process_time() - first, len(log)


def lesson(language: str, games: int) -> list[float]:
    """Seconds for each of so many games to practise with: played by bots, and positions chosen, in one process."""
    seconds, rules = [], SONDE.rules("1976", {})
    for seed in range(games):
        began = time.process_time()
        generate_exercises(BotGame(SONDE.name, "1976", language, seed), rules)
        seconds.append(time.process_time() - began)
    return seconds


def elsewhere(job: Callable[..., T], *given: Any) -> T:
    """The result of a job in another process, so that nothing of it is cached here."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as other:
        return other.submit(job, *given).result()


def played(name: str, language: str, seed: int) -> list[Entry]:
    """The log of a game among bots."""
    game, words = game_named(name), lexicon(language)
    assert game is not None
    rules = game.rules(EDITIONS.get(name, "standard"), {})
    match = Match.start(game, rules, Seating(len(NAMES), language), Context(Luck(seed), words))
    assert isinstance(match, Match)
    strongest = tuple(BOTS[name].values())[-1]
    Bots(match, {seat: strongest(seat, words, Random(f"{seed}/{seat}")) for seat in range(len(NAMES))}).play_out()
    return match.log


def report(game: str, language: str, figures: list[tuple[float, float, int]]) -> None:
    """One line of figures over all rounds of a game."""
    firsts, agains = ([each[place] for each in figures] for place in (0, 1))
    met = "met" if max(firsts) <= AIM else "missed"
    print(f"{game} {language}  median first {statistics.median(firsts):.2f} s, worst {max(firsts):.2f} s", end=" ")
    print(f"(aim {AIM} s: {met}); again {statistics.median(agains):.3f} s", flush=True)


def main(rounds: int = 5, *languages: str) -> None:
    """Measure, and print and keep every round."""
    kept = {}
    for game, language in itertools.product(ANALYSERS, languages or LANGUAGES):
        figures = kept[f"{game} {language}"] = [elsewhere(measured, game, language, seed) for seed in range(rounds)]
        for seed, (first, again, steps) in enumerate(figures):
            print(f"{game} {language}  game {seed}: {steps:3d} steps, first {first:5.2f} s, again {again:5.2f} s")
        report(game, language, figures)
    for language in languages or LANGUAGES:
        made = kept[f"practice {language}"] = elsewhere(lesson, language, rounds)
        later = statistics.median(made[1:] or made)
        print(f"{language}  a game to practise with: first {made[0]:.2f} s, then {later:.2f} s")
    KEPT.write_text(json.dumps({"unit": "CPU seconds, first and again, and steps", "rounds": kept}, indent=1) + "\n")


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:2]), *sys.argv[2:])
