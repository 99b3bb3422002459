"""Every language says everything, and every code has its sentence."""

import re
from pathlib import Path

import pytest

import lettrine
from lettrine.games.sonde.spelling import SIGNS
from lettrine.texts import LANGUAGES, explain, interface_language, messages, text

SOURCE = Path(lettrine.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_in_a_language(language):
    assert messages(language) == messages("en")


def test_every_code_has_a_sentence():
    pattern = re.compile(r'Refusal\(\s*"(\w+)"|code = "(\w+)"|return "(not_\w+|already_\w+|game_over)"')
    codes = set()
    for file in SOURCE.rglob("*.py"):
        codes |= {code for found in pattern.findall(file.read_text(encoding="utf-8")) for code in found if code}
    codes |= set(SIGNS.values())
    assert {"not_your_turn", "unreadable", "unknown_word", "hyphen", "apostrophe", "missing_source"} <= codes
    assert codes <= messages("en")


def test_what_a_word_holds_cannot_break_the_line():
    told = explain("en", "unknown_word", {"word": "A\x1b[31m\nB", "suggestions": ["x\ty"]})
    assert told.isprintable()


def test_suggestions_follow_the_sentence():
    told = explain("fr", "unknown_word", {"word": "TRESORRIER", "suggestions": ["trésorier"]})
    assert told == "«\u00a0TRESORRIER\u00a0» n’est pas dans le lexique. Vouliez-vous dire\u00a0: trésorier\u202f?"


def test_the_language_is_the_systems_where_we_have_it(monkeypatch):
    monkeypatch.delenv("LETTRINE_INTERFACE", raising=False)
    monkeypatch.delenv("LC_ALL", raising=False)
    for system, ours in {"fr_CA.UTF-8": "fr", "de": "de", "pt_BR": "en", "C": "en"}.items():
        monkeypatch.setenv("LANG", system)
        assert interface_language() == ours
    assert interface_language("fr") == "fr"


def test_a_message_nobody_wrote_is_an_error():
    with pytest.raises(LookupError):
        text("en", "no-such-message")
