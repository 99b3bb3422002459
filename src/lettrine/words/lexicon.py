"""A compiled lexicon: memory-mapped columns that are queried without being loaded.

Words of one length are stored together, sorted, one byte a letter, so a look-up is a binary search in the map and
a pattern is a comparison of columns. Every process that opens the same file shares its pages. A row is a
folded spelling; the forms that fold to it (tisse, tissé) share the row. Hyphenated words are stored apart: they are
found with their hyphens, and never as plain words.

Games that keep umlauts fold the forms themselves: `fold(form, keep="ÄÖÜ")` for each of `Entry.forms`, or all of a
length at once: `accents.spellings`.
"""

import mmap
from collections.abc import Iterator, Mapping
from copy import copy
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec
import numpy as np
import numpy.typing as npt

from lettrine.words import suggestions
from lettrine.words.flags import COMMON, Flag, is_presentable

LONGEST = 25
MAGIC = b"LETTRINE"

# The byte of a letter in the map, by its ASCII code: A–Z are 0–25, a hyphen is 26, there are no others.
CODES = bytes(code - 65 if 65 <= code <= 90 else 26 if code == 45 else 255 for code in range(256))
_TEXT = bytes(range(65, 91)) + b"-" + bytes(229)

Rows = npt.NDArray[np.intp]


class Header(msgspec.Struct, frozen=True):
    """The header of a compiled file."""

    language: str
    counts: list[int]  # rows of each length from 1 to LONGEST, then the same for hyphenated words
    text: int  # bytes of display forms and lemmas
    sources: list[str]  # the files it was compiled from, see sources.identity


class Entry(NamedTuple):
    """What the lexicon knows about one folded spelling."""

    folded: str
    display: str  # the most frequent form, common words before names
    flags: Flag
    zipf: float  # log10 of occurrences in 10⁹ words; 0 when unknown
    lemma: str  # of the display form, written likewise
    forms: tuple[str, ...]  # all forms, display first


class Answers(NamedTuple):
    """What a table says belongs under its own categories."""

    under: Mapping[str, tuple[str, ...]]
    spelled: Mapping[str, str]
    """All of them, by their letters."""


NO_ANSWERS = Answers({}, {})


class DamagedLexicon(Exception):
    """A file is no compiled lexicon, or not a complete one."""

    code = "damaged_lexicon"


class _Block:
    """The words of one length."""

    def __init__(self, data: mmap.mmap | bytes, start: int, length: int, count: int, first: int) -> None:
        self._data, self._start, self.length = data, start, length
        self.rows = range(first, first + count)  # numbered through the whole file

    def __getitem__(self, index: int) -> bytes:
        at = self._start + index * self.length
        return self._data[at : at + self.length]

    def find(self, word: bytes) -> int | None:
        """The row of a word of this length."""
        index = int(self._sorted.searchsorted(word))
        return self.rows[index] if index < len(self.rows) and self[index] == word else None

    @cached_property
    def _sorted(self) -> npt.NDArray[np.bytes_]:
        return self.letters.view(f"S{self.length}").ravel()

    @cached_property
    def letters(self) -> npt.NDArray[np.uint8]:
        flat = np.frombuffer(self._data, np.uint8, len(self.rows) * self.length, self._start)
        return flat.reshape(-1, self.length)

    @property
    def span(self) -> slice:
        return slice(self.rows.start, self.rows.stop)


