"""A game that is over, step by step: as each seat was sent it then, and not a moment earlier."""

import json

import msgspec
import pytest

from tests.server.game_driver import Player, play_out
from tests.server.http.answers import refused
from tests.server.http.played_game import Played, played
from tests.server.in_process import WORDS, InProcess

pytestmark = pytest.mark.anyio


async def test_a_seat_sees_again_what_it_was_sent_byte_for_byte(app: InProcess):
    game = await played(app)
    for seat in range(3):
        replay = await game.replay(seat)
        assert replay["seat"] == seat
        assert "secrets" not in replay
        seen = [{"events": frame["events"], "view": frame["view"]} for frame in replay["frames"]]
        assert msgspec.json.encode(seen) == msgspec.json.encode(game.heard(seat))


async def test_without_a_seat_it_is_what_watchers_saw_and_what_each_had_hidden(app: InProcess):
    game = await played(app)
    replay = await game.replay()
    assert "seat" not in replay
    seen = [{"events": frame["events"], "view": frame["view"]} for frame in replay["frames"]]
    assert seen == game.heard(3)
    assert [view["trays"][seat][0]["secret"] for seat, view in enumerate(replay["secrets"])] == list(WORDS[:3])


async def test_each_step_has_its_time_and_whoever_acted(app: InProcess):
    game = await played(app)
    frames = (await game.replay(0))["frames"]
    record = (await app.person().get(f"/api/tables/{game.table}/record")).text.splitlines()
    actions = [json.loads(line) for line in record[1:]]
    assert (frames[0]["at"], frames[0]["seat"]) == (0, None)
    assert [(frame["at"], frame["seat"]) for frame in frames[1:]] == [(line["at"], line["seat"]) for line in actions]
    assert frames[-1]["view"]["over"]


async def test_what_the_clock_did_was_nobodys_doing(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    passed = [0]
    monkeypatch.setattr(app.service.tables, "now", lambda: 1_700_000_000_000 + passed[0])
    people = app.people(3)
    table = await app.begun(people, clock={"kind": "decision", "seconds": 60})
    players = [Player(await app.connect(table, who), word) for who, word in zip(people, WORDS, strict=False)]
    for player in players:
        assert await player.act()
    passed[0] += 120_000
    await app.service.tables.lapse_overdue()
    await play_out(players)
    frames = (await Played(app, table, players).replay(1))["frames"]
    assert [frame["at"] for frame in frames[1:] if frame["seat"] is None] == [120_000]


async def test_it_is_read_from_the_log_and_no_rule_decides_again(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    game = await played(app)
    for forbidden in ("step", "lapse", "start"):
        monkeypatch.delattr(f"lettrine.core.engine.{forbidden}")
    assert (await game.replay())["frames"]


async def test_before_the_end_there_is_nothing_to_see(app: InProcess):
    people = app.people(3)
    waiting, begun = await app.open(people), await app.begun(people)
    for table in (waiting, begun):
        for query in ("", "?seat=0", "?seat=1"):
            refused(await people[0].get(f"/api/tables/{table}/replay{query}"), 409, "not_over")


async def test_a_seat_or_a_table_that_is_not_there_has_no_replay(app: InProcess):
    game = await played(app)
    for seat in ("-1", "3", "12", str(10**30)):
        refused(await app.person().get(f"{game.path}?seat={seat}"), 404, "no_such_seat")
    refused(await app.person().get(f"{game.path}?seat=first"), 400, "unreadable")
    refused(await app.person().get("/api/tables/nowhere/replay"), 404, "no_such_table")
