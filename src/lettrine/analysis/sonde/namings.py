"""Whole trays that were named, and those that should have been (S27–S29)."""

from collections.abc import Sequence

from lettrine.analysis.common.missed import SURE, Opening, let_pass, missed_naming
from lettrine.analysis.common.report import AnalysedNaming, MissedNaming
from lettrine.analysis.common.totals import ends_of_steps
from lettrine.analysis.sonde.belief import SYMBOLS, Belief
from lettrine.analysis.sonde.steps import Scene
from lettrine.games.sonde import events as e
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.state import Asking, Drawing, Exposing, State, side_of, tray_at, trays_of


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
    final, quiet = played[-1].after, [scene for scene in ends_of_steps(played) if _quiet(scene)]
    passed = [
        missed_naming(spell, index // final.per_seat, side_of(final, index), final.trays[index].cells)
        for index in range(len(final.trays))
        for spell in let_pass([(scene.step, _opening(scene, index)) for scene in quiet], _named(played, index))
    ]
    return sorted(passed, key=lambda naming: naming.first)


def _quiet(scene: Scene) -> bool:
    """Whether the table waits for a card or a question: while an answer is pending, the next thing is to hear it."""
    return bool(scene.then) and isinstance(scene.after.phase, Drawing | Asking)


def _named(played: Sequence[Scene], index: int) -> list[int]:
    """The steps in which somebody named this tray."""
    calls = [scene for scene in played if isinstance(scene.event, e.Interrupted)]
    return [scene.step for scene in calls if tray_at(scene.before, scene.event.of, scene.event.tray) == index]


def _opening(scene: Scene, index: int) -> Opening | None:
    """Naming this tray now, if somebody may and it would pay."""
    state, belief = scene.after, scene.then[index]
    if len(belief.closed) < state.rules.interrupt_hidden or belief.likeliest is None:  # S28
        return None
    sequence, chance = belief.likeliest
    expected, callers = _expected(state.rules, belief, chance), _callers(state, index)
    pays = chance >= SURE and expected > 0 and callers
    return Opening(scene.step, callers, sequence, chance, expected) if pays else None


def _callers(state: State, index: int) -> tuple[int, ...]:
    """S27: whoever may name this tray now."""
    anybody = range(state.seats) if state.rules.interrupt == "any_time" else (state.turn,)
    return tuple(seat for seat in anybody if seat != index // state.per_seat)
