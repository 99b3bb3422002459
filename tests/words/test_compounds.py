"""Words put together of known ones: in German, and nowhere else."""

import pytest

from lettrine.words.compounds import joined
from lettrine.words.flags import Flag
from lettrine.words.lexicon import Lexicon


@pytest.mark.parametrize(
    ("letters", "word"),
    [("ZAUBERSTAB", "Zauberstab"), ("LANGLAUF", "Langlauf"), ("SONNENSCHEIN", "Sonnenschein")],
)
def test_a_noun_of_known_parts_is_a_word(german: Lexicon, letters: str, word: str) -> None:
    assert joined(german, letters) == word


@pytest.mark.parametrize(
    "letters",
    # no listed first part is linked so (Arbeits-, Hunde-), or one slip of the pen makes it a listed word
    ["ARBEITPLATZ", "HUNDHUTTE", "STANDART", "WALLNUSS", "PUPERTAT", "WIEDERSTAND", "STRASSENBANN"],
)
def test_a_misspelt_compound_is_none(german: Lexicon, letters: str) -> None:
    assert joined(german, letters) is None
    assert letters not in german


@pytest.mark.parametrize("letters", ["FUNKZION", "ENDGELD", "SEEKING", "NICHTMEHR"])
def test_parts_that_no_listed_compounds_have_or_that_are_short_make_none(german: Lexicon, letters: str) -> None:
    assert joined(german, letters) is None
    assert letters not in german


@pytest.mark.parametrize("letters", ["ZAUBERSTAP", "LANGLAUFF", "XQZSTAB", "STAB", "LAUFLANG"])
def test_what_is_not_put_together_rightly_is_none(german: Lexicon, letters: str) -> None:
    assert joined(german, letters) is None


def test_other_languages_do_not_join_words(english: Lexicon, french: Lexicon) -> None:
    assert joined(english, "HOUSECAT") is None
    assert joined(french, "CHATMAISON") is None


def test_an_offensive_or_slang_part_makes_no_compound(german: Lexicon) -> None:
    offensive = german.find("HURE")
    assert offensive is not None
    assert offensive.flags & Flag.OFFENSIVE
    assert joined(german, "ZAUBERHURE") is None
