"""“What would you ask?”: positions out of games, and what a choice is worth there.

Nothing here looks at a clock or throws a die: a day and a seed are given, and the same ones give the same position.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from random import Random
from typing import Literal, NamedTuple

from lettrine.analysis.belief import SYMBOLS, Belief
from lettrine.analysis.questions import is_blunder, ranked
from lettrine.analysis.scenes import Scene, asked_of, scenes
from lettrine.analysis.worth import Option
from lettrine.bots.bot import Bots
from lettrine.bots.registry import BOTS
from lettrine.core.game import Aid, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Entry, Match
from lettrine.games.sonde import SONDE
from lettrine.games.sonde import events as e
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.state import State
from lettrine.words.lexicon import Lexicon

SEATS = 4
TELLING = (0.25, 0.97)
"""How likely a hit the best question of a position is that is worth thinking about."""
CLOSE = 0.9
"""The part of the best question's points from which a choice is a good one."""

Verdict = Literal["best", "good", "weak", "blunder"]


class Position(NamedTuple):
    """A moment at which somebody is to ask, as everybody sees it, and all that could be asked then."""

    state: State
    trays: dict[int, Sequence[Belief]]
    """By opponent."""
    options: list[Option]
    """The most promising first."""

    def in_vain(self, of: int) -> str:
        """What this opponent was asked for in vain, in the order of the alphabet."""
        return "".join(sorted({q.letter for q in self.state.questions if q.of == of and q.yes is False}))


class Grade(NamedTuple):
    """What a choice was worth."""

    mine: Option
    best: Option
    rank: int
    """From 1, by points; who promises as much shares it."""
    verdict: Verdict
    examples: tuple[str, ...]
    """The likeliest contents that the best question is after."""


def positions(log: Iterable[Entry], words: Lexicon) -> Iterator[Position]:
    """Every moment of a game at which something was asked."""
    for scene in scenes(log, words):
        if isinstance(scene.event, e.Asked):
            yield _position(scene)


def _position(scene: Scene) -> Position:
    return Position(scene.before, asked_of(scene), ranked(scene))


def chosen(there: Iterable[Position], seed: int, count: int) -> list[Position]:
    """So many positions worth thinking about, by lot, in the order of the game; if there are none, any."""
    every = list(there)
    telling = [p for p in every if TELLING[0] <= p.options[0].chance <= TELLING[1]] or every
    order = Luck(seed).shuffled("practice", range(len(telling)))
    return [telling[number] for number in sorted(order[:count])]


def generated(seed: int, rules: Edition, words: Lexicon) -> tuple[Entry, ...]:
    """The log of a game between the strongest bots."""
    seating = Seating(min(SEATS, rules.most_seats), words.language)
    match = Match.start(SONDE, rules, seating, Aid(Luck(seed), words))
    if isinstance(match, Refusal):
        raise ValueError(f"nobody can play by these rules: {match.code}")
    strongest = tuple(BOTS[SONDE.name].values())[-1]
    seated = {seat: strongest(seat, words, Random(f"{seed}/{seat}")) for seat in range(seating.seats)}
    Bots(match, seated).play_out()
    return tuple(match.log)


def seed_of(day: date) -> int:
    """The seed of a day's position, the same for everybody."""
    return Luck(day.toordinal()).below("daily", 2**32)


def graded(position: Position, of: int, letter: str) -> Grade:
    """What asking this opponent for this letter is worth."""
    best = position.options[0]
    mine = next(option for option in position.options if (option.of, option.letter) == (of, letter))
    rank = 1 + sum(option.points > mine.points + 1e-9 for option in position.options)
    return Grade(mine, best, rank, _verdict(mine, best, rank), _examples(position, best))


def _verdict(mine: Option, best: Option, rank: int) -> Verdict:
    if rank == 1:
        return "best"
    if is_blunder(mine, best):
        return "blunder"
    return "good" if mine.points >= CLOSE * best.points else "weak"


def _examples(position: Position, best: Option, most: int = 3) -> tuple[str, ...]:
    """The likeliest contents of the opponent's trays that have the letter where nobody has seen it yet."""
    found = []
    for belief in position.trays[best.of]:
        has = (belief.cells[belief.closed] == SYMBOLS.index(best.letter)).any(axis=0)
        order = (belief.weights * has).argsort()[::-1][:most]
        found += [(belief.weights[row] / belief.total, belief.content(row)) for row in order if has[row]]
    return tuple(content for _, content in sorted(found, reverse=True)[:most])
