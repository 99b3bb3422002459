"""A Sonde table for tests: words are hidden in one line, and every action is one call."""

from typing import Any

import msgspec

from lettrine.core.game import Context, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Entry, Match
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import ACTIONS


class Table:
    def __init__(
        self,
        *cells: str,
        edition: str = "1976",
        deck: tuple[str, ...] | None = ("normal",) * 60,
        first: int = 0,
        seats: int | None = None,
        words: Any = None,
        seed: int = 0,
        language: str = "en",
        **options: Any,
    ) -> None:
        """Everybody hides what `cells` say, blanks written as dots; two players: left and right tray each."""
        rules = SONDE.rules(edition, options)
        assert not isinstance(rules, Refusal), rules
        players = seats or len(cells)
        per_seat = rules.trays_for_two if players == 2 else 1
        match = Match.start(SONDE, rules, Seating(players, language, first, deck), Context(Luck(seed), words))
        assert isinstance(match, Match), match
        self.match = match
        for index, text in enumerate(cells):
            side = ("left", "right")[index % 2] if per_seat == 2 else None
            self.hide(index // per_seat, text, side)

    def hide(self, seat: int, cells: str, tray: str | None = None) -> None:
        word = cells.strip(".")
        before = len(cells) - len(cells.lstrip("."))
        after = len(cells) - before - len(word)
        self.ok(seat, "hide", word=word, before=before, after=after, tray=tray)

    def say(self, seat: int, do: str, at: int | None = None, **fields: Any) -> Entry | Refusal:
        return self.match.act(seat, msgspec.convert({"do": do, **fields}, ACTIONS), at)

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

    def hit(self, seat: int, of: int, letter: str, space: int, tray: str | None = None) -> None:
        """A question, and the owner's answer."""
        self.ok(seat, "ask", of=of, letter=letter)
        self.ok(of, "expose", space=space, tray=tray)

    def miss(self, seat: int, of: int, letter: str = "Q") -> None:
        self.ok(seat, "ask", of=of, letter=letter)

    def turn_of(self, seat: int, *asks: tuple[int, str, int]) -> None:
        """A whole turn: the card, some hits, and no miss."""
        self.ok(seat, "draw")
        for of, letter, space in asks:
            self.hit(seat, of, letter, space)

    def open_all(self, seat: int, of: int, keep: int = 0) -> None:
        """Ask for everything an opponent hides, from the left, leaving the last `keep` spaces closed."""
        tray = self.match.state.trays[of]
        for space, letter in enumerate(tray.covered[: len(tray.covered) - keep], 1):
            if letter != "_":
                self.hit(seat, of, letter, space)

    def view(self, seat: int | None) -> Any:
        return SONDE.view(self.match.state, seat)

    def shown(self, seat: int, tray: int = 0) -> str:
        return str(self.view(None).trays[seat][tray].shown)

    @property
    def scores(self) -> tuple[int, ...]:
        return SONDE.standing(self.match.state).scores

    @property
    def turn(self) -> int | None:
        return SONDE.standing(self.match.state).turn

    @property
    def over(self) -> bool:
        return SONDE.standing(self.match.state).over

    @property
    def winners(self) -> tuple[int, ...]:
        return SONDE.standing(self.match.state).winners

    @property
    def duty(self) -> tuple[str, tuple[int, ...]] | None:
        """What the table waits for, and whom."""
        return next(((d.kind, d.seats) for d in self.match.open if d.duty), None)

    def rights(self, kind: str) -> tuple[int, ...]:
        return next((d.seats for d in self.match.open if d.kind == kind), ())
