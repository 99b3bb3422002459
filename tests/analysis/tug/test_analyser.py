"""Games of Tug: what words were worth, reckoned by hand on a board, every record that tells one, and games of bots."""

import json
from random import Random

import pytest

from lettrine.analysis.tug.analyser import analyse
from lettrine.bots.common.bot import Bots
from lettrine.bots.registry import BOTS
from lettrine.bots.tug.word_choice import TILE_VALUES, VICTORY
from lettrine.cli.replay import played, read_record
from lettrine.core.game import Context, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games.tug import TUG
from lettrine.games.tug.cards import entries, letters_of
from lettrine.words.cache import lexicon
from tests.games.tug.table import SIX, Table
from tests.playthroughs.records import HERE, PLAYED, record

GAMES = [name for name in PLAYED if record(name)[0]["game"] == "tug"]
STEP, TWO, TAKEN = (TILE_VALUES[3 + steps] - TILE_VALUES[3] for steps in (1, 2, 3))
"""What a letter from the middle is worth more after so many steps."""


def told(table, words, free=False):
    return analyse(table.match.log, [f"P{seat}" for seat in range(table.match.state.seats)], words, free=free)


@pytest.mark.parametrize("name", GAMES)
def test_every_record_adds_up(name):
    header, lines = read_record(str(HERE / f"{name}.jsonl"))
    match = played(header, lines)
    report = analyse(match.log, header.seats, lexicon(header.language), free=header.lexicon == "none")
    assert tuple(team.score for team in report.teams) == match.game.standing(match.state).scores
    assert [turn.word for turn in report.turns if turn.word] == [given.word for given in match.state.given]
    assert [turn.stands for turn in report.turns if turn.word] == [not given.back for given in match.state.given]
    for turn in report.turns:
        assert turn.drawn <= turn.step
        assert turn.regret >= 0
        assert turn.best == tuple(sorted(turn.best, key=lambda option: -option.worth))
    if report.course:
        assert report.course[-1].scores == tuple(team.score for team in report.teams)


def test_T5_T7_a_word_is_worth_what_its_letters_moved(english):
    table = Table()
    table.give("TREE")
    table.give("TTT")
    table.give("SSS")
    report = told(table, english)
    first, back, third = report.turns
    assert (first.moved, first.captured, first.worth) == (2, "", pytest.approx(2 * STEP))
    # T stood one step toward the first team: it is pulled back and one step further.
    assert (back.moved, back.captured) == (3, "")
    assert back.worth == pytest.approx(TILE_VALUES[5] - TILE_VALUES[2])
    assert (third.moved, third.captured, third.worth) == (3, "S", pytest.approx(TAKEN))
    assert [team.worth for team in report.teams] == pytest.approx([2 * STEP + TAKEN, back.worth])
    assert report.course[-1].scores == (1, 0)


def test_the_balance_is_even_at_first_and_goes_to_whoever_pulls(english):
    table = Table()
    table.give("TTTRR")
    table.give("SSSNN")
    moments = {moment.step: moment for moment in told(table, english).course}
    first, second = (moments[turn.step].balance for turn in told(table, english).turns)
    assert moments[1].balance == 0
    assert first == pytest.approx(-1 - (TILE_VALUES[5] - TILE_VALUES[1]) / 2)
    assert second == pytest.approx(0)


def test_T12_the_word_that_wins_is_worth_the_game(english):
    table = Table()
    table.give(SIX)
    (turn,) = told(table, english).turns
    assert turn.worth == pytest.approx(6 * TAKEN + VICTORY)
    assert sorted(turn.captured) == sorted(set(SIX))


def test_the_best_answers_are_those_on_the_card_that_were_not_given_before(english):
    card = next(entry for entry in entries("en").values() if len(entry.every) >= 12 and not entry.closed)
    table = Table(deck=(card.category.id,) * 10)
    table.give("EEE")
    first = told(table, english).turns[0]
    assert first.category == card.category.text
    assert (first.worth, first.regret) == (0, first.best[0].worth)
    assert first.rank == 1 + sum(1 for answer in card.every if _moves(answer, table))
    table.give(letters_of(first.best[0].word))
    table.give("E")
    _, second, third = told(table, english).turns
    assert (second.rank, second.regret) == (1, 0)
    assert first.best[0].word not in [option.word for option in third.best]
    assert told(Table(), english).turns == ()


