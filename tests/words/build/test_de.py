"""What the German lexicon knows, on the real sources."""

import numpy as np
import pytest

from lettrine.words.build.de.strong_verbs import finite_of, participle_of
from lettrine.words.cache import lexicon
from lettrine.words.compounds import joined
from lettrine.words.flags import COMMON, NAMES, Flag
from lettrine.words.lexicon import Lexicon


@pytest.fixture(scope="module")
def german() -> Lexicon:
    return lexicon("de")


def flags(words: Lexicon, folded: str) -> Flag:
    entry = words.find(folded)
    assert entry is not None, folded
    return entry.flags


def common(words: Lexicon, length: int) -> int:
    return int(np.count_nonzero(words.flags(length) & int(COMMON)))


def test_there_are_enough_words(german: Lexicon) -> None:
    assert sum(common(german, length) for length in range(4, 13)) >= 400_000
    assert common(german, 5) >= 6_500


@pytest.mark.parametrize(
    ("word", "kinds"),
    [
        ("SCHATZMEISTER", Flag.NOUN | Flag.HEADWORD),
        ("HAUS", Flag.NOUN | Flag.HEADWORD),
        ("HAUSER", Flag.NOUN | Flag.INFLECTED),  # Häuser
        ("HAUSTUR", Flag.NOUN | Flag.HEADWORD),  # a compound that only the noun list has
        ("ABLUFTKANAL", Flag.NOUN | Flag.HEADWORD),
        ("GELISPEL", Flag.NOUN),
        ("LAUFEN", Flag.INFINITIVE | Flag.NOUN),
        ("FUHREN", Flag.INFINITIVE | Flag.FINITE),  # führen, fuhren
        ("GEHST", Flag.FINITE | Flag.INFLECTED),
        ("GEGANGEN", Flag.PARTICIPLE),
        ("VERKAUFT", Flag.PARTICIPLE | Flag.FINITE),
        ("LAUFEND", Flag.PARTICIPLE),
        ("ABZUGEBEN", Flag.INFINITIVE | Flag.INFLECTED),
        ("SCHNELL", Flag.ADJECTIVE | Flag.HEADWORD),
        ("SCHNELLSTE", Flag.ADJECTIVE | Flag.INFLECTED),
        ("LESBAR", Flag.ADJECTIVE | Flag.HEADWORD),
        ("OFT", Flag.ADVERB),
        ("UND", Flag.FUNCTION),
        ("HALLO", Flag.INTERJECTION),
    ],
)
def test_parts_of_speech(german: Lexicon, word: str, kinds: Flag) -> None:
    assert flags(german, word) & kinds == kinds


@pytest.mark.parametrize(
    ("word", "lemma"),
    [("HAUSER", "Haus"), ("GEHST", "gehen"), ("ABGAB", "abgeben"), ("WAR", "sein"), ("SCHNELLSTE", "schnell")],
)
def test_inflected_words_know_their_lemma(german: Lexicon, word: str, lemma: str) -> None:
    entry = german.find(word)
    assert entry is not None
    assert entry.lemma == lemma


def test_sharp_s_is_shown(german: Lexicon) -> None:
    entry = german.find("STRASSE")
    assert entry is not None
    assert entry.display == "Straße"


@pytest.mark.parametrize(
    ("name", "kind"),
    [("BERLIN", Flag.PLACE), ("MUNCHEN", Flag.PLACE), ("ASIEN", Flag.PLACE), ("WOLFGANG", Flag.PERSON)],
)
def test_names_are_no_common_words(german: Lexicon, name: str, kind: Flag) -> None:
    assert flags(german, name) & kind
    assert flags(german, name) & NAMES
    assert not flags(german, name) & COMMON


def test_a_word_can_be_common_and_a_name(german: Lexicon) -> None:
    assert flags(german, "ESSEN") & Flag.PLACE
    assert flags(german, "ESSEN") & Flag.INFINITIVE


@pytest.mark.parametrize("junk", ["HAEUSER", "MUENCHEN", "XQZRT", "SPEICH", "VITRO", "BÄCKERIN", "WERKSTADT"])
def test_what_is_no_word(german: Lexicon, junk: str) -> None:
    assert german.find(junk) is None


@pytest.mark.parametrize("short", ["CDU", "KM", "USW"])
def test_abbreviations_are_only_that(german: Lexicon, short: str) -> None:
    assert flags(german, short) & Flag.ABBREVIATION
    assert not flags(german, short) & COMMON


def test_subjunctives_are_no_infinitives(german: Lexicon) -> None:
    assert flags(german, "ANKAMEN") & COMMON == Flag.FINITE


