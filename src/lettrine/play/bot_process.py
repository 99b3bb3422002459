"""The bots' side of a table, in processes of their own: each bot sees the frames of its seat and says what it does.

A bot that is new to a seat, or whose process has died, sees the table as it is and remembers nothing of earlier turns,
as a person would who sits down in the middle of a game.
"""

import os
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import NamedTuple

import msgspec

from lettrine.bots.common.bot import Bot, Move, choices_in
from lettrine.bots.registry import bots_of
from lettrine.core.frames import decoded
from lettrine.games import known_game
from lettrine.words.cache import lexicon

MOST_MINDS = 2000
"""How many bots a process keeps in mind; the one that has waited longest is forgotten first."""


class Place(NamedTuple):
    """Where a bot sits, and which bot it is."""

    table: str
    seat: int
    game: str
    bot: str
    language: str


class Thought(msgspec.Struct, frozen=True):
    """What a bot wants to do: the decision it answers, and the action as JSON."""

    decision: str
    action: msgspec.Raw
    pause: float = 0.0
    """How many seconds after the decision opened a person would do it."""


_minds: dict[Place, Bot] = {}


def consult(place: Place, sent: list[bytes]) -> bytes | None:
    """Runs in a process of its own: show a bot what its seat was sent, and ask what it does."""
    game = known_game(place.game)
    bot = _minds.pop(place, None) or _newcomer(place)
    _minds[place] = bot
    while len(_minds) > MOST_MINDS:
        del _minds[next(iter(_minds))]
    frames = [decoded(game, wire) for wire in sent]
    for each in frames:
        bot.see(each)
    choices = choices_in(game, frames[-1].view, place.seat)
    return _told(bot.act(frames[-1].view, choices)) if choices else None


def propose(place: Place, sent: bytes, decision: str) -> bytes | None:
    """Runs in a process of its own: what a bot would do about one duty of a seat that it sees for once."""
    game = known_game(place.game)
    seen, bot = decoded(game, sent), _newcomer(place)
    bot.see(seen)
    asked = [each for each in choices_in(game, seen.view, place.seat) if each.decision.id == decision]
    return _told(bot.act(seen.view, asked))


def _newcomer(place: Place) -> Bot:
    return bots_of(place.game)[place.bot](place.seat, lexicon(place.language), Random())


def _told(move: Move | None) -> bytes | None:
    return None if move is None else msgspec.json.encode(move._asdict())


def simplest(game: str) -> str:
    """The bot that suggests, and plays where another has failed."""
    return next(iter(bots_of(game)))


def thinker() -> Executor:
    """A process in which bots think."""
    # Not a fork of the server: its threads and sockets are no business of a bot's.
    return ProcessPoolExecutor(1, mp_context=get_context("forkserver"), initializer=exit_with_server)


def exit_with_server() -> None:
    """Runs in a process of its own: a server that is killed cannot tell its bots to go, so they watch it."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()
