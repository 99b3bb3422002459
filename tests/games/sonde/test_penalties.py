"""S31 and S32: answering by hand, and spelling."""

import pytest

from lettrine.games.sonde.events import FoundOut
from tests.games.sonde.table import Table


def by_hand(*cells, **options):
    return Table(*cells, edition="1967", answers="players", **options)


def test_S31_the_server_answers_unless_the_table_wants_otherwise():
    table = Table("HOUSE", "SILOS", "PLANET", edition="1967")
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="S")
    assert table.duty == ("expose", (1,))
    assert table.no(1, "answer", yes=True) == "not_open"


def test_S31_each_owner_answers_and_exposes_by_hand():
    table = by_hand("HOUSE", "SILOS", "PLANET")
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="S")
    assert table.duty == ("answer", (1,))
    assert table.no(2, "answer", yes=True) == "not_your_turn"
    table.ok(1, "answer", yes=True)
    table.ok(1, "expose", space=5)
    assert table.scores == (10, 0, 0)
    table.ok(0, "ask", of=1, letter="X")
    assert table.no(1, "answer", yes=True) == "nothing_to_expose"
    table.ok(1, "answer", yes=False)
    assert table.turn == 1


def test_S31_a_true_no_to_a_blank_costs_the_asker_fifty_as_ever():
    table = by_hand("HOUSE", "SILOS", "PLANET")
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter=".")
    table.ok(1, "answer", yes=False)
    assert table.scores == (-50, 0, 0)


def test_S31_a_false_no_is_found_out_when_the_space_is_exposed():
    table = by_hand("HOUSE", "SILOS", "PLANET", deck=("normal", "normal", "left", "normal"), first=2)
    table.ok(2, "draw")
    table.ok(2, "ask", of=1, letter="S")
    table.ok(1, "answer", yes=False)
    assert table.scores == (0, 0, 0)
    assert table.turn == 0
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="S")
    table.ok(1, "answer", yes=True)
    events = table.ok(1, "expose", space=1)
    assert FoundOut(1, -100) in events
    assert table.scores == (5, -100, 0)
    table.ok(0, "ask", of=1, letter="S")
    table.ok(1, "answer", yes=True)
    table.ok(1, "expose", space=5)
    assert table.scores == (15, -100, 0)  # once per question


def test_S31_each_false_no_costs_once():
    table = by_hand("HOUSE", "SILOS", "PLANET", first=2)
    for seat in (2, 0):
        table.ok(seat, "draw")
        table.ok(seat, "ask", of=1, letter="L")
        table.ok(1, "answer", yes=False)
    table.ok(1, "draw")
    table.miss(1, 0, "X")
    table.ok(0, "answer", yes=False)
    table.ok(2, "draw")
    table.ok(2, "ask", of=1, letter="L")
    table.ok(1, "answer", yes=True)
    table.ok(1, "expose", space=3)
    assert table.scores == (0, -200, 15)


def test_S31_another_letter_exposed_finds_nothing_out():
    table = by_hand("HOUSE", "SILOS", "PLANET", first=2)
    table.ok(2, "draw")
    table.ok(2, "ask", of=1, letter="L")
    table.ok(1, "answer", yes=False)
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="O")
    table.ok(1, "answer", yes=True)
    table.ok(1, "expose", space=4)
    assert table.scores == (15, 0, 0)


def test_S31_at_the_latest_it_is_found_out_at_the_end():
    table = by_hand("HOUSE", "SILOS", "PLANET", cards="off")
    table.ok(0, "ask", of=1, letter="L")
    table.ok(1, "answer", yes=False)
    table.ok(1, "interrupt", of=0, sequence="HOUSE")
    table.ok(1, "interrupt", of=2, sequence="PLANET")
    # Seat 1 alone is hidden; the others let their two turns pass.
    for seat in (2, 0, 2, 0):
        assert table.turn == seat
        table.ok(seat, "ask", of=1, letter="X")
        table.ok(1, "answer", yes=False)
    assert table.over
    kept = 55 + 100
    assert table.scores == (0, 155 + 160 + kept - 100, 0)


def test_S31_an_interruption_finds_it_out_too():
    table = by_hand("HOUSE", "SILOS", "PLANET", first=2)
    table.ok(2, "draw")
    table.ok(2, "ask", of=1, letter="L")
    table.ok(1, "answer", yes=False)
    table.ok(0, "interrupt", of=1, sequence="SILOS")
    assert table.scores == (155, -100, 0)


def test_S31_a_question_is_void_when_its_tray_is_exposed():
    table = by_hand("HOUSE", "SILOS", "PLANET")
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="L")
    table.ok(0, "interrupt", of=1, sequence="SILOS")
    assert table.duty == ("ask", (0,))


def test_S31_S12_a_tray_that_answers_by_itself_answers_truly():
    table = by_hand("HOUSE", "SILOS", "PLANET")
    table.ok(1, "auto", on=True)
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="S")
    assert table.shown(1) == "S????"
    table.ok(0, "ask", of=1, letter="X")
    assert table.turn == 1


def trusting(*cells, words, **options):
    return Table(*cells, words=words, language="fr", spelling="trust", cards="off", **options)


def test_S32_a_misspelt_word_costs_its_owner_a_hundred_once(french):
    table = trusting("KIPLA", "SILOS", "PLANTE", words=french)
    assert table.rights("check") == ()
    table.ok(1, "interrupt", of=0, sequence="KIPLA")
    assert table.no(0, "check", of=0) == "not_an_opponent"
    assert table.rights("check") == (1, 2)
    table.ok(2, "check", of=0)
    assert table.scores[0] == -100
    assert table.no(1, "check", of=0) == "already_checked"
    assert table.scores[0] == -100


