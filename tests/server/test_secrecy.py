"""Two houses that differ only in what somebody hides tell everybody else the same, byte for byte.

The application is the real one, with its sockets, its HTTP interface, its talk, its logs and its metrics; some games go
over TCP, with the log in PostgreSQL. Its chance is made the same in both (ids, codes, seed, cookies) and its clocks go
only when the test says so; nothing that is sent is left out or touched up before it is compared, but that digests are
numbered: no two are alike, because their salts are random.
"""

import asyncio
import logging
import sys
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from lettrine.core.game import Action, Refusal, Seating
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Ask, Hide
from lettrine.play import bot_seats, tables
from lettrine.play import table_events as te
from lettrine.play.resignation import table_frame
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.server.http import ratings_api
from lettrine.server.http.handlers import Refused
from lettrine.server.live import connections
from lettrine.server.live.connections import Connections
from lettrine.server.metrics import Metrics
from lettrine.server.service import Service
from tests.conformance.sonde import SPECIMEN
from tests.conformance.specimen import SCRIPT, Opening, Twins
from tests.server.twin_services import Both, keeps_its_secrets, play, two_worlds
from tests.store.postgres.server import database


@given(
    twins=SPECIMEN.twins,
    strange=st.lists(SPECIMEN.strange, max_size=9),
    script=SCRIPT,
    bot=st.integers(0, 3),
)
@settings(max_examples=20, deadline=None)
def test_a_house_keeps_everybodys_secrets(twins: Twins, strange: list[Action], script: list[int], bot: int):
    asyncio.run(keeps_its_secrets(twins, strange, script, bot))


# The test itself: whatever leaks in any of these ways is noticed --------------------------------------------------


def one_letter_apart(clock: int = 0) -> Twins:
    rules = SPECIMEN.game.rules("1976", {"cards": "off", "clock": 30 * clock})
    hides = [((0, Hide(word)), (1, Hide("SILOS")), (2, Hide("PLANET"))) for word in ("HOUSE", "MOUSE")]
    one, other = (Opening(rules, Seating(3, "en", 1), 7, moves) for moves in hides)
    return Twins(one, other, (1, 2, None))


def leak_frames(module: Any) -> Any:
    honest = module.frame
    return lambda game, state, events, seat: honest(game, state, events, 0)


def leak_table_frames(table: Table, events: Any, seat: int | None) -> Any:
    return table_frame(table, events, 0)


def leak_resigning(table: Table, seat: int | None) -> Any:
    """As if it depended on a secret what comes of giving up."""
    cells = table.step.state.trays[0].cells if table.step and table.step.state.trays else ""
    return ("bot", "over")[str(cells).count("M") % 2]


def leak_log(tables: Any, table: Table, request: Any, now: int) -> Any:
    outcome = request(table, now)
    logging.getLogger("lettrine.play").info("decided", extra={"count": sum(getattr(outcome, "action", b""))})
    return outcome


def leak_metrics(metrics: Metrics, outcome: Any, seconds: float) -> None:
    heard = sys._getframe(1).f_locals["data"]
    metrics.record_lapses(sum(heard.encode()))


async def leak_table(app: Service, table: Table, key: str | None) -> Any:
    seen = await honest_view(app, table, key)
    cells = table.step.state.trays[0].cells if table.step and table.step.state.trays else ""
    return msgspec.structs.replace(seen, code=str(cells))


def leak_talk(table: Table, chat: Any, person: Any) -> Any:
    cells = table.step.state.trays[0].cells if table.step and table.step.state.trays else ""
    return (te.Said(0, "P0", str(cells) or "–", voice="0"),)


def leak_ratings(table: Table) -> Any:
    cells = table.step.state.trays[0].cells if table.step and table.step.state.trays else ""
    raise Refused(Refusal("not_over", {"cells": str(cells)}))


honest_view = Service.table_view

LEAKS = {
    "socket": (connections, "table_frame", leak_table_frames),
    "bot": (bot_seats, "frame", leak_frames(bot_seats)),
    "logged": (Tables, "_decide", leak_log),
    "answers": (Service, "table_view", leak_table),
    "talk": (connections, "chat_history", leak_talk),
    "metrics": (Metrics, "record_message", leak_metrics),
    "ratings": (ratings_api, "require_over", leak_ratings),
}


WHERE = {"talk": "answers", "metrics": "answers", "ratings": "answers"}
"""Where a leak is seen, if not under its own name."""


