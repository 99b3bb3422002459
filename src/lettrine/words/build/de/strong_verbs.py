"""The strong and irregular verbs of German: which infinitive a form such as ging, gibt or gegangen belongs to.

The spelling dictionary lists these forms, alone and with every prefix, beside the infinitives.
"""

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from lettrine.words.build.word_lists import read_lines


def _read_verbs(path: Path) -> tuple[dict[str, str], dict[str, str]]:
    """The infinitive of each finite form, and that of each participle."""
    finite: dict[str, str] = {}
    participles: dict[str, str] = {}
    for line in read_lines(path):
        infinitive, present, past, subjunctive, participle = line.split()
        stem = present.removesuffix("t")
        forms = (past, subjunctive, subjunctive + "n", present, stem, stem + "st")
        finite |= dict.fromkeys(forms, infinitive)
        participles[participle] = infinitive
    return finite, participles


_FINITE, _PARTICIPLES = _read_verbs(Path(__file__).with_name("strong_verbs.txt"))


def finite_of(word: str, verbs: Collection[str]) -> str:
    """The verb of a finite form (abgab: abgeben); empty if it is of no strong verb."""
    return next(_verbs(word, _FINITE, verbs), "")


def participle_of(word: str, verbs: Collection[str]) -> str:
    """The verb of a participle (abgegeben, ergeben: abgeben, ergeben); empty if it is of no strong verb."""
    at = word.find("ge")
    while at >= 0:
        verb = word[:at] + _PARTICIPLES.get(word[at + 2 :], "?")
        if verb in verbs:
            return verb
        at = word.find("ge", at + 1)
    return next(_verbs(word, _PARTICIPLES, verbs), "")


def _verbs(word: str, roots: Mapping[str, str], verbs: Collection[str]) -> Iterator[str]:
    """The verbs that a prefix and the root at the end of the word make, the longest root first."""
    for at in range(max(0, len(word) - 10), len(word) - 1):
        root = roots.get(word[at:])
        if root and (verb := word[:at] + root) in verbs:
            yield verb
