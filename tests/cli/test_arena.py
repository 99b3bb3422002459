"""`lettrine arena`: bots against bots."""

import json
import sys
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from lettrine.bots.registry import BOTS
from lettrine.cli import main

SLOW, *_, FAST = BOTS["quick"]


def run(*args: str, **env: str):
    arguments = ["arena", *args, "--workers", "1"]
    return CliRunner().invoke(main, arguments, env={"LETTRINE_INTERFACE": "en", "COLUMNS": "120", **env})


def told(*args: str):
    done = run(*args, "--json")
    assert done.exit_code == 0, done.stderr
    return json.loads(done.stdout)


def test_a_table_tells_who_is_better():
    done = run("quick", FAST, SLOW, "--games", "6", "--seed", "1")
    assert done.exit_code == 0, done.stderr
    title, _, *lines = done.stdout.splitlines()
    assert title.startswith("Quick, en, standard: 6 games, 3 deals")
    assert [line.split()[0] for line in lines[:2]] == [FAST, SLOW]
    assert "a fair share is 0.500" in lines[2]
    assert "seed 1" in lines[2]


def test_every_language_has_its_table():
    words = {"fr": "robot", "de": "Anteil der Siege", "en": "share of wins"}
    for language, word in words.items():
        assert word in run("quick", FAST, SLOW, "--games", "2", LETTRINE_INTERFACE=language, COLUMNS="160").stdout


def test_json_for_programs_and_the_same_seed_gives_the_same_games():
    arguments = ("quick", SLOW, FAST, SLOW, "--games", "4", "--seed", "7", "--language", "de")
    report = told(*arguments)
    assert report == told(*arguments)
    assert (report["games"], report["deals"], report["seats"]) == (6, 2, [SLOW, FAST, SLOW])
    assert (report["language"], report["seed"], report["secrets"]) == ("de", 7, SLOW)
    assert [(row["bot"], row["seats"]) for row in report["bots"]] == [(SLOW, 2), (FAST, 1)]
    for row in report["bots"]:
        assert row["wins"]["low"] <= row["wins"]["mean"] <= row["wins"]["high"]
        assert row["rating"]["sigma"] > 0


def test_the_last_bot_fills_the_seats():
    assert told("quick", FAST, SLOW, "--seats", "4", "--games", "1")["seats"] == [FAST, SLOW, SLOW, SLOW]


def test_house_rules_editions_and_secrets():
    weakest = next(iter(BOTS["sonde"]))
    report = told("sonde", weakest, weakest, weakest, "--games", "3", "--set", "cards=off", "--secrets", "own")
    assert (report["edition"], report["options"], report["secrets"]) == ("1976", {"cards": "off"}, "own")
    assert told("sonde", weakest, "--seats", "3", "--games", "3", "--edition", "1967")["edition"] == "1967"


def test_a_plot_is_a_picture(tmp_path):
    file = tmp_path / "arena.svg"
    assert run("quick", FAST, SLOW, "--games", "4", "--plot", str(file)).exit_code == 0
    words = [each.text for each in ElementTree.parse(file).iter("{http://www.w3.org/2000/svg}text")]
    assert words.count(FAST) == words.count(SLOW) == 2


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["quick", "nobody", FAST], "no_such_bot"),
        (["quick", FAST, FAST, "--secrets", "nobody"], "no_such_bot"),
        (["quick", FAST], "wrong_seats"),
        (["quick", FAST, "--seats", "9"], "wrong_seats"),
        (["quick", FAST, FAST, FAST, "--seats", "2"], "too_many_bots"),
        (["quick", FAST, FAST, "--plot", "no/such/folder/arena.svg"], "unwritable"),
        (["quick", FAST, FAST, "--set", "length=none"], "bad_option"),
    ],
)
def test_what_cannot_be_played_is_told_before_anything_is(arguments, code):
    done = run(*arguments)
    assert done.exit_code == 2
    assert f"{code}: " in done.stderr
    assert not done.stdout


def test_without_its_library_a_cluster_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    done = run("quick", FAST, SLOW, "--games", "2", "--cluster", "tcp://127.0.0.1:1")
    assert done.exit_code == 2
    assert "cluster_library_missing: " in done.stderr
    assert "pip install distributed" in done.stderr


def test_a_game_without_bots_has_no_arena():
    assert run("solitaire", FAST).exit_code == 2
