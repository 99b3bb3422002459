"""`lettrine analyse` of a game of Glyphs: a report to read in three languages, or JSON with stable names."""

import json

import pytest

from lettrine.texts import LANGUAGES, text
from tests.cli.analyse.command import run
from tests.playthroughs.records import HERE

GAME = str(HERE / "glyphs-game-de-four-seats.jsonl")
NAMES = {
    "": "analysis game edition language over winners seats secrets questions positionings namings missed course",
    "seats": "seat name score questions hits hits_expected blunders asking asking_expected regret positionings exact"
    " naming naming_expected rash missed owning owning_expected prelude luck skill",
    "secrets": "seat word known hidden found by bits questions_needed percentile questions misses",
    "questions": "step seat of cell piece answer chance points points_expected owner_points owner_expected bits"
    " bits_expected best_points best_bits rank regret regret_bits luck blunder",
    "positionings": "step seat of cell put exact chance bits bits_expected best_bits regret_bits luck",
    "namings": "step seat of tray sequence right chance points points_expected luck rash wins",
    "course": "step at scores luck bits",
}
"""The public contract: names may be added, never changed."""


def test_the_names_in_the_json_are_stable():
    told = json.loads(run(GAME, "--json")[1])
    assert (told["analysis"], told["game"]) == (1, "glyphs")
    assert set(NAMES[""].split()) <= set(told)
    for part in set(NAMES) - {""}:
        assert told[part]
        assert set(NAMES[part].split()) <= set(told[part][0]), part
    assert set(told["questions"][0]["best_bits"]) == {"of", "cell", "piece", "put", "chance", "points", "bits"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_in_the_readers_language(language):
    code, out, err = run(GAME, "--interface", language)
    assert (code, err) == (0, "")
    told = json.loads(run(GAME, "--json")[1])
    for part in ("seats", "secrets", "proposals", "positionings", "namings"):
        assert text(language, f"analysis-{part}") in out
    assert all(secret["word"] in out for secret in told["secrets"])
    assert text(language, "piece-name", piece="C") in out
    luck = f"{told['seats'][0]['luck']:.1f}".replace("-", "−")
    assert (luck if language == "en" else luck.replace(".", ",")) in out


def test_every_proposal_stands_on_a_line_of_its_own():
    told, out = json.loads(run(GAME, "--json")[1]), run(GAME)[1].splitlines()
    for asked in told["questions"]:
        who = f"{told['seats'][asked['seat']]['name']} → {told['seats'][asked['of']]['name']}"
        line = next(line for line in out if line.split()[:1] == [str(asked["step"])] and who in line)
        assert f"{asked['cell']} {text('en', 'piece-name', piece=asked['piece'])}" in line
        assert ("blunder" in line) == asked["blunder"]


def test_a_table_that_takes_any_letters_reckons_with_words_that_no_lexicon_has():
    told = json.loads(run(str(HERE / "glyphs-g14-none.jsonl"), "--json")[1])
    assert not all(secret["known"] for secret in told["secrets"])
    assert all(secret["bits"] is not None for secret in told["secrets"])


def test_G13_whoever_has_won_is_told_and_a_naming_for_the_game_as_well():
    file = str(HERE / "glyphs-g13-twenty-five.jsonl")
    told, out = json.loads(run(file, "--json")[1]), run(file)[1]
    (winner,) = told["winners"]
    assert [seat["name"] for seat in told["seats"] if f"{seat['name']} (won)" in out] == [told["seats"][winner]["name"]]
    last = told["namings"][-1]
    assert (last["wins"], last["rash"]) == (True, False)
    line = next(line for line in out.splitlines() if line.split()[:1] == [str(last["step"])])
    assert text("en", "analysis-wins") in line
