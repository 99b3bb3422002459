"""What everybody may believe of a tray: against the same figures worked out by hand and by brute force."""

from math import log2

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lettrine.analysis.common.candidates import UNKNOWN_PRIOR, surprisal
from lettrine.analysis.sonde.belief import SYMBOLS
from lettrine.analysis.sonde.prior import prior_belief
from lettrine.analysis.sonde.question_values import options, question_values
from lettrine.analysis.sonde.space_choice import after_opening, opening_chances
from lettrine.games.sonde import SONDE
from tests.analysis.sonde.exact_belief import believed, believed_after, expected_bits, expected_points, outcomes

RULES = SONDE.rules("1976", {})


def contents(size):
    words = st.text("ABC.", min_size=size, max_size=size)
    return st.dictionaries(words, st.floats(0.1, 10), min_size=1, max_size=8)


pairs = st.lists(st.integers(1, 4).flatmap(contents), min_size=1, max_size=2)


@given(pairs, st.sampled_from([1, 3, 5]))
def test_a_question_promises_what_all_worlds_together_bring(trays, factor):
    told = question_values([believed(tray) for tray in trays], RULES, factor)
    for letter in "ABC.Z":
        code = SYMBOLS.index(letter)
        assert told.chances[code] == pytest.approx(1 - outcomes(trays, letter)[None], abs=1e-9)
        assert told.points[code] == pytest.approx(expected_points(trays, letter, RULES, factor), abs=1e-9)
        assert told.bits[code] == pytest.approx(expected_bits(trays, letter), abs=1e-9)


@given(pairs, st.sampled_from("ABC."))
def test_an_answer_leaves_what_all_worlds_together_leave(trays, letter):
    beliefs = [believed(tray) for tray in trays]
    for place, chance in outcomes(trays, letter).items():
        if chance == 0:
            continue
        then = [b.without(letter) for b in beliefs] if place is None else after_opening(beliefs, *place, letter)
        told = [surprisal(before, after) for before, after in zip(beliefs, then, strict=True)]
        assert sum(told) == pytest.approx(-log2(chance), abs=1e-9)
        for which, after in enumerate(then):
            for content, left in believed_after(trays, letter, place, which).items():
                assert after.chance(content) == pytest.approx(left, abs=1e-9)


@given(contents(3), st.data())
def test_a_word_nobody_has_heard_of_weighs_as_much_as_its_letters_promise(tray, data):
    belief = believed(tray, 0.5)
    letter = data.draw(st.sampled_from("ABCZ"))
    likely = opening_chances(belief, [])
    for space in range(3):
        then = after_opening([belief], 0, space, letter)[0]
        assert then.total / belief.total == pytest.approx(likely[space, SYMBOLS.index(letter)])
    assert belief.without(letter).total / belief.total == pytest.approx(1 - belief.chances[SYMBOLS.index(letter)])
    assert belief.chances == pytest.approx(1 - belief.count_chances[:, 0])


def test_what_is_asked_for_in_vain_may_still_lie_open():
    belief = believed({"AAB": 1.0, "ABB": 1.0, "ACB": 1.0}).opened(0, "A").without("A")
    assert belief.chance("AAB") == 0
    assert belief.chance("ABB") == pytest.approx(1 / 2)
    assert belief.likeliest.sequence in ("ABB", "ACB")


def test_a_word_named_in_vain_is_out():
    belief = believed({"AB": 3.0, "BA": 1.0})
    then = belief.refuted("AB")
    assert surprisal(belief, then) == pytest.approx(log2(4))
    assert then.likeliest == ("BA", 1.0)
    assert belief.refuted("ABC").total == belief.total


@given(contents(3), st.data())
def test_what_was_named_in_vain_leaves_what_the_others_would_be_alone(tray, data):
    named = data.draw(st.lists(st.sampled_from(sorted(tray)), max_size=len(tray) - 1, unique=True))
    others = {content: weight for content, weight in tray.items() if content not in named}
    then, alone = believed(tray), believed(others)
    for content in named:
        then = then.refuted(content)
    for letter in data.draw(st.sampled_from(["", "A", ".", "AB"])):
        then, alone = then.without(letter), alone.without(letter)
    assert then.total == pytest.approx(alone.total)
    assert (then.likeliest is None) == (alone.likeliest is None)
    assert [then.chance(content) for content in tray] == pytest.approx([alone.chance(content) for content in tray])
    assert then.space_chances == pytest.approx(alone.space_chances)
    assert then.chances == pytest.approx(alone.chances)


