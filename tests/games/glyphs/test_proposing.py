"""G3–G7: who sits down, and how pieces are proposed."""

import msgspec
import pytest

from lettrine.core.game import Refusal
from lettrine.games.glyphs import GLYPHS
from tests.games.game_table import seated
from tests.games.glyphs.letters import pieces
from tests.games.glyphs.table import Table


def test_G3_two_to_four_seats():
    assert [seated(GLYPHS, seats) for seats in range(1, 6)] == ["wrong_seats", None, None, None, "wrong_seats"]


def test_G3_whoever_starts_sits_at_the_table():
    assert seated(GLYPHS, 3, first=2) is None
    assert seated(GLYPHS, 3, first=3) == "no_such_seat"


def test_G3_each_hides_a_word_of_five_letters_before_anybody_plays():
    table = Table(seats=2)
    assert table.duties == {"hide": (0, 1)}
    assert table.no(0, "hide", word="LOUP") == "too_short"
    assert table.no(0, "hide", word="LOUPES") == "too_long"
    assert table.no(0, "propose", of=1, cell=1, piece="I") == "not_open"
    table.ok(1, "hide", word="LOUPE")
    assert table.no(1, "hide", word="TEMPS") == "already_hidden"
    assert table.no(0, "name", of=1, word="LOUPE") == "not_open"
    assert (table.turn, table.duties) == (None, {"hide": (0,)})
    table.ok(0, "hide", word="TEMPS")
    assert (table.turn, table.duties) == (0, {"propose": (0,)})


def test_G3_the_record_says_who_starts():
    assert Table("LOUPE", "TEMPS", "FLOUS", first=2).turn == 2


def test_G3_scores_start_at_nought_and_may_go_below():
    table = Table("LOUPE", "TEMPS")
    assert table.scores == (0, 0)
    table.name(0, 1, "FLOUS")
    assert table.scores == (-12, 0)


def test_G3_only_the_owner_sees_the_word():
    table = Table("LOUPE", "TEMPS", seats=3)
    assert [table.view(seat).boards[1].word for seat in (0, 1, 2, None)] == [None, "TEMPS", None, None]
    assert [table.view().boards[seat].hidden for seat in range(3)] == [True, True, False]
    hid = table.ok(2, "hide", word="FLOUS")[0]
    assert [table.told(hid, seat).word for seat in (0, 1, 2, None)] == [None, None, "FLOUS", None]


def test_G4_a_proposal_names_an_opponent_a_cell_and_a_piece():
    table = Table("LOUPE", "TEMPS", "FLOUS")
    assert table.no(0, "propose", of=0, cell=1, piece="I") == "not_an_opponent"
    for nobody in (3, -1, 99):
        assert table.no(0, "propose", of=nobody, cell=1, piece="I") == "no_such_seat"
    for nowhere in (0, 6, -1, 99):
        assert table.no(0, "propose", of=1, cell=nowhere, piece="I") == "no_such_cell"
    for nothing in ("c", "U", "", "II", "A"):
        with pytest.raises(msgspec.ValidationError):
            table.say(0, "propose", of=1, cell=1, piece=nothing)


def test_G4_only_the_player_on_turn_proposes():
    table = Table("LOUPE", "TEMPS", "FLOUS")
    assert table.no(1, "propose", of=0, cell=1, piece="I") == "not_your_turn"
    assert table.no(2, "propose", of=0, cell=1, piece="I") == "not_your_turn"
    assert table.no(3, "propose", of=0, cell=1, piece="I") == "no_such_seat"


@pytest.mark.parametrize("letter", "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ")
@pytest.mark.parametrize("piece", "IiCu")
def test_G4_yes_as_long_as_the_piece_is_still_missing_from_the_letter(letter, piece):
    table = Table("OOO", letter + "OO", language="de")
    for _ in range(pieces(letter).count(piece)):
        assert table.propose(0, 1, 1, piece).fits
    assert not table.propose(0, 1, 1, piece).fits


def test_G5_yes_lays_the_piece_in_the_cell_for_all_to_see_scores_one_and_goes_on():
    table = Table("LOUPE", "TEMPS", "FLOUS")
    done = table.propose(0, 1, 2, "i")
    assert (done.fits, done.points) == (True, 1)
    assert (table.scores, table.turn) == ((1, 0, 0), 0)
    for viewer in (0, 1, 2, None):
        assert table.view(viewer).boards[1].cells[1].loose == ("i",)
        assert table.told(done, viewer) == done
    table.lay(0, 2, 3, "C")  # another opponent
    table.lay(0, 1, 2, "i")  # and the first again
    assert (table.scores, table.turn) == ((3, 0, 0), 0)
    assert table.cell(1, 2) == ("ii", "", "")


def test_G6_a_miss_lies_below_the_cell_for_all_to_see_and_the_turn_passes_to_the_left():
    table = Table("LOUPE", "TEMPS", "FLOUS", first=1)
    for seat, of in ((1, 2), (2, 0), (0, 1)):
        assert table.turn == seat
        table.miss(seat, of, 5, "C")
        for viewer in (0, 1, 2, None):
            assert table.view(viewer).boards[of].cells[4].below == ("C",)
    assert table.turn == 1


def test_G6_a_piece_that_is_no_longer_needed_is_a_miss():
    table = Table("LOUPE", "TEMPS")
    table.lay(0, 1, 1, "I")
    table.miss(0, 1, 1, "I")
    assert table.cell(1, 1) == ("I", "", "I")


