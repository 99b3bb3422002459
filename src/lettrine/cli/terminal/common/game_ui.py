"""What the terminal must know of a game: a record of functions over its view, as a game is one over its state."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic

from lettrine.cli.terminal.common.narration import Narrator
from lettrine.cli.terminal.common.person import Person
from lettrine.cli.terminal.common.screen import Screen, V
from lettrine.core.game import Action, Event, Game, Open, Refusal
from lettrine.words.lexicon import Lexicon

PlayerInput = Any
"""What a person wants: an action, a wish, something unclear, or something of the game's own that is to be settled."""


def _nothing(person: Person[Any]) -> None:
    """What most games have besides duties, and after the end."""


def _nothing_to_hide(view: Any, words: Lexicon, chance: Random) -> Action:
    raise ValueError("nothing is hidden in this game")


@dataclass(frozen=True, slots=True)
class GameUi(Generic[V]):
    """One game, as it is played at a terminal."""

    game: Game[Any, V, Any]
    screen: Screen[V]
    sentence: Narrator
    prompt: Callable[[Person[V], Open], PlayerInput]
    """Asks about a duty; what the person does about it."""
    complete: Callable[[Person[V], PlayerInput], Action | None]
    """Makes an action of what was typed and is the game's own, asking on where something is missing."""
    hide_random: Callable[[V, Lexicon, Random], Action] = _nothing_to_hide
    """Hides a word that chance has picked."""
    keys: Mapping[str, PlayerInput] = field(default_factory=dict)
    """What single keys do while others play."""
    hints: Callable[[Person[V]], list[str]] = lambda person: []
    """What these keys are."""
    side_question: Callable[[Person[V]], Callable[[], Action | None] | None] = _nothing
    """Something that the person is to be asked though the table does not wait for it."""
    explain: Callable[[Person[V], Action, Refusal], str] = lambda person, action, refusal: person.speaker.explain(
        refusal
    )
    """Why something is refused, and what to do."""
    after_game: Callable[[Person[V]], None] = _nothing
    """What there is to be read when the game is over."""
    turn_event: type[Event] | None = None
    """The event with which a turn begins, where what happened in the one before is then to be forgotten (S18)."""
    turn_end_view: Callable[[V, V], V] = lambda before, after: after
    """The table as a turn ended, of what it was before and what it is after."""
