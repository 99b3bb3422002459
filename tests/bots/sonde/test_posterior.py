"""What Sonde bots make of a tray: exactly the words it can hold, and spellings when none is left."""

from random import Random

import numpy as np
import pytest

from lettrine.bots.sonde.information_value import information_values
from lettrine.bots.sonde.posterior import Belief, Evidence, Vocabulary, belief_given, condition, prior_belief
from lettrine.bots.sonde.unknown_words import unknown_word_belief
from lettrine.bots.sonde.word_choice import HARD, choose_secret
from lettrine.core.game import Context, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import LETTERS
from lettrine.games.sonde.spelling import judge

RULES = SONDE.rules("1976", {})


def sequences(one: Belief) -> set[str]:
    return {"".join(LETTERS[symbol] for symbol in one.table.columns[:, row]) for row in one.rows}


def fits(cells: str, shown: str, missed: str) -> bool:
    return all(there == cell if cell != "?" else there not in missed for there, cell in zip(cells, shown, strict=True))


@pytest.mark.parametrize(
    ("shown", "missed"),
    [("??????", ""), ("?A??E?", "RS"), ("????..", "E"), (".?????", "AI."), ("?????.", ".E"), ("E????E", "")],
)
def test_the_candidates_are_what_the_tray_can_still_hold(shown, missed, french):
    vocabulary = Vocabulary(french, 0.0, 0.0)
    every = sequences(prior_belief(vocabulary, RULES, len(shown)))
    found = belief_given(vocabulary, RULES, Evidence(shown, frozenset(missed)))
    assert sequences(found) == {cells for cells in every if fits(cells, shown, missed)}


@pytest.mark.parametrize("cells", ["OX", ".OX", "OX.....", "..OX.", "HOUSE....."])
def test_S4_S5_a_word_of_any_length_may_have_blanks_around_it(cells, english):
    assert cells in sequences(prior_belief(Vocabulary(english, 0.0, 0.0), RULES, len(cells)))


def test_S39_a_tray_that_no_word_fills_has_no_candidates(english):
    long = SONDE.rules("1976", {"spaces": 26, "values": [5] * 26, "blanks": 0, "spelling": "trust"})
    one = prior_belief(Vocabulary(english, 0.0, 0.07), long, 26)
    assert (len(one.rows), one.best, one.unknown) == (0, None, 1.0)
    assert one.chances.shape == (27,)


def test_narrowing_in_steps_is_narrowing_at_once(english):
    start = prior_belief(Vocabulary(english, 0.0, 0.0), RULES, 8)
    steps = [Evidence("?E??????"), Evidence("?E??????", frozenset("A")), Evidence("?E???E??", frozenset("A"))]
    one = start
    for evidence in steps:
        one = condition(one, evidence)
    at_once = condition(start, steps[-1])
    assert sequences(one) == sequences(at_once)
    assert np.allclose(one.chances, at_once.chances)


def test_the_chances_are_those_of_the_candidates(english):
    one = condition(prior_belief(Vocabulary(english, 2.5, 0.0), RULES, 6), Evidence("?A????", frozenset("ES")))
    for symbol, letter in enumerate(LETTERS):
        has = [letter in (s[0] + s[2:]) for s in map("".join, (sequence_of(one, row) for row in one.rows))]
        assert one.chances[symbol] == pytest.approx(float(one.weights[np.array(has)].sum()) / one.total, rel=1e-4)


def sequence_of(one: Belief, row: int) -> list[str]:
    return [LETTERS[symbol] for symbol in one.table.columns[:, row]]


def test_S29_a_word_named_in_vain_is_none_of_the_candidates(french):
    vocabulary = Vocabulary(french, 2.0, 0.0)
    one = belief_given(vocabulary, RULES, Evidence("?A??E?"))
    said = one.best.sequence
    after = belief_given(vocabulary, RULES, Evidence("?A??E?", refuted=frozenset({said})), one)
    assert sequences(one) - sequences(after) == {said}


def test_S29_a_word_named_in_vain_is_heard_of_together_with_a_miss(english):
    vocabulary = Vocabulary(english, 0.0, 0.0)
    one = belief_given(vocabulary, RULES, Evidence("STA?E????."))
    assert "STATEHOOD." in sequences(one)
    after = belief_given(vocabulary, RULES, Evidence("STA?E????.", frozenset("RING"), frozenset({"STATEHOOD."})), one)
    assert "STATEHOOD." not in sequences(after)
    assert "STALEMATE." in sequences(after)


def test_a_word_outside_the_lexicon_is_asked_for_by_its_spelling(french):
    one = belief_given(Vocabulary(french, 0.0, 0.07), RULES, Evidence("KXWQ?", frozenset("E")))
    assert one.best is None
    assert one.unknown == 1
    assert one.chances[LETTERS.index("E")] == 0
    assert 0 < one.chances.max() < 1


def test_the_fewer_known_words_fit_the_likelier_is_an_unknown_one(french):
    vocabulary = Vocabulary(french, 3.0, 0.07)
    unknown = [
        belief_given(vocabulary, RULES, Evidence(shown)).unknown for shown in ("????????", "?A???T??", "WA?K?T??")
    ]
    assert unknown[0] == pytest.approx(0.07)
    assert unknown[2] > unknown[0]


def test_spellings_keep_to_what_lies_open(english):
    left = unknown_word_belief(english, ".?????", frozenset("Q."))
    assert left.chances[LETTERS.index("Q")] == left.chances[LETTERS.index(".")] == 0
    assert left.chances[LETTERS.index("E")] > left.chances[LETTERS.index("Z")]


def test_S28_an_answer_that_opens_too_much_takes_the_name_away(english):
    vocabulary = Vocabulary(english, 0.0, 0.0)
    six, five = (belief_given(vocabulary, RULES, Evidence(shown)) for shown in ("QU??????", "QUEST?????"[:7] + "???"))
    assert len(five.evidence.closed) == 5
    sure = int(five.chances[:26].argmax())
    assert information_values(RULES, five)[sure] < 0 < information_values(RULES, six).max()


def test_secrets_are_allowed_and_hard_to_read(english):
    match = Match.start(SONDE, RULES, Seating(4, "en", 0), Context(Luck(1), english))
    view, chance = SONDE.view(match.state, 0), Random(1)
    words = [choose_secret(view, 0, english, chance, HARD).word for _ in range(200)]
    assert all(judge(RULES, english, word) is None for word in words)
    assert len(set(words)) > 120  # a mixed strategy: nobody who knows it knows the word
