import pytest

from lettrine.words.build.reading import Reading
from lettrine.words.flags import Flag
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
