import pytest

from lettrine.words.build.reading import Reading
from lettrine.words.flags import Flag
from lettrine.words.signatures import changes, signature, signatures, word_signatures
from tests.words.small_lexicon import lexicon_of


@pytest.mark.parametrize(
    ("typed", "word", "bits"),
    [("CAHT", "CHAT", 0), ("CHA", "CHAT", 1), ("CHUT", "CHAT", 2), ("BALON", "BALLON", 1), ("LLLA", "LLA", 0)],
)
def test_an_edit_changes_two_bits_at_most(typed: str, word: str, bits: int) -> None:
    assert changes(signatures([word]), signature(typed)).tolist() == [bits]


def test_a_lexicon_has_those_of_its_words() -> None:
    words = ("balle", "ballon", "Nil")
    lexicon = lexicon_of([Reading(word, Flag.NOUN) for word in words])
    assert [word_signatures(lexicon)[len(word)].tolist() for word in words] == [[signature(word)] for word in words]
