"""`lettrine bench hangman`: askers measured on a word list."""

import json
import sys

import pytest
from click.testing import CliRunner

from lettrine.cli import main

KNOWN = ["stone", "stove", "stole", "store", "atone", "shine", "shore", "stoke", "cab", "cub", "cob"]


@pytest.fixture
def file(tmp_path):
    def written(name: str, *lines: str) -> str:
        (tmp_path / name).write_text("\n".join(lines), encoding="utf-8")
        return str(tmp_path / name)

    return written


def run(*args: str, **env: str):
    environment = {"LETTRINE_INTERFACE": "en", "COLUMNS": "140", **env}
    return CliRunner().invoke(main, ["bench", "hangman", *args], env=environment)


def told(*args: str):
    done = run(*args, "--json")
    assert done.exit_code == 0, done.stderr
    return json.loads(done.stdout)


def test_a_list_gives_exact_misses(file):
    path = file("words", *KNOWN)
    done = run(path)
    assert done.exit_code == 0, done.stderr
    assert done.stdout.startswith("Plain hangman, 11 words: misses")
    lines = done.stdout.splitlines()[-5:]
    assert [line.split("  ")[0].strip() for line in lines][::4] == [
        "any letter, at random",
        "tuned for misses, by search",
    ]
    report = told(path)
    assert report["words"] == 11
    assert f"{report['askers'][-1]['misses']:.4f}" in lines[-1]


def test_case_accents_and_doubles_do_not_matter(file):
    assert told(file("a", "Été", "œuf", "ETE", "", "été")) == told(file("b", "ete", "oeuf"))


def test_words_outside_a_list(file):
    arguments = ("--train", file("a", *KNOWN), "--test", file("b", "chore", "score", "stone"), "--lives", "4")
    report = told(*arguments, "--seed", "5")
    assert (report["known"], report["words"], report["left_out"], report["lives"]) == (11, 2, 1, 4)
    assert {len(row["rounds"]) for row in report["askers"]} == {2}
    assert report == told(*arguments, "--seed", "5")
    assert told(*arguments, "--sample", "1")["words"] == 1
    done = run(*arguments, "--seed", "5")
    assert done.stdout.startswith("Plain hangman, 4 lives: 2 words outside a list of 11")
    assert "1 left out, because they are in the list · seed 5" in done.stdout


def test_every_language_has_its_table(file):
    path = file("a", *KNOWN)
    for language, word in {"fr": "Pendu, 11 mots", "de": "Galgenmännchen, 11 Wörter", "en": "Plain hangman"}.items():
        assert word in run(path, LETTRINE_INTERFACE=language).stdout
        assert word in run(path, "--interface", language).stdout


def test_lines_that_are_no_word_are_told_and_left_out(file):
    done = run(file("a", *KNOWN, "well-read", "4711", "a" * 61, "don't"), "--json")
    assert json.loads(done.stdout)["words"] == 11
    told = done.stderr.splitlines()
    assert [line.split(": ")[1] for line in told[:3]] == ["hyphen", "not_letters", "word_too_long_to_count"]
    assert told[0].split(": ")[0].endswith("a:12")
    assert told[3].endswith("4 lines are left out.")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_what_cannot_be_measured_is_refused(file, language):
    known = file("a", *KNOWN)
    cases = {
        "words_or_train_and_test": [(), (known, "--train", known), ("--test", known)],
        "no_words_in_file": [(file("empty", "", "  "),), ("--train", known, "--test", file("signs", "-", "1"))],
        "only_with_test": [(known, "--lives", "3"), (known, "--sample", "2"), (known, "--seed", "1")],
        "no_strange_words": [("--train", known, "--test", known)],
        "unreadable": [(known + ".not",), ("--train", known, "--test", known + ".not")],
    }
    for code, every in cases.items():
        for arguments in every:
            done = run(*arguments, LETTRINE_INTERFACE=language)
            assert done.exit_code == 2
            assert f": {code}: " in done.stderr


def test_a_byte_order_mark_is_no_letter(tmp_path):
    (tmp_path / "marked").write_text("\n".join(KNOWN), encoding="utf-8-sig")
    done = run(str(tmp_path / "marked"), "--json")
    assert (json.loads(done.stdout)["words"], done.stderr) == (11, "")


def test_bytes_that_are_no_text_are_refused(tmp_path):
    (tmp_path / "latin").write_bytes(b"\xe9t\xe9")
    done = run(str(tmp_path / "latin"))
    assert done.exit_code == 2
    assert "unreadable" in done.stderr


def test_without_a_compiler_words_outside_a_list_are_measured_all_the_same(file, monkeypatch):
    monkeypatch.setitem(sys.modules, "numba", None)
    monkeypatch.setattr("lettrine.research.hangman.measurement.find_spec", lambda name: None)
    known = file("a", *KNOWN)
    done = run(known)
    assert done.exit_code == 2
    assert "compiler_missing" in done.stderr
    assert "pip install numba" in done.stderr
    assert told("--train", known, "--test", file("b", "chore"))["words"] == 1
