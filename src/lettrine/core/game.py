"""What a game is: a record of pure functions over a state of its own, and the few words all games share.

A game never waits, never looks at a clock and never rolls a die by itself: time comes in as `at`
(milliseconds since the start), chance and the dictionary as `Context`, and what happened goes out as events.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, get_args

from msgspec import field

from lettrine.core.luck import Luck
from lettrine.core.offers import Offers
from lettrine.core.value import Value

S = TypeVar("S")
"""A game's state: everything, secrets included. It has no JSON form on purpose."""
V = TypeVar("V")
"""A game's view: what one seat may know, as a type of its own."""
S_contra = TypeVar("S_contra", contravariant=True)
V_co = TypeVar("V_co", covariant=True)
R = TypeVar("R")
"""A game's rules: an edition and what the table changed in it, by value."""


class Sealed:
    """A field of this type makes a value impossible to encode: a state can never be sent by mistake."""

    __slots__ = ()


SEALED = Sealed()


class Action(Value, frozen=True, tag_field="do"):
    """What a seat says it does. Its tag is its name in the record."""


class Event(Value, frozen=True, tag_field="event", omit_defaults=True):
    """What has happened. Events are the truth; a state is nothing but their fold."""


class Lapse(Action, frozen=True, tag="lapse", omit_defaults=True):
    """The clock's own action: the deadline of the open duties has passed."""

    seats: tuple[int, ...] | None = None
    """Whose time is up, where each player has a clock of their own; None: everybody's."""
    duties: tuple[str, ...] | None = None
    """The ids of the duties whose time is up; None: all that have no later deadline."""


class Decision(Value, frozen=True, omit_defaults=True):
    """Something a seat may now do. A duty holds the game up until it is answered, a right does not.

    The id stays the same for as long as the decision has its reason, whatever other seats do meanwhile,
    so that simultaneous players do not invalidate each other.
    """

    id: str
    kind: str
    """The action that answers it, by its name in the record."""
    seats: tuple[int, ...]
    duty: bool
    deadline: int | None = None
    shared: bool = False
    """Whether one of the seats answers for all of them; otherwise each answers for itself."""


class Open(Value, frozen=True, omit_defaults=True):
    """A decision as one seat is shown it, with the choices that are this seat's own."""

    id: str
    kind: str
    seats: tuple[int, ...]
    duty: bool
    deadline: int | None = None
    offers: tuple[dict[str, tuple[Any, ...]], ...] = ()


class Refusal(Value, frozen=True, omit_defaults=True):
    """Why an action is not taken: a stable code, and what a sentence about it needs to know."""

    code: str
    detail: dict[str, str | int | list[str]] = field(default_factory=dict)


class Seating(Value, frozen=True):
    """How many sit down, who starts, and, where a record says so, how the pile lies or which words to begin with."""

    seats: int
    language: str
    first: int = 0
    deck: tuple[str, ...] | None = None
    words: tuple[str, ...] | None = None
    teams: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    captains: tuple[int, int] | None = None
    categories: tuple[str, ...] = ()
    """Those that the table has brought itself."""


class Standing(Value, frozen=True):
    """Where a game stands, in the terms every game has."""

    seats: int
    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turn: int | None


class HiddenWord(Value, frozen=True, omit_defaults=True):
    """A word that a seat hid, as it is shown once the game is over, and how it held."""

    seat: int
    word: str
    asked: int | None = None
    """How many questions it took, or withstood; None in games where nobody asks."""
    held: bool = False
    """Whether nobody has found it."""


class Context(NamedTuple):
    """What the rules may consult besides the state."""

    luck: Luck
    words: Any
    """The table's dictionary, as the game's own protocol asks for it; None accepts every word."""


Events = tuple[Any, ...]


def _nobodys(state: Any, seat: int) -> int | None:
    """Everyone for themselves."""
    return None


def _takes_none(rules: Any, language: str, pack: Any) -> Refusal | None:
    """A game that takes no pack."""
    return Refusal("pack_other_game", {"kind": "none"})


def _none_hidden(state: Any, events: Iterable[Any]) -> tuple[HiddenWord, ...]:
    """A game in which nobody hides a word."""
    return ()


def _nothing_dealt(state: Any) -> None:
    """Everybody has chosen for themselves."""


