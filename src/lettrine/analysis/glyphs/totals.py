"""The totals of a game of Glyphs: scores, luck and knowledge by step, and the sums of each seat."""

from collections.abc import Sequence

from msgspec.structs import asdict

from lettrine.analysis.common.grades import grade_asking
from lettrine.analysis.common.report import AnalysedMoment, MissedNaming
from lettrine.analysis.common.totals import Luck, LuckEntry, moments, player_totals, sum_by_step
from lettrine.analysis.glyphs.report import (
    AnalysedGlyphsNaming,
    AnalysedGlyphsSeat,
    AnalysedPositioning,
    AnalysedProposal,
)
from lettrine.analysis.glyphs.secrets import HiddenWord
from lettrine.analysis.glyphs.steps import GlyphsTransition
from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.state import State


def course(history: Sequence[GlyphsTransition], luck: Luck, hidden: Sequence[HiddenWord]) -> list[AnalysedMoment]:
    """The state of the game after every step, from when everybody had hidden a first word."""

    def bits(transition: GlyphsTransition) -> tuple[float | None, ...]:
        return tuple(_left(transition, secret) for secret in hidden) if transition.after.turns else ()

    return moments(history, luck, bits)


def _left(transition: GlyphsTransition, secret: HiddenWord) -> float | None:
    """What there is still to learn of a word: nothing once it is found, and no word at all before it is hidden."""
    if secret.is_hidden_at(transition.step):
        return transition.known_after[secret.seat].bits(secret.word)
    return None if transition.step < secret.first else 0.0


def luck_by_step(
    seats: int,
    proposed: Sequence[AnalysedProposal],
    positioned: Sequence[AnalysedPositioning],
    named: Sequence[AnalysedGlyphsNaming],
) -> Luck:
    """Points above or below what was expected, for whoever acted and for owners who score by misses."""
    entries = [LuckEntry(asked.step, asked.seat, asked.luck) for asked in proposed]
    entries += [LuckEntry(put.step, put.seat, put.luck) for put in positioned]
    entries += [LuckEntry(naming.step, naming.seat, naming.luck) for naming in named]
    entries += [LuckEntry(asked.step, asked.of, asked.owner_points - asked.owner_expected) for asked in proposed]
    return sum_by_step(entries, seats)


def seat_totals(
    seat: int,
    name: str,
    final: State,
    history: Sequence[GlyphsTransition],
    proposed: Sequence[AnalysedProposal],
    positioned: Sequence[AnalysedPositioning],
    named: Sequence[AnalysedGlyphsNaming],
    missed: Sequence[MissedNaming],
) -> AnalysedGlyphsSeat:
    """One player's game."""
    mine = [put for put in positioned if put.seat == seat]
    owned = [asked for asked in proposed if asked.of == seat]
    owning, expected = sum(a.owner_points for a in owned), sum(a.owner_expected for a in owned)
    other_luck = sum(put.luck for put in mine) + owning - expected
    grade = grade_asking([(offer.chance, offer.best_points.chance) for offer in proposed if offer.seat == seat])
    return AnalysedGlyphsSeat(
        **asdict(player_totals(seat, name, final.scores[seat], proposed, named, missed, other_luck, grade)),
        hits_expected=sum(asked.chance for asked in proposed if asked.seat == seat),
        positionings=len(mine),
        exact=sum(put.exact for put in mine),
        owning=owning,
        owning_expected=expected,
        prelude=sum(s.event.points for s in history if isinstance(s.event, e.Favoured) and s.event.seat == seat),
    )
