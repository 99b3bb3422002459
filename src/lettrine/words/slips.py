"""Slips that are likelier than others: a letter doubled or not, and a key beside the right one."""

import re
from collections.abc import Sequence
from itertools import pairwise

_ROWS = (
    ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"),
    ("QWERTZUIOP", "ASDFGHJKL", "YXCVBNM"),
    ("AZERTYUIOP", "QSDFGHJKLM", "WXCVBN"),
)
"""The keyboards that people have."""

_BESIDE = {frozenset(pair) for rows in _ROWS for row in rows for pair in pairwise(row)}
_DOUBLE = re.compile(r"([A-Z])\1+")


def squeezed(words: Sequence[str]) -> list[str]:
    """Words with each doubled letter once."""
    return _DOUBLE.sub(r"\1", "\n".join(words)).split("\n")


def is_beside(typed: str, word: str) -> bool:
    """Whether just one letter is another, whose key is beside the right one."""
    if len(typed) != len(word):
        return False
    other = [frozenset(pair) for pair in zip(typed, word, strict=True) if pair[0] != pair[1]]
    return len(other) == 1 and other[0] in _BESIDE
