import re
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lettrine.words.fold import fold

LATIN = st.characters(categories=["Lu", "Ll"], max_codepoint=0x17F, exclude_characters="µĸŦŧĿŀŉ")


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("élève", "ELEVE"),
        ("Ça", "CA"),
        ("mañana", "MANANA"),
        ("Œuvre", "OEUVRE"),
        ("ex æquo", "EX AEQUO"),
        ("Straße", "STRASSE"),
        ("STRAẞE", "STRASSE"),
        ("Äpfel", "APFEL"),
        ("ﬁn", "FIN"),
        ("l'été-là", "L'ETE-LA"),
        ("x² = 4 €", "X² = 4 €"),
        ("", ""),
    ],
)
def test_accents_fall_and_ligatures_open(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_a_game_may_keep_some_letters() -> None:
    assert fold("Äpfel, Größe, été", keep="ÄÖÜ") == "ÄPFEL, GRÖSSE, ETE"


def test_an_accent_may_come_as_a_character_of_its_own() -> None:
    assert fold(normalize("NFD", "Äpfel")) == "APFEL"
    assert fold(normalize("NFD", "Äpfel"), keep="ÄÖÜ") == "ÄPFEL"


@given(st.text())
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)
    assert fold(fold(text, "ÄÖÜ"), "ÄÖÜ") == fold(text, "ÄÖÜ")


@given(st.text(LATIN, min_size=1))
def test_latin_letters_become_A_to_Z(text: str) -> None:
    assert re.fullmatch("[A-Z]+", fold(text))


@given(st.text(st.characters(categories=["N", "P", "S", "Z"])))
def test_what_is_no_letter_stays(text: str) -> None:
    assert fold(text) == normalize("NFC", text)
