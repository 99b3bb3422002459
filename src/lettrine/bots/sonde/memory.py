"""What a player of Sonde remembers of what was said at the table (S18): as much as stayed in mind, and no more."""

from random import Random

from lettrine.bots.sonde.posterior import Heard
from lettrine.core.frames import Frame
from lettrine.games.sonde.actions import Side
from lettrine.games.sonde.events import Answered, Asked, Drew, FoundOut, Interrupted
from lettrine.games.sonde.view import TrayView, View


class Memory:
    """Who did not have what, and which words were named in vain."""

    def __init__(self, seat: int, strength: float, chance: Random) -> None:
        self.seat, self.strength, self.chance = seat, strength, chance
        self.missed: dict[int, frozenset[str]] = {}
        self.refuted: dict[tuple[int, Side | None], frozenset[str]] = {}
        self._asked: Asked | None = None
        self._liars: set[int] = set()

    def hear(self, sent: Frame) -> None:
        """Listen. What is about oneself always stays in mind, what others say to each other only sometimes."""
        for event in sent.events:
            if isinstance(event, Asked):
                self._asked = event
            elif isinstance(event, Answered) and self._asked is not None:
                self._answer(self._asked, event.yes)
            elif isinstance(event, Drew) and event.card == "blank" and event.ignored:
                self._hear_of(event.seat, ".")  # S10, S22: whoever cannot obey has no blank hidden
            elif isinstance(event, FoundOut):
                # S31: somebody's "no" was not true, so none of theirs is worth remembering.
                self.missed.pop(event.seat, None)
                self._liars.add(event.seat)
            elif isinstance(event, Interrupted) and not event.right:
                place = event.of, event.tray
                self.refuted[place] = self.refuted.get(place, frozenset()) | {event.sequence}
        self._read(sent.view)

    def _answer(self, asked: Asked, yes: bool) -> None:
        if not yes and self.seat == asked.seat:
            self._learn(asked.of, asked.letter)
        elif not yes:
            self._hear_of(asked.of, asked.letter)

    def _hear_of(self, of: int, letter: str) -> None:
        """Somebody does not have something: that stays in mind for sure if one is that oneself."""
        if self.seat == of or self.chance.random() < self.strength:
            self._learn(of, letter)

    def _read(self, view: View) -> None:
        """A table that keeps notes shows all that was asked: nobody forgets there."""
        if view.rules.memory == "notes":
            for question in view.questions:
                if question.yes is False and question.of not in self._liars:
                    self._learn(question.of, question.letter)

    def _learn(self, of: int, letter: str) -> None:
        self.missed[of] = self.missed.get(of, frozenset()) | {letter}

    def of(self, tray: TrayView, owner: int) -> Heard:
        """All that is known of a tray."""
        missed = self.missed.get(owner, frozenset())
        return Heard(tray.shown, missed, self.refuted.get((owner, tray.tray), frozenset()))
