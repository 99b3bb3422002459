"""Solitaire at a scripted terminal (G17): whole runs, with words drawn and words given; the clock, and the end."""

import re
from pathlib import Path
from typing import Any

import pytest

from lettrine.cli.terminal.common.person import PersonLeft
from lettrine.cli.terminal.solitaire.game_ui import UI
from lettrine.core import record
from lettrine.games.solitaire import SOLITAIRE
from lettrine.games.solitaire.view import View
from lettrine.texts import LANGUAGES, text
from lettrine.words.lexicon import Lexicon
from tests.cli.terminal.pieces.scripted import fits, session, words
from tests.cli.terminal.scripted import Scripted, script

__all__ = ["words"]

GIVEN = ("VINE", "TANG", "SAID", "PAST")
NEW = ("vein", "gnat", "aids", "taps")
"""A new word out of the pieces of each."""


class Run:
    """A run in which these lines are typed, until there are no more."""

    def __init__(self, words: Lexicon, *lines: str, leaves: type[BaseException] = EOFError, **about: Any) -> None:
        size = about.pop("size", (80, 24))
        self.terminal = Scripted(script(*lines), about.pop("live", True), size, thinks=about.pop("thinks", 1.0))
        self.game = session(UI, self.terminal, words, begin=about.pop("begin", GIVEN), **about)
        with pytest.raises(leaves):
            self.game.play()

    @property
    def view(self) -> View:
        assert self.game.match is not None
        return SOLITAIRE.view(self.game.match.state, 0)

    @property
    def found(self) -> list[tuple[str, ...]]:
        return [group.found for group in self.view.groups]

    @property
    def page(self) -> str:
        return self.terminal.pages[-1]

    @property
    def told(self) -> str:
        return re.sub(r"\s*\n\s*", " ", self.page)


@pytest.mark.parametrize("live", [True, False])
@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("fr", "o"), ("de", "j")])
def test_G17_a_whole_run(words: Lexicon, language: str, yes: str, live: bool) -> None:
    run = Run(words, *NEW, "spat", ".", yes, language=language, live=live)
    assert (run.view.over, run.view.round, run.view.scores) == (True, 2, (5,))
    assert run.found == [("VEIN",), ("GNAT",), ("AIDS",), ("TAPS", "SPAT")]
    assert text(language, "solitaire-score", words=5, possible=5) in run.page
    assert all(f"✓{word}" in run.page for word in ("VEIN", "GNAT", "AIDS", "TAPS", "SPAT"))
    assert not live or fits(run.terminal.pages)


@pytest.mark.parametrize(("language", "round_one"), [("en", "round 1"), ("fr", "manche 1"), ("de", "Runde 1")])
def test_G17_without_a_clock_there_are_no_rounds(words: Lexicon, language: str, round_one: str) -> None:
    run = Run(words, "taps", "spat", language=language, clock=0)
    assert run.found == [(), (), (), ("TAPS", "SPAT")]
    assert round_one not in run.page
    assert round_one in Run(words, "taps", language=language).page
    assert round_one in Run(words, "taps", language=language, clock=0, rounds="on").page


def test_G17_the_end_shows_every_word_that_was_possible(words: Lexicon) -> None:
    run = Run(words, "vein", ".", "y")
    assert text("en", "solitaire-score", words=1, possible=5) in run.page
    assert [line.split()[:3] for line in run.page.split("\n") if " of " in line][1:3] == [
        ["1", "VINE", "1"],
        ["2", "TANG", "0"],
    ]
    assert "GNAT" in run.page
    assert "✓GNAT" not in run.page


def test_G17_words_may_be_drawn(words: Lexicon) -> None:
    run = Run(words, begin=None)
    drawn = [group.word for group in run.view.groups]
    assert len(set(drawn)) == 4
    assert all(len(word) == 4 and word in run.page for word in drawn)
    assert Run(words, begin=None, seed=2).view.groups != run.view.groups


@pytest.mark.parametrize("size", [(80, 24), (80, 18), (110, 45), (140, 50)])
def test_the_page_fits_every_terminal(words: Lexicon, size: tuple[int, int]) -> None:
    run = Run(words, "vein", "gna", "?", "", "", "a", "", "", "", "", size=size)
    assert fits(run.terminal.pages, *size)


@pytest.mark.parametrize(("height", "rows"), [(50, 6), (34, 6), (30, 5), (24, 3), (18, 0)])
def test_words_are_drawn_as_big_as_there_is_room_for(words: Lexicon, height: int, rows: int) -> None:
    page = Run(words, size=(110, height)).page
    assert sum(bool(re.search("[\u2801-\u28ff]", line)) for line in page.split("\n")) == 4 * rows


