"""A clock for each player: whose time is up loses their own duties, and nobody else's."""

from typing import Any

import msgspec
import pytest

from lettrine.core import record
from lettrine.core.game import Action
from lettrine.games.glyphs import actions as glyphs
from lettrine.games.pieces.race.actions import Claim
from lettrine.games.quick.actions import Hide as QuickHide
from lettrine.games.sonde import actions as sonde
from lettrine.games.tug import actions as tug
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.outcomes import Change
from lettrine.play.table import Table, deadline
from lettrine.play.table_fold import fold
from lettrine.play.table_header import full_header
from tests.play.actions import act
from tests.play.timed_tables import PLAYER, begun


class Game:
    """A table under a clock of its own, and the record that it makes."""

    def __init__(self, name: str, seats: int, plan_clock: te.Clock = PLAYER, **options: Any) -> None:
        self.table: Table = begun(name, seats, plan_clock, **options)
        self.wall = 0
        self.lines: list[bytes] = []
        self.rows: list[te.Played] = []

    def do(self, seat: int, action: Action, after: int = 0) -> None:
        self.wall += after
        self._take(act(seat, action)(self.table, self.wall))

    def lapse(self) -> tuple[Any, ...]:
        """Wait until the clock acts, and say what came of it."""
        due = deadline(self.table)
        assert due is not None
        self.wall = due
        self._take(commands.lapse()(self.table, self.wall))
        return self.table.game_step.events

    def _take(self, outcome: Any) -> None:
        assert isinstance(outcome, Change), outcome
        event = te.decode(te.encode(outcome.event))
        self.table = fold(self.table, event, self.wall)
        self.rows.append(event)
        fields = record.line_fields(event.seat, event.at, msgspec.json.decode(outcome.action))
        self.lines.append(msgspec.json.encode(fields))

    def open(self) -> list[tuple[str, tuple[int, ...]]]:
        return [(duty.kind, duty.seats) for duty in self.table.game_step.open if duty.duty]

    def replayed(self) -> Any:
        """The state that the record leads to."""
        match = record.begin(full_header(self.table), self.table.game, None)
        for number, line in enumerate(self.lines, 2):
            record.play(match, record.action_of(self.table.game, number, line))
        return match.state


def names(events: tuple[Any, ...]) -> list[tuple[str, int]]:
    return [(type(event).__name__, event.seat) for event in events if hasattr(event, "seat")]


def glyphs_with_an_empty_bank() -> Game:
    """The player on turn has ten seconds left; another has to hide a new word and has a minute."""
    game = Game("glyphs", 3)
    for seat, word in enumerate(("HOUSE", "MOUSE", "HORSE")):
        game.do(seat, glyphs.Hide(word))
    turn = game.table.game_step.state.turn
    found = (turn + 1) % 3
    game.do((turn + 2) % 3, glyphs.Name(found, ("HOUSE", "MOUSE", "HORSE")[found]), after=50_000)
    return game


def test_G11_a_turn_that_lapses_leaves_anothers_new_word_alone():
    game = glyphs_with_an_empty_bank()
    turn = game.table.game_step.state.turn
    hider = (turn + 1) % 3
    assert ("Passed", turn) in names(game.lapse())
    assert ("hide", (hider,)) in game.open()
    assert game.table.left[hider] == 50_000, "it has run down for ten seconds, and nothing was added"
    assert game.replayed() == game.table.game_step.state


def test_T11_one_empty_bank_casts_one_abstention():
    game = Game("tug", 4, fair_start=False)
    state = game.table.game_step.state
    first, second = state.captains[state.active], state.captains[1 - state.active]
    game.do(first, tug.Draw(), after=20_000)
    game.do(second, tug.Glass())
    for letter in "CAT":
        game.do(first, tug.Spell(letter))
    game.do(first, tug.Done())
    game.do(second, tug.Contest())
    game.do(first, tug.Explain("it is one"))
    assert game.open() == [("vote", (0, 1, 2, 3))]
    assert names(game.lapse()) == [("Voted", first)]
    others = tuple(seat for seat in range(4) if seat != first)
    assert game.open() == [("vote", others)]
    assert game.replayed() == game.table.game_step.state


def test_T11_an_explanation_waits_as_long_as_one_of_the_team_has_time():
    game = Game("tug", 4, fair_start=False)
    state = game.table.game_step.state
    first, second = state.captains[state.active], state.captains[1 - state.active]
    game.do(first, tug.Draw(), after=20_000)
    game.do(second, tug.Glass())
    game.do(first, tug.Spell("A"))
    game.do(first, tug.Done())
    game.do(second, tug.Contest())
    assert game.open()[0][0] == "explain"
    assert deadline(game.table) == game.table.at + 60_000, "the captain's team-mate has used nothing"
    assert type(game.lapse()[0]).__name__ == "Explained"


def test_S2_only_whoever_is_late_hides_by_lot():
    game = Game("sonde", 3, cards="off")
    game.table = msgspec.structs.replace(game.table, left=(60_000, 5_000, 60_000))
    assert names(game.lapse()) == [("Hid", 1)]
    assert game.open() == [("hide", (0, 2))]
    game.do(0, sonde.Hide("HOUSE"))
    game.do(2, sonde.Hide("PLANET"))
    assert game.replayed() == game.table.game_step.state


