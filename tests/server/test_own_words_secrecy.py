"""Two houses whose tables have brought different words tell everybody who has not sat down there the same.

What comes into play is seen by all who watch; that there were other words on the list, and which, is told to nobody who
may not read it: not by a socket, the lobby, a link, the metrics or the logs, and not by what is there
after the end.
"""

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from lettrine.core.game import Seating
from lettrine.games.sonde.actions import Hide
from lettrine.play.table import Table
from lettrine.server.http import packs_api, replay_api
from lettrine.server.live import connections
from tests.conformance.sonde import SPECIMEN
from tests.conformance.specimen import Opening, Twins
from tests.server.twin_services import Both, two_worlds

HIDDEN = ("HOUSE", "SILOS", "PLANET")
LISTS = tuple({"name": "Things", "words": [*HIDDEN, other]} for other in ("zyxqwv", "mitochondria"))
PLANS = tuple({"pack": pack, "public": False} for pack in LISTS)
EVERYBODY = (None, 0, 1, 2)
MOST_MOVES = 400


def same_game() -> Twins:
    rules = SPECIMEN.game.rules("1976", {"cards": "off"})
    moves = tuple((seat, Hide(word)) for seat, word in enumerate(HIDDEN))
    opening = Opening(rules, Seating(3, "en", 1), 7, moves)
    return Twins(opening, opening, EVERYBODY)


async def to_the_end(plans: Any = PLANS) -> None:
    async with two_worlds(same_game(), plans=plans) as both:
        await both.each("hand", 2)
        for seat, action in both.worlds[0].opening.moves:
            assert await both.do(seat, (action, action)) == ["done", "done"]
        await both.each("look_around")
        await both.compare()
        await _play(both)
        one, _ = await both.each("table")
        assert one.status == "over"
        await both.each("come_late")
        await both.each("look_around")
        await both.compare()


async def _play(both: Both) -> None:
    """Everybody does what they have to, and asks for letters that somebody has hidden."""
    chance = Random(1)
    for _ in range(MOST_MOVES):
        one, _ = await both.each("table")
        duty = next((each for each in one.step.open if each.duty), None)
        if duty is None:
            return
        seat = duty.seats[0]
        offers = SPECIMEN.game.offers(one.step.state, duty, seat)
        asked = [each for each in offers if getattr(each, "letter", "E") in "".join(HIDDEN)]
        action = chance.choice(asked)
        await both.do(seat, (action, action), duty.id)


def test_nobody_but_those_who_sit_there_is_told_the_list():
    asyncio.run(to_the_end())


def leak_plan(honest: Any) -> Any:
    """The plan of a table as it is stored, with its pack in it."""

    def table_view(self: Any, table: Table, *rest: Any) -> Any:
        return replace(honest(self, table, *rest), plan=table.plan)

    return table_view


def leak_to_all(table: Table, request: Any) -> Table:
    return table


LEAKS = {
    "plan": (connections.Connections, "table_view", leak_plan(connections.Connections.table_view)),
    "list": (packs_api, "require_own_words", leak_to_all),
    "record": (replay_api, "require_own_words", leak_to_all),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_each_leak_would_be_noticed(leak: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(*LEAKS[leak])
    with pytest.raises(BaseExceptionGroup) as noticed:
        asyncio.run(to_the_end())
    assert "tells the worlds apart" in str(noticed.value.exceptions)
