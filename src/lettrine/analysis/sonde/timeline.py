"""How scores, luck and knowledge went over the game, and what it came to for each seat."""

from collections.abc import Iterable, Sequence

from msgspec.structs import asdict

from lettrine.analysis.common.report import AnalysedMoment, AnalysedNaming, MissedNaming
from lettrine.analysis.common.totals import Luck, Stroke, by_step, moments, player
from lettrine.analysis.sonde.report import AnalysedAnswer, AnalysedQuestion, AnalysedSeat
from lettrine.analysis.sonde.steps import Scene
from lettrine.games.sonde import events as e
from lettrine.games.sonde.state import State, Yielding


def course(played: Sequence[Scene], luck: Luck) -> list[AnalysedMoment]:
    """How it stood after every step, from when everybody had hidden something."""
    return moments(played, luck, _bits)


def _bits(scene: Scene) -> tuple[float | None, ...]:
    """What there is still to learn of each tray."""
    trays = scene.after.trays
    return tuple(belief.bits(tray.cells) for belief, tray in zip(scene.then, trays, strict=bool(scene.then)))


def luck_by_step(played: Sequence[Scene], asked: Iterable[AnalysedQuestion], named: Iterable[AnalysedNaming]) -> Luck:
    """What came better or worse than was to be expected, and what cards brought: they are nobody's doing."""
    strokes = [Stroke(scene.step, scene.before.turn, card_points(scene)) for scene in played]
    strokes += [Stroke(question.settled, question.seat, question.luck) for question in asked]
    strokes += [Stroke(naming.step, naming.seat, naming.luck) for naming in named]
    return by_step(strokes, played[0].after.seats if played else 0)


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
    cards = sum(card_points(scene) for scene in played if scene.before.turn == seat)
    return AnalysedSeat(
        **asdict(player(seat, name, final.scores[seat], asked, named, passed, cards)),
        cards=cards,
        kept=sum(
            s.event.points + s.event.bonus for s in played if isinstance(s.event, e.Kept) and s.event.seat == seat
        ),
        penalties=sum(_penalty(scene, seat) for scene in played),
        given_away=sum(answer.given_away for answer in opened if answer.seat == seat),
    )


def _penalty(scene: Scene, seat: int) -> int:
    """S31, S32: what an untrue "no" or a misspelt word costs, or is given back."""
    event = scene.event
    if isinstance(event, e.FoundOut):
        return event.points if event.seat == seat else 0
    return event.points if isinstance(event, e.Checked | e.Overruled) and event.of == seat else 0
