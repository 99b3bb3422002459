"""G13 and the other ways to count of G15: who wins, and when."""

import pytest

from lettrine.core.game import Refusal
from lettrine.games.glyphs import GLYPHS
from lettrine.games.glyphs.events import Ended
from tests.games.glyphs.table import Table


def nearly(points: int) -> Table:
    """A table at which seat 0 has exactly so many points, by hits alone."""
    table = Table("LOUPE", "MEMES", "MEMES", "TEMPS")
    table.lay_word(0, 1, "MEMES", pieces=min(points, 17))
    table.lay_word(0, 2, "MEMES", pieces=max(0, points - 17))
    assert table.scores[0] == points
    return table


def test_G13_a_find_by_one_who_had_reached_25_wins():
    table = nearly(25)
    events = table.ok(0, "name", of=3, word="TEMPS")
    assert (table.over, table.winners, table.turn) == (True, (0,), None)
    assert table.scores == (25 + 19, 0, 0, 0)
    assert isinstance(events[-1], Ended)
    assert table.match.open == ()


def test_G13_reaching_25_is_not_enough():
    table = nearly(25)
    assert not table.over
    table.lay(0, 3, 1, "I")
    table.miss(0, 3, 1, "I")
    assert (table.over, table.turn) == (False, 1)


def test_G13_a_find_that_brings_one_to_25_does_not_win_but_the_next_does():
    table = nearly(24)
    table.name(0, 3, "TEMPS")
    assert (table.over, table.scores[0]) == (False, 43)
    table.ok(3, "hide", word="FLOUS")
    table.name(0, 3, "FLOUS")
    assert (table.over, table.winners) == (True, (0,))


def test_G13_a_wrong_word_does_not_win():
    table = nearly(30)
    table.name(0, 3, "TEMPE")
    assert (table.over, table.scores[0]) == (False, 14)


def test_G13_only_the_one_who_finds_must_have_reached_25():
    table = nearly(30)
    table.name(1, 0, "LOUPE")
    assert not table.over


def test_G13_points_that_are_lost_again_do_not_help():
    table = nearly(30)
    table.name(0, 3, "TEMPE")  # 16 missing
    table.name(0, 3, "TEMPS")
    assert (table.over, table.scores[0]) == (False, 14 + 19)


def test_G13_one_may_win_out_of_turn_and_with_fewer_points_than_another():
    table = nearly(25)
    table.miss(0, 3, 1, "C")  # 26
    table.name(1, 2, "MEMES")  # 18 - 8 missing and 5
    assert (table.scores, table.over) == ((26, 15, 0, 0), False)
    table.ok(2, "hide", word="MEMES")
    table.name(1, 2, "MEMES")
    assert (table.scores, table.over) == ((26, 38, 0, 0), False)
    table.miss(1, 3, 1, "C")
    assert table.turn == 2
    table.name(0, 3, "TEMPS")
    assert (table.over, table.winners, table.scores) == (True, (0,), (45, 39, 0, 0))
    table = nearly(25)
    table.miss(0, 3, 1, "C")
    table.ok(1, "name", of=2, word="MEMES")
    table.ok(2, "hide", word="MEMES")
    table.ok(1, "name", of=2, word="MEMES")
    table.ok(2, "hide", word="MEMES")
    table.ok(0, "name", of=1, word="MEMES")
    assert (table.winners, table.scores) == ((0,), (32, 38, 0, 0))


def test_G13_all_words_are_then_shown():
    table = nearly(25)
    table.name(1, 2, "MEMES")  # seat 2 has not hidden another yet
    ended = table.ok(0, "name", of=3, word="TEMPS")[-1]
    for viewer in (0, 1, 2, 3, None):
        assert table.told(ended, viewer).words == ("LOUPE", "MEMES", "", "TEMPS")
        boards = table.view(viewer).boards
        assert [board.word for board in boards] == ["LOUPE", "MEMES", None, None]
        assert [board.past for board in boards] == [(), (), ("MEMES",), ("TEMPS",)]


def test_G13_then_nothing_can_be_done_any_more():
    table = nearly(25)
    table.name(0, 3, "TEMPS")
    assert table.no(3, "hide", word="FLOUS") == "game_over"
    assert table.no(1, "propose", of=0, cell=1, piece="I") == "game_over"
    assert table.no(1, "position", of=0, cell=1, piece="I", x=0.5, y=0.5, angle=0) == "game_over"
    assert table.no(1, "name", of=0, word="LOUPE") == "game_over"


def test_G15_a_find_may_score_the_whole_word_and_no_bonus():
    table = Table("LOUPE", "TEMPE", "FLOUS", scoring="total")
    table.lay_word(0, 1, "TEMPE", pieces=12)
    assert table.name(2, 1, "TEMPE").points == 16
    assert table.scores == (12, 0, 16)


def test_G15_what_a_wrong_word_costs_is_the_same_either_way():
    table = Table("LOUPE", "TEMPE", "FLOUS", scoring="total")
    table.lay(0, 1, 1, "Ii")
    assert table.name(2, 1, "TEMPS").points == -12


def test_G15_the_goal_is_the_same_either_way():
    table = Table("LOUPE", "MEMES", "MEMES", scoring="total")
    table.name(0, 1, "MEMES")
    table.ok(1, "hide", word="MEMES")
    table.name(0, 1, "MEMES")
    assert (table.scores[0], table.over) == (36, False)
    table.name(0, 2, "MEMES")
    assert (table.scores[0], table.winners) == (54, (0,))


@pytest.mark.parametrize("word", ["VIS", "LOUP", "LOUPE", "LOUPES"])
def test_G15_words_of_three_to_six_letters(word):
    length = len(word)
    table = Table(word, word, length=length)
    assert len(table.view().boards[0].cells) == length
    assert table.no(0, "propose", of=1, cell=length + 1, piece="I") == "no_such_cell"
    table.ok(0, "propose", of=1, cell=length, piece="I")
    assert table.no(0, "name", of=1, word=word + "S") == "too_long"
    assert table.name(0, 1, word).right


@pytest.mark.parametrize("length", [2, 7])
def test_G15_no_shorter_and_no_longer_words(length):
    refusal = GLYPHS.rules("standard", {"length": length})
    assert isinstance(refusal, Refusal)
    assert refusal.code == "bad_option"
