"""A turn: card and glass (T4), spelling (T5, T6), captures (T7)."""

import pytest

from lettrine.games.tug.events import GlassTurned, Shuffled, Spelled, Suggested, WordEnded
from tests.games.tug.table import Table


def test_T4_the_captain_draws_and_all_read_the_card():
    table = Table(4, deck=("fruit",))
    assert table.duties == {"draw": (0,)}
    for seat, code in {1: "not_your_turn", 2: "not_captain", 3: "not_your_turn"}.items():
        assert table.no(seat, "draw") == code
    table.ok(0, "draw")
    assert {table.view(seat).category.text for seat in (0, 1, 2, 3, None)} == {"A fruit"}
    assert table.no(0, "draw") == "not_open"


def test_T4_anybody_of_the_other_team_turns_the_glass():
    table = Table(6)
    assert table.no(1, "glass") == "not_open"
    table.ok(0, "draw")
    assert table.duties == {"glass": (1, 3, 5)}
    assert table.no(0, "glass") == table.no(4, "glass") == "other_team"
    assert table.ok(5, "glass") == (GlassTurned(5, 30_000),)
    assert table.no(1, "glass") == "not_open"


def test_T4_after_five_seconds_it_turns_by_itself():
    table = Table()
    table.wait(7)
    table.ok(0, "draw")
    table.wait(4.999)
    assert table.on_turn == (0, "reading")
    assert table.no(0, "spell", letter="T") == "not_open"
    table.wait(0.001)
    assert table.events(GlassTurned) == [GlassTurned(None, 42_000)]
    table.spell("T")


def test_T5_each_letter_on_the_board_moves_one_step_toward_the_team():
    table = Table()
    moved = table.give("CHAT")
    assert isinstance(moved[0], WordEnded)
    assert table.at("CHT") == [-1, -1, -1]
    assert table.at("BDFGKLMNPRSVWY") == [0] * 14
    table.give("CHALK")
    assert table.at("CHTLK") == [0, 0, -1, 1, 1]


def test_T5_as_often_as_it_occurs_and_in_order():
    table = Table()
    table.begin()
    moved = [(event.letter, event.to) for event in table.spell("SETS")]
    assert moved == [("S", -1), ("E", None), ("T", -1), ("S", -2)]


def test_T5_letters_that_are_not_on_the_board_may_be_spelled():
    table = Table(language="fr")
    table.begin()
    assert {event.to for event in table.spell("AEIOUJKWZ")} == {None}
    table = Table(language="de")
    table.begin()
    assert {event.to for event in table.spell("AEIOUJQXY")} == {None}
    assert table.ok(0, "done")[0].word == "AEIOUJQXY"


def test_T5_only_the_captain_spells():
    table = Table(4)
    table.begin()
    for do, fields in (("spell", {"letter": "T"}), ("done", {})):
        assert table.no(2, do, **fields) == "not_captain"
        assert table.no(1, do, **fields) == "not_your_turn"
    table.spell("T")


def test_T5_hyphens_are_skipped():
    table = Table(language="fr")
    table.begin()
    assert table.spell("ARC-EN-CIEL").count(Spelled(0, "-")) == 2
    assert table.view().spelled == "ARC-EN-CIEL"
    assert table.at("RCNL") == [-1, -2, -1, -1]


@pytest.mark.parametrize("hyphen", ["-", "‐", "‑"])
def test_T5_a_hyphen_alone_is_no_word(hyphen: str):
    table = Table()
    table.begin()
    table.spell(hyphen)
    assert table.no(0, "done") == "nothing_spelled"
    assert "done" not in [decision.kind for decision in table.match.open]


@pytest.mark.parametrize(("typed", "spelled"), [("é", "E"), ("ç", "C"), ("c\u0327", "C"), ("Ü", "U"), ("t", "T")])
def test_T5_accents_and_case_fall(typed: str, spelled: str):
    table = Table(language="fr")
    table.begin()
    assert table.ok(0, "spell", letter=typed)[0].letter == spelled


def test_T5_a_letter_that_stands_for_two_is_both():
    table = Table(language="de")
    table.begin()
    assert table.ok(0, "spell", letter="ß") == (Spelled(0, "S", -1), Spelled(0, "S", -2))
    table = Table(language="fr")
    table.begin()
    table.spell("bœuf")
    assert table.view().spelled == "BOEUF"


@pytest.mark.parametrize("sign", ["3", "!", "'", "ST", " ", "Ж", "--"])
def test_T5_what_is_no_letter_is_refused(sign: str):
    table = Table()
    table.begin()
    assert table.no(0, "spell", letter=sign) == "not_letters"


