"""G8, G9: a piece that lies in a cell is put where it belongs."""

from functools import cache

import msgspec
import pytest

from lettrine.core import engine
from lettrine.core.game import Refusal
from lettrine.games.glyphs import GLYPHS
from lettrine.games.glyphs.actions import Position
from lettrine.games.glyphs.edition import Edition
from tests.games.glyphs.letters import DRAWN, MADE_OF, exact
from tests.games.glyphs.table import Table

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"


@cache
def lying(letter: str, piece: str) -> engine.Step:
    """A table at which one piece of a letter lies in cell 1 of seat 1."""
    table = Table("OOO", letter + "OO", language="de")
    table.lay(0, 1, 1, piece)
    return table.match.here


def answer(letter: str, piece: str, x: float, y: float, angle: float) -> bool:
    """What the owner of a letter says when one piece of it is positioned so."""
    done = engine.step(GLYPHS, lying(letter, piece), None, 0, Position(1, 1, piece, x, y, angle), 0)
    assert not isinstance(done, Refusal), done
    return done.events[0].exact


def exact_for(piece: str, x: float, y: float, angle: float) -> str:
    """The letters in which this piece may lie so."""
    return "".join(z for z in LETTERS if MADE_OF[z][piece] and answer(z, piece, x, y, angle))


def test_G8_the_sheets_example_an_I_slanted_as_in_A():
    assert exact_for("I", 0.37, 0.478, 19) == "AVWÄ"
    for letter in "LEFHKMRT":  # those that the sheet names as wrong
        assert not answer(letter, "I", 0.37, 0.478, 19)


def test_G8_the_sheets_remark_a_low_level_i():
    assert exact_for("i", 0.5, 0.9, 90) == "AELZÄ"


@pytest.mark.parametrize("letter", LETTERS)
def test_G8_every_piece_is_exact_where_the_letter_has_it(letter):
    table = Table("OOO", letter + "OO", language="de")
    table.lay_word(0, 1, letter)
    for stroke in DRAWN[letter]:
        assert table.position(0, 1, 1, *stroke)
    assert table.turn == 0
    assert table.cell(1, 1)[0] == ""


@pytest.mark.parametrize(
    ("letter", "stroke"), [(letter, stroke) for letter in LETTERS for stroke in DRAWN[letter]], ids=str
)
def test_G8_nobody_quibbles_over_a_little(letter, stroke):
    """A small shift or turn is not wrong, nor is a half turn of a straight piece."""
    piece, x, y, angle = stroke
    nudged = [(x + 0.02, y + 0.02, angle + 4), (x - 0.02, y - 0.02, angle - 4)]
    turned = [(x, y, angle - 180)] if piece in "Ii" and angle > 0 else []
    for placed in nudged + turned:
        assert answer(letter, piece, *[max(0, v) for v in placed[:2]], placed[2])


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("piece", "IiCu")
def test_G8_all_else_is_judged_by_class(letter, piece):
    if not MADE_OF[letter][piece]:
        return
    for x in (0.2, 0.5, 0.8):
        for y in (0.1, 0.3, 0.45, 0.7, 0.9):
            for angle in (0, 14, 40, 90, 140, 166, 180, 270, -90, -19, -48, 360, -360):
                assert answer(letter, piece, x, y, angle) is exact(letter, piece, x, y, angle), (x, y, angle)


@pytest.mark.parametrize(
    ("letter", "piece", "angles", "wrong"),
    [
        ("I", "I", (0, 7, -7, 173, 187), (8, -8, 90)),  # upright: half the way to the 14.5° of W
        ("V", "I", (8, 24, -8, -24), (7, 25, -7, -25)),  # a slight slant: 14.5° to 19° in A, V and W
        ("Z", "I", (25, 60, 89, 210), (24, 90, 91, -30)),  # 30°; no I lies level, but it must lean to its side
        ("W", "i", (15, 30, 48, 69, -15, -69), (14, 70, -14, -70)),  # 30° to 48° in K, M, Q, R, W, X and Y
        ("U", "i", (0, 14, -14), (15, -15, 90)),
        ("T", "i", (90, 70, 110, -90), (69, -69, 0)),  # level: half the way to 48°
    ],
)
def test_G8_how_a_straight_piece_stands(letter, piece, angles, wrong):
    x, y = next((x, y) for kind, x, y, _ in DRAWN[letter] if kind == piece)
    assert all(answer(letter, piece, x, y, angle) for angle in angles)
    assert not any(answer(letter, piece, x, y, angle) for angle in wrong)


