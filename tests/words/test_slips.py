import pytest

from lettrine.words.slips import is_beside, squeezed


def test_doubled_letters_are_squeezed() -> None:
    assert squeezed(["BALLON", "ZZZ", "CHAT"]) == ["BALON", "Z", "CHAT"]


@pytest.mark.parametrize(
    ("typed", "word", "beside"),
    [
        ("BAUN", "BAUM", True),
        ("GAUZ", "GAUT", True),  # Z is beside T on a German keyboard
        ("CHQT", "CHAT", False),  # A and Q are one above the other on an English one, beside none on a French one
        ("BAUN", "BAUX", False),
        ("BAUM", "BAUM", False),
        ("BNUN", "BMUM", False),
        ("BAU", "BAUM", False),
    ],
)
def test_a_neighbouring_key_is_in_the_same_row(typed: str, word: str, beside: bool) -> None:
    assert is_beside(typed, word) is beside
