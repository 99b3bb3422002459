"""What the editions of 2009 and 2010 have that the standard one has not, each rule by its field."""

import pytest

from lettrine.core.game import Refusal
from lettrine.core.luck import Luck
from lettrine.games.tug import TUG
from lettrine.games.tug.cards import entries, pile
from lettrine.games.tug.events import Checked, Ended, GlassStopped, GlassTurned, TakenBack, WordEnded
from tests.games.tug.table import SIX, Table

EIGHT = SIX + "CCCMMM"
"""Eight letters of three steps each."""


def wrong(table: Table, word: str) -> TakenBack:
    table.give(word)
    return next(event for event in table.ok(table.captain, "check") if isinstance(event, TakenBack))


def test_T12_on_every_board_one_team_gets_as_many_letters_as_win():
    enough = "BCDFGHLMNPR"
    for letters, code in ((enough, None), (enough[1:], "bad_option")):
        refused = TUG.rules("standard", {"letters": {"en": letters}})
        assert (refused.code if isinstance(refused, Refusal) else None) == code
    refused = TUG.rules("2009", {"letters": {"en": enough, "fr": enough + "STVX"}})
    assert isinstance(refused, Refusal)
    assert "15" in refused.detail["reason"]


def test_T4_the_glass_is_turned_as_the_card_is_drawn():
    table = Table(turning=0)
    drawn, turned = table.ok(0, "draw")
    assert turned == GlassTurned(None, 30_000)
    assert (table.on_turn, drawn.turns) == ((0, "spelling"), 0)
    assert table.no(1, "glass") == "not_open"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_T3_the_table_agrees_on_the_easy_or_the_hard_categories(level: str, language: str):
    drawn = pile(language, Luck(1), 0, level)
    assert {entries(language)[each].category.level for each in drawn} == {level}
    assert len(set(drawn)) == len(drawn) >= 100
    assert pile(language, Luck(1), 0) == pile(language, Luck(1), 0, "all")


def test_T3_a_table_of_easy_categories_is_dealt_no_other():
    table = Table(deck=None, level="hard")
    for _ in range(12):
        table.ok(table.captain, "draw")
        assert table.view().category.level == "hard"
        table.ok(table.others[0], "glass")
        table.wait(30)


@pytest.mark.parametrize(
    ("word", "kept", "places"),
    [
        ("STRAWBERY", "STRAWBER", [-1, -1, -2, -1, -1, 0]),  # strawberr…, strawberries
        ("XQZT", "X", [0, 0, 0, 0, 0, 0]),
        ("MOTHXRS", "MOTH", [0, -1, 0, 0, 0, 0]),
    ],
)
def test_T10_the_letters_before_the_first_mistake_stay(word: str, kept: str, places: list[int], english):
    table = Table(words=english, misspelt="keep")
    told = wrong(table, word)
    assert (told.why, told.kept) == ("misspelt", kept)
    assert table.at("STRWBY") == places
    assert table.on_turn == (1, "drawing")


def test_T10_a_hyphen_where_none_belongs_is_the_first_mistake(english):
    table = Table(words=english, misspelt="keep")
    assert wrong(table, "TEA-POT").kept == "TEA"
    assert table.at("TP") == [-1, 0]


def test_T10_captures_before_the_first_mistake_stay_and_may_win(english):
    table = Table(words=english, misspelt="keep", lanes=1)
    table.give("TT")
    table.give("CC")
    assert (table.taken(0), table.taken(1)) == ("T", "C")
    assert wrong(table, "NANNYXX").kept == "NANNY"
    assert (table.taken(0), table.at("Y")) == ("NT", [-1])


def test_T14_a_fair_start_counts_for_what_stays_too(english):
    table = Table(words=english, misspelt="keep", fair_start=True)
    wrong(table, "STRAWBERY")
    assert table.at("STRWBY") == [-1, -1, -1, 0, 0, 0]


def test_T10_letters_voted_out_go_back_all_the_same(english):
    table = Table(words=english, misspelt="keep")
    table.give("STRAWBERY")
    table.ok(1, "contest")
    table.ok(0, "explain")
    table.ok(0, "vote", fits=False)
    table.ok(1, "vote", fits=False)
    assert table.at("STRWBY") == [0] * 6


@pytest.mark.parametrize("word", ["MOTHER-IN-LAW", "MOTHERINLAW", "TEA-POT"])
def test_T9_hyphenated_words_are_not_allowed(word: str, english):
    table = Table(words=english, hyphens=False)
    table.give(word)
    table.ok(1, "check")
    assert table.events(Checked)[0].right is False


def test_T9_not_even_as_names(english):
    table = Table(words=english, hyphens=False, deck=("painter",))
    table.give("TOULOUSE-LAUTREC")
    table.ok(1, "check")
    assert table.events(Checked)[0].right is False


def test_T9_nor_does_a_word_cut_off_begin_like_one(english):
    for hyphens, right in ((True, True), (False, False)):
        table = Table(words=english, hyphens=hyphens)
        table.cut("MERRYGOR")
        table.ok(1, "check")
        assert table.events(Checked)[0].right is right


def test_T4_the_first_letter_stops_the_glass_and_spelling_has_its_own_time():
    table = Table(glass_times="thinking")
    table.begin()
    table.wait(29)
    assert table.ok(0, "spell", letter="T")[-1] == GlassStopped(89_000)
    table.wait(59.999)
    assert [type(event) for event in table.ok(0, "spell", letter="E")] != [GlassStopped]
    table.wait(0.001)
    assert table.events(WordEnded) == [WordEnded(0, "TE", cut=True)]


def test_T4_who_does_not_find_a_word_in_time_has_none():
    table = Table(glass_times="thinking")
    table.begin()
    table.wait(30)
    assert table.events(WordEnded) == [WordEnded(0, "", cut=True)]


def test_T4_a_hyphen_is_no_letter():
    table = Table(glass_times="thinking")
    table.begin()
    table.ok(0, "spell", letter="-")
    table.wait(30)
    assert table.on_turn == (1, "drawing")


def test_T8_a_word_given_before_leaves_the_time_to_spell_as_it_is():
    table = Table(glass_times="thinking", spelling_seconds=20)
    table.give("TEA")
    table.begin()
    table.spell("TEA")
    table.ok(1, "done")
    table.wait(19)
    assert [type(event).__name__ for event in table.ok(1, "spell", letter="S")] == ["Spelled"]
    table.wait(1)
    assert table.on_turn == (0, "drawing")


def test_the_edition_of_2009():
    table = Table(edition="2009")
    rules = table.view().rules
    assert (rules.to_win, rules.turning, rules.misspelt, rules.hyphens) == (8, 0, "keep", False)
    assert len(rules.letters["en"]) == len(rules.letters["fr"]) == len(rules.letters["de"]) == 17
    table.ok(0, "draw")
    table.spell(SIX)
    table.ok(0, "done")
    assert (table.scores, table.on_turn) == ((6, 0), (1, "drawing"))


def test_the_edition_of_2010():
    table = Table(edition="2010", deck=None)
    assert "".join(tile.letter for tile in table.view().tiles) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    table.begin()
    assert table.view().category.level == "easy"
    table.spell("AEIOU" + EIGHT)
    table.ok(0, "done")
    table.wait(10)
    assert table.events(Ended) == [Ended((8, 0), (0,))]
    assert table.at("AEIOU") == [-1] * 5
