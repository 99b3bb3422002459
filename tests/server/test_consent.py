"""Rated means agreed: whatever is asked for in any order, nobody is rated for what they had not agreed to."""

import asyncio
from collections.abc import Sequence

import pytest
from hypothesis import example, given, settings

from lettrine.play.bot_seats import BotSeats
from lettrine.server.jobs.ratings import RatingJob
from tests.server.in_process import in_process
from tests.server.people_at_tables import Wish, nobody_is_rated_who_has_not_agreed, scripts
from tests.thorough import examples

TOGETHER = [
    Wish("open", 0, 0, 1),
    Wish("sit", 1, 1, 0),
    *[Wish(what, who, 0, 0) for who in (0, 1) for what in ("come", "look", "ready")],
]
"""Two people are ready, and here."""
AGREED = [*TOGETHER, Wish("start", 0, 0, 0)]
CHANGED = [
    Wish("open", 0, 0, 4),
    Wish("sit", 1, 1, 0),
    *[Wish(what, who, 0, 0) for who in (0, 1) for what in ("come", "look", "ready")],
    Wish("sit", 2, 2, 0),
    *[Wish(what, 2, 0, 0) for what in ("come", "look", "ready")],
    Wish("start", 0, 0, 0),
]
"""A third person comes when two are ready already: those have agreed to nothing with them."""
STALE = [
    Wish("open", 0, 0, 4),
    Wish("sit", 1, 1, 0),
    *[Wish(what, who, 0, 0) for who in (0, 1) for what in ("come", "look")],
    Wish("sit", 2, 2, 0),
    *[Wish(what, 2, 0, 0) for what in ("come", "look", "ready")],
    *[Wish(what, who, 0, 0) for who in (0, 1) for what in ("ready",)],
    Wish("start", 0, 0, 0),
]
"""They agree to what they saw before the third came."""
GONE = [*TOGETHER, Wish("go", 1, 0, 0), Wish("start", 0, 0, 0)]
WAIVED = [*TOGETHER, Wish("waive", 0, 0, 0)]
AGAIN = [*AGREED, Wish("resign", 0, 0, 0), Wish("rematch", 0, 0, 0), Wish("rematch", 1, 0, 1), Wish("start", 0, 0, 0)]


async def _rated(script: Sequence[Wish]) -> int:
    async with in_process(tick=3600.0) as app:
        return await nobody_is_rated_who_has_not_agreed(app, script)


def rated(script: Sequence[Wish]) -> int:
    """How many of these games were rated. Bots do nothing, and games are rated when the test says so."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotSeats, "_ask", lambda *_: asyncio.sleep(0))
        patch.setattr(RatingJob, "run", lambda job, tick: asyncio.sleep(0))
        return asyncio.run(_rated(script))


@pytest.mark.usefixtures("all_lexicons")
@settings(max_examples=examples(300), deadline=None)
@example(AGREED)
@example(CHANGED)
@example(STALE)
@example(GONE)
@example(WAIVED)
@example(AGAIN)
@given(scripts)
def test_whatever_people_ask_for_nobody_is_rated_who_has_not_agreed(script: list[Wish]):
    rated(script)


@pytest.mark.usefixtures("all_lexicons")
@pytest.mark.parametrize(
    ("script", "games"), [(AGREED, 1), (CHANGED, 0), (STALE, 0), (GONE, 0), (WAIVED, 0), (AGAIN, 1)]
)
def test_it_is_seen_whether_they_have(script: list[Wish], games: int):
    assert rated(script) == games
