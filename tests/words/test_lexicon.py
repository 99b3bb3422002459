import re
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lettrine.words.build.reading import Reading
from lettrine.words.flags import Flag
from lettrine.words.fold import fold
from lettrine.words.lexicon import DamagedLexicon, Lexicon
from tests.words.small_lexicon import lexicon_of

LETTERS = st.sampled_from("aàbcçeéinorstuz")
WORDS = st.text(LETTERS, min_size=1, max_size=7)
BITS = st.integers(1, 2**15 - 1).map(lambda flags: flags & ~Flag.SLANG or Flag.NOUN)
"""All flags but the one that two readings of a form can take from each other (tests/words/build/test_en.py)."""
LISTS = st.dictionaries(WORDS, BITS, min_size=1, max_size=60)


def rows_of(words: dict[str, int]) -> list[Reading]:
    return [Reading(display, flags) for display, flags in words.items()]


@given(LISTS, st.lists(WORDS))
def test_a_look_up_answers_like_a_dictionary(words: dict[str, int], asked: list[str]) -> None:
    lexicon, expected = lexicon_of(rows_of(words)), dict[str, int]()
    for display, flags in words.items():
        expected[fold(display)] = expected.get(fold(display), 0) | flags
    assert lexicon.size == len(expected)
    for word in [*expected, *map(fold, asked)]:
        found = lexicon.find(word)
        assert (word in lexicon) == (found is not None) == (word in expected)
        assert found is None or (found.folded, found.flags) == (word, expected[word])


@given(LISTS)
def test_columns_are_sorted_and_parallel(words: dict[str, int]) -> None:
    lexicon = lexicon_of(rows_of(words))
    for length in range(1, 8):
        letters, flags = lexicon.letters(length), lexicon.flags(length)
        assert letters.shape == (len(flags), length)
        assert len(lexicon.zipf(length)) == len(lexicon.masks(length)) == len(flags)
        there = [lexicon.word(length, row) for row in range(len(letters))]
        assert there == sorted({fold(word) for word in words if len(fold(word)) == length})
        for row, word in enumerate(there):
            entry = lexicon.entry(length, row)
            assert (entry.folded, entry.flags) == (word, flags[row])
            assert {chr(65 + bit) for bit in range(26) if lexicon.masks(length)[row] >> bit & 1} == set(word)


@given(LISTS, st.text("ABCEST..", min_size=1, max_size=5), st.text("ABCEST", max_size=3))
def test_a_pattern_matches_as_an_expression_would(words: dict[str, int], pattern: str, without: str) -> None:
    lexicon = lexicon_of(rows_of(words))
    unknown = f"[^{without}]" if without else "."
    expected = re.compile(pattern.replace(".", unknown))
    there = [lexicon.word(len(pattern), row) for row in range(len(lexicon.letters(len(pattern))))]
    rows = lexicon.matching(pattern, without)
    assert rows.tolist() == [row for row, word in enumerate(there) if expected.fullmatch(word)]


def test_forms_with_the_same_letters_share_a_row() -> None:
    lexicon = lexicon_of(
        [Reading("tisse", Flag.FINITE, "tisser"), Reading("tissé", Flag.PARTICIPLE, "tisser")],
        {"tisse": 2.5, "tissé": 3.0},
    )
    entry = lexicon.find("TISSE")
    assert entry is not None
    assert entry.forms == ("tissé", "tisse")
    assert (entry.display, entry.lemma, entry.zipf) == ("tissé", "tisser", 3.0)
    assert entry.flags == Flag.FINITE | Flag.PARTICIPLE


def test_a_game_that_keeps_umlauts_asks_the_forms() -> None:
    entry = lexicon_of([Reading("schon", Flag.ADVERB), Reading("schön", Flag.ADJECTIVE)]).find("SCHON")
    assert entry is not None
    assert {fold(form, keep="ÄÖÜ") for form in entry.forms} == {"SCHON", "SCHÖN"}


def test_hyphenated_words_are_found_with_their_hyphens_only() -> None:
    lexicon = lexicon_of([Reading("arc-en-ciel", Flag.NOUN), Reading("a-z", Flag.NOUN), Reading("aaz", Flag.NOUN)])
    entry = lexicon.find("ARC-EN-CIEL")
    assert entry is not None
    assert entry.flags == Flag.NOUN | Flag.HYPHENATED
    assert "ARCENCIEL" not in lexicon
    assert [lexicon.word(3, row) for row in range(len(lexicon.letters(3)))] == ["AAZ"]


@pytest.mark.parametrize("word", ["", "chat", "CHÂT", "CHAT!", "CH T", "C" * 26, "-", "CHAT-"])
def test_what_is_not_folded_is_not_found(word: str) -> None:
    assert word not in lexicon_of([Reading("chat", Flag.NOUN)])


def test_only_letters_and_hyphens_make_a_word_and_not_too_many() -> None:
    words = ["aujourd'hui", "pomme de terre", "x²", "-là", "sous-", "a" * 26, "été"]
    assert lexicon_of([Reading(word, Flag.NOUN) for word in words]).size == 1


def test_a_length_beyond_the_columns_is_an_error() -> None:
    with pytest.raises(ValueError, match="26 letters"):
        lexicon_of([Reading("chat", Flag.NOUN)]).letters(26)


def test_columns_cannot_be_changed() -> None:
    lexicon = lexicon_of([Reading("chat", Flag.NOUN)])
    with pytest.raises(ValueError, match="read-only"):
        lexicon.letters(4)[0, 0] = 1
    assert not np.asarray(lexicon.flags(4)).flags.writeable


@pytest.mark.parametrize("content", [b"", b"LETTRINE", b"something else", b"LETTRINE\x02\x00\x00\x00{}"])
def test_a_file_that_is_no_lexicon_is_damaged(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken"
    path.write_bytes(content)
    with pytest.raises(DamagedLexicon):
        Lexicon.open(path)
