"""Glyphs at a scripted terminal: whole games, what is shown, every way to ask, refusals, leaving, the record."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lettrine.bots.bot import Choice, Maker, Move
from lettrine.bots.registry import BOTS
from lettrine.cli.terminal.evening import Evening
from lettrine.cli.terminal.glyphs.desk import DESK
from lettrine.cli.terminal.person import Left
from lettrine.core import record
from lettrine.games.glyphs import GLYPHS
from lettrine.games.glyphs.actions import Name
from lettrine.games.glyphs.events import Named, Positioned, Proposed
from lettrine.games.glyphs.view import View
from lettrine.texts import LANGUAGES, text
from lettrine.words.lexicon import Lexicon
from tests.cli.pieces_scripted import bot, evening, fits, words
from tests.cli.scripted import NAMES, Scripted, script
from tests.games.glyphs.letters import DRAWN, MADE_OF

__all__ = ["words"]

KEYS = {"I": "l", "i": "i", "C": "c", "u": "u"}
ABOUT = {"seat": "you", "of": "other", "of_name": "Garamond", "cell": 1, "piece": "I"}
HIDDEN = ("BREAD", "CHAIR", "DANCE", "EAGLE", "FLAME", "GRAPE", "HOUSE", "LEMON", "MUSIC", "APPLE") * 4


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
        assert isinstance(self.game, Evening)
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


def played(words: Lexicon, language: str = "en", live: bool = True, **about: Any) -> tuple[Evening, Scripted]:
    """A game to its end."""
    typist = Cheat(language)
    terminal = Scripted(typist, live)
    typist.game = game = evening(DESK, terminal, words, bot(HIDDEN), language=language, **about)  # type: ignore[assignment]
    game.spend()
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


class Table:
    """A table at which these lines are typed, until there are no more."""

    def __init__(self, words: Lexicon, *lines: str, leaves: type[BaseException] = EOFError, **about: Any) -> None:
        self.keys = about.pop("keys", "")
        self.terminal = Scripted(self.typed(lines), keys=self.keys)
        hides = about.pop("hides", HIDDEN)
        self.game = evening(DESK, self.terminal, words, about.pop("maker", None) or bot(hides), **about)
        with pytest.raises(leaves):
            self.game.spend()

    def typed(self, lines: tuple[str, ...]) -> Callable[[str], str]:
        return script("table", *lines)

    @property
    def page(self) -> str:
        return self.terminal.pages[-1]

    @property
    def told(self) -> str:
        """The page without its line breaks."""
        return re.sub(r"\s*\n\s*", " ", self.page)

    @property
    def view(self) -> View:
        assert self.game.match is not None
        return GLYPHS.view(self.game.match.state, 0)

    def events(self, kind: type) -> list[Any]:
        assert self.game.match is not None
        return [event for entry in self.game.match.log for event in entry.events if isinstance(event, kind)]


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

        def names_first(choices: Sequence[Choice]) -> Move | None:
            if named or "propose" not in {choice.decision.kind for choice in choices}:
                return act(choices)
            named.append(word)
            return Move("name", Name(0, word))

        player.act = names_first  # type: ignore[method-assign]
        return player

    return seated


def test_G11_whose_word_was_found_is_asked_for_another_at_once(words: Lexicon) -> None:
    table = Table(words, "1 1 c", "apple", maker=naming_once("TABLE"))
    assert (table.events(Named)[0].of, table.events(Named)[0].right) == (0, True)
    hiding = next(page for page in table.terminal.pages[2:] if text("en", "hide-call") in page)
    assert "TABLE" in hiding  # the story says what happened
    assert table.view.boards[0].word == "APPLE"


# Wishes


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
    assert Table(words, "q", yes, language=language, leaves=Left).page.count(text(language, "leave-call")) == 1


def test_the_record_of_a_game_that_was_left_can_be_replayed(words: Lexicon, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    Table(words, "1 1 l", "q", "y", leaves=Left, record=file)
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
    game = evening(DESK, terminal, words, bot(["HAT", "BREAD"], 60.0, "ACT"), bots=1, prelude="quick", pace=1.0)
    with pytest.raises(EOFError):
        game.spend()
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
        evening(DESK, terminal, words, maker, bots=1, language=language, prelude="quick", pace=1.0).spend()
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
    typist.game = game = evening(DESK, terminal, french, BOTS["glyphs"][strength], bots=3, language="fr")  # type: ignore[assignment]
    game.spend()
    assert game.match is not None
    (winner,) = GLYPHS.standing(game.match.state).winners
    assert text("fr", "over-call") in terminal.pages[-1]
    assert NAMES[winner] in terminal.pages[-1]
    assert fits(terminal.pages)


def test_names_of_everybody_are_on_the_first_page(words: Lexicon) -> None:
    first = Table(words).terminal.pages[0]
    assert all(name in first for name in NAMES[1:3])
    assert text("en", "words-en") in first
