"""The cards of Tug (T3, T9): whole, distinct, spelled right, and worth playing."""

import re
import tomllib
from collections import Counter
from difflib import SequenceMatcher
from importlib.resources import files
from itertools import combinations

import pytest

from lettrine.games.tug import TUG
from lettrine.games.tug.cards import THEMES, Entry, advice, cards, entries, letters_of, variants
from lettrine.games.tug.spelling import compounds
from lettrine.texts import LANGUAGES
from lettrine.words.cache import lexicon

LEAST, MOST, FEWEST = 16, 20, 12
FIELDS = {"id", "text", "level", "number", "proper", "foreign", "closed", "as_of", "at_once", "soon", "late"}
SHARED = 0.5
"""The share of answers from which on two categories ask the same."""
ALIKE = 0.96
"""How alike the texts of two categories may not be."""
PULLED = 8
"""How many letters of the board each category's answers move, each in two answers at least."""
PRINTED = {"fr": ("poilu", "pizza"), "en": ("hairy", "furry", "pizza"), "de": ("haarig", "behaart", "pizza")}
"""The two categories on the original's sheet are not ours to use."""

MONTHS_AND_DAYS = 12 + 7
COMPLETE = {
    "en": {
        "zodiac": 12,
        "month-or-day": MONTHS_AND_DAYS,
        "us-state": 50 - 10,  # ten are two words
        "us-president": 45 - 5 - 1,  # five names have been borne twice, and Van Buren is two words
        "prime-minister": 58 - 2 + 24,  # Pitt and Grenville came twice; peers have a title and a family name or two
        "european-country": (43 - 4)
        + 8
        + 10,  # members of the UN in one word; at its borders or no member; other names
        "african-asian-country": (54 - 10 + 2) + (47 - 5 + 7),
        "american-country": 35 - 9 + 4,
        # members of the UN in one word, and Taiwan, Palestine, Kosovo; other names and seats, and three in Britain
        "capital": (54 - 4 + 3) + (49 - 7 + 8) + (44 - 2 + 5) + (35 - 10) + (14 - 4 + 2),
        "number": 9 + 10 + 8 * 10,
    },
    "fr": {
        "zodiaque": 12,
        "mois-jour": MONTHS_AND_DAYS,
        "pays-europe": (43 - 1) + 8 + 8,
        "pays-afrique": 54 - 9 + 3,
        "capitale": (54 - 3 + 5) + (49 - 6 + 12) + (44 - 1 + 5) + (35 - 6) + (14 - 2 + 3),
    },
    "de": {
        "monat-wochentag": MONTHS_AND_DAYS + 3,  # Jänner, Feber, Sonnabend
        "land-europa": (43 - 3) + 8 + 13,
        "land-asien-afrika": (54 - 6 + 5) + (47 - 2 + 10),
        "bundesland-kanton": 16 + 9 + (26 - 3) + 6,  # three cantons are two words; six have a short name or another
        "hauptstadt": (54 - 4 + 7) + (49 - 5 + 14) + (45 - 2 + 6) + (35 - 7) + (14 - 4 + 2),  # the Vatican has one word
    },
}
"""How long each complete list is, counted from what it lists."""
LASTING = {"zodiac", "zodiaque", "month-or-day", "mois-jour", "monat-wochentag", "number"}
"""The complete lists that do not change."""

UNFIT = {
    "fr": "MERDE PUTAIN PUTE CON CONNE CONNARD SALOPE SALAUD BITE COUILLE CUL CHIER PISSER FOUTRE ENCULER NEGRE "
    "PEDE GOUINE BOUGNOULE YOUPIN BOCHE SEXE PORNO VIOL SUICIDE NAZI DROGUE COCAINE HEROINE",
    "en": "FUCK SHIT CUNT COCK PUSSY BITCH WHORE SLUT BASTARD ARSE ASSHOLE PISS CRAP TITS WANKER NIGGER FAGGOT "
    "SPIC KIKE RETARD SEX PORN RAPE SUICIDE NAZI DRUGS COCAINE HEROIN",
    "de": "SCHEISSE ARSCH ARSCHLOCH FICKEN FOTZE HURE NUTTE SCHLAMPE WICHSER PISSE TITTEN NEGER KANAKE "
    "SCHWUCHTEL TUNTE SPASTI SEX PORNO SUIZID NAZI DROGEN KOKAIN HEROIN",
}
"""What nobody wants to read out to their grandmother or their child."""

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def every(language: str) -> list[Entry]:
    return list(entries(language).values())


def letters(entry: Entry) -> set[str]:
    return set(map(letters_of, entry.every))


@in_every_language
def test_T3_there_are_440_categories_two_to_a_card(language: str):
    assert len(entries(language)) == 440
    faces = Counter(face for card in cards(language) for face in card)
    assert len(cards(language)) == 220
    assert set(faces) == set(entries(language))
    assert set(faces.values()) == {1}


