"""Positions to think about: the same for everybody on a day, graded by the analysis, and with no secret in them."""

from datetime import date
from itertools import pairwise

import msgspec
import pytest

from lettrine.analysis.common.practice import daily_seed
from lettrine.analysis.sonde.practice import INSTRUCTIVE, choose_positions, generate_game, grade_question
from lettrine.core.match import Entry
from lettrine.games.sonde import SONDE
from lettrine.games.sonde import events as e

RULES = SONDE.rules("1976", {})
ALL = 1000


@pytest.fixture(scope="module")
def log(english):
    return generate_game(5, RULES, english)


@pytest.fixture(scope="module")
def there(english, log):
    return choose_positions(log, english, 1, ALL)


def test_the_same_seed_gives_the_same_positions_and_fewer_are_the_first_of_them(english, log, there):
    again = generate_game(5, RULES, english)
    assert choose_positions(again, english, 1, ALL) == there
    assert choose_positions(log, english, 1, 2) == there[:2]
    assert choose_positions(log, english, 2, 2) != there[:2]


def test_another_day_has_another_seed():
    days = [date(2026, 3, day) for day in range(1, 31)]
    assert len({daily_seed(day) for day in days}) == len(days)
    assert daily_seed(days[0]) == daily_seed(date(2026, 3, 1))


def test_positions_are_worth_thinking_about(english, log, there):
    assert all(INSTRUCTIVE[0] <= position.options[0].chance <= INSTRUCTIVE[1] for position in there)
    assert choose_positions([], english, 1, 4) == []
    asked = next(step for step, entry in enumerate(log) if isinstance(entry.events[0], e.Asked))
    assert [position.step for position in choose_positions(log[: asked + 1], english, 1, 4)] == [asked]


def test_a_position_is_seen_by_whoever_asked_there(english, log, there):
    for position in there:
        asked = log[position.step].events[0]
        assert isinstance(asked, e.Asked)
        assert (position.view.seat, position.view.turn, position.view.phase) == (asked.seat, asked.seat, "asking")
        assert (asked.of, asked.letter) in {(option.of, option.letter) for option in position.options}
    mine = choose_positions(log, english, 1, ALL, seat=2)
    assert sorted(p.step for p in mine) == sorted(p.step for p in there if p.view.seat == 2)


def test_the_best_is_best_and_the_verdict_fits_the_numbers(there):
    options = there[0].options
    grades = [grade_question(options, option.of, option.letter) for option in options]
    assert grades[0].rank == 1
    assert grades[0].verdict == "best"
    assert [grade.rank for grade in grades] == sorted(grade.rank for grade in grades)
    for grade in grades:
        behind = grade.best.chance - grade.mine.chance
        assert (grade.verdict == "blunder") == (behind > 0.3)
        if grade.verdict == "best":
            assert grade.rank == 1 or (behind < 0.05 and grade.mine.points >= 0.9 * grade.best.points)


def test_what_cannot_be_asked_has_no_grade(there):
    position = there[0]
    assert grade_question(position.options, position.view.seat, "E") is None
    assert grade_question(position.options, position.options[0].of, "?") is None


def test_examples_fit_what_is_seen_and_have_the_letter(there):
    for position in there:
        best = position.options[0]
        shown = [tray.shown for tray in position.view.trays[best.of]]
        for example in position.examples:
            assert best.letter in example
            assert any(len(example) == len(tray) for tray in shown)
            assert any(all(c in ("?", e) for c, e in zip(tray, example, strict=True)) for tray in shown)


def test_what_was_asked_in_vain_is_told_once_each(log, there):
    for position in there:
        for of, told in enumerate(position.in_vain):
            assert told == "".join(sorted(set(in_vain(log[: position.step], of))))
    assert any(any(position.in_vain) for position in there)


def in_vain(log, of):
    """Letters for which somebody was asked and said no, as the events tell it."""
    events = [event for entry in log for event in entry.events]
    for asked, answered in pairwise(events):
        if isinstance(asked, e.Asked) and isinstance(answered, e.Answered) and asked.of == of and not answered.yes:
            yield asked.letter


# What is hidden ---------------------------------------------------------------------------------------------------


def twin(log, position):
    """The game up to a position, with other letters under every flap that is still closed to whoever asks there."""

    def hidden(event):
        if not isinstance(event, e.Hid) or event.seat == position.view.seat:
            return event
        shown = position.view.trays[event.seat][0].shown
        assert event.cells is not None
        other = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ.", "ZYXWVUTSRQPONMLKJIHGFEDCBA.")
        cells = "".join(
            cell.translate(other) if flap == "?" else cell for cell, flap in zip(event.cells, shown, strict=True)
        )
        return e.Hid(event.seat, event.spaces, event.tray, cells)

    return [Entry(entry.at, entry.seat, None, tuple(map(hidden, entry.events))) for entry in log[: position.step + 1]]


def test_games_that_differ_only_in_what_is_hidden_give_the_same_bytes(english, log, there):
    """Not only what is seen: the grades and the examples are no way to find out either."""
    for position in there[:12]:
        other = twin(log, position)
        assert other != list(log[: position.step + 1])
        again = {found.step: found for found in choose_positions(other, english, 1, ALL)}
        assert msgspec.json.encode(again[position.step]) == msgspec.json.encode(position)


def test_nobody_elses_secret_is_in_a_position(log, there):
    secrets = {event.seat: event.cells for entry in log for event in entry.events if isinstance(event, e.Hid)}
    for position in there:
        seen = msgspec.json.encode((position.view, position.in_vain)).decode()
        for seat, cells in secrets.items():
            closed = any("?" in tray.shown for tray in position.view.trays[seat])
            assert (cells in seen) == (seat == position.view.seat or not closed)