@pytest.mark.parametrize(("options", "scores"), [({}, (1, 0)), ({"miss_point": "asker"}, (1, 0))])
def test_G6_the_point_of_the_miss_is_the_askers_unless_the_table_says_otherwise(options, scores):
    table = Table("LOUPE", "TEMPS", **options)
    table.miss(0, 1, 1, "C")
    assert table.scores == scores


def test_G6_the_point_of_the_miss_may_be_the_owners():
    table = Table("LOUPE", "TEMPS", "FLOUS", miss_point="owner")
    table.lay(0, 1, 1, "I")
    table.miss(0, 2, 1, "C")
    assert table.scores == (1, 0, 1)


def test_G6_the_point_of_the_miss_may_be_nobodys():
    table = Table("LOUPE", "TEMPS", miss_point="none")
    table.miss(0, 1, 1, "C")
    assert table.scores == (0, 0)


def test_G6_no_other_point_of_a_miss():
    refusal = GLYPHS.rules("standard", {"miss_point": "everyone"})
    assert isinstance(refusal, Refusal)
    assert refusal.code == "bad_option"


def test_G6_the_sheets_example_from_four_to_seven():
    # Jacques sits in seat 0, Claire to his left in seat 1, Bernadette in seat 2.
    table = Table("TEMPS", "MEMES", "LOUPE")
    table.lay(0, 1, 1, "IIi")
    table.miss(0, 1, 1, "C")
    table.miss(1, 2, 1, "C")
    table.miss(2, 1, 1, "C")
    assert (table.turn, table.scores[0]) == (0, 4)
    table.lay(0, 2, 1, "i")
    assert table.scores[0] == 5
    table.lay(0, 2, 4, "u")
    assert table.scores[0] == 6
    table.miss(0, 2, 3, "I")
    assert (table.turn, table.scores[0]) == (1, 7)


def test_G7_pieces_in_and_below_the_cells_are_out_of_the_reserve():
    table = Table("LOUPE", "TEMPS")
    assert table.reserve == {"I": 52, "i": 52, "C": 20, "u": 24}
    table.lay(0, 1, 1, "Ii")
    table.miss(0, 1, 1, "C")
    assert table.reserve == {"I": 51, "i": 51, "C": 19, "u": 24}
    assert table.cell(1, 1) == ("Ii", "", "C")


def test_G7_a_piece_that_the_reserve_has_run_out_of_is_refused_with_that_reason():
    table = Table("LOUPE", "TEMPS")
    for number in range(20):
        seat = number % 2
        table.miss(seat, 1 - seat, 5, "C")
    assert table.reserve["C"] == 0
    assert (table.turn, table.scores) == (0, (10, 10))
    assert table.no(0, "propose", of=1, cell=1, piece="C") == "out_of_pieces"
    assert table.no(0, "propose", of=1, cell=2, piece="C") == "out_of_pieces"
    table.lay(0, 1, 1, "I")  # the others are still there


def test_G7_a_word_that_is_found_gives_its_pieces_back():
    table = Table("LOUPE", "TEMPS", box={"I": 2, "i": 52, "C": 1, "u": 24})
    table.lay(0, 1, 1, "I")
    table.miss(0, 1, 1, "C")
    table.lay(1, 0, 1, "I")
    assert table.no(1, "propose", of=0, cell=2, piece="C") == "out_of_pieces"
    assert table.no(1, "propose", of=0, cell=4, piece="I") == "out_of_pieces"
    table.name(0, 1, "TEMPS")
    table.ok(1, "hide", word="FLOUS")
    assert table.reserve == {"I": 1, "i": 52, "C": 1, "u": 24}
    table.lay(1, 0, 2, "C")
    table.lay(1, 0, 4, "I")


def test_G7_with_an_empty_reserve_what_is_left_is_to_position_and_to_name():
    table = Table("LOUPE", "TEMPS", box={"I": 1, "i": 1, "C": 1, "u": 1})
    table.lay(0, 1, 1, "Ii")
    table.lay(0, 1, 4, "u")
    table.miss(0, 1, 1, "C")
    assert table.reserve == dict.fromkeys("IiCu", 0)
    assert table.no(1, "propose", of=0, cell=1, piece="I") == "out_of_pieces"
    assert table.no(1, "position", of=0, cell=1, piece="I", x=0.3, y=0.5, angle=0) == "no_such_piece"
    assert table.duties == {"name": (1,)}  # nothing lies on the other board
    table.name(1, 0, "FLOUS")
    assert table.turn == 1  # G12: a wrong word does not end a turn
    table.name(1, 0, "LOUPE")
    table.ok(0, "hide", word="FLOUS")
    assert table.turn == 1


def test_G7_with_an_empty_reserve_a_lying_piece_can_still_be_positioned():
    table = Table("LOUPE", "TEMPS", "FLOUS", box={"I": 1, "i": 1, "C": 1, "u": 1})
    table.lay(0, 2, 1, "Ii")
    table.lay(0, 2, 4, "u")
    table.miss(0, 2, 1, "C")
    assert table.duties == {"position": (1,)}
    assert table.no(1, "propose", of=2, cell=2, piece="I") == "out_of_pieces"
    assert table.position(1, 2, 1, "I", 0.3, 0.5, 0)
    assert table.position(1, 2, 1, "i", 0.5, 0.1, 90)
    assert table.position(1, 2, 4, "u", 0.5, 0.6, 0)
    assert (table.turn, table.duties) == (1, {"name": (1,)})
