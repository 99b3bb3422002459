"""“What would you ask?”: positions out of games, and what a choice is worth there.

Nothing here looks at a clock or throws a die: a day and a seed are given, and the same ones give the same position.
A position is what the player on turn sees, and what everybody could know: two games that differ only in what is still
hidden from that seat give the same position, with the same grades.
"""

from collections.abc import Iterable, Sequence
from datetime import date
from random import Random
from typing import Literal, NamedTuple

from lettrine.analysis.common.blunders import is_blunder
from lettrine.analysis.sonde.belief import SYMBOLS, Belief
from lettrine.analysis.sonde.questions import ranked
from lettrine.analysis.sonde.report import QuestionOption
from lettrine.analysis.sonde.steps import SondeTransition, asked_of, transitions
from lettrine.bots.common.bot import Bots
from lettrine.bots.registry import BOTS
from lettrine.core.game import Context, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Entry, Match
from lettrine.core.value import Value
from lettrine.games.sonde import SONDE
from lettrine.games.sonde import events as e
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.state import State
from lettrine.games.sonde.view import View
from lettrine.words.lexicon import Lexicon

SEATS = 4
TELLING = (0.25, 0.97)
"""How likely a hit the best question of a position is that is worth thinking about."""
CLOSE = 0.9
"""The part of the best question's points from which a choice is a good one."""
EXAMPLES = 3

Verdict = Literal["best", "good", "weak", "blunder"]


class Moment(NamedTuple):
    """A question of a game, and all that could be asked then, the most promising first."""

    transition: SondeTransition
    options: list[QuestionOption]


class Position(Value, frozen=True):
    """A moment at which somebody is to ask, as they see it, and what each question would be worth."""

    step: int
    """That of the question which was asked then."""
    view: View
    in_vain: tuple[str, ...]
    """By seat, what was asked there in vain in the whole game, in the order of the alphabet."""
    options: tuple[QuestionOption, ...]
    """The most promising first."""
    examples: tuple[str, ...]
    """The likeliest contents that the best question is after."""


class Grade(NamedTuple):
    """What a choice was worth."""

    mine: QuestionOption
    best: QuestionOption
    rank: int
    """From 1, by points; who promises as much shares it."""
    verdict: Verdict


def chosen(log: Iterable[Entry], words: Lexicon, seed: int, count: int, seat: int | None = None) -> list[Position]:
    """So many positions worth thinking about, of one seat or of all, in the order of a lot; if there are none, any."""
    asked = (transition for transition in transitions(log, words) if isinstance(transition.event, e.Asked))
    every = [Moment(transition, ranked(transition)) for transition in asked if seat in (None, transition.event.seat)]
    telling = [moment for moment in every if _is_telling(moment)] or every
    order = Luck(seed).shuffled("practice", range(len(telling)))
    return [_position(telling[number]) for number in order[:count]]


def _is_telling(moment: Moment) -> bool:
    least, most = TELLING
    return least <= moment.options[0].chance <= most


def _position(moment: Moment) -> Position:
    transition, options = moment
    state = transition.before
    return Position(
        transition.step,
        SONDE.view(state, state.turn),
        tuple(_in_vain(state, of) for of in range(state.seats)),
        tuple(options),
        _examples(asked_of(transition)[options[0].of], options[0].letter),
    )


def _in_vain(state: State, of: int) -> str:
    return "".join(sorted({q.letter for q in state.questions if q.of == of and q.yes is False}))


def _examples(trays: Sequence[Belief], letter: str) -> tuple[str, ...]:
    """The likeliest contents of somebody's trays that have the letter where nobody has seen it yet."""
    found = []
    for belief in trays:
        has = (belief.cells[belief.closed] == SYMBOLS.index(letter)).any(axis=0)
        weights = belief.weights * has
        order = weights.argsort()[::-1][:EXAMPLES]
        found += [(weights[row] / belief.total, belief.content(row)) for row in order if weights[row]]
    return tuple(content for _, content in sorted(found, reverse=True)[:EXAMPLES])


def generated(seed: int, rules: Edition, words: Lexicon) -> tuple[Entry, ...]:
    """The log of a game between the strongest bots."""
    seating = Seating(min(SEATS, rules.most_seats), words.language)
    match = Match.start(SONDE, rules, seating, Context(Luck(seed), words))
    if isinstance(match, Refusal):
        raise ValueError(f"nobody can play by these rules: {match.code}")
    strongest = tuple(BOTS[SONDE.name].values())[-1]
    seated = {seat: strongest(seat, words, Random(f"{seed}/{seat}")) for seat in range(seating.seats)}
    Bots(match, seated).play_out()
    return tuple(match.log)


def seed_of(day: date) -> int:
    """The seed of a day's position, the same for everybody."""
    return Luck(day.toordinal()).below("daily", 2**32)


def graded(options: Sequence[QuestionOption], of: int, letter: str) -> Grade | None:
    """What asking this opponent for this letter is worth, of all questions there are; None if it is none of them."""
    best = options[0]
    mine = next((option for option in options if (option.of, option.letter) == (of, letter)), None)
    if mine is None:
        return None
    rank = 1 + sum(option.points > mine.points + 1e-9 for option in options)
    return Grade(mine, best, rank, _verdict(mine, best, rank))


def _verdict(mine: QuestionOption, best: QuestionOption, rank: int) -> Verdict:
    if rank == 1:
        return "best"
    if is_blunder(mine.chance, best.chance):
        return "blunder"
    return "good" if mine.points >= CLOSE * best.points else "weak"
