"""Whole trays that were named, and those that should have been (S27–S29)."""

from collections.abc import Sequence

from lettrine.analysis.common.missed_namings import SURE, Opportunities, Opportunity, missed_naming, missed_stretches
from lettrine.analysis.common.report import AnalysedNaming, MissedNaming
from lettrine.analysis.common.totals import last_of_each_step
from lettrine.analysis.sonde.belief import SYMBOLS, Belief
from lettrine.analysis.sonde.steps import SondeTransition
from lettrine.games.sonde import events as e
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.state import Asking, Drawing, Exposing, State, side_of, tray_at, trays_of


def namings(history: Sequence[SondeTransition]) -> list[AnalysedNaming]:
    """Every tray that was named, in order."""
    return [_naming(transition) for transition in history if isinstance(transition.event, e.Interrupted)]


def _naming(transition: SondeTransition) -> AnalysedNaming:
    event: e.Interrupted = transition.event
    index = tray_at(transition.before, event.of, event.tray)
    chance = _chance(transition, index, event.sequence)
    expected = _expected(transition.before.rules, transition.known_before[index], chance)
    return AnalysedNaming(
        step=transition.step,
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
    """S29: the expected points of naming a content of this chance."""
    gain = sum(rules.values[space] for space in belief.closed) + rules.interrupt_bonus
    return chance * gain - (1 - chance) * rules.interrupt_penalty


def _chance(transition: SondeTransition, index: int, sequence: str) -> float:
    """How likely the tray held this. Who names it between a "yes" and the open space knows of the letter already."""
    known, phase = transition.known_before, transition.before.phase
    chance = known[index].chance(sequence)
    if not isinstance(phase, Exposing) or index not in trays_of(transition.before, phase.owner):
        return chance
    code = SYMBOLS.index(phase.letter)
    without = [float(known[tray].count_chances[code, 0]) for tray in trays_of(transition.before, phase.owner)]
    absent = without[0] * (without[1] if len(without) > 1 else 1.0)
    if phase.letter not in (sequence[space] for space in known[index].closed if space < len(sequence)):
        chance *= 0 if len(without) == 1 else 1 - without[1 - index % 2]  # S36: then it must be on the other tray
    return chance / (1 - absent) if absent < 1 else 0.0


def missed_namings(history: Sequence[SondeTransition]) -> list[MissedNaming]:
    """Every stretch in which a tray could have been named with profit, and nobody did."""
    if not history:
        return []
    final, waiting = history[-1].after, [each for each in last_of_each_step(history) if _awaits_question(each)]
    missed = [
        missed_naming(stretch, index // final.per_seat, side_of(final, index), final.trays[index].cells)
        for index in range(len(final.trays))
        for stretch in missed_stretches(_opportunities(waiting, index), _naming_steps(history, index))
    ]
    return sorted(missed, key=lambda naming: naming.first)


def _awaits_question(transition: SondeTransition) -> bool:
    """Whether the table waits for a card or a question, and not for an answer."""
    return bool(transition.known_after) and isinstance(transition.after.phase, Drawing | Asking)


def _naming_steps(history: Sequence[SondeTransition], index: int) -> list[int]:
    """The steps in which somebody named this tray."""
    named = [each for each in history if isinstance(each.event, e.Interrupted)]
    return [each.step for each in named if tray_at(each.before, each.event.of, each.event.tray) == index]


def _opportunities(waiting: Sequence[SondeTransition], index: int) -> Opportunities:
    return [(each.step, _opportunity(each, index)) for each in waiting]


def _opportunity(transition: SondeTransition, index: int) -> Opportunity | None:
    """Naming this tray now, if somebody may and it would pay."""
    state, belief = transition.after, transition.known_after[index]
    if len(belief.closed) < state.rules.interrupt_hidden or belief.likeliest is None:  # S28
        return None
    sequence, chance = belief.likeliest
    expected, callers = _expected(state.rules, belief, chance), _callers(state, index)
    pays = chance >= SURE and expected > 0 and callers
    return Opportunity(transition.step, callers, sequence, chance, expected) if pays else None


def _callers(state: State, index: int) -> tuple[int, ...]:
    """S27: whoever may name this tray now."""
    anybody = range(state.seats) if state.rules.interrupt == "any_time" else (state.turn,)
    return tuple(seat for seat in anybody if seat != index // state.per_seat)
