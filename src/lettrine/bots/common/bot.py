"""The bot protocol: a bot is sent the frames of its seat and answers decisions. It never holds a state."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from lettrine.core.frames import Frame, frame
from lettrine.core.game import Action, Game, Open, Refusal, kind_of_type, types_in
from lettrine.core.match import Match
from lettrine.core.offers import Offers, Product
from lettrine.words.lexicon import Lexicon


class Move(NamedTuple):
    """An action, and the decision it answers."""

    decision: str
    action: Action
    pause: float = 0.0
    """How many seconds after the decision opened it is to be done; until then a bot may be asked again."""


class Stuck(Exception):  # the name says what is wrong
    """There is nothing at all that a bot could do; `code` says why."""

    code: str


class NoWordFits(Stuck):
    """The rules allow no word that the lexicon has: nobody can play by them."""

    code = "no_word_fits"


class Bot(Protocol):
    """One player of one game."""

    def see(self, sent: Frame) -> None:
        """Take in what the seat is sent, as it is sent. Events are sent once: what a bot does not remember is gone."""

    def act(self, view: Any, choices: Sequence["Choice"]) -> Move | None:
        """Answer one of the open decisions of this seat, or none of them. A duty wants an answer.

        `view` is the table as the seat sees it now: that of the last frame. It is asked only where something is open.
        """


class Choice(NamedTuple):
    """A decision that is open to a bot, with its finite choices; none where the choice is free."""

    decision: Open
    offers: Offers


class Intention(NamedTuple):
    """Which bot would do what, and about which decision."""

    seat: int
    move: Move
    decision: Open


Maker = Callable[[int, Lexicon, Random], Bot]
"""Makes a bot: of its seat, the lexicon it knows, and its own random numbers (never the table's)."""


class Bots:
    """The bots at one table: each is sent the frames of its seat and asked what it does."""

    def __init__(self, match: Match, seated: dict[int, Bot]) -> None:
        self.match = match
        self.seated = seated
        self._sent = 0

    def tell(self) -> None:
        """Send every bot what has happened since the last time, and the table as it is now."""
        news = self.match.log[self._sent :]
        self._sent = len(self.match.log)
        events = tuple(event for entry in news for event in entry.events)
        if events:
            for seat, bot in self.seated.items():
                bot.see(frame(self.match.game, self.match.state, events, seat))

    def intentions(self) -> Iterator["Intention"]:
        """What each bot would do now; nothing for those who answer no decision.

        Once a bot answers a duty at once, the others are only asked about their rights: by their own turn they may
        decide otherwise.
        """
        self.tell()
        met = False
        for seat, bot in self.seated.items():
            view = self.match.game.view(self.match.state, seat)
            every = choices_in(self.match.game, view, seat)
            choices = [choice for choice in every if not (met and choice.decision.duty)]
            move = bot.act(view, choices) if choices else None
            if move is not None:
                answered = next(choice.decision for choice in choices if choice.decision.id == move.decision)
                met = met or (answered.duty and not move.pause)
                yield Intention(seat, move, answered)

    def move(self) -> "Intention | None":
        """What happens next; None if no bot does anything.

        Whoever may speak at any moment (S27, G10) goes first: a program that asks its next question at once would
        leave nobody the time to.
        """
        waiting: Intention | None = None
        for wanted in self.intentions():
            if not wanted.decision.duty:
                return wanted
            waiting = waiting or wanted
        return waiting

    def play_out(self) -> None:
        """Play until no bot has anything to do."""
        while (wanted := self.move()) is not None:
            done = self.match.act(wanted.seat, wanted.move.action, quoting=wanted.move.decision)
            if isinstance(done, Refusal):
                raise ValueError(f"the bot in seat {wanted.seat} did {wanted.move.action}: {done.code}")


def choices_in(game: Game[Any, Any, Any], view: Any, seat: int) -> list[Choice]:
    """The decisions that a view says are open to this seat. A bot is told no more, here or over a connection."""
    actions = {kind_of_type(action): action for action in types_in(game.actions)}
    mine = [decision for decision in view.open if seat in decision.seats]
    return [Choice(d, Offers(*(Product(actions[d.kind], **fields) for fields in d.offers))) for d in mine]


def duty_of(choices: Sequence[Choice]) -> Choice | None:
    """The decision that the table waits for, if it waits for this seat."""
    return next((choice for choice in choices if choice.decision.duty), None)
