"""How scores, luck and knowledge went over the game, and what it came to for each seat."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from lettrine.analysis.report import (
    AnalysedAnswer,
    AnalysedMoment,
    AnalysedNaming,
    AnalysedQuestion,
    AnalysedSeat,
    MissedNaming,
)
from lettrine.analysis.scenes import Scene
from lettrine.games.sonde import events as e
from lettrine.games.sonde.state import State, Yielding

Luck = dict[int, list[float]]
"""By step, what luck it brought each seat."""


def course(played: Sequence[Scene], luck: Luck) -> list[AnalysedMoment]:
    """How it stood after every step, from when everybody had hidden something."""
    lasts = [list(same)[-1] for _, same in groupby(played, key=lambda scene: scene.step)]
    sums, moments = [0.0] * (played[0].after.seats if played else 0), []
    for scene in lasts:
        sums = [sum(pair) for pair in zip(sums, luck.get(scene.step, [0.0] * len(sums)), strict=True)]
        if scene.then:
            moments.append(_moment(scene, sums))
    return moments


def _moment(scene: Scene, luck: Sequence[float]) -> AnalysedMoment:
    trays = zip(scene.then, scene.after.trays, strict=True)
    return AnalysedMoment(
        step=scene.step,
        at=scene.at,
        scores=scene.after.scores,
        luck=tuple(luck),
        bits=tuple(belief.bits(tray.cells) for belief, tray in trays),
    )


def luck_by_step(played: Sequence[Scene], asked: Iterable[AnalysedQuestion], named: Iterable[AnalysedNaming]) -> Luck:
    """What came better or worse than was to be expected, and what cards brought: they are nobody's doing."""
    by_step: Luck = {}
    seats = played[0].after.seats if played else 0
    strokes = [(scene.step, scene.before.turn, float(card_points(scene))) for scene in played]
    strokes += [(stroke.settled, stroke.seat, stroke.luck) for stroke in asked]
    strokes += [(stroke.step, stroke.seat, stroke.luck) for stroke in named]
    for step, seat, luck in strokes:
        by_step.setdefault(step, [0.0] * seats)[seat] += luck
    return by_step


def card_points(scene: Scene) -> int:
    """What a card brought the player on turn: at once (S24), or by a space that somebody had to open (S21)."""
    event = scene.event
    if isinstance(event, e.Drew):
        return event.points
    return event.points if isinstance(event, e.Exposed) and isinstance(scene.before.phase, Yielding) else 0


def seat_of(
    seat: int,
    name: str,
    final: State,
    played: Sequence[Scene],
    asked: Sequence[AnalysedQuestion],
    named: Sequence[AnalysedNaming],
    passed: Sequence[MissedNaming],
    opened: Sequence[AnalysedAnswer],
) -> AnalysedSeat:
    """One player's game."""
    mine = [question for question in asked if question.seat == seat]
    calls = [naming for naming in named if naming.seat == seat]
    cards = sum(card_points(scene) for scene in played if scene.before.turn == seat)
    luck = sum(question.luck for question in mine) + sum(naming.luck for naming in calls) + cards
    return AnalysedSeat(
        seat=seat,
        name=name,
        score=final.scores[seat],
        questions=len(mine),
        hits=sum(question.answer == "hit" for question in mine),
        blunders=sum(question.blunder for question in mine),
        asking=sum(question.points for question in mine),
        asking_expected=sum(question.points_expected for question in mine),
        regret=sum(question.regret for question in mine),
        naming=sum(naming.points for naming in calls),
        naming_expected=sum(naming.points_expected for naming in calls),
        rash=sum(naming.rash for naming in calls),
        missed=sum(seat in naming.seats for naming in passed),
        cards=cards,
        kept=sum(
            s.event.points + s.event.bonus for s in played if isinstance(s.event, e.Kept) and s.event.seat == seat
        ),
        penalties=sum(_penalty(scene, seat) for scene in played),
        luck=luck,
        skill=final.scores[seat] - luck,
        given_away=sum(answer.given_away for answer in opened if answer.seat == seat),
    )


def _penalty(scene: Scene, seat: int) -> int:
    """S31, S32: what an untrue "no" or a misspelt word costs, or is given back."""
    event = scene.event
    if isinstance(event, e.FoundOut):
        return event.points if event.seat == seat else 0
    return event.points if isinstance(event, e.Checked | e.Overruled) and event.of == seat else 0
