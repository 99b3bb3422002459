"""G16: hide a word, pass its pieces to the left, and be the first to build any word out of those received."""

import pytest

from lettrine.core.game import Refusal
from lettrine.games.quick import QUICK
from tests.games.game_table import seated
from tests.games.glyphs.letters import pieces
from tests.games.quick.table import Table


def test_G16_two_to_four_seats():
    assert [seated(QUICK, seats) for seats in range(1, 6)] == ["wrong_seats", None, None, None, "wrong_seats"]


def test_G16_each_hides_a_word_of_three_letters():
    table = Table(seats=3)
    assert table.duties == {"hide": (0, 1, 2)}
    assert table.no(0, "hide", word="LOUP") == "too_long"
    assert table.no(0, "hide", word="AU") == "too_short"
    table.ok(2, "hide", word="EUT")
    assert table.no(2, "hide", word="VIS") == "already_hidden"
    assert table.no(2, "claim", word="EUT") == "not_open"
    assert table.no(2, "give_up") == "not_open"
    assert table.duties == {"hide": (0, 1)}


@pytest.mark.parametrize("word", ["LOUP", "LOUPE", "LOUPES"])
def test_G16_words_may_be_longer(word):
    table = Table(word, word, length=len(word))
    assert table.received(0) == pieces(word)


@pytest.mark.parametrize("length", [2, 7])
def test_G16_no_shorter_and_no_endless_words(length):
    refusal = QUICK.rules("standard", {"length": length})
    assert isinstance(refusal, Refusal)
    assert refusal.code == "bad_option"


def test_G16_pieces_are_passed_to_the_left():
    table = Table("EUT", "VIS", "LOT")
    # Seat 1 sits to the left of seat 0, seat 0 to the left of seat 2.
    assert [table.received(seat) for seat in range(3)] == [pieces("LOT"), pieces("EUT"), pieces("VIS")]
    assert table.received(None) is None


def test_G16_nobody_has_pieces_before_everybody_is_ready():
    table = Table("EUT", "VIS", seats=3)
    assert [table.received(seat) for seat in (0, 1, 2, None)] == [None] * 4
    assert table.view().race.ready == (True, True, False)


def test_G16_a_word_is_its_owners_alone_until_the_end():
    table = Table("EUT", "VIS", seats=3)
    hid = table.ok(2, "hide", word="LOT")[0]
    assert [table.told(hid, seat).word for seat in (0, 1, 2, None)] == [None, None, "LOT", None]
    for viewer in (0, 1, 2, None):
        race = table.view(viewer).race
        assert race.secret == {0: "EUT", 1: "VIS", 2: "LOT"}.get(viewer)
        assert race.words == ()


def test_G16_the_sheets_example(french):
    table = Table("EUT", "VIS", words=french)
    assert table.received(1) == "IIiiiiiiu"
    assert table.no(1, "claim", word="XVU") == "unknown_word"
    table.ok(1, "claim", word="TUE")
    assert (table.over, table.winners, table.scores) == (True, (1,), (0, 1))


def test_G16_a_claim_may_be_the_hidden_word_or_ones_own():
    table = Table("EUT", "TUE")
    table.ok(0, "claim", word="TUE")
    assert table.winners == (0,)
    table = Table("EUT", "TUE")
    table.ok(0, "claim", word="EUT")
    assert table.winners == (0,)


def test_G16_the_word_may_have_any_number_of_letters():
    table = Table("NOS", "VIS")
    table.ok(1, "claim", word="VIOS")  # N is three I, as V and I together
    assert table.winners == (1,)


def test_G16_a_claim_uses_exactly_the_pieces(french):
    table = Table("EUT", "VIS", words=french)
    for word in ("TU", "TUES", "VIS", "LUT"):
        assert table.no(1, "claim", word=word) == "wrong_pieces"
    assert not table.over
    assert table.duties == {"claim": (0, 1)}


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("T-UE", "hyphen"),
        ("T'UE", "apostrophe"),
        ("TU3", "not_letters"),
        ("", "no_word"),
        ("UTE", "proper_name"),
        ("XVU", "unknown_word"),
        ("ZZZ", "unknown_word"),  # nor would its pieces do
    ],
)
def test_G16_what_is_no_word_is_refused_and_play_goes_on(word, code, french):
    table = Table("EUT", "VIS", words=french)
    assert table.no(1, "claim", word=word) == code
    table.ok(1, "claim", word="tué")


