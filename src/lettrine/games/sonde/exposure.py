"""Opening spaces: which ones an owner may open now, and what each is worth to whom."""

from lettrine.games.sonde.events import Exposed
from lettrine.games.sonde.state import (
    OPEN,
    Exposing,
    State,
    Unveiling,
    Yielding,
    side_of,
    tray_at,
    trays_of,
)


def openable(state: State) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The trays whose owner is to open a space now, each with the spaces that will do."""
    phase = state.phase
    if isinstance(phase, Exposing):  # S12; S36: on either tray
        return tuple((i, _spaces_with(state, i, phase.letter)) for i in trays_of(state, phase.owner))
    if isinstance(phase, Unveiling):  # S22
        return tuple((i, _spaces_with(state, i, ".")) for i in trays_of(state, state.turn))
    if isinstance(phase, Yielding):  # S21: any hidden space
        index = tray_at(state, phase.owner, phase.tray)
        return ((index, tuple(n for n, cell in enumerate(state.trays[index].covered, 1) if cell != OPEN)),)
    return ()


def _spaces_with(state: State, index: int, letter: str) -> tuple[int, ...]:
    return tuple(space for space, cell in enumerate(state.trays[index].covered, 1) if cell == letter)


def may_open(state: State, index: int, space: int) -> bool:
    """Whether this space answers what the owner is asked for."""
    return any(index == tray and space in spaces for tray, spaces in openable(state))


def cheapest(state: State) -> tuple[int, int]:
    """The tray and space that give least to score; of equals the leftmost (S12)."""
    choices = [(tray, space) for tray, spaces in openable(state) for space in spaces]
    return min(choices, key=lambda choice: state.rules.values[choice[1] - 1])


def exposed(state: State, index: int, space: int) -> Exposed:
    """The opening of a space, with what it scores."""
    tray, phase, value = state.trays[index], state.phase, state.rules.values[space - 1]
    owner, side, letter = index // state.per_seat, side_of(state, index), tray.cells[space - 1]
    if isinstance(phase, Unveiling):  # S22: nobody scores
        return Exposed(owner, space, letter, side)
    if isinstance(phase, Yielding):  # S21: its value to the drawer; it was not guessed, so no bonus
        return Exposed(owner, space, letter, side, state.turn, value)
    # S13, S23: the first question of the turn may be multiplied; S16: not the bonus for the last space.
    bonus = state.rules.last_space_bonus if tray.hidden == 1 else 0
    return Exposed(owner, space, letter, side, state.turn, value * state.factor, bonus)


def worth(state: State, index: int) -> int:
    """The values of everything still hidden on a tray."""
    spaces = zip(state.rules.values, state.trays[index].covered, strict=False)
    return sum([value for value, cell in spaces if cell != OPEN])
