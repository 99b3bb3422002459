"""What the edition of 1981 has that the standard one has not."""

import pytest

from lettrine.core.editions import ChoiceOption, off_sheet, options_of
from lettrine.core.game import Refusal
from lettrine.games.glyphs import GLYPHS
from tests.games.glyphs.table import Table

APART = {"id", "length", "agreed", "house"}
"""What is different in the edition of 1981."""


def test_G3_in_1981_a_word_has_six_letters_in_six_cells():
    table = Table(edition="1981", seats=2)
    assert table.no(0, "hide", word="HOUSE") == "too_short"
    table.ok(0, "hide", word="OXYGEN")
    table.ok(1, "hide", word="BUTTER")
    assert [len(board.cells) for board in table.view().boards] == [6, 6]
    table.propose(0, of=1, cell=6, piece="I")
    assert table.no(table.view().turn, "propose", of=1 - table.view().turn, cell=7, piece="I") == "no_such_cell"


def test_G15_in_1981_the_table_may_agree_on_five_and_plays_no_house_rules():
    rules = GLYPHS.rules("1981", {"length": 5})
    assert not isinstance(rules, Refusal)
    assert (rules.length, rules.house, off_sheet(rules)) == (5, ("length",), ())
    assert off_sheet(GLYPHS.rules("standard", {"length": 6})) == ("length",)


@pytest.mark.parametrize("length", [3, 4])
def test_G15_in_1981_no_other_length_is_agreed_on(length: int):
    refusal = GLYPHS.rules("1981", {"length": length})
    assert isinstance(refusal, Refusal)
    assert refusal.code == "bad_option"
    assert not isinstance(GLYPHS.rules("standard", {"length": length}), Refusal)


def test_G15_in_1981_the_choice_offered_is_of_five_or_six():
    offered = [option for option in options_of(GLYPHS.rules("1981", {})) if option.name == "length"]
    assert offered == [ChoiceOption("length", False, 6, (5, 6))]


def test_what_an_edition_leaves_to_the_table_is_no_option_itself():
    refusal = GLYPHS.rules("1981", {"agreed": {}})
    assert isinstance(refusal, Refusal)
    assert refusal.code == "unknown_option"


def test_the_edition_of_1981_is_otherwise_the_standard_one():
    standard, original = GLYPHS.rules("standard", {}), GLYPHS.rules("1981", {})
    different = {name for name in original.__struct_fields__ if getattr(standard, name) != getattr(original, name)}
    assert different <= APART
