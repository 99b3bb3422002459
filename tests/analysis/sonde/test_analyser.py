"""Whole games: every record that tells one, and scripted ones in which it is known what there is to be found."""

import json
from itertools import permutations

import pytest

from tests.analysis.sonde.recorded_games import GAMES, analysed, of_record


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_of_a_score_make_up_the_score(name):
    match, told = of_record(name)
    assert [seat.score for seat in told.seats] == list(match.state.scores)
    for seat in told.seats:
        assert seat.asking + seat.naming + seat.cards + seat.kept + seat.penalties == seat.score
        assert seat.luck + seat.skill == pytest.approx(seat.score)
        assert seat.luck == pytest.approx(
            seat.asking
            - seat.asking_expected
            + seat.naming
            - seat.naming_expected
            + seat.cards
            + sum(q.points_expected for q in told.questions if q.seat == seat.seat and q.answer in ("void", "pending"))
        )
    if told.course:
        assert told.course[-1].scores == match.state.scores
        assert told.course[-1].luck == pytest.approx([seat.luck for seat in told.seats])


@pytest.mark.parametrize("name", GAMES)
def test_a_question_is_never_better_than_the_best_and_chances_are_chances(name):
    _, told = of_record(name)
    for asked in told.questions:
        assert 0 <= asked.chance <= 1 + 1e-9
        assert asked.regret >= 0
        assert asked.regret_bits >= 0
        assert asked.blunder == (asked.best_points.chance - asked.chance > 0.3 + 1e-9)
    for opened in told.answers:
        assert opened.options > 1
        assert opened.given_away >= 0
        assert opened.best_kept >= opened.kept
    for secret in told.secrets:
        assert 0 <= secret.percentile <= 100
        assert secret.misses <= secret.questions


HEADER = {"record": 1, "game": "sonde", "edition": "1976", "language": "en", "seats": ["Ada", "Ben", "Cleo"], "seed": 7}


@pytest.fixture
def script(tmp_path):
    def write(*lines, words=("RHYTHM", "PLANET", "SILOS"), **header):
        file = tmp_path / "game.jsonl"
        hides = [{"seat": seat, "do": "hide", "word": word} for seat, word in enumerate(words)]
        told = [{**HEADER, "options": {"cards": "off"}, **header}, *hides, *lines]
        file.write_text("\n".join(map(json.dumps, told)) + "\n", encoding="utf-8")
        return analysed(file)[1]

    return write


def ask(seat, of, letter, *spaces):
    return [{"seat": seat, "do": "ask", "of": of, "letter": letter}] + [
        {"seat": of, "do": "expose", "space": space} for space in spaces
    ]


def test_an_unlikely_question_that_hits_is_a_blunder_and_luck(script):
    told = script(*ask(0, 2, "O", 4), *ask(0, 1, "Z"))
    hit, miss = told.questions
    assert (hit.answer, miss.answer) == ("hit", "miss")
    assert hit.luck == hit.points - hit.points_expected > 0
    assert miss.blunder
    assert miss.best_points.chance > 0.5
    assert miss.luck == -miss.points_expected


def test_without_doubled_letters_bits_told_are_bits_less_to_learn(script):
    told = script(*ask(0, 1, "E", 5), *ask(0, 1, "A", 3), *ask(0, 1, "S"), *ask(1, 0, "E"))
    left = {moment.step: moment.bits for moment in told.course}
    learnt = {1: 0.0, 0: 0.0}
    for asked in told.questions:
        learnt[asked.of] += asked.bits
        assert left[asked.settled][asked.of] == pytest.approx(told.secrets[asked.of].bits - learnt[asked.of], abs=1e-3)


def name(seat, of, sequence):
    return {"seat": seat, "do": "interrupt", "of": of, "sequence": sequence}


def test_naming_what_is_hardly_possible_is_rash_even_if_it_is_right(script):
    told = script(name(1, 0, "RHYTHM"), name(2, 1, "SILVER"))
    right, wrong = told.namings
    assert (right.right, wrong.right) == (True, False)
    assert right.rash
    assert wrong.rash
    assert right.luck == right.points - right.points_expected > 150
    assert [seat.rash for seat in told.seats] == [0, 1, 1]
    assert told.missed == ()


def test_a_word_that_everybody_could_tell_and_nobody_named_was_missed(script):
    # Two rare letters tell all of the word, and five spaces are still hidden (S28).
    words = ("JACUZZI", "PLANET", "SILOS")
    told = script(*ask(0, 1, "X"), *ask(1, 0, "J", 1), *ask(1, 0, "Z", 5), *ask(1, 2, "X"), words=words)
    missed = [each for each in told.missed if each.of == 0]
    assert [each.sequence for each in missed] == ["JACUZZI"]
    assert missed[0].right
    assert missed[0].seats == (1, 2)
    assert missed[0].chance >= 0.35
    assert missed[0].points_expected > 0
    assert [seat.missed for seat in told.seats] == [0, 1, 1]
    named = script(*ask(0, 1, "X"), *ask(1, 0, "J", 1), *ask(1, 0, "Z", 5), name(2, 0, "JACUZZI"), words=words)
    assert not named.missed
    assert not named.namings[0].rash


