"""What everybody may believe of a word of pieces: against the same figures by brute force over all words."""

from math import log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lettrine.analysis.common.candidates import UNKNOWN_PRIOR, surprisal
from lettrine.analysis.glyphs.prior import UNKNOWN_WHERE_CHECKED, prior_belief
from lettrine.bots.pieces.action_values import possible_questions
from lettrine.bots.pieces.candidates import word_of
from lettrine.games.glyphs import GLYPHS
from lettrine.games.pieces.alphabet import PIECES
from lettrine.games.pieces.glossary import LETTERS
from tests.analysis.glyphs.exact_belief import STROKES, answered, answers, believed, entropy, left, table, worlds

RULES = GLYPHS.rules("standard", {})
SOME = "AHLTOQU"
"""Letters out of the same pieces, arcs, and letters with several of a piece."""
SHARES = dict(zip(SOME, (0.1, 0.2, 0.05, 0.15, 0.3, 0.1, 0.1), strict=True))

words = st.text(SOME, min_size=3, max_size=3)
known = st.dictionaries(words, st.floats(0.1, 10), min_size=1, max_size=8)
asking = st.lists(st.tuples(st.integers(1, 3), st.sampled_from([*PIECES, *STROKES])), max_size=14)
unknown = st.sampled_from([0.0, 0.5])


@given(known, unknown, asking, st.lists(words, max_size=2), st.data())
def test_what_is_left_is_what_would_have_answered_the_same(weights, weight, asked, named, data):
    there = worlds(weights, weight, SHARES if weight else None)
    secret = data.draw(st.sampled_from(sorted(there)))
    named = [word for word in named if word != secret]
    state, belief = table(secret), believed(weights, weight, SHARES)
    for event in filter(None, answers(secret, asked)):
        state = GLYPHS.evolve(state, event)
        belief = belief.observed(state.boards[1].cells)
    for word in named:
        belief = belief.refuted(word)
    possible = left(there, secret, asked, named)
    total = sum(possible.values())
    assert belief.total == pytest.approx(total)
    for word in {*there, *weights}:
        assert belief.chance(word) == pytest.approx(possible.get(word, 0.0) / total, abs=1e-9)
    for question in possible_questions(belief.cells, PIECES, positions=True):
        what = question.cell + 1, question.placed or question.piece
        yes = {word for word in possible if _yes(word, asked, what)}
        chance = sum(possible[word] for word in yes) / total
        assert belief.yes(question.cell, question.yes) == pytest.approx(chance, abs=1e-9)


def _yes(word, asked, what):
    event = answers(word, [*asked, what])[-1]
    return getattr(event, "fits", False) or getattr(event, "exact", False)


@given(known, st.tuples(st.integers(1, 3), st.sampled_from(PIECES)), st.data())
def test_an_answer_is_as_surprising_as_it_was_unlikely_and_on_average_that_is_what_was_expected(weights, asked, data):
    total, average = sum(weights.values()), 0.0
    for secret, weight in weights.items():
        state, belief = table(secret), believed(weights)
        then = belief.observed(GLYPHS.evolve(state, answered(state, asked)).boards[1].cells)
        same = sum(left(weights, secret, [asked]).values())
        assert surprisal(belief, then) == pytest.approx(max(0, -log2(same / total)), abs=1e-9)
        average += weight / total * surprisal(belief, then)
    yes = sum(weight for word, weight in weights.items() if _yes(word, [], asked)) / total
    assert average == pytest.approx(entropy(yes), abs=1e-9)


def test_a_word_named_in_vain_is_out():
    belief = believed({"LOT": 3.0, "TOT": 1.0})
    then = belief.refuted("LOT")
    assert surprisal(belief, then) == pytest.approx(log2(4))
    assert then.likeliest == ("TOT", 1.0)
    assert then.bits("LOT") is None
    assert then.refuted("TOT").likeliest is None


def test_G12_however_often_a_word_is_named_in_vain_its_candidates_are_there_once(german):
    first = prior_belief(german, RULES, True)
    likely = [word_of(first.letters[row]) for row in first.weights.argsort()[-20:]]
    then = first
    for word in [*likely, "QZXJV", "XXXXX"]:
        then = then.refuted(word)
        assert then.letters is first.letters
        assert then._weights is first._weights
        assert then.refuted(word) is then
    assert then.total == pytest.approx(first.total * (1 - sum(map(first.chance, [*likely, "QZXJV", "XXXXX"]))))
    assert {then.chance(word) for word in (*likely, "QZXJV")} == {0.0}


def test_letters_out_of_the_same_pieces_stay_possible_until_one_is_positioned():
    asked = [(1, "I"), (1, "i"), (1, "C"), (1, "u"), (1, "I"), (1, "i")]
    assert set(left({"LOT": 1, "TOT": 1, "COT": 1}, "TOT", asked)) == {"LOT", "TOT"}
    upright = next(stroke for stroke in STROKES if stroke.piece == "I" and stroke.angle == 0 and stroke.x == 0.5)
    assert set(left({"LOT": 1, "TOT": 1}, "TOT", [*asked, (1, upright)])) == {"TOT"}


def test_the_first_belief_is_the_bots_words_and_the_word_that_nobody_has_heard_of(english):
    strict, free = prior_belief(english, RULES, False), prior_belief(english, RULES, True)
    assert strict.total == pytest.approx(1)
    assert free.total == pytest.approx(1)
    assert strict.weights.sum() == pytest.approx(1 - UNKNOWN_WHERE_CHECKED)
    assert free.weights.sum() == pytest.approx(1 - UNKNOWN_PRIOR)
    assert 0 < strict.chance("QZXJV") < free.chance("QZXJV") < free.chance("HOUSE")
    assert prior_belief(english, GLYPHS.rules("standard", {"goal": 7}), False) is strict


def test_umlauts_are_letters_of_german_only(german, english):
    assert prior_belief(german, RULES, False).chance("SCHÖN") > 1e-6
    assert prior_belief(english, RULES, True).chances[:, LETTERS.index("Ö")].sum() == 0
