"""One deal of an arena: the same secrets, cards and chance, played once in every rotation of the seats.

In the next rotation every bot sits one seat further on, and a seat has the secret that it had before. So each bot plays
each secret in each seat, and what a lucky deal gives to one of them it gives to all.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from lettrine.bots.common.bot import Bot, Bots, Choice, Move, duty_of
from lettrine.bots.common.pacing import Pacing
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
"""Secrets that every bot chooses by itself: that it does well is then part of what it can."""


class Plan(NamedTuple):
    """What is played. It travels to other processes and machines, and says all that they need to know."""

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
    """How one game ended, in the order of `Plan.bots`, wherever they sat."""

    sides: tuple[int, ...]
    """Who played for whom: the team, or the seat where everybody plays for themselves."""
    scores: tuple[int, ...]
    """Those of the side."""
    won: tuple[float, ...]
    """1 for whose side won alone; a shared win is shared."""
    moves: int


class Stuck(Exception):  # noqa: N818 - the name says what is wrong
    """A game that these rules do not let bots bring to its end."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class Dealt:
    """A bot whose secrets are dealt to it: somebody else hides the word, and it plays on from there."""

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


def play_deal(plan: Plan, deal: int) -> tuple[Outcome, ...]:
    """All rotations of one deal."""
    return tuple(_play(plan, deal, rotation) for rotation in range(len(plan.bots)))


def _play(plan: Plan, deal: int, rotation: int) -> Outcome:
    match, bots = _seated(plan, deal, rotation)
    play_out(match, bots)
    seats = len(plan.bots)
    seat_of = [(entry - rotation) % seats for entry in range(seats)]
    standing = match.game.standing(match.state)
    side_of = {seat: n for n, side in enumerate(sides_of(match.game, match.state, seats)) for seat in side}
    winners = {side_of[seat] for seat in standing.winners}
    sides = tuple(side_of[seat] for seat in seat_of)
    won = tuple(1 / len(winners) if side in winners else 0.0 for side in sides)
    return Outcome(sides, tuple(standing.scores[side] for side in sides), won, len(match.log) - 1)


def _seated(plan: Plan, deal: int, rotation: int) -> tuple[Match, dict[int, Bot]]:
    game = game_of(plan)
    words, seats = lexicon(plan.language), len(plan.bots)
    context = Context(Luck(plan.seed * 2**32 + deal), words)
    match = Match.start(game, game.rules(plan.edition, plan.options), Seating(seats, plan.language), context)
    if isinstance(match, Refusal):
        raise ValueError(match.code)
    # Who is asked first says the word first: that is drawn by lot, alike in every rotation.
    order = Random(f"{plan.seed}/{deal}/order").sample(range(seats), seats)
    return match, {seat: _bot(plan, deal, seat, (seat + rotation) % seats) for seat in order}


def _bot(plan: Plan, deal: int, seat: int, entry: int) -> Bot:
    """The bot in a seat: its chance is its own in every rotation, that of its secret the seat's."""
    makers, words = bots_of(plan.game), lexicon(plan.language)
    bot = makers[plan.bots[entry]](seat, words, Random(f"{plan.seed}/{deal}/bot {entry}"))
    if plan.secrets == OWN:
        return bot
    return Dealt(bot, makers[plan.secrets](seat, words, Random(f"{plan.seed}/{deal}/secret {seat}")))


def game_of(plan: Plan) -> Game[Any, Any, Any]:
    """The game that is played."""
    game = game_named(plan.game)
    assert game is not None
    return game


def play_out(match: Match, seated: dict[int, Bot]) -> None:
    """Let bots play to the end. What takes them time takes it on a clock of the game's own, which never waits."""
    now = 0.0
    minds = Pacing(Bots(match, seated), 1.0, lambda: now)
    while (pending := minds.next()) is not None:
        now = max(now, pending.due)
        due = engine.deadline(match.here)
        if due is not None and due <= 1000 * now and not pending.ponders:  # what takes no thought is done in time
            now = max(match.at, due - 1) / 1000
        if due is not None and due <= 1000 * now:  # somebody's time is up before that: then everybody thinks again
            now = due / 1000
            late = match.wake(due)
            if late is not None:
                raise Stuck(late)
            continue
        at = max(match.at, int(1000 * now))
        done = match.act(pending.seat, pending.move.action, at, pending.move.decision)
        if isinstance(done, Refusal):
            raise ValueError(f"the bot in seat {pending.seat} did {pending.move.action}: {done.code}")
