"""What it is worth, in points, to ask, to name a whole tray, and to open one space rather than another, at Sonde."""

from math import exp, inf, log, log2
from random import Random
from typing import NamedTuple

from lettrine.bots.sonde.candidates import BLANK
from lettrine.bots.sonde.naming_gain import insight
from lettrine.bots.sonde.posterior import Belief, Guess
from lettrine.games.sonde.actions import LETTERS
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.view import HIDDEN, TrayView, View

TURN = 35.0
"""What the rest of a turn is worth on average."""
SUREST = 0.99
"""A chance above this one counts as this one."""


class Question(NamedTuple):
    """Something that could be asked, how likely it is a hit, and what that would bring."""

    of: int
    letter: str
    chance: float
    value: float
    loss: float
    insight: float
    """What the answer adds to naming the word, hit or miss."""


class Asking(NamedTuple):
    """How somebody weighs questions."""

    weighs: bool
    """Whether they weigh points against the turn, and do not just ask for what is likeliest."""
    foresight: float
    """How much of what an answer does for naming the word is seen, and not lost to others who name it first."""
    carelessness: float
    """By how much a chance is misjudged, as the deviation of its logarithmic odds."""


def hidden_value(rules: Edition, tray: TrayView) -> int:
    """The values of all closed spaces of a tray (S3)."""
    return sum(value for value, cell in zip(rules.values, tray.shown, strict=False) if cell == HIDDEN)


def questions(view: View, of: int, beliefs: list[Belief]) -> list[Question]:
    """Everything that can be asked of one opponent; S36: about both trays at once."""
    trays = [tray for tray in view.trays[of] if tray.hidden]
    misses = [1.0] * len(LETTERS)
    values = [0.0] * len(LETTERS)
    ahead = [sum(each) for each in zip(*(insight(view.rules, one).tolist() for one in beliefs), strict=True)]
    for tray, one in zip(trays, beliefs, strict=True):
        bonus = view.rules.last_space_bonus if tray.hidden == 1 else 0  # S16
        for symbol, (chance, value) in enumerate(zip(one.chances.tolist(), _values(view.rules, one), strict=True)):
            misses[symbol] *= 1 - chance
            values[symbol] += (value * view.factor + bonus) / len(trays)  # S23
    return [
        Question(of, letter, 1 - miss, value, view.rules.blank_penalty if letter == "." else 0, seen)  # S15
        for letter, miss, value, seen in zip(LETTERS, misses, values, ahead, strict=True)
    ]


def _values(rules: Edition, one: Belief) -> list[float]:
    """By symbol, what the space is worth on average that a hit opens."""
    values = [rules.values[space] for space in one.heard.closed]
    even = sum(values) / len(values)
    if one.shares is None:
        return [even] * (BLANK + 1)
    weighed, there = (values @ one.shares).tolist(), one.shares.sum(axis=0).tolist()
    return [value / share if share > 0 else even for value, share in zip(weighed, there, strict=True)]


def promise(question: Question, asking: Asking, factor: int, chance: Random) -> float:
    """How good a question is. Where nothing is multiplied, what it brings by what it risks: the order that earns most.

    A turn is a row of questions that ends at the first miss, so a question ought to come the earlier the more it
    brings for each chance of ending the turn. A multiplied first question (S23) counts by itself.
    """
    if question.chance <= 0:
        return -inf  # asked only where nothing else is left
    hit = _misjudged(question.chance, asking.carelessness, chance)
    if not asking.weighs:
        return hit - (question.loss > 0) * 0.5 * (1 - hit)
    brings = hit * question.value - (1 - hit) * question.loss + asking.foresight * question.insight
    return brings + hit * TURN if factor > 1 else brings / (1 - hit)


def _misjudged(hit: float, carelessness: float, chance: Random) -> float:
    hit = min(hit, SUREST)
    if not carelessness:
        return hit
    return min(SUREST, 1 / (1 + exp(-log(hit / (1 - hit)) - chance.gauss(0, carelessness))))


def worth_of_naming(guess: Guess, view: View, tray: TrayView) -> float:
    """S29: what naming a tray brings on average."""
    gain = hidden_value(view.rules, tray) + view.rules.interrupt_bonus
    return guess.chance * gain - (1 - guess.chance) * view.rules.interrupt_penalty


def worth_of_opening(one: Belief, space: int, symbol: str, value: float, bit: float) -> float:
    """S12: what an owner keeps by opening this space: the candidates that are left, less what it scores."""
    return bit * log2(max(one.share(space, symbol), 1e-6)) - value
