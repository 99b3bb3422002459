"""With a clock, every duty has its time, and what nobody did in time happens by itself."""

from lettrine.core.game import Refusal
from tests.games.glyphs.table import Table


def test_without_a_clock_nothing_falls_due():
    table = Table("LOUPE", "TEMPS")
    table.wait(10_000_000)
    assert table.turn == 0


def test_whoever_hides_nothing_in_time_gets_a_common_word_by_lot(french):
    table = Table(seats=3, words=french, language="fr", clock=30)
    table.ok(1, "hide", word="LOUPE")
    table.wait(29.999)
    assert table.turn is None
    table.wait(0.001)
    words = [table.view(seat).boards[seat].word for seat in range(3)]
    assert words[1] == "LOUPE"
    assert all(len(word) == 5 and french.find(word).zipf >= 3 for word in words)
    assert table.turn == 0
    assert table.view(1).boards[0].word is None


def test_a_turn_passes_without_a_point_when_its_time_is_up():
    table = Table("LOUPE", "TEMPS", "FLOUS", clock=30)
    table.wait(30)
    assert (table.turn, table.scores) == (1, (0, 0, 0))
    table.wait(20)
    table.lay(1, 0, 1, "I")  # each question has its time
    table.wait(29)
    assert table.turn == 1
    table.wait(1)
    assert table.turn == 2


def test_naming_a_wrong_word_stops_no_clock():
    table = Table("LOUPE", "TEMPS", "FLOUS", clock=30)
    table.wait(29)
    table.name(1, 2, "LOUPE")
    table.name(0, 2, "LOUPE")
    table.wait(1)
    assert table.turn == 1


def test_G11_a_new_word_has_its_own_time_and_the_turn_waits_only_if_nobody_can_be_asked():
    table = Table("LOUPE", "TEMPS", clock=30)
    table.wait(10)
    table.name(0, 1, "TEMPS")
    table.wait(29)
    assert (table.turn, table.duties) == (0, {"hide": (1,)})
    table.wait(1)
    assert (table.turn, table.duties) == (0, {"propose": (0,)})
    assert table.view().boards[1].hidden
    table.wait(30)
    assert table.turn == 1


def test_G11_the_turn_goes_on_by_the_clock_while_another_hides():
    table = Table("LOUPE", "TEMPS", "FLOUS", clock=30)
    table.wait(20)
    table.name(2, 1, "TEMPS")
    table.wait(9)
    assert table.duties == {"propose": (0,), "hide": (1,)}
    table.wait(1)
    assert table.duties == {"propose": (1,), "hide": (1,)}
    table.wait(20)
    assert table.view().boards[1].hidden


def test_G16_the_prelude_has_its_time():
    table = Table(seats=2, prelude="quick", clock=30, seed=3)
    table.wait(30)
    assert table.duties == {"claim": (0, 1)}
    table.wait(30)
    assert table.view().race.over
    assert table.view().race.winner is None
    assert table.duties == {"hide": (0, 1)}
    table.wait(30)
    assert (table.turn, table.scores) == (0, (0, 0))


def test_two_games_from_one_seed_draw_the_same_words(german):
    tables = [Table(seats=2, words=german, language="de", clock=30, seed=seed) for seed in (5, 5, 6)]
    for table in tables:
        table.wait(30)
    words = [[table.view(seat).boards[seat].word for seat in (0, 1)] for table in tables]
    assert words[0] == words[1] != words[2]


def test_a_lapse_comes_neither_too_early_nor_after_the_end():
    table = Table("LOUPE", "TEMPS", clock=30)
    refusal = table.match.lapse(29_000)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "too_early"
    table = Table("LOUPE", "TEMPS", goal=0)
    table.name(0, 1, "TEMPS")
    refusal = table.match.lapse()
    assert isinstance(refusal, Refusal)
    assert refusal.code == "game_over"