def test_G16_a_claim_that_is_no_word_is_told_no_other(french):
    refusal = Table("EUT", "VIS", words=french).say(1, "claim", word="TEU")  # near TUE, which would win
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.detail) == ("unknown_word", {"word": "TEU"})


def test_G14_the_options_for_words(french):
    Table("EUT", "VIS", words=french, people=True).ok(1, "claim", word="UTE")
    assert Table(seats=2, words=french, inflected=False).no(0, "hide", word="EUT") == "inflected"
    assert Table(seats=2, words=french).no(0, "hide", word="MEC") == "slang"
    Table(seats=2, words=french, slang=True).ok(0, "hide", word="MEC")
    assert Table(seats=2, words=french).no(0, "hide", word="UTE") == "proper_name"
    Table(seats=2, words=french, length=5, places=True).ok(0, "hide", word="LOIRE")
    assert Table(seats=2, words=french).no(0, "hide", word="TVA") == "abbreviation"
    assert Table(seats=2, words=french).no(0, "hide", word="XVU") == "unknown_word"


def test_G14_in_german_umlauts_are_letters_of_their_own(german):
    table = Table("TÜR", "TOR", words=german, language="de")
    assert table.received(1) == "IIiiiiiiuu"  # T 1100, Ü 0401, R 1101
    assert table.no(1, "claim", word="TUR") == "unknown_word"
    assert table.no(1, "claim", word="TOR") == "wrong_pieces"
    table.ok(1, "claim", word="tür")


def test_G16_the_first_wins_and_all_words_are_shown():
    table = Table("EUT", "VIS", "LOT")
    ended = table.ok(2, "claim", word="VIS")[0]
    assert (table.over, table.winners, table.scores) == (True, (2,), (0, 0, 1))
    for viewer in (0, 1, 2, None):
        assert table.told(ended, viewer).words == ("EUT", "VIS", "LOT")
        race = table.view(viewer).race
        assert (race.winner, race.built, race.words) == (2, "VIS", ("EUT", "VIS", "LOT"))
    for do in ("claim", "hide"):
        assert table.no(0, do, word="LOT") == "game_over"
    assert table.no(0, "give_up") == "game_over"
    assert table.match.open == ()


def test_G16_nobody_is_ever_on_turn():
    table = Table("EUT", "VIS")
    assert table.turn is None
    assert table.no(2, "claim", word="EUT") == "no_such_seat"


def test_whoever_gives_up_is_out_of_the_race():
    table = Table("EUT", "VIS", "LOT")
    table.ok(1, "give_up")
    assert table.view().race.given_up == (1,)
    assert table.duties == {"claim": (0, 2)}
    assert table.no(1, "claim", word="TUE") == "not_open"
    assert table.no(1, "give_up") == "not_open"
    table.ok(0, "claim", word="LOT")
    assert table.winners == (0,)


def test_when_all_give_up_nobody_has_won_and_all_words_are_shown():
    table = Table("EUT", "VIS")
    table.ok(0, "give_up")
    assert not table.over
    table.ok(1, "give_up")
    assert (table.over, table.winners, table.scores) == (True, (), (0, 0))
    assert table.view().race.words == ("EUT", "VIS")


def test_without_a_clock_nothing_falls_due():
    table = Table("EUT", seats=2)
    table.wait(10_000_000)
    assert table.duties == {"hide": (1,)}


def test_with_a_clock_hiding_and_the_race_have_their_time(french):
    table = Table("EUT", seats=3, words=french, clock=60)
    table.wait(59)
    assert table.duties == {"hide": (1, 2)}
    table.wait(1)
    assert table.duties == {"claim": (0, 1, 2)}
    words = [table.view(seat).race.secret for seat in range(3)]
    assert words[0] == "EUT"
    assert all(len(word) == 3 and french.find(word) for word in words)
    table.ok(1, "give_up")  # which gives nobody more time
    table.wait(59)
    assert not table.over
    table.wait(1)
    assert (table.over, table.winners) == (True, ())
    assert table.no(0, "claim", word="EUT") == "game_over"


def test_a_claim_in_the_last_moment_counts():
    table = Table("EUT", "VIS", clock=60)
    table.ok(1, "claim", word="TUE", at=59_999)
    assert table.winners == (1,)
    table = Table("EUT", "VIS", clock=60)
    assert isinstance(table.say(1, "claim", word="TUE", at=60_000), Refusal)
    assert (table.over, table.winners) == (True, ())
