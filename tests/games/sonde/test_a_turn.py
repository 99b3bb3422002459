"""A turn: the card (S9, S10), the question (S11), its answer (S12, S13), the miss (S14, S15), and S16–S18."""

import msgspec
import pytest

from lettrine.core.frames import encoded, frame
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.events import Exposed
from lettrine.games.sonde.state import MOST_NOTED
from tests.games.sonde.table import Table


def test_S9_the_player_on_turn_draws_first_and_all_see_the_card():
    table = Table("HOUSE", "SILOS", "PLANET", deck=("+15", "normal"))
    assert table.no(0, "ask", of=1, letter="S") == "not_open"
    assert table.no(1, "draw") == "not_your_turn"
    table.ok(0, "draw")
    assert [table.view(seat).card for seat in (0, 1, 2, None)] == ["+15"] * 4
    assert table.no(0, "draw") == "not_open"


def test_S9_an_empty_pile_is_made_anew_from_the_discards():
    table = Table("HOUSE", "SILOS", "PLANET", deck=("normal", "+15"))
    for seat in (0, 1):
        table.ok(seat, "draw")
        table.miss(seat, (seat + 1) % 3)
    assert table.view(0).pile == 2
    cards = []
    for seat in (2, 0):
        cards.append(table.ok(seat, "draw")[0].card)
        table.miss(seat, (seat + 1) % 3)
    assert sorted(cards) == ["+15", "normal"]


def test_S9_the_whole_deck_comes_before_any_card_comes_again():
    table = Table("HOUSE", "SILOS", "PLANET", deck=None, seed=7)
    pack = list(SONDE.rules("1976", {}).pack)
    drawn = []
    while len(drawn) < len(pack):
        seat = table.turn
        event = table.ok(seat, "draw")[0]
        drawn.append(event.card)
        if table.duty[0] == "expose":
            owner = table.duty[1][0]
            table.match.act(owner, SONDE.offers(table.match.state, table.match.open[0], owner)[0])
        target = next(s for s in range(3) if s != seat and table.view(None).trays[s][0].hidden)
        table.miss(seat, target, "Q")
    assert sorted(drawn) == sorted(pack)


@pytest.mark.parametrize("card", ["left", "right"])
def test_S10_a_card_that_cannot_be_obeyed_is_ignored(card):
    table = Table("HOUSE", "SILOS", "PLANET", "RIVER", deck=("normal", card, "normal"))
    table.ok(0, "draw")
    table.open_all(0, 2)
    neighbours = {"left": 1, "right": 3}
    table.miss(0, neighbours[card])
    drew = table.ok(1, "draw")[0]
    assert drew.ignored is (card == "left")
    assert table.duty == (("ask", (1,)) if card == "left" else ("expose", (0,)))
    assert {table.view(seat).ignored for seat in (None, 0, 1, 2, 3)} == {card == "left"}


def test_S10_a_blank_card_without_a_blank_is_ignored():
    table = Table("HOUSE", "SILOS", "PLANET", deck=("blank", "normal"))
    assert table.ok(0, "draw")[0].ignored
    assert table.duty == ("ask", (0,))


def test_S10_that_a_card_is_ignored_is_said_as_long_as_it_lies_open():
    table = Table("HOUSE", "SILOS", "PLANET", deck=("blank", "normal"))
    assert not table.view(1).ignored
    table.ok(0, "draw")
    assert table.view(1).ignored
    table.miss(0, 1, "Q")
    assert table.view(1).card is None
    assert not table.view(1).ignored


def test_S11_a_question_names_an_opponent_with_something_hidden():
    table = Table("HOUSE", "SILOS", "PLANET")
    table.ok(0, "draw")
    assert table.no(0, "ask", of=0, letter="H") == "not_an_opponent"
    for nobody in (3, -1, 99):
        assert table.no(0, "ask", of=nobody, letter="H") == "no_such_seat"
    table.open_all(0, 1)
    assert table.no(0, "ask", of=1, letter="S") == "nothing_hidden"
    table.ok(0, "ask", of=2, letter="P")