def test_G16_a_race_is_the_others_when_ones_time_is_up():
    game = Game("quick", 3)
    for seat, (word, after) in enumerate((("CAT", 5_000), ("DOG", 0), ("HEN", 0))):
        game.do(seat, QuickHide(word), after)
    game.table = msgspec.structs.replace(game.table, left=(60_000, 5_000, 60_000))
    assert names(game.lapse()) == [("GaveUp", 1)]
    assert game.open() == [("claim", (0, 2))]
    game.do(0, Claim("HEN"))
    assert game.table.status == "over"
    assert game.replayed() == game.table.game_step.state


def test_what_the_clock_does_for_one_gives_no_time_to_another():
    game = Game("sonde", 3, cards="off")
    game.table = msgspec.structs.replace(game.table, left=(7_000, 5_000, 60_000))
    game.lapse()
    assert game.table.left == (2_000, 0, 55_000)


def test_a_log_of_earlier_versions_does_not_say_whose_time_it_was_and_opens_as_it_did():
    game = Game("sonde", 3, cards="off")
    game.table = msgspec.structs.replace(game.table, left=(7_000, 5_000, 60_000))
    before, wall = game.table, 5_000
    old = te.decode(
        b'{"happened":"played","seat":null,"at":5000,"events":[{"event":"hid","seat":1,"spaces":5,'
        b'"cells":"HOUSE","by_lot":true}]}'
    )
    assert fold(before, old, wall).left == (10_000, 0, 55_000)


@pytest.mark.parametrize("seats", ['"1"', '["a"]', "{}"])
def test_whose_time_it_was_is_read_strictly(seats: str):
    game = Game("sonde", 3, cards="off")
    with pytest.raises(record.Unusable) as error:
        record.action_of(game.table.game, 2, b'{"seat":null,"do":"lapse","seats":%s}' % seats.encode())
    assert error.value.refusal.code == "unreadable"


def test_a_lapse_that_names_nobody_is_everybodys():
    game = Game("sonde", 3, cards="off")
    match = record.begin(full_header(game.table), game.table.game, None)
    record.play(match, record.action_of(game.table.game, 2, b'{"seat":null,"do":"lapse","at":5}'))
    assert all(tray.cells for tray in match.state.trays)


def test_G10_what_another_names_rightly_adds_nothing_to_the_time_of_the_turn():
    game = glyphs_with_an_empty_bank()
    turn = game.table.game_step.state.turn
    hider, namer = (turn + 1) % 3, (turn + 2) % 3
    words = ["HOUSE", "MOUSE", "HORSE"]
    game.do(hider, glyphs.Hide("PLANT"), after=4_000)
    game.do(namer, glyphs.Name(hider, "PLANT"), after=1_000)
    assert game.table.left[turn] == 5_000
    assert words[turn] == game.table.game_step.state.boards[turn].word


def test_G10_nor_does_it_where_each_decision_has_its_time():
    game = Game("glyphs", 3, plan_clock=te.Clock("decision", 60))
    for seat, word in enumerate(("HOUSE", "MOUSE", "HORSE")):
        game.do(seat, glyphs.Hide(word))
    turn = game.table.game_step.state.turn
    found = (turn + 1) % 3
    before = deadline(game.table)
    game.do((turn + 2) % 3, glyphs.Name(found, ("HOUSE", "MOUSE", "HORSE")[found]), after=50_000)
    assert game.table.game_step.state.deadline == before == 60_000


def test_G11_a_turn_that_had_to_wait_for_a_new_word_has_its_time_anew():
    game = Game("glyphs", 2, plan_clock=te.Clock("decision", 60))
    for seat, word in enumerate(("HOUSE", "MOUSE")):
        game.do(seat, glyphs.Hide(word))
    turn = game.table.game_step.state.turn
    other = 1 - turn
    game.do(turn, glyphs.Name(other, ("HOUSE", "MOUSE")[other]), after=50_000)
    game.do(other, glyphs.Hide("PLANT"), after=30_000)
    assert game.table.game_step.state.deadline == 140_000


def test_the_record_says_which_duties_were_not_up_yet():
    """The same seat has a turn whose time is up, and a new word to hide, for which it has longer."""
    game = Game("glyphs", 3, plan_clock=te.Clock("decision", 60))
    words = ("HOUSE", "MOUSE", "HORSE")
    for seat, word in enumerate(words):
        game.do(seat, glyphs.Hide(word))
    turn = game.table.game_step.state.turn
    game.do((turn + 1) % 3, glyphs.Name(turn, words[turn]), after=50_000)
    assert ("Passed", turn) in names(game.lapse())
    assert ("hide", (turn,)) in game.open()
    replayed = game.replayed()
    assert [board.word for board in replayed.boards] == [board.word for board in game.table.game_step.state.boards]
    assert replayed.turn == game.table.game_step.state.turn