@in_every_language
def test_a_card_has_two_themes(language: str):
    known = entries(language)
    assert [card for card in cards(language) if known[card[0]].theme == known[card[1]].theme] == []


@in_every_language
def test_the_files_say_what_they_mean_and_no_more(language: str):
    folder = files("lettrine.games.tug") / "categories" / language
    for theme in THEMES:
        for fields in tomllib.loads((folder / f"{theme}.toml").read_text(encoding="utf-8"))["category"]:
            assert set(fields) <= FIELDS
            assert {"level", "number"} <= set(fields)
            assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", fields["id"])
            assert all(fields[tier].split() for tier in ("at_once", "soon", "late")), fields["id"]


@in_every_language
def test_every_theme_has_easy_and_hard_ones(language: str):
    levels = {(entry.theme, entry.category.level) for entry in every(language)}
    assert levels == {(theme, level) for theme in THEMES for level in ("easy", "hard")}


@in_every_language
def test_no_two_categories_ask_the_same(language: str):
    texts = [entry.category.text.casefold() for entry in every(language)]
    assert len(set(texts)) == len(texts)
    shared = [
        (one.category.id, two.category.id)
        for one, two in combinations(every(language), 2)
        if len(letters(one) & letters(two)) >= SHARED * min(len(one.every), len(two.every))
    ]
    assert shared == []


@in_every_language
def test_no_two_categories_are_worded_almost_alike(language: str):
    texts = sorted(entry.category.text.casefold() for entry in every(language))
    alike = [(a, b) for a, b in combinations(texts, 2) if _alike(a, b)]
    assert alike == []


def _alike(one: str, two: str) -> bool:
    matcher = SequenceMatcher(None, one, two, autojunk=False)
    return (
        len(one) > 20
        and matcher.real_quick_ratio() > ALIKE
        and matcher.quick_ratio() > ALIKE
        and (matcher.ratio() > ALIKE)
    )


@pytest.mark.parametrize("language", PRINTED)
def test_neither_category_of_the_sheet_is_used(language: str):
    for entry in every(language):
        assert not any(word in entry.category.text.casefold() for word in PRINTED[language]), entry.category.text


@in_every_language
def test_every_category_has_enough_answers_each_once(language: str):
    for entry in every(language):
        least, most = (FEWEST, 400) if entry.closed else (LEAST, MOST)
        assert least <= len(entry.every) <= most, entry.category.id
        assert len(letters(entry)) == len(entry.every), entry.category.id


@in_every_language
def test_T11_the_complete_lists_are_complete(language: str):
    assert {entry.category.id: len(entry.every) for entry in every(language) if entry.closed} == COMPLETE[language]


def test_T11_what_britons_and_americans_call_the_same_is_listed_for_both():
    shown = {entry.category.id: entry.category for entry in every("en")}
    american = {"metal": "ALUMINUM", "night-work": "BARTENDER", "smells-bad": "TRASH", "bounces": "CHECK"}
    for card, word in american.items():
        assert advice(None, "en", shown[card], word) == "listed", (card, word)


@in_every_language
def test_T11_a_variant_is_a_word_for_an_answer_on_some_card_that_does_not_list_it(language: str):
    words = lexicon(language)
    for answer, others in variants(language).items():
        lists = [entry.every for entry in every(language) if answer in entry.every]
        assert all(any(other not in listed for listed in lists) for other in others), answer
        assert all(letters_of(other) in words for other in others), answer


@in_every_language
def test_a_complete_list_that_changes_with_time_says_its_year(language: str):
    dated = {entry.category.id for entry in every(language) if entry.as_of is not None}
    assert dated == set(COMPLETE[language]) - LASTING


@in_every_language
def test_T9_an_answer_is_one_word_that_can_be_spelled(language: str):
    for entry in every(language):
        for answer in entry.every:
            assert re.fullmatch(r"[A-Z]{2,40}", letters_of(answer)), (entry.category.id, answer)


@in_every_language
def test_T9_an_answer_is_in_the_lexicon_unless_names_or_other_languages_are_asked_for(language: str):
    words = lexicon(language)
    strange = [
        (entry.category.id, answer)
        for entry in every(language)
        if entry.category.proper == "no" and not entry.category.foreign
        for answer in entry.every
        if letters_of(answer) not in words and letters_of(answer) not in compounds(words)
    ]
    assert strange == []


@pytest.mark.parametrize("language", UNFIT)
def test_an_answer_is_fit_for_a_family_table(language: str):
    said = {letters_of(answer) for entry in every(language) for answer in entry.every}
    assert said & set(UNFIT[language].split()) == set()


@in_every_language
def test_the_answers_of_a_category_pull_a_spread_of_letters(language: str):
    board = TUG.rules("standard", {}).letters[language]
    for entry in every(language):
        pulled = Counter(letter for word in letters(entry) for letter in set(word) if letter in board)
        assert sum(many >= 2 for many in pulled.values()) >= PULLED, entry.category.id