@pytest.mark.parametrize("letter", ["é", "AB", "", "a", "1", "?", "A\n"])
def test_S11_a_question_is_for_one_letter_or_a_blank(letter):
    table = Table("HOUSE", "SILOS", "PLANET")
    table.ok(0, "draw")
    with pytest.raises(msgspec.ValidationError):
        table.say(0, "ask", of=1, letter=letter)


def test_S11_a_question_never_names_the_place():
    table = Table("HOUSE", "SILOS", "PLANET")
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="S", space=5)  # a field the action does not have changes nothing
    table.ok(1, "expose", space=1)


def test_S12_the_owner_of_several_chooses_and_exposes_exactly_one():
    # The sheet's own example: an R of treasurer.
    for space in (2, 7, 9):
        table = Table("HOUSE", "TREASURER", "PLANET")
        table.ok(0, "draw")
        table.ok(0, "ask", of=1, letter="R")
        assert table.duty == ("expose", (1,))
        assert table.no(1, "expose", space=1) == "wrong_space"
        for nowhere in (12, 0, -8, 99):
            assert table.no(1, "expose", space=nowhere) == "wrong_space"
        assert table.no(0, "expose", space=space) == "not_your_turn"
        events = table.ok(1, "expose", space=space)
        assert [type(event) for event in events] == [Exposed]
        assert table.shown(1).count("R") == 1
        assert table.shown(1)[space - 1] == "R"
        assert table.view(1).trays[1][0].hidden == 8


def test_S12_every_hit_opens_the_same_duty_however_many_match():
    def opened(word):
        table = Table("HOUSE", word, "PLANET")
        table.ok(0, "draw")
        table.ok(0, "ask", of=1, letter="R")
        return [msgspec.json.encode(table.view(seat).open) for seat in (0, 2, None)]

    assert opened("TREASURER") == opened("TREASUXEY")


def test_S12_a_tray_may_answer_by_itself_cheapest_space_first():
    table = Table("HOUSE", "TREASURER", "PLANET")
    table.ok(1, "auto", on=True)
    assert table.view(0).auto == (1,)
    table.ok(0, "draw")
    for space in (7, 2, 9):  # R stands on spaces 2, 7 and 9, worth 10, 5 and 15
        events = table.ok(0, "ask", of=1, letter="R")
        assert events[-1] == Exposed(1, space, "R", None, 0, {7: 5, 2: 10, 9: 15}[space])
    table.ok(1, "auto", on=False)
    table.ok(0, "ask", of=1, letter="T")
    assert table.duty == ("expose", (1,))


def test_S12_setting_the_tray_to_answer_settles_a_hit_that_is_waiting():
    table = Table("HOUSE", "TREASURER", "PLANET")
    table.ok(0, "draw")
    table.ok(0, "ask", of=1, letter="R")
    table.ok(1, "auto", on=True)
    assert table.shown(1) == "??????R??"
    assert table.duty == ("ask", (0,))


def test_S13_a_hit_scores_its_space_and_the_player_asks_again_in_any_order():
    table = Table("HOUSE", "SILOS", "PLANET")
    table.ok(0, "draw")
    table.hit(0, 1, "S", 5)
    assert table.scores == (10, 0, 0)
    table.hit(0, 2, "A", 3)
    assert table.scores == (25, 0, 0)
    table.hit(0, 1, "S", 1)
    assert table.scores == (30, 0, 0)
    assert table.duty == ("ask", (0,))


def test_S14_a_miss_ends_the_turn_and_play_passes_to_the_left():
    table = Table("HOUSE", "SILOS", "PLANET", first=1)
    for seat in (1, 2, 0, 1):
        assert table.turn == seat
        table.ok(seat, "draw")
        table.miss(seat, (seat + 1) % 3)
    assert table.turn == 2
    assert table.scores == (0, 0, 0)


def test_S14_a_letter_that_is_exposed_already_is_a_miss():
    table = Table("HOUSE", "PLANET", "SILOS")
    table.ok(0, "draw")
    table.hit(0, 1, "P", 1)
    table.miss(0, 1, "P")
    assert table.turn == 1