def test_the_pieces_of_each_group_are_counted(words: Lexicon) -> None:
    page = Run(words).page
    assert "VINE  ┃×7  ╻×3" in page
    assert "SAID  ┃×4  ╻×1  C×1  u×2" in page


# What is typed


def test_G17_the_group_need_not_be_said_but_may_be(words: Lexicon) -> None:
    assert Run(words, "gnat").found[1] == ("GNAT",)
    assert Run(words, "2 gnat").found[1] == ("GNAT",)
    assert Run(words, "2gnat").found[1] == ("GNAT",)
    assert not any(Run(words, "1 gnat").found)


def test_G17_of_other_pieces_one_is_told_what_is_left_over_and_what_is_not_there(words: Lexicon) -> None:
    said = Run(words, "1 gnat").told
    assert text("en", "rest-of", word="GNAT", group=1) in said
    assert text("en", "rest-lacking", signs="C") in said
    assert text("en", "rest-left", signs="┃") in said


def test_G17_the_beginning_of_a_word_shows_what_is_left(words: Lexicon) -> None:
    said = Run(words, "1 vei").told  # no word, and none is near it
    assert text("en", "rest-left", signs="┃┃┃") in said
    assert text("en", "rest-letter", letters="N") in said


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        (["nive"], text("en", "unknown_word", word="NIVE")),
        (["vine"], text("en", "own_word", word="VINE")),
        (["vein", "vein"], text("en", "already_given", word="VEIN")),
        (["taps", "4 spat"], text("en", "group_done")),
        (["9 vein"], text("en", "no_such_group", most=4)),
        (["ve-in"], text("en", "hyphen", word="ve-in")),
        ([""], text("en", "unclear-form")),
        (["2"], text("en", "unclear-form")),
    ],
)
def test_G17_what_does_not_count_is_explained(words: Lexicon, typed: list[str], code: str) -> None:
    assert code in Run(words, *typed).told


def test_G17_what_is_no_word_is_told_no_other(words: Lexicon) -> None:
    said = Run(words, "nive").told  # near VINE and VEIN
    assert "vein" not in said.lower()


def test_G14_in_german_umlauts_are_letters(german: Lexicon) -> None:
    run = Run(german, "rost", "röst", language="de", begin=("ROST", "VIER", "ZWEI", "EINS"))
    assert text("de", "own_word", word="ROST").split("“")[0] in "".join(run.terminal.pages)
    assert text("de", "rest-lacking", signs="╻╻") in run.told  # Ö has two short bars that O has not


# The clock, stopping, leaving


def test_G17_the_clock_runs_down_and_ends_the_run(words: Lexicon) -> None:
    run = Run(words, "vein", "gnat", clock=60, thinks=25.0)
    assert any("0:35" in page for page in run.terminal.pages)
    assert (run.view.over, run.view.scores) == (True, (2,))
    assert text("en", "solitaire-score", words=2, possible=5) in run.page


def test_G17_without_a_clock_there_is_none(words: Lexicon) -> None:
    run = Run(words, *NEW, clock=0, thinks=10_000.0)
    assert not run.view.over
    assert not re.search(r"\d:\d\d", run.page)


def test_stopping_is_asked(words: Lexicon) -> None:
    run = Run(words, ".", "n", "vein")
    assert run.found[0] == ("VEIN",)
    assert any(text("en", "stop-ask") in page for page in run.terminal.pages)


def test_leaving_is_asked(words: Lexicon) -> None:
    assert text("en", "form-call") in Run(words, "q", "n").page
    assert text("en", "leave-call") in Run(words, "q", "y", leaves=PersonLeft).page


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_the_clauses_and_comes_back(words: Lexicon, language: str) -> None:
    run = Run(words, "?", "", "", language=language)
    assert any(" G17 " in page for page in run.terminal.pages)
    assert text(language, "form-call") in run.page


@pytest.mark.parametrize("line", ["x" * 5000, "9" * 100, "\x1b[31m", "日本", "[red]x[/red]", "{ $n }", "2 .", ":"])
def test_nothing_typed_can_break_the_run(words: Lexicon, line: str) -> None:
    run = Run(words, line, f"2 {line}", ":" + line)
    assert not run.view.over
    assert "\x1b" not in "".join(run.terminal.pages)


def test_a_record_replays_to_the_same_end(words: Lexicon, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    Run(words, *NEW, "spat", ".", "y", record=file)
    with file.open("rb") as stream:
        (_, first), *lines = record.read(stream)
    header = record.header_of(1, first)
    assert header.words == GIVEN
    match = record.begin(header, SOLITAIRE, words)
    for number, line in lines:
        record.play(match, record.action_of(SOLITAIRE, number, line))
    assert SOLITAIRE.standing(match.state).scores == (5,)