def test_nothing_is_told_where_nothing_leaks():
    asyncio.run(keeps_its_secrets(one_letter_apart(), [], [3, 3, 3], bot=0))


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
@pytest.mark.parametrize("seed", range(4))
def test_a_house_keeps_its_secrets_over_tcp_and_in_a_real_log(
    seed: int, store: str, tmp_path: Path, request: pytest.FixtureRequest
):
    script = [Random(seed).randrange(2**20) for _ in range(60)]
    with ExitStack() as stack:
        if store == "postgres":
            server = request.getfixturevalue("postgres_server")
            stores = [stack.enter_context(database(server)) for _ in range(2)]
        else:
            stores = [f"sqlite:///{tmp_path}/{world}.db" for world in range(2)]
        asyncio.run(keeps_its_secrets(one_letter_apart(clock=seed % 2), [], script, bot=seed, stores=stores))


@pytest.mark.parametrize("where", LEAKS)
def test_a_leak_would_be_noticed(where: str, monkeypatch):
    monkeypatch.setattr(*LEAKS[where])
    with pytest.raises(BaseExceptionGroup) as noticed:
        asyncio.run(keeps_its_secrets(one_letter_apart(), [], [3, 3, 3], bot=0))
    assert WHERE.get(where, where) in str(noticed.value.exceptions)


# Giving up ---------------------------------------------------------------------------------------------------------


async def give_up(seed: int) -> None:
    async with two_worlds(one_letter_apart()) as both:
        for (seat, one), (_, other) in zip(both.worlds[0].opening.moves, both.worlds[1].opening.moves, strict=True):
            assert await both.do(seat, (one, other)) == ["done", "done"]
        await both.each("try_consenting", 2)
        await both.each("resign", 1, "over")
        await both.compare()
        await both.each("resign", 1, "bot")
        await both.each("try_consenting", 1)
        await both.each("come_late")
        await both.each("look_around")
        await both.compare()
        assert [table.resigned for table in await both.each("table")] == [(1,), (1,)]
        await play(both, [], [Random(seed).randrange(2**20) for _ in range(20)])


@pytest.mark.parametrize("seed", range(4))
def test_nobody_learns_anything_from_it_that_somebody_gives_up(seed: int):
    asyncio.run(give_up(seed))


def test_a_leak_by_what_giving_up_comes_to_would_be_noticed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connections, "resigning", leak_resigning)
    with pytest.raises(BaseExceptionGroup) as noticed:
        asyncio.run(give_up(0))
    assert "tells the worlds apart" in str(noticed.value.exceptions)


# Talk that is not for everybody ------------------------------------------------------------------------------------


CHATTER = st.lists(st.sampled_from(["whisper", "mute", "aloud", "ask", "wait", "late", "look"]), max_size=12)
FLOOD = ["aloud", *["whisper"] * 60, "late", "ask"]
"""More whispers than are shown to whoever comes late."""


async def keeps_its_talk(script: list[str]) -> None:
    """One team whispers and mutes in one world only: the other team and watchers are sent the same."""
    twins = one_letter_apart(clock=1)
    same = Twins(twins.one, twins.one, (1, None))
    async with two_worlds(same) as both:
        for seat, action in twins.one.moves:
            await both.do(seat, (action, action))
        await both.each("hand", 1)
        for what in script:
            await around_talk(both, what)
        await around_talk(both, "late")
        await around_talk(both, "look")
        await both.compare()


async def around_talk(both: Both, what: str) -> None:
    quiet, secretive = both.worlds
    match what:
        case "whisper":
            await secretive.whisper(0, "psst")
        case "mute":
            await secretive.mute(2)
        case "aloud":
            await both.each("say", 1, "hello")
        case "ask":
            await both.do(0, (Ask(1, "S"), Ask(1, "S")))
        case (
            "wait"
        ):  # whoever thinks for too long loses their turn by the clock alone, and not because somebody whispers
            quiet.passed += 60_000
            secretive.passed += 60_000
            await secretive.whisper(0, "how late is it?")
            await both.each("settle")
            await both.each("wait")
        case "late":
            await both.each("come_late")
        case "look":
            await both.each("look_around", False)
    await both.compare()


@pytest.fixture
def two_teams(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "game_named", lambda name: replace(SONDE, team=lambda state, seat: seat % 2))


@given(script=CHATTER)
@example(FLOOD)
@example(["wait", "ask"])
@example(["mute", "aloud", "look"])
@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_nobody_can_tell_that_another_team_whispers_or_that_somebody_is_muted(two_teams: None, script: list[str]):
    asyncio.run(keeps_its_talk(script))


@pytest.mark.parametrize("leak", ["whisper", "mute"])
def test_a_whisper_or_a_mute_that_others_hear_of_would_be_noticed(two_teams: None, leak: str, monkeypatch):
    monkeypatch.setattr(connections, "is_recipient", lambda table, chat, said, who: True)
    everybody = Connections._send_table
    monkeypatch.setattr(Connections, "_send_table", lambda self, table, speaker=None: everybody(self, table))
    with pytest.raises(BaseExceptionGroup, match="unhandled") as noticed:
        asyncio.run(keeps_its_talk([leak]))
    assert "socket" in str(noticed.value.exceptions)
