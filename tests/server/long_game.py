"""A game that is much longer than any that people have played, and over."""

from typing import Any

from lettrine.core.game import Refusal
from lettrine.games.sonde.actions import Auto
from lettrine.play.commands import Command
from lettrine.play.rights import MOST_USES
from tests.play.actions import act
from tests.server.game_driver import Player, play_out
from tests.server.in_process import WORDS, InProcess, seated


def first_offer(table: Any) -> Command:
    """The first thing that whoever has to act may do."""
    duty = next(decision for decision in table.step.open if decision.duty)
    return act(duty.seats[0], table.game.offers(table.step.state, duty, duty.seats[0])[0])


async def long_game(app: InProcess, steps: int) -> str:
    """A table of three where somebody could hardly make up their mind, of so many steps; its id."""
    table, _, sockets = await seated(app)
    for number in range(steps):
        if number % MOST_USES == 0:  # the game has to go on now and then
            done = await app.service.tables.do(table, first_offer(await app.service.tables.table(table)))
        else:
            now: Any = await app.service.tables.table(table)
            done = await app.service.tables.do(table, act(0, Auto(0 not in now.step.state.auto)))
        assert not isinstance(done, Refusal), done
        if number % 20 == 0:
            for socket in sockets:  # whoever does not read is disconnected
                await socket.all()
    await play_out([Player(socket, word) for socket, word in zip(sockets, WORDS, strict=False)])
    for socket in sockets:
        await socket.close()
    return table
