"""Scripted games of Glyphs among people who know three words, in which every figure can be reckoned by hand."""

import json
from math import log2

import pytest

from lettrine.analysis.glyphs import steps
from tests.analysis.glyphs.exact_belief import analysed, believed, entropy

WORDS = {"TIC": 2.0, "TOC": 1.0, "COL": 1.0}
HEADER = {"record": 1, "game": "glyphs", "edition": "standard", "language": "en", "lexicon": "none", "seed": 7}


@pytest.fixture
def script(tmp_path, monkeypatch):
    """A game among people who know just these words."""

    def write(*lines, words=("TIC", "TOC"), **options):
        monkeypatch.setattr(steps, "prior_belief", lambda *_: believed(WORDS))
        file = tmp_path / "game.jsonl"
        header = {**HEADER, "seats": ["Ada", "Ben", "Cleo"][: len(words)], "options": {"length": 3, **options}}
        hides = [{"seat": seat, "do": "hide", "word": word} for seat, word in enumerate(words)]
        file.write_text("\n".join(map(json.dumps, [header, *hides, *lines])) + "\n", encoding="utf-8")
        return analysed(file)[1]

    return write


def propose(seat, of, cell, piece):
    return {"seat": seat, "do": "propose", "of": of, "cell": cell, "piece": piece}


def name(seat, of, word):
    return {"seat": seat, "do": "name", "of": of, "word": word}


def test_a_proposal_against_three_words(script):
    # Only COL has a big arc in its first cell. A long bar there (TIC, TOC) has three chances out of four.
    told = script(propose(0, 1, 1, "C"))
    (asked,) = told.questions
    assert (asked.answer, asked.chance) == ("miss", pytest.approx(1 / 4))
    assert asked.bits == pytest.approx(log2(4 / 3))
    assert asked.bits_expected == pytest.approx(entropy(1 / 4))
    assert asked.best_points.chance == pytest.approx(3 / 4)
    assert asked.best_bits.bits == pytest.approx(1)
    assert (asked.best_bits.cell, asked.best_bits.chance) == (2, pytest.approx(1 / 2))
    assert asked.rank == 6  # behind I and i in cell 1, I and C in cell 2, C in cell 3
    assert asked.regret == pytest.approx(1 / 2)
    assert asked.blunder
    assert asked.luck == pytest.approx(-1 / 4)


@pytest.mark.parametrize(
    ("miss_point", "points", "expected", "owner", "owner_expected"),
    [("asker", 1, 1, 0, 0), ("none", 0, 1 / 4, 0, 0), ("owner", 0, 1 / 4, 1, 3 / 4)],
)
def test_G6_whoever_gets_the_point_of_a_miss(script, miss_point, points, expected, owner, owner_expected):
    told = script(propose(0, 1, 1, "C"), miss_point=miss_point)
    (asked,) = told.questions
    assert (asked.points, asked.owner_points) == (points, owner)
    assert asked.points_expected == pytest.approx(expected)
    assert asked.owner_expected == pytest.approx(owner_expected)
    assert told.seats[0].luck == pytest.approx(-1 / 4)
    assert told.seats[1].luck == pytest.approx(owner - owner_expected)
    assert told.course[-1].luck == pytest.approx([seat.luck for seat in told.seats])


def test_telling_more_is_no_blunder(script):
    # A long bar in cell 2 halves the words; one in cell 1 is likelier, but tells less.
    (asked,) = script(propose(0, 1, 2, "I")).questions
    assert (asked.rank, asked.blunder) == (4, False)
    assert asked.regret == pytest.approx(1 / 4)
    assert asked.regret_bits == pytest.approx(0)


def test_G8_a_positioning_that_can_be_foreseen_tells_nothing(script):
    # After a long bar in cell 1 the words are TIC and TOC; in a T it stands in the middle, so that nothing is told.
    put = {"seat": 0, "do": "position", "of": 1, "cell": 1, "piece": "I", "y": 0.5, "angle": 0}
    told = script(propose(0, 1, 1, "I"), {**put, "x": 0.5})
    (exact,) = told.positionings
    assert (exact.exact, exact.chance, exact.luck) == (True, 1, 0)
    assert exact.bits == exact.bits_expected == 0
    assert exact.regret_bits == pytest.approx(entropy(1 / 3))
    (wrong,) = script(propose(0, 1, 1, "I"), {**put, "x": 0.1}).positionings
    assert (wrong.exact, wrong.chance, wrong.luck) == (False, 0, 0)