def _moves(answer, table):
    """Whether an answer has a letter of the board."""
    return bool(set(letters_of(answer)) & {tile.letter for tile in table.view().tiles})


def test_a_card_that_is_not_of_ours_has_no_best_answer(english):
    table = Table()
    table.give("TREE")
    (turn,) = told(table, english).turns
    assert (turn.best, turn.rank, turn.regret, turn.advice) == ((), None, 0, None)


def test_T10_a_check_of_a_right_word_is_rash_and_one_of_a_misspelt_word_wins_it_back(english):
    right, wrong = Table(words=english), Table(words=english)
    for table, word in ((right, "TREES"), (wrong, "TREEZ")):
        table.give(word)
        table.ok(1, "check")
    rash, won = (told(table, english) for table in (right, wrong))
    (check,) = rash.challenges
    assert (check.kind, check.team, check.right, check.rash, check.won) == ("check", 1, False, True, 0)
    (check,) = won.challenges
    assert (check.right, check.rash, check.won) == (True, False, won.turns[0].worth)
    assert (won.turns[0].stands, won.turns[0].misspelt) == (False, True)
    assert won.teams[0].worth == 0
    assert [team.rash for team in rash.teams] == [0, 1]
    assert [team.refuted for team in won.teams] == [1, 0]


def test_T10_a_misspelt_word_that_nobody_checks_was_missed_unless_there_is_no_dictionary(english):
    table = Table(words=english)
    table.give("TREEZ")
    assert [team.missed for team in told(table, english).teams] == [0, 1]
    assert [team.missed for team in told(table, english, free=True).teams] == [0, 0]


@pytest.mark.parametrize("fits", [True, False])
def test_T11_a_contest_costs_nothing_and_may_win_the_word_back(english, fits):
    table = Table()
    table.give("TREES")
    table.ok(1, "contest")
    assert told(table, english).challenges[0].right is None
    table.ok(0, "explain")
    for seat in (0, 1):
        table.ok(seat, "vote", fits=fits)
    report = told(table, english)
    (contest,) = report.challenges
    assert (contest.kind, contest.right, contest.rash) == ("contest", not fits, False)
    assert contest.won == (0 if fits else report.turns[0].worth)
    assert report.turns[0].stands is fits


def test_a_turn_without_a_word_gave_up_the_best(english):
    card = next(iter(entries("en").values()))
    table = Table(deck=(card.category.id,) * 3)
    table.begin()
    table.wait(table.view().rules.glass)
    table.give("TREE")
    turn = told(table, english).turns[0]
    assert (turn.word, turn.cut, turn.stands, turn.rank, turn.worth) == ("", True, False, None, 0)
    assert turn.regret == turn.best[0].worth > 0


def test_between_bots_whoever_thinks_of_more_gives_up_less(english):
    match = Match.start(TUG, TUG.rules("standard", {}), Seating(2, "en"), Context(Luck(5), english))
    bots = BOTS["tug"]["master"], BOTS["tug"]["beginner"]
    Bots(match, {seat: bot(seat, english, Random(seat)) for seat, bot in enumerate(bots)}).play_out()
    report = analyse(match.log, ("A", "B"), english, free=False)
    assert report.over
    assert report.winners == match.game.standing(match.state).winners
    assert all(turn.rank is not None and turn.stands for turn in report.turns)
    given_up = [team.regret / team.words for team in report.teams]
    assert given_up[0] < given_up[1]


def test_a_record_may_break_off_after_any_line(tmp_path):
    lines = (HERE / "tug-game-en-four-seats.jsonl").read_text(encoding="utf-8").splitlines()
    file = tmp_path / "game.jsonl"
    for stop in range(1, len(lines), 5):
        file.write_text("\n".join(lines[:stop]) + "\n", encoding="utf-8")
        header, actions = read_record(str(file))
        match = played(header, actions)
        report = analyse(match.log, header.seats, lexicon("en"), free=False)
        assert len(report.turns) <= sum(json.loads(line).get("do") == "draw" for line in lines[:stop])
