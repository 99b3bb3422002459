"""Whether a word is spelled right (T10): in the lexicon, accents ignored, or an answer on our cards.

Many proper names and words of other languages are in no dictionary of ours. Where a category asks for them, or the
captain says that it is a name, a word that is not found is neither right nor wrong: nobody loses anything by it.
The answers that a table has given for its own categories are spelled right, too.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from lettrine.games.tug.cards import known
from lettrine.games.tug.edition import Edition
from lettrine.games.tug.state import Given
from lettrine.words.compounds import joined
from lettrine.words.flags import is_presentable
from lettrine.words.fold import fold
from lettrine.words.kept import kept_with_lexicon
from lettrine.words.lexicon import Lexicon


class Verdict(NamedTuple):
    """What a dictionary says: right, wrong, or nothing; and how it writes the word."""

    right: bool | None
    form: str | None = None


def checked(words: Lexicon | None, language: str, rules: Edition, given: Given) -> Verdict:
    """T10: of a word that the glass cut off, whether some word begins so. No lexicon admits everything."""
    if words is None:
        return Verdict(True)
    find = _beginning if given.cut else _whole
    form = find(words, language, rules, given.word)
    if form is not None:
        return Verdict(True, form)
    if not rules.hyphens and "-" in given.word:
        return Verdict(False)
    wrong = None if given.cut else next(_forms(words, language, given.letters), None)
    if wrong is not None:  # but for the hyphens it is a word
        return Verdict(False, wrong)
    return Verdict(None if _is_elsewhere(given) else False)


def _is_elsewhere(given: Given) -> bool:
    """Whether it may be right although no dictionary of ours has it."""
    return given.proper or given.category.proper != "no" or given.category.foreign


def longest_beginning(words: Lexicon, language: str, rules: Edition, word: str) -> str:
    """T10: what comes before the first mistake: as much of a word as some word begins with."""
    beginnings = (word[:length].strip("-") for length in range(len(word), 0, -1))
    return next((each for each in beginnings if each and _beginning(words, language, rules, each)), "")


def _whole(words: Lexicon, language: str, rules: Edition, word: str) -> str | None:
    """The word as a dictionary writes it, if it allows the hyphens that were spelled."""
    forms = _forms(words, language, word.replace("-", ""))
    return next((form for form in forms if _is_spelled(form, word, rules)), None)


def _forms(words: Lexicon, language: str, letters: str) -> Iterator[str]:
    """Everything that a dictionary writes with these letters."""
    entry = words.find(letters)
    if entry is not None:
        yield entry.display
    yield from compounds(words).get(letters, ())
    yield from (listed[letters] for listed in (words.answers.spelled, known(language)) if letters in listed)
    compound = joined(words, letters) if entry is None else None
    if compound is not None:
        yield compound


def _beginning(words: Lexicon, language: str, rules: Edition, word: str) -> str | None:
    """Some word that begins so: itself, if it is one."""
    whole = _whole(words, language, rules, word)
    if whole is not None:
        return whole
    letters = word.replace("-", "")
    longer = None if _counts(rules, word) else _longer(words, letters)
    return longer or next(
        (form for form in _others(words, language, letters) if _is_spelled(form, word, rules, cut=True)), None
    )


def _others(words: Lexicon, language: str, letters: str) -> Iterator[str]:
    """The hyphenated words and the answers on our cards that begin with these letters."""
    for folded, forms in compounds(words).items():
        if folded.startswith(letters):
            yield from forms
    for listed in (words.answers.spelled, known(language)):
        yield from (form for folded, form in listed.items() if folded.startswith(letters))


def _counts(rules: Edition, word: str) -> bool:
    """Whether there are hyphens in a word that make a difference."""
    return "-" in word and (rules.stray_hyphens == "wrong" or not rules.hyphens)


def _is_spelled(form: str, word: str, rules: Edition, cut: bool = False) -> bool:
    """T10: whether this is how a form is spelled: hyphens may be left out, but none may stand where none belongs."""
    if not rules.hyphens and "-" in form + word:
        return False  # T9
    return not _counts(rules, word) or _without_some_hyphens(fold(form), word, cut)


def _without_some_hyphens(form: str, word: str, cut: bool) -> bool:
    """Whether a word is a form, or of one cut off the beginning of one, whose hyphens are there or not."""
    at = 0
    for sign in word:
        while form[at : at + 1] == "-" != sign:
            at += 1
        if form[at : at + 1] != sign:
            return False
        at += 1
    return cut or not form[at:].strip("-")


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
def compounds(words: Lexicon) -> dict[str, tuple[str, ...]]:
    """All hyphenated words by their letters alone (T9)."""
    found: dict[str, tuple[str, ...]] = {}
    for form in words.hyphenated():
        letters = fold(form).replace("-", "")
        found[letters] = (*found.get(letters, ()), form)
    return found
