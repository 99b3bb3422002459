"""What somebody does in secret goes unnoticed: nobody else is sent so much as an empty message, or a higher number.

Two worlds are played in step; in one of them somebody also whispers, talks to their team, mutes others and tries what
is refused. All others are sent the same messages, as many and in the same order, and so are their bots.
"""

import asyncio
import json
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import msgspec
import pytest

from lettrine.core import engine
from lettrine.core.game import Refusal, Seating
from lettrine.games.sonde.actions import Hide
from lettrine.games.tug.actions import Draw, Glass, Suggest
from lettrine.play import row_digests
from lettrine.play.table import deadline
from lettrine.server.reports import BOUNDS, find_target, new_block, new_report
from lettrine.wire.manners import NewReport
from tests.conformance import glyphs, quick, solitaire, sonde, tug
from tests.conformance.specimen import Opening, Specimen, choice
from tests.server.in_process import WORDS, in_process
from tests.server.twin_services import COOKIES, ID, QUIET, SECRET, Both, World, recording

GAMES: dict[str, tuple[Specimen, str, int, dict[str, Any], tuple[int, ...]]] = {
    "sonde": (sonde.SPECIMEN, "1976", 3, {"cards": "off"}, (0,)),
    "glyphs": (glyphs.SPECIMEN, "standard", 3, {}, (0,)),
    "quick": (quick.SPECIMEN, "standard", 3, {}, (0,)),
    "solitaire": (solitaire.SPECIMEN, "standard", 1, {}, (0,)),
    "tug": (tug.SPECIMEN, "standard", 4, {}, (0, 2)),
}
"""Each game with an edition, the seats, options, and those who have secrets together."""


class SecretiveWorld(World):
    """A world in which somebody does more than in the other."""

    secretive = False
    counts = False
    """Messages are counted in batches (test_metrics.py), which end sooner where there are more."""

    async def whisper(self, number: int) -> None:
        """In one world only: what others must not notice."""
        if not self.secretive:
            return
        table = await self.table()
        mine = self.sockets[0]
        await mine.ask({"type": "say", "text": f"psst {number}", "room": "team"})
        await mine.ask({"type": "do", "action": {"do": "nothing that there is"}})
        await mine.ask({"type": "react", "sign": "a wink"})
        await self.mute(0) if len(self.people) > 1 else None
        for action in self.in_vain(table)[:3]:
            assert await self.do(0, action) == "refused"
        await self.block_and_report(table, number)
        for decision in table.step.open:
            if decision.kind == "suggest" and 0 in decision.seats:
                assert await self.do(0, Suggest(f"plum {number}")) == "done"

    async def block_and_report(self, table: Any, number: int) -> None:
        """The first seat blocks another, or takes that back, and reports them: at once, and for good at the end."""
        if len(self.people) == 1:
            return
        service, key = self.service.service, table.sitter(0).key
        target = await find_target(service.store, table, key, 1, None)
        assert not isinstance(target, Refusal)
        if not await service.store.manners.unblock_person(key, target.person) or number % 2:
            await service.store.manners.block(new_block(key, target, 0), 9)
        await service.manners.tell()
        report = await new_report(service.store, table, key, target, NewReport("spam", seat=1), 0)
        await service.store.manners.report(report, BOUNDS)

    def in_vain(self, table: Any) -> list[Any]:
        """What the first seat may not do now: a word that it cannot build, a letter out of turn."""
        tried = GAMES[self.game][0].probes(table.step.state)
        steps = [(each, engine.step(table.game, table.step, table.context, 0, each, table.at)) for each in tried]
        return [each for each, step in steps if isinstance(step, Refusal)]

    async def look_in(self) -> None:
        """Somebody comes late, and those who must not notice say so."""
        await self.come_late()
        for seat in self.sockets:
            if seat not in GAMES[self.game][4]:
                await self.say(seat, "there is somebody")
                await self.react(seat, "wow")

    async def look_around(self) -> None:
        """As a stranger, and as each of those who must not notice."""
        await super().look_around()
        for seat, person in enumerate(self.people):
            if seat not in GAMES[self.game][4]:
                answer = await person.get(f"/api/tables/{ID}")
                self.answers.append(answer.text)


async def play_unnoticed(game: str, seed: int, moves: int = 60) -> Both:
    """Play two worlds in step, with the same actions and the same time; compare after each of them."""
    specimen, edition, seats, options, together = GAMES[game]
    opening = Opening(specimen.game.rules(edition, options), Seating(seats, "en", 0), 7, ())
    observers = (*(seat for seat in range(seats) if seat not in together), None)
    worlds: list[SecretiveWorld] = []
    async with AsyncExitStack() as stack:
        chance = stack.enter_context(recording(worlds))
        for secretive in (False, True):
            app = await stack.enter_async_context(in_process(secret=SECRET, tick=QUIET))
            world = SecretiveWorld(app, opening, game)
            world.secretive = secretive
            chance.setattr(app.service.tables, "now", lambda world=world: 1_700_000_000_000 + world.passed)
            worlds.append(world)
        both = Both(worlds, observers)
        await both.each("start", chance)
        if observers[0] is not None:
            await both.each("hand", observers[0])
        for seat, word in enumerate(WORDS[:seats] if game == "sonde" else ()):
            assert await both.do(seat, (Hide(word), Hide(word))) == ["done", "done"]
        rng = Random(seed)
        await go_on(both, specimen, [rng.randrange(2**20) for _ in range(moves)])
        return both


