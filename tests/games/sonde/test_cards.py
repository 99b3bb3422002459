"""What the cards say (S19–S24), how many there are of each (S25), and playing without them (S26)."""

from collections import Counter

import pytest

from lettrine.games.sonde import SONDE
from tests.games.sonde.table import Table


def test_S19_a_normal_turn_is_just_a_turn():
    table = Table("HOUSE", "SILOS", "PLANET", deck=("normal", "normal"))
    table.ok(0, "draw")
    assert table.duty == ("ask", (0,))
    table.miss(0, 1)
    assert table.turn == 1


def test_S20_an_additional_turn_follows_the_miss_with_a_card_of_its_own():
    table = Table("HOUSE", "SILOS", "PLANET", deck=("additional", "+15", "normal"))
    table.ok(0, "draw")
    table.hit(0, 1, "S", 1)
    table.miss(0, 1)
    assert table.duty == ("draw", (0,))
    table.ok(0, "draw")
    assert table.scores == (20, 0, 0)
    table.miss(0, 1)
    assert table.duty == ("draw", (1,))


def test_S20_additional_turns_add_up():
    table = Table("HOUSE", "SILOS", "PLANET", deck=("additional", "additional", "normal", "normal"))
    table.ok(0, "draw")
    table.miss(0, 1)
    table.ok(0, "draw")
    table.miss(0, 1)
    assert table.duty == ("draw", (0,))
    table.ok(0, "draw")
    table.miss(0, 1)
    assert table.duty == ("draw", (1,))


@pytest.mark.parametrize(("card", "owner"), [("left", 2), ("right", 0)])
def test_S21_the_opponent_on_that_side_opens_a_space_and_the_drawer_scores_it(card, owner):
    table = Table("HOUSE", "SILOS", "PLANET", "RIVER", deck=(card, "normal"), first=1)
    table.ok(1, "draw")
    assert table.duty == ("expose", (owner,))
    assert table.no(1, "ask", of=owner, letter="E") == "not_open"
    assert table.no(owner, "expose", space=7) == "wrong_space"
    table.ok(owner, "expose", space=4)
    assert table.scores == (0, 15, 0, 0)
    assert table.duty == ("ask", (1,))


def test_S21_even_the_last_space_and_then_without_the_bonus():
    table = Table("HOUSE", "SILOS", "PLANET", deck=("normal", "right", "normal"))
    table.ok(0, "draw")
    table.open_all(0, 2, keep=1)
    table.miss(0, 2)
    table.ok(1, "draw")  # the opponent on the right of seat 1 is seat 0
    table.ok(0, "expose", space=1)
    assert table.scores[1] == 5
    table2 = Table("HOUSE", "SILOS", "PLANET", deck=("normal", "left", "normal"))
    table2.ok(0, "draw")
    table2.open_all(0, 2, keep=1)
    table2.miss(0, 2)
    table2.ok(1, "draw")
    table2.ok(2, "expose", space=6)
    assert table2.scores[1] == 5
    assert table2.shown(2) == "PLANET"


def test_S21_S36_with_two_players_it_is_the_opponents_left_or_right_tray():
    table = Table("HOUSE", "RIVER", "SILOS", "PLANET", seats=2, deck=("right", "left", "normal"))
    table.ok(0, "draw")
    assert table.duty == ("expose", (1,))
    assert table.no(1, "expose", space=1, tray="left") == "wrong_space"
    table.ok(1, "expose", space=3, tray="right")
    assert table.scores == (15, 0)
    table.miss(0, 1)
    table.ok(1, "draw")
    table.ok(0, "expose", space=1)  # the card has named the tray already
    assert table.shown(0, 0) == "H????"
    assert table.scores == (15, 5)


def test_S22_the_drawer_opens_one_of_their_own_blanks_and_nobody_scores():
    table = Table(".HOUSE.", "SILOS", "PLANET", deck=("blank", "normal"))
    table.ok(0, "draw")
    assert table.duty == ("expose", (0,))
    assert table.no(0, "expose", space=2) == "wrong_space"
    table.ok(0, "expose", space=7)
    assert table.scores == (0, 0, 0)
    assert table.shown(0) == "??????."
    assert table.duty == ("ask", (0,))


