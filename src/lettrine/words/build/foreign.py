"""Which words of a language are more often met as another language's: girl in French, Safety in German.

A word that is frequent elsewhere is none the less at home where a form of it that only this language has is used as
well (Person, Personen). Cognates without such a form (addition) are counted as foreign: nothing tells them from others.
"""

from collections.abc import Mapping

from lettrine.words.build.forms import Forms

MORE = 0.25  # how much more frequent a foreign word is where it comes from
NEAR = 1.5  # a form that speaks for its word is not more than thirty times (10¹·⁵) as rare


def foreign_words(forms: Forms, frequency: Mapping[str, float], others: Mapping[str, float]) -> set[str]:
    """The display forms that are more frequent in another language, and that no form of their own speaks for."""
    abroad = {written for written, zipf in others.items() if zipf > frequency.get(written, zipf) + MORE}
    lines = list(zip(forms.displays, forms.lemmas, forms.tokens, strict=True))
    suspects = [line for line in lines if line[2] in abroad]
    wanted = {lemma for _, lemma, _ in suspects}
    native: dict[str, float] = {}  # by lemma, the best of the forms that are frequent here alone
    for _, lemma, written in lines:
        if lemma in wanted and written not in abroad:
            native[lemma] = max(native.get(lemma, 0), frequency.get(written, 0))
    return {display for display, lemma, written in suspects if native.get(lemma, 0) < frequency[written] - NEAR}