def test_T5_a_word_has_its_limits():
    table = Table()
    table.begin()
    table.spell("E" * 39)
    assert table.no(0, "spell", letter="ß") == "too_long"
    table.spell("E")
    assert table.no(0, "spell", letter="E") == "too_long"
    assert table.no(0, "spell", letter="-") == "too_long"
    table.ok(0, "done")


def test_T5_the_team_agrees_out_of_sight_of_the_others():
    table = Table(4, deck=("fruit",))
    assert table.no(0, "suggest", word="plum") == "not_open"
    table.ok(0, "draw")
    (whispered,) = table.ok(2, "suggest", word=" plum ")  # as soon as the card is read
    assert whispered == Suggested(2, "plum", (0, 2))
    table.ok(3, "glass")
    table.ok(0, "suggest", word="peach")  # a captain, too
    for seat in (0, 2):
        assert [(said.seat, said.word) for said in table.view(seat).suggestions] == [(2, "plum"), (0, "peach")]
        assert table.told(whispered, seat) == whispered
    for seat in (1, 3, None):
        assert table.view(seat).suggestions == ()
        assert table.told(whispered, seat) is None
    assert table.no(1, "suggest", word="plum") == "not_your_turn"
    assert table.no(2, "suggest", word="  ") == "no_word"


def test_T5_what_was_whispered_is_forgotten_with_the_turn():
    table = Table(4)
    table.begin()
    table.ok(2, "suggest", word="plum")
    table.spell("PEAR")
    table.ok(0, "done")
    assert {table.view(seat).suggestions for seat in range(4)} == {()}
    table.begin()
    assert {table.view(seat).suggestions for seat in range(4)} == {()}


def test_T5_what_lies_on_the_pile_is_told_to_nobody():
    table = Table()
    (shuffled,) = table.events(Shuffled)
    assert shuffled.pile == ("Anything",) * 40
    assert {table.told(shuffled, seat) for seat in (0, 1, None)} == {Shuffled(40)}


def test_T6_one_word_a_turn_that_ends_with_done():
    table = Table()
    table.begin()
    assert table.no(0, "done") == "nothing_spelled"
    table.spell("TEA")
    assert table.ok(0, "done")[0] == WordEnded(0, "TEA", cut=False)
    assert table.on_turn == (1, "drawing")
    assert table.no(0, "spell", letter="T") == "not_your_turn"


def test_T6_when_the_glass_has_run_out_letters_moved_so_far_stay():
    table = Table()
    table.begin()
    table.spell("STR")
    table.wait(29.999)
    table.spell("E")
    table.wait(0.001)
    assert table.events(WordEnded) == [WordEnded(0, "STRE", cut=True)]
    assert table.at("STR") == [-1, -1, -1]
    assert table.on_turn == (1, "drawing")


@pytest.mark.parametrize("at", [30_000, 30_001, 500_000])
def test_T6_a_letter_at_the_end_of_the_sand_or_later_is_refused(at: int):
    table = Table()
    table.begin()
    table.spell("S")
    assert table.say(0, "spell", at=at, letter="T").code == "not_your_turn"
    assert table.at("ST") == [-1, 0]


def test_T6_a_team_that_says_nothing_has_had_its_turn():
    table = Table()
    table.cut("")
    assert table.events(WordEnded) == [WordEnded(0, "", cut=True)]
    assert (table.on_turn, table.view().given) == ((1, "drawing"), ())
    assert table.no(1, "check") == table.no(1, "contest") == table.no(1, "accept") == "not_open"


def test_T6_the_glass_of_the_table():
    table = Table(glass=45)
    table.begin()
    table.wait(44.999)
    table.spell("S")
    table.wait(0.001)
    assert table.on_turn == (1, "drawing")


def test_T7_the_third_step_captures():
    table = Table()
    table.give("TT")
    assert (table.at("T"), table.scores) == ([-2], (0, 0))
    table.give("DOOR")
    table.begin()
    assert table.spell("T") == [Spelled(0, "T", -3, taken=True)]
    assert (table.taken(0), table.scores) == ("T", (1, 0))


def test_T7_a_letter_is_pulled_back_and_captured_by_the_other_team():
    table = Table()
    table.give("TT")
    table.give("TTTT")
    assert table.at("T") == [2]
    table.give("A")
    table.give("TO")
    assert (table.at("T"), table.taken(1), table.scores) == ([3], "T", (0, 1))


def test_T7_a_captured_letter_may_be_spelled_and_never_moves_again():
    table = Table()
    table.begin()
    assert [event.to for event in table.spell("TTTTT")] == [-1, -2, -3, None, None]
    table.ok(0, "done")
    table.begin()
    assert [event.to for event in table.spell("TOT")] == [None, None, None]
    assert table.taken(0) == "T"
