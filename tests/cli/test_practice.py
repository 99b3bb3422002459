"""`lettrine practice`: positions are shown, questions are graded, and a day's position is the same for everybody."""

import json
import re

import pytest
from click.testing import CliRunner

from lettrine.cli import main
from lettrine.texts import LANGUAGES, text
from tests.playthroughs.records import HERE

TWO_TRAYS = str(HERE / "game-two-trays.jsonl")
FOUR = str(HERE / "game-1976-four-seats.jsonl")


def run(*args, said="", language="en"):
    done = CliRunner().invoke(main, ["practice", *args], input=said, env={"LETTRINE_INTERFACE": language})
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, " ".join(done.stdout.split()), done.stderr


def best_of(shown):
    name, letter = re.search(r"Best was (\w+), (.):", shown).groups()
    number = re.search(rf"(\d) {name} ", shown)[1]
    return f"{number} {letter}"


def test_the_best_question_is_graded_as_the_best():
    _, shown, _ = run("--from", FOUR, "--seed", "1", "--count", "1")
    code, out, err = run("--from", FOUR, "--seed", "1", "--count", "1", said=best_of(shown) + "\n")
    assert (code, err) == (0, "")
    assert text("en", "practice-best") in out
    assert "Rank 1 of" in out
    assert "One position, once the best question; 100% of the points" in out
    assert "Best was" not in out


@pytest.fixture
def three(tmp_path):
    """A record whose one question could be asked of two opponents."""
    words = enumerate(("PLANET", "SILOS", "RHYTHM"))
    header = {"record": 1, "game": "sonde", "edition": "1976", "language": "en", "seats": ["Ada", "Ben", "Cleo"]}
    hides = [{"seat": seat, "do": "hide", "word": word} for seat, word in words]
    asked = {"seat": 0, "do": "ask", "of": 1, "letter": "X"}
    lines = [{**header, "options": {"cards": "off"}}, *hides, asked]
    file = tmp_path / "three.jsonl"
    file.write_text("\n".join(map(json.dumps, lines)) + "\n", encoding="utf-8")
    return str(file)


def test_a_question_that_hardly_hits_is_a_blunder_and_the_best_is_told(three):
    code, out, _ = run("--from", three, said="9E\nE\n2EE\n1E\n2E3\n\x1b[31m\n3 q\n")
    assert code == 0
    assert out.count("cannot be asked here") == 6
    assert re.search(r"Cleo, Q: hits \d times", out)
    assert text("en", "practice-blunder") in out
    assert "Best was" in out


def test_enter_shows_the_answer_and_goes_on_and_the_end_of_input_ends_it():
    assert run("--from", FOUR, "--seed", "1", "--count", "3", said="\n\n\n")[1].count("Best was") == 3
    _, out, _ = run("--from", FOUR, "--seed", "1", "--count", "3")
    assert out.count("Best was") == 1
    assert "of the points" not in out


def test_the_only_opponent_need_not_be_named():
    code, out, _ = run("--from", TWO_TRAYS, "--seed", "3", "--count", "1", said="e\n")
    assert code == 0
    assert ", E: hits" in out
    assert "cannot be asked" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_days_position_is_the_same_for_everybody(language):
    first, again = (run("--daily", "--language", "en", "--interface", language) for _ in range(2))
    assert first == again
    assert first[0] == 0
    assert re.search(r"\d{4}-\d\d-\d\d", first[1])


def test_a_seed_gives_the_same_positions_and_another_one_others():
    assert run("--seed", "1", "--count", "2")[1] == run("--seed", "1", "--count", "2")[1]
    assert run("--seed", "1", "--count", "2")[1] != run("--seed", "2", "--count", "2")[1]


def test_where_nobody_asked_there_is_nothing_to_practise(tmp_path):
    file = tmp_path / "game.jsonl"
    file.write_text(
        '{"record":1,"game":"sonde","edition":"1976","language":"en","seats":["A","B"],"seed":1}\n', encoding="utf-8"
    )
    code, out, err = run("--from", str(file))
    assert (code, err) == (0, "")
    assert text("en", "practice-none") in out


def test_another_game_cannot_be_practised():
    code, out, err = run("--from", str(HERE / "glyphs-game-en-two-seats.jsonl"))
    assert (code, out) == (2, "")
    assert ":1: no_practice: " in err
