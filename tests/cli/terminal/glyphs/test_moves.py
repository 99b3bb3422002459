"""Glyphs at a scripted terminal: pieces offered and positioned, words named, and what is shown of it."""

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from lettrine.bots.common.bot import Choice, Maker, Move
from lettrine.games.glyphs.actions import Name
from lettrine.games.glyphs.events import Named, Positioned, Proposed
from lettrine.texts import LANGUAGES, text
from lettrine.words.lexicon import Lexicon
from tests.cli.terminal.glyphs.table import HIDDEN, Table
from tests.cli.terminal.pieces.scripted import bot, words
from tests.games.glyphs.letters import DRAWN, MADE_OF

__all__ = ["words"]

ABOUT = {"seat": "you", "of": "other", "of_name": "Garamond", "cell": 1, "piece": "I"}


def test_G4_a_piece_reaches_the_cell_it_is_meant_for(words: Lexicon) -> None:
    for line in ("1 2 l", "12l", "garamond 2 L", "gar 2 I", "1 2 long bar"):
        assert Table(words, line).events(Proposed)[0] == Proposed(0, 1, 2, "I", True, 1)  # the R of BREAD


def test_G5_what_fits_lies_in_the_cell_and_the_turn_goes_on(words: Lexicon) -> None:
    table = Table(words, "1 1 l", "1 1 u")
    board = row(table.page, "Garamond")
    assert board[0].startswith("  1 Garamond    ┃u ")
    assert table.view.turn == 0
    assert text("en", "your-turn") in table.page


def test_G6_what_does_not_fit_lies_below_and_everybody_sees_it(words: Lexicon) -> None:
    table = Table(words, "1 1 c", bots=1, maker=bot(HIDDEN, seed=4))
    shown = [row(page, "Garamond") for page in table.terminal.pages if "Garamond  " in page]
    assert any(below.rstrip().endswith("✗C") for _, below in shown)


def row(page: str, name: str) -> tuple[str, str]:
    lines = page.split("\n")
    at = next(number for number, line in enumerate(lines) if f" {name} " in line)
    return lines[at], lines[at + 1]


def test_ones_own_word_is_shown_with_what_has_been_found_of_it(words: Lexicon) -> None:
    own = row(Table(words).page, "You")[0]
    assert re.split(r"\s{2,}", own)[1:] == ["You", "T ··", "A ···", "B ···", "L ··", "E ····"]


def test_G7_the_box_is_shown_with_the_keys_of_its_pieces(words: Lexicon) -> None:
    assert "l ┃ long bar ×51   i ╻ short bar ×52   c C big arc ×20   u u small arc ×24" in Table(words, "1 1 l").page


def test_what_others_hide_is_never_shown(words: Lexicon) -> None:
    table = Table(words, "1 1 l", "a 1 1", "", "?", "", "", "", "a", "", "", "2 2 l")
    assert not [page for page in table.terminal.pages for word in ("BREAD", "CHAIR") if word in page]


# Positioning


def test_G8_a_piece_is_positioned_as_in_a_letter(words: Lexicon) -> None:
    table = Table(words, "1 4 l", "1 4 l as A")  # the A of BREAD: two long bars lean, so it is asked which
    assert "leaning a little to the left" in table.told
    assert "leaning a little to the right" in table.told
    table = Table(words, "1 4 l", "1 4 l as A", "2")
    (put,) = table.events(Positioned)
    assert put.exact
    assert [put.piece, put.x, put.y, put.angle] in DRAWN["A"]


def test_G8_where_a_letter_has_one_such_stroke_nothing_is_asked(words: Lexicon) -> None:
    (put,) = Table(words, "1 1 l", "1 1 as b").events(Positioned)
    assert (put.exact, put.piece, put.angle) == (True, "I", 0.0)


def test_G8_a_positioned_piece_is_drawn(words: Lexicon) -> None:
    before, after = (Table(words, *lines).page for lines in (["1 1 l"], ["1 1 l", "1 1 l as B"]))
    dots = re.compile("[\u2801-\u28ff]")
    assert not dots.search(before)
    assert all(dots.search(line) for line in row(after, "Garamond"))


def test_G8_the_first_stroke_offered_tells_most(words: Lexicon) -> None:
    table = Table(words, "1 3 i", "1 3 i as E", "")  # of the three of E, fewest letters have that in the middle
    (put,) = table.events(Positioned)
    assert put.exact
    assert (put.y, put.angle % 180) == (0.5, 90)


def test_G9_an_exact_position_scores_nothing_and_the_turn_goes_on(words: Lexicon) -> None:
    table = Table(words, "1 1 l", "1 1 l as N", "3")  # left and upright, as in the B that it is
    assert table.events(Positioned)[0].exact
    assert (table.view.turn, table.view.scores[0]) == (0, 1)
    assert text("en", "said-glyphs-positioned", **ABOUT, exact="yes") in table.told


def test_G9_a_wrong_position_ends_the_turn_and_the_piece_lies_loose(words: Lexicon) -> None:
    table = Table(words, "1 1 l", "1 1 l as I", maker=bot(HIDDEN, pause=1.0, seed=4), bots=1, pace=1.0)
    assert [put.exact for put in table.events(Positioned)] == [False]
    told = text("en", "said-glyphs-positioned", **ABOUT, exact="no") + " (upright, in the middle)"
    after = next(page for page in table.terminal.pages if told in re.sub(r"\s*\n\s*", " ", page))
    assert row(after, "Garamond")[0].startswith("▶ 1 Garamond    ┃ ")
    assert row(after, "Garamond")[1] == "    0           ≠┃"