def test_S32_a_word_that_is_right_costs_nothing(french):
    table = trusting("SILOS", "KIPLA", "PLANTE", words=french)
    table.ok(1, "interrupt", of=0, sequence="SILOS")
    table.ok(2, "check", of=0)
    assert table.scores[0] == 0


def test_S32_a_word_the_edition_does_not_allow_counts_as_misspelt(french):
    table = trusting("BUVEZ", "SILOS", "PLANTE", words=french, edition="1967", first=1)
    table.ok(1, "interrupt", of=0, sequence="BUVEZ")
    table.ok(2, "check", of=0)
    assert table.scores[0] == -100


def test_S32_only_fully_exposed_words_are_checked(french):
    table = trusting("KIPLA", "SILOS", "PLANTE", words=french)
    assert table.no(1, "check", of=0) == "not_exposed"
    table.ok(1, "interrupt", of=0, sequence="KIPLA")
    assert table.no(1, "check", of=2) == "not_exposed"


def test_S32_a_strict_majority_of_the_others_outvotes_the_lexicon(french):
    table = trusting("KIPLA", "SILOS", "PLANTE", "FLEUR", words=french)
    table.ok(1, "interrupt", of=0, sequence="KIPLA")
    table.ok(2, "check", of=0)
    assert table.rights("vote") == (1, 2, 3)
    assert table.no(0, "vote", ok=True) == "not_your_turn"
    table.ok(1, "vote", ok=True)
    assert table.scores[0] == -100
    assert table.no(1, "vote", ok=True) == "not_your_turn"
    table.ok(3, "vote", ok=True)
    assert table.scores[0] == 0
    assert table.rights("vote") == ()


def test_S32_a_later_check_leaves_the_vote_on_an_earlier_word_open(french):
    table = trusting("KIPLA", "ZUTIF", "PLANTE", words=french)
    table.ok(1, "interrupt", of=0, sequence="KIPLA")
    table.ok(0, "interrupt", of=1, sequence="ZUTIF")
    table.ok(1, "check", of=0)
    table.ok(0, "check", of=1)
    table.ok(1, "vote", ok=True)  # seat 1 has no vote on its own word, so this is about seat 0's
    table.ok(2, "vote", ok=True)  # the latest first: seat 1's
    table.ok(2, "vote", ok=True)  # then seat 0's
    assert table.scores == (155, 155 - 100, 0)
    assert [verdict.overruled for verdict in table.view(None).verdicts] == [True, False]


def test_S32_a_vote_may_name_its_word(french):
    table = trusting("KIPLA", "ZUTIF", "PLANTE", words=french)
    table.ok(1, "interrupt", of=0, sequence="KIPLA")
    table.ok(0, "interrupt", of=1, sequence="ZUTIF")
    table.ok(1, "check", of=0)
    table.ok(0, "check", of=1)
    table.ok(2, "vote", ok=True, of=0)
    assert table.no(2, "vote", ok=True, of=0) == "not_on_ballot"
    assert table.no(2, "vote", ok=True, of=2) == "not_on_ballot"
    table.ok(1, "vote", ok=True, of=0)
    assert table.scores == (155, 155 - 100, 0)


def test_S32_half_of_the_others_is_no_majority(french):
    table = trusting("KIPLA", "SILOS", "PLANTE", words=french)
    table.ok(1, "interrupt", of=0, sequence="KIPLA")
    table.ok(2, "check", of=0)
    table.ok(1, "vote", ok=True)
    table.ok(2, "vote", ok=False)
    assert table.scores[0] == -100


def test_S32_the_table_may_also_refuse_what_the_lexicon_takes(french):
    table = trusting("SILOS", "FLEUR", "PLANTE", words=french)
    table.ok(1, "interrupt", of=0, sequence="SILOS")
    table.ok(2, "check", of=0)
    table.ok(1, "vote", ok=False)
    table.ok(2, "vote", ok=False)
    assert table.scores[0] == -100


def test_S32_checking_ends_when_the_game_is_over_and_its_scores_accepted(french):
    table = trusting("KIPLA", "SILOS", "PLANTE", words=french)
    table.ok(1, "interrupt", of=0, sequence="KIPLA")
    table.ok(0, "interrupt", of=1, sequence="SILOS")
    table.ok(0, "interrupt", of=2, sequence="PLANTE")
    assert table.over
    assert table.winners == (0,)
    table.ok(1, "accept")
    assert table.no(1, "accept") == "game_over"
    table.ok(2, "check", of=0)
    assert table.scores == (155 + 160 - 100, 155, 0)
    table.ok(0, "accept")
    table.ok(2, "accept")
    assert table.match.open == ()
    assert table.no(2, "check", of=1) == "game_over"


def test_S32_checked_tables_have_nothing_left_to_check(french):
    table = Table("SILOS", "FLEUR", "PLANTE", words=french, language="fr", cards="off")
    table.ok(1, "interrupt", of=0, sequence="SILOS")
    assert table.no(1, "check", of=0) == "not_open"


@pytest.mark.parametrize("tray", ["left", "right"])
def test_S32_with_two_trays_each_word_is_checked_by_itself(tray, french):
    table = trusting("KIPLA", "KIPLA", "SILOS", "FLEUR", words=french, seats=2)
    for side in ("left", "right"):
        table.ok(1, "interrupt", of=0, sequence="KIPLA", tray=side)
    assert table.no(1, "check", of=0) == "which_tray"
    table.ok(1, "check", of=0, tray=tray)
    assert table.scores[0] == -100