def test_a_positioning_that_may_fail_is_luck_where_a_miss_scores(script, monkeypatch):
    monkeypatch.setitem(WORDS, "LOC", 4.0)
    # A long bar in cell 1: T has it in the middle (3 of 7), L on the left (4 of 7).
    put = {"seat": 0, "do": "position", "of": 1, "cell": 1, "piece": "I", "x": 0.5, "y": 0.5, "angle": 0}
    (asker,) = script(propose(0, 1, 1, "I"), put).positionings
    (none,) = script(propose(0, 1, 1, "I"), put, miss_point="none").positionings
    assert asker.chance == none.chance == pytest.approx(3 / 7)
    assert (asker.luck, none.luck) == (pytest.approx(4 / 7), 0)
    assert asker.bits == pytest.approx(log2(7 / 3))
    assert asker.bits_expected == pytest.approx(entropy(3 / 7))


def test_G11_G12_a_naming_brings_what_is_missing_and_five_or_costs_what_is_missing(script):
    # After the miss TIC has two chances out of three, and four pieces; TOC one, and five.
    told = script(propose(0, 1, 1, "C"), name(0, 1, "TIC"), name(0, 1, "TOC"))
    wrong, right = told.namings
    assert (wrong.chance, wrong.points) == (pytest.approx(2 / 3), -4)
    assert wrong.points_expected == pytest.approx(2 / 3 * 9 - 1 / 3 * 4)
    assert (right.chance, right.points, right.points_expected) == (1, 10, 10)
    assert wrong.luck == pytest.approx(-4 - wrong.points_expected)
    assert (wrong.rash, right.rash) == (False, False)
    assert [(secret.found, secret.by) for secret in told.secrets] == [(None, None), (5, 0)]
    assert [moment.bits[1] for moment in told.course] == pytest.approx([2, log2(3), 0, 0])


def test_G15_a_find_may_score_all_pieces_and_no_more(script):
    told = script(propose(0, 1, 3, "C"), name(1, 0, "TIC"), scoring="total")
    assert told.namings[0].points_expected == pytest.approx(1 / 2 * 4 - 1 / 2 * 4)
    assert told.namings[0].points == 4
    lying = script(propose(0, 1, 3, "C"), name(0, 1, "TOC"), scoring="total").namings[0]
    assert lying.points_expected == pytest.approx(1 / 3 * 5 - 2 / 3 * 4)
    assert lying.points == 5


def test_G13_a_gamble_for_the_game_is_not_rash(script):
    # COL has one chance out of four: 10 points or -5. With the game to win, that pays.
    rash, bold = (script(name(0, 1, "COL"), goal=goal).namings[0] for goal in (25, 0))
    assert rash.points_expected == bold.points_expected == pytest.approx(10 / 4 - 5 * 3 / 4)
    assert (rash.rash, rash.wins) == (True, False)
    assert (bold.rash, bold.wins) == (False, True)


def test_a_word_that_everybody_could_tell_and_nobody_named_was_missed(script):
    lines = propose(0, 1, 1, "C"), propose(1, 0, 1, "u"), propose(2, 1, 2, "I")
    told = script(*lines, words=("COL", "TOC", "TIC"))
    of_ben = next(each for each in told.missed if each.of == 1)
    # From the start TIC had half a chance; after the second miss TOC is sure.
    assert (of_ben.first, of_ben.last, of_ben.step) == (3, 6, 6)
    assert (of_ben.sequence, of_ben.right, of_ben.chance) == ("TOC", True, 1)
    assert of_ben.seats == (0, 2)
    assert of_ben.points_expected == 10
    assert [seat.missed for seat in told.seats] == [2, 2, 2]
    named = script(*lines, name(0, 1, "TOC"), words=("COL", "TOC", "TIC"))
    assert not [each for each in named.missed if each.of == 1]


def test_a_word_named_in_vain_was_not_let_pass_but_what_came_to_mind_then_may_be(script):
    # TIC, which has half a chance from step 2 on, is named in step 4. Then TOC and COL have half a chance each.
    lines = propose(0, 1, 1, "u"), name(0, 1, "TIC"), propose(1, 0, 1, "u")
    (missed,) = [each for each in script(*lines).missed if each.of == 1]
    assert (missed.first, missed.last) == (4, 5)
    assert (missed.sequence, missed.chance) == ("TOC", pytest.approx(1 / 2))


def test_G11_the_next_word_is_a_new_secret(script):
    told = script(name(0, 1, "TOC"), {"seat": 1, "do": "hide", "word": "COL"}, propose(0, 1, 1, "C"))
    assert [(secret.seat, secret.word, secret.hidden, secret.found) for secret in told.secrets] == [
        (0, "TIC", 1, None),
        (1, "TOC", 2, 3),
        (1, "COL", 4, None),
    ]
    assert told.questions[0].chance == pytest.approx(1 / 4)
    assert [moment.bits[1:] for moment in told.course] == [(2, None), (0, None), (0, 2), (0, 0)]
    assert [(secret.questions, secret.misses) for secret in told.secrets] == [(0, 0), (0, 0), (1, 0)]
