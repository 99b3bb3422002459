"""A table of any game, for tests: every action is one call, and must be taken or must be refused."""

from typing import Any

import msgspec

from lettrine.core.game import Context, Game, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Entry, Match


class GameTable:
    def __init__(
        self,
        game: Game[Any, Any, Any],
        seating: Seating,
        words: Any = None,
        seed: int = 0,
        edition: str = "standard",
        **options: Any,
    ) -> None:
        rules = game.rules(edition, options)
        assert not isinstance(rules, Refusal), rules
        match = Match.start(game, rules, seating, Context(Luck(seed), words))
        assert isinstance(match, Match), match
        self.game, self.match = game, match

    def say(self, seat: int, do: str, at: int | None = None, **fields: Any) -> Entry | Refusal:
        return self.match.act(seat, msgspec.convert({"do": do, **fields}, self.game.actions), at)

    def ok(self, seat: int, do: str, **fields: Any) -> tuple[Any, ...]:
        """Do something that must be legal; its events."""
        done = self.say(seat, do, **fields)
        assert isinstance(done, Entry), (do, fields, done)
        return done.events

    def no(self, seat: int, do: str, **fields: Any) -> str:
        """Do something that must be refused; its code. A refusal changes nothing."""
        before = self.match.here
        done = self.say(seat, do, **fields)
        assert isinstance(done, Refusal), (do, fields, done)
        assert self.match.here is before
        return done.code

    def wait(self, seconds: float) -> None:
        """Let time pass, and whatever falls due on the way."""
        assert self.match.wake(self.match.at + int(1000 * seconds)) is None

    def view(self, seat: int | None = None) -> Any:
        return self.game.view(self.match.state, seat)

    def told(self, event: Any, seat: int | None) -> Any:
        return self.game.redact(event, seat)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.game.standing(self.match.state).scores

    @property
    def turn(self) -> int | None:
        return self.game.standing(self.match.state).turn

    @property
    def over(self) -> bool:
        return self.game.standing(self.match.state).over

    @property
    def winners(self) -> tuple[int, ...]:
        return self.game.standing(self.match.state).winners

    @property
    def duties(self) -> dict[str, tuple[int, ...]]:
        """What the table waits for, and whom."""
        kinds = [decision.kind for decision in self.match.open if decision.duty]
        return {kind: tuple(s for d in self.match.open if d.duty and d.kind == kind for s in d.seats) for kind in kinds}

    def rights(self, kind: str) -> tuple[int, ...]:
        return next((d.seats for d in self.match.open if d.kind == kind and not d.duty), ())


def seated(game: Game[Any, Any, Any], seats: int, first: int = 0) -> str | None:
    """Why so many cannot sit down, if they cannot."""
    match = Match.start(game, game.rules("standard", {}), Seating(seats, "en", first), Context(Luck(0), None))
    return match.code if isinstance(match, Refusal) else None
