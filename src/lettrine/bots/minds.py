"""What the bots have in mind: the next of them to do something, and when it will."""

from collections.abc import Callable
from typing import NamedTuple

from lettrine.bots.bot import Bots, Choice, Move, choices_in

AT_ONCE = ("hide", "accept")
"""What bots do without anybody having to watch."""


class Pending(NamedTuple):
    """What a bot is about to do, when, and how long the log was when it made up its mind."""

    due: float
    seat: int
    move: Move
    log: int
    at_once: bool

    @property
    def ponders(self) -> bool:
        """Whether it takes its time as a person would, so that the person may be faster."""
        return self.move.pause > 0


class Minds:
    """The bots' intentions. They think again when something has happened, and go on pondering what they pondered."""

    def __init__(self, bots: Bots, pace: float, now: Callable[[], float]) -> None:
        self.bots, self.pace, self.now = bots, pace, now
        self._log = 0
        """How long the log was when they were asked last."""
        self._pending: list[Pending] = []
        self._since: dict[int, tuple[Move, float]] = {}
        """What each bot is about to do, and since when."""

    def next(self) -> Pending | None:
        """Whoever is first, if anybody wants to do something."""
        log = len(self.bots.match.log)
        if self._log != log:
            self._log, self._pending = log, self._asked(log)
        return min(self._pending, key=lambda pending: pending.due, default=None)

    def _asked(self, log: int) -> list[Pending]:
        """Those who ponder; or the first who does not, alone, because after it the others may think otherwise."""
        pondering: list[Pending] = []
        self.bots.tell()
        for seat, bot in self.bots.seated.items():
            game = self.bots.match.game
            choices = choices_in(game, game.view(self.bots.match.state, seat), seat)
            move = bot.act(choices) if choices else None
            if move is not None and not move.pause:
                return [Pending(0.0, seat, move, log, _kind(choices, move) in AT_ONCE)]
            if move is not None:
                pondering.append(Pending(self._due(seat, move), seat, move, log, False))
        return pondering

    def _due(self, seat: int, move: Move) -> float:
        about, since = self._since.get(seat, (None, 0.0))
        if about != move:
            since = self.now()
            self._since[seat] = move, since
        return since + move.pause * self.pace


def _kind(choices: list[Choice], move: Move) -> str:
    return next(choice.decision.kind for choice in choices if choice.decision.id == move.decision)
