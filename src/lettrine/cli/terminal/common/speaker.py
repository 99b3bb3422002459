"""Texts for the person at this terminal: in their language, with their seat as “you”."""

from collections.abc import Sequence
from typing import Any

from lettrine.core.game import Refusal
from lettrine.texts import explain, text


class Speaker:
    """The language of the interface, and the names of the players."""

    def __init__(self, language: str, names: tuple[str, ...], me: int) -> None:
        self.language, self.names, self.me = language, names, me

    def say(self, message: str, **details: Any) -> str:
        """The sentence for a message."""
        return text(self.language, message, **details).strip()

    def hints(self, *keys: str) -> list[str]:
        """What these keys do, and how to leave."""
        return [*map(self.say, keys), self.say("key-quit", colon="")]

    def explain(self, refusal: Refusal) -> str:
        """Why something was refused, and what to do."""
        return explain(self.language, refusal.code, refusal.detail)

    def who(self, role: str, seat: int | None) -> dict[str, str]:
        """The details of a text about a seat: `role` is `you`, `other` or `nobody`, `role_name` the name."""
        if seat is None:
            return {role: "nobody", f"{role}_name": ""}
        return {role: "you" if seat == self.me else "other", f"{role}_name": self.names[seat]}

    def everyone(self, seats: Sequence[int]) -> str:
        """Several names in one phrase."""
        named = [self.say("who-you") if seat == self.me else self.names[seat] for seat in seats]
        if len(named) == 1:
            return named[0]
        return self.say("who-and", first=", ".join(named[:-1]), last=named[-1])

    def parse_yes_no(self, line: str) -> bool | None:
        """The answer to a yes-or-no question; None if it is neither."""
        first = line.strip().lower()[:1]
        if first and first in (self.say("key-yes"), "y"):
            return True
        return False if first == self.say("key-no") else None
