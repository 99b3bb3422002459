"""S27–S30: naming the whole word."""

import msgspec
import pytest

from lettrine.games.sonde import SONDE
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.events import Interrupted, Voided
from tests.games.sonde.table import Table


@pytest.mark.parametrize("edition", ["1976", "1984"])
def test_S27_anyone_interrupts_at_any_moment_also_while_a_decision_is_pending(edition):
    table = Table("HOUSE", "SILOS", "PLANET", edition=edition)
    table.ok(2, "interrupt", of=0, sequence="MOUSE")  # before the card is drawn
    table.ok(0, "draw")
    table.ok(1, "interrupt", of=2, sequence="PLANES")  # while the player on turn is thinking
    table.ok(0, "ask", of=1, letter="S")
    table.ok(2, "interrupt", of=0, sequence="LOUSE")  # while an owner is choosing
    assert table.scores == (0, -50, -100)
    assert table.duty == ("expose", (1,))


def test_S27_in_1967_only_the_player_on_turn():
    table = Table("HOUSE", "SILOS", "PLANET", edition="1967")
    assert table.no(1, "interrupt", of=0, sequence="HOUSE") == "not_your_turn"
    table.ok(0, "interrupt", of=1, sequence="SOLOS")
    table.ok(0, "draw")
    table.ok(0, "interrupt", of=1, sequence="SILOS")
    assert table.scores[0] == -50 + 55 + 100
    assert table.no(2, "interrupt", of=0, sequence="HOUSE") == "not_your_turn"


def test_S28_only_against_five_or_more_hidden_spaces():
    table = Table("HOUSE", "PLANET", "SILOS")
    table.ok(0, "draw")
    table.hit(0, 1, "P", 1)
    assert table.no(0, "interrupt", of=0, sequence="HOUSE") == "not_an_opponent"
    table.hit(0, 1, "L", 2)
    before = table.match.here
    for sequence in ("PLANET", "PLANED"):  # right and wrong are answered alike: not at all
        assert table.no(2, "interrupt", of=1, sequence=sequence) == "not_enough_hidden"
    assert table.match.here is before
    table.ok(2, "interrupt", of=0, sequence="HOUSE")


def test_S28_blanks_are_hidden_spaces_too():
    table = Table("OXEN.", "SILOS", "PLANET")
    table.ok(1, "interrupt", of=0, sequence="OXEN.")
    assert table.scores == (0, 5 + 10 + 15 + 15 + 10 + 100, 0)


def test_S29_right_exposes_the_tray_and_pays_its_hidden_values_and_a_hundred():
    table = Table("HOUSE", ".PLANET..", "SILOS")
    table.ok(0, "draw")
    table.hit(0, 1, "A", 4)
    events = table.ok(2, "interrupt", of=1, sequence=".PLANET..")
    assert events[0] == Interrupted(2, 1, ".PLANET..", True, 5 + 10 + 15 + 10 + 5 + 5 + 10 + 15 + 100)
    assert table.shown(1) == ".PLANET.."
    assert table.scores == (15, 0, 175)
    assert table.duty == ("ask", (0,))


@pytest.mark.parametrize("sequence", ["PLANET", "..PLANET.", ".PLANES..", ".PLANET.", "X", ".PLANET....."])
def test_S29_wrong_costs_fifty_and_reveals_nothing(sequence):
    table = Table("HOUSE", ".PLANET..", "SILOS")
    table.ok(0, "draw")
    table.ok(2, "interrupt", of=1, sequence=sequence)
    assert table.scores == (0, 0, -50)
    assert table.shown(1) == "?????????"
    assert table.duty == ("ask", (0,))


def test_S29_the_last_word_needs_no_extra_bonus():
    table = Table("HOUSE", "SILOS", "PLANET", cards="off")
    table.ok(1, "interrupt", of=0, sequence="HOUSE")
    assert table.scores[1] == 155


