"""Plays a table's game to its end as clients would: by nothing but the frames that they are sent."""

import itertools
from random import Random
from typing import Any

from tests.server.in_process import Socket

ALPHABET = "ETAOINSHRDLUCMFYWGPBVKXQJZ."


class Player:
    """One seat's client: it answers its duties with whatever its view offers, letters by how often they are met."""

    def __init__(self, socket: Socket, word: str, chance: int = 0) -> None:
        self.socket, self.word, self.random = socket, word, Random(chance)
        self.letters = itertools.cycle(ALPHABET)

    @property
    def view(self) -> dict[str, Any]:
        return self.socket.view

    async def act(self) -> bool:
        """Answer a duty, if there is one."""
        await self.socket.all()
        for duty in self.view.get("open", ()):
            if duty["duty"] and self.view["seat"] in duty["seats"]:
                done = await self.socket.do(self.choose(duty), duty["id"])
                assert done["type"] == "done", (duty, done)
                return True
        return False

    def choose(self, duty: dict[str, Any]) -> dict[str, Any]:
        if duty["kind"] == "hide":
            return {"do": "hide", "word": self.word, **self._tray(duty)}
        fields = self.random.choice(duty["offers"]) if duty.get("offers") else {}
        picked = {name: self.random.choice(values) for name, values in fields.items()}
        if "letter" in picked:
            picked["letter"] = next(letter for letter in self.letters if letter in fields["letter"])
        return {"do": duty["kind"], **picked}

    def _tray(self, duty: dict[str, Any]) -> dict[str, Any]:
        return (
            {"tray": duty["id"].partition(":")[2].split(".")[-1]}
            if "left" in duty["id"] or "right" in duty["id"]
            else {}
        )


async def play_out(players: list[Player]) -> None:
    """Play until nobody has a duty any more."""
    while any([await player.act() for player in players]):
        pass
