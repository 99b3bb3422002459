"""S33–S36 and S39: the last turns, the end, two trays, and rules as data."""

import pytest

from lettrine.core.game import Refusal
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.events import Ended, Kept, LastTurnsBegan
from tests.games.sonde.table import Table


def last_one(hidden="PLANET", **options):
    """Seats 0, 1 and 3 exposed in the first turn, which is seat 0's; seat 2 is still hidden."""
    table = Table("HOUSE", "SILOS", hidden, "RIVER", **options)
    table.ok(0, "draw") if options.get("cards") != "off" else None
    table.ok(1, "interrupt", of=0, sequence="HOUSE")
    table.ok(0, "interrupt", of=1, sequence="SILOS")
    table.ok(0, "interrupt", of=3, sequence="RIVER")
    return table


def test_S33_two_more_turns_each_after_the_one_in_progress():
    table = last_one()
    assert table.match.log[-1].events[-1] == LastTurnsBegan(2)
    assert table.turn == 0  # the turn in progress goes on, uncounted
    table.hit(0, 2, "P", 1)
    table.miss(0, 2, "X")
    turns = []
    while not table.over:
        seat = table.turn
        turns.append(seat)
        table.ok(seat, "draw")
        if not table.over and table.turn == seat:
            table.miss(seat, 2, "X")
    assert turns == [1, 2, 3, 0, 1, 2, 3, 0]


def test_S33_the_hidden_player_draws_a_card_and_has_nobody_to_ask():
    table = last_one(deck=("normal", "normal", "+15", "normal", "normal"))
    table.miss(0, 2, "X")
    table.ok(1, "draw")
    table.miss(1, 2, "X")
    assert table.duty == ("draw", (2,))
    table.ok(2, "draw")
    assert table.scores[2] == 15
    assert table.duty == ("draw", (3,))


def test_S33_an_additional_turn_is_no_use_to_the_hidden_player():
    table = last_one(deck=("normal", "normal", "additional", "normal", "normal"))
    table.miss(0, 2, "X")
    table.ok(1, "draw")
    table.miss(1, 2, "X")
    table.ok(2, "draw")
    assert table.duty == ("draw", (3,))


def test_S33_additional_turns_of_the_others_are_part_of_their_turn():
    table = last_one(deck=("normal", "additional", *["normal"] * 30))
    table.miss(0, 2, "X")
    table.ok(1, "draw")
    table.miss(1, 2, "X")
    assert table.duty == ("draw", (1,))
    turns = 0
    while not table.over:
        seat = table.turn
        table.ok(seat, "draw")
        if not table.over and table.duty == ("ask", (seat,)):
            table.miss(seat, 2, "X")
            turns += 1
    assert turns == 6


def test_S33_without_cards_the_hidden_player_is_passed_over():
    table = last_one(cards="off")
    turns = []
    table.miss(0, 2, "X")
    while not table.over:
        turns.append(table.turn)
        table.miss(table.turn, 2, "X")
    assert turns == [1, 3, 0, 1, 3, 0]


def test_S33_the_game_is_over_at_once_when_the_hidden_word_is_exposed():
    table = last_one()
    table.open_all(0, 2)
    assert table.over
    assert isinstance(table.match.log[-1].events[-1], Ended)
    assert table.match.open == ()
    assert table.no(1, "draw") == "game_over"


def test_S33_the_hidden_player_on_turn_who_exposes_the_last_opponent_has_no_one_left_to_ask():
    table = Table("HOUSE", "SILOS", "PLANET", cards="off")
    table.ok(1, "interrupt", of=2, sequence="PLANET")
    table.open_all(0, 1)
    assert table.turn == 1
    turns = []
    while not table.over:
        turns.append(table.turn)
        table.miss(table.turn, 0, "X")
    assert turns == [1, 2, 1, 2]


@pytest.mark.parametrize(("opened", "bonus"), [(0, 100), (1, 100), (2, 50), (5, 50)])
def test_S34_what_is_kept_scores_its_values_and_fifty_or_a_hundred(opened, bonus):
    table = last_one(cards="off")
    for space, letter in list(enumerate("PLANET", 1))[:opened]:
        table.hit(0, 2, letter, space)
    while not table.over:
        table.miss(table.turn, 2, "X")
    values = (5, 10, 15, 15, 10, 5)[opened:]
    kept = next(event for event in table.match.log[-1].events if isinstance(event, Kept))
    assert (kept.seat, kept.trays, kept.points, kept.bonus) == (2, ("PLANET",), sum(values), bonus)
    assert table.scores[2] == sum(values) + bonus
    assert table.shown(2) == "PLANET"


def test_S35_the_highest_score_wins():
    table = Table("HOUSE", "SILOS", "PLANET", cards="off")
    table.ok(1, "interrupt", of=0, sequence="HOUSE")
    table.ok(1, "interrupt", of=2, sequence="PLANET")
    table.ok(0, "interrupt", of=1, sequence="SILOS")
    assert table.over
    assert table.scores == (155, 155 + 160, 0)
    assert table.winners == (1,)


