"""What the terminal must know about a game: a record of functions of its view."""

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
"""An action, a Command, NotUnderstood, or something of the game's own that `complete` makes an action of."""


def _nothing(person: Person[Any]) -> None:
    """The default: no question, nothing to show."""


def _nothing_to_hide(view: Any, words: Lexicon, chance: Random) -> Action:
    raise ValueError("nothing is hidden in this game")


@dataclass(frozen=True, slots=True)
class GameUi(Generic[V]):
    """The terminal interface of one game."""

    game: Game[Any, V, Any]
    screen: Screen[V]
    sentence: Narrator
    prompt: Callable[[Person[V], Open], PlayerInput]
    """Asks for what a duty requires; what was typed."""
    complete: Callable[[Person[V], PlayerInput], Action | None]
    """Makes an action of input of the game's own, asking for what is missing; None if it is given up."""
    hide_random: Callable[[V, Lexicon, Random], Action] = _nothing_to_hide
    """Hides a random word."""
    keys: Mapping[str, PlayerInput] = field(default_factory=dict)
    """What single keys do while others play."""
    hints: Callable[[Person[V]], list[str]] = lambda person: []
    """The hints for these keys."""
    side_question: Callable[[Person[V]], Callable[[], Action | None] | None] = _nothing
    """A question that the table does not wait for, such as a vote."""
    explain: Callable[[Person[V], Action, Refusal], str] = lambda person, action, refusal: person.speaker.explain(
        refusal
    )
    """Why an action is refused, and what to do."""
    after_game: Callable[[Person[V]], None] = _nothing
    """Shows further pages when the game is over."""
    turn_event: type[Event] | None = None
    """The event that begins a turn, in games where the story of the turn before is then forgotten (S18)."""
    turn_end_view: Callable[[V, V], V] = lambda before, after: after
    """The view to show at the end of a turn, made of those before and after it."""
