"""The words that were hidden in a game, one after the other: how hard each was, and how it fared."""

from collections.abc import Sequence
from typing import NamedTuple

from lettrine.analysis.glyphs.hardness import scale_of
from lettrine.analysis.glyphs.report import AnalysedPositioning, AnalysedProposal, AnalysedWord
from lettrine.analysis.glyphs.steps import Scene
from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.edition import Edition
from lettrine.games.pieces.spelling import judge
from lettrine.words.lexicon import Lexicon


class Hidden(NamedTuple):
    """A word, and the steps in which it was hidden and found."""

    seat: int
    word: str
    first: int
    found: int | None
    by: int | None
    bits: float | None

    def during(self, step: int) -> bool:
        """Whether it was hidden at the end of this step."""
        return self.first <= step and (self.found is None or step < self.found)


def hidden_words(played: Sequence[Scene]) -> list[Hidden]:
    """Every word of the game, in the order in which they were hidden. Those of a prelude are not of it (G16)."""
    return [
        _hidden(scene, played[number + 1 :]) for number, scene in enumerate(played) if isinstance(scene.event, e.Hid)
    ]


def _hidden(scene: Scene, later: Sequence[Scene]) -> Hidden:
    seat, word = scene.event.seat, scene.event.word
    finds = (s for s in later if isinstance(s.event, e.Named) and s.event.of == seat and s.event.right)
    find = next(finds, None)
    found, by = (None, None) if find is None else (find.step, find.event.seat)
    return Hidden(seat, word, scene.step, found, by, scene.then[seat].bits(word))


def secrets(
    hidden: Sequence[Hidden],
    proposed: Sequence[AnalysedProposal],
    positioned: Sequence[AnalysedPositioning],
    rules: Edition,
    words: Lexicon,
) -> list[AnalysedWord]:
    """What is to be said of each word."""
    answers = [(asked.of, asked.step, asked.answer == "hit") for asked in proposed]
    answers += [(asked.of, asked.step, asked.exact) for asked in positioned]
    return [
        _secret(secret, [yes for of, step, yes in answers if of == secret.seat and secret.during(step)], rules, words)
        for secret in hidden
    ]


def _secret(secret: Hidden, answers: Sequence[bool], rules: Edition, words: Lexicon) -> AnalysedWord:
    scale = scale_of(words, rules)
    needed = scale.needed(secret.word)
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