def test_S35_ties_are_shared():
    table = Table("HOUSE", "SILOS", "PASTA", cards="off")
    table.ok(1, "interrupt", of=0, sequence="HOUSE")
    table.ok(2, "interrupt", of=1, sequence="SILOS")
    table.ok(0, "interrupt", of=2, sequence="PASTA")
    assert table.scores == (155, 155, 155)
    assert table.winners == (0, 1, 2)


def test_S36_a_question_names_no_tray_and_the_owner_chooses_it():
    for tray, space in (("left", 1), ("left", 5), ("right", 3)):
        table = Table("HOUSE", "RIVER", "SILOS", "PASTA", seats=2)
        table.ok(0, "draw")
        table.ok(0, "ask", of=1, letter="S")
        assert table.no(1, "expose", space=space) == "which_tray"
        table.ok(1, "expose", space=space, tray=tray)
        assert table.shown(1, tray == "right")[space - 1] == "S"


def test_S36_a_letter_in_either_word_is_a_hit():
    table = Table("HOUSE", "RIVER", "SILOS", "PASTA", seats=2)
    table.ok(0, "draw")
    table.hit(0, 1, "P", 1, "right")
    table.hit(0, 1, "L", 3, "left")
    assert table.scores == (20, 0)


def test_S36_S16_the_last_space_of_each_word_scores_fifty_more():
    table = Table("HOUSE", "RIVER", "AXE", "PASTA", seats=2)
    table.ok(0, "draw")
    table.hit(0, 1, "X", 2, "left")
    table.hit(0, 1, "E", 3, "left")
    table.hit(0, 1, "A", 1, "left")
    assert table.scores == (10 + 15 + 5 + 50, 0)
    assert not table.over


def test_S36_S33_a_player_is_exposed_when_both_words_are():
    table = Table("HOUSE", "RIVER", "SILOS", "PASTA", seats=2, cards="off")
    table.ok(0, "interrupt", of=1, sequence="SILOS", tray="left")
    assert table.match.state.hidden_last is None
    table.ok(0, "interrupt", of=1, sequence="PASTA", tray="right")
    assert table.match.state.hidden_last == 0
    assert table.turn == 1
    table.miss(1, 0, "X")
    table.miss(1, 0, "X")
    assert table.over
    assert table.scores == (155 + 155 + 55 + 55 + 100, 0)


def test_S36_trays_are_both_asked_for_a_blank():
    table = Table("HOUSE", "RIVER", "SILOS", "PASTA.", seats=2)
    table.ok(0, "draw")
    table.hit(0, 1, ".", 6, "right")
    table.miss(0, 1, ".")
    assert table.scores == (5 - 50, 0)


def test_S39_every_number_is_data_and_a_changed_one_is_a_house_rule():
    table = Table("HOUSE", "SILOS", "PLANET", blank_penalty=20, interrupt_bonus=1)
    table.ok(0, "draw")
    table.miss(0, 1, ".")
    table.ok(0, "interrupt", of=1, sequence="SILOS")
    assert table.scores == (-20 + 55 + 1, 0, 0)
    assert table.view(None).rules.house == ("blank_penalty", "interrupt_bonus")


def test_S39_an_option_that_says_what_the_sheet_says_is_no_house_rule():
    assert SONDE.rules("1976", {"cards": "on", "blanks": 5}).house == ()


def test_S39_a_house_deck_and_tray():
    rules = SONDE.rules("1984", {"deck": {"x2": 3}, "spaces": 4, "values": [1, 2, 3, 4], "blanks": 0})
    assert rules.pack == ("x2",) * 3
    assert set(rules.house) == {"deck", "spaces", "values", "blanks"}


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"cards": "maybe"}, "bad_option"),
        ({"cards": False}, "bad_option"),
        ({"colour": "red"}, "unknown_option"),
        ({"id": "1999"}, "unknown_option"),
        ({"house": []}, "unknown_option"),
        ({"spaces": 10**9}, "bad_option"),
        ({"spaces": 20}, "bad_option"),
        ({"values": []}, "bad_option"),
        ({"deck": {}}, "bad_option"),
        ({"deck": {"jackpot": 1}}, "bad_option"),
        ({"deck": {"normal": -1}}, "bad_option"),
        ({"blanks": "5"}, "bad_option"),
        ({"clock": 10**12}, "bad_option"),
    ],
)
def test_S39_an_option_that_cannot_be_is_refused_with_its_code(options, code):
    rules = SONDE.rules("1976", options)
    assert isinstance(rules, Refusal)
    assert rules.code == code


def test_S39_an_unknown_edition_is_refused():
    assert SONDE.rules("1999", {}).code == "unknown_edition"


def test_S39_no_code_asks_which_edition_it_is():
    from pathlib import Path

    import lettrine.games.sonde as package

    for file in Path(package.__file__).parent.glob("*.py"):
        source = file.read_text(encoding="utf-8")
        assert not any(f'"{edition}"' in source for edition in SONDE.editions), file.name
        assert ".id ==" not in source, file.name