def test_frequencies(german: Lexicon) -> None:
    zipf = {word: entry.zipf for word in ("UND", "HAUS", "LUFT", "ANDERS") if (entry := german.find(word))}
    assert zipf["UND"] > 7
    assert zipf["HAUS"] > 5
    assert zipf["LUFT"] > 4.5  # the surname takes nothing from it
    assert zipf["ANDERS"] > 5


def test_strong_verbs() -> None:
    verbs = {"geben", "abgeben", "ergeben", "gehen"}
    assert finite_of("abgab", verbs) == "abgeben"
    assert finite_of("gibt", verbs) == "geben"
    assert finite_of("lebt", verbs) == ""
    assert participle_of("abgegeben", verbs) == "abgeben"
    assert participle_of("gegangen", verbs) == "gehen"


@pytest.mark.parametrize("word", ["WAHRSCHEINLICH", "FUNKTIONIEREN", "KONTROLLIEREN", "UBERRASCHENDERWEISE"])
def test_long_dictionary_forms_are_words(german: Lexicon, word: str) -> None:
    assert flags(german, word) & Flag.HEADWORD


@pytest.mark.parametrize("word", ["WLAN", "STARTUP", "WARMEPUMPE", "RUEBLI", "PARKIEREN", "COVID"])
def test_modern_and_regional_words(german: Lexicon, word: str) -> None:
    assert flags(german, word) & COMMON


@pytest.mark.parametrize("word", ["EINSTEIN", "NATO", "SCHONLICH", "HTTP"])
def test_intruders_are_out(german: Lexicon, word: str) -> None:
    entry = german.find(word)
    assert entry is None or not entry.flags & COMMON


@pytest.mark.parametrize(("word", "least"), [("HUND", 4.6), ("ZUG", 4.6), ("STERN", 4.2)])
def test_words_that_are_names_too_keep_their_frequency(german: Lexicon, word: str, least: float) -> None:
    entry = german.find(word)
    assert entry is not None
    assert entry.zipf >= least


@pytest.mark.parametrize("name", ["HARTBERG", "FELDMANN", "WELLHAUSEN", "FRIEDRICHSTRASSE", "GODESBERG", "HOHENSTEIN"])
def test_names_that_are_made_like_compounds_are_no_words(german: Lexicon, name: str) -> None:
    assert flags(german, name) & (Flag.PERSON | Flag.PLACE)
    assert not flags(german, name) & COMMON


@pytest.mark.parametrize(
    "word", ["SPANNUNGSFELD", "TEILNEHMERFELD", "ERSATZMANN", "SCHLUSSMANN", "KAUFMANN", "GRABSTEIN"]
)
def test_compounds_that_people_inflect_or_dictionaries_list_are_words(german: Lexicon, word: str) -> None:
    assert flags(german, word) & Flag.NOUN


@pytest.mark.parametrize("word", ["ALMOST", "WACKERSDORF", "HASELHORST", "TANNENBUSCH"])
def test_places_and_foreign_words_are_no_compounds(german: Lexicon, word: str) -> None:
    entry = german.find(word)
    assert entry is None or not entry.flags & COMMON
    assert joined(german, word) is None


@pytest.mark.parametrize("word", ["FACEBOOK", "MICROSOFT", "WIKIPEDIA", "EINSTEIN", "MICHELLE"])
def test_brands_and_names_are_no_nouns(german: Lexicon, word: str) -> None:
    assert not flags(german, word) & COMMON


@pytest.mark.parametrize("name", ["PARIS", "KONGO", "AGYPTEN", "HENRY", "WIMBLEDON", "ZURICHSEE", "ALITALIA"])
def test_names_that_the_sources_call_nouns_are_no_words(german: Lexicon, name: str) -> None:
    assert flags(german, name) & NAMES
    assert not flags(german, name) & COMMON


@pytest.mark.parametrize("word", ["GERN", "VIELLEICHT", "ALLEIN", "DRINNEN"])
def test_S6_adverbs_that_look_like_verbs(german: Lexicon, word: str) -> None:
    assert flags(german, word) & Flag.ADVERB


@pytest.mark.parametrize("word", ["DIRK", "FRITZ", "BECK", "MEIER", "MARIE", "HERMANN"])
def test_nouns_that_are_met_as_names_say_so_and_stay_nouns(german: Lexicon, word: str) -> None:
    entry = german.find(word)
    assert entry is not None
    assert entry.flags & Flag.PERSON
    assert entry.flags & Flag.NOUN


@pytest.mark.parametrize("word", ["FISCH", "BIER", "JAGER", "RITTER"])
def test_a_surname_made_of_a_noun_in_use_leaves_the_noun_alone(german: Lexicon, word: str) -> None:
    entry = german.find(word)
    assert entry is not None
    assert not entry.flags & Flag.PERSON
