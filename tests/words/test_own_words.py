"""A table's own words as a lexicon: the same queries, a few words."""

import gc
import weakref

from lettrine.games.pieces.glossary import column, pool
from lettrine.words import own_words as module
from lettrine.words.flags import Flag
from lettrine.words.own_words import own_words


def test_words_are_found_with_or_without_their_accents():
    words = own_words("de", ("Mühle", "Muhle", "Straße"), None)
    entry = words.find("MUHLE")
    assert entry is not None
    assert entry.forms == ("Mühle", "Muhle")
    assert words.find("STRASSE") is not None
    assert words.find("APFEL") is None


def test_every_part_of_speech_is_admitted_and_everybody_knows_the_words():
    entry = own_words("en", ("qwrtz",), None).find("QWRTZ")
    assert entry is not None
    assert entry.flags & Flag.NOUN
    assert entry.flags & Flag.ADVERB
    assert entry.flags & Flag.HEADWORD
    assert entry.zipf >= 3.5


def test_lengths_that_no_word_has_are_empty():
    words = own_words("de", ("Bär",), None)
    assert [len(words.letters(length)) for length in range(1, 5)] == [0, 0, 1, 0]
    assert [column(words, 3).word(at) for at in range(len(column(words, 3).rows))] == ["BÄR"]
    assert len(column(words, 7).rows) == 0


def test_near_words_are_suggested_from_the_list_alone():
    words = own_words("en", ("mitochondria", "ribosome"), None)
    assert words.suggest("RIBOSONE") == ["ribosome"]
    assert words.suggest("HOUSE") == []


def test_an_offensive_word_is_known_as_one():
    assert own_words("en", ("fuck", "house"), None).is_offensive("FUCK")
    assert not own_words("en", ("fuck", "house"), None).is_offensive("HOUSE")


def test_what_was_worked_out_about_a_list_goes_with_it():
    words = own_words("en", ("gone", "away"), None)
    pool(words), column(words, 4)
    ref = weakref.ref(words)
    del words
    module.own_words.cache_clear()
    gc.collect()
    assert ref() is None