def test_S29_the_turn_ends_when_nothing_is_left_to_ask():
    table = Table("HOUSE", "SILOS", "PLANET", cards="off")
    table.ok(1, "interrupt", of=2, sequence="PLANET")
    assert table.turn == 0
    table.ok(2, "interrupt", of=1, sequence="SILOS")
    # Seat 0 is on turn and alone still hidden: nobody is left for it to ask.
    assert table.turn == 1


def test_S29_accents_in_the_sequence_do_not_matter():
    table = Table("HOUSE", "TRESOR", "PLANET")
    table.ok(0, "interrupt", of=1, sequence="trésor")
    assert table.shown(1) == "TRESOR"


@pytest.mark.parametrize("sequence", ["", "  ", "\u0301"])
def test_S29_an_empty_sequence_is_refused_and_costs_nothing(sequence):
    table = Table("HOUSE", "SILOS", "PLANET")
    assert table.no(0, "interrupt", of=1, sequence=sequence) == "no_word"


@pytest.mark.parametrize("typed", ["ＣＡＴŒＳ", "𝐂𝐀𝐓𝐎𝐄𝐒", "catœs", "ca\u0301toes", " CATOES "])
def test_S6_S29_words_and_sequences_are_read_alike(typed):
    table = Table("HOUSE", typed, "PLANET")
    assert table.match.state.trays[1].cells == "CATOES"
    table.ok(0, "interrupt", of=1, sequence=typed)
    assert table.scores[0] == 160


@pytest.mark.parametrize(("typed", "read"), [("\u212aıLOSß", "KILOSSS"), ("Æøé", "AEOE")])
def test_S6_letters_in_other_forms_are_letters(typed, read):
    assert Table("HOUSE", typed, "PLANET").match.state.trays[1].cells == read


def test_S29_a_sequence_has_only_letters_and_blanks():
    table = Table("HOUSE", "SILOS", "PLANET")
    assert table.no(0, "interrupt", of=1, sequence="S?LOS") == "not_letters"


def test_S30_a_pending_choice_on_the_exposed_tray_is_void():
    table = Table("HOUSE", "SILOS", "PLANET")
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="S")
    table.ok(2, "interrupt", of=1, sequence="SILOS")
    assert table.scores == (0, 0, 155)
    assert table.duty == ("ask", (0,))
    assert table.no(1, "expose", space=1) == "not_open"


def test_S30_a_choice_for_a_card_is_void_too():
    table = Table("HOUSE", "SILOS", "PLANET", deck=("left", "blank", "normal"))
    table.ok(0, "draw")
    table.ok(2, "interrupt", of=1, sequence="SILOS")
    assert table.duty == ("ask", (0,))


def test_S30_an_own_blank_is_void_when_the_drawers_tray_is_exposed():
    table = Table("HOUSE.", "SILOS", "PLANET", "RIVER", deck=("blank", "normal"))
    table.ok(0, "draw")
    table.ok(2, "interrupt", of=0, sequence="HOUSE.")
    assert table.duty == ("ask", (0,))


def test_S30_with_two_trays_a_choice_on_the_other_tray_stays():
    table = Table("HOUSE", "RIVER", "SILOS", "PASTA", seats=2)
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="S")
    table.ok(0, "interrupt", of=1, sequence="SILOS", tray="left")
    assert table.duty == ("expose", (1,))
    table.ok(1, "expose", space=3, tray="right")
    assert table.scores == (155 + 15, 0)


def test_S30_with_two_trays_a_choice_that_only_the_named_tray_had_lapses():
    table = Table("HOUSE", "RIVER", "SILOS", "MANGO", seats=2)
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="S")
    table.ok(0, "interrupt", of=1, sequence="SILOS", tray="left")
    assert table.duty == ("ask", (0,))
    assert table.scores == (155, 0)


