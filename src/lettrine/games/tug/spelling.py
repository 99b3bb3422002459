"""Whether a word is spelled right (T10): in the lexicon, accents and hyphens ignored, or an answer on our cards.

Proper names and other languages are in no dictionary of ours. Where a category asks for them, a word that is not
found is neither right nor wrong: nobody loses anything by it.
"""

from typing import NamedTuple

import numpy as np

from lettrine.games.tug.cards import Category, known
from lettrine.words.compounds import joined
from lettrine.words.flags import is_presentable
from lettrine.words.fold import fold
from lettrine.words.lexicon import Lexicon, kept_with_lexicon


class Verdict(NamedTuple):
    """What a dictionary says: right, wrong, or nothing; and how it writes the word."""

    right: bool | None
    form: str | None = None


def checked(words: Lexicon | None, language: str, category: Category, letters: str, cut: bool) -> Verdict:
    """T10: of a word that the glass cut off, whether some word begins so. No lexicon admits everything."""
    if words is None:
        return Verdict(True)
    form = _beginning(words, language, letters) if cut else _whole(words, language, letters)
    if form is not None:
        return Verdict(True, form)
    elsewhere = category.proper != "no" or category.foreign
    return Verdict(None if elsewhere else False)


def _whole(words: Lexicon, language: str, letters: str) -> str | None:
    """The word as a dictionary writes it."""
    entry = words.find(letters)
    if entry is not None:
        return entry.display
    return compounds(words).get(letters) or known(language).get(letters) or joined(words, letters)


def _beginning(words: Lexicon, language: str, letters: str) -> str | None:
    """Some word that begins so: itself, if it is one."""
    whole = _whole(words, language, letters)
    if whole is not None:
        return whole
    others = (*compounds(words).items(), *known(language).items())
    found = next((form for folded, form in others if folded.startswith(letters)), None)
    return _longer(words, letters) or found


def _longer(words: Lexicon, letters: str) -> str | None:
    """The best known word that is longer and begins so; no offensive one, since the table is shown it."""
    start = np.frombuffer(letters.encode("ascii"), np.uint8) - ord("A")
    best: tuple[float, str] | None = None
    for length in range(len(letters) + 1, words.longest + 1):
        begin = (words.letters(length)[:, : len(start)] == start).all(axis=1)
        rows = np.flatnonzero(begin & is_presentable(words.flags(length)))
        if len(rows):
            row = int(rows[words.zipf(length)[rows].argmax()])
            found = float(words.zipf(length)[row]), words.entry(length, row).display
            best = found if best is None else max(best, found)
    return None if best is None else best[1]


@kept_with_lexicon
def compounds(words: Lexicon) -> dict[str, str]:
    """Every hyphenated word by its letters alone (T9)."""
    return {fold(form).replace("-", ""): form for form in words.hyphenated()}
