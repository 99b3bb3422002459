"""The moment at which a bot acts tells nothing of what it thought, nor of what others do in secret.

The event loop's clock is not the machine's: it jumps to whatever is due next, so that every moment is exact.
"""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lettrine import child_process
from lettrine.games.sonde.actions import Hide
from lettrine.games.tug.actions import Draw, Suggest
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.bot_moments import SHORTEST, appointed
from lettrine.play.bot_process import BotMove
from lettrine.play.bot_seats import BotSeats
from lettrine.play.chats import Chats
from lettrine.play.tables import Tables
from lettrine.store.memory import MemoryLog
from tests.play.actions import act
from tests.play.processes import done, no_words

ACTIONS = {"hide": {"do": "hide", "word": "HOUSES"}, "glass": {"do": "glass"}}
"""What the bots of these tests do about each duty."""
GLASS_PAUSE = 3.0


class JumpingLoop(asyncio.SelectorEventLoop):
    """An event loop in which no time passes but that for which everybody waits."""

    def __init__(self) -> None:
        self._passed = 0.0
        super().__init__()
        self._look = self._selector.select
        self._selector.select = self._jump

    def time(self) -> float:
        return self._passed

    def _jump(self, timeout: float | None = None) -> Any:
        ready = self._look(0 if timeout is not None else None)
        if not ready and timeout:
            self._passed += timeout
        return ready


