"""G10–G12: naming the word."""

import pytest

from tests.games.glyphs.table import Table


def test_G10_anyone_names_a_word_at_any_moment():
    table = Table("LOUPE", "TEMPS", "FLOUS")
    assert table.rights("name") == (0, 1, 2)
    table.name(2, 1, "TEMPE")  # out of turn
    table.lay(0, 1, 1, "I")
    table.name(1, 2, "FLOUE")
    table.name(0, 1, "TEMPE")  # on turn
    assert table.turn == 0


def test_G10_only_an_opponents_word_can_be_named():
    table = Table("LOUPE", "TEMPS", "FLOUS")
    assert table.no(0, "name", of=0, word="LOUPE") == "not_an_opponent"
    assert table.no(0, "name", of=3, word="LOUPE") == "no_such_seat"
    assert table.no(0, "name", of=-1, word="LOUPE") == "no_such_seat"
    assert table.no(9, "name", of=1, word="LOUPE") == "no_such_seat"


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("LOUP", "too_short"),
        ("LOUPES", "too_long"),
        ("LOU-P", "hyphen"),
        ("L'OUP", "apostrophe"),
        ("LOUP4", "not_letters"),
        ("", "no_word"),
    ],
)
def test_G10_what_cannot_be_the_word_is_refused_and_costs_nothing(word, code):
    table = Table("LOUPE", "TEMPS")
    assert table.no(0, "name", of=1, word=word) == code
    assert table.scores == (0, 0)


def test_G11_right_scores_the_missing_pieces_and_five():
    table = Table("LOUPE", "TEMPS")
    done = table.name(1, 0, "LOUPE")  # L2 O2 U3 P2 E4
    assert (done.right, done.points) == (True, 13 + 5)
    assert table.scores == (0, 18)


def test_G11_the_sheets_example_sixteen_pieces_with_twelve_lying_give_nine():
    table = Table("LOUPE", "TEMPE", "FLOUS")  # T2 E4 M4 P2 E4
    table.lay_word(0, 1, "TEMPE", pieces=12)
    assert table.name(2, 1, "TEMPE").points == 9
    assert table.scores == (12, 0, 9)


def test_G11_pieces_below_a_cell_and_positioned_ones_count_as_they_should():
    table = Table("LOUPE", "TEMPS")  # T2 E4 M4 P2 S2
    table.lay(0, 1, 1, "Ii")
    table.position(0, 1, 1, "I", 0.5, 0.5, 0)
    table.miss(0, 1, 2, "C")
    assert table.name(1, 0, "LOUPE").points == 18
    assert table.name(0, 1, "TEMPS").points == 12 + 5


def test_G11_the_word_is_shown_and_its_pieces_go_back():
    table = Table("LOUPE", "TEMPS", "FLOUS")
    table.lay(0, 1, 1, "Ii")
    table.miss(0, 1, 1, "C")
    done = table.name(2, 1, "TEMPS")
    for viewer in (0, 1, 2, None):
        assert table.told(done, viewer).word == "TEMPS"
        board = table.view(viewer).boards[1]
        assert (board.hidden, board.word, board.past) == (False, None, ("TEMPS",))
    assert table.cell(1, 1) == ("", "", "")
    assert table.reserve == {"I": 52, "i": 52, "C": 20, "u": 24}


def test_G11_play_goes_on_with_the_player_whose_turn_it_was():
    table = Table("LOUPE", "TEMPS", "FLOUS")
    table.name(2, 1, "TEMPS")
    assert table.turn == 0
    table.ok(1, "hide", word="MEMES")
    assert table.turn == 0
    table.name(0, 2, "FLOUS")
    assert table.turn == 0
    table.miss(0, 1, 5, "C")
    assert table.turn == 1


def test_G11_until_another_word_is_hidden_nobody_can_ask_that_owner():
    table = Table("LOUPE", "TEMPS", "FLOUS")
    table.lay(0, 1, 1, "I")
    table.name(2, 1, "TEMPS")
    assert table.duties == {"propose": (0,), "hide": (1,)}
    assert table.no(0, "propose", of=1, cell=1, piece="I") == "nothing_hidden"
    for seat in (0, 2):
        assert table.no(seat, "name", of=1, word="TEMPS") == "nothing_hidden"
    table.lay(0, 2, 1, "I")  # the others can be asked
    assert table.no(0, "position", of=1, cell=1, piece="I", x=0.5, y=0.5, angle=0) == "nothing_hidden"
    assert table.no(0, "hide", word="MEMES") == "already_hidden"
    assert table.no(1, "hide", word="MEME") == "too_short"
    table.ok(1, "hide", word="MEMES")
    table.lay(0, 1, 1, "II")


