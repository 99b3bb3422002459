"""The words of a game of Quick that is over, and whether each held."""

from collections.abc import Iterable
from typing import Any

from lettrine.core.game import HiddenWord
from lettrine.games.pieces.race.state import source
from lettrine.games.quick.state import State


def hidden_words(state: State, events: Iterable[Any]) -> tuple[HiddenWord, ...]:
    """Everybody's; the winner has built a word out of the pieces of one of them, and the others have held."""
    race = state.race
    fallen = None if race.winner is None else source(race, race.winner)
    return tuple(HiddenWord(seat, word, held=seat != fallen) for seat, word in enumerate(race.words) if word)
