"""Spellings with accents, for a whole length at once, against the same form by form."""

from hypothesis import given
from hypothesis import strategies as st

from lettrine.words.accents import spellings
from lettrine.words.build.reading import Reading
from lettrine.words.flags import Flag
from lettrine.words.fold import fold
from lettrine.words.lexicon import Lexicon
from tests.words.small_lexicon import lexicon_of

LETTERS = st.text("aäbßoöœæéuüÄÖÜÉ", min_size=1, max_size=6)
READINGS = st.lists(st.tuples(LETTERS, st.sampled_from(["", "Wörter", "ü", "ärger"])), min_size=1, max_size=30)


def written(lexicon: Lexicon, length: int, keep: str) -> set[tuple[int, str]]:
    rows, accents = spellings(lexicon, length, keep)
    marked = {fold(letter): letter for letter in keep}
    return {
        (int(row), "".join(marked[x] if bits >> at & 1 else x for at, x in enumerate(lexicon.word(length, int(row)))))
        for row, bits in zip(rows, accents.tolist(), strict=True)
    }


@given(READINGS, st.sampled_from(["ÄÖÜ", "Ä", "É", ""]))
def test_every_spelling_of_a_length_is_there_once(readings: list[tuple[str, str]], keep: str) -> None:
    lexicon = lexicon_of(Reading(display, Flag.NOUN, lemma) for display, lemma in readings)
    for length in range(1, 13):
        rows = range(len(lexicon.letters(length)))
        expected = {(row, fold(form, keep)) for row in rows for form in lexicon.entry(length, row).forms}
        assert written(lexicon, length, keep) == expected
        assert len(spellings(lexicon, length, keep)[0]) == len(expected)


def test_an_accent_in_the_lemma_is_none_in_the_word() -> None:
    lexicon = lexicon_of(
        [Reading("Apfel", Flag.NOUN), Reading("lief", Flag.FINITE, "läufen"), Reading("läuft", Flag.FINITE)]
    )
    assert written(lexicon, 4, "ÄÖÜ") == {(0, "LIEF")}
    assert written(lexicon, 5, "ÄÖÜ") == {(0, "APFEL"), (1, "LÄUFT")}
