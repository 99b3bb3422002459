import gc
import weakref

import pytest

from lettrine.words.build.reading import Reading
from lettrine.words.cache import lexicon
from lettrine.words.flags import Flag
from lettrine.words.own_words import own_words
from tests.words.small_lexicon import lexicon_of

WORDS = {"accueil": 4.6, "accueils": 2.0, "écueil": 3.0, "orthographe": 4.0, "rencontre": 5.0, "chat": 4.7, "chut": 3.9}
LEXICON = lexicon_of(
    [*(Reading(word, Flag.NOUN) for word in WORDS), Reading("Chas", Flag.PERSON), Reading("beau", Flag.ADJECTIVE)],
    WORDS,
)


@pytest.mark.parametrize(
    ("word", "first"),
    [("acceuil", "accueil"), ("ECUEILS", "écueil"), ("ortografe", "orthographe"), ("rencotnre", "rencontre")],
)
def test_the_word_that_was_meant_comes_first(word: str, first: str) -> None:
    assert LEXICON.suggest(word)[0] == first


def test_a_word_spelled_by_ear_is_found_however_far_its_letters_are() -> None:
    french = lexicon_of(
        [Reading(word, Flag.NOUN) for word in ("couteau", "coude", "coup")],
        dict.fromkeys(("couteau", "coude", "coup"), 4.0),
        "fr",
    )
    assert french.suggest("couto")[0] == "couteau"


@pytest.mark.parametrize(
    ("language", "typed", "wanted"),
    [
        ("fr", "couto", "couteau"),
        ("fr", "saussice", "saucisse"),
        ("en", "tounge", "tongue"),
        ("en", "fotograf", "photograph"),
        ("en", "leeg", "league"),
        ("de", "Müke", "Mücke"),
        ("de", "Filosof", "Philosoph"),
        ("de", "fotograf", "Fotograf"),
    ],
)
def test_typical_slips_are_mended_by_the_real_lexicons(language: str, typed: str, wanted: str) -> None:
    assert wanted in lexicon(language).suggest(typed, limit=3)


def test_of_equally_near_words_the_frequent_one_comes_first() -> None:
    assert LEXICON.suggest("chxt") == ["chat", "chut"]


def test_names_are_not_suggested_unless_asked_for() -> None:
    assert LEXICON.suggest("chass") == ["chat", "chut"]
    assert LEXICON.suggest("chass", any_of=Flag.PERSON) == ["Chas"]
    assert LEXICON.suggest("beaux", any_of=Flag.NOUN) == []


def test_there_are_no_more_than_asked_for() -> None:
    assert LEXICON.suggest("chxt", limit=1) == ["chat"]


@pytest.mark.parametrize("word", ["", "zzzzzzzzzz", "?!", "x" * 40])
def test_nothing_is_near_nonsense(word: str) -> None:
    assert LEXICON.suggest(word) == []


@pytest.mark.parametrize(("typed", "wanted"), [("balon", "balloon"), ("enuff", "enough"), ("kaos", "chaos")])
def test_doubled_letters_and_odd_spellings_come_before_likelier_words(typed: str, wanted: str) -> None:
    words = {"baron": 4.2, "baton": 4.0, "balloon": 3.9, "snuff": 3.3, "enough": 5.6, "kayos": 2.0, "chaos": 4.2}
    english = lexicon_of([Reading(word, Flag.NOUN) for word in words], words, "en")
    assert english.suggest(typed)[0] == wanted


def test_words_of_a_closed_table_are_forgotten_with_it() -> None:
    own = own_words("fr", ("couteau", "coude"), None)
    kept = weakref.ref(own)
    assert own.suggest("couto") == ["couteau", "coude"]
    own_words.cache_clear()
    del own
    gc.collect()
    assert kept() is None
