"""The commands `lettrine play glyphs`, `quick` and `solitaire`: options, refusals, exit codes. All through pipes."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from lettrine.cli import main, progress_bars
from lettrine.texts import text
from tests.cli.terminal.pieces.scripted import WORDS
from tests.cli.terminal.scripted import small_lexicon

Run = Callable[..., Result]
GAMES = ("glyphs", "quick", "solitaire")
AGAINST_BOTS = ("glyphs", "quick")


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    words = small_lexicon(tmp_path, WORDS)
    monkeypatch.setattr(progress_bars, "lexicon", lambda language, progress, rebuild: words)
    monkeypatch.setattr(progress_bars, "compiled", lambda language: tmp_path)
    monkeypatch.setenv("LETTRINE_INTERFACE", "en")

    def called(*arguments: str, typed: str = "", **about: Any) -> Result:
        return CliRunner().invoke(main, ["play", *arguments], input=typed, catch_exceptions=False, **about)

    return called


@pytest.mark.parametrize(
    ("game", "typed", "asked"),
    [
        ("glyphs", "table\n", ["hide-call", "your-turn"]),
        ("quick", "cat\n", ["hide-call", "claim-call"]),
        ("solitaire", "", ["form-call"]),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_newcomer_is_asked_at_once(run: Run, game: str, typed: str, asked: list[str], language: str) -> None:
    result = run(game, "--interface", language, "--language", "en", "--seed", "1", typed=typed)
    assert result.exit_code == 0
    assert [call for call in asked if text(language, call) in result.output] == asked
    assert text(language, "words-of-en") in result.output
    assert result.output.rstrip().endswith(text(language, "end-left"))


@pytest.mark.parametrize("game", AGAINST_BOTS)
@pytest.mark.parametrize("bots", ["0", "4", "-1"])
def test_G3_a_wrong_number_of_players_is_refused(run: Run, game: str, bots: str) -> None:
    result = run(game, "--bots", bots)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("lettrine: wrong_seats: ")


@pytest.mark.parametrize("game", AGAINST_BOTS)
@pytest.mark.parametrize("strength", ["beginner", "club", "master"])
def test_bots_of_three_strengths(run: Run, game: str, strength: str) -> None:
    assert run(game, "--strength", strength).exit_code == 0
    assert run(game, "--strength", "champion").exit_code == 2


@pytest.mark.parametrize("game", GAMES)
def test_house_rules_that_cannot_be_are_refused(run: Run, game: str) -> None:
    assert "unknown_option" in run(game, "--set", "cards=off").stderr
    assert "bad_option" in run(game, "--set", "length=99").stderr


@pytest.mark.parametrize("game", AGAINST_BOTS)
def test_the_same_seed_is_the_same_game(run: Run, game: str) -> None:
    moves = "\n" + "1 1 l\n2 2 i\n1 3 c\n" * 4 + "g\n"
    first, second = (run(game, "--seed", "7", "--pace", "0", typed=moves).output for _ in range(2))
    assert first == second


def test_solitaires_seed_draws_the_words(run: Run) -> None:
    first, second, other = (run("solitaire", "--set", "clock=0", "--seed", seed).output for seed in ("7", "7", "8"))
    assert first == second != other


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_left_has_a_record_that_replays(run: Run, game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = {"glyphs": "table\n1 1 l\n", "quick": "cat\n", "solitaire": "vein\n"}[game]
    assert run(game, "--record", str(file), "--seed", "1", typed=typed).exit_code == 0
    assert json.loads(file.read_bytes().splitlines()[0])["game"] == game
    replayed = CliRunner().invoke(main, ["replay", str(file)])
    assert replayed.exit_code == 0, replayed.stderr
    assert json.loads(replayed.stdout)["game"] == game


def test_through_a_pipe_the_end_is_printed_once(run: Run) -> None:
    result = run("solitaire", "--words", "vine", "tang", "said", "past", typed="vein\n.\ny\nq\n")
    assert result.exit_code == 0
    assert result.output.count(text("en", "solitaire-score", words=1, possible=5)) == 1
    assert "\x1b" not in result.output


# What a Solitaire begins with


def test_G17_words_of_ones_own(run: Run) -> None:
    shown = run("solitaire", "--words", "eins", "Zwei", "DREI", "vier", "--interface", "de").output
    assert all(f" {word}  " in shown for word in ("EINS", "ZWEI", "DREI", "VIER"))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(
    ("words", "found"), [(("a", "b", "c", "d"), 0), (("vine", "x", "y", "z"), 1), (("vine", "vine", "tang", "said"), 3)]
)
def test_G17_too_few_words_are_refused(run: Run, words: tuple[str, ...], found: int, language: str) -> None:
    result = run("solitaire", "--words", *words, "--interface", language)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.strip() == "lettrine: too_few_words: " + text(language, "too_few_words", found=found, least=4)


def test_G17_the_first_words_of_a_text(run: Run, tmp_path: Path) -> None:
    book = tmp_path / "book.txt"
    book.write_text("“When all is well-said,” 4 cats — they don’t ever stop.", encoding="utf-8")
    shown = run("solitaire", "--text", str(book)).output
    assert [word for word in ("WHEN", "CATS", "THEY", "EVER", "STOP", "SAID", "WELL") if f" {word}  " in shown] == [
        "WHEN",
        "CATS",
        "THEY",
        "EVER",
    ]
    longer = run("solitaire", "--text", str(book), "--set", "length=5")
    assert longer.stderr.startswith("lettrine: too_few_words: ")


def test_G17_what_french_elides_is_no_part_of_a_word(run: Run, tmp_path: Path) -> None:
    book = tmp_path / "livre.txt"
    book.write_text("L’arme n'était qu’unie, d'abord : l’été, l'île, puis j’aime.", encoding="utf-8")
    shown = run("solitaire", "--text", str(book), "--interface", "fr").output
    assert all(f" {word}  " in shown for word in ("ARME", "UNIE", "PUIS", "AIME"))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--text", "nowhere.txt"], "nowhere.txt: unreadable: "),
        (["--text", "."], ".: unreadable: "),
        (["--text", "a.txt", "--words", "a", "b", "c", "d"], "--words"),
        (["--words", "a", "b", "c"], "--words"),
    ],
)
def test_what_cannot_be_begun_with(run: Run, arguments: list[str], told: str) -> None:
    result = run("solitaire", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert told in result.stderr


def test_bytes_that_are_no_text_are_no_words(run: Run, tmp_path: Path) -> None:
    book = tmp_path / "book.bin"
    book.write_bytes(bytes(range(256)) * 10)
    assert run("solitaire", "--text", str(book)).exit_code == 2
