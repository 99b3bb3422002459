"""How a list of words is spelt, and what a tray can hold by that: counted out where it is small enough."""

from itertools import product

import numpy as np
import pytest

from lettrine.bots.common.spelling_inference import BLANK_WEIGHT, CLOSED, likelihoods, sum_spellings
from lettrine.bots.common.spelling_model import END, NgramModel, train
from lettrine.bots.sonde.unknown_words import unknown_word_belief
from lettrine.games.sonde.actions import LETTERS

WORDS = ("ABBA", "BABA", "CAB", "ABC", "BAC", "CABA", "AABC")
LETTERS_USED = 3


def rows(*words: str) -> list[np.ndarray]:
    lengths = sorted({len(word) for word in words})
    return [np.array([[ord(c) - 65 for c in word] for word in words if len(word) == n], np.uint8) for n in lengths]


def likelihood(model: NgramModel, word: tuple[int, ...]) -> float:
    """One word, letter by letter."""
    context, weight = model.start, 1.0
    for letter in word:
        weight, context = weight * model.chances[context, letter], model.successors[context, letter]
    return weight * model.chances[context, END]


def trays(model: NgramModel, spaces: int):
    """Everything that may lie on so many spaces, with its weight: each word with blanks before and after it."""
    for length in range(1, spaces + 1):
        for before in range(spaces - length + 1):
            for word in product(range(26), repeat=length):
                cells = (END,) * before + word + (END,) * (spaces - before - length)
                yield cells, likelihood(model, word) * BLANK_WEIGHT ** (spaces - length)


@pytest.mark.parametrize("order", [2, 3, 4, 6])
def test_whatever_came_before_something_comes_next(order):
    model = train(rows(*WORDS), order)
    after = np.delete(model.chances, model.start, axis=0)
    assert np.allclose(after.sum(axis=1), 1, atol=1e-5)
    assert (model.chances[:-1] > 0).all()


def test_a_context_goes_back_as_far_as_it_was_seen():
    model = train(rows("CAB", "CABA"), 4)
    cab = model.start
    for letter in (2, 0, 1):
        cab = model.successors[cab, letter]
    assert model.chances[cab, 0] > 0.2 > model.chances[cab, 2]
    assert model.successors[cab, 2] == model.successors[0, 2], "BC was never seen, so only the C is known"


def test_long_runs_tell_more_than_short_ones(english):
    def surprise(order: int) -> float:
        model = train([english.letters(length)[::2] for length in range(4, 9)], order)
        return float(-np.log(likelihoods(model, english.letters(7)[1::200])).mean())

    found = [surprise(order) for order in (2, 3, 5)]
    assert found == sorted(found, reverse=True)
    assert found[0] - found[2] > 2


@pytest.mark.parametrize("order", [2, 3, 5])
@pytest.mark.parametrize(
    ("shown", "barred"),
    [("???", ""), ("???", "A."), ("?B?", "C"), (".??", "B"), ("??.", ""), ("A??", "A."), ("CAB", "")],
)
def test_the_sum_over_all_spellings_is_the_sum_of_each(order, shown, barred):
    model = train(rows(*WORDS), order)
    cells = [CLOSED if cell == "?" else LETTERS.index(cell) for cell in shown]
    possible = np.array([at for at, symbol in enumerate(LETTERS) if symbol not in barred])
    found = sum_spellings(model, cells, possible)
    weight, without = 0.0, np.zeros(27)
    for tray, share in trays(model, len(cells)):
        closed = {symbol for symbol, cell in zip(tray, cells, strict=True) if cell == CLOSED}
        if closed <= set(possible) and all(cell in (CLOSED, symbol) for symbol, cell in zip(tray, cells, strict=True)):
            weight += share
            without[[symbol for symbol in range(27) if symbol not in closed]] += share
    assert found.weight == pytest.approx(weight, rel=1e-4)
    assert found.without == pytest.approx(without[possible], rel=1e-4, abs=1e-9)
    assert found.kept == pytest.approx(1)


def test_words_are_as_likely_as_their_letters():
    model = train(rows(*WORDS), 4)
    found = likelihoods(model, rows("CAB", "ZZZ")[0])
    assert found == pytest.approx([likelihood(model, (2, 0, 1)), likelihood(model, (25, 25, 25))])


def test_what_is_left_out_is_told(english):
    model = train([english.letters(length) for length in range(4, 9)], 4)
    every, hurried = (sum_spellings(model, [CLOSED] * 4, np.arange(26), prune_below) for prune_below in (0.0, 1e-4))
    assert hurried.weight < every.weight
    assert hurried.weight / hurried.kept == pytest.approx(every.weight, rel=0.1)
    chances = [1 - one.without / one.weight for one in (every, hurried)]
    assert np.abs(chances[0] - chances[1]).max() < 0.05


def test_what_cannot_be_spelt_weighs_nothing():
    model = train(rows(*WORDS), 3)
    assert sum_spellings(model, [CLOSED, CLOSED], np.array([], np.intp)).weight == 0
    assert sum_spellings(model, [END, END], np.arange(27)).weight == 0


def test_S5_blanks_are_around_a_word_and_never_in_it(english):
    inside = unknown_word_belief(english, "TR.?IN", frozenset())
    assert inside.share == 0
    assert not inside.chances.any()
    ended = unknown_word_belief(english, "TRAIN.?", frozenset())
    assert ended.chances[LETTERS.index(".")] == pytest.approx(1)
    before = unknown_word_belief(english, "?.TRAIN", frozenset())
    assert before.chances[LETTERS.index(".")] == pytest.approx(1)


def test_a_letter_that_the_spelling_asks_for_is_expected(english):
    left = unknown_word_belief(english, "Q?EST", frozenset("."))
    assert LETTERS[int(left.chances.argmax())] == "U"
    assert left.chances[LETTERS.index("U")] > 0.8
