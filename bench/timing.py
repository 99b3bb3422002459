"""Whether the time a Sonde bot takes tells what it keeps secret: if its word is padded, and how many spaces match.

Somebody at the table takes the time from what everybody sees (the game begins, a letter is asked for) to what the bot
does about it (it hides a word, it opens a space), and guesses. How well that works is the area under the curve, AUC:
how often, of two games, the one with the longer time is of the one kind rather than of the other. 0.5 is a guess. Only
games are compared that look alike otherwise: the number of spaces in use is open to all (S4).

- Padded or not: a bot of each strength that pads, in each language, hides a word, in a process that is new for every
  round, because the first use is what takes long. Once as it is, and once by somebody who knows the lexicon: on so many
  spaces lies a word of as many letters or a shorter one, and the more words of a length there are, the longer it takes.
- One match or three (S12): a master opens a space of a word in which one letter is there once and another three times.

Fixed before the first run: the seeds and sizes below, and 95 % intervals by a bootstrap over the games. The aim is that
0.5 lies within the interval, at pace 0 and at the usual pace. Figures are kept in bench/rounds/timing.json, by label.

    python -m bench.timing before          the figures of this tree, under that label
"""

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import numpy as np

from lettrine.core.game import Action
from lettrine.games.sonde.actions import Ask, Hide
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.bot_seats import BotSeats
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.store.memory import MemoryLog
from lettrine.words.cache import LANGUAGES, lexicon
from lettrine.words.flags import COMMON

SEED = 20_261_118
ROUNDS = 60
"""For padding: each has a new process and plays every strength in every language once."""
STRENGTHS = ("beginner", "club", "master")
OPENINGS = 400
RESAMPLED = 1000
"""How many times the games are drawn again for the interval."""
PACES = (0.0, 1.0)
SEATS = 3
APART = 0.15
"""Seconds between the beginnings of two games, so that they do not wait for each other."""
PATIENCE = 120.0
KEPT = Path(__file__).parent / "rounds" / "timing.json"


class Sample(NamedTuple):
    """One game: what it looks like from outside, what is secret about it, and how long the bot took."""

    looks: Any
    secret: bool
    seconds: float


