"""Compounds that no lexicon lists, at tables that take headwords alone (S6, G14)."""

import pytest

from lettrine.words.build.reading import Reading
from lettrine.words.flags import Flag
from tests.games.solitaire.table import Table as Solitaire
from tests.games.sonde.table import Table as Sonde
from tests.words.small_lexicon import lexicon_of

PARTS = [Reading(part, Flag.HYPHENATED) for part in ("Katzen-", "-korb", "-körbe")]
NOUNS = [Reading("Korb", Flag.NOUN | Flag.HEADWORD), Reading("Körbe", Flag.NOUN, "Korb")]
WORDS = lexicon_of([*PARTS, *NOUNS], {"korb": 4.0, "körbe": 4.0}, "de")
every_form = pytest.mark.parametrize(("inflected", "code"), [(True, None), (False, "inflected")])


def code_of(done):
    return getattr(done, "code", None)


@every_form
def test_S6_a_plural_of_parts_is_an_inflected_form(inflected, code):
    hides = [Sonde(seats=3, words=WORDS, language="de", inflected=inflected) for _ in range(2)]
    assert code_of(hides[0].say(0, "hide", word="Katzenkorb")) is None
    assert code_of(hides[1].say(0, "hide", word="Katzenkörbe")) == code


@every_form
def test_S32_and_is_checked_as_one(inflected, code):
    table = Sonde("KATZENKORBE", "HAUS", "BAUM", words=WORDS, language="de", spelling="trust", inflected=inflected)
    table.ok(1, "interrupt", of=0, sequence="KATZENKORBE")
    table.ok(1, "check", of=0)
    assert table.scores[0] == (0 if code is None else -100)


@every_form
def test_G14_so_it_is_where_words_are_built(inflected, code):
    given = ("ZWEI", "DREI", "VIER", "EINS")
    table = Solitaire(*given, words=WORDS, language="de", inflected=inflected)
    built = [table.say(0, "form", group=1, word=word) for word in ("Katzenkorb", "Katzenkörbe")]
    assert [code_of(done) for done in built] == ["wrong_pieces", code or "wrong_pieces"]
