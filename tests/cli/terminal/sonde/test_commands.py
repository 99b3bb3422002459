"""What is typed, and how it is understood."""

from typing import Any

import pytest

from lettrine.cli.terminal.common.input import Command, NotUnderstood
from lettrine.cli.terminal.sonde import commands
from lettrine.cli.terminal.sonde.commands import Naming
from lettrine.games.sonde.actions import Ask, Check, Draw, Expose, Hide
from lettrine.games.sonde.view import View
from tests.games.sonde.table import Table


def understood(line: str, view: View) -> Any:
    return commands.parse_ask(commands.normalise(line), view)


@pytest.fixture(scope="module")
def four() -> View:
    """Four at the table, everything hidden."""
    return Table("APPLE", "BREAD", "CHAIR", "DANCE", cards="off").view(0)


@pytest.fixture(scope="module")
def two() -> View:
    """Two trays each (S36)."""
    return Table("APPLE", "BREAD", "CHAIR", "DANCE", seats=2, cards="off").view(0)


@pytest.fixture(scope="module")
def checkable() -> View:
    """The word of number 2 lies open and may be checked (S32)."""
    table = Table("APPLE", "BREAD", "CHAIR", "DANCE", cards="off", spelling="trust")
    table.ok(0, "interrupt", of=2, sequence="CHAIR")
    return table.view(0)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("2r", Ask(2, "R")),
        ("2R", Ask(2, "R")),
        ("r2", Ask(2, "R")),
        (" 2  r ", Ask(2, "R")),
        ("é1", Ask(1, "E")),
        ("ç 3", Ask(3, "C")),
        ("2.", Ask(2, ".")),
        (". 2", Ask(2, ".")),
        ("2·", Ask(2, ".")),
        ("1a", Ask(1, "A")),
        ("1q", Ask(1, "Q")),
        ("2c", Ask(2, "C")),
        ("c2", Ask(2, "C")),
        ("c 2", Ask(2, "C")),
    ],
)
def test_S11_a_question_is_whom_and_what_in_either_order(four: View, line: str, action: Ask) -> None:
    assert understood(line, four) == action


@pytest.mark.parametrize("line", ["", "22", "rr", "2rr", "ß2", "2!", "½r", "٢r", "123r", "quit", "::q", "2 r 3"])
def test_what_is_no_question_is_not_guessed_at(four: View, line: str) -> None:
    assert understood(line, four) == NotUnderstood("unclear-ask")


def test_a_bare_letter_asks_the_only_one_who_can_be_asked(four: View, two: View) -> None:
    assert understood("r", four) == NotUnderstood("unclear-whom")
    assert understood("r", two) == Ask(1, "R")
    assert understood(".", two) == Ask(1, ".")


@pytest.mark.parametrize(
    ("line", "wish"), [("?", Command.HELP), ("q", Command.QUIT), ("A", Command.AUTO), (":q", Command.QUIT)]
)
def test_wishes(four: View, line: str, wish: Command) -> None:
    assert understood(line, four) is wish


def test_where_a_letter_is_a_question_wishes_take_a_colon(two: View) -> None:
    assert understood("q", two) == Ask(1, "Q")
    assert understood("a", two) == Ask(1, "A")
    assert understood(":q", two) is Command.QUIT
    assert understood(": a", two) is Command.AUTO
    assert understood("?", two) is Command.HELP


@pytest.mark.parametrize(
    ("line", "naming"),
    [
        ("!", Naming(None, None, "")),
        ("!2", Naming(2, None, "")),
        ("! 2", Naming(2, None, "")),
        ("!2 .chair", Naming(2, None, ".CHAIR")),
        ("!2 c h a i r", Naming(2, None, "CHAIR")),
        ("!2 lemon", Naming(2, None, "LEMON")),
        ("!2 radar", Naming(2, None, "RADAR")),
        ("!l", Naming(None, "left", "")),
        ("!r lemon", Naming(None, "right", "LEMON")),
        ("!g", Naming(None, "left", "")),
        ("!1d ··école", Naming(1, "right", "..ECOLE")),
    ],
)
def test_S29_naming_a_word(four: View, two: View, line: str, naming: Naming) -> None:
    assert understood(line, four) == naming
    assert understood(line, two) == naming
    assert commands.parse_draw(commands.normalise(line), four) == naming


def test_S9_enter_draws_and_nothing_else_does(four: View) -> None:
    assert commands.parse_draw("", four) == Draw()
    assert commands.parse_draw("2R", four) == NotUnderstood("unclear-draw")


def test_S32_an_open_word_is_checked_by_its_number(four: View, checkable: View) -> None:
    assert understood("c 2", checkable) == Check(2)
    assert understood(":c2", checkable) == Check(2)
    assert understood("c 1", checkable) == Ask(1, "C")
    assert understood(":c 1", checkable) == NotUnderstood("unclear-ask")
    assert commands.parse_draw("C 2", checkable) == Check(2)
    assert commands.parse_draw("C 2", four) == NotUnderstood("unclear-draw")


def test_S36_with_two_trays_the_side_says_which_word_is_checked() -> None:
    table = Table("APPLE", "BREAD", "CHAIR", "DANCE", seats=2, cards="off", spelling="trust")
    table.ok(0, "interrupt", of=1, sequence="CHAIR", tray="left")
    view = table.view(0)
    assert understood("cl", view) == Check(1, "left")
    assert understood("c g", view) == Check(1, "left")
    assert understood("cr", view) == NotUnderstood("unclear-ask")
    assert understood("c", view) == Ask(1, "C")
    assert understood("c1", view) == Ask(1, "C")


def test_S12_a_space_is_opened_by_its_number_and_enter_opens_the_cheapest() -> None:
    table = Table("QQQQQQ", "BREAD", "CHAIR", cards="off", first=1)
    table.ok(1, "ask", of=0, letter="Q")
    view = table.view(0)
    duty = next(decision for decision in view.open if decision.duty)
    assert commands.parse_expose("3", duty, view) == Expose(3)
    assert commands.parse_expose("", duty, view) == Expose(1)
    assert commands.parse_expose("X", duty, view) == NotUnderstood("unclear-expose")
    assert commands.parse_expose("Q", duty, view) is Command.QUIT


def test_S36_a_space_is_named_with_its_tray_where_both_will_do() -> None:
    table = Table("QQ", "BQ", "CHAIR", "DANCE", seats=2, cards="off", first=1)
    table.ok(1, "ask", of=0, letter="Q")
    view = table.view(0)
    duty = next(decision for decision in view.open if decision.duty)
    assert commands.parse_expose("R2", duty, view) == Expose(2, "right")
    assert commands.parse_expose("2D", duty, view) == Expose(2, "right")
    assert commands.parse_expose("G 2", duty, view) == Expose(2, "left")
    assert commands.parse_expose("1", duty, view) == Expose(1, "left")
    assert commands.parse_expose("2", duty, view) == Expose(2)  # the rules ask which tray


@pytest.mark.parametrize(
    ("line", "hide"),
    [
        ("TREASURER", Hide("TREASURER")),
        (" trésor ", Hide("trésor")),
        (".TREASURER..", Hide("TREASURER", 1, 2)),
        ("··or", Hide("or", 2, 0)),
        ("...", Hide("", 3, 0)),
        ("a", Hide("a")),
    ],
)
def test_S4_a_secret_with_its_blanks(line: str, hide: Hide) -> None:
    view = Table(seats=4).view(0)
    assert commands.parse_hide(line, view) == hide
    assert commands.parse_hide("q", view) is Command.QUIT
    assert commands.parse_hide("?", view) is Command.HELP