def test_G11_who_is_asked_is_looked_at_first_though_nobody_can_be_asked():
    table = Table("LOUPE", "TEMPS")
    assert table.no(0, "position", of=0, cell=1, piece="I", x=0.5, y=0.5, angle=0) == "not_an_opponent"
    table.name(0, 1, "TEMPS")
    for do, fields in (("propose", {"cell": 1, "piece": "I"}), ("name", {"word": "TEMPS"})):
        assert table.no(0, do, of=0, **fields) == "not_an_opponent"
        assert table.no(0, do, of=2, **fields) == "no_such_seat"
        assert table.no(0, do, of=1, **fields) == "nothing_hidden"


def test_G11_the_owner_may_go_on_asking_before_hiding_another_word():
    table = Table("LOUPE", "TEMPS", "FLOUS", first=1)
    table.name(0, 1, "TEMPS")
    assert table.duties == {"propose": (1,), "hide": (1,)}
    table.lay(1, 0, 1, "I")
    table.name(1, 0, "LOUPE")
    assert table.scores[1] == 1 + 12 + 5


def test_G11_with_two_seats_play_waits_for_the_new_word():
    table = Table("LOUPE", "TEMPS")
    table.name(0, 1, "TEMPS")
    assert table.turn == 0
    assert table.duties == {"hide": (1,)}
    assert table.no(0, "propose", of=1, cell=1, piece="I") == "nothing_hidden"
    assert table.no(0, "name", of=1, word="TEMPS") == "nothing_hidden"
    assert table.no(1, "propose", of=0, cell=1, piece="I") == "not_your_turn"
    assert table.rights("name") == (1,)
    table.ok(1, "hide", word="MEMES")
    assert (table.turn, table.duties) == (0, {"propose": (0,)})


def test_G11_play_waits_when_all_the_others_are_to_hide():
    table = Table("LOUPE", "TEMPS", "FLOUS", goal=1000)
    table.name(0, 1, "TEMPS")
    table.name(0, 2, "FLOUS")
    assert table.duties == {"hide": (1, 2)}
    table.ok(2, "hide", word="MEMES")
    assert table.duties == {"propose": (0,), "hide": (1,)}


def test_G11_both_may_be_to_hide():
    table = Table("LOUPE", "TEMPS")
    table.name(0, 1, "TEMPS")
    table.name(1, 0, "LOUPE")
    assert (table.turn, table.duties) == (0, {"hide": (0, 1)})
    assert table.no(0, "name", of=1, word="TEMPS") == "nothing_hidden"
    table.ok(0, "hide", word="MEMES")
    assert (table.turn, table.duties) == (0, {"hide": (1,)})
    table.ok(1, "hide", word="FLOUS")
    assert (table.turn, table.duties) == (0, {"propose": (0,)})


def test_G11_a_word_may_be_hidden_again():
    table = Table("LOUPE", "TEMPS")
    table.name(0, 1, "TEMPS")
    table.ok(1, "hide", word="TEMPS")
    assert table.name(0, 1, "TEMPS").points == 19


def test_G12_the_sheets_example_fourteen_missing_cost_fourteen():
    table = Table("LOUPE", "TEMPE")
    done = table.name(0, 1, "TEMPS")  # T2 E4 M4 P2 S2
    assert (done.right, done.points) == (False, -14)
    assert table.scores == (-14, 0)


def test_G12_what_lies_there_counts_cell_by_cell():
    table = Table("LOUPE", "TEMPE", first=1)
    table.lay(1, 0, 5, "Iiii")  # the E of LOUPE
    table.lay(1, 0, 3, "iiu")  # its U
    table.miss(1, 0, 1, "C")
    # LOTUS: L2, O2, T1 (its i lies there), U3, S2. What lies in cell 3 and 5 too many is no help elsewhere.
    assert table.name(1, 0, "LOTUS").points == -(2 + 2 + 1 + 3 + 2)
    # SOUPE: S2 O2 U0 P2 E0
    assert table.name(1, 0, "SOUPE").points == -6
    # CIUIL: the C below cell 1 does not lie in it, the I and an i of cell 5 do.
    assert table.name(1, 0, "CIUIL").points == -3


def test_G12_a_wrong_word_with_nothing_missing_costs_nothing():
    table = Table("LOUPE", "HOTEL")
    table.lay_word(0, 1, "HOTEL")
    done = table.name(0, 1, "AOTEL")
    assert (done.right, done.points) == (False, 0)
    assert table.scores == (13, 0)


def test_G12_the_right_word_is_not_revealed_and_everything_stays():
    table = Table("LOUPE", "TEMPE", "FLOUS")
    table.lay(0, 1, 1, "I")
    before = table.view(0).boards
    done = table.name(2, 1, "TEMPS")
    assert "TEMPE" not in str(table.told(done, 0)) + str(table.told(done, 2))
    assert table.view(0).boards == before
    assert (table.turn, table.duties) == (0, {"propose": (0,)})
    table.name(0, 1, "TEMPS")
    assert (table.turn, table.duties) == (0, {"propose": (0,)})


def test_G12_a_word_that_no_dictionary_has_is_wrong_like_any_other(french):
    table = Table("LOUPE", "TEMPE", words=french, language="fr")
    assert table.name(0, 1, "QQQQQ").points == -15
