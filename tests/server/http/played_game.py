"""A game over HTTP and sockets that was played to its end."""

import json
from typing import Any

from tests.server.game_driver import Player, play_out
from tests.server.in_process import WORDS, InProcess


class Played:
    """A game that was played to its end, and what everybody heard of it."""

    def __init__(self, app: InProcess, table: str, players: list[Player]) -> None:
        self.service, self.table, self.players = app, table, players

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}/replay"

    async def replay(self, seat: int | None = None) -> dict[str, Any]:
        answer = await self.service.person().get(self.path, params={} if seat is None else {"seat": seat})
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"] == "application/json"
        return dict(answer.json())

    def heard(self, who: int) -> list[dict[str, Any]]:
        """The events and views that a player was sent, in order."""
        messages = [json.loads(text) for text in self.players[who].socket.sent]
        frames = [message for message in messages if message["type"] == "frame"]
        return [{"events": frame["events"], "view": frame["view"]} for frame in frames]


async def played(app: InProcess) -> Played:
    """Talk and comings and goings are in the log as well, and in no replay."""
    people = app.people(3)
    table = await app.open(people)
    players = [Player(await app.connect(table, who), word) for who, word in zip(people, WORDS, strict=False)]
    watcher = await app.connect(table)
    for player in players:
        await player.socket.all()
    await people[0].post(f"/api/tables/{table}/start")
    await players[1].socket.ask({"type": "say", "text": "good luck"})
    await play_out(players)
    await watcher.all()
    return Played(app, table, [*players, Player(watcher, "")])
