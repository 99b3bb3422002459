"""The words of a game of Glyphs that is over, and how each held."""

from collections.abc import Iterable, Sequence
from typing import Any

from lettrine.core.game import HiddenWord
from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.state import State


def hidden_words(state: State, events: Iterable[Any]) -> tuple[HiddenWord, ...]:
    """G11: those of each player that were found, in their order, and the one that nobody has found (G13)."""
    log = tuple(events)
    return tuple(word for seat in range(state.seats) for word in _words(state, seat, log))


def _words(state: State, seat: int, log: Sequence[Any]) -> list[HiddenWord]:
    words, asked = [], 0
    for event in log:
        asked += isinstance(event, e.Proposed | e.Positioned) and event.of == seat
        if isinstance(event, e.Named) and event.right and event.of == seat:
            words.append(HiddenWord(seat, event.word, asked))
            asked = 0
    last = state.boards[seat].word
    return [*words, HiddenWord(seat, last, asked, held=True)] if last else words
