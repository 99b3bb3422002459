"""Measures the Sonde bots: games won by one against three, time a decision, time to lay out a language's tables.

Run: python bench/sonde.py [GAMES [LANGUAGE ...]]. A deal is played four times: the bot that is measured sits in every
seat in turn, and a seat keeps its secret, its cards and its place in the order of being asked. Every pair is measured
with the same secrets for all, out of one lot (any common word: zipf 3 and more, 5 to 12 letters, no blanks), and with
each bot hiding what it likes. A tie counts as the share of it. Every game is kept in bench/rounds/sonde.json.
"""

import json
import os
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from lettrine.arena.deals import DealtBot
from lettrine.arena.executors import run_all
from lettrine.arena.statistics import Figure, share
from lettrine.bots.common.bot import Bot, Bots, Maker
from lettrine.bots.registry import BOTS
from lettrine.bots.sonde.frequency_player import FrequencySonde
from lettrine.bots.sonde.posterior import Vocabulary, prior_belief
from lettrine.core.game import Context, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games.sonde import SONDE
from lettrine.words import cache
from timed import Timed

GAMES, SEATS, EDITION = 2000, 4, "1976"
BEGIN = 1_000_000
"""The first deal: none with a smaller number counts here, so those are there to tune bots on."""
KEPT = Path(__file__).parent / "rounds" / "sonde.json"
MAKERS: dict[str, Maker] = {"candidate frequency": FrequencySonde, **BOTS["sonde"]}
LOTS = {"the same secrets": FrequencySonde, "secrets of their own": None}
"""Who deals the secrets, if it is not everybody for themselves."""


class Pair(NamedTuple):
    """One bot against three others, and the share of games that it is to win."""

    one: str
    others: str
    aim: float


PAIRS = (
    Pair("master", "candidate frequency", 0.65),
    Pair("master", "club", 0.45),
    Pair("club", "beginner", 0.60),
)


class Cell(NamedTuple):
    """What is measured: who plays, with which secrets, in which language. It travels to other processes."""

    pair: Pair
    secrets: str
    language: str


class Came(NamedTuple):
    """What came of a deal: by game, the points of who is measured and of the others; and milliseconds a decision."""

    points: list[tuple[int, ...]]
    times: list[float]

    @property
    def won(self) -> float:
        """The share of the games that was won."""
        return sum((game[0] == max(game)) / game.count(max(game)) for game in self.points) / len(self.points)


def play_deal(cell: Cell, number: int) -> Came:
    """One deal, with the bot that is measured in every seat in turn."""
    came = Came([], [])
    for seat in range(SEATS):
        scores = play(cell, BEGIN + number, seat, came.times)
        came.points.append((scores[seat], *scores[:seat], *scores[seat + 1 :]))
    return came


def play(cell: Cell, deal: int, measured: int, times: list[float]) -> tuple[int, ...]:
    """The scores of one game."""
    words = cache.lexicon(cell.language)
    seating = Seating(SEATS, cell.language, first=deal % SEATS)
    match = Match.start(SONDE, SONDE.rules(EDITION, {}), seating, Context(Luck(deal), words))
    assert isinstance(match, Match)
    order = Random(deal).sample(range(SEATS), SEATS)
    seated = {seat: bot(cell, deal, seat, seat == measured) for seat in order}
    seated[measured] = Timed(seated[measured], times)
    Bots(match, seated).play_out()
    return SONDE.standing(match.state).scores


def bot(cell: Cell, deal: int, seat: int, measured: bool) -> Bot:
    """Who sits in a seat; the secret is the seat's where all are dealt alike."""
    words, maker = cache.lexicon(cell.language), MAKERS[cell.pair.one if measured else cell.pair.others]
    player, lot = maker(seat, words, Random(f"{deal}/bot {seat}")), LOTS[cell.secrets]
    return player if lot is None else DealtBot(player, lot(seat, words, Random(f"{deal}/secret {seat}")))


def series(cell: Cell, deals: int) -> list[Came]:
    """All deals of a cell, on all processors."""
    came: dict[int, Came] = {}
    for number, outcome in run_all(partial(play_deal, cell), range(deals), os.cpu_count() or 1):
        came[number] = outcome
        print(f"    {SEATS * len(came)} games", end="\r", file=sys.stderr, flush=True)
    return [came[number] for number in range(deals)]


def report(cell: Cell, came: Sequence[Came]) -> None:
    """One line of figures."""
    won: Figure = share([deal.won for deal in came], SEATS)
    middle, slow = np.percentile([each for deal in came for each in deal.times], (50, 99))
    games = [game for deal in came for game in deal.points]
    mine, others = np.mean([game[0] for game in games]), np.mean([game[1:] for game in games])
    print(f"    {cell.pair.one} against three of {cell.pair.others}, {cell.secrets}:", end=" ")
    print(f"{won.mean:.3f} [{won.low:.3f} … {won.high:.3f}] of {len(games)} games (aim {cell.pair.aim:.2f});", end=" ")
    print(f"{mine:.0f} points to {others:.0f}; a decision p50 {middle:.2f} ms, p99 {slow:.2f} ms", flush=True)


def layout(language: str) -> None:
    """How long it takes to lay out everything that any tray may hold, and what it says of the first question."""
    words, rules = cache.lexicon(language), SONDE.rules(EDITION, {})
    before, sizes = time.process_time(), []
    for spaces in range(3, rules.spaces + 1):
        one = prior_belief(Vocabulary(words, 0.0, 0.0), rules, spaces)
        sizes.append((len(one.rows), one.chances.sum()))
    took = time.process_time() - before
    print(f"{language}: tables laid out in {took:.2f} s, at most {max(sizes)[0]} candidates for a tray", flush=True)


def main(games: int, languages: Sequence[str]) -> None:
    """All of it."""
    rounds = []
    for language in languages:
        layout(language)
        for cell in (Cell(pair, secrets, language) for pair in PAIRS for secrets in LOTS):
            came = series(cell, -(-games // SEATS))
            report(cell, came)
            rounds.append({**cell._asdict(), "pair": cell.pair[:2], "points": [deal.points for deal in came]})
    KEPT.write_text("[\n" + ",\n".join(json.dumps(each, separators=(",", ":")) for each in rounds) + "\n]\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else GAMES, sys.argv[2:] or cache.LANGUAGES)
