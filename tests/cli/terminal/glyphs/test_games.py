"""Glyphs at a scripted terminal: whole games, what is shown, every way to ask, refusals, leaving, the record."""

import re
from pathlib import Path
from typing import Any

import pytest

from lettrine.bots.registry import BOTS
from lettrine.cli.terminal.common.person import PersonLeft
from lettrine.cli.terminal.common.session import Session
from lettrine.cli.terminal.glyphs.game_ui import UI
from lettrine.core import record
from lettrine.games.glyphs import GLYPHS
from lettrine.texts import LANGUAGES, text
from lettrine.words.lexicon import Lexicon
from tests.cli.terminal.glyphs.table import HIDDEN, Table
from tests.cli.terminal.pieces.scripted import bot, fits, session, words
from tests.cli.terminal.scripted import NAMES, Scripted, script
from tests.games.glyphs.letters import MADE_OF

__all__ = ["words"]

KEYS = {"I": "l", "i": "i", "C": "c", "u": "u"}


class Cheat:
    """Somebody who looks under the boards, plays half of what is there and names the word; then anew, to the end."""

    def __init__(self, language: str = "en", hides: str = "table") -> None:
        self.language, self.hides, self.game, self.turns = language, hides, None, 0

    def __call__(self, page: str) -> str:
        if text(self.language, "key-again") in page:
            return "q"
        if text(self.language, "hide-call") in page:
            return self.hides
        self.turns += 1
        if self.turns % 5 == 0:
            return "1 1 u"  # misses, mostly
        return self._sure()

    def _sure(self) -> str:
        """The first piece that is missing; or, once most of a word is there, its name."""
        assert isinstance(self.game, Session)
        assert self.game.match is not None
        state = self.game.match.state
        of = next(seat for seat, board in enumerate(state.boards) if seat and board.word)
        missing = list(still_missing(state.boards[of]))
        if len(missing) <= 6:
            return f"!{of} {state.boards[of].word.lower()}"
        cell, piece = missing[0]
        return f"{of} {cell} {KEYS[piece]}"


def still_missing(board: Any) -> Any:
    for number, (letter, cell) in enumerate(zip(board.word, board.cells, strict=True), 1):
        for piece, there in zip("IiCu", cell.inside, strict=True):
            yield from [(number, piece)] * (MADE_OF[letter][piece] - there)


def played(words: Lexicon, language: str = "en", live: bool = True, **about: Any) -> tuple[Session, Scripted]:
    """A game to its end."""
    typist = Cheat(language)
    terminal = Scripted(typist, live)
    typist.game = game = session(UI, terminal, words, bot(HIDDEN), language=language, **about)
    game.play()
    return game, terminal