class Lexicon:
    """The words of one language. Queries take folded words (see fold.fold) and change nothing."""

    longest = LONGEST
    own = False
    """Whether these are the words that a table has brought (own_words.py)."""
    beyond: "Lexicon | None" = None
    """The language's lexicon, behind a table's own words."""
    answers = NO_ANSWERS
    """Those to the categories that a table has brought."""

    def __init__(self, header: Header, data: mmap.mmap | bytes, body: int) -> None:
        rows = sum(header.counts)
        self.language, self.size, self.sources = header.language, rows, tuple(header.sources)
        self._data = data
        self._flags = np.frombuffer(data, np.uint32, rows, body)
        self._masks = np.frombuffer(data, np.uint32, rows, body + 4 * rows)
        self._zipf = np.frombuffer(data, np.float32, rows, body + 8 * rows)
        self._ends = np.frombuffer(data, np.uint32, rows + 1, body + 12 * rows)
        blocks = list(_blocks(data, header.counts, start=body + 16 * rows + 4))
        self._plain, self._hyphenated = blocks[:LONGEST], blocks[LONGEST:]
        self._text = len(data) - header.text
        self.worked_out: dict[Any, Any] = {}
        """What others have worked out about it (see kept.py)."""

    @property
    def of_language(self) -> "Lexicon":
        """The language's lexicon, also behind a table's own words."""
        return self.beyond or self

    def with_answers(self, answers: Answers) -> Self:
        """The same words, of a table with categories of its own."""
        words = copy(self)
        words.answers = answers
        return words

    @classmethod
    def open(cls, path: Path) -> Self:
        """Map a compiled file."""
        with path.open("rb") as file:
            if file.read(len(MAGIC)) != MAGIC:
                raise DamagedLexicon(path)
            head = file.read(int.from_bytes(file.read(4), "little"))
            data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        try:
            header = msgspec.json.decode(head, type=Header)
        except msgspec.DecodeError:
            raise DamagedLexicon(path) from None
        body = body_start(len(head))
        if len(data) != body + body_size(header):
            raise DamagedLexicon(path)
        return cls(header, data, body)

    @classmethod
    def of_bytes(cls, data: bytes) -> Self:
        """What `columns.encode` has laid out in memory."""
        start = len(MAGIC) + 4
        head = data[start : start + int.from_bytes(data[len(MAGIC) : start], "little")]
        return cls(msgspec.json.decode(head, type=Header), data, body_start(len(head)))

    def __contains__(self, folded: object) -> bool:
        return isinstance(folded, str) and self._locate(folded) is not None

    def find(self, folded: str) -> Entry | None:
        """All about a folded word; hyphenated words are looked up with their hyphens."""
        found = self._locate(folded)
        return None if found is None else self._entry(folded, found)

    def is_offensive(self, folded: str) -> bool:
        """Whether a folded word is one that the house itself never chooses."""
        found = self._locate(folded)
        return found is not None and not is_presentable(int(self._flags[found]))

    def entry(self, length: int, row: int) -> Entry:
        """All about the word in a row of a length's columns."""
        return self._entry(self.word(length, row), self._block(length).rows[row])

    def word(self, length: int, row: int) -> str:
        """The folded word in a row of a length's columns."""
        return self._block(length)[row].translate(_TEXT).decode("ascii")

    def letters(self, length: int) -> npt.NDArray[np.uint8]:
        """The plain words of a length in order, a row a word, letters from 0 to 25."""
        return self._block(length).letters

    def flags(self, length: int) -> npt.NDArray[np.uint32]:
        """The bits of Flag of each word of a length."""
        return self._flags[self._block(length).span]

    def zipf(self, length: int) -> npt.NDArray[np.float32]:
        """How frequent each word of a length is."""
        return self._zipf[self._block(length).span]

    def masks(self, length: int) -> npt.NDArray[np.uint32]:
        """Which letters each word of a length has: bit 0 for A, bit 25 for Z."""
        return self._masks[self._block(length).span]

    def text(self, length: int) -> tuple[npt.NDArray[np.uint8], Rows]:
        """The forms and lemmas of all words of a length as stored in the map, and where each row begins in them."""
        span = self._block(length).span
        ends = self._ends[span.start : span.stop + 1].astype(np.intp)
        start, end = self._text + ends[0], self._text + ends[-1]
        return np.frombuffer(self._data, np.uint8, end - start, start), ends[:-1] - ends[0]

    def hyphenated(self) -> Iterator[str]:
        """Every hyphenated word as a dictionary writes it, without the first parts of compounds (Arbeits-)."""
        for block in self._hyphenated:
            forms = (self._entry("", row).display for row in block.rows)
            yield from (form for form in forms if not form.endswith("-"))

    def matching(self, pattern: str, without: str = "") -> Rows:
        """The rows that fit a pattern such as "T..S"; its unknown places hold no letter of `without`."""
        known = {place: ord(letter) - 65 for place, letter in enumerate(pattern) if letter != "."}
        absent = {ord(letter) - 65 for letter in without}
        block = self._block(len(pattern))
        # A letter that the pattern does not show must be nowhere in the word: the masks tell.
        banned = sum(1 << letter for letter in absent - set(known.values()))
        rows = np.flatnonzero((self._masks[block.span] & banned) == 0)
        for place, letter in known.items():
            rows = rows[block.letters[rows, place] == letter]
        for letter in absent & set(known.values()):
            for place in range(len(pattern)):
                if place not in known:
                    rows = rows[block.letters[rows, place] != letter]
        return rows

    def suggest(self, word: str, limit: int = 5, any_of: Flag = COMMON) -> list[str]:
        """Display forms near a misspelt word, nearest first, that have some bit of `any_of`."""
        return suggestions.nearest(self, word, limit, any_of)

    def _block(self, length: int) -> _Block:
        if not 1 <= length <= LONGEST:
            raise ValueError(f"no words of {length} letters: 1 to {LONGEST}")
        return self._plain[length - 1]

    def _locate(self, folded: str) -> int | None:
        if not 1 <= len(folded) <= LONGEST or not folded.isascii():
            return None
        block = (self._hyphenated if "-" in folded else self._plain)[len(folded) - 1]
        return block.find(folded.encode("ascii").translate(CODES))

    def _entry(self, folded: str, row: int) -> Entry:
        start, end = self._text + int(self._ends[row]), self._text + int(self._ends[row + 1])
        forms, _, lemma = self._data[start:end].decode().partition("\t")
        display, *others = forms.split("|")
        flags = _flag(int(self._flags[row]))
        return Entry(folded, display, flags, float(self._zipf[row]), lemma or display, (display, *others))


_flag = cache(Flag)  # constructing a member takes longer than finding the word


def body_start(head: int) -> int:
    """Where the columns begin after a header of so many bytes, aligned for NumPy."""
    return -(-(len(MAGIC) + 4 + head) // 64) * 64


def body_size(header: Header) -> int:
    """How many bytes the columns take."""
    letters = sum((at % LONGEST + 1) * count for at, count in enumerate(header.counts))
    return 16 * sum(header.counts) + 4 + letters + header.text


def _blocks(data: mmap.mmap | bytes, counts: list[int], start: int) -> Iterator[_Block]:
    first = 0
    for at, count in enumerate(counts):
        length = at % LONGEST + 1
        yield _Block(data, start, length, count, first)
        first += count
        start += count * length
