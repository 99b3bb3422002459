"""`lettrine analyse`: a report to read in three languages, or JSON with stable names."""

import json

import pytest

from lettrine.texts import LANGUAGES, text
from tests.cli.analyse.command import run
from tests.playthroughs.records import HERE

GAME = str(HERE / "game-1976-four-seats.jsonl")
NAMES = {
    "": "analysis game edition language over seats secrets questions namings missed answers course",
    "seats": "seat name score questions hits blunders asking asking_expected regret naming naming_expected rash missed"
    " cards kept penalties luck skill given_away",
    "secrets": "seat tray cells word known bits misses_expected percentile questions misses",
    "questions": "step settled seat of letter answer chance points points_expected bits bits_expected best_points"
    " best_bits rank regret regret_bits luck blunder",
    "namings": "step seat of tray sequence right chance points points_expected luck rash",
    "answers": "step seat why space tray options kept best_space best_tray best_kept given_away",
    "course": "step at scores luck bits",
}
"""The public contract: names may be added, never changed."""


def test_the_names_in_the_json_are_stable():
    told = json.loads(run(GAME, "--json")[1])
    assert set(NAMES[""].split()) <= set(told)
    for part in ("seats", "secrets", "questions", "answers", "course"):
        assert told[part]
        assert set(NAMES[part].split()) <= set(told[part][0]), part
    assert all(set(NAMES["namings"].split()) <= set(naming) for naming in told["namings"])


def test_json_is_one_line_and_nothing_else():
    code, out, err = run(GAME, "--json")
    assert (code, err, out.count("\n")) == (0, "", 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_in_the_readers_language(language):
    code, out, err = run(GAME, "--interface", language)
    assert (code, err) == (0, "")
    told = json.loads(run(GAME, "--json")[1])
    for part in ("seats", "secrets", "questions", "answers"):
        assert text(language, f"analysis-{part}") in out
    assert all(seat["name"] in out for seat in told["seats"])
    assert all(secret["cells"] in out for secret in told["secrets"])
    luck = f"{told['seats'][0]['luck']:.1f}".replace("-", "−")
    assert (luck if language == "en" else luck.replace(".", ",")) in out


def test_every_question_stands_on_a_line_of_its_own():
    told, out = json.loads(run(GAME, "--json")[1]), run(GAME)[1].splitlines()
    for asked in told["questions"]:
        who = f"{told['seats'][asked['seat']]['name']} → {told['seats'][asked['of']]['name']}"
        line = next(line for line in out if line.split()[:1] == [str(asked["step"])] and who in line)
        assert text("en", f"analysis-{asked['answer']}") in line
        assert ("blunder" in line) == asked["blunder"]


@pytest.mark.parametrize("name", ["quick-three-seats", "solitaire-rounds"])
def test_a_record_of_another_game_has_no_analysis(name):
    file = str(HERE / f"{name}.jsonl")
    code, out, err = run(file)
    assert (code, out) == (2, "")
    assert err.startswith(f"{file}:1: no_analysis: ")


def test_a_record_that_is_none_is_told_with_its_line():
    code, out, err = run("-", input="{}\n")
    assert (code, out) == (2, "")
    assert err.startswith("-:1: unreadable: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_tug_is_told_by_its_words_and_challenges(language):
    file = str(HERE / "tug-game-en-four-seats.jsonl")
    told, (code, out, err) = json.loads(run(file, "--json")[1]), run(file, "--interface", language)
    assert (code, err, told["game"]) == (0, "", "tug")
    assert {"analysis", "edition", "language", "over", "winners", "teams", "turns", "challenges", "course"} <= set(told)
    for part in ("teams", "turns", "challenges"):
        assert text(language, f"analysis-{part}") in out
    for turn in told["turns"]:
        assert any(line.split()[:1] == [str(turn["step"])] and turn["word"] in line for line in out.splitlines())
