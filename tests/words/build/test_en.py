"""What the English lexicon knows, on the real sources."""

import numpy as np
import pytest

from lettrine.words.cache import lexicon
from lettrine.words.flags import COMMON, NAMES, Flag
from lettrine.words.lexicon import Lexicon


@pytest.fixture(scope="module")
def english() -> Lexicon:
    return lexicon("en")


def flags(words: Lexicon, folded: str) -> Flag:
    entry = words.find(folded)
    assert entry is not None, folded
    return entry.flags


def common(words: Lexicon, length: int) -> int:
    return int(np.count_nonzero(words.flags(length) & int(COMMON)))


def test_there_are_enough_words(english: Lexicon) -> None:
    assert sum(common(english, length) for length in range(4, 13)) >= 110_000
    assert common(english, 5) >= 6_000


@pytest.mark.parametrize(
    ("word", "kinds"),
    [
        ("TREASURER", Flag.NOUN | Flag.HEADWORD),
        ("COLOUR", Flag.NOUN | Flag.INFINITIVE | Flag.HEADWORD),
        ("COLOR", Flag.NOUN | Flag.INFINITIVE | Flag.HEADWORD),
        ("RUN", Flag.NOUN | Flag.INFINITIVE),
        ("RUNNING", Flag.PARTICIPLE),
        ("WENT", Flag.FINITE | Flag.INFLECTED),
        ("QUICKLY", Flag.ADVERB),
        ("KINDLY", Flag.ADVERB | Flag.ADJECTIVE),
        ("CRIMINAL", Flag.ADJECTIVE | Flag.NOUN),
        ("RESISTANT", Flag.ADJECTIVE),
        ("BECAUSE", Flag.FUNCTION),
        ("ALAS", Flag.INTERJECTION),
        ("WAS", Flag.FINITE | Flag.INFLECTED),
        ("RETWEET", Flag.INFINITIVE),  # what follows is too new or too rare for the inflection table
        ("FAVOURABLE", Flag.ADJECTIVE),
        ("OBSTINATELY", Flag.ADVERB),
        ("UNTIED", Flag.PARTICIPLE),
    ],
)
def test_parts_of_speech(english: Lexicon, word: str, kinds: Flag) -> None:
    assert flags(english, word) & kinds == kinds


@pytest.mark.parametrize(("word", "lemma"), [("SILOS", "silo"), ("RERUNNING", "rerun"), ("POTATOES", "potato")])
def test_inflected_words_know_their_lemma(english: Lexicon, word: str, lemma: str) -> None:
    entry = english.find(word)
    assert entry is not None
    assert entry.flags & (Flag.INFLECTED | Flag.HEADWORD) == Flag.INFLECTED
    assert entry.lemma == lemma


def test_no_reading_is_invented(english: Lexicon) -> None:
    # An inflection table that makes temp, temper, tempest and the, ther, thest is not to be believed.
    assert flags(english, "TEMPEST") == Flag.NOUN | Flag.HEADWORD
    assert not flags(english, "THE") & Flag.ADJECTIVE
    assert not flags(english, "FRIEND") & Flag.ADJECTIVE


@pytest.mark.parametrize(("name", "kind"), [("LONDON", Flag.PLACE), ("MARGARET", Flag.PERSON), ("KOREAN", Flag.PROPER)])
def test_names_are_no_common_words(english: Lexicon, name: str, kind: Flag) -> None:
    assert flags(english, name) & (NAMES | COMMON) == kind


def test_a_word_can_be_common_and_a_name(english: Lexicon) -> None:
    assert flags(english, "MARK") & Flag.PERSON
    assert flags(english, "MARK") & Flag.NOUN
    assert flags(english, "TURKEY") & Flag.PLACE


@pytest.mark.parametrize("junk", ["XQZRT", "XXVII", "LXXVI", "Q", "VITRO", "NAMBY", "DONT"])
def test_what_is_no_word(english: Lexicon, junk: str) -> None:
    assert english.find(junk) is None


@pytest.mark.parametrize("short", ["KG", "HTTP", "CAPT", "NATO", "HRS"])
def test_abbreviations_are_only_that(english: Lexicon, short: str) -> None:
    assert flags(english, short) & Flag.ABBREVIATION
    assert not flags(english, short) & COMMON


def test_short_words_are_few(english: Lexicon) -> None:
    singles = [english.word(1, int(row)) for row in np.flatnonzero(english.flags(1) & int(COMMON))]
    assert singles == ["A", "I"]
    assert common(english, 2) < 80


def test_hyphenated_words_stand_apart(english: Lexicon) -> None:
    assert flags(english, "MOTHER-IN-LAW") == Flag.NOUN | Flag.HYPHENATED | Flag.HEADWORD
    assert english.find("MOTHERINLAW") is None


def test_accents_are_shown(english: Lexicon) -> None:
    entry = english.find("CLIENTELE")
    assert entry is not None
    assert "clientèle" in entry.forms


def test_frequencies(english: Lexicon) -> None:
    zipf = {word: entry.zipf for word in ("THE", "HOUSE", "SILOS", "MARK") if (entry := english.find(word))}
    assert zipf["THE"] > 7
    assert zipf["HOUSE"] > 5
    assert 1 < zipf["SILOS"] < 4
    assert zipf["MARK"] <= 5.2  # some of it is the evangelist's


def test_taboo_words_are_marked(english: Lexicon) -> None:
    assert flags(english, "SHITTY") & Flag.SLANG
    assert not flags(english, "SHIP") & Flag.SLANG


def test_slang_is_marked_in_all_its_forms(english: Lexicon) -> None:
    for word in ("TWERP", "TWERPS", "SNOGGING", "DOSH"):
        assert flags(english, word) & Flag.SLANG, word
    for word in ("NERD", "TIT", "BOOTH"):
        assert not flags(english, word) & Flag.SLANG, word


@pytest.mark.parametrize("word", ["COVID", "WIFI", "DONUT", "MATCHA", "WELLBEING", "SNUCK"])
def test_modern_words(english: Lexicon, word: str) -> None:
    entry = english.find(word)
    assert entry is not None
    assert entry.flags & COMMON


@pytest.mark.parametrize(("word", "least"), [("PRUDENCE", 2.7), ("AUGUST", 3.5), ("BASIL", 3.2)])
def test_words_that_are_names_too_keep_their_frequency(english: Lexicon, word: str, least: float) -> None:
    entry = english.find(word)
    assert entry is not None
    assert entry.zipf >= least


@pytest.mark.parametrize("word", ["BELIEVES", "SENDS", "FLEW", "SANG", "BEEN"])
def test_S6_forms_of_verbs_that_are_no_nouns(english: Lexicon, word: str) -> None:
    assert not flags(english, word) & (Flag.NOUN | Flag.ADJECTIVE | Flag.INFINITIVE | Flag.ADVERB)


@pytest.mark.parametrize(
    ("word", "kind"), [("SCISSORS", Flag.NOUN), ("HIDDEN", Flag.ADJECTIVE), ("FRIED", Flag.ADJECTIVE)]
)
def test_S6_nouns_and_adjectives_that_look_like_verbs(english: Lexicon, word: str, kind: Flag) -> None:
    assert flags(english, word) & kind


@pytest.mark.parametrize("word", ["HOGAN", "HOOPER", "PRATT", "GROVER"])
def test_words_that_are_met_as_names_say_so_and_stay_words(english: Lexicon, word: str) -> None:
    entry = english.find(word)
    assert entry is not None
    assert entry.flags & Flag.NOUN
    assert entry.flags & (Flag.PERSON | Flag.PROPER)
