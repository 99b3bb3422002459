"""A game that is much longer than any that people have played, and over."""

from lettrine.core.game import Refusal
from lettrine.games.sonde.actions import Auto
from tests.play.actions import act
from tests.server.game_driver import Player, play_out
from tests.server.in_process import WORDS, InProcess, seated


async def long_game(app: InProcess, steps: int) -> str:
    """A table of three where somebody could not make up their mind so many times; its id."""
    table, _, sockets = await seated(app)
    for number in range(steps):
        done = await app.service.tables.do(table, act(0, Auto(number % 2 == 0)))
        assert not isinstance(done, Refusal), done
        if number % 20 == 0:
            for socket in sockets:  # whoever does not read is disconnected
                await socket.all()
    await play_out([Player(socket, word) for socket, word in zip(sockets, WORDS, strict=False)])
    for socket in sockets:
        await socket.close()
    return table
