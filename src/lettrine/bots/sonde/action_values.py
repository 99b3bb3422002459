"""Expected values of actions at Sonde, in points: to ask, to name a whole tray, to open one space or another."""

from math import exp, inf, log, log2
from random import Random
from typing import NamedTuple

from lettrine.bots.sonde.candidates import BLANK
from lettrine.bots.sonde.information_value import information_values
from lettrine.bots.sonde.posterior import Belief, Guess
from lettrine.games.sonde.actions import LETTERS
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.view import HIDDEN, TrayView, View

TURN_VALUE = 35.0
"""What the rest of a turn is worth on average."""
MOST_CERTAIN = 0.99
"""Higher chances count as this one."""


class Question(NamedTuple):
    """Something that could be asked, how likely it is a hit, and what that would bring."""

    of: int
    letter: str
    chance: float
    value: float
    loss: float
    information: float
    """What the answer adds to the value of naming the word, hit or miss."""


class AskingSkill(NamedTuple):
    """How well a bot weighs questions."""

    weighs_points: bool
    """Whether it weighs points against the turn, and does not just ask for what is likeliest."""
    foresight: float
    """The part of a question's information value that counts; the rest is lost to others who name the word first."""
    noise: float
    """By how much a chance is misjudged: the standard deviation of its log odds."""


def hidden_value(rules: Edition, tray: TrayView) -> int:
    """The values of all closed spaces of a tray (S3)."""
    return sum(value for value, cell in zip(rules.values, tray.shown, strict=False) if cell == HIDDEN)


def possible_questions(view: View, of: int, beliefs: list[Belief]) -> list[Question]:
    """Everything that can be asked of one opponent; S36: about both trays at once."""
    trays = [tray for tray in view.trays[of] if tray.hidden]
    misses = [1.0] * len(LETTERS)
    values = [0.0] * len(LETTERS)
    by_tray = [information_values(view.rules, belief).tolist() for belief in beliefs]
    information = [sum(each) for each in zip(*by_tray, strict=True)]
    for tray, belief in zip(trays, beliefs, strict=True):
        bonus = view.rules.last_space_bonus if tray.hidden == 1 else 0  # S16
        means = _mean_values(view.rules, belief)
        for symbol, (chance, value) in enumerate(zip(belief.chances.tolist(), means, strict=True)):
            misses[symbol] *= 1 - chance
            values[symbol] += (value * view.factor + bonus) / len(trays)  # S23
    return [
        Question(of, letter, 1 - miss, value, view.rules.blank_penalty if letter == "." else 0, gained)  # S15
        for letter, miss, value, gained in zip(LETTERS, misses, values, information, strict=True)
    ]


def _mean_values(rules: Edition, belief: Belief) -> list[float]:
    """By symbol, the mean value of the space that a hit opens."""
    values = [rules.values[space] for space in belief.evidence.closed]
    even = sum(values) / len(values)
    if belief.shares is None:
        return [even] * (BLANK + 1)
    weighed, there = (values @ belief.shares).tolist(), belief.shares.sum(axis=0).tolist()
    return [value / share if share > 0 else even for value, share in zip(weighed, there, strict=True)]


def question_score(question: Question, skill: AskingSkill, factor: int, rng: Random) -> float:
    """How good a question is. Where nothing is multiplied: its expected points by the risk of a miss.

    A turn is a sequence of questions that ends at the first miss, so the order that earns most puts first what brings
    most for each chance of ending the turn. A multiplied first question (S23) counts by itself.
    """
    if question.chance <= 0:
        return -inf  # asked only where nothing else is left
    hit = _perceived(question.chance, skill.noise, rng)
    if not skill.weighs_points:
        return hit - (question.loss > 0) * 0.5 * (1 - hit)
    brings = hit * question.value - (1 - hit) * question.loss + skill.foresight * question.information
    return brings + hit * TURN_VALUE if factor > 1 else brings / (1 - hit)


def _perceived(hit: float, noise: float, rng: Random) -> float:
    """A chance as a player with this noise judges it."""
    hit = min(hit, MOST_CERTAIN)
    if not noise:
        return hit
    return min(MOST_CERTAIN, 1 / (1 + exp(-log(hit / (1 - hit)) - rng.gauss(0, noise))))


def naming_value(guess: Guess, view: View, tray: TrayView) -> float:
    """S29: the expected points of naming a tray."""
    gain = hidden_value(view.rules, tray) + view.rules.interrupt_bonus
    return guess.chance * gain - (1 - guess.chance) * view.rules.interrupt_penalty


def opening_value(belief: Belief, space: int, symbol: str, value: float, bit: float) -> float:
    """S12: what opening this space leaves its owner: the bits that stay hidden, less the points that it gives."""
    return bit * log2(max(belief.share(space, symbol), 1e-6)) - value
