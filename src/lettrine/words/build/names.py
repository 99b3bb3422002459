"""How often a word is meant where a name has the same letters: Paris, and the plural of pari.

How often the name is meant is seen abroad, where the word is none: soleil is frequent in French alone, London
everywhere. What is left of the count when the name's part is taken away is the word's; it is at least what the best of
its other forms makes likely.
"""

import math
from collections.abc import Mapping

from lettrine.words.build import bits
from lettrine.words.build.forms import Forms

LEEWAY = 0.5  # a form is seldom more than three times (10⁰·⁵) as frequent as the best of its sisters
AT_HOME = 0.7  # a name is some five times (10⁰·⁷) as frequent at home as abroad
FAMOUS = 4.0  # a name so frequent abroad may be any number of times as frequent at home (Paris)
ALONE = 1.0  # without other forms that occur, to judge by, the common word is taken for a tenth of what is counted


def own_frequencies(forms: Forms, foreign: Mapping[str, float]) -> list[float]:
    """The frequency of each form, corrected where a name shares its letters with a common word."""
    named = {written for written, known in zip(forms.tokens, forms.flags, strict=True) if known & bits.NAMES}
    shared = [
        at
        for at, (written, known) in enumerate(zip(forms.tokens, forms.flags, strict=True))
        # Function words are frequent in their own right.
        if known & bits.COMMON and not known & bits.FUNCTION and written in named
    ]
    sisters = _sisters(forms, {forms.lemmas[at] for at in shared}, named)
    zipfs = forms.zipfs.copy()
    for at in shared:
        zipf, sister = zipfs[at], sisters.get(forms.lemmas[at])
        least = min(zipf, sister + LEEWAY) if sister else max(0, zipf - ALONE)
        zipfs[at] = max(least, _without_name(zipf, foreign[forms.tokens[at]]))
    return zipfs


def _sisters(forms: Forms, wanted: set[str], named: set[str]) -> dict[str, float]:
    """By lemma, the frequency of the best of its forms that are no name."""
    best: dict[str, float] = {}
    for lemma, known, written, zipf in zip(forms.lemmas, forms.flags, forms.tokens, forms.zipfs, strict=True):
        if lemma in wanted and known & bits.COMMON and written not in named and zipf > best.get(lemma, 0):
            best[lemma] = zipf
    return best


def _without_name(zipf: float, foreign: float) -> float:
    """The frequency that is left of a word's when that of its name, which is known from abroad, is taken away."""
    left = 10**zipf - 10 ** (foreign + AT_HOME) if foreign < FAMOUS else 0
    return math.log10(left) if left > 1 else 0.0
