"""G14: which words may be hidden, in three languages and with every option."""

import pytest

from lettrine.core.game import Refusal
from tests.games.glyphs.table import Table


def hiding(lexicon, language: str, length: int = 5, **options) -> Table:
    return Table(seats=2, words=lexicon, language=language, length=length, **options)


@pytest.mark.parametrize("word", ["LOUPE", "temps", "Bouge", "MEMES", "SILOS"])
def test_G14_words_of_the_sheet(word, french):
    hiding(french, "fr").ok(0, "hide", word=word)


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("LOUPP", "unknown_word"),
        ("KIPLA", "unknown_word"),
        ("CGPME", "unknown_word"),
        ("TI-PI", "hyphen"),
        ("AB‐BA", "hyphen"),
        ("L'EAU", "apostrophe"),
        ("L’EAU", "apostrophe"),
        ("LOIRE", "proper_name"),
        ("PIOTR", "proper_name"),
        ("1TIEN", "not_letters"),
        ("LOU E", "not_letters"),
        ("ЛОУПЕ", "not_letters"),
        ("  ", "no_word"),
    ],
)
def test_G14_each_reason_to_refuse_a_word_has_its_code(word, code, french):
    table = hiding(french, "fr")
    assert table.no(0, "hide", word=word) == code


@pytest.mark.parametrize(("language", "word"), [("fr", "SNCF"), ("en", "NASA"), ("de", "GMBH")])
def test_G14_no_abbreviations(language, word, french, english, german):
    lexicon = {"fr": french, "en": english, "de": german}[language]
    assert hiding(lexicon, language, 4).no(0, "hide", word=word) == "abbreviation"
    names = hiding(lexicon, language, 4, people=True, places=True, slang=True)
    assert names.no(0, "hide", word=word) == "abbreviation"


def test_G14_a_misspelt_word_is_refused_with_suggestions(french):
    refusal = hiding(french, "fr").say(0, "hide", word="TAMPS")
    assert isinstance(refusal, Refusal)
    assert refusal.code == "unknown_word"
    assert "temps" in refusal.detail["suggestions"]
    assert {len(word) for word in refusal.detail["suggestions"]} == {5}  # no other could be hidden


def test_G14_french_ignores_accents(french):
    table = hiding(french, "fr")
    table.ok(0, "hide", word="élève")
    table.ok(1, "hide", word="MÉMÉS")
    assert table.view(0).boards[0].word == "ELEVE"
    table.lay(0, 1, 2, "Iiii")  # the pieces of an E
    assert table.name(1, 0, "élevé").right
    assert table.name(0, 1, "mêmes").right


def test_G14_ligatures_open(french):
    table = hiding(french, "fr")
    table.ok(0, "hide", word="nœud")
    assert table.view(0).boards[0].word == "NOEUD"
    assert table.no(1, "hide", word="nœuds") == "too_long"


@pytest.mark.parametrize(
    ("word", "people", "places"),
    [("PIOTR", True, False), ("ALAIN", True, False), ("LOIRE", False, True), ("SYRIE", False, True)],
)
def test_G14_names_of_people_and_places_where_the_table_takes_them(word, people, places, french):
    assert hiding(french, "fr").no(0, "hide", word=word) == "proper_name"
    table = hiding(french, "fr", people=people, places=places)
    table.ok(0, "hide", word=word)
    other = hiding(french, "fr", people=not people, places=not places)
    assert other.no(0, "hide", word=word) == "proper_name"


@pytest.mark.parametrize("word", ["FLICS", "MOCHE"])
def test_G14_slang_where_the_table_takes_it(word, french):
    assert hiding(french, "fr").no(0, "hide", word=word) == "slang"
    hiding(french, "fr", slang=True).ok(0, "hide", word=word)


@pytest.mark.parametrize("word", ["BUVEZ", "BLEUE", "SILOS", "FLOUS"])
def test_G14_inflected_forms_unless_the_table_refuses_them(word, french):
    hiding(french, "fr").ok(0, "hide", word=word)
    assert hiding(french, "fr", inflected=False).no(0, "hide", word=word) == "inflected"


@pytest.mark.parametrize("word", ["LOUPE", "TEMPS", "BOIRE", "ROUGE", "TEMPE"])
def test_G14_headwords_are_never_refused_as_inflected(word, french):
    hiding(french, "fr", inflected=False).ok(0, "hide", word=word)


