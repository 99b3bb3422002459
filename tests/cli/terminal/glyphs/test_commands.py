"""What is typed at a Glyphs table, and how it is understood."""

from typing import Any

import pytest

from lettrine.cli.terminal.common.input import Command, NotUnderstood
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.glyphs.commands import Letters, Naming, Positioning, parse_must_name, parse_turn
from lettrine.games.glyphs.actions import Propose
from lettrine.games.glyphs.view import View
from tests.games.glyphs.table import Table

NAMES = ("You", "Garamond", "Bodoni", "Béatrice")


@pytest.fixture(scope="module")
def four() -> View:
    return Table("TABLE", "BREAD", "CHAIR", "DANCE").view(0)


@pytest.fixture(scope="module")
def two() -> View:
    return Table("TABLE", "BREAD", language="de").view(0)


def understood(line: str, view: View, language: str = "en") -> Any:
    return parse_turn(line, view, Speaker(language, NAMES, 0))


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("2 3 l", Propose(2, 3, "I")),
        ("23l", Propose(2, 3, "I")),
        (" 2  3L ", Propose(2, 3, "I")),
        ("2 3 I", Propose(2, 3, "I")),
        ("2 3 i", Propose(2, 3, "i")),
        ("1 5 c", Propose(1, 5, "C")),
        ("1 5 C", Propose(1, 5, "C")),
        ("1 5 u", Propose(1, 5, "u")),
        ("3 1 U", Propose(3, 1, "u")),
        ("bodoni 3 i", Propose(2, 3, "i")),
        ("bod3i", Propose(2, 3, "i")),
        ("gar 3 short bar", Propose(1, 3, "i")),
        ("beatrice 4 Big Arc", Propose(3, 4, "C")),
        ("béa 4 c", Propose(3, 4, "C")),
        ("9 9 l", Propose(9, 9, "I")),  # the rules say what is wrong with it
    ],
)
def test_G4_a_piece_is_whom_which_cell_and_which_piece(four: View, line: str, action: Propose) -> None:
    assert understood(line, four) == action


@pytest.mark.parametrize(("language", "name"), [("fr", "petit bâton"), ("de", "kurzer Strich")])
def test_pieces_have_names_in_every_language(four: View, language: str, name: str) -> None:
    assert understood(f"1 2 {name}", four, language) == Propose(1, 2, "i")


def test_where_only_one_can_be_asked_nobody_need_be_named(four: View, two: View) -> None:
    assert understood("3l", two) == Propose(1, 3, "I")
    assert understood("3 i", two) == Propose(1, 3, "i")
    assert understood("1 3 i", two) == Propose(1, 3, "i")
    assert understood("3l", four) == NotUnderstood("unclear-propose")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "unclear-propose"),
        ("l", "unclear-propose"),
        ("hello", "unclear-propose"),
        ("½ 3 l", "unclear-propose"),
        ("2 3", "unclear-piece"),
        ("2 3 x", "unclear-piece"),
        ("2 3 li", "unclear-piece"),
        ("123 l", "unclear-piece"),
        ("zoe 3 l", "unclear-who"),
        ("you 3 l", "unclear-who"),
        ("b 3 l", "unclear-propose"),
        ("2 3 l as", "unclear-letter"),
        ("2 3 l as AB", "unclear-letter"),
        ("2 3 x as A", "unclear-letter"),
        ("a 2", "unclear-propose"),
        ("a nobody 2", "unclear-who"),
    ],
)
def test_what_is_unclear_is_not_guessed_at(four: View, line: str, message: str) -> None:
    assert understood(line, four) == NotUnderstood(message)


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("2 3 l as A", Positioning(2, 3, "I", "A")),
        ("23l as a", Positioning(2, 3, "I", "A")),
        ("bod 3 i comme É", Positioning(2, 3, "i", "E")),
        ("2 3 wie L", Positioning(2, 3, None, "L")),
        ("2 3 small arc as S", Positioning(2, 3, "u", "S")),
    ],
)
def test_G8_a_piece_is_positioned_as_it_is_in_a_letter(four: View, line: str, wanted: Positioning) -> None:
    assert understood(line, four) == wanted


def test_G8_with_german_words_umlauts_are_letters(four: View, two: View) -> None:
    assert understood("3l as ä", two) == Positioning(1, 3, "I", "Ä")
    assert understood("1 3 l as ä", four) == Positioning(1, 3, "I", "A")


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("!", Naming(None, "")),
        ("=", Naming(None, "")),
        ("!2", Naming(2, "")),
        ("!2 chair", Naming(2, "chair")),
        ("!2chair", Naming(2, "chair")),
        ("= chair", Naming(None, "chair")),
        ("2 = chair", Naming(2, "chair")),
        ("bodoni = chair", Naming(2, "chair")),
        ("bod!chair", Naming(2, "chair")),
        ("name bod chair", Naming(2, "chair")),
        ("NAME 2 chair", Naming(2, "chair")),
        ("nomme 2 chaise", Naming(2, "chaise")),
        ("nenne chair", Naming(None, "chair")),
        ("!bod", Naming(2, "")),
        ("!Garamond", Naming(1, "")),
        ("!b", Naming(None, "b")),
        ("!zoe chair", Naming(None, "zoe chair")),
    ],
)
def test_G10_naming_a_word(four: View, line: str, wanted: Naming) -> None:
    assert understood(line, four) == wanted


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("?", Command.HELP),
        ("q", Command.QUIT),
        (":q", Command.QUIT),
        ("a", Command.ALPHABET),
        ("A", Command.ALPHABET),
        ("alphabet", Command.ALPHABET),
        ("a 2 3", Letters(2, 3)),
        ("a23", Letters(2, 3)),
        ("alphabet bod 3", Letters(2, 3)),
    ],
)
def test_wishes(four: View, line: str, wanted: object) -> None:
    assert understood(line, four) == wanted


def test_G7_where_nothing_can_be_laid_down_only_a_word_is_understood(four: View) -> None:
    speaker = Speaker("en", NAMES, 0)
    assert parse_must_name("2 3 l", four, speaker) == NotUnderstood("unclear-name")
    assert parse_must_name("!2 chair", four, speaker) == Naming(2, "chair")
    assert parse_must_name("q", four, speaker) is Command.QUIT
