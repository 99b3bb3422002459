"""`lettrine tug categories`: the cards, read, chosen and counted."""

import json

import pytest
from click.testing import CliRunner

from lettrine.cli import main
from lettrine.games.tug.cards import entries
from lettrine.texts import LANGUAGES


def told(*args: str) -> str:
    done = CliRunner().invoke(main, ["tug", "categories", *args], env={"LETTRINE_INTERFACE": "en", "COLUMNS": "200"})
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_category_is_printed(language: str):
    shown = told("--language", language)
    assert all(entry.category.text in shown for entry in entries(language).values())


def test_a_theme_and_a_level_can_be_chosen():
    shown = told("--language", "en", "--theme", "food", "--level", "hard").splitlines()
    wanted = [e.category.text for e in entries("en").values() if e.theme == "food" and e.category.level == "hard"]
    assert [line.strip().removesuffix("hard").strip() for line in shown if line.startswith("  ")] == wanted


def test_answers_are_shown_only_when_asked_for():
    entry = next(iter(entries("fr").values()))
    answers = " ".join(entry.answers[0])
    assert answers not in told("--language", "fr")
    assert answers in told("--language", "fr", "--answers")


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_by_theme_and_letters_of_the_board(language: str):
    lines = told("--language", language, "--counts").splitlines()
    last = next(line for line in lines if line.strip().startswith("all"))
    assert last.split()[3] == "440"
    assert sum(line.endswith("▪") for line in lines) >= 15


def test_json_has_a_line_a_category():
    lines = [json.loads(line) for line in told("--language", "de", "--json").splitlines()]
    assert [line["category"]["id"] for line in lines] == list(entries("de"))


def test_a_theme_that_is_none_is_refused():
    done = CliRunner().invoke(main, ["tug", "categories", "--theme", "cheese"])
    assert done.exit_code == 2
    assert "'--theme': it must be one of home, food" in done.output
