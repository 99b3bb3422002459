"""The words that were hidden in a game, one after the other: how hard each was, and when it was found."""

from collections.abc import Sequence
from typing import NamedTuple

from lettrine.analysis.glyphs.hardness import hardness_scale
from lettrine.analysis.glyphs.report import AnalysedPositioning, AnalysedProposal, AnalysedWord
from lettrine.analysis.glyphs.steps import GlyphsTransition
from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.edition import Edition
from lettrine.games.pieces.spelling import judge
from lettrine.words.lexicon import Lexicon


class HiddenWord(NamedTuple):
    """A word, and the steps in which it was hidden and found."""

    seat: int
    word: str
    first: int
    found: int | None
    by: int | None
    bits: float | None

    def is_hidden_at(self, step: int) -> bool:
        """Whether it was hidden at the end of this step."""
        return self.first <= step and (self.found is None or step < self.found)


def hidden_words(history: Sequence[GlyphsTransition]) -> list[HiddenWord]:
    """Every word of the game, in the order in which they were hidden. Those of a prelude are not of it (G16)."""
    return [
        _hidden(transition, history[number + 1 :])
        for number, transition in enumerate(history)
        if isinstance(transition.event, e.Hid)
    ]


def _hidden(transition: GlyphsTransition, later: Sequence[GlyphsTransition]) -> HiddenWord:
    seat, word = transition.event.seat, transition.event.word
    finds = (s for s in later if isinstance(s.event, e.Named) and s.event.of == seat and s.event.right)
    find = next(finds, None)
    found, by = (None, None) if find is None else (find.step, find.event.seat)
    return HiddenWord(seat, word, transition.step, found, by, transition.known_after[seat].bits(word))


def secrets(
    hidden: Sequence[HiddenWord],
    proposed: Sequence[AnalysedProposal],
    positioned: Sequence[AnalysedPositioning],
    rules: Edition,
    words: Lexicon,
) -> list[AnalysedWord]:
    """The analysis of each word."""
    answers = [(asked.of, asked.step, asked.answer == "hit") for asked in proposed]
    answers += [(asked.of, asked.step, asked.exact) for asked in positioned]
    by_secret = [[yes for of, step, yes in answers if of == s.seat and s.is_hidden_at(step)] for s in hidden]
    return [_secret(secret, mine, rules, words) for secret, mine in zip(hidden, by_secret, strict=True)]


def _secret(secret: HiddenWord, answers: Sequence[bool], rules: Edition, words: Lexicon) -> AnalysedWord:
    scale = hardness_scale(words, rules)
    needed = scale.questions_needed(secret.word)
    return AnalysedWord(
        seat=secret.seat,
        word=secret.word,
        known=judge(rules, words, secret.word) is None,
        hidden=secret.first,
        found=secret.found,
        by=secret.by,
        bits=secret.bits,
        questions_needed=needed,
        percentile=scale.percentile(needed),
        questions=len(answers),
        misses=answers.count(False),
    )
