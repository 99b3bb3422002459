"""The totals of a game of Sonde: scores, luck and knowledge by step, and the sums of each seat."""

from collections.abc import Iterable, Sequence

from msgspec.structs import asdict

from lettrine.analysis.common.grades import grade_asking
from lettrine.analysis.common.report import AnalysedMoment, AnalysedNaming, MissedNaming
from lettrine.analysis.common.totals import Luck, LuckEntry, moments, player_totals, sum_by_step
from lettrine.analysis.sonde.report import AnalysedAnswer, AnalysedQuestion, AnalysedSeat
from lettrine.analysis.sonde.steps import SondeTransition
from lettrine.games.sonde import events as e
from lettrine.games.sonde.state import State, Yielding


def course(history: Sequence[SondeTransition], luck: Luck) -> list[AnalysedMoment]:
    """The state of the game after every step, from when everybody had hidden something."""
    return moments(history, luck, _bits)


def _bits(transition: SondeTransition) -> tuple[float | None, ...]:
    """What there is still to learn of each tray."""
    known, trays = transition.known_after, transition.after.trays
    return tuple(belief.bits(tray.cells) for belief, tray in zip(known, trays, strict=bool(known)))


def luck_by_step(
    history: Sequence[SondeTransition], asked: Iterable[AnalysedQuestion], named: Iterable[AnalysedNaming]
) -> Luck:
    """Points above or below what was expected, and what cards brought, which is all luck."""
    entries = [LuckEntry(transition.step, transition.before.turn, card_points(transition)) for transition in history]
    entries += [LuckEntry(question.settled, question.seat, question.luck) for question in asked]
    entries += [LuckEntry(naming.step, naming.seat, naming.luck) for naming in named]
    return sum_by_step(entries, history[0].after.seats if history else 0)


def card_points(transition: SondeTransition) -> int:
    """What a card scored the player on turn: at once (S24), or by a space that somebody had to open (S21)."""
    event = transition.event
    if isinstance(event, e.Drew):
        return event.points
    return event.points if isinstance(event, e.Exposed) and isinstance(transition.before.phase, Yielding) else 0


def seat_totals(
    seat: int,
    name: str,
    final: State,
    history: Sequence[SondeTransition],
    asked: Sequence[AnalysedQuestion],
    named: Sequence[AnalysedNaming],
    missed: Sequence[MissedNaming],
    opened: Sequence[AnalysedAnswer],
) -> AnalysedSeat:
    """One player's game."""
    cards = sum(card_points(transition) for transition in history if transition.before.turn == seat)
    grade = grade_asking(
        [(question.chance, question.best_points.chance) for question in asked if question.seat == seat]
    )
    return AnalysedSeat(
        **asdict(player_totals(seat, name, final.scores[seat], asked, named, missed, cards, grade)),
        cards=cards,
        kept=sum(_kept_points(transition, seat) for transition in history),
        penalties=sum(_penalty(transition, seat) for transition in history),
        given_away=sum(answer.given_away for answer in opened if answer.seat == seat),
    )


def _kept_points(transition: SondeTransition, seat: int) -> int:
    """S34: what was still hidden at the end."""
    event = transition.event
    return event.points + event.bonus if isinstance(event, e.Kept) and event.seat == seat else 0


def _penalty(transition: SondeTransition, seat: int) -> int:
    """S31, S32: what an untrue "no" or a misspelt word costs, or is given back."""
    event = transition.event
    if isinstance(event, e.FoundOut):
        return event.points if event.seat == seat else 0
    return event.points if isinstance(event, e.Checked | e.Overruled) and event.of == seat else 0
