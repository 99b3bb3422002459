"""How the table is drawn, line by line, and that it fits terminals of every size."""

from typing import Any

import pytest
from rich.text import Text

from lettrine.cli.terminal.common import style
from lettrine.cli.terminal.common.screen import ScreenContent, Size
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.sonde.table import table
from lettrine.games.sonde.view import View
from tests.games.sonde.table import Table

NAMES = ("You", "Garamond", "Bodoni", "Caslon", "Didot", "Fournier")


def drawn(view: View, width: int = 80, height: int = 23, story: tuple[str, ...] = (), **more: Any) -> list[Text]:
    speaker = Speaker("en", NAMES, 0)
    return table(
        ScreenContent(view, more.get("before"), story), speaker, more.get("foot", [Text("?")]), Size(width, height)
    )


def rows(lines: list[Text], name: str) -> tuple[str, str]:
    """The two lines of somebody: flaps and values."""
    plain = [line.plain for line in lines]
    at = next(number for number, line in enumerate(plain) if name in line)
    return plain[at].rstrip(), plain[at + 1].rstrip()


def test_a_closed_flap_is_shaded_and_an_open_one_shows_its_letter() -> None:
    game = Table("APPLE", "BREAD..", "CHAIR", cards="off")
    game.hit(0, 1, "E", 3)
    game.hit(0, 1, ".", 6)
    flaps, values = rows(drawn(game.view(0)), "Garamond")
    assert flaps == "  1 Garamond    ▒▒▒ ▒▒▒  E  ▒▒▒ ▒▒▒  ·  ▒▒▒"
    assert values == "    0            5   10  15  15  10  5   5"


def test_ones_own_tray_shows_every_letter_and_which_are_exposed() -> None:
    game = Table(".APPLE", "BREAD", "CHAIR", cards="off", first=1)
    game.hit(1, 0, "P", 4)
    flaps, _ = rows(drawn(game.view(0)), "You")
    assert flaps == "    You         ▒·▒ ▒A▒ ▒P▒  P  ▒L▒ ▒E▒"


def test_the_one_on_turn_is_marked_and_scores_are_under_the_names() -> None:
    game = Table("APPLE", "BREAD", "CHAIR", cards="off")
    game.hit(0, 1, "E", 3)
    game.miss(0, 1)
    lines = drawn(game.view(0))
    assert rows(lines, "Garamond")[0].startswith("▶ 1 Garamond")
    assert rows(lines, "You")[1].startswith("    15 ")


def test_what_has_just_been_opened_is_red_and_later_is_not() -> None:
    game = Table("APPLE", "BREAD", "CHAIR", cards="off")
    before = game.view(0)
    game.hit(0, 1, "E", 3)
    after = game.view(0)
    assert styles_of(" E ", drawn(after, before=before)) == {style.CALL}
    assert styles_of(" E ", drawn(after, before=after)) == {style.TILE}


def styles_of(text: str, lines: list[Text]) -> set[str]:
    return {str(span.style) for line in lines for span in line.spans if line.plain[span.start : span.end] == text}


def test_S12_the_spaces_to_choose_from_are_numbered() -> None:
    game = Table("APPLE", "BREAD", "CHAIR", cards="off", first=1)
    game.ok(1, "ask", of=0, letter="P")
    plain = [line.plain.rstrip() for line in drawn(game.view(0))]
    assert "                     ↑2  ↑3" in plain


def test_S36_two_trays_are_told_apart() -> None:
    plain = [line.plain.rstrip() for line in drawn(Table(*["APPLE"] * 4, seats=2, cards="off").view(0))]
    assert plain[2:6] == [
        "  1 Garamond    ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒",
        "    0    left    5   10  15  15  10",
        "                ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒",
        "         right   5   10  15  15  10",
    ]


def test_S9_the_card_is_drawn_as_a_card_where_there_is_room() -> None:
    game = Table("APPLE", "BREAD", "CHAIR", deck=("x3", "normal"))
    game.ok(0, "draw")
    for height, sign in ((23, "╭──"), (12, "▌×3▐")):
        page = "\n".join(line.plain for line in drawn(game.view(0), height=height))
        assert sign in page
        assert "×3" in page


def test_S33_the_last_turns_are_announced() -> None:
    game = Table("APPLE", "BREAD", "CHAIR", cards="off")
    game.ok(0, "interrupt", of=1, sequence="BREAD")
    game.ok(0, "interrupt", of=2, sequence="CHAIR")
    assert drawn(game.view(0))[0].plain.rstrip().endswith("3 more turns")


def test_S39_house_rules_are_named_in_the_heading() -> None:
    assert "house rules: blanks, cards" in drawn(Table("APPLE", "BREAD", blanks=2, cards="off").view(0))[0].plain


@pytest.mark.parametrize("width", [60, 80, 100, 120, 300])
@pytest.mark.parametrize("height", [23, 39])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_it_fits(width: int, height: int, seats: int) -> None:
    cells = ["BLUEBERRY..."] * (4 if seats == 2 else seats)
    game = Table(*cells, seats=seats, edition="1967", deck=("additional", "normal"))
    game.ok(0, "draw")
    story = tuple(
        f"Garamond asks Fournier for {letter}. Yes! Space 10, 15 points." for letter in "ABCDEFGHIJKLMNOPQRST"
    )
    lines = drawn(game.view(0), width, height, story, foot=[Text("foot")] * 3)
    assert len(lines) <= height
    assert max(line.cell_len for line in lines) <= width
    assert any("for T." in line.plain for line in lines), "the newest sentence is always there"
    assert [line.plain for line in lines[-3:]] == ["foot"] * 3


def test_the_question_stays_in_one_place_while_the_story_grows() -> None:
    game = Table("APPLE", "BREAD", "CHAIR", "DANCE")
    heights = {len(drawn(game.view(0), story=("Something happened.",) * n)) for n in range(6)}
    assert len(heights) == 1


def test_lines_do_not_break_where_french_puts_a_space() -> None:
    lines = style.wrap(Text("Quelle case\u00a0: 3\u202f?"), 12)
    assert [line.plain for line in lines] == ["Quelle", "case\u00a0: 3\u202f?"]


def test_a_key_is_not_torn_from_what_it_does() -> None:
    lines = style.wrap(style.key_hints(["q leave the table", "? help"]), 20)
    assert [line.plain for line in lines] == ["q leave the table ·", "? help"]
