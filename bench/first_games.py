"""Measures first games: how often a newcomer wins at the table of a lesson, and what Solitaire brings them.

The newcomers are those of `bench/newcomers.py`, where all that they do is written down; the tables are the games' own
`lesson.toml`; everything takes its time on a simulated clock. The aim: 40 to 60 % of the games won in Sonde, Glyphs,
Quick and Tug (there by the newcomer's team), in every language; in Solitaire two words or more in the median.

    python -m bench.first_games                          seeds 0 to 199, every game and language
    python -m bench.first_games sonde tug -l fr -s 1000  some of it, and seeds from 1000 on: those are there to tune on
"""

import argparse
import os
from collections.abc import Sequence
from functools import partial
from random import Random
from statistics import median
from typing import NamedTuple

from bench.newcomers import NEWCOMERS

from lettrine.arena.deals import play_out
from lettrine.arena.executors import run_all
from lettrine.bots.registry import bots_of
from lettrine.core.game import Context, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games import known_game
from lettrine.play.lessons import lesson_of
from lettrine.ratings.teams import sides_of
from lettrine.words.cache import LANGUAGES, lexicon

GAMES = 200
NEWCOMER = 0
"""The seat of whoever opened the table."""


class FirstGame(NamedTuple):
    """How a first game ended."""

    won: float
    """1 if the newcomer won; of a tie, the share."""
    score: int
    best_other: int
    minutes: float
    moves: int


def play(game: str, language: str, seed: int) -> FirstGame:
    """One first game."""
    known, words = known_game(game), lexicon(language)
    lesson = lesson_of(known)
    seating = Seating(lesson.seats, language, first=NEWCOMER)
    match = Match.begin(known, lesson.edition, seating, Context(Luck(seed), words), lesson.options)
    makers = (NEWCOMERS[game], *(bots_of(game)[bot] for bot in lesson.bots))
    play_out(match, {seat: make(seat, words, Random(f"{seed}/{seat}")) for seat, make in enumerate(makers)})
    return _outcome(match)


def _outcome(match: Match) -> FirstGame:
    standing = match.game.standing(match.state)
    sides = sides_of(match.game, match.state, standing.seats)
    side = next(number for number, seats in enumerate(sides) if NEWCOMER in seats)
    winners = [number for number, seats in enumerate(sides) if set(seats) & set(standing.winners)]
    won = 1 / len(winners) if side in winners else 0.0
    others = [score for seat, score in enumerate(standing.scores) if seat != side]
    return FirstGame(won, standing.scores[side], max(others, default=0), match.at / 60_000, len(match.log))


def measure(game: str, language: str, seeds: range) -> list[FirstGame]:
    """So many first games, on all processors."""
    return [played for _, played in run_all(partial(play, game, language), seeds, os.cpu_count() or 1)]


def report(game: str, language: str, played: Sequence[FirstGame]) -> str:
    """One line of figures."""
    won = sum(each.won for each in played) / len(played)
    mine, other = (median(getattr(each, name) for each in played) for name in ("score", "best_other"))
    minutes, moves = (median(getattr(each, name) for each in played) for name in ("minutes", "moves"))
    return (
        f"{game:10} {language}  won {won:5.1%} of {len(played)}; in the median {mine:.0f} points, the best of the "
        f"others {other:.0f}; {moves:.0f} moves in {minutes:.0f} minutes"
    )


def main() -> None:
    """All of it, or what was asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(NEWCOMERS))
    parser.add_argument("-l", "--language", action="append", choices=LANGUAGES)
    parser.add_argument("-s", "--seed", type=int, default=0)
    parser.add_argument("-n", "--number", type=int, default=GAMES)
    asked = parser.parse_args()
    for game in asked.games:
        for language in asked.language or LANGUAGES:
            played = measure(game, language, range(asked.seed, asked.seed + asked.number))
            print(report(game, language, played), flush=True)


if __name__ == "__main__":
    main()
