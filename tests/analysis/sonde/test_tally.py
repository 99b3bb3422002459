"""What each seat took and lost: a small game worked out by hand, and every recorded game against its analysis."""

import pytest

from lettrine.analysis.sonde.tally import Tally, tally
from tests.analysis.sonde.recorded_games import GAMES, events, of_record
from tests.games.sonde.table import Table


def by_hand() -> Table:
    """Three seats, values 5 10 15 15 10. Everybody takes something, loses something, or keeps it."""
    table = Table("HOUSE", "DOG", "ELK", deck=("normal", "left", *("normal",) * 9))
    table.ok(2, "interrupt", of=0, sequence="MOUSE")  # S29: wrong, −50
    table.ok(0, "draw")
    table.open_all(0, 1)  # 5 + 10 + 15, and 50 for the last space (S16)
    table.miss(0, 2)
    table.ok(1, "draw")  # S21: seat 2 is on the left, opens E, and the drawer has 5 for it
    table.ok(2, "expose", space=1)
    table.miss(1, 2, ".")  # S15: −50
    table.ok(2, "draw")
    table.hit(2, 0, "O", 2)  # 10
    table.miss(2, 0)
    table.ok(0, "draw")
    table.hit(0, 2, "L", 2)  # 10
    table.miss(0, 2)
    return table


def test_a_small_game_by_hand():
    table = by_hand()
    assert table.scores == (90, -45, -40)
    assert tally(events(table.match)) == (Tally(90, 10, 0), Tally(-50, 80, 0), Tally(-40, 15, 0))


def test_S29_a_tray_that_is_named_is_taken_whole():
    table = Table("HOUSE", "DOG", "ELK")
    table.ok(2, "interrupt", of=0, sequence="HOUSE")
    assert tally(events(table.match)) == (Tally(0, 155, 0), Tally(0, 0, 0), Tally(155, 0, 0))


def test_S34_what_was_kept_is_a_good_defence():
    table = by_hand()
    while table.match.state.hiding != (2,):
        seat = table.turn
        table.ok(seat, "draw")
        if seat == 2:
            table.open_all(2, 0)
        else:
            table.miss(seat, 2)
    while not table.over:
        duty, (seat,) = table.duty
        table.ok(seat, "draw") if duty == "draw" else table.miss(seat, 2)
    told = tally(events(table.match))
    assert told[2] == Tally(-40 + 5 + 15 + 15 + 10 + 50, 15, 15 + 50)
    assert [seat.defence for seat in told] == [-105, -80, 50]


@pytest.mark.parametrize("name", GAMES)
def test_it_agrees_with_the_analysis(name):
    match, told = of_record(name)
    seats = tally(events(match))
    assert [seat.taken for seat in seats] == [seat.asking + seat.naming for seat in told.seats]
    assert [seat.kept for seat in seats] == [seat.kept for seat in told.seats]
    named = sum(naming.points for naming in told.namings if not naming.right)
    failed = sum(asked.points for asked in told.questions if asked.points < 0)
    cards = sum(seat.cards for seat in told.seats) - sum(e.points for e in events(match) if hasattr(e, "card"))
    assert sum(seat.lost for seat in seats) == sum(seat.taken for seat in seats) - named - failed + cards


def test_nothing_has_happened_yet():
    assert tally(()) == ()
