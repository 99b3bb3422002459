"""`lettrine pieces`: counts, drawings, and words out of the same pieces."""

import json

import pytest
from click.testing import CliRunner

from lettrine.cli import main
from lettrine.texts import text
from lettrine.words.fold import fold
from tests.games.glyphs.letters import pieces


def run(*args: str, **env: str):
    return CliRunner().invoke(main, ["pieces", *args], env={"LETTRINE_INTERFACE": "en", "COLUMNS": "80", **env})


def said(*args: str, **env: str) -> list[str]:
    done = run(*args, **env)
    assert done.exit_code == 0, done.stderr
    return done.stdout.splitlines()


def told(*args: str):
    return [json.loads(line) for line in said(*args, "--json")]


def test_a_word_is_counted_and_drawn():
    heading, *drawn = said("memes")
    assert heading == "MEMES  6 I  10 i  0 C  2 u  18 pieces"
    assert len(drawn) == 6
    assert drawn[1].startswith("⣿⠻⣷⣄⣠⣾⠟⣿  ⣿      ⣿⠻⣷⣄")


def test_several_words_stand_apart():
    lines = said("I", "Ça")
    assert lines[0] == "I  1 I  0 i  0 C  0 u  1 piece"
    assert lines[7:9] == ["", "CA  2 I  1 i  1 C  0 u  4 pieces"]


def test_umlauts_are_letters_in_german_only():
    assert said("Öl", "--language", "de")[0] == "ÖL  1 I  3 i  2 C  0 u  6 pieces"
    assert said("Öl", "--language", "fr")[0] == "OL  1 I  1 i  2 C  0 u  4 pieces"
    assert said("Größe", "--language", "de")[0].startswith("GRÖSSE ")


def test_the_words_are_of_the_interfaces_language_unless_told():
    assert said("Öl", "--interface", "de")[0] == "ÖL  1 I  3 i  2 C  0 u  6 Teile"
    assert told("mot", "--interface", "fr")[0]["language"] == "fr"


@pytest.mark.parametrize(
    ("word", "code"),
    [("arc-en-ciel", "hyphen"), ("R2D2", "not_letters"), ("l'an", "apostrophe"), ("", "no_word"), ("Ω", "not_letters")],
)
def test_what_cannot_be_built_is_refused_with_its_reason(word, code):
    done = run("mot", word, "--interface", "fr")
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"lettrine: {code}: ")


def test_a_word_to_show_must_be_given():
    assert run().exit_code == 2


def test_the_same_pieces():
    heading, announced, *listed = said("XVU", "--same", "--language", "fr")
    assert heading == "XVU  2 I  6 i  0 C  1 u  9 pieces"
    assert announced.startswith("5 words ")
    assert listed == ["élu  tué  eut  lue  leu"]


def test_the_same_pieces_in_columns_no_wider_than_the_terminal():
    narrow = said("tasse", "--same", "--language", "fr", COLUMNS="40")
    wide = said("tasse", "--same", "--language", "fr", COLUMNS="120")
    assert max(map(len, narrow[2:])) <= 40
    assert len(narrow) > len(wide)
    assert " ".join(narrow[2:]).split() == " ".join(wide[2:]).split()


def test_what_nothing_is_built_of():
    assert said("XQ", "--same", "--language", "fr")[1] == "No word is built of exactly these pieces."
    assert said("X" * 200, "--same", "--language", "fr")[1] == "No word is built of exactly these pieces."


def test_for_programs():
    assert told("memes", "silos") == [
        {"word": "MEMES", "language": "en", "pieces": {"I": 6, "i": 10, "C": 0, "u": 2}, "count": 18},
        {"word": "SILOS", "language": "en", "pieces": {"I": 2, "i": 1, "C": 2, "u": 4}, "count": 9},
    ]
    found = told("tue", "--same", "--language", "fr")
    assert found[0]["same"] == ["élu", "tué", "eut", "lue", "leu"]
    assert told("XQ", "--same", "--language", "fr")[0]["same"] == []


@pytest.mark.parametrize(
    ("option", "word", "language"),
    [("--people", "Sophie", "fr"), ("--places", "Alger", "fr"), ("--slang", "plouc", "fr"), ("--slang", "Knast", "de")],
)
def test_kinds_of_words_that_must_be_asked_for(option, word, language):
    def same(*options: str) -> list[str]:
        return told(word, "--same", "--language", language, *options)[0]["same"]

    assert word not in same()
    assert word in same(option)


def test_dictionary_forms_only():
    (everything,) = told("silos", "--same", "--language", "fr")
    (dictionary,) = told("silos", "--same", "--language", "fr", "--no-inflected")
    assert "silos" in everything["same"]
    assert "silos" not in dictionary["same"]
    assert set(dictionary["same"]) < set(everything["same"])


def test_umlauts_are_shown_in_the_words_that_have_them(german):
    (found,) = told("schön", "--same", "--language", "de")
    assert "schön" in found["same"]
    assert "schon" not in found["same"]


def test_what_is_in_no_lexicon_is_built_and_has_words_out_of_the_same_pieces():
    assert said("Xylqz")[0].startswith("XYLQZ  ")
    heading, announced, *listed = said("LUET", "--same", "--language", "fr")
    assert heading.startswith("LUET  ")
    assert "LUET" not in " ".join(listed).upper().split()
    assert int(announced.split()[0]) == len(" ".join(listed).split())


@pytest.mark.parametrize(("word", "drawn"), [("Ä", "A"), ("Ö", "O"), ("Ü", "U")])
def test_an_umlaut_is_its_letter_with_two_short_bars(word, drawn):
    with_bars, without = (told(each, "--language", "de")[0]["pieces"] for each in (word, drawn))
    assert with_bars == {**without, "i": without["i"] + 2}
    assert said(word, "--language", "de")[1:] != said(drawn, "--language", "de")[1:]


def test_decomposed_accents_are_the_same_letters():
    assert said("O\u0308l", "--language", "de") == said("Öl", "--language", "de")


@pytest.mark.parametrize("interface", ["en", "fr", "de"])
def test_refusals_are_told_in_the_interfaces_language(interface):
    done = run("arc-en-ciel", "--interface", interface)
    assert done.stderr.strip() == "lettrine: hyphen: " + text(interface, "hyphen", word="arc-en-ciel")


@pytest.mark.parametrize("options", [["--language", "it"], ["--sme"], ["--interface", "C"]])
def test_options_that_there_are_not(options):
    assert run("mot", *options).exit_code == 2


def test_one_bad_word_among_good_ones_and_nothing_is_printed():
    done = run("mot", "a b", "--json")
    assert (done.exit_code, done.stdout) == (2, "")


def test_a_word_of_absurd_length_is_answered():
    assert told("E" * 3000, "--same", "--language", "fr")[0]["count"] == 12000
    assert told("E" * 3000, "--same", "--language", "fr")[0]["same"] == []


def test_every_word_listed_takes_exactly_the_pieces(german):
    for each in told("EINS", "ZWEI", "DREI", "VIER", "--same", "--language", "de"):
        assert each["word"].lower() in each["same"]
        assert {pieces(fold(word, "ÄÖÜ")) for word in each["same"]} == {pieces(each["word"])}
