"""A first game: its table is in the games' own data, whoever opened it starts, and it is not rated."""

import dataclasses

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lettrine.bots.registry import BOTS, bots_of
from lettrine.games import GAMES
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Ask, Hide
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.lessons import lesson_of
from lettrine.play.outcomes import Change
from lettrine.play.result import unrated_reason
from lettrine.play.table import Sitter, Table, new_table
from lettrine.play.table_fold import fold

TAUGHT = [game for game in GAMES if lesson_of(game) is not None]
every_game = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)


def seated(game, lesson=True) -> Table:
    """The table of a first game, everybody in their seat."""
    row = lesson_of(game)
    plan = msgspec.structs.replace(row.plan(game.name, "en"), lesson=lesson)
    table = new_table("t", te.Opened(plan, "CODE"), game, None)
    sitters = (Sitter("Ada", "key"), *(Sitter(f"B{seat}", None, bot) for seat, bot in enumerate(row.bots)))
    return msgspec.structs.replace(table, sitters=sitters)


def begun(table: Table, drawn: int) -> Table:
    change = commands.begin(1, drawn)(table, 0)
    assert isinstance(change, Change), change
    return fold(table, change.event, 0, change.step)


@every_game
def test_the_bots_of_a_first_game_are_the_weakest(game):
    row = lesson_of(game)
    assert len(row.bots) == row.seats - 1
    assert set(row.bots) <= {next(iter(bots_of(game.name)), None)}


def test_a_game_that_bots_cannot_play_has_no_first_game_with_them(monkeypatch):
    monkeypatch.delitem(BOTS, "sonde")
    assert lesson_of(SONDE) is None


def test_a_game_without_a_row_for_it_has_no_first_game():
    assert lesson_of(dataclasses.replace(SONDE, name="pieces")) is None


@pytest.mark.parametrize(("game", "bots"), [(game, tuple(bots)) for game, bots in BOTS.items() if bots])
def test_strengths_are_in_order_and_the_gentlest_is_first(game, bots):
    assert bots == tuple(strength for strength in ("gentle", "beginner", "club", "master") if strength in bots)
    assert bots[0] == "gentle"


@pytest.mark.parametrize("game", [game for game in TAUGHT if "first" in game.header_fields], ids=lambda game: game.name)
@given(drawn=st.integers(0, 2**32))
def test_in_a_first_game_whoever_opened_the_table_starts(game, drawn):
    assert begun(seated(game), drawn).first == 0
    team = game.starters or lesson_of(game).seats
    assert begun(seated(game, lesson=False), drawn).first == drawn % team


@every_game
def test_a_first_game_is_not_rated(game):
    expected = "lesson" if lesson_of(game).seats > 1 else "one_side"
    assert unrated_reason(seated(game)) == expected


def test_a_plan_without_a_lesson_is_stored_as_before():
    plan = te.Plan("sonde", "1976", "en", 3)
    assert b"lesson" not in msgspec.json.encode(plan)
    assert msgspec.json.decode(msgspec.json.encode(plan), type=te.Plan) == plan


def test_S8_in_a_first_game_of_sonde_nothing_happens_before_the_own_first_question():
    """Once all words are hidden, the table waits for the first seat; no card has opened anything."""
    table = begun(seated(SONDE), drawn=2)
    for seat, word in ((1, "RIVER"), (2, "STONE"), (0, "HOUSE")):
        table = played(table, seat, Hide(word))
    state = table.game_step.state
    view = SONDE.view(state, 0)
    assert view.trays[0][0].shown == "?????"
    assert view.card is None
    assert [(decision.kind, decision.seats) for decision in table.game_step.open if decision.duty] == [("ask", (0,))]
    assert played(table, 0, Ask(1, "E")).moves == table.moves + 1


def played(table: Table, seat: int, action) -> Table:
    change = commands.act(seat, msgspec.json.encode(action))(table, 0)
    assert isinstance(change, Change), change
    return fold(table, change.event, 0, change.step)
