"""Measures the Glyphs bots: games won, questions to identify a word, time a decision.

Run: python bench/glyphs.py [GAMES].
Every game has its own secrets and its own order of being asked; the bot that is measured sits in every seat in turn.
"""

import math
import sys
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from lettrine.bots.common.bot import Bot, Bots, Maker
from lettrine.bots.pieces.action_values import entropy, possible_questions
from lettrine.bots.pieces.candidates import Letters, vocabulary
from lettrine.bots.pieces.cell_constraints import Question, constraints_of
from lettrine.bots.pieces.random_player import RandomGlyphs
from lettrine.bots.registry import BOTS
from lettrine.core.game import Context, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games.glyphs import GLYPHS
from lettrine.games.glyphs.view import CellView
from lettrine.games.pieces.alphabet import PIECES
from lettrine.games.pieces.spelling import WordRules
from lettrine.words import cache
from shares import share_with_margin
from timed import Timed

GAMES, SEATS, LENGTH = 500, 4, 5
COMMON = 3.0
"""The zipf frequency from which a word counts as common."""
Cells = tuple[CellView, ...]


class Series(NamedTuple):
    """How many games were won, and the milliseconds of every decision."""

    won: int
    times: list[float]


def winner(makers: Sequence[Maker], seed: int, language: str, times: list[float], measured: int) -> int:
    """Who wins one game."""
    words = cache.lexicon(language)
    seating = Seating(SEATS, language, first=seed % SEATS)
    match = Match.start(GLYPHS, GLYPHS.rules("standard", {}), seating, Context(Luck(seed), words))
    assert isinstance(match, Match)
    asked = Random(seed).sample(range(SEATS), SEATS)
    seated: dict[int, Bot] = {seat: makers[seat](seat, words, Random(SEATS * seed + seat)) for seat in asked}
    seated[measured] = Timed(seated[measured], times)
    Bots(match, seated).play_out()
    return GLYPHS.standing(match.state).winners[0]


def series(one: Maker, others: Maker, games: int, language: str) -> Series:
    """One bot against three of another kind."""
    times: list[float] = []
    won = 0
    for seed in range(games):
        seat = seed // SEATS % SEATS
        makers = [one if each == seat else others for each in range(SEATS)]
        won += winner(makers, seed, language, times, seat) == seat
    return Series(won, times)


def answered(cells: Cells, question: Question, yes: bool) -> Cells:
    """The cells after a question."""
    cell, piece = cells[question.cell], question.piece
    if question.placed is None:
        cell = replace(cell, loose=(*cell.loose, piece)) if yes else replace(cell, below=(*cell.below, piece))
    elif yes:
        loose = list(cell.loose)
        loose.remove(piece)
        cell = replace(cell, loose=tuple(loose), placed=(*cell.placed, question.placed))
    else:
        cell = replace(cell, wrong=(*cell.wrong, question.placed))
    return (*cells[: question.cell], cell, *cells[question.cell + 1 :])


def asked_for(words: Letters, cells: Cells) -> int:
    """The number of questions to tell all of these words apart, added up, with the highest entropy asked first."""
    if len(words) <= 1:
        return 0
    every = possible_questions(tuple(map(constraints_of, cells)), PIECES, positions=True)
    best = max(every, key=lambda question: entropy(_share(words, question)))
    if not 0 < _share(words, best) < 1:
        return len(words) + asked_for(words[1:], cells)  # letters tie: one of the words is named, as a question
    yes = best.yes[words[:, best.cell]]
    parts = ((words[yes], True), (words[~yes], False))
    return len(words) + sum(asked_for(part, answered(cells, best, said)) for part, said in parts)


def _share(words: Letters, question: Question) -> float:
    return float(question.yes[words[:, question.cell]].mean())


def identification(language: str) -> None:
    """Over all common words, each as likely as any other: exact, not sampled."""
    words = vocabulary(cache.lexicon(language), WordRules(), LENGTH, COMMON).letters
    mean, bound = asked_for(words, (CellView(),) * LENGTH) / len(words), math.log2(len(words))
    print(f"{language}: {len(words)} common words, {mean:.2f} questions to identify one", end="; ")
    print(f"bound {bound:.2f} bits, {100 * (mean / bound - 1):.1f} % above")


def main(games: int) -> None:
    """All of it, in three languages."""
    bots = BOTS["glyphs"]
    pairs = [("master", "three random", bots["master"], RandomGlyphs)]
    pairs += [
        (one, f"three {other}s", bots[one], bots[other]) for one, other in (("master", "club"), ("club", "beginner"))
    ]
    for language in cache.LANGUAGES:
        identification(language)
        for one, others, maker, against in pairs:
            done = series(maker, against, games, language)
            middle, slow = np.percentile(done.times, (50, 99))
            print(f"    {one} against {others}: {share_with_margin(done.won, games)}", end="; ")
            print(f"a decision p50 {middle:.2f} ms, p99 {slow:.2f} ms, most {max(done.times):.2f} ms", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else GAMES)
