"""G1, G2: the pieces and the drawings of the letters. What the letters are built of is tested with the sheet."""

from lettrine.games.glyphs import GLYPHS
from lettrine.games.pieces.alphabet import LETTERS
from tests.games.glyphs.letters import DRAWN, pieces


def test_G1_the_box():
    assert GLYPHS.rules("standard", {}).box == {"I": 52, "i": 52, "C": 20, "u": 24}


def test_G2_a_drawing_shows_the_pieces_of_its_letter_and_stays_in_its_cell():
    for letter, strokes in DRAWN.items():
        assert sorted(stroke[0] for stroke in strokes) == sorted(pieces(letter))
        assert all(0 <= x <= 1 and 0 <= y <= 1 for _, x, y, _ in strokes)


def test_G2_no_two_letters_are_drawn_alike():
    assert len({str(sorted(strokes)) for strokes in DRAWN.values()}) == len(DRAWN)


def test_G2_an_O_is_made_of_two_big_arcs_and_never_of_small_ones():
    assert pieces("O") == "CC"


def test_G2_what_the_sheet_does_not_tell_is_marked():
    assert {letter for letter, drawing in LETTERS.items() if not drawing.sure} == set("GJQYÄÖÜ")
