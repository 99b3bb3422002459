"""G17: four words to begin with, drawn by the game, typed, or taken from a text."""

import pytest

from lettrine.core.game import Refusal
from lettrine.games.solitaire import SOLITAIRE
from tests.games.game_table import seated
from tests.games.glyphs.letters import pieces
from tests.games.solitaire.table import Table, setting_up

TEXT = "Il y avait une fois un roi qui aimait tant les chats que la reine elle avait peur pour ses rats roses"


def test_G17_one_seat():
    assert [seated(SOLITAIRE, seats) for seats in (1, 2)] == [None, "wrong_seats"]


@pytest.mark.parametrize("length", [4, 5])
def test_G17_the_game_draws_four_different_common_words(length, french):
    table = Table(words=french, length=length, seed=11)
    assert len(set(table.groups)) == 4
    for word in table.groups:
        assert len(word) == length
        assert french.find(word).zipf >= 3


def test_G17_four_letters_unless_one_wants_it_more_difficult(french):
    assert {len(word) for word in Table(words=french).groups} == {4}
    assert isinstance(SOLITAIRE.rules("standard", {"length": 3}), Refusal)
    assert isinstance(SOLITAIRE.rules("standard", {"length": 6}), Refusal)


def test_G17_the_draw_follows_from_the_seed(german):
    one, again, other = (Table(words=german, language="de", seed=seed).groups for seed in (1, 1, 2))
    assert one == again != other


def test_G17_drawn_words_have_something_in_them(french):
    table = Table(words=french, seed=4)
    table.ok(0, "stop")
    assert all(group.possible for group in table.view().groups)


def test_G17_without_a_lexicon_the_game_draws_letters():
    assert [len(word) for word in Table(language="de").groups] == [4] * 4


def test_G17_the_player_may_type_the_words():
    table = Table("eins", "zwei", "drei", "vier", language="de")
    assert table.groups == ("EINS", "ZWEI", "DREI", "VIER")
    for group in table.view(0).groups:
        shown = "".join(piece * count for piece, count in group.pieces.items())
        assert shown == pieces(group.word)


def test_G17_typed_words_may_have_five_letters():
    assert Table("LOUPE", "TEMPS", "FLOUS", "MEMES").groups == ("LOUPE", "TEMPS", "FLOUS", "MEMES")
    assert Table("LOUPE", "CHAT", "NOTE", "TULE", length=5).groups == ("LOUPE", "CHAT", "NOTE", "TULE")


def test_G17_typed_words_need_be_in_no_dictionary(french):
    assert Table("XYZA", "QQQQ", "LOUP", "PLOU", words=french).groups == ("XYZA", "QQQQ", "LOUP", "PLOU")


def test_G17_accents_fall_in_typed_words_and_umlauts_stay_in_german():
    assert Table("pâté", "LOUP", "chat", "Käse").groups == ("PATE", "LOUP", "CHAT", "KASE")
    assert Table("pâté", "LOUP", "chat", "Käse", language="de").groups == ("PATE", "LOUP", "CHAT", "KÄSE")


def test_G17_the_first_words_of_four_letters_of_a_text():
    assert Table(*TEXT.split()).groups == ("FOIS", "TANT", "ELLE", "PEUR")


def test_G17_or_the_first_words_of_five():
    assert Table(*TEXT.split(), length=5).groups == ("AVAIT", "CHATS", "REINE", "ROSES")


@pytest.mark.parametrize(
    "given",
    [
        ("LOUP", "CHAT", "RATS"),
        ("LOUP", "CHAT", "RATS", "RATS"),
        ("LOUP", "CHAT", "RATS", "OS"),
        ("LOUP", "CHAT", "RATS", "MARINS"),
        ("LOUP", "CHAT", "RATS", "T'ES"),
        ("LOUP", "CHAT", "RATS", "1234"),
        (),
    ],
)
def test_G17_four_words_are_needed(given):
    refusal = setting_up(*given)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "too_few_words"


def test_G17_fifteen_minutes_unless_one_wants_none():
    assert SOLITAIRE.rules("standard", {}).clock == 900
    table = Table("LOUP", "CHAT", "RATS", "ELLE")
    assert [decision.deadline for decision in table.match.open if decision.duty] == [900_000]
    table = Table("LOUP", "CHAT", "RATS", "ELLE", clock=0)
    assert [decision.deadline for decision in table.match.open if decision.duty] == [None]
