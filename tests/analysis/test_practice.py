"""Positions to think about: the same for everybody on a day, and graded as the analysis has it."""

from datetime import date

import pytest

from lettrine.analysis.practice import TELLING, chosen, generated, graded, positions, seed_of
from lettrine.games.sonde import SONDE

RULES = SONDE.rules("1976", {})


@pytest.fixture(scope="module")
def there(english):
    return list(positions(generated(5, RULES, english), english))


def test_the_same_seed_gives_the_same_position(english, there):
    again = list(positions(generated(5, RULES, english), english))
    assert [p.options for p in again] == [p.options for p in there]
    assert [p.state.questions for p in chosen(again, 5, 3)] == [p.state.questions for p in chosen(there, 5, 3)]


def test_another_day_has_another_seed():
    days = [date(2026, 3, day) for day in range(1, 31)]
    assert len({seed_of(day) for day in days}) == len(days)
    assert seed_of(days[0]) == seed_of(date(2026, 3, 1))


def test_positions_are_worth_thinking_about_and_in_the_order_of_the_game(there):
    picked = chosen(there, 1, 4)
    assert len(picked) == 4
    assert all(TELLING[0] <= position.options[0].chance <= TELLING[1] for position in picked)
    assert [p.state.turns for p in picked] == sorted(p.state.turns for p in picked)
    assert chosen([], 1, 4) == []
    assert len(chosen(there[:1], 1, 4)) == 1


def test_the_best_is_best_and_nothing_else_is(there):
    position = chosen(there, 1, 1)[0]
    grades = [graded(position, option.of, option.letter) for option in position.options]
    assert grades[0].rank == 1
    assert grades[0].verdict == "best"
    assert [grade.rank for grade in grades] == sorted(grade.rank for grade in grades)
    assert grades[-1].verdict == "blunder"
    for grade in grades:
        assert (grade.verdict == "best") == (grade.mine.points >= grade.best.points - 1e-9)


def test_examples_fit_what_is_seen_and_have_the_letter(there):
    for position in there:
        best = position.options[0]
        grade = graded(position, best.of, best.letter)
        shown = [tray.shown for tray in position.trays[best.of]]
        for example in grade.examples:
            assert best.letter in example
            assert any(len(example) == len(tray) for tray in shown)
            assert any(all(c in ("?", e) for c, e in zip(tray, example, strict=True)) for tray in shown)


def test_what_was_asked_in_vain_is_told_once_each(there):
    for position in there:
        for of in position.trays:
            missed = [q.letter for q in position.state.questions if q.of == of and q.yes is False]
            assert position.in_vain(of) == "".join(sorted(set(missed)))
