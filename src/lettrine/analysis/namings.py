"""Whole trays that were named, and those that should have been (S27–S29)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from lettrine.analysis.belief import SYMBOLS, Belief
from lettrine.analysis.report import AnalysedNaming, MissedNaming
from lettrine.analysis.scenes import Scene
from lettrine.games.sonde import events as e
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.state import Asking, Drawing, Exposing, State, side_of, tray_at, trays_of

SURE = 0.35
"""How likely a content must be for naming it to be more than a gamble: who waits for this lets nothing pass."""


class Chance(NamedTuple):
    """A tray that could be named after a step: what is likeliest there, and what naming it promised."""

    step: int
    tray: int
    callers: tuple[int, ...]
    sequence: str
    chance: float
    points: float


def namings(played: Sequence[Scene]) -> list[AnalysedNaming]:
    """Every tray that was named, in order."""
    return [_naming(scene) for scene in played if isinstance(scene.event, e.Interrupted)]


def _naming(scene: Scene) -> AnalysedNaming:
    event: e.Interrupted = scene.event
    index = tray_at(scene.before, event.of, event.tray)
    chance = _chance(scene, index, event.sequence)
    expected = _expected(scene.before.rules, scene.held[index], chance)
    return AnalysedNaming(
        step=scene.step,
        seat=event.seat,
        of=event.of,
        tray=event.tray,
        sequence=event.sequence,
        right=event.right,
        chance=chance,
        points=event.points,
        points_expected=expected,
        luck=event.points - expected,
        rash=expected < 0,
    )


def _expected(rules: Edition, belief: Belief, chance: float) -> float:
    """S29: what naming a content of this chance brings on average."""
    worth = sum(rules.values[space] for space in belief.closed) + rules.interrupt_bonus
    return chance * worth - (1 - chance) * rules.interrupt_penalty


def _chance(scene: Scene, index: int, sequence: str) -> float:
    """How likely the tray held this. Who names it between a "yes" and the open space knows of the letter already."""
    chance, phase = scene.held[index].chance(sequence), scene.before.phase
    if not isinstance(phase, Exposing) or index not in trays_of(scene.before, phase.owner):
        return chance
    code = SYMBOLS.index(phase.letter)
    without = [float(scene.held[tray].numbers[code, 0]) for tray in trays_of(scene.before, phase.owner)]
    absent = without[0] * (without[1] if len(without) > 1 else 1.0)
    if phase.letter not in (sequence[space] for space in scene.held[index].closed if space < len(sequence)):
        chance *= 0 if len(without) == 1 else 1 - without[1 - index % 2]  # S36: then it must be on the other tray
    return chance / (1 - absent) if absent < 1 else 0.0


def missed(played: Sequence[Scene]) -> list[MissedNaming]:
    """Every spell in which a tray could have been named with profit, and nobody did."""
    if not played:
        return []
    final, named = played[-1].after, {_place(scene) for scene in played if isinstance(scene.event, e.Interrupted)}
    steps = [list(same) for _, same in groupby(played, key=lambda scene: scene.step)]
    moments = [last[-1] for last in steps if _quiet(last[-1])]
    spells = [spell for index in range(len(final.trays)) for spell in _spells(moments, index)]
    let_pass = [_missed(final, spell) for spell in spells if not _taken(spell, moments, named)]
    return sorted(let_pass, key=lambda naming: naming.first)


def _quiet(scene: Scene) -> bool:
    """Whether the table waits for a card or a question: while an answer is pending, the next thing is to hear it."""
    return bool(scene.then) and isinstance(scene.after.phase, Drawing | Asking)


def _place(scene: Scene) -> tuple[int, int]:
    return scene.step, tray_at(scene.before, scene.event.of, scene.event.tray)


def _spells(moments: Iterable[Scene], index: int) -> Iterator[list[Chance]]:
    """The stretches of the game in which naming this tray would have paid."""
    there = [_open_to(scene, index) for scene in moments]
    for pays, stretch in groupby(there, key=lambda chance: chance is not None):
        if pays:
            yield [chance for chance in stretch if chance is not None]


def _open_to(scene: Scene, index: int) -> Chance | None:
    """Naming this tray now, if somebody may and it would pay."""
    state, belief = scene.after, scene.then[index]
    if len(belief.closed) < state.rules.interrupt_hidden or belief.likeliest is None:  # S28
        return None
    sequence, chance = belief.likeliest
    expected, callers = _expected(state.rules, belief, chance), _callers(state, index)
    pays = chance >= SURE and expected > 0 and callers
    return Chance(scene.step, index, callers, sequence, chance, expected) if pays else None


def _callers(state: State, index: int) -> tuple[int, ...]:
    """S27: whoever may name this tray now."""
    anybody = range(state.seats) if state.rules.interrupt == "any_time" else (state.turn,)
    return tuple(seat for seat in anybody if seat != index // state.per_seat)


def _taken(spell: list[Chance], moments: Sequence[Scene], named: set[tuple[int, int]]) -> bool:
    """Whether a spell ended because somebody did name the tray, right or wrong."""
    later = [scene.step for scene in moments if scene.step > spell[-1].step]
    until = later[0] if later else float("inf")
    return any(tray == spell[0].tray and spell[-1].step < step <= until for step, tray in named)


def _missed(final: State, spell: list[Chance]) -> MissedNaming:
    best = max(spell, key=lambda chance: chance.points)
    return MissedNaming(
        first=spell[0].step,
        last=spell[-1].step,
        step=best.step,
        seats=tuple(sorted({seat for chance in spell for seat in chance.callers})),
        of=best.tray // final.per_seat,
        tray=side_of(final, best.tray),
        sequence=best.sequence,
        chance=best.chance,
        points_expected=best.points,
        right=best.sequence == final.trays[best.tray].cells,
    )
