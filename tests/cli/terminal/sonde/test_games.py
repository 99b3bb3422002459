"""Whole games at a scripted terminal: every edition and language, what is shown, what is kept, what is not."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from lettrine.cli.terminal.common.session import Session
from lettrine.core import record
from lettrine.games.sonde import SONDE
from lettrine.texts import text
from lettrine.words.lexicon import Lexicon
from tests.cli.terminal.scripted import NAMES, Scripted, Typist, script, session, small_lexicon

LANGUAGES = ("en", "fr", "de")


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Lexicon:
    return small_lexicon(tmp_path_factory.mktemp("words"))


def played(
    words: Lexicon, language: str = "en", bots: int = 3, live: bool = True, **about: Any
) -> tuple[Session, Scripted]:
    """A game to its end."""
    terminal = Scripted(Typist(language, bots), live)
    game = session(terminal, words, language, bots=bots, **about)
    game.play()
    return game, terminal


def standing(game: Session) -> Any:
    assert game.match is not None
    return SONDE.standing(game.match.state)


@pytest.mark.parametrize("live", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "bots"), [("1967", 5), ("1967", 1), ("1976", 3), ("1976", 1), ("1984", 2)])
def test_a_game_ends_and_every_page_fits_the_smallest_terminal(
    words: Lexicon, edition: str, bots: int, language: str, live: bool
) -> None:
    game, terminal = played(words, language, bots, live, edition=edition)
    assert standing(game).over
    if live:  # one line is left for what is typed
        assert max(page.count("\n") + 1 for page in terminal.pages) <= 23
        assert max(len(line) for page in terminal.pages for line in page.split("\n")) <= 80


@pytest.mark.parametrize(
    "options",
    [
        {"spelling": "trust"},
        {"answers": "players"},
        {"memory": "notes"},
        {"cards": "off"},
        {"spaces": 26, "values": [5] * 26, "blanks": 20},
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bots", [1, 3])
def test_house_rules_are_playable_too(words: Lexicon, language: str, bots: int, options: dict[str, Any]) -> None:
    game, terminal = played(words, language, bots, **options)
    assert standing(game).over
    assert next(iter(options)) in terminal.pages[-1].split("\n")[0]  # S39: shown as house rules
    assert max(len(line) for page in terminal.pages for line in page.split("\n")) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_the_real_lexicon(language: str, request: pytest.FixtureRequest) -> None:
    words = request.getfixturevalue({"en": "english", "fr": "french", "de": "german"}[language])
    game, terminal = played(words, language, bots=2, strength="beginner")
    assert standing(game).over
    assert text(language, f"words-of-{language}") in terminal.pages[0]


def test_the_end_names_the_winner_and_shows_every_word(words: Lexicon) -> None:
    game, terminal = played(words)
    assert game.match is not None
    state = game.match.state
    for tray in state.trays:
        assert tray.cells.replace(".", "·") in terminal.pages[-1]
    for score in state.scores:
        assert str(score).replace("-", "−") in terminal.pages[-1]
    (winner,) = standing(game).winners
    said = text("en", "end-won", by="other", winners=NAMES[winner], points=max(state.scores))
    assert said in terminal.pages[-1]


# What must not be seen


def test_no_closed_space_of_a_bot_is_ever_drawn(words: Lexicon) -> None:
    looked: list[str] = []

    def screen(page: str) -> None:
        assert game.match is not None
        for seat, name in enumerate(NAMES[1:4], 1):
            tray = game.match.state.trays[seat]
            assert not tray.hidden or tray.word not in page
            row = re.search(rf"^. {seat} {name} +([▒A-Z·].*)$", page, re.MULTILINE)
            for place, flap in enumerate(tray.covered if row else ""):
                if flap != "_":
                    assert row is not None
                    drawn = row[0][16 + 4 * place : 19 + 4 * place]
                    assert drawn == "▒▒▒", (page, tray)
                    looked.append(drawn)

    game = session(Scripted(Typist("en", 3), shown=screen), words)
    game.play()
    assert len(looked) > 100


def test_S18_nothing_of_an_earlier_turn_is_drawn_in_the_next(words: Lexicon) -> None:
    _, terminal = played(words, seed=4)
    asked = [f"You ask {name} for {letter}." for name in NAMES[1:4] for letter in "QXZJKV"]
    gone: set[str] = set()
    over = text("en", "turn-over")
    for page in terminal.pages:
        now = {question for question in asked if question in page}
        assert not now & gone
        if over in page:
            gone |= now
    assert gone, "the script never missed"


def test_S18_where_notes_are_kept_misses_stand_beside_the_tray(words: Lexicon) -> None:
    terminal = Scripted(script("", "", "1q"))
    with pytest.raises(EOFError):
        session(terminal, words, memory="notes", strength="beginner", interrupt="own_turn", cards="off").play()
    assert re.search(r"1 Garamond.*✗ Q", terminal.pages[-1])


# What is kept


def test_a_record_replays_to_the_same_end(words: Lexicon, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game, _ = played(words, record=file, memory="notes")
    with file.open("rb") as stream:
        lines = list(record.read(stream))
    header = record.header_of(*lines[0])
    assert header.seed == 1
    assert header.options == {"memory": "notes"}
    match = record.begin(header, SONDE, words)
    for number, line in lines[1:]:
        record.play(match, record.action_of(SONDE, number, line))
    assert SONDE.standing(match.state) == standing(game)


def test_the_record_of_a_game_that_was_left_can_be_replayed(words: Lexicon, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with pytest.raises(EOFError):
        session(Scripted(script("TREASURER", "")), words, record=file).play()
    header, *actions = file.read_bytes().splitlines()
    assert json.loads(header)["seed"] == 1
    assert b'"draw"' in actions[-1]


def test_a_further_game_has_another_seed_another_file_and_another_first_player(words: Lexicon, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    answers = ["", "q"]
    typist = Typist("en", 3)

    def typed(page: str) -> str:
        return answers.pop(0) if text("en", "key-again") in page else typist(page)

    session(Scripted(typed), words, record=file).play()
    files = (file, tmp_path / "game-2.jsonl")
    first, second = (record.header_of(1, path.read_bytes().splitlines()[0]) for path in files)
    assert (first.seed, first.first) == (1, 0)
    assert (second.seed, second.first) == (2, 1)
