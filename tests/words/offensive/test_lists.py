"""The lists of offensive words, and that the lexicons know all their forms."""

import pytest

from lettrine.languages import CODES
from lettrine.words.cache import lexicon
from lettrine.words.flags import Flag
from lettrine.words.offensive.lists import STAR, offensive_list

FORMS = {
    "en": "fuck fucks fucked fucking motherfucker cunt cunts nigger niggers pissing pissed whores bitches shitty",
    "fr": "encule encules enculer merdes putes putain connasse salopes pisser negresse niquent bougnoules",
    "de": "ficken gefickt scheisse beschissene arschloch arschlochern hurensohnen neger negern vulven fotzen wichsern",
}
INNOCENT = {
    "en": "snigger cockpit analysis therapist scrap peacock basement assess spice document queer lesbian gay",
    "fr": "pissenlit violent violons concombre calcul depute connaitre chien pedaler lesbienne",
    "de": "marsch nachbarschaft broschure schuren methoden schwul lesbe blase streicheln",
}


@pytest.mark.parametrize("language", FORMS)
def test_every_form_of_a_listed_word_is_marked(language: str) -> None:
    words = lexicon(language)
    assert [form for form in FORMS[language].upper().split() if not words.is_offensive(form)] == []


@pytest.mark.parametrize("language", INNOCENT)
def test_words_that_only_contain_such_letters_are_not_marked(language: str) -> None:
    words = lexicon(language)
    assert [form for form in INNOCENT[language].upper().split() if words.is_offensive(form)] == []


@pytest.mark.parametrize("language", FORMS)
def test_all_listed_dictionary_forms_that_the_lexicon_has_are_marked(language: str) -> None:
    words, listed = lexicon(language), offensive_list(language)
    known = [word for word in listed.words.whole - listed.innocent if word in words]
    assert len(known) > 100
    assert [word for word in known if not words.is_offensive(word)] == []


def test_a_star_stands_at_the_ends_only() -> None:
    for language in CODES:
        assert not any(STAR in entry.strip(STAR) for entry in offensive_list(language).names)


def test_slang_and_offensive_are_independent() -> None:
    words = lexicon("en")
    kinds = {name: words.find(name) for name in ("BLOKE", "RAPIST", "WANKER", "TABLE")}
    marked = {name: entry.flags & (Flag.SLANG | Flag.OFFENSIVE) for name, entry in kinds.items() if entry}
    expected = {"BLOKE": Flag.SLANG, "RAPIST": Flag.OFFENSIVE, "WANKER": Flag.SLANG | Flag.OFFENSIVE, "TABLE": Flag(0)}
    assert marked == expected