@pytest.mark.parametrize(
    ("letter", "piece", "angle", "heights", "wrong"),
    [
        ("F", "i", 90, (0, 0.32, 0.33, 0.58), (0.6, 1)),
        ("L", "i", 90, (0.6, 1), (0.58, 0)),
        ("T", "i", 90, (0, 0.32), (0.33, 1)),
        ("H", "i", 90, (0.33, 0.58), (0.32, 0.6)),
        ("G", "i", 0, (0.6, 1), (0.4, 0)),
        ("R", "i", -38, (0.6, 1), (0.4, 0)),
        ("P", "u", -90, (0, 0.44), (0.46, 1)),
        ("Z", "I", 30, (0, 0.5, 1), ()),
        ("V", "I", 19, (0, 0.5, 1), ()),
        ("C", "C", 0, (0, 0.5, 1), ()),
    ],
)
def test_G8_heights_that_matter_and_those_that_do_not(letter, piece, angle, heights, wrong):
    assert all(answer(letter, piece, 0.5, y, angle) for y in heights)
    assert not any(answer(letter, piece, 0.5, y, angle) for y in wrong)


@pytest.mark.parametrize(
    ("letter", "places", "wrong"),
    [("L", (0, 0.3), (0.5, 0.7)), ("T", (0.5,), (0.3, 0.7)), ("H", (0.3, 0.7), (0.5,)), ("N", (0.3, 0.7), (0.5,))],
)
def test_G8_an_upright_I_stands_left_in_the_middle_or_right(letter, places, wrong):
    assert all(answer(letter, "I", x, 0.5, 0) for x in places)
    assert not any(answer(letter, "I", x, 0.5, 0) for x in wrong)


@pytest.mark.parametrize(
    ("letter", "piece", "angles"), [("C", "C", (0, 40, -40)), ("D", "C", (180, -180, 150)), ("U", "u", (0, 30, -30))]
)
def test_G8_an_arc_is_judged_by_the_side_that_it_opens_to(letter, piece, angles):
    x, y = next((x, y) for kind, x, y, _ in DRAWN[letter] if kind == piece)
    assert all(answer(letter, piece, x, y, angle) for angle in angles)
    assert not any(answer(letter, piece, x, y, angles[0] + turn) for turn in (90, 180, -90))


def test_G8_a_table_stored_before_the_ruling_keeps_its_fixed_limits():
    rules = GLYPHS.rules("standard", {})
    stored = {name: value for name, value in msgspec.to_builtins(rules).items() if name != "tolerance"}
    assert (rules.tolerance, msgspec.convert(stored, Edition).tolerance) == ("middle", "fixed")
    answers = []
    for tolerance in ("middle", "fixed"):
        table = Table("TEMPS", "WOTEL", tolerance=tolerance)
        table.lay(0, 1, 1, "i")
        answers.append(table.position(0, 1, 1, "i", 0.4, 0.727, 20))
    assert answers == [True, False]


def test_G9_of_what_was_tried_in_vain_the_last_hundred_stay_in_sight():
    """So that frames and `lettrine replay --as` do not grow with the square of a game's length."""
    table = Table("TEMPS", "HOTEL", clock=10)
    table.lay(0, 1, 1, "I")
    heights = [times / 101 for times in range(101)]
    for y in heights:
        assert not table.position(0, 1, 1, "I", 0.5, y, 45)
        table.wait(10)
    assert [put.y for put in table.view().boards[1].cells[0].wrong] == heights[1:]


@pytest.mark.parametrize("word", ["HOTEL", "AOTEL"])
def test_G8_positioning_tells_letters_of_the_same_pieces_apart(word):
    table = Table("TEMPS", word)
    table.lay_word(0, 1, word[0])
    assert table.position(0, 1, 1, "I", 0.3, 0.5, 0) is (word[0] == "H")


def test_G8_a_stroke_that_a_positioned_piece_has_taken_is_taken():
    table = Table("TEMPS", "AOTEL")
    table.lay(0, 1, 1, "II")
    assert table.position(0, 1, 1, "I", 0.37, 0.478, 19)
    assert not table.position(0, 1, 1, "I", 0.37, 0.478, 19)


