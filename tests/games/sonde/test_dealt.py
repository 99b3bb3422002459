"""E6: secrets that the house deals. Nobody hides, nobody sees their own tray, and the house answers and opens."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from lettrine.bots.common.bot import Bots
from lettrine.bots.registry import BOTS
from lettrine.core.frames import encoded, frame
from lettrine.core.game import Context, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games.sonde import SONDE
from lettrine.games.sonde import events as e
from lettrine.games.sonde.actions import Ask, Draw, Interrupt
from lettrine.games.sonde.dealing import dealt_words
from lettrine.games.sonde.view import View
from tests.conformance import sonde
from tests.conformance.secrecy import keeps_its_secrets
from tests.conformance.specimen import Opening, Twins
from tests.games.sonde.table import Table
from tests.thorough import examples


class Dealt(Table):
    """A table where the house has laid out these trays."""

    def __init__(self, *cells: str, deck: tuple[str, ...] | None = ("normal",) * 60, seats: int = 0, **options: Any):
        rules = SONDE.rules(options.pop("edition", "1976"), {"secrets": "dealt", **options})
        assert not isinstance(rules, Refusal), rules
        seating = Seating(seats or len(cells), "en", deck=deck, words=cells or None)
        match = Match.start(SONDE, rules, seating, Context(Luck(3), None))
        assert isinstance(match, Match), match
        self.match = match


def test_E6_nobody_hides_and_nobody_sees_their_own_tray():
    table = Dealt("TREE", ".STAR.", "ROSE")
    assert table.duty == ("draw", (0,))
    assert table.no(0, "hide", word="HOUSE") == "already_hidden"
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert [[tray.secret for tray in trays] for trays in view.trays] == [[None]] * 3
        assert [trays[0].shown for trays in view.trays] == ["????", "??????", "????"]
        told = encoded(frame(SONDE, table.match.state, table.match.log[0].events, seat))
        assert not any(word in told for word in (b"TREE", b"STAR", b"ROSE"))


def test_E6_the_house_answers_and_opens_the_cheapest_then_leftmost_space():
    table = Dealt("TREE", "EAEXE", "ROSE")
    table.ok(0, "draw")
    answered, opened = table.ok(0, "ask", of=1, letter="E")[1:3]
    assert isinstance(answered, e.Answered)
    assert (opened.space, opened.points, opened.to) == (1, 5, 0)  # worth 5, 15 and 10
    assert table.ok(0, "ask", of=1, letter="E")[2].space == 5
    assert table.duty == ("ask", (0,))


def test_E6_for_cards_too():
    table = Dealt("TREE", "STAR", "ROSE.", deck=("left", "right", "blank") * 9)
    drew, opened = table.ok(0, "draw")
    assert (opened.seat, opened.space, opened.to, opened.points) == (1, 1, 0, 5)
    table.miss(0, 1)
    assert table.ok(1, "draw")[1].seat == 0  # to the right
    table.miss(1, 0)
    drew, opened = table.ok(2, "draw")
    assert (drew.card, opened.seat, opened.space, opened.letter, opened.to) == ("blank", 2, 5, ".", None)


def test_E6_of_equal_values_the_leftmost_is_opened():
    table = Dealt("TREE", "XXXEEX", "ROSE")  # spaces 4 and 5: 15 and 10
    table.ok(0, "draw")
    assert table.ok(0, "ask", of=1, letter="X")[2].space == 1
    assert [table.ok(0, "ask", of=1, letter="X")[2].space for _ in range(3)] == [6, 2, 3]


def test_E6_there_is_nothing_to_answer_by_hand():
    table = Dealt("TREE", "STAR", "ROSE", answers="players")
    table.ok(0, "draw")
    assert table.no(1, "auto", on=True) == "not_open"
    assert [type(event) for event in table.ok(0, "ask", of=1, letter="A")][:3] == [e.Asked, e.Answered, e.Exposed]


def test_E6_two_players_have_two_trays_each():
    table = Dealt("TREE", "EEL", "ROSE", "SUN", seats=2)
    table.ok(0, "draw")
    opened = table.ok(0, "ask", of=1, letter="S")[2]
    assert (opened.tray, opened.space, opened.points) == ("right", 1, 5)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("TREE", "STAR"), "wrong_secrets"),
        (("TREE", "STAR", "RO.SE"), "wrong_secrets"),
        (("TREE", "STAR", "..."), "wrong_secrets"),
        (("TREE", "STAR", "rose"), "wrong_secrets"),
        (("TREE", "STAR", ""), "no_word"),
        (("TREE", "STAR", "R0SE"), "not_letters"),
        (("TREE", "STAR", "A" * 13), "too_long"),
        (("TREE", "STAR", "ROSE......"), "too_many_blanks"),
    ],
)
def test_E6_words_of_a_record_must_fit(words, code):
    rules = SONDE.rules("1976", {"secrets": "dealt"})
    assert Match.start(SONDE, rules, Seating(3, "en", words=words), Context(Luck(0), None)).code == code


def test_E6_the_cards_of_the_box_hold_for_what_is_dealt():
    rules = SONDE.rules("1976", {"secrets": "dealt", "letters": "box"})
    seating = Seating(3, "en", words=("TREE", "STAR", "ZZZ"))
    assert Match.start(SONDE, rules, seating, Context(Luck(0), None)).code == "not_in_the_box"


def test_E6_where_everybody_hides_a_record_lays_out_nothing():
    rules = SONDE.rules("1976", {})
    seating = Seating(3, "en", words=("TREE", "STAR", "ROSE"))
    assert Match.start(SONDE, rules, seating, Context(Luck(0), None)).code == "wrong_secrets"


@given(st.integers(0, 2**53), st.integers(2, 4), st.sampled_from(["free", "box"]))
def test_E6_the_same_seed_deals_the_same_words_and_they_fit(seed, seats, letters):
    rules = SONDE.rules("1976", {"secrets": "dealt", "letters": letters})
    context = Context(Luck(seed), None)
    words = dealt_words(rules, seats, context)
    assert words == dealt_words(rules, seats, context)
    by_lot = Match.start(SONDE, rules, Seating(seats, "en"), context)
    laid_out = Match.start(SONDE, rules, Seating(seats, "en", words=words), context)
    assert by_lot.state == laid_out.state
    assert tuple(tray.cells for tray in by_lot.state.trays) == words


def test_E6_dealt_words_are_common_and_differ_from_deal_to_deal(english):
    rules = SONDE.rules("1976", {"secrets": "dealt"})
    deals = [dealt_words(rules, 4, Context(Luck(seed), english)) for seed in range(30)]
    words = [cells.strip(".") for deal in deals for cells in deal]
    assert len(set(words)) > 100
    assert all(english.find(word).zipf >= 3.7 for word in words)
    assert 0 < sum("." in cells for deal in deals for cells in deal) < 90


# Two worlds ----------------------------------------------------------------------------------------------------------


@st.composite
def tray_of(draw: Any, spaces: int) -> str:
    """A word, with blanks or without, that fills so many spaces."""
    blanks = draw(st.integers(0, min(2, spaces - 1)))
    before, letters = draw(st.integers(0, blanks)), spaces - blanks
    word = draw(st.text(sonde.FEW + "XYZ", min_size=letters, max_size=letters))
    return "." * before + word + "." * (blanks - before)


@st.composite
def dealt_twins(draw: Any) -> Twins:
    """Worlds with other letters in every tray: everybody is an observer, the owners too."""
    seats = draw(st.integers(2, 4))
    rules = SONDE.rules(
        draw(st.sampled_from(("1967", "1976"))),
        {
            "secrets": "dealt",
            "cards": draw(st.sampled_from(["on", "off"])),
            "memory": draw(st.sampled_from(["strict", "notes"])),
            "answers": draw(st.sampled_from(["server", "players"])),
            "clock": draw(st.sampled_from([0, 10])),
        },
    )
    lengths = [draw(st.integers(2, 8)) for _ in range(sonde.trays(seats))]
    one, other = (tuple(draw(tray_of(spaces)) for spaces in lengths) for _ in range(2))
    deck = draw(st.none() | st.lists(st.sampled_from(sonde.CARDS), min_size=2, max_size=6).map(tuple))
    opening = Opening(rules, Seating(seats, "en", 0, deck, one), draw(st.integers(0, 2**64)), ())
    assume(one != other)
    return Twins(opening, opening.but(seating=Seating(seats, "en", 0, deck, other)), (*range(seats), None))


def heard_alike(one: Any, other: Any, seat: int, action: Any) -> bool:
    """E6: what everybody hears: which space the house opens, and what is on it."""
    return [_heard(state, action) for state in (one, other)].count(_heard(one, action)) == 2


def _heard(state: Any, action: Any) -> Any:
    if isinstance(action, Ask) and action.of < state.seats:
        return _cheapest(state, action.of, action.letter)
    if isinstance(action, Interrupt):
        return sonde._named(state, action)
    card = state.pile[0] if isinstance(action, Draw) and state.pile else None
    if card is None and state.pile and not isinstance(action, Ask | Interrupt):
        card = state.pile[0]  # the clock draws
    if card == "blank":
        return _cheapest(state, state.turn, ".")
    if card in ("left", "right"):
        step = 1 if card == "left" else -1
        of, tray = ((state.turn + step) % state.seats, None) if state.per_seat == 1 else (1 - state.turn, card)
        return _cheapest(state, of, None, tray)
    return card


def _cheapest(state: Any, of: int, letter: str | None, side: str | None = None) -> Any:
    spots = [
        (state.rules.values[space], index, space, cell)
        for index, tray in enumerate(state.trays)
        if index // state.per_seat == of and (side is None or side == ("left", "right")[index % 2])
        for space, cell in enumerate(tray.covered)
        if cell != "_" and cell == (letter or cell)
    ]
    return min(spots, default=None)


DEALT = replace(sonde.SPECIMEN, twins=dealt_twins(), alike=heard_alike)


@settings(max_examples=examples(600), suppress_health_check=list(HealthCheck))
@given(st.data())
def test_E6_two_worlds_with_other_letters_are_the_same_to_every_seat_and_watcher(data):
    keeps_its_secrets(DEALT, data)


# Bots ----------------------------------------------------------------------------------------------------------------


class Blindfolded:
    """A bot that is looked over the shoulder of: no frame of its seat may have a letter of its own tray."""

    def __init__(self, bot: Any, seat: int) -> None:
        self.bot, self.seat = bot, seat

    def see(self, sent: Any) -> None:
        self._check(sent.view)
        assert all(event.cells is None for event in sent.events if isinstance(event, e.Hid))
        self.bot.see(sent)

    def act(self, view: View, choices: Any) -> Any:
        self._check(view)
        return self.bot.act(view, choices)

    def _check(self, view: View) -> None:
        assert all(tray.secret is None for tray in view.trays[self.seat])


@pytest.mark.parametrize("strength", BOTS["sonde"])
def test_E6_bots_play_without_seeing_their_own_tray(english, strength):
    rules = SONDE.rules("1976", {"secrets": "dealt"})
    match = Match.start(SONDE, rules, Seating(4, "en"), Context(Luck(5), english))
    bots = {seat: Blindfolded(BOTS["sonde"][strength](seat, english, Random(seat)), seat) for seat in range(4)}
    Bots(match, bots).play_out()
    assert SONDE.standing(match.state).over
