"""T12: with its sixth letter a team wins, once the time to challenge that word has passed."""

import pytest

from lettrine.core.game import Refusal
from lettrine.games.tug import TUG
from lettrine.games.tug.events import Accepted, Ended
from tests.games.tug.table import SIX, Table


def winning(seats: int = 2, **options: object) -> Table:
    """The first team has just spelled a word that captures six letters."""
    table = Table(seats, **options)
    table.give(SIX)
    assert (table.scores, table.on_turn, table.over) == ((6, 0), (0, "winning"), False)
    return table


def test_T12_ten_seconds_to_challenge():
    table = winning(4)
    assert table.duties == {"accept": (1, 3)}
    table.wait(9.999)
    assert not table.over
    table.wait(0.001)
    assert (table.over, table.winners, table.scores, table.turn) == (True, (0, 2), (6, 0), None)
    assert table.events(Accepted) == [Accepted(None)]
    assert table.events(Ended) == [Ended((6, 0), (0, 2))]
    assert table.match.open == ()
    assert table.no(1, "check") == table.no(1, "draw") == "game_over"


def test_T12_or_waived_by_anybody_of_the_other_team():
    table = winning(4)
    assert table.no(0, "accept") == table.no(2, "check") == "other_team"
    table.ok(3, "accept")
    assert (table.over, table.winners) == (True, (0, 2))


def test_T12_nobody_draws_meanwhile():
    table = winning()
    assert table.no(1, "draw") == "not_your_turn"
    assert table.no(0, "draw") == table.no(0, "captain", to=0) == "not_open"


def test_T12_a_winning_word_that_is_misspelt_does_not_win(english):
    table = winning(words=english)
    table.wait(9.999)
    table.ok(1, "check")
    assert (table.over, table.scores, table.on_turn) == (False, (0, 0), (1, "drawing"))
    assert table.at("TSRNLD") == [0] * 6
    table.wait(60)
    assert not table.over


def test_T12_by_the_earlier_ruling_a_winning_word_that_is_spelled_right_wins_at_once():
    table = winning(doubts="one")  # without a dictionary every word is right
    table.ok(1, "check")
    assert (table.over, table.winners) == (True, (0,))


@pytest.mark.parametrize("fits", [True, False])
def test_T12_by_the_earlier_ruling_a_winning_word_is_contested(fits: bool):
    table = winning(doubts="one")
    table.wait(9.999)
    table.ok(1, "contest")
    table.wait(60)  # the vote has no end of its own
    table.ok(0, "explain", text="A word for a lot of letters.")
    table.ok(1, "vote", fits=False)
    assert not table.over
    table.ok(0, "vote", fits=fits)
    assert table.over is fits  # a tie keeps the word
    assert table.scores == ((6, 0) if fits else (0, 0))
    assert table.winners == ((0,) if fits else ())
    assert table.on_turn == ((0, "over") if fits else (1, "drawing"))


def test_T12_a_word_that_the_glass_cut_off_wins_as_well():
    table = Table()
    table.cut(SIX)
    assert table.on_turn == (0, "winning")
    table.wait(10)
    assert table.winners == (0,)


def test_T12_the_time_to_challenge_begins_when_the_word_ends():
    table = Table()
    table.begin()
    table.spell(SIX)
    table.wait(20)
    assert not table.over
    table.ok(0, "done")
    table.wait(9.999)
    assert not table.over
    table.wait(0.001)
    assert table.over


def test_T12_five_letters_are_not_enough():
    table = Table()
    table.give(SIX[:15])
    assert (table.scores, table.on_turn) == ((5, 0), (1, "drawing"))


def test_T12_letters_of_both_teams_are_counted_apart():
    table = Table(first=1)
    table.give(SIX[:15])
    table.give("BBBCCC")
    assert (table.scores, table.taken(0), table.taken(1)) == ((2, 5), "BC", "LNRST")
    table.give("DDD")
    table.ok(0, "accept")
    assert (table.winners, table.scores) == ((1,), (2, 6))


@pytest.mark.parametrize("to_win", [6, 7, 8])
def test_T12_how_many_win_is_the_tables_choice(to_win: int):
    table, letters = Table(to_win=to_win), "TSRNLDCB"
    for number in range(1, to_win):
        table.give(letters[number - 1] * 3)
        table.give("AEIOU" + "A" * number)
        assert (table.scores, table.on_turn) == ((number, 0), (0, "drawing"))
    table.give(letters[to_win - 1] * 3)
    assert table.on_turn == (0, "winning")


@pytest.mark.parametrize("option", [{"to_win": 5}, {"to_win": 9}, {"glass": 0}, {"fair_start": "yes"}])
def test_T12_other_numbers_are_refused(option: dict[str, object]):
    rules = TUG.rules("standard", option)
    assert isinstance(rules, Refusal)
    assert rules.code == "bad_option"


def test_T12_the_seconds_to_challenge_are_the_tables_choice():
    table = winning(challenge=3)
    table.wait(2.999)
    assert not table.over
    table.wait(0.001)
    assert table.over
