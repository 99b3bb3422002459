"""Measures the Tug bots: games won by the stronger one, turns a game, answers in time, the value of starting.

Run: python bench/tug.py [GAMES].
Every game has its own cards; the bot that is measured sits in either seat and starts as often as not. No bot waits:
time passes only when nobody has anything to do.
"""

import math
import sys
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from lettrine.bots.common.bot import Bots
from lettrine.bots.registry import BOTS
from lettrine.core import engine
from lettrine.core.editions import fields_of
from lettrine.core.game import Context, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games.tug import TUG
from lettrine.games.tug.actions import Draw, Glass
from lettrine.games.tug.cards import cards, entries
from lettrine.games.tug.edition import PACKAGE
from lettrine.play.pace import SECONDS
from lettrine.words import cache
from shares import share_with_margin

GAMES = 500
PACE = SECONDS["normal"]


class Played(NamedTuple):
    """A game that was played: who won, and how many turns it took."""

    winner: int
    turns: int


def play(names: Sequence[str], seed: int, language: str, first: int, fair: bool = False) -> Played:
    """One game between two bots, a team each."""
    words = cache.lexicon(language)
    rules = TUG.rules("standard", {"fair_start": fair})
    match = Match.start(TUG, rules, Seating(2, language, first), Context(Luck(seed), words))
    assert isinstance(match, Match)
    seated = {seat: BOTS["tug"][name](seat, words, Random(2 * seed + seat)) for seat, name in enumerate(names)}
    bots = Bots(match, seated)
    bots.play_out()
    while (due := engine.deadline(match.here)) is not None:  # the sand runs out on a bot that finds no answer
        match.wake(due)
        bots.play_out()
    return Played(TUG.standing(match.state).winners[0], match.state.turns)


def stronger(one: str, other: str, games: int, language: str) -> None:
    """How often the stronger of two bots wins."""
    won = 0
    for seed in range(games):
        seat = seed // 2 % 2
        names = (one, other) if seat == 0 else (other, one)
        won += play(names, seed, language, first=seed % 2).winner == seat
    print(f"    {one} against {other}: {share_with_margin(won, games)}", flush=True)


def starting(name: str, games: int, language: str, fair: bool) -> None:
    """How often the team that starts wins, between equal bots."""
    played = [play((name, name), seed, language, first=seed % 2, fair=fair) for seed in range(games)]
    won = sum(each.winner == seed % 2 for seed, each in enumerate(played))
    turns = sum(each.turns for each in played) / games
    start = "with fair_start" if fair else "as it is"
    print(
        f"    equal {name}s, {start}: {turns:.1f} turns a game; who starts wins {share_with_margin(won, games)}",
        flush=True,
    )


def seconds(name: str, category: str, language: str) -> float:
    """How long a captain of this strength takes over one card at a server's pace; infinite, if it finds no answer."""
    words = cache.lexicon(language)
    seating = Seating(2, language, deck=(category,))
    match = Match.start(TUG, TUG.rules("standard", {}), seating, Context(Luck(0), words))
    assert isinstance(match, Match)
    match.act(0, Draw())
    match.act(1, Glass())
    bots, taken = Bots(match, {0: BOTS["tug"][name](0, words, Random(category))}), 0.0
    while (turn := bots.move()) is not None and match.state.turns == 1:
        taken += turn.move.pause + PACE
        match.act(0, turn.move.action, quoting=turn.move.decision)
    return taken if match.state.given else math.inf


def answering(name: str, language: str) -> None:
    """How many categories a bot answers before the sand has run out."""
    glass = fields_of(PACKAGE, "standard")["glass"]
    times = [seconds(name, category, language) for category in entries(language)]
    within = sum(each <= glass for each in times)
    print(f"    {name}: {within} of {len(times)} categories answered within {glass} s; the longest {max(times):.0f} s")


def main(games: int) -> None:
    """All of it, in each language that has cards."""
    for language in (language for language in cache.LANGUAGES if cards(language)):
        print(f"{language}: {len(cards(language))} cards")
        for name in BOTS["tug"]:
            answering(name, language)
        for one, other in (("master", "beginner"), ("master", "club"), ("club", "beginner")):
            stronger(one, other, games, language)
        for name in BOTS["tug"]:
            for fair in (False, True):
                starting(name, games, language, fair)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else GAMES)
