"""Which letters a word may be typed with: the same cases as on the page (web/src/games/common/fold.test.ts)."""

import json
from pathlib import Path

import pytest

from lettrine.core.game import Refusal
from lettrine.core.packs import Pack
from lettrine.games import game_named
from lettrine.games.typed_word import letters_of
from lettrine.words.accents import spellings
from lettrine.words.fold import fold
from lettrine.words.own_words import own_words
from tests.games.sonde.table import Table as Sonde
from tests.games.tug.table import Table as Tug

CASES = json.loads((Path(__file__).parents[1] / "typed_words.json").read_text(encoding="utf-8"))
PLAYED = [pytest.param(each, id=each["about"]) for each in CASES if "letters" in each]
REFUSED = [pytest.param(each, id=each["about"]) for each in CASES if "foreign" in each]


@pytest.mark.parametrize("case", PLAYED)
def test_what_may_be_typed_is_folded_as_on_the_page(case):
    assert letters_of(case["typed"]) == fold(case["typed"]) == case["letters"]
    assert letters_of(case["typed"], "ÄÖÜ") == case.get("kept", case["letters"])


@pytest.mark.parametrize("case", REFUSED)
def test_a_sign_of_no_alphabet_of_ours_is_refused_by_name(case):
    told = {"word": case["typed"], "letter": case["foreign"], "script": case["script"]}
    assert letters_of(case["typed"]) == Refusal("not_letters", told)


@pytest.mark.parametrize("case", PLAYED)
def test_a_list_of_ones_own_has_the_same_letters(case):
    words = own_words("de", (case["typed"],), None)
    assert words.find(case["letters"]) is not None
    [row], [accents] = spellings(words, len(case["letters"]), "ÄÖÜ")
    kept = case.get("kept", case["letters"])
    assert (row, accents) == (0, sum(1 << at for at, letter in enumerate(kept) if letter in "ÄÖÜ"))


@pytest.mark.parametrize("case", REFUSED)
def test_a_list_of_ones_own_has_no_others(case):
    solitaire = game_named("solitaire")
    refusal = solitaire.check_pack(solitaire.rules("standard", {}), "en", Pack(words=(case["typed"],)))
    assert refusal.code == "pack_letters"


@pytest.mark.parametrize("case", PLAYED)
def test_S29_a_sequence_is_read_as_a_word_is(case):
    table = Sonde("HOUSE", "SILOS", "PLANET")
    (call, *_) = table.ok(0, "interrupt", of=1, sequence=f".{case['typed']}.")
    assert call.sequence == f".{case['letters']}."


def test_S29_a_look_alike_in_a_sequence_is_named():
    table = Sonde("HOUSE", "SILOS", "PLANET")
    assert table.no(0, "interrupt", of=1, sequence="SІLOS") == "not_letters"


@pytest.mark.parametrize("case", [each for each in CASES if len(each["typed"]) == 1 and each.get("letters")])
def test_T5_a_letter_of_another_form_is_spelled(case):
    table = Tug()
    table.begin()
    events = table.ok(0, "spell", letter=case["typed"])
    assert "".join(event.letter for event in events[: len(case["letters"])]) == case["letters"]