def test_S15_a_blank_asked_of_one_who_has_none_costs_fifty():
    table = Table("HOUSE", "SILOS", "PLANET.")
    table.ok(0, "draw")
    table.miss(0, 1, ".")
    assert table.scores == (-50, 0, 0)
    assert table.turn == 1


def test_S15_a_blank_that_is_exposed_already_is_none():
    table = Table("HOUSE", "SILOS.", "PLANET")
    table.ok(0, "draw")
    table.hit(0, 1, ".", 6)
    assert table.scores == (5, 0, 0)
    table.miss(0, 1, ".")
    assert table.scores == (-45, 0, 0)


@pytest.mark.parametrize("edition", SONDE.editions)
def test_S16_also_when_the_last_space_is_a_blank_and_without_a_word(edition):
    table = Table("HOUSE", "AB.", "SILOS", edition=edition)
    table.ok(0, "draw")
    table.open_all(0, 1, keep=1)
    table.hit(0, 1, ".", 3)
    assert table.scores[0] == 5 + 10 + 15 + 50


def test_S16_the_last_hidden_space_scores_fifty_more():
    table = Table("HOUSE", "SILOS", "PLANET")
    table.ok(0, "draw")
    table.open_all(0, 1)
    assert table.scores == (5 + 10 + 15 + 15 + 10 + 50, 0, 0)


def test_S17_nobody_is_out():
    table = Table("HOUSE", "SILOS", "PLANET")
    table.ok(0, "draw")
    table.open_all(0, 1)
    table.miss(0, 2)
    assert table.turn == 1
    table.ok(1, "draw")
    table.hit(1, 0, "H", 1)
    assert table.scores[1] == 5


def test_S18_only_the_questions_of_this_turn_are_shown():
    table = Table("HOUSE", "SILOS", "PLANET")
    table.ok(0, "draw")
    table.hit(0, 1, "S", 1)
    table.ok(0, "ask", of=2, letter="P")
    assert [(q.letter, q.yes) for q in table.view(2).questions] == [("S", True), ("P", True)]
    table.ok(2, "expose", space=1)
    table.miss(0, 1, "Z")
    for viewer in (0, 1, 2, None):
        assert table.view(viewer).questions == ()


def test_S18_what_is_sent_holds_nothing_about_a_question_of_an_earlier_turn():
    """Two tables whose earlier turns asked different things in vain look the same from now on."""

    def sent(letters):
        table = Table("HOUSE", "SILOS", "PLANET")
        for seat, letter in enumerate(letters):
            table.ok(seat, "draw")
            table.miss(seat, (seat + 1) % 3, letter)
        frames = []
        for act in ("draw", "ask"):
            events = table.ok(0, act, **({} if act == "draw" else {"of": 1, "letter": "S"}))
            state = table.match.state
            frames += [encoded(frame(SONDE, state, events, viewer)) for viewer in (0, 1, 2, None)]
        return frames

    assert sent("XYZ") == sent("QJK")


def test_S18_notes_have_an_end():
    table = Table("HOUSE", "SILOS", "PLANET", memory="notes", cards="off")
    for number in range(MOST_NOTED + 20):
        table.ok(number % 3, "ask", of=(number + 1) % 3, letter="X")
    noted = SONDE.view(table.match.state, 1).questions
    assert len(noted) == MOST_NOTED
    assert [noted[0].turn, noted[-1].turn] == [21, MOST_NOTED + 20]


def test_S18_a_table_may_keep_notes():
    table = Table("HOUSE", "SILOS", "PLANET", memory="notes")
    for seat, letter in enumerate("XYZ"):
        table.ok(seat, "draw")
        table.miss(seat, (seat + 1) % 3, letter)
    assert [q.letter for q in table.view(None).questions] == ["X", "Y", "Z"]


def test_S18_once_the_game_is_over_all_questions_may_be_seen():
    table = Table("HOUSE", "SILOS", "PLANET", cards="off")
    table.miss(0, 1, "X")
    table.ok(1, "interrupt", of=0, sequence="HOUSE")
    table.ok(2, "interrupt", of=1, sequence="SILOS")
    table.ok(0, "interrupt", of=2, sequence="PLANET")
    assert table.over
    assert [q.letter for q in table.view(1).questions] == ["X"]
