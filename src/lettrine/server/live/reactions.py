"""Reactions on their way: from a client to everybody at the table, in this process and in the others.

They are worth nothing a moment later, so they are kept nowhere: one that is lost with a notification stays lost. Every
process counts them by table and seat, those from other processes too: so nobody shows more of them to anybody by being
connected to several processes.
"""

from collections.abc import Callable

import msgspec

from lettrine.core.game import Refusal
from lettrine.play.reactions import SIGNS, Reaction, Sign, objection_to_reaction, sees_reaction
from lettrine.play.table import Table
from lettrine.server.live.connections import Connections
from lettrine.server.rate_limits import RateLimiter
from lettrine.wire import messages

REACTED = "reacted"
"""The first word of the message to other processes; the table, the seat and the sign follow."""
BURST, RATE = 3, 0.5
"""How many reactions a seat has at once, and in a second: enough to answer a move, too few to fill the screen."""

_encode = msgspec.json.Encoder().encode


class Reactions:
    """Shows reactions to those connected here, and passes on what people here have shown."""

    def __init__(self, connections: Connections, send: Callable[[str], None], now: Callable[[], float]) -> None:
        self._connections, self._send = connections, send
        self._limiter = RateLimiter(BURST, RATE, now)

    def react(self, table: Table, seat: int | None, sign: Sign) -> Refusal | None:
        """Show a reaction of somebody who is connected here, to all; or why not."""
        objection = objection_to_reaction(table, seat)
        if objection is not None or seat is None:
            return objection
        if not self._allow(table.id, seat):
            return Refusal("too_fast")
        self._show(table, Reaction(seat, sign))
        self._send(f"{REACTED} {table.id} {seat} {sign}")
        return None

    def receive(self, message: str) -> None:
        """Show what another process passes on; what makes no sense here is nobody's reaction."""
        table_id, seat, sign = message.split(" ")
        table = self._connections.tables.loaded_table(table_id)
        if table is None or sign not in SIGNS or objection_to_reaction(table, int(seat)) is not None:
            return
        if self._allow(table_id, int(seat)):
            self._show(table, Reaction(int(seat), sign))

    def _allow(self, table: str, seat: int) -> bool:
        return self._limiter.allow(f"{table} {seat}")

    def _show(self, table: Table, reaction: Reaction) -> None:
        """Nothing at all is sent to those who have muted its author."""
        self._connections.send_where(
            table.id,
            _encode(messages.Reacted(*reaction)),
            lambda chat, who: sees_reaction(table, chat, reaction, who),
        )