@pytest.mark.parametrize("other", ["PASTA", "MANGO"])  # whether the other tray has the S does not tell
def test_S30_with_two_trays_an_unanswered_question_dies_with_the_named_tray(other):
    table = Table("HOUSE", "RIVER", "SILOS", other, seats=2, answers="players")
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="S")
    events = table.ok(0, "interrupt", of=1, sequence="SILOS", tray="left")
    assert Voided(1, unanswered=True) in events
    assert table.duty == ("ask", (0,))
    assert table.scores == (155, 0)
    assert table.no(1, "answer", yes=False) == "not_open"


@pytest.mark.parametrize("letter", ["S", "."])
def test_S30_a_question_that_died_costs_nobody_anything(letter):
    table = Table("HOUSE", "RIVER", "SILOS", "PASTA", seats=2, answers="players")
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter=letter)
    table.ok(0, "interrupt", of=1, sequence="SILOS", tray="left")
    assert table.scores == (155, 0)
    table.ok(0, "interrupt", of=1, sequence="PASTA", tray="right")  # and nothing comes out later (S31)
    assert table.scores == (310, 0)


def test_S30_S23_a_question_that_died_was_not_the_first_of_its_turn():
    table = Table("HOUSE", "RIVER", "SILOS", "PASTA", seats=2, answers="players", deck=("x5",))
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="S")
    table.ok(0, "interrupt", of=1, sequence="SILOS", tray="left")
    table.ok(0, "ask", of=1, letter="T")
    table.ok(1, "answer", yes=True)
    table.ok(1, "expose", space=4, tray="right")
    assert table.scores == (155 + 5 * 15, 0)


def test_S30_a_wrong_call_leaves_the_question_to_be_answered():
    table = Table("HOUSE", "RIVER", "SILOS", "PASTA", seats=2, answers="players")
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="S")
    table.ok(0, "interrupt", of=1, sequence="SOLOS", tray="left")
    assert table.duty == ("answer", (1,))


def test_S30_an_answered_hit_goes_on_with_the_other_tray_for_it_is_public():
    table = Table("HOUSE", "RIVER", "SILOS", "PASTA", seats=2, answers="players")
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="S")
    table.ok(1, "answer", yes=True)
    table.ok(0, "interrupt", of=1, sequence="SILOS", tray="left")
    assert table.duty == ("expose", (1,))


def test_S30_an_unanswered_question_to_somebody_else_goes_on():
    table = Table("HOUSE", "SILOS", "PLANET", answers="players")
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="S")
    table.ok(0, "interrupt", of=2, sequence="PLANET")
    assert table.duty == ("answer", (1,))


def test_S30_a_table_of_earlier_times_keeps_the_question_for_the_other_tray():
    stored = msgspec.to_builtins(SONDE.rules("1976", {"answers": "players"}))
    del stored["unanswered"]  # as its first event has it
    assert msgspec.convert(stored, Edition).unanswered == "stays"
    table = Table("HOUSE", "RIVER", "SILOS", "PASTA", seats=2, answers="players", unanswered="stays")
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="S")
    table.ok(0, "interrupt", of=1, sequence="SILOS", tray="left")
    assert table.duty == ("answer", (1,))


@pytest.mark.parametrize("edition", SONDE.editions)
def test_S30_in_every_edition(edition):
    assert SONDE.rules(edition, {}).unanswered == "dies"


def test_S36_an_interruption_names_the_tray():
    table = Table("HOUSE", "RIVER", "SILOS", "PASTA", seats=2)
    assert table.no(1, "interrupt", of=0, sequence="RIVER") == "which_tray"
    table.ok(1, "interrupt", of=0, sequence="RIVER", tray="left")
    assert table.scores == (0, -50)
    table.ok(1, "interrupt", of=0, sequence="RIVER", tray="right")
    assert table.scores == (0, 105)
    assert (table.shown(0, 0), table.shown(0, 1)) == ("?????", "RIVER")