def run(main: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    loop = JumpingLoop()
    try:
        return loop.run_until_complete(main())
    finally:
        loop.close()


class Watched:
    """Tables whose moves are noted with their moments, and bots that think as long as they are told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, pace: float, thinking: float) -> None:
        self.moves: list[tuple[int | None, float]] = []
        """Who acted, and when."""

        async def think(bots: BotSeats, seat: Any, frames: list[bytes]) -> BotMove | None:
            await asyncio.sleep(thinking)
            view = msgspec.json.decode(frames[-1])["view"]
            duties = [each for each in view["open"] if each["duty"] and seat.seat in each["seats"]]
            answered = next((each for each in duties if each["kind"] in ACTIONS), None)
            if answered is None:
                return None
            pause = GLASS_PAUSE if answered["kind"] == "glass" else 0.0
            return BotMove(answered["id"], msgspec.Raw(msgspec.json.encode(ACTIONS[answered["kind"]])), pause)

        monkeypatch.setattr(child_process, "start_pool", lambda: ThreadPoolExecutor(1))
        monkeypatch.setattr(BotSeats, "_next_move", think)
        self.time = asyncio.get_running_loop().time
        self.tables = Tables(MemoryLog(), no_words, lambda: int(1000 * self.time()))
        self.bots = BotSeats(self.tables, pace=pace)
        self.tables.listeners.append(self._note)

    def _note(self, table: Any, event: Any) -> None:
        if isinstance(event, te.Played):
            self.moves.append((event.seat, round(self.time(), 6)))

    async def open(self, game: str, edition: str, people: tuple[int, ...], seats: int) -> None:
        await done(self.tables.open("t", te.Plan(game, edition, "en", seats, lexicon="none"), "c"))
        for seat in range(seats):
            sit = commands.sit(seat, f"P{seat}", f"k{seat}")
            bot = commands.seat_bot(seat, "beginner", [f"B{seat}"])
            await done(self.tables.do("t", sit if seat in people else bot))
        await done(self.tables.do("t", commands.begin(seed=5)))


def hiding(monkeypatch: pytest.MonkeyPatch, pace: float, thinking: float, secrets: bool = False) -> Any:
    """When two bots hide their words, at a table where somebody perhaps has a word with themselves."""

    async def main() -> Any:
        watched = Watched(monkeypatch, pace, thinking)
        await watched.open("sonde", "1976", (0,), 3)
        if secrets:
            await asyncio.sleep(0.01)
            await Chats(watched.tables, watched.tables.store.chat).do("t", commands.say("k0", "hm"))
        await asyncio.sleep(60)
        await watched.bots.close()
        return watched.moves

    return run(main)


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_a_bot_acts_at_the_same_moment_however_long_it_thinks(pace: float, monkeypatch: pytest.MonkeyPatch):
    quick, slow = (hiding(monkeypatch, pace, thinking) for thinking in (0.0001, SHORTEST / 3))
    assert quick == slow
    assert [seat for seat, _ in quick] == [1, 2]
    assert quick[0][1] == pytest.approx(1.6 * pace + SHORTEST)


def test_with_a_pace_a_whole_second_of_thinking_does_not_show(monkeypatch: pytest.MonkeyPatch):
    assert hiding(monkeypatch, 1.0, 0.0001) == hiding(monkeypatch, 1.0, 0.7)


def test_who_thinks_longer_than_the_pause_waits_for_a_moment_on_a_coarse_grid(monkeypatch: pytest.MonkeyPatch):
    one, other = (hiding(monkeypatch, 1.0, thinking)[0] for thinking in (1.0, 1.1))  # two bots, one after the other
    assert one == other
    assert one[1] > 2.2


def test_chat_does_not_change_the_moment(monkeypatch: pytest.MonkeyPatch):
    assert hiding(monkeypatch, 1.0, 0.001) == hiding(monkeypatch, 1.0, 0.001, secrets=True)


@pytest.mark.parametrize("pace", [0.0, 1.0])
@pytest.mark.parametrize("when", [0.005, 0.5, 2.9999])
def test_a_whisper_does_not_change_the_moment_of_the_other_teams_bots(
    pace: float, when: float, monkeypatch: pytest.MonkeyPatch
):
    def glass(word: str | None) -> Any:
        async def main() -> Any:
            watched = Watched(monkeypatch, pace, 0.001)
            await watched.open("tug", "standard", (0, 2), 4)
            await done(watched.tables.do("t", act(0, Draw())))
            await asyncio.sleep(when)
            if word is not None:
                await watched.tables.do("t", act(2, Suggest(word)))
            await asyncio.sleep(10)
            await watched.bots.close()
            return [move for move in watched.moves if move[0] in (1, 3)]

        return run(main)

    assert glass(None) == glass("plum")
    assert len(glass(None)) == 1


@given(earliest=st.floats(0, 1e4), late=st.floats(-10, 1e4))
def test_an_appointed_moment_is_never_early_and_never_more_than_twice_as_late(earliest: float, late: float):
    moment = appointed(earliest, earliest + late)
    assert moment >= max(earliest, earliest + late)
    assert moment - earliest <= max(SHORTEST, 2 * late) + 1e-6


def test_the_grid_has_one_moment_for_all_that_come_a_little_late():
    assert {appointed(5.0, 5.0 + late / 1000) for late in range(1, 20)} == {5.0 + SHORTEST}
    assert len({appointed(5.0, 5.0 + late / 1000) for late in range(1, 10_000)}) == 10


def test_somebody_who_hurries_the_bots_has_the_move_at_once(monkeypatch: pytest.MonkeyPatch):
    async def main() -> Any:
        watched = Watched(monkeypatch, 1.0, 0.001)
        await watched.open("sonde", "1976", (0,), 3)
        await asyncio.sleep(0.5)
        watched.bots.pauses.end("t")
        await asyncio.sleep(0.1)
        await watched.bots.close()
        return watched.moves

    assert run(main) == [(1, 0.5)]


def test_a_new_pace_holds_from_now_on(monkeypatch: pytest.MonkeyPatch):
    async def main() -> Any:
        watched = Watched(monkeypatch, 1.0, 0.001)
        await watched.open("sonde", "1976", (0,), 3)
        await asyncio.sleep(0.1)
        await done(watched.tables.do("t", commands.set_pace("k0", "fast")))
        await done(watched.tables.do("t", act(0, Hide("HOUSE"))))
        await asyncio.sleep(0.65)
        await watched.bots.close()
        return watched.moves

    assert run(main) == [(0, 0.1), (1, pytest.approx(0.72))]