@pytest.mark.parametrize(("card", "factor"), [("x3", 3), ("x4", 4), ("x5", 5)])
def test_S23_the_first_hit_is_multiplied_and_no_later_one(card, factor):
    table = Table("HOUSE", "SILOS", "PLANET", deck=(card, "normal"))
    table.ok(0, "draw")
    table.hit(0, 1, "L", 3)
    assert table.scores[0] == 15 * factor
    table.hit(0, 1, "O", 4)
    assert table.scores[0] == 15 * factor + 15


def test_S23_a_first_question_that_misses_uses_the_card_up():
    table = Table("HOUSE", "SILOS", "PLANET", deck=("additional", "normal", "normal", "x5", "normal"))
    table.ok(0, "draw")
    table.miss(0, 1)
    table.ok(0, "draw")
    table.miss(0, 1)
    table.ok(1, "draw")
    table.miss(1, 2)
    table.ok(2, "draw")  # ×5
    table.miss(2, 0)
    table.ok(0, "draw")
    table.hit(0, 1, "L", 3)
    assert table.scores == (15, 0, 0)


def test_S23_the_bonus_for_the_last_space_is_not_multiplied():
    table = Table("HOUSE", "SILOS", "PLANET", deck=("normal", "x5", "normal"))
    table.ok(0, "draw")
    table.open_all(0, 2, keep=1)
    table.miss(0, 2)
    table.ok(1, "draw")
    table.hit(1, 2, "T", 6)
    assert table.scores[1] == 5 * 5 + 50


@pytest.mark.parametrize(("card", "points"), [("+15", 15), ("+20", 20), ("+25", 25), ("-10", -10)])
def test_S24_points_are_added_or_deducted_at_once(card, points):
    table = Table("HOUSE", "SILOS", "PLANET", deck=(card, "normal"))
    table.ok(0, "draw")
    assert table.scores == (points, 0, 0)
    assert table.duty == ("ask", (0,))


SINGLES = {"x3": 1, "x4": 1, "x5": 1, "+15": 1, "+20": 1, "+25": 1, "-10": 1}


@pytest.mark.parametrize("edition", ["1976", "1984"])
def test_S25_the_deck_of_36(edition):
    pack = SONDE.rules(edition, {}).pack
    assert len(pack) == 36
    assert Counter(pack) == {"normal": 11, "additional": 5, "left": 4, "right": 4, "blank": 5, **SINGLES}


def test_S25_the_deck_of_48():
    pack = SONDE.rules("1967", {}).pack
    assert len(pack) == 48
    assert Counter(pack) == {"normal": 15, "additional": 7, "left": 6, "right": 6, "blank": 7, **SINGLES}


@pytest.mark.parametrize("edition", ["1967", "1976", "1984"])
def test_S26_without_cards_a_turn_begins_with_the_question(edition):
    table = Table("HOUSE", "SILOS", "PLANET", edition=edition, deck=None, cards="off")
    assert table.duty == ("ask", (0,))
    assert table.no(0, "draw") == "not_open"
    table.miss(0, 1)
    assert table.duty == ("ask", (1,))
    assert table.view(0).card is None


def test_S9_each_new_shuffle_is_another_one():
    deck = tuple(f"+{points}" for points in range(11, 23))
    table = Table("HOUSE", "SILOS", "PLANET", deck=deck)
    rounds = []
    for _ in range(4):
        cards = []
        for _ in deck:
            cards.append(table.ok(table.turn, "draw")[0].card)
            table.miss(table.turn, (table.turn + 1) % 3)
        rounds.append(tuple(cards))
    assert len(set(rounds)) == 4
    assert {tuple(sorted(cards)) for cards in rounds} == {deck}


@pytest.mark.parametrize("card", ["additional", "x5"])
def test_S10_a_card_for_asking_is_ignored_by_who_has_nobody_to_ask(card):
    table = Table("HOUSE", "SILOS", "PLANET", deck=("normal", card, *["normal"] * 9))
    table.ok(0, "draw")
    table.ok(1, "interrupt", of=0, sequence="HOUSE")
    table.ok(0, "interrupt", of=2, sequence="PLANET")
    table.miss(0, 1, "X")
    assert table.ok(1, "draw")[0].ignored
    assert table.turn == 2