def test_S29_however_often_a_tray_is_named_in_vain_its_candidates_are_there_once(german):
    first = prior_belief(german, RULES, 12)
    likely = [first.content(row) for row in first.weights.argsort()[-20:]]
    then = first
    for sequence in [*likely, *likely, "ZQXJKVWZQXJK", "TOOSHORT"]:
        then = then.refuted(sequence)
        assert then.cells is first.cells
        assert then._weights is first._weights
    assert then.total < first.total
    assert [then.chance(sequence) for sequence in likely] == pytest.approx([0.0] * len(likely), abs=1e-12)


def test_a_question_that_is_asked_again_drops_nothing():
    belief = believed({"AB": 1.0, "CD": 1.0}).without("A")
    assert belief.without("A").cells is belief.cells


@given(st.lists(st.floats(0.01, 1), min_size=27, max_size=27), st.integers(1, 5))
def test_a_word_nobody_has_heard_of_has_each_letter_as_often_as_the_language(weights, spaces):
    shares = np.array(weights) / sum(weights)
    belief = believed({"A" * spaces: 0.0}, 1.0, shares)
    assert belief.count_chances[:, 0] == pytest.approx((1 - shares) ** spaces)
    assert belief.count_chances.sum(axis=1) == pytest.approx(np.ones(27))
    assert belief.space_chances.sum(axis=2)[0] == pytest.approx(shares)
    secret = "QX.AZ"[:spaces]
    assert belief.chance(secret) == pytest.approx(np.prod([shares[SYMBOLS.index(letter)] for letter in secret]))


def test_a_letter_asked_for_in_vain_is_never_asked_again():
    belief = believed({"AB": 1.0}, 0.5).without("A").without("E")
    assert belief.count_chances[[0, 4], 0] == pytest.approx([1, 1])
    assert belief.chance("EE") == 0


def test_an_untrue_no_rules_the_secret_out():
    then = believed({"AB": 1.0, "CD": 1.0}).without("A")
    assert then.bits("AB") is None
    assert surprisal(then, then.opened(0, "A")) is None


@pytest.mark.parametrize("spaces", [1, 2, 5, 12, 26])
def test_first_beliefs_hold_every_way_to_fill_a_tray(english, spaces):
    belief = prior_belief(english, RULES, spaces)
    assert belief.total == pytest.approx(1 if len(belief.weights) else UNKNOWN_PRIOR)
    assert belief.shown == "?" * spaces
    if spaces == 12:
        for secret in ("REASSEMBLING", "..TREASURER.", "HOUSEHOLD...", ".....PLANETS"):
            assert belief.chance(secret) > belief.chance("ZQXJKVWZQXJK")
        assert belief.chance("......PLANET") < 1e-9  # S5: five blanks at most


def test_two_trays_that_are_believed_to_hold_the_same_are_two_trays():
    tray = {"AB": 1.0, "CB": 3.0}
    belief = believed(tray)
    told = question_values([belief, belief], RULES, 1)
    assert told.chances[0] == pytest.approx(1 - outcomes([tray, tray], "A")[None])
    assert [b.shown for b in after_opening([belief, belief], 1, 0, "A")] == ["??", "A?"]


def test_all_questions_of_all_opponents_are_weighed():
    trays = {1: [believed({"AB": 1.0})], 3: [believed({"CD": 1.0})]}
    there = options(trays, RULES, 1)
    assert len(there) == 54
    assert {(o.of, o.letter) for o in there if o.chance > 0.5} == {(1, "A"), (1, "B"), (3, "C"), (3, "D")}
    assert next(o.points for o in there if (o.of, o.letter) == (1, ".")) == -RULES.blank_penalty  # S15
