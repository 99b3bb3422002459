"""One deal of the arena: the same secrets, cards and random numbers, played once in every rotation of the seats.

In the next rotation every bot sits one seat further on, and a seat keeps its secret. So each bot plays each secret in
each seat, and a lucky deal is lucky for all.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from lettrine.bots.common.bot import Bot, Bots, Choice, Move, duty_of
from lettrine.bots.common.schedule import Pending, Schedule
from lettrine.bots.registry import bots_of
from lettrine.core import engine
from lettrine.core.frames import Frame
from lettrine.core.game import Context, Game, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.core.value import Value
from lettrine.games import game_named
from lettrine.ratings.teams import sides_of
from lettrine.words.cache import lexicon

OWN = "own"
"""Secrets that every bot chooses by itself, so that choosing well counts too."""


class Matchup(NamedTuple):
    """Who plays what. It is sent to other processes and machines, and holds all that they need."""

    game: str
    bots: tuple[str, ...]
    """By their names, one for each seat."""
    language: str
    edition: str
    options: dict[str, Any]
    seed: int
    secrets: str
    """The bot that deals the secrets, or OWN."""


class Outcome(Value, frozen=True):
    """How one game ended, in the order of `Matchup.bots`, wherever they sat."""

    sides: tuple[int, ...]
    """Who played for whom: the team, or the seat where everybody plays for themselves."""
    scores: tuple[int, ...]
    """Those of the side."""
    won: tuple[float, ...]
    """1 for the side that won alone; a tie is divided."""
    moves: int


class GameNeverEnds(Exception):
    """These rules do not let the bots finish a game."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class DealtBot:
    """A bot whose secrets are dealt: another bot hides the word, and it plays the rest."""

    def __init__(self, bot: Bot, dealer: Bot) -> None:
        self.bot, self.dealer = bot, dealer

    def see(self, sent: Frame) -> None:
        """Pass it on. The dealer only chooses words, by the view."""
        self.bot.see(sent)

    def act(self, view: Any, choices: Sequence[Choice]) -> Move | None:
        """Leave the hiding to the dealer."""
        duty = duty_of(choices)
        if duty is None or duty.decision.kind != "hide":
            return self.bot.act(view, choices)
        return self.dealer.act(view, [duty])


def play_deal(matchup: Matchup, deal: int) -> tuple[Outcome, ...]:
    """All rotations of one deal."""
    return tuple(_play(matchup, deal, rotation) for rotation in range(len(matchup.bots)))


def _play(matchup: Matchup, deal: int, rotation: int) -> Outcome:
    match, bots = _seated(matchup, deal, rotation)
    play_out(match, bots)
    seats = len(matchup.bots)
    seat_of = [(entry - rotation) % seats for entry in range(seats)]
    standing = match.game.standing(match.state)
    side_of = {seat: n for n, side in enumerate(sides_of(match.game, match.state, seats)) for seat in side}
    winners = {side_of[seat] for seat in standing.winners}
    sides = tuple(side_of[seat] for seat in seat_of)
    won = tuple(1 / len(winners) if side in winners else 0.0 for side in sides)
    return Outcome(sides, tuple(standing.scores[side] for side in sides), won, len(match.log) - 1)


def _seated(matchup: Matchup, deal: int, rotation: int) -> tuple[Match, dict[int, Bot]]:
    game = game_of(matchup)
    words, seats = lexicon(matchup.language), len(matchup.bots)
    context = Context(Luck(matchup.seed * 2**32 + deal), words)
    match = Match.start(game, game.rules(matchup.edition, matchup.options), Seating(seats, matchup.language), context)
    if isinstance(match, Refusal):
        raise ValueError(match.code)
    # Who is asked first names a word first: the order is random, and the same in every rotation.
    order = Random(f"{matchup.seed}/{deal}/order").sample(range(seats), seats)
    return match, {seat: _bot(matchup, deal, seat, (seat + rotation) % seats) for seat in order}


def _bot(matchup: Matchup, deal: int, seat: int, entry: int) -> Bot:
    """The bot in a seat: its random numbers are those of the bot in every rotation, those of its secret the seat's."""
    makers, words = bots_of(matchup.game), lexicon(matchup.language)
    bot = makers[matchup.bots[entry]](seat, words, Random(f"{matchup.seed}/{deal}/bot {entry}"))
    if matchup.secrets == OWN:
        return bot
    return DealtBot(bot, makers[matchup.secrets](seat, words, Random(f"{matchup.seed}/{deal}/secret {seat}")))


def game_of(matchup: Matchup) -> Game[Any, Any, Any]:
    """The game that is played."""
    game = game_named(matchup.game)
    assert game is not None
    return game


def play_out(match: Match, seated: dict[int, Bot]) -> None:
    """Play a game to its end. Pauses pass on a simulated clock, and so does the time that nobody has a use for."""
    now = 0.0
    schedule = Schedule(Bots(match, seated), 1.0, lambda: now)
    while True:
        pending, due = schedule.next(), engine.deadline(match.here)
        if due is not None and (pending is None or _is_late(pending, due, now)):
            now = due / 1000
            _wake(match, due)  # then all bots are asked again
            continue
        if pending is None:
            return
        now = max(now, pending.due)
        if due is not None and due <= 1000 * now:  # what has no pause is done in time
            now = max(match.at, due - 1) / 1000
        _act(match, pending, max(match.at, int(1000 * now)))


def _is_late(pending: Pending, due: int, now: float) -> bool:
    """Whether a deadline comes before what a bot is about to do."""
    return pending.ponders and due <= 1000 * max(now, pending.due)


def _wake(match: Match, due: int) -> None:
    refusal = match.wake(due)
    if refusal is not None:
        raise GameNeverEnds(refusal)


def _act(match: Match, pending: Pending, at: int) -> None:
    done = match.act(pending.seat, pending.move.action, at, pending.move.decision)
    if isinstance(done, Refusal):
        raise ValueError(f"the bot in seat {pending.seat} did {pending.move.action}: {done.code}")
