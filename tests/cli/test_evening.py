"""`lettrine evening`: evenings of bots in the terminal, and `lettrine replay` for their records."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from lettrine.cli import main

QUICK = ("--game", "quick", "--language", "en")


def run(*args: str, **env: str) -> Result:
    done = CliRunner().invoke(main, args, env={"LETTRINE_INTERFACE": "en", "COLUMNS": "120", **env})
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def simulate(*args: str, **env: str) -> Result:
    return run("evening", "simulate", "--seed", "1", *args, **env)


def told(*args: str) -> dict[str, Any]:
    done = simulate(*args, "--json")
    assert done.exit_code == 0, done.stderr
    assert done.stdout.count("\n") == 1
    return json.loads(done.stdout)


def test_seats_moves_and_totals_are_printed():
    done = simulate("--people", "12", "--rounds", "2", *QUICK)
    assert done.exit_code == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith("Quick, en, standard, progressive: 12 players, 2 rounds, seed 1")
    assert sum("table" in line and "seat" in line and "name" not in line for line in lines) == 6  # two of each table
    assert [line.strip() for line in lines if line.startswith(("Round", "Final"))] == [
        "Round 1",
        "Round 2",
        "Final standing",
    ]
    assert done.stderr == ""


def test_the_same_seed_prints_the_same_bytes():
    for more in ((), ("--json",)):
        one, other = (
            simulate("--kind", "duplicate", "--rounds", "1", "--people", "5", "--language", "en", *more)
            for _ in range(2)
        )
        assert one.stdout_bytes == other.stdout_bytes
        assert one.exit_code == 0


@pytest.mark.parametrize(("kind", "rounds"), [("progressive", 3), ("duplicate", 3), ("round-robin", 7)])
def test_E2_E7_rounds_where_none_are_given(kind, rounds):
    game = ("--language", "en", "--bots", "beginner") if kind == "duplicate" else QUICK
    report = told("--people", "8", "--kind", kind, *game)
    assert report["evening"] == kind.replace("-", "_")
    assert len(report["rounds"]) == rounds
    assert ("par" in report["rounds"][0]) is (kind == "duplicate")


def test_json_has_what_everybody_did():
    report = told("--people", "10", "--rounds", "2", "--bots", "master", "--bots", "beginner", *QUICK)
    assert [place["bot"] for place in report["places"][:3]] == ["master", "beginner", "master"]
    assert [place["person"] for place in report["places"]] == [True] * 10 + [False] * 2
    first, second = report["rounds"]
    assert [len(table["seats"]) for table in first["tables"]] == [4, 4, 4]
    assert len(first["moves"]) == 6
    assert second["moves"] == []
    for move in first["moves"]:
        assert second["tables"][move["new"]]["seats"][move["seat"]] == move["place"]
    assert second["totals"] == [a + b for a, b in zip(first["points"], second["points"], strict=True)]
    assert {row["place"]: row["total"] for row in report["standing"]} == dict(enumerate(second["totals"]))
    assert report["winners"]


def test_a_game_of_teams_says_who_played_together():
    report = told("--people", "8", "--rounds", "1", "--game", "tug", "--language", "en")
    assert all(len(table["teams"]) == 2 for table in report["rounds"][0]["tables"])


def test_many_evenings_are_reported_by_strength():
    args = ("--people", "8", "--evenings", "3", "--workers", "1", "--bots", "gentle", "--bots", "master", *QUICK)
    done = simulate(*args)
    assert done.exit_code == 0, done.stderr
    assert done.stdout.startswith("Quick, en, standard, progressive: 3 evenings of 8 players and 3 rounds")
    report = told(*args)
    assert (report["evenings"], report["games"]) == (3, 18)
    assert [row["bot"] for row in report["bots"]] == ["gentle", "master"]


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", ("Manche 1", "passe à")), ("de", ("Runde 1", "geht weiter an")), ("en", ("Round 1",))],
)
def test_every_language_has_its_words(language, words):
    out = simulate("--people", "8", "--rounds", "2", *QUICK, LETTRINE_INTERFACE=language).stdout
    assert all(word in out for word in words)


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("--game", "quick", "--kind", "duplicate"), "no_duplicate"),
        (("--kind", "round-robin", "--people", "17"), "too_many_people"),
        (("--kind", "round-robin", "--people", "16", "--rounds", "6"), "too_many_rounds"),
        (("--bots", "genius"), "no_such_bot"),
        (("--edition", "1899"), "unknown_edition"),
        (("--set", "colour=red"), "unknown_option"),
        (("--evenings", "2", "--record", "x.jsonl"), "one_evening_a_file"),
        (("--record", "/nowhere/x.jsonl"), "unwritable"),
    ],
)
@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_what_cannot_be_is_told_in_one_line(args, code, language):
    done = simulate("--language", "en", *args, LETTRINE_INTERFACE=language)
    assert (done.exit_code, done.stdout) == (2, "")
    assert f": {code}: " in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("args", [("--people", "65"), ("--people", "0"), ("--rounds", "0"), ("--kind", "knockout")])
def test_a_wrong_call_is_an_error_of_usage(args):
    assert simulate(*args).exit_code == 2


# Replay --------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("evening") / "evening.jsonl"
    assert simulate("--people", "7", "--rounds", "2", "--record", str(path), *QUICK).exit_code == 0
    return path


def test_a_record_of_an_evening_is_played_and_summed_up(file: Path):
    done = run("replay", str(file))
    assert (done.exit_code, done.stderr) == (0, "")
    summary = json.loads(done.stdout)
    assert list(summary) == ["evening", "game", "over", "rounds", "games", "actions", "standing", "winners"]
    assert (summary["over"], summary["rounds"], summary["games"]) == (True, 2, 4)
    report = told("--people", "7", "--rounds", "2", *QUICK)
    assert (summary["standing"], summary["winners"]) == (report["standing"], report["winners"])


def test_a_record_of_an_evening_can_come_through_a_pipe(file: Path):
    done = CliRunner().invoke(main, ["replay", "-"], input=file.read_bytes())
    assert (done.exit_code, json.loads(done.stdout)["over"]) == (0, True)


@pytest.mark.parametrize(
    ("event", "field", "code"), [("round_ended", "moves", "wrong_moves"), ("ended", "standing", "wrong_totals")]
)
def test_a_forged_move_or_total_is_refused_with_its_line(file: Path, tmp_path: Path, event: str, field: str, code: str):
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    number = next(n for n, line in enumerate(lines) if line.get("event") == event)
    lines[number][field][0]["place"], lines[number][field][1]["place"] = (
        lines[number][field][1]["place"],
        lines[number][field][0]["place"],
    )
    forged = tmp_path / "forged.jsonl"
    forged.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    done = run("replay", str(forged))
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"{forged}:{number + 1}: {code}: ")
    assert done.stderr.count("\n") == 1


def test_a_whole_evening_is_seen_from_no_seat(file: Path):
    done = run("replay", str(file), "--as", "0")
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"{file}:1: whole_evening: ")


def test_a_language_without_a_lexicon_is_refused(file: Path, tmp_path: Path):
    first, *rest = file.read_text(encoding="utf-8").splitlines()
    foreign = tmp_path / "foreign.jsonl"
    foreign.write_text("\n".join([first, *rest]).replace('"language":"en"', '"language":"la"'), encoding="utf-8")
    done = run("replay", str(foreign))
    assert (done.exit_code, done.stdout) == (2, "")
    assert ": unknown_language: " in done.stderr
