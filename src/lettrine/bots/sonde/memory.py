"""What a bot remembers of the questions and answers of a game of Sonde (S18); what it forgot it cannot look up."""

from random import Random

from lettrine.bots.sonde.posterior import Evidence
from lettrine.core.frames import Frame
from lettrine.games.sonde.actions import Side
from lettrine.games.sonde.events import Answered, Asked, Drew, FoundOut, Interrupted
from lettrine.games.sonde.view import TrayView, View


class Memory:
    """Who did not have what, and which words were named in vain. A bot of low retention forgets some of it."""

    def __init__(self, seat: int, retention: float, rng: Random) -> None:
        self.seat, self.retention, self.rng = seat, retention, rng
        self.missed: dict[int, frozenset[str]] = {}
        self.refuted: dict[tuple[int, Side | None], frozenset[str]] = {}
        self._asked: Asked | None = None
        self._untruthful: set[int] = set()

    def observe(self, sent: Frame) -> None:
        """Take in a frame. What concerns this seat is always remembered, what concerns others by retention."""
        for event in sent.events:
            if isinstance(event, Asked):
                self._asked = event
            elif isinstance(event, Answered) and self._asked is not None:
                self._observe_answer(self._asked, event.yes)
            elif isinstance(event, Drew) and event.card == "blank" and event.ignored:
                self._overhear(event.seat, ".")  # S10, S22: whoever cannot obey has no blank hidden
            elif isinstance(event, FoundOut):
                # S31: a "no" of this seat was not true, so none of them counts.
                self.missed.pop(event.seat, None)
                self._untruthful.add(event.seat)
            elif isinstance(event, Interrupted) and not event.right:
                place = event.of, event.tray
                self.refuted[place] = self.refuted.get(place, frozenset()) | {event.sequence}
        self._read_notes(sent.view)

    def _observe_answer(self, asked: Asked, yes: bool) -> None:
        if not yes and self.seat == asked.seat:
            self._note_miss(asked.of, asked.letter)
        elif not yes:
            self._overhear(asked.of, asked.letter)

    def _overhear(self, of: int, letter: str) -> None:
        """Note, by retention, that a seat does not have a letter; of its own trays a bot forgets nothing."""
        if self.seat == of or self.rng.random() < self.retention:
            self._note_miss(of, letter)

    def _read_notes(self, view: View) -> None:
        """A table that keeps notes shows every question, so that nothing is forgotten."""
        if view.rules.memory == "notes":
            for question in view.questions:
                if question.yes is False and question.of not in self._untruthful:
                    self._note_miss(question.of, question.letter)

    def _note_miss(self, of: int, letter: str) -> None:
        self.missed[of] = self.missed.get(of, frozenset()) | {letter}

    def evidence(self, tray: TrayView, owner: int) -> Evidence:
        """All that is known of a tray."""
        missed = self.missed.get(owner, frozenset())
        return Evidence(tray.shown, missed, self.refuted.get((owner, tray.tray), frozenset()))