@pytest.mark.parametrize("live", [True, False])
@pytest.mark.parametrize("bots", [1, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_ends_and_every_page_fits_the_smallest_terminal(
    words: Lexicon, language: str, bots: int, live: bool
) -> None:
    game, terminal = played(words, language, live, bots=bots)
    assert game.match is not None
    assert GLYPHS.standing(game.match.state).winners == (0,)
    points = game.match.state.scores[0]
    assert text(language, "end-won", by="you", winners="You", points=points) in terminal.pages[-1]
    assert not live or fits(terminal.pages)


@pytest.mark.parametrize(
    "options",
    [{"length": 5, "scoring": "total"}, {"miss_point": "owner"}, {"goal": 5}, {"clock": 600}],
)
def test_house_rules_are_playable_too(words: Lexicon, options: dict[str, Any]) -> None:
    game, terminal = played(words, **options)
    assert game.match is not None
    assert GLYPHS.standing(game.match.state).over
    assert list(options)[-1] in terminal.pages[-1].split("\n")[0]
    assert fits(terminal.pages)


def test_a_record_replays_to_the_same_end(words: Lexicon, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game, _ = played(words, record=file, goal=10)
    with file.open("rb") as stream:
        (_, first), *lines = record.read(stream)
    header = record.header_of(1, first)
    assert (header.game, header.options, header.seed) == ("glyphs", {"goal": 10}, 1)
    match = record.begin(header, GLYPHS, words)
    for number, line in lines:
        record.play(match, record.action_of(GLYPHS, number, line))
    assert game.match is not None
    assert GLYPHS.standing(match.state) == GLYPHS.standing(game.match.state)


def test_G13_the_end_shows_every_word(words: Lexicon) -> None:
    game, terminal = played(words, bots=3)
    assert game.match is not None
    for board in game.match.state.boards:
        for word in (*board.past, *([board.word] if board.word else [])):
            assert word in terminal.pages[-1]


# Move by move


def test_the_letters_a_cell_can_be_are_shown(words: Lexicon) -> None:
    table = Table(words, "1 1 l", "1 1 u", "a 1 1", "")
    shown = next(page for page in table.terminal.pages if "can still be" in page)
    assert re.findall(r"\b([A-Z]) ┃", shown) == ["B", "P", "R"]


def test_the_whole_alphabet_is_shown(words: Lexicon) -> None:
    table = Table(words, "a", "", "", "")
    shown = "\n".join(page for page in table.terminal.pages if page.startswith(f" {text('en', 'alphabet-title')}"))
    assert re.findall(r"\b([A-Z])(?= [┃╻Cu])", shown) == list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_the_clauses_and_comes_back(words: Lexicon, language: str) -> None:
    table = Table(words, "?", "", "", "", language=language)
    shown = "\n".join(table.terminal.pages)
    assert all(f" {clause} " in shown for clause in ("G5", "G6", "G9", "G12", "G13"))
    assert "…" not in "\n".join(page for page in table.terminal.pages if "G13" in page)
    assert text(language, "your-turn") in table.page


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("fr", "o"), ("de", "j")])
def test_leaving_is_asked_once(words: Lexicon, language: str, yes: str) -> None:
    stayed = Table(words, "q", "n", language=language)
    assert text(language, "your-turn") in stayed.page
    assert Table(words, "q", yes, language=language, leaves=PersonLeft).page.count(text(language, "leave-call")) == 1


def test_the_record_of_a_game_that_was_left_can_be_replayed(words: Lexicon, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    Table(words, "1 1 l", "q", "y", leaves=PersonLeft, record=file)
    assert b'"propose"' in file.read_bytes().splitlines()[-1]


HOSTILE = ("x" * 5000, "." * 15, "a-b", "l’eau", "\x1b[31m", "日本", "1967", "[red]x[/red]", "{ $n }", "\ue000")


@pytest.mark.parametrize("line", HOSTILE)
def test_nothing_typed_can_break_the_table(words: Lexicon, line: str) -> None:
    table = Table(
        words, line, f"!1 {line}", "", f"1 {line}", f"1 1 {line}", f"1 1 l as {line}", f"a {line}", ":" + line
    )
    assert table.view.phase == "playing"
    assert "\x1b" not in "".join(table.terminal.pages)


# The prelude


def test_G16_a_prelude_is_played_first(words: Lexicon) -> None:
    terminal = Scripted(script("act", "eat", "hat", "table", "1l"))
    game = session(UI, terminal, words, bot(["HAT", "BREAD"], 60.0, "ACT"), bots=1, prelude="quick", pace=1.0)
    with pytest.raises(EOFError):
        game.play()
    assert game.match is not None
    view = GLYPHS.view(game.match.state, 0)
    assert (view.race is not None and view.race.winner, view.turn) == (0, 0)
    assert view.scores[0] == 3 + 1
    assert any(text("en", "claim-ask") in page for page in terminal.pages)
    assert fits(terminal.pages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_G16_after_the_prelude_one_sees_how_it_went_and_what_all_is_about(words: Lexicon, language: str) -> None:
    terminal = Scripted(script("act", "?", "", "", "", "hat"))
    maker = bot(["HAT", "BREAD"], 60.0, "ACT")
    with pytest.raises(EOFError):
        session(UI, terminal, words, maker, bots=1, language=language, prelude="quick", pace=1.0).play()
    shown = re.sub(r"\s*\n\s*", " ", "\n".join(terminal.pages))
    assert text(language, "guide-G3", length=5) in shown
    assert text(language, "guide-G16", length=3) in shown
    assert "HAT" in terminal.pages[-1]
    assert text(language, "hide-call") in terminal.pages[-1]
    assert fits(terminal.pages)


def test_the_pieces_in_the_box_are_never_torn_apart(words: Lexicon) -> None:
    box = [line for line in Table(words, language="de").page.split("\n") if " ×" in line]
    assert [part for line in box for part in re.split(r"\s{3,}", line.strip())] == [
        "l ┃ langer Strich ×52",
        "i ╻ kurzer Strich ×52",
        "c C großer Bogen ×20",
        "u u kleiner Bogen ×24",
    ]


@pytest.mark.parametrize("strength", list(BOTS["glyphs"]))
def test_a_whole_game_against_the_bots_there_are(strength: str, french: Lexicon) -> None:
    typist = Cheat("fr", hides="")
    terminal = Scripted(typist)
    typist.game = game = session(UI, terminal, french, BOTS["glyphs"][strength], bots=3, language="fr")
    game.play()
    assert game.match is not None
    (winner,) = GLYPHS.standing(game.match.state).winners
    assert text("fr", "over-call") in terminal.pages[-1]
    assert NAMES[winner] in terminal.pages[-1]
    assert fits(terminal.pages)


def test_names_of_everybody_are_on_the_first_page(words: Lexicon) -> None:
    first = Table(words).terminal.pages[0]
    assert all(name in first for name in NAMES[1:3])
    assert text("en", "words-of-en") in first
