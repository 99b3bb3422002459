"""Letters drawn out of their pieces: every letter can be told from every other, and stays in its cell."""

import pytest

from lettrine.cli.terminal.pieces import drawing
from lettrine.games.pieces.alphabet import LETTERS, Stroke

SIZES = [3, 4, 6, 8]


@pytest.mark.parametrize("rows", SIZES)
@pytest.mark.parametrize("letter", LETTERS)
def test_a_letter_fills_its_cell(letter, rows):
    lines = drawing.letter(letter, rows)
    assert [len(line) for line in lines] == [2 * rows] * rows
    inked = drawing.dots(LETTERS[letter].strokes, rows)
    assert all(0 <= x < 4 * rows and 0 <= y < 4 * rows for x, y in inked)
    assert max(y for _, y in inked) - min(y for _, y in inked) >= 2 * rows


@pytest.mark.parametrize("rows", SIZES)
def test_no_two_letters_look_alike(rows):
    assert len({tuple(drawing.letter(letter, rows)) for letter in LETTERS}) == len(LETTERS)


@pytest.mark.parametrize(
    ("stroke", "right", "below"),
    [
        (Stroke("C", 0.5, 0.5, 0), -0.4, 0),  # the belly is on the left, it opens to the right
        (Stroke("C", 0.5, 0.5, -180), 0.4, 0),
        (Stroke("u", 0.5, 0.5, 0), 0, 0.3),
        (Stroke("u", 0.5, 0.5, -90), 0.3, 0),  # the bows of a B
        (Stroke("u", 0.5, 0.5, 90), -0.3, 0),
    ],
)
def test_an_arc_lies_where_it_should(stroke, right, below):
    inked = drawing.dots([stroke], 25)
    belly = {(x, y) for x, y in inked if abs(x - 98 * (0.5 + right)) < 3 and abs(y - 98 * (0.5 + below)) < 3}
    assert belly
    other = {(x, y) for x, y in inked if abs(x - 98 * (0.5 - right)) < 3 and abs(y - 98 * (0.5 - below)) < 3}
    assert not other


def test_a_level_line_is_level():
    level = Stroke("i", 0.27, 0.05, -90)
    assert drawing.dots([level], 8) == {(x, y) for x in range(3, 15) for y in (2, 3)}
    assert drawing.picture([level], 8)[0].strip() == "⢠⣤⣤⣤⣤⣤⡄"


def test_what_sticks_out_of_the_cell_is_cut_off():
    inked = drawing.dots([Stroke("I", 0, 0, 45), Stroke("C", 1, 1, 0)], 6)
    assert inked
    assert all(0 <= x < 24 and 0 <= y < 24 for x, y in inked)


def test_nothing_lies_in_an_empty_cell():
    assert drawing.picture([], 3) == [" " * 6] * 3


def test_a_word_is_drawn_letter_beside_letter():
    assert drawing.word("IL", 80) == [
        "⣀  ⣀",
        "⣿  ⣿",
        "⣿  ⣿",
        "⣿  ⣿",
        "⣿  ⣿",
        "⠉  ⠙⠛⠛⠛⠃",
    ]


def test_a_long_word_goes_on_below():
    lines = drawing.word("ANTICONSTITUTIONNELLEMENT", 60)
    assert len(lines) % drawing.ROWS == 0
    assert len(lines) > 2 * drawing.ROWS
    assert max(map(len, lines)) <= 60
    assert len(drawing.word("MMM", 1)) == 3 * drawing.ROWS  # one that is too narrow for any letter has one a line
