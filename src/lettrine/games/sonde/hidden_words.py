"""The words of a game of Sonde that is over, and how each held."""

from collections.abc import Iterable, Sequence
from typing import Any

from lettrine.core.game import HiddenWord
from lettrine.games.sonde import events as e
from lettrine.games.sonde.actions import Side
from lettrine.games.sonde.state import State, side_of


def hidden_words(state: State, events: Iterable[Any]) -> tuple[HiddenWord, ...]:
    """Every tray with letters on it. S34: what was still hidden at the end has held."""
    if state.rules.house_plays_trays:  # which nobody hid
        return ()
    log = tuple(events)
    words = [_word(state, index, log) for index in range(len(state.trays))]
    return tuple(word for word in words if word.word)


def _word(state: State, index: int, log: Sequence[Any]) -> HiddenWord:
    tray, seat = state.trays[index], index // state.per_seat
    asked, hidden = 0, len(tray.cells)
    for event in log:
        if hidden and isinstance(event, e.Asked) and event.of == seat:
            asked += 1
        hidden -= _opened(event, seat, side_of(state, index), hidden)
    return HiddenWord(seat, tray.word, asked, held=hidden > 0)


def _opened(event: Any, seat: int, side: Side | None, hidden: int) -> int:
    """How many of a tray's hidden spaces an event opens; what its owner keeps to the end is not opened by anybody."""
    if isinstance(event, e.Exposed) and (event.seat, event.tray) == (seat, side):
        return 1
    named = isinstance(event, e.Interrupted) and event.right and (event.of, event.tray) == (seat, side)
    return hidden if named else 0
