"""“What would you ask?”: positions out of games of Sonde, and what a question is worth there.

The same seed gives the same positions. A position is what the player on turn sees, and what everybody could know: two
games that differ only in what is still hidden from that seat give the same position, with the same grades.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from lettrine.analysis.common.grades import Verdict, grade_chance, grade_points, worse_of
from lettrine.analysis.common.practice import Grade, Practice
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
INSTRUCTIVE = (0.25, 0.97)
"""The chance of a hit that the best question of an instructive position has, from and to."""
EXAMPLES, MOST_READ = 3, 20
"""How many words are told as examples, and how many are looked at for them."""


class Candidate(NamedTuple):
    """A question of a game, and all that could be asked then, the most promising first."""

    transition: SondeTransition
    options: list[QuestionOption]


class PracticePosition(Value, frozen=True):
    """A position in which somebody is to ask, as they see it, and what each question would be worth."""

    step: int
    """That of the question which was asked there."""
    view: View
    in_vain: tuple[str, ...]
    """By seat, what was asked there in vain in the whole game, in the order of the alphabet."""
    options: tuple[QuestionOption, ...]
    """The most promising first."""
    examples: tuple[str, ...]
    """The likeliest contents that the best question is after."""


def choose_positions(
    log: Iterable[Entry], words: Lexicon, seed: int, count: int, seat: int | None = None
) -> list[PracticePosition]:
    """So many instructive positions, of one seat or of all, in random order; if there are none, any."""
    asked = (transition for transition in transitions(log, words) if isinstance(transition.event, e.Asked))
    candidates = [
        Candidate(transition, ranked(transition)) for transition in asked if seat in (None, transition.event.seat)
    ]
    eligible = [candidate for candidate in candidates if _is_instructive(candidate)] or candidates
    order = Luck(seed).shuffled("practice", range(len(eligible)))
    return [_position(eligible[number], words) for number in order[:count]]


def _is_instructive(candidate: Candidate) -> bool:
    least, most = INSTRUCTIVE
    return least <= candidate.options[0].chance <= most


def _position(candidate: Candidate, words: Lexicon) -> PracticePosition:
    transition, options = candidate
    state = transition.before
    return PracticePosition(
        transition.step,
        SONDE.view(state, state.turn),
        tuple(_in_vain(state, of) for of in range(state.seats)),
        tuple(options),
        _examples(asked_of(transition)[options[0].of], options[0].letter, words),
    )


def _in_vain(state: State, of: int) -> str:
    return "".join(sorted({q.letter for q in state.questions if q.of == of and q.yes is False}))


def _examples(trays: Sequence[Belief], letter: str, words: Lexicon) -> tuple[str, ...]:
    """The likeliest contents of somebody's trays that have the letter where nobody has seen it; no offensive ones."""
    found = []
    for belief in trays:
        has = (belief.cells[belief.closed] == SYMBOLS.index(letter)).any(axis=0)
        weights = belief.weights * has
        likely = [(weights[row], belief.content(row)) for row in weights.argsort()[::-1][:MOST_READ] if weights[row]]
        fitting = [each for each in likely if not words.is_offensive(each[1].strip("."))]
        found += [(weight / belief.total, content) for weight, content in fitting[:EXAMPLES]]
    return tuple(content for _, content in sorted(found, reverse=True)[:EXAMPLES])


def generate_game(seed: int, rules: Edition, words: Lexicon) -> tuple[Entry, ...]:
    """The log of a game between the strongest bots."""
    seating = Seating(min(SEATS, rules.most_seats), words.language)
    match = Match.start(SONDE, rules, seating, Context(Luck(seed), words))
    if isinstance(match, Refusal):
        raise ValueError(f"nobody can play by these rules: {match.code}")
    strongest = tuple(BOTS[SONDE.name].values())[-1]
    seated = {seat: strongest(seat, words, Random(f"{seed}/{seat}")) for seat in range(seating.seats)}
    Bots(match, seated).play_out()
    return tuple(match.log)


def grade_question(options: Sequence[QuestionOption], of: int, letter: str) -> Grade[QuestionOption] | None:
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
    return worse_of(grade_chance(mine.chance, best.chance), grade_points(mine.points, best.points))


PRACTICE = Practice(SONDE, SEATS, generate_game, choose_positions, grade_question)