@pytest.mark.parametrize("language", LANGUAGES)
def test_G9_what_was_wrong_stays_in_sight(words: Lexicon, language: str) -> None:
    lines = ("1 1 l", "1 1 l as I", "a 1 1")
    table = Table(words, *lines, maker=bot(("BREAD",) * 9), bots=1, miss_point="none", language=language)
    middle = text(language, "stroke", piece="I", lie="upright", zone="middle")
    shown = next(page for page in table.terminal.pages if text(language, "alphabet-wrong", strokes=middle) in page)
    letters = re.findall(r"\b([A-Z]) ┃", shown)
    assert "B" in letters
    assert not {"I", "T"} & set(letters)


@pytest.mark.parametrize(
    ("line", "message"),
    [("1 1 i as A", "no_such_piece"), ("1 1 l as O", "position-none"), ("1 9 l as A", "no_such_cell")],
)
def test_G8_what_cannot_be_positioned_is_explained(words: Lexicon, line: str, message: str) -> None:
    told = text("en", message, letter="O", most=5)
    assert told in Table(words, "1 1 l", line).told


def test_G8_whoever_thinks_better_of_it_loses_nothing(words: Lexicon) -> None:
    table = Table(words, "1 4 l", "1 4 l as A", "7", "0")
    assert not table.events(Positioned)
    assert table.view.turn == 0


# Naming


def test_G11_a_word_is_named_in_one_go(words: Lexicon) -> None:
    for line in ("!2 chair", "= 2 chair", "bodoni = Chair", "name bod chair"):
        (named,) = Table(words, line).events(Named)
        assert (named.seat, named.of, named.right) == (0, 2, True)


def test_G10_naming_asks_for_what_is_missing(words: Lexicon) -> None:
    table = Table(words, "!", "2", "chair")
    assert text("en", "name-whom", two="no") in table.terminal.pages[2]
    assert text("en", "name-word", of_name="Bodoni", length=5) in table.terminal.pages[3]
    assert table.events(Named)[0].right
    assert not Table(words, "!", "").events(Named)
    assert not Table(words, "!2", "").events(Named)


def test_G10_whose_word_can_be_told_with_the_word_or_otherwise_after_all(words: Lexicon) -> None:
    for lines in (["!", "2 chair"], ["!", "bod chair"], ["!bodoni", "chair"], ["!chair", "2"], ["!1", "!2 chair"]):
        (named,) = Table(words, *lines).events(Named)
        assert (named.of, named.right) == (2, True)
    unclear = Table(words, "!", "zoe")
    assert text("en", "unclear-who") in unclear.told
    assert not unclear.events(Named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_G10_what_is_at_stake_is_told_in_full(words: Lexicon, language: str) -> None:
    assert text(language, "name-glyphs-stake", scoring="missing", bonus=5) in Table(words, "!1", language=language).told


def test_G10_with_one_opponent_nobody_is_asked_whose(words: Lexicon) -> None:
    assert Table(words, "! bread", bots=1).events(Named)[0].right


def test_G12_a_slip_of_the_hand_costs_nothing(words: Lexicon) -> None:
    table = Table(words, "1 1 u", "!1 table", "")  # T has no arc
    assert not table.events(Named)
    misfit = text("en", "name-cell-misfit", word="TABLE", cell=1, letter="T")
    assert misfit in re.sub(r"\s*\n\s*", " ", table.terminal.pages[3])
    short = Table(words, "!1 cat", "")
    assert text("en", "too_short", least=5) in re.sub(r"\s*\n\s*", " ", short.terminal.pages[2])


def test_G12_a_wrong_word_costs_what_it_costs(words: Lexicon) -> None:
    table = Table(words, "!1 table")
    assert table.view.scores[0] == -sum(sum(MADE_OF[letter].values()) for letter in "TABLE")


@pytest.mark.parametrize(("line", "code"), [("!7 chair", "no_such_seat"), ("!0 chair", "nothing_hidden")])
def test_G10_a_word_of_nobody_is_refused(words: Lexicon, line: str, code: str) -> None:
    assert text("en", code) in Table(words, line).told


def test_G10_a_key_breaks_in_while_others_play(words: Lexicon) -> None:
    table = Table(words, "1 1 c", "2", "chair", keys="\0!", pace=0.01)
    (named,) = table.events(Named)
    assert named.right
    assert table.view.scores[0] > 5


def naming_once(word: str) -> Maker:
    """Seats bots of which the first names the person's word on its first turn."""

    def seated(seat: int, lexicon: Lexicon, chance: Random) -> Any:
        player = bot(HIDDEN)(seat, lexicon, chance)
        act, named = player.act, [] if seat == 1 else [word]

        def names_first(view: Any, choices: Sequence[Choice]) -> Move | None:
            if named or "propose" not in {choice.decision.kind for choice in choices}:
                return act(view, choices)
            named.append(word)
            return Move("name", Name(0, word))

        player.act = names_first
        return player

    return seated


def test_G11_whose_word_was_found_is_asked_for_another_at_once(words: Lexicon) -> None:
    table = Table(words, "1 1 c", "apple", maker=naming_once("TABLE"))
    assert (table.events(Named)[0].of, table.events(Named)[0].right) == (0, True)
    hiding = next(page for page in table.terminal.pages[2:] if text("en", "hide-call") in page)
    assert "TABLE" in hiding  # the story says what happened
    assert table.view.boards[0].word == "APPLE"


# Wishes
