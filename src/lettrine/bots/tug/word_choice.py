"""Which answers a Tug bot finds, and the value of spelling each of them."""

from collections.abc import Sequence
from random import Random

from lettrine.games.tug.cards import Entry, letters_of
from lettrine.games.tug.edition import Edition
from lettrine.games.tug.view import View
from lettrine.words.lexicon import Lexicon

Readiness = tuple[float, float, float]
"""By tier of a card's answers, the weight with which they are drawn."""
USUAL, READIEST = (4.0, 2.0, 1.0), (12.0, 2.0, 0.5)
FULL_TIER = 8
"""How many answers a tier has at most, except in complete lists."""
TILE_VALUES = (-1.0, -0.72, -0.40, -0.08, 0.20, 0.51, 1.0)
"""What a letter is worth to a team, from lost over the middle to captured; measured between equal bots."""
VICTORY = 5.0
"""What winning the game is worth on this scale."""


Answers = Sequence[Sequence[str]]
"""Answers by tier, the readiest first."""


def allowed_answers(entry: Entry, rules: Edition) -> Answers:
    """The answers to a category, by tier, that the rules of a table allow: not everywhere hyphenated ones (T9)."""
    return [[each for each in tier if rules.hyphens or "-" not in each] for tier in entry.answers]


def presentable_answers(answers: Answers, words: Lexicon) -> Answers:
    """Answers, by tier, without those that would offend somebody who has only the word."""
    return [[each for each in tier if not words.is_offensive(letters_of(each))] for tier in answers]


def sample_answers(answers: Answers, count: int, readiness: Readiness, rng: Random) -> list[str]:
    """So many answers drawn by weight, without replacement.

    However many late answers a complete list has, a bot comes upon them no more often than on other cards: else one
    that knows three capitals would know obscure ones.
    """
    keyed = [
        (rng.random() ** (max(1.0, len(tier) / FULL_TIER) / weight), answer)
        for weight, tier in zip(readiness, answers, strict=True)
        for answer in tier
    ]
    return [answer for _, answer in sorted(keyed, reverse=True)[:count]]


def word_value(view: View, team: int, word: str) -> float:
    """The value to a team of spelling a word: every letter on the board moves as often as it occurs (T5)."""
    pull, edge = (1 if team else -1), view.rules.lanes + 1
    places = {tile.letter: tile.at * pull for tile in view.tiles if tile.taken is None}
    before = sum(tile_value(place, edge) for place in places.values())
    steps = view.held if view.held is not None else len(word)
    for letter in letters_of(word):
        if steps > 0 and places.get(letter, edge) < edge:
            places[letter] += 1
            steps -= 1
    captured = sum(place >= edge for place in places.values()) + view.scores[team]
    won = VICTORY * (captured >= view.rules.to_win)
    return sum(tile_value(place, edge) for place in places.values()) - before + won


def tile_value(place: int, edge: int) -> float:
    """The value of a letter to a team by where it stands, from −`edge`, where it is lost, to `edge`.

    Boards of other widths are scaled to the standard one.
    """
    return TILE_VALUES[round((place + edge) / (2 * edge) * (len(TILE_VALUES) - 1))]


def best_word(view: View, team: int, words: Sequence[str]) -> str | None:
    """The word of the highest value; one that was given before does nothing (T8)."""
    return max(_fresh(view, words), key=lambda word: word_value(view, team, word), default=None)


def first_word(view: View, words: Sequence[str]) -> str | None:
    """The first word that was not given before (T8)."""
    return next(iter(_fresh(view, words)), None)


def _fresh(view: View, words: Sequence[str]) -> list[str]:
    given = {said.letters for said in view.given}
    return [word for word in words if letters_of(word) not in given]
