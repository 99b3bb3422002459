"""Lays out the columns of a compiled lexicon, a language's file or a table's own words: rows in, bytes out."""

from collections import Counter
from collections.abc import Iterable
from itertools import accumulate
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from lettrine.words.lexicon import CODES, LONGEST, MAGIC, Header, body_start


class Row(NamedTuple):
    """One row of the compiled lexicon."""

    folded: str
    flags: int
    zipf: float
    text: str  # display forms, joined by |, then the lemma of the first after a tab


def sort_key(folded: str) -> str:
    """The order of rows: plain words by length, then hyphenated ones by length."""
    if folded.isalpha():
        return chr(len(folded)) + folded
    return chr(LONGEST + len(folded)) + folded.replace("-", "[")  # a hyphen sorts after Z, as its code does


def encode(language: str, rows: list[Row], sources: list[str]) -> bytes:
    """The bytes of a compiled lexicon."""
    words, flags, zipfs, texts = zip(*rows, strict=True) if rows else ((), (), (), ())
    text = "".join(texts).encode()
    begins = _starts(map(len, words))
    codes = np.frombuffer("".join(words).encode("ascii").translate(CODES), np.uint8)
    header = Header(language, _counts(words), len(text), sources)
    head = msgspec.json.encode(header)
    start = MAGIC + len(head).to_bytes(4, "little") + head
    columns = (
        np.array(flags, np.uint32),
        np.bitwise_or.reduceat(np.uint32(1) << codes, begins[:-1], dtype=np.uint32),
        np.array(zipfs, np.float32),
        _starts(len(each) if each.isascii() else len(each.encode()) for each in texts),
        codes,
    )
    body = b"".join(column.tobytes() for column in columns)
    return start.ljust(body_start(len(head)), b"\0") + body + text


def _starts(lengths: Iterable[int]) -> npt.NDArray[np.uint32]:
    """Where each of these parts begins when all are joined, and where the last one ends."""
    return np.array([0, *accumulate(lengths)], np.uint32)


def _counts(words: Iterable[str]) -> list[int]:
    """How many words there are of each length, plain ones first, then hyphenated ones."""
    counts = Counter([len(word) + LONGEST * ("-" in word) for word in words])
    return [counts[at] for at in range(1, 2 * LONGEST + 1)]
