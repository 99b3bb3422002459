"""Bots at a table by themselves, for tests."""

from random import Random
from typing import Any

from lettrine.bots.common.bot import Bot, Bots, Maker, Move
from lettrine.core import engine
from lettrine.core.engine import AnyGame
from lettrine.core.frames import Frame, decoded, encoded
from lettrine.core.game import Context, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.words.cache import lexicon


class Remote:
    """A bot at the other end of a wire: all it gets has been JSON."""

    def __init__(self, game: AnyGame[Any], bot: Bot) -> None:
        self.game, self.bot = game, bot

    def see(self, sent: Frame) -> None:
        self.bot.see(decoded(self.game, encoded(sent)))

    def act(self, view: Any, choices: Any) -> Move | None:
        return self.bot.act(decoded(self.game, encoded(Frame((), view))).view, choices)


def played(
    game: AnyGame[Any], makers: list[Maker], seed: int, language: str, rules: Any, remote: bool = False
) -> Match:
    """A whole game of these bots, who sit in this order and are asked in it."""
    words = lexicon(language)
    seating = Seating(len(makers), language, seed % (game.starters or len(makers)))
    match = Match.start(game, rules, seating, Context(Luck(seed), words))
    assert isinstance(match, Match)
    seated: dict[int, Bot] = {s: make(s, words, Random(seed * 10 + s)) for s, make in enumerate(makers)}
    bots = Bots(match, {s: Remote(game, bot) for s, bot in seated.items()} if remote else seated)
    bots.play_out()
    while (due := engine.deadline(match.here)) is not None:  # nobody does anything: time passes
        match.wake(due)
        bots.play_out()
    return match