async def go_on(both: Both, specimen: Specimen, script: list[int]) -> None:
    for count, number in enumerate(script):
        await both.each("whisper", count)
        if count % 8 == 1:  # nothing else has happened since somebody looked in
            await both.each("look_in")
        await both.compare()
        one, _ = await both.each("table")
        if count % 9 == 8 and deadline(one) is not None:
            await both.each("wait")
        picked = choice(specimen, one.step, number)
        if picked is not None and all(await both.possible(picked[0], picked[2], picked[1].id)):
            await both.do(picked[0], (picked[2], picked[2]), picked[1].id)
        one, _ = await both.each("table")
        if one.status == "over":
            break
        if count % 8 == 0:
            await both.each("look_around")
            await both.each("look_at_mine", both.observers)
            await both.each("look_in")
    await both.compare()


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", GAMES)
def test_what_is_done_in_secret_goes_unnoticed(game: str, seed: int):
    both = asyncio.run(play_unnoticed(game, seed))
    heard = [[json.loads(text)["type"] for text in world.sockets[None].sent] for world in both.worlds]
    assert heard[0] == heard[1]
    assert heard[0].count("frame") > 1  # something has happened


def test_a_digest_that_changes_with_a_whisper_is_noticed(monkeypatch: pytest.MonkeyPatch):
    """The test itself: if everybody were sent the newest digest, late comers could count what is whispered."""
    monkeypatch.setattr(row_digests, "_is_public", lambda table: True)
    with pytest.raises(BaseExceptionGroup) as noticed:
        asyncio.run(play_unnoticed("tug", 0))
    assert "tells the worlds apart" in str(noticed.value.exceptions)


@pytest.mark.anyio
async def test_a_whisper_sends_the_other_team_nothing_at_all():
    async with in_process() as app:
        people = app.people(4)
        table = await app.begun(people, game="tug", edition="standard", options={})
        sockets = [await app.connect(table, person) for person in people]
        watcher = await app.connect(table)
        for socket in (*sockets, watcher):
            await socket.all()
        captain = next(socket for socket in sockets if [d for d in socket.view["open"] if d["kind"] == "draw"])
        seat = json.loads(captain.sent[0])["table"].get("you")
        drawing = next(d["seats"][0] for d in captain.view["open"] if d["kind"] == "draw")
        assert (await sockets[drawing].do(msgspec.to_builtins(Draw())))["type"] == "done"
        assert (await sockets[(drawing + 1) % 4].do(msgspec.to_builtins(Glass())))["type"] == "done"
        for socket in (*sockets, watcher):
            await socket.all()
        mate = (drawing + 2) % 4
        assert (await sockets[mate].do({"do": "suggest", "word": "plum"}))["type"] == "done"
        assert [heard["type"] for heard in await sockets[drawing].all()] == ["frame"]
        for other in (sockets[(drawing + 1) % 4], sockets[(drawing + 3) % 4], watcher):
            assert await other.all() == []
        assert seat is not None


@pytest.mark.anyio
async def test_what_a_team_says_does_not_drive_out_what_all_have_said():
    async with in_process() as app:
        people = app.people(4)
        table = await app.begun(people, game="tug", edition="standard", options={})
        ada = await app.connect(table, people[0])
        await ada.ask({"type": "say", "text": "to all"})
        for number in range(60):
            await ada.ask({"type": "say", "text": f"psst {number}", "room": "team"})
        late = await app.connect(table, app.person(COOKIES[0]))
        (welcome,) = await late.all()
        assert [said["text"] for said in welcome["talk"]] == ["to all"]


@pytest.mark.anyio
async def test_what_is_left_of_a_time_bank_does_not_tell_of_a_whisper(monkeypatch):
    """Everybody's time is told as it is now, not as it was when somebody last did something."""
    async with in_process(tick=QUIET) as app:
        passed = [1_700_000_000_000]
        monkeypatch.setattr(app.service.tables, "now", lambda: passed[0])
        monkeypatch.setattr("lettrine.server.http.consent_api.secrets.randbits", lambda bits: 0)
        people = app.people(4)
        clock = {"kind": "player", "seconds": 600}
        table = await app.begun(people, game="tug", edition="standard", options={}, clock=clock)
        sockets = [await app.connect(table, person) for person in people]
        await sockets[0].do({"do": "draw"})
        passed[0] += 2_000
        left = []
        for word in (None, "plum"):
            if word is not None:
                assert (await sockets[2].do({"do": "suggest", "word": word}))["type"] == "done"
            (welcome,) = await (await app.connect(table)).all()
            left.append(welcome["frame"]["time"])
        assert left[0] == left[1]
        assert left[0]["left"][1] == 598_000