class Stopwatch:
    """Notes when everything happens at the tables of one server process."""

    def __init__(self, pace: float) -> None:
        self.tables = Tables(MemoryLog(), load, lambda: time.time_ns() // 1_000_000)
        self.bots = BotSeats(self.tables, pace=pace)
        self.moves: dict[str, list[tuple[float, int | None]]] = {}
        """By table: when each move became known, and whose it was."""
        self.tables.listeners.append(self._note)

    def _note(self, table: Table, event: Any) -> None:
        if isinstance(event, te.Began | te.Played):
            self.moves.setdefault(table.id, []).append((time.perf_counter(), getattr(event, "seat", None)))

    async def open(self, name: str, language: str) -> None:
        """A table without cards."""
        plan = te.Plan("sonde", "1976", language, SEATS, {"cards": "off"})
        assert isinstance(await self.tables.open(name, plan, name), Table)

    async def do(self, table: str, command: commands.Command) -> None:
        """Have a command done."""
        done = await self.tables.do(table, command)
        assert isinstance(done, Table), done

    async def seconds(self, table: str, seat: int) -> float:
        """How long after the move before it the last move of this seat came."""
        async with asyncio.timeout(PATIENCE):
            while self.moves[table][-1][1] != seat:
                await asyncio.sleep(0.005)
        (before, _), (at, _) = self.moves[table][-2:]
        return at - before


async def load(language: str) -> Any:
    """A lexicon, without holding up the event loop."""
    return await asyncio.to_thread(lexicon, language)


def act(seat: int, action: Action) -> commands.Command:
    """The command of a seat that does this."""
    return commands.act(seat, msgspec.json.encode(action))


async def hide(watch: Stopwatch, name: str, language: str, bot: str) -> Sample:
    """People who let the bot hide first."""
    await watch.open(name, language)
    await watch.do(name, commands.seat_bot(1, bot, ["B"]))
    for seat in (0, 2):
        await watch.do(name, commands.sit(seat, f"P{seat}", f"k{seat}"))
    await watch.do(name, commands.begin(seed=1))
    seconds = await watch.seconds(name, 1)
    row = (await watch.tables.store.read(name))[-1]
    hidden = msgspec.json.decode(row.action, type=Hide)
    spaces = len(hidden.word) + hidden.before + hidden.after
    return Sample((language, bot, spaces), hidden.before + hidden.after > 0, seconds)


async def open_space(watch: Stopwatch, name: str, word: str, letter: str) -> Sample:
    """A person who asks a master, whose word somebody else has chosen."""
    await watch.open(name, "en")
    for seat in range(SEATS):
        await watch.do(name, commands.sit(seat, f"P{seat}", f"k{seat}"))
    await watch.do(name, commands.begin(seed=1, drawn=0))
    for seat, hidden in enumerate(("HOUSE", word, "PLANET")):
        await watch.do(name, act(seat, Hide(hidden)))
    await watch.do(name, commands.hand(1, "master"))
    await watch.do(name, act(0, Ask(1, letter)))
    return Sample(len(word), word.count(letter) == 3, await watch.seconds(name, 1))


async def staggered(pace: float, games: Iterable[Any]) -> list[Sample]:
    """One after the other; where each waits for the pace, side by side."""
    if not pace:
        return [await game for game in games]
    tasks = []
    for game in games:
        tasks.append(asyncio.create_task(game))
        await asyncio.sleep(APART)
    return list(await asyncio.gather(*tasks))


async def hides(pace: float) -> list[Sample]:
    """Bots that hide a word, each strength and language the first of its process."""
    rng, samples = Random(SEED), []
    for number in range(ROUNDS):
        watch = Stopwatch(pace)
        kinds = [(language, bot) for language in LANGUAGES for bot in STRENGTHS]
        rng.shuffle(kinds)
        games = (hide(watch, f"{number} {language} {bot}", language, bot) for language, bot in kinds)
        samples += await staggered(pace, games)
        await watch.bots.close()
    return samples


async def openings(pace: float) -> list[Sample]:
    """Masters who open a space."""
    rng, watch = Random(SEED + 1), Stopwatch(pace)
    choices = thrice()
    drawn = [rng.choice(choices) for _ in range(OPENINGS)]
    games = (open_space(watch, f"o{n}", word, rng.choice(pair)) for n, (word, pair) in enumerate(drawn))
    samples = await staggered(pace, games)
    await watch.bots.close()
    return samples[10:]  # the first lay out the lexicon


def thrice() -> list[tuple[str, tuple[str, str]]]:
    """Words with a letter that is there three times and one that is there once."""
    words, found = lexicon("en"), []
    for length in (7, 8, 9):
        for row in ((words.zipf(length) >= 2.5) & (words.flags(length) & int(COMMON) != 0)).nonzero()[0]:
            word = words.word(length, int(row))
            counts = Counter(word)
            by_count = {count: letter for letter, count in sorted(counts.items())}
            if 3 in by_count and 1 in by_count:
                found.append((word, (by_count[3], by_count[1])))
    return found


class Area(NamedTuple):
    """An AUC, its 95 % interval, and how many games of each kind there were."""

    auc: float
    low: float
    high: float
    secret: int
    plain: int


def knowing_the_lexicon(samples: list[Sample]) -> list[Sample]:
    """The same, turned round where a shorter word should take less time: there are fewer of them."""
    turned = []
    for looks, secret, seconds in samples:
        language, _, spaces = looks
        fewer = len(lexicon(language).zipf(spaces - 1)) < len(lexicon(language).zipf(spaces))
        turned.append(Sample(looks, secret, -seconds if fewer else seconds))
    return turned


def area(samples: list[Sample]) -> Area:
    """Over all pairs of games that look alike and differ in the secret."""
    rng = Random(SEED + 2)
    again = sorted(auc(rng.choices(samples, k=len(samples))) for _ in range(RESAMPLED))
    secret = sum(sample.secret for sample in samples)
    low, high = again[round(0.025 * RESAMPLED)], again[round(0.975 * RESAMPLED) - 1]
    return Area(auc(samples), low, high, secret, len(samples) - secret)


def auc(samples: list[Sample]) -> float:
    """How often, of two games that look alike, the one with the secret took longer; a tie is half."""
    groups: dict[Any, tuple[list[float], list[float]]] = {}
    for looks, secret, seconds in samples:
        groups.setdefault(looks, ([], []))[secret].append(seconds)
    longer = pairs = 0.0
    for plain, secret in groups.values():
        gaps = np.subtract.outer(secret, plain)
        longer += float(np.sum(gaps > 0) + np.sum(gaps == 0) / 2)
        pairs += gaps.size
    return longer / pairs


async def main(label: str) -> None:
    """Measure everything, and keep it under a label."""
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    figures = kept.setdefault(label, {})
    for pace in PACES:
        hidden = await hides(pace)
        kinds = {"padded": hidden, "padded, by the lexicon": knowing_the_lexicon(hidden)}
        for name, samples in {**kinds, "three matches": await openings(pace)}.items():
            found = area(samples)
            figures[f"{name}, pace {pace:g}"] = found._asdict()
            print(f"{name}, pace {pace:g}: AUC {found.auc:.3f} ({found.low:.3f}–{found.high:.3f})", flush=True)
    KEPT.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "now"))
