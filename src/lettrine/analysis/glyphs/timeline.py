"""How scores, luck and knowledge went over a game of Glyphs, and what it came to for each seat."""

from collections.abc import Sequence

from msgspec.structs import asdict

from lettrine.analysis.common.report import AnalysedMoment, MissedNaming
from lettrine.analysis.common.totals import Luck, Stroke, by_step, moments, player
from lettrine.analysis.glyphs.report import (
    AnalysedGlyphsNaming,
    AnalysedGlyphsSeat,
    AnalysedPositioning,
    AnalysedProposal,
)
from lettrine.analysis.glyphs.secrets import Hidden
from lettrine.analysis.glyphs.steps import Scene
from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.state import State


def course(played: Sequence[Scene], luck: Luck, hidden: Sequence[Hidden]) -> list[AnalysedMoment]:
    """How it stood after every step, from when everybody had hidden a first word."""

    def bits(scene: Scene) -> tuple[float | None, ...]:
        return tuple(_left(scene, secret) for secret in hidden) if scene.after.turns else ()

    return moments(played, luck, bits)


def _left(scene: Scene, secret: Hidden) -> float | None:
    """What there is still to learn of a word: nothing once it is found, and no word at all before it is hidden."""
    if secret.during(scene.step):
        return scene.then[secret.seat].bits(secret.word)
    return None if scene.step < secret.first else 0.0


def luck_by_step(
    seats: int,
    proposed: Sequence[AnalysedProposal],
    positioned: Sequence[AnalysedPositioning],
    named: Sequence[AnalysedGlyphsNaming],
) -> Luck:
    """What came better or worse than was to be expected, for whoever acted and for owners who score by misses."""
    strokes = [Stroke(asked.step, asked.seat, asked.luck) for asked in proposed]
    strokes += [Stroke(put.step, put.seat, put.luck) for put in positioned]
    strokes += [Stroke(naming.step, naming.seat, naming.luck) for naming in named]
    strokes += [Stroke(asked.step, asked.of, asked.owner_points - asked.owner_expected) for asked in proposed]
    return by_step(strokes, seats)


def seat_of(
    seat: int,
    name: str,
    final: State,
    played: Sequence[Scene],
    proposed: Sequence[AnalysedProposal],
    positioned: Sequence[AnalysedPositioning],
    named: Sequence[AnalysedGlyphsNaming],
    passed: Sequence[MissedNaming],
) -> AnalysedGlyphsSeat:
    """One player's game."""
    mine = [put for put in positioned if put.seat == seat]
    owned = [asked for asked in proposed if asked.of == seat]
    owning, expected = sum(a.owner_points for a in owned), sum(a.owner_expected for a in owned)
    other_luck = sum(put.luck for put in mine) + owning - expected
    return AnalysedGlyphsSeat(
        **asdict(player(seat, name, final.scores[seat], proposed, named, passed, other_luck)),
        hits_expected=sum(asked.chance for asked in proposed if asked.seat == seat),
        positionings=len(mine),
        exact=sum(put.exact for put in mine),
        owning=owning,
        owning_expected=expected,
        prelude=sum(s.event.points for s in played if isinstance(s.event, e.Favoured) and s.event.seat == seat),
    )
