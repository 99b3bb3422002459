"""What each question of a game was worth when it was asked, and what came of it."""

from collections.abc import Sequence

from lettrine.analysis.common.blunders import is_blunder
from lettrine.analysis.common.candidates import surprise
from lettrine.analysis.common.report import Outcome
from lettrine.analysis.sonde.question_values import Option, options
from lettrine.analysis.sonde.report import AnalysedQuestion, QuestionOption
from lettrine.analysis.sonde.steps import Scene, asked_of
from lettrine.games.sonde import events as e
from lettrine.games.sonde.state import trays_of

OUTCOMES: dict[type, Outcome] = {e.Exposed: "hit", e.Voided: "void", e.Answered: "miss"}


def questions(played: Sequence[Scene]) -> list[AnalysedQuestion]:
    """Every question, in order."""
    asked = [number for number, scene in enumerate(played) if isinstance(scene.event, e.Asked)]
    return [_question(played[number], _settling(played[number + 1 :])) for number in asked]


def _settling(later: Sequence[Scene]) -> Scene | None:
    """The scene that settles a question: the miss, the open space, or that it lost its reason (S30)."""
    for scene in later:
        event = scene.event
        if isinstance(event, e.Exposed | e.Voided) or (isinstance(event, e.Answered) and not event.yes):
            return scene
    return None


def _question(asked: Scene, settled: Scene | None) -> AnalysedQuestion:
    event: e.Asked = asked.event
    there = ranked(asked)
    rank, mine = next((n, o) for n, o in enumerate(there, 1) if (o.of, o.letter) == (event.of, event.letter))
    best, clearest = there[0], max(there, key=lambda option: option.bits)
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
        best_points=QuestionOption(*best),
        best_bits=QuestionOption(*clearest),
        rank=rank,
        regret=best.points - mine.points,
        regret_bits=clearest.bits - mine.bits,
        luck=0.0 if _answer(settled) in ("void", "pending") else points - mine.points,
        blunder=is_blunder(mine.chance, best.chance),
    )


def ranked(scene: Scene) -> list[Option]:
    """All questions that the player on turn could ask, the most promising first."""
    state = scene.before
    there = options(asked_of(scene), state.rules, state.factor)
    return sorted(there, key=lambda option: -option.points)


def _answer(settled: Scene | None) -> Outcome:
    if settled is None:
        return "pending"
    return OUTCOMES[type(settled.event)]


def _points(settled: Scene | None) -> int:
    if settled is None or isinstance(settled.event, e.Voided):
        return 0
    return int(settled.event.points + getattr(settled.event, "bonus", 0))


def _bits(settled: Scene | None, of: int) -> float | None:
    """How surprising the answer was: on all trays of the owner together, since a miss speaks of both (S36)."""
    if settled is None or isinstance(settled.event, e.Voided):
        return None
    told = [surprise(settled.held[index], settled.then[index]) for index in trays_of(settled.before, of)]
    return None if None in told else sum(bits for bits in told if bits is not None)
