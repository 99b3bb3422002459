"""Measures the Sonde bots: games won by one against three, time a decision, time to lay out a language's tables.

Run: python bench/sonde.py [GAMES [LANGUAGE ...]]. Every game has its own cards and its own order of being asked; the
bot that is measured sits in every seat in turn. A tie counts as the share of it.
"""

import math
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from lettrine.bots.bot import Bot, Bots, Choice, Maker, Move
from lettrine.bots.registry import BOTS
from lettrine.bots.sonde_frequency import FrequencySonde
from lettrine.bots.sonde_posterior import Vocabulary, first_belief
from lettrine.core.frames import Frame
from lettrine.core.game import Aid, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games.sonde import SONDE
from lettrine.words import cache

GAMES, SEATS, EDITION = 2000, 4, "1976"
BOT = BOTS["sonde"]
PAIRS: tuple[tuple[str, str, Maker, Maker, float], ...] = (
    ("master", "three by candidate frequency, who never interrupt", BOT["master"], FrequencySonde, 0.65),
    ("master", "three clubs", BOT["master"], BOT["club"], 0.45),
    ("club", "three beginners", BOT["club"], BOT["beginner"], 0.60),
)


class Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self.bot, self.times = bot, times

    def see(self, sent: Frame) -> None:
        """Pass it on."""
        self.bot.see(sent)

    def act(self, choices: Sequence[Choice]) -> Move | None:
        """Pass it on, and look at the clock; letting everything be is no decision that anybody waits for."""
        before = time.process_time()
        move = self.bot.act(choices)
        if move is not None:
            self.times.append(1000 * (time.process_time() - before))
        return move


class Series(NamedTuple):
    """How many games were won, by how many points, and the milliseconds of every decision."""

    won: float
    error: float
    points: float
    others: float
    times: list[float]


def result(makers: Sequence[Maker], seed: int, language: str, measured: int, times: list[float]) -> tuple[int, ...]:
    """The scores of one game."""
    words = cache.lexicon(language)
    seating = Seating(SEATS, language, first=seed % SEATS)
    match = Match.start(SONDE, SONDE.rules(EDITION, {}), seating, Aid(Luck(seed), words))
    assert isinstance(match, Match)
    asked = Random(seed).sample(range(SEATS), SEATS)
    seated: dict[int, Bot] = {seat: makers[seat](seat, words, Random(SEATS * seed + seat)) for seat in asked}
    seated[measured] = Timed(seated[measured], times)
    Bots(match, seated).play_out()
    return SONDE.standing(match.state).scores


def series(one: Maker, others: Maker, games: int, language: str) -> Series:
    """One bot against three of another kind."""
    times: list[float] = []
    won, points, against = 0.0, 0, 0
    for seed in range(games):
        seat = seed // SEATS % SEATS
        scores = result([one if each == seat else others for each in range(SEATS)], seed, language, seat, times)
        won += (scores[seat] == max(scores)) / scores.count(max(scores))
        points, against = points + scores[seat], against + sum(scores) - scores[seat]
        print(f"    {seed + 1} of {games}: {won / (seed + 1):.3f}", end="\r", file=sys.stderr, flush=True)
    share = won / games
    error = 1.96 * math.sqrt(share * (1 - share) / games)
    return Series(share, error, points / games, against / games / (SEATS - 1), times)


def layout(language: str) -> None:
    """How long it takes to lay out everything that any tray may hold, and what it says of the first question."""
    words, rules = cache.lexicon(language), SONDE.rules(EDITION, {})
    before, sizes = time.process_time(), []
    for spaces in range(3, rules.spaces + 1):
        one = first_belief(Vocabulary(words, 0.0, 0.0), rules, spaces)
        sizes.append((len(one.rows), one.chances.sum()))
    took = time.process_time() - before
    print(f"{language}: tables laid out in {took:.2f} s, at most {max(sizes)[0]} candidates for a tray", flush=True)


def main(games: int, languages: Sequence[str]) -> None:
    """All of it."""
    for language in languages:
        layout(language)
        for one, others, maker, against, target in PAIRS:
            done = series(maker, against, games, language)
            middle, slow = np.percentile(done.times, (50, 99))
            print(f"    {one} against {others}: {done.won:.3f} ± {done.error:.3f} of {games} games", end=" ")
            print(f"(target {target:.2f}); {done.points:.0f} points to {done.others:.0f}", end="; ")
            print(f"a decision p50 {middle:.2f} ms, p99 {slow:.2f} ms", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else GAMES, sys.argv[2:] or cache.LANGUAGES)