def test_G8_only_a_piece_that_lies_in_the_cell_unpositioned():
    table = Table("TEMPS", "HOTEL", "LOUPE")
    where = {"of": 1, "cell": 1, "piece": "I", "x": 0.3, "y": 0.5, "angle": 0}
    assert table.no(0, "position", **where) == "no_such_piece"  # nothing lies anywhere
    table.lay(0, 1, 1, "I")
    assert table.no(0, "position", **{**where, "cell": 2}) == "no_such_piece"
    assert table.no(0, "position", **{**where, "piece": "i"}) == "no_such_piece"
    assert table.no(0, "position", **{**where, "of": 2}) == "no_such_piece"
    assert table.no(0, "position", **{**where, "of": 0}) == "not_an_opponent"
    assert table.no(0, "position", **{**where, "of": 3}) == "no_such_seat"
    for nowhere in (0, 6, -1):
        assert table.no(0, "position", **{**where, "cell": nowhere}) == "no_such_cell"
    assert table.no(2, "position", **where) == "not_your_turn"
    table.ok(0, "position", **where)
    assert table.no(0, "position", **where) == "no_such_piece"  # it has been positioned
    table.miss(0, 1, 1, "C")
    table.miss(1, 0, 1, "C")
    assert table.no(2, "position", **{**where, "piece": "C"}) == "no_such_piece"  # below the cell is not in it


def test_G8_whether_one_may_position_depends_on_what_lies_in_public_only():
    """Every piece in every cell, of words that look alike so far: the same refusals."""

    def refusals(word):
        table = Table("TEMPS", word)
        table.lay(0, 1, 1, "Ii")
        said = []
        for cell in range(1, 6):
            for piece in "IiCu":
                done = table.say(0, "position", of=1, cell=cell, piece=piece, x=0.5, y=0.5, angle=45)
                said.append(done.code if isinstance(done, Refusal) else "taken")
                if not isinstance(done, Refusal) and not done.events[0].exact:
                    table.miss(1, 0, 1, "C")
        return said

    assert refusals("HOTEL") == refusals("LOUPE") == refusals("TAXIS")


@pytest.mark.parametrize(
    "wild", [{"x": float("nan")}, {"y": float("nan")}, {"angle": float("nan")}, {"angle": float("inf")}, {"x": 1.1}]
)
def test_G8_a_position_is_a_place_in_the_cell(wild):
    table = Table("TEMPS", "HOTEL")
    table.lay(0, 1, 1, "I")
    done = table.match.act(0, Position(**{"of": 1, "cell": 1, "piece": "I", "x": 0.5, "y": 0.5, "angle": 0, **wild}))
    assert isinstance(done, Refusal)
    assert done.code == "unreadable"


def test_G9_exact_scores_nothing_stays_as_positioned_and_the_player_goes_on():
    table = Table("TEMPS", "HOTEL")
    table.lay(0, 1, 1, "Ii")
    assert table.position(0, 1, 1, "I", 0.31, 0.5, 3)
    assert (table.scores, table.turn) == ((2, 0), 0)
    for viewer in (0, 1, None):
        cell = table.view(viewer).boards[1].cells[0]
        assert [(p.piece, p.x, p.y, p.angle) for p in cell.placed] == [("I", 0.31, 0.5, 3)]
        assert cell.loose == ("i",)
    assert table.duties == {"propose": (0,)}


def test_G9_wrong_scores_nothing_the_turn_passes_and_the_piece_lies_unpositioned_again():
    table = Table("TEMPS", "HOTEL", "LOUPE")
    table.lay(0, 1, 1, "I")
    assert not table.position(0, 1, 1, "I", 0.37, 0.478, 19)
    assert (table.scores, table.turn) == ((1, 0, 0), 1)
    assert table.cell(1, 1) == ("I", "", "")
    table.miss(1, 0, 1, "C")
    assert table.position(2, 1, 1, "I", 0.3, 0.5, 0)  # anybody may try again
    assert (table.scores, table.turn) == ((1, 1, 0), 2)


def test_G9_a_positioned_piece_still_counts_as_found():
    table = Table("TEMPS", "HOTEL")
    table.lay(0, 1, 1, "II")
    table.position(0, 1, 1, "I", 0.3, 0.5, 0)
    assert table.reserve["I"] == 50
    table.miss(0, 1, 1, "I")