def _lexicon_alone(words: Any, language: str, pack: Any) -> Any:
    """A game that takes no pack has the language's lexicon."""
    return words


class MakeView(Protocol[S_contra, V_co]):
    """How a game makes its views: a protocol, so that `seat` may be given by its name."""

    def __call__(self, state: S_contra, seat: int | None) -> V_co:
        """What this seat may know of a state; None is a watcher."""


@dataclass(frozen=True, slots=True)
class Game(Generic[S, V, R]):
    """One game, as the functions the engine calls: a value, not a base class."""

    name: str
    actions: Any
    """The union of what a seat may say."""
    events: Any
    """The union of what can have happened."""
    views: type[V]
    """The type of its views."""
    editions: tuple[str, ...]
    rules: Callable[[str, Mapping[str, Any]], "R | Refusal"]
    """An edition by its id, with the table's options applied."""
    setup: Callable[[R, Seating, Luck], "Events | Refusal"]
    evolve: Callable[[S | None, Any], S]
    decisions: Callable[[S], tuple[Decision, ...]]
    closed: Callable[[S, int, Any], str]
    """The code for an action that answers no decision open to this seat."""
    decide: Callable[[S, Decision, int, Any, int, Context], "Events | Refusal"]
    advance: Callable[[S, Context, int], Events]
    expire: Callable[[S, Decision, int, Context], Events]
    """What happens when the seats of a duty, perhaps only some of those it is open to, have not met it in time."""
    offers: Callable[[S, Decision, int], Offers]
    view: MakeView[S, V]
    redact: Callable[[Any, int | None], Any]
    """An event as a seat is told it; None if it is not told at all."""
    standing: Callable[[S], Standing]
    team: Callable[[S, int], int | None] = _nobodys
    """The team that a seat plays for, in games of teams."""
    header_fields: frozenset[str] = frozenset()
    """What a record's header may say to this game beyond what it says to every game: `deck`, `first`, `words` …"""
    starters: int | None = None
    """How many can be the first, where that is not a seat: teams start as a whole."""
    prepare: Callable[[Any], Any] | None = None
    """What the rules want worked out about a dictionary before they are asked; it may take a while, once."""
    deal: Callable[[R, int, Context], tuple[str, ...]] | None = None
    """The secrets that the house deals to so many seats, as `Seating.words` takes them, where a game can be dealt."""
    dealt: Callable[[S], tuple[str, ...] | None] = _nothing_dealt
    """The secrets that the house has dealt.

    A record's `words` lay them out, because with another lexicon the same seed would deal others.
    """
    takes: str = ""
    """What a pack has to have for this game (core/packs.py): `words`, `categories`, or nothing if it takes none."""
    check_pack: Callable[[R, str, Any], "Refusal | None"] = _takes_none
    """What there is against a pack under these rules in this language; a line is named by its place in the pack."""
    hidden_words: Callable[[S, Iterable[Any]], tuple[HiddenWord, ...]] = _none_hidden
    """Of a game that is over, by its last state and all its events: the words that were hidden, and how they held."""
    dictionary: Callable[[Any, str, Any], Any] = _lexicon_alone
    """A table's dictionary, made of the language's lexicon (None: none), the language, and the table's pack."""


def kind_of(action: Action) -> str:
    """The action's name in the record."""
    return action.__struct_config__.tag  # type: ignore[return-value]  # every action has a text tag


def kind_of_type(action: type[Action]) -> str:
    """The name in the record of all actions of this type."""
    return action.__struct_config__.tag  # type: ignore[return-value]  # every action has a text tag


def types_in(union: Any) -> tuple[type, ...]:
    """The types of a game's `actions` or `events`; a single one is no union."""
    return get_args(union) or (union,)


def open_for(
    decisions: tuple[Decision, ...], seat: int | None, offers: Callable[[Decision, int], Offers]
) -> tuple[Open, ...]:
    """The open decisions as this seat is shown them: everybody's, and its own with their choices."""
    return tuple([_shown_to(seat, decision, offers) for decision in decisions])


def _shown_to(seat: int | None, decision: Decision, offers: Callable[[Decision, int], Offers]) -> Open:
    own = () if seat is None or seat not in decision.seats else offers(decision, seat).fields()
    return Open(decision.id, decision.kind, decision.seats, decision.duty, decision.deadline, own)
