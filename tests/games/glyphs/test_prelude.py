"""G16: the race before the game, whose winner starts with points. Its own rules are tested with Quick."""

import pytest

from lettrine.core.game import Refusal
from lettrine.games.glyphs import GLYPHS
from tests.games.glyphs.table import Table


def racing(*hidden: str, **options) -> Table:
    """A table whose prelude has begun."""
    table = Table(seats=len(hidden), prelude="quick", **options)
    for seat, word in enumerate(hidden):
        table.ok(seat, "hide", word=word)
    return table


def test_G16_without_a_prelude_there_is_none():
    table = Table("LOUPE", "TEMPS")
    assert table.view().race is None
    assert table.no(0, "claim", word="TUE") == "not_open"
    assert table.no(0, "give_up") == "not_open"


def test_G16_the_prelude_comes_first_with_words_of_three_letters():
    table = Table(seats=2, prelude="quick")
    assert table.duties == {"hide": (0, 1)}
    assert table.no(0, "hide", word="LOUPE") == "too_long"
    table.ok(0, "hide", word="EUT")
    assert table.no(0, "hide", word="VIS") == "already_hidden"
    assert table.no(0, "claim", word="EUT") == "not_open"
    table.ok(1, "hide", word="VIS")
    assert table.duties == {"claim": (0, 1)}
    assert table.turn is None
    assert table.no(0, "propose", of=1, cell=1, piece="I") == "not_open"
    assert table.no(0, "name", of=1, word="VISES") == "not_open"


def test_G16_the_winner_starts_with_three_points():
    table = racing("EUT", "VIS", "LOT")
    table.ok(1, "claim", word="TUE")
    assert table.view().race.winner == 1
    assert table.scores == (0, 3, 0)
    for seat, word in enumerate(("LOUPE", "TEMPS", "FLOUS")):
        table.ok(seat, "hide", word=word)
    assert (table.turn, table.scores) == (1, (0, 3, 0))
    table.lay(1, 2, 1, "I")
    assert table.scores == (0, 4, 0)


def test_G16_the_winner_starts_whoever_would_have_started():
    table = racing("EUT", "VIS", "LOT", first=2)
    table.ok(0, "claim", word="LOT")
    for seat, word in enumerate(("LOUPE", "TEMPS", "FLOUS")):
        table.ok(seat, "hide", word=word)
    assert (table.turn, table.scores) == (0, (3, 0, 0))
    table.miss(0, 1, 1, "C")
    assert table.turn == 1


def test_G16_then_all_words_of_the_prelude_are_shown_and_it_is_over():
    table = racing("EUT", "VIS", "LOT")
    ended = table.ok(1, "claim", word="TUE")[0]
    for viewer in (0, 1, 2, None):
        assert table.told(ended, viewer).words == ("EUT", "VIS", "LOT")
        seen = table.view(viewer).race
        assert (seen.over, seen.built, seen.words) == (True, "TUE", ("EUT", "VIS", "LOT"))
    assert table.no(0, "claim", word="LOT") == "not_open"


def test_G16_a_claim_that_is_no_word_or_not_of_the_pieces_changes_nothing(french):
    table = racing("EUT", "VIS", words=french, language="fr")
    assert table.no(1, "claim", word="XVU") == "unknown_word"
    assert table.no(1, "claim", word="VIS") == "wrong_pieces"
    table.ok(1, "claim", word="TUE")


def test_G16_a_prelude_that_nobody_wins_gives_nothing():
    table = racing("EUT", "VIS", first=1)
    table.ok(0, "give_up")
    assert table.duties == {"claim": (1,)}
    assert table.no(0, "claim", word="VIS") == "not_open"
    table.ok(1, "give_up")
    assert table.view().race.winner is None
    table.ok(0, "hide", word="LOUPE")
    table.ok(1, "hide", word="TEMPS")
    assert (table.turn, table.scores) == (1, (0, 0))


def test_G16_the_points_count_toward_25():
    table = racing("EUT", "VIS", "LOT")
    table.ok(1, "claim", word="TUE")
    for seat, word in enumerate(("MEMES", "TEMPS", "MEMES")):
        table.ok(seat, "hide", word=word)
    table.lay_word(1, 0, "MEMES", pieces=17)
    table.lay_word(1, 2, "MEMES", pieces=5)
    table.name(1, 2, "MEMES")
    assert (table.over, table.winners) == (True, (1,))


@pytest.mark.parametrize("length", [4, 6])
def test_G16_the_prelude_may_have_longer_words(length):
    table = Table(seats=2, prelude="quick", prelude_length=length)
    assert table.no(0, "hide", word="EUT") == "too_short"
    table.ok(0, "hide", word="LOUPES"[:length])


def test_G16_there_is_one_kind_of_prelude():
    assert isinstance(GLYPHS.rules("standard", {"prelude": "long"}), Refusal)
