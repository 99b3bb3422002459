"""A bot whose decisions are timed, for the benchmarks of bots."""

from collections.abc import Sequence
from time import process_time
from typing import Any

from lettrine.bots.common.bot import Bot, Choice, Move
from lettrine.core.frames import Frame


class Timed:
    """Passes everything on, and looks at the clock."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self.bot, self.times = bot, times

    def see(self, sent: Frame) -> None:
        """Pass it on."""
        self.bot.see(sent)

    def act(self, view: Any, choices: Sequence[Choice]) -> Move | None:
        """Pass it on; letting everything be is no decision that anybody waits for."""
        before = process_time()
        move = self.bot.act(view, choices)
        if move is not None:
            self.times.append(1000 * (process_time() - before))
        return move
