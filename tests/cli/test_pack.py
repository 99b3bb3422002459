"""`lettrine pack check`, and `--pack` of the games in the terminal: the file, its refusals, and the record."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lettrine.cli import main

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LETTRINE_INTERFACE", "en")

    def called(*arguments: str, typed: str = "") -> Result:
        return CliRunner().invoke(main, arguments, input=typed, catch_exceptions=False)

    return called


@pytest.fixture
def file(tmp_path: Path) -> Callable[[str], str]:
    def write(text: str) -> str:
        path = tmp_path / "cells.txt"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def test_a_list_that_can_be_played_with(run, file):
    result = run("pack", "check", file("# Biology\nribosome\nnucleus, membrane\n"))
    assert (result.exit_code, result.output) == (0, "“cells” can be played with: 3 words.\n")


def test_what_is_wrong_is_told_with_its_line(run, file):
    result = run("pack", "check", name := file("ribosome\n\n# two\npear 2\n"))
    assert result.exit_code == 2
    assert result.output == (
        f"{name}:4: pack_letters: Line 4: “pear 2” cannot be played with. Use letters alone; accents do not matter.\n"
    )


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(
    ("text", "code"), [("\n", "pack_empty"), ("x" * 61_000, "pack_too_large"), ('{"word": ["ribosome"]}', "pack_json")]
)
def test_refusals_are_in_every_language(run, file, monkeypatch, text, code, language):
    monkeypatch.setenv("LETTRINE_INTERFACE", language)
    result = run("pack", "check", file(text))
    assert result.exit_code == 2
    assert f": {code}: " in result.output


def test_the_options_of_a_table_count(run, file):
    name = file("pears\nplums\n")
    assert run("pack", "check", "--game", "glyphs", name).exit_code == 0
    assert ": pack_too_few: " in run("pack", "check", "--game", "glyphs", "--set", "length=6", name).output


def test_json_is_read_as_well(run, file):
    assert run("pack", "check", file('{"name": "Cells", "words": ["ribosome"]}')).output.startswith("“Cells”")
    wrong = file('{"words": [\n"ribosome",\n"pear 2"]}')
    assert run("pack", "check", wrong).output.startswith(f"{wrong}:3: pack_letters: Line 3: “pear 2”")


def test_a_file_that_is_not_there_or_no_text(run, tmp_path):
    assert ": unreadable: " in run("pack", "check", str(tmp_path / "none.txt")).output
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    assert ": unreadable: " in run("pack", "check", str(tmp_path / "binary")).output


def test_a_game_with_ones_own_words_is_recorded_and_replays(run, file, tmp_path):
    record = tmp_path / "game.jsonl"
    play = ("play", "sonde", "--language", "en", "--seed", "5", "--pace", "0", "--bots", "2")
    result = run(*play, "--pack", file("ribosome\nqwrtzu\nnucleus\n"), "--record", str(record), typed="house\nqwrtzu\n")
    assert "is not on this table’s own list" in result.output
    header, *lines = map(json.loads, record.read_text(encoding="utf-8").splitlines())
    assert header["pack"] == {"name": "cells", "words": ["ribosome", "qwrtzu", "nucleus"]}
    hidden = [line["word"].lower() for line in lines if line["do"] == "hide"]
    assert len(hidden) == 3
    assert set(hidden) <= {"ribosome", "qwrtzu", "nucleus"}
    again = run("replay", str(record))
    assert again.exit_code == 0
    assert json.loads(again.output)["actions"] == len(lines)


def test_a_solitaire_begins_with_words_of_the_list(run, file, tmp_path):
    record = tmp_path / "game.jsonl"
    run("play", "solitaire", "--language", "en", "--pack", file("rose, gene, cell, stem"), "--record", str(record))
    seen = run("replay", str(record), "--as", "0").output.splitlines()[0]
    assert all(word in seen for word in ("ROSE", "GENE", "CELL", "STEM"))


def test_the_largest_pack_fits_in_a_record(run, file, tmp_path):
    words = [f"{a}{b}{c}rtzuio" for a in "abcdefghijklmnop" for b in "abcdefghijklmnop" for c in "abcdefghijklmnop"]
    record = tmp_path / "game.jsonl"
    record.write_text(
        json.dumps(
            {
                "record": 1,
                "game": "sonde",
                "edition": "1976",
                "language": "en",
                "seats": ["A", "B", "C"],
                "seed": 1,
                "pack": {"name": "Many", "words": words},
            },
            separators=(",", ":"),
        )
        + "\n"
        + '{"seat":0,"do":"hide","word":"pppRTZUIO"}\n',
        encoding="utf-8",
    )
    assert 49_000 < record.stat().st_size < 60_000
    assert run("replay", str(record)).exit_code == 0


def test_categories_are_checked_for_tug(run, file):
    name = file("# Biology\nPart of a cell: nucleus, ribosome\nWhat is green\n")
    assert run("pack", "check", "--game", "tug", name).output == "“cells” can be played with: 2 categories.\n"
    wrong = file("What is green\n\nPart of a cell: cell wall\n")
    assert f"{wrong}:3: pack_answer: Line 3: " in run("pack", "check", "--game", "tug", wrong).output


def test_a_record_with_categories_is_analysed_with_their_answers(run):
    record = Path(__file__).parents[1] / "playthroughs" / "tug-own-categories.jsonl"
    turns = json.loads(run("analyse", "--json", str(record)).output)["turns"]
    assert (turns[0]["misspelt"], turns[0]["advice"]) == (False, "listed")
    assert [option["word"] for option in turns[1]["best"]] == ["ribosome"]