def test_S27_where_only_the_player_on_turn_may_name_nobody_else_missed_it(script):
    told = script(
        *ask(0, 1, "X"),
        *ask(1, 0, "J", 1),
        *ask(1, 0, "Z", 5),
        *ask(1, 2, "X"),
        words=("JACUZZI", "PLANET", "SILOS"),
        edition="1967",
    )
    assert [seat for each in told.missed if each.of == 0 for seat in each.seats] == [1, 2]
    assert len(told.missed[0].seats) == 2


def test_between_a_yes_and_the_open_space_the_letter_is_known_already(script):
    before = script(*ask(0, 1, "X"), name(2, 0, "RHYTHM")).namings[0]
    between = script(*ask(0, 1, "X"), *ask(1, 0, "Y"), name(2, 0, "RHYTHM")).namings[0]
    other = script(*ask(0, 1, "X"), *ask(1, 0, "Y"), name(2, 0, "PLANET")).namings[0]
    assert between.chance > 3 * before.chance
    assert other.chance == 0


def test_an_owner_who_opens_the_more_telling_of_two_gave_it_away(script):
    telling, other = (script(*ask(0, 1, "X"), *ask(1, 0, "H", space)).answers[0] for space in (2, 5))
    worse, better = (telling, other) if telling.given_away else (other, telling)
    assert better.given_away == 0
    assert worse.best_space == better.space
    assert worse.given_away > 0
    assert worse.best_kept == better.kept > worse.kept


def test_S10_whoever_cannot_obey_the_card_has_no_blank(script):
    drawn = {"seat": 0, "do": "draw"}
    told = script(
        drawn, *ask(0, 1, "X"), {"seat": 1, "do": "draw"}, *ask(1, 0, "."), options={}, deck=["blank", "normal"]
    )
    assert told.questions[1].chance == 0
    assert told.questions[1].points == -50


def test_S31_an_untrue_no_is_forgotten_once_it_is_found_out(script):
    no, yes = ({"seat": 0, "do": "answer", "yes": yes} for yes in (False, True))
    first = [*ask(0, 1, "X"), {"seat": 1, "do": "answer", "yes": False}]
    lie = [*ask(1, 0, "T"), no, *ask(2, 0, "T"), yes, {"seat": 0, "do": "expose", "space": 4}]
    told = script(*first, *lie, edition="1967", options={"cards": "off", "answers": "players"}, lexicon="none")
    assert told.questions[1].answer == "miss"
    assert told.questions[2].bits is None
    assert any(moment.bits[0] is None for moment in told.course)
    assert told.course[-1].bits[0] is not None
    assert told.seats[0].penalties == -100


def test_two_trays_are_asked_together_and_named_apart():
    _, told = of_record("game-two-trays-choice")
    assert [(secret.seat, secret.tray) for secret in told.secrets] == [
        (0, "left"),
        (0, "right"),
        (1, "left"),
        (1, "right"),
    ]
    assert all(len(moment.bits) == 4 for moment in told.course)


def test_S29_a_tray_may_be_named_in_vain_again_and_again(script):
    tries = ["".join(letters) for letters in permutations("SILPK")]
    told = script(*(name(1, 2, word) for word in tries))
    assert [naming.sequence for naming in told.namings] == tries
    assert told.seats[1].score == told.seats[1].naming == -50 * len(tries)
    assert all(naming.chance > 0 for naming in told.namings)
    assert [moment.bits[1] for moment in told.course] == pytest.approx([told.secrets[1].bits] * len(told.course))
    silos = [moment.bits[2] for moment in told.course]
    assert silos == sorted(silos, reverse=True)
    assert silos[-1] < silos[0]


def test_a_game_that_has_hardly_begun_has_little_to_tell(tmp_path):
    file = tmp_path / "game.jsonl"
    file.write_text(json.dumps(HEADER) + "\n", encoding="utf-8")
    _, told = analysed(file)
    assert (told.questions, told.course, told.secrets, told.over) == ((), (), (), False)


def test_E6_what_the_house_opens_was_nobodys_choice(tmp_path):
    file = tmp_path / "dealt.jsonl"
    options = {"cards": "off", "secrets": "dealt"}
    header = {**HEADER, "options": options, "secrets": ["RHYTHM", "TREE", "SILOS"]}
    asked = [{"seat": 0, "do": "ask", "of": 1, "letter": "E"}, {"seat": 0, "do": "ask", "of": 2, "letter": "S"}]
    file.write_text("\n".join(map(json.dumps, [header, *asked])), encoding="utf-8")
    told = analysed(file)[1]
    assert [question.answer for question in told.questions] == ["hit", "hit"]
    assert told.answers == ()
