"""Each question of a game: its expected value when it was asked, and its outcome."""

from collections.abc import Sequence

from lettrine.analysis.common.candidates import surprisal
from lettrine.analysis.common.grades import is_blunder
from lettrine.analysis.common.report import Outcome
from lettrine.analysis.sonde.question_values import options
from lettrine.analysis.sonde.report import AnalysedQuestion, QuestionOption
from lettrine.analysis.sonde.steps import SondeTransition, asked_of
from lettrine.games.sonde import events as e
from lettrine.games.sonde.state import trays_of

OUTCOMES: dict[type, Outcome] = {e.Exposed: "hit", e.Voided: "void", e.Answered: "miss"}


def questions(history: Sequence[SondeTransition]) -> list[AnalysedQuestion]:
    """Every question, in order."""
    asked = [number for number, transition in enumerate(history) if isinstance(transition.event, e.Asked)]
    return [_question(history[number], _settling(history[number + 1 :])) for number in asked]


def _settling(later: Sequence[SondeTransition]) -> SondeTransition | None:
    """The event that settles a question: the miss, the open space, or that it became void (S30)."""
    for transition in later:
        event = transition.event
        if isinstance(event, e.Exposed | e.Voided) or (isinstance(event, e.Answered) and not event.yes):
            return transition
    return None


def _question(asked: SondeTransition, settled: SondeTransition | None) -> AnalysedQuestion:
    event: e.Asked = asked.event
    there = ranked(asked)
    mine = next(option for option in there if (option.of, option.letter) == (event.of, event.letter))
    best, most_informative = there[0], max(there, key=lambda option: option.bits)
    points = _points(settled)
    return AnalysedQuestion(
        step=asked.step,
        settled=asked.step if settled is None else settled.step,
        seat=event.seat,
        of=event.of,
        letter=event.letter,
        answer=_answer(settled),
        chance=mine.chance,
        points=points,
        points_expected=mine.points,
        bits=_bits(settled, event.of),
        bits_expected=mine.bits,
        best_points=best,
        best_bits=most_informative,
        rank=1 + sum(option.points > mine.points + 1e-9 for option in there),
        regret=best.points - mine.points,
        regret_bits=most_informative.bits - mine.bits,
        luck=0.0 if _answer(settled) in ("void", "pending") else points - mine.points,
        blunder=is_blunder(mine.chance, best.chance),
    )


def ranked(transition: SondeTransition) -> list[QuestionOption]:
    """All questions that the player on turn could ask, those with the most expected points first."""
    state = transition.before
    there = options(asked_of(transition), state.rules, state.factor)
    return sorted(there, key=lambda option: -option.points)


def _answer(settled: SondeTransition | None) -> Outcome:
    if settled is None:
        return "pending"
    return OUTCOMES[type(settled.event)]


def _points(settled: SondeTransition | None) -> int:
    if settled is None or isinstance(settled.event, e.Voided):
        return 0
    return int(settled.event.points + getattr(settled.event, "bonus", 0))


def _bits(settled: SondeTransition | None, of: int) -> float | None:
    """How surprising the answer was: on all trays of the owner together, since a miss speaks of both (S36)."""
    if settled is None or isinstance(settled.event, e.Voided):
        return None
    surprisals = [
        surprisal(settled.known_before[index], settled.known_after[index]) for index in trays_of(settled.before, of)
    ]
    return None if None in surprisals else sum(bits for bits in surprisals if bits is not None)