def test_G14_a_name_is_no_inflected_form(french):
    hiding(french, "fr", inflected=False, places=True).ok(0, "hide", word="LOIRE")


def test_G14_the_options_are_off_but_for_inflected_forms():
    rules = Table("LOUPE", "TEMPS").view().rules
    assert (rules.people, rules.places, rules.slang, rules.inflected) == (False, False, False, True)
    assert rules.house == ()


def test_G14_a_new_word_is_judged_like_the_first(french):
    table = Table("LOUPE", "TEMPS", words=french, language="fr")
    table.name(0, 1, "TEMPS")
    assert table.no(1, "hide", word="KIPLA") == "unknown_word"
    assert table.no(1, "hide", word="LOIRE") == "proper_name"
    table.ok(1, "hide", word="FLOUS")


def test_G14_in_german_umlauts_are_letters_of_their_own(german):
    table = Table("SCHÖN", "SCHON", words=german, language="de")
    assert [table.view(seat).boards[seat].word for seat in (0, 1)] == ["SCHÖN", "SCHON"]
    done = table.name(1, 0, "schon")
    assert (done.right, done.points) == (False, -(2 + 1 + 3 + 2 + 3))
    assert not table.name(0, 1, "schön").right
    assert table.name(1, 0, "scho\u0308n").right  # the same letter, put together from two signs


def test_G14_in_german_a_word_is_not_found_without_its_dots(german):
    table = Table("KÄSE", "HAUS", words=german, language="de")
    assert not table.name(1, 0, "KASE").right
    assert table.name(1, 0, "käse").points == 3 + 5 + 2 + 4 + 5
    assert table.no(0, "hide", word="KASE") == "unknown_word"
    assert table.no(0, "hide", word="KAESE") == "too_long"
    table.ok(0, "hide", word="Käse")


def test_G14_the_letter_with_dots_has_its_own_pieces(german):
    table = Table("HAUS", "KÄSE", words=german, language="de")
    table.lay(0, 1, 2, "IIiii")
    table.miss(0, 1, 2, "i")


def test_G14_in_german_a_sharp_s_opens(german):
    table = hiding(german, "de", 6)
    table.ok(0, "hide", word="Größe")
    assert table.view(0).boards[0].word == "GRÖSSE"
    assert table.no(1, "hide", word="Strase") == "unknown_word"
    table.ok(1, "hide", word="GROSSE")


def test_G14_in_german_other_accents_fall(german):
    table = hiding(german, "de", 4)
    table.ok(0, "hide", word="Café")
    assert table.view(0).boards[0].word == "CAFE"


def test_G14_in_other_languages_dots_fall(english, french):
    table = hiding(english, "en")
    table.ok(0, "hide", word="naïve")
    assert table.view(0).boards[0].word == "NAIVE"
    table = Table("NAIFS", "TEMPS", words=french, language="fr")
    assert table.name(1, 0, "naïfs").right


@pytest.mark.parametrize(("language", "word"), [("en", "JAMES"), ("de", "PETER")])
def test_G14_names_in_the_other_languages(language, word, english, german):
    lexicon = {"en": english, "de": german}[language]
    assert hiding(lexicon, language).no(0, "hide", word=word) == "proper_name"
    hiding(lexicon, language, people=True).ok(0, "hide", word=word)


def test_G14_without_a_lexicon_any_letters_will_do():
    table = Table("QXZJK", "ABCDE", language="fr")
    assert table.name(0, 1, "ABCDE").right


def test_G14_a_table_may_refuse_offensive_words_and_by_itself_does_not(english):
    hiding(english, "en").ok(0, "hide", word="raped")
    assert hiding(english, "en", offensive=False).no(0, "hide", word="raped") == "offensive_word"
    hiding(english, "en", offensive=False).ok(0, "hide", word="tulip")


def test_G14_headwords_only_refuse_an_inflected_word_that_is_a_name_too(french):
    """PARIS: the plural of pari, whatever the town is."""
    assert hiding(french, "fr", inflected=False, places=False).no(0, "hide", word="PARIS") == "inflected"
    hiding(french, "fr", inflected=False, places=True).ok(0, "hide", word="PARIS")
    hiding(french, "fr", inflected=True, places=False).ok(0, "hide", word="PARIS")
