"""Words given before (T8), words that are none (T13), and the first word of a game (T14)."""

from lettrine.games.tug.events import TakenBack, WordEnded
from tests.games.tug.table import Table


def test_T8_a_word_given_before_goes_back_and_another_may_be_spelled():
    table = Table()
    table.give("SETS")
    table.begin()
    table.spell("SETS")
    assert table.at("ST") == [0, 0]
    assert table.ok(1, "done") == (TakenBack(1, "SETS", "given"),)
    assert (table.at("ST"), table.on_turn) == ([-2, -1], (1, "spelling"))
    table.spell("SIT")
    table.ok(1, "done")
    assert [given.word for given in table.view().given] == ["SETS", "SIT"]
    assert (table.at("ST"), table.on_turn) == ([-1, 0], (0, "drawing"))


def test_T8_a_capture_goes_back_too():
    table = Table()
    table.give("TT")
    table.give("DOOR")
    table.begin()
    table.spell("TT")
    assert table.taken(0) == "T"
    table.ok(0, "done")
    assert (table.taken(0), table.at("T"), table.scores) == ("", [-2], (0, 0))


def test_T8_hyphens_make_no_other_word_of_it():
    table = Table()
    table.give("CO-OP")
    table.begin()
    table.spell("COOP-")
    assert isinstance(table.ok(1, "done")[0], TakenBack)


def test_T8_the_sand_does_not_wait():
    table = Table()
    table.give("TEA")
    table.begin()
    table.wait(29)
    table.spell("TEA")
    table.ok(1, "done")
    table.spell("C")
    table.wait(1)
    assert (table.at("TC"), table.on_turn) == ([-1, 1], (0, "drawing"))


def test_T8_a_word_that_was_challenged_in_vain_or_not_counts_as_given(english):
    table = Table(words=english)
    table.give("STRAWBERY")
    table.ok(1, "check")
    table.begin()
    table.spell("STRAWBERY")
    assert isinstance(table.ok(1, "done")[0], TakenBack)


def test_T8_a_whole_word_given_before_does_not_count_when_the_glass_runs_out_either():
    table = Table()
    table.give("SETS")
    table.cut("SETS")
    assert (table.at("ST"), table.on_turn) == ([-2, -1], (0, "drawing"))
    assert [given.word for given in table.view().given] == ["SETS"]
    assert table.no(0, "check") == "not_open"


def test_T8_two_words_cut_off_after_the_same_letters_are_two():
    table = Table()
    table.cut("ST")
    table.cut("ST")
    assert table.at("ST") == [0, 0]


def test_T8_a_longer_word_that_begins_like_one_given_before_is_another():
    table = Table()
    table.give("CAT")
    table.give("CATS")
    assert table.at("CTS") == [0, 0, 1]


def test_T13_the_table_takes_whatever_is_spelled(english):
    table = Table(words=english)
    assert table.give("XQZT")[0] == WordEnded(0, "XQZT", cut=False)
    assert (table.at("T"), table.on_turn) == ([-1], (1, "drawing"))
    table.begin()
    assert table.at("T") == [-1]  # nobody has challenged it


def test_T14_the_first_word_of_the_game_moves_three_steps_in_all():
    table = Table(fair_start=True)
    table.begin()
    assert table.view().held == 3
    assert [event.to for event in table.spell("STRANDS")] == [-1, -1, -1, None, None, None, None]
    assert table.view().held == 0
    table.ok(0, "done")
    assert (table.at("STRNDS"), table.view().held) == ([-1, -1, -1, 0, 0, -1], None)
    table.begin()
    assert [event.to for event in table.spell("PLUMP")] == [1, 1, None, 1, 2]


def test_T14_letters_that_do_not_move_are_no_steps():
    table = Table(fair_start=True)
    table.give("AEIOSS")
    assert table.at("S") == [-2]


def test_T14_a_turn_without_a_word_leaves_the_first_word_to_the_others():
    table = Table(fair_start=True)
    table.cut("")
    table.begin()
    assert [event.to for event in table.spell("STRN")] == [1, 1, 1, None]


def test_T14_is_off_by_default():
    table = Table()
    table.begin()
    assert table.view().held is None
    assert [event.to for event in table.spell("STRN")] == [-1, -1, -1, -1]
