"""Bots in processes of their own: each is sent the frames of its seat and returns its move.

A bot that is new to a seat, or whose process has died, gets the table as it is now and remembers nothing of earlier
turns.
"""

from random import Random
from typing import NamedTuple

import msgspec

from lettrine.bots.common.bot import Bot, Move, choices_in
from lettrine.bots.registry import bots_of
from lettrine.core.frames import decoded
from lettrine.core.packs import Pack
from lettrine.games import known_game
from lettrine.words.cache import lexicon

MOST_BOTS = 2000
"""How many bots a process keeps in memory; the least recently used is dropped first."""


class BotSeat(NamedTuple):
    """A seat that a bot plays, and which bot it is."""

    table: str
    seat: int
    game: str
    bot: str
    language: str
    pack: Pack | None = None
    """The table's own words."""


class BotMove(msgspec.Struct, frozen=True):
    """A bot's move as it comes out of its process: the decision it answers, and the action as JSON."""

    decision: str
    action: msgspec.Raw
    pause: float = 0.0
    """How many seconds after the decision opened a person would do it."""


_bots: dict[BotSeat, Bot] = {}


def next_move(seat: BotSeat, frames: list[bytes]) -> bytes | None:
    """Runs in a bot process: show a bot the new frames of its seat, and return its move, if it makes one."""
    game = known_game(seat.game)
    bot = _bots.pop(seat, None) or _new_bot(seat)
    _bots[seat] = bot
    while len(_bots) > MOST_BOTS:
        del _bots[next(iter(_bots))]
    seen = [decoded(game, frame) for frame in frames]
    for frame in seen:
        bot.see(frame)
    view = seen[-1].view
    choices = choices_in(game, view, seat.seat)
    return _encoded(bot.act(view, choices)) if choices else None


def suggested_move(seat: BotSeat, frame: bytes, decision: str) -> bytes | None:
    """Runs in a bot process: what a bot would do about one duty of a seat, by a single frame."""
    game = known_game(seat.game)
    seen, bot = decoded(game, frame), _new_bot(seat)
    bot.see(seen)
    choices = [each for each in choices_in(game, seen.view, seat.seat) if each.decision.id == decision]
    return _encoded(bot.act(seen.view, choices))


def _new_bot(seat: BotSeat) -> Bot:
    words = known_game(seat.game).dictionary(lexicon(seat.language), seat.language, seat.pack)
    return bots_of(seat.game)[seat.bot](seat.seat, words, Random())


def _encoded(move: Move | None) -> bytes | None:
    return None if move is None else msgspec.json.encode(move._asdict())


def weakest_bot(game: str) -> str:
    """The bot that plays where another has failed."""
    return next(iter(bots_of(game)))


def suggesting_bot(game: str, kind: str) -> str:
    """The bot that suggests what to do about a kind of decision.

    Words to hide are the weakest's, since everybody knows them; for the rest it plays too badly to be a help.
    """
    return list(bots_of(game))[: 1 if kind == "hide" else 2][-1]
