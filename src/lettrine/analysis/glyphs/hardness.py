"""How hard a word of pieces is: the questions of a greedy asker, who always asks for the most bits, until it is known.

Answers are determined by the word, so that a word takes a fixed number of questions. The percentile is that among
common words of its length, of which a sample is taken.
"""

from functools import cached_property, lru_cache

import numpy as np

from lettrine.analysis.common.candidates import ALL_WORDS
from lettrine.analysis.common.percentiles import COMMON, evenly_spaced, percentile
from lettrine.analysis.glyphs.belief import Belief, UnknownWord
from lettrine.analysis.glyphs.prior import initial_belief, letter_shares
from lettrine.bots.pieces.action_values import entropy, possible_questions
from lettrine.bots.pieces.candidates import vocabulary, word_of
from lettrine.bots.pieces.cell_constraints import Question
from lettrine.games.glyphs import GLYPHS
from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.edition import Edition
from lettrine.games.glyphs.state import State
from lettrine.games.pieces.alphabet import PIECES
from lettrine.games.pieces.glossary import LETTERS
from lettrine.games.pieces.spelling import WordRules, word_rules
from lettrine.words.lexicon import Lexicon

SAMPLE = 150
"""How many common words are sampled."""
NEGLIGIBLE = 1e-9
"""Smaller chances and entropies count as 0."""
ASKER, OWNER = 0, 1


class SearchNode:
    """A node of the search: what is known, what is asked then, and what follows each answer."""

    def __init__(self, state: State, belief: Belief) -> None:
        self.state, self.belief = state, belief
        self._after: dict[bool, SearchNode] = {}

    @cached_property
    def settled(self) -> bool:
        """Whether only one word is left."""
        left: int = np.count_nonzero(self.belief.chances > NEGLIGIBLE, axis=1).max()
        return left == 1

    @cached_property
    def question(self) -> Question:
        """The question of the highest entropy; where all have none, a piece that is certain in a cell still unknown.

        Of two letters out of the same pieces, only positioning a piece that lies there tells which it is (G2).
        """
        asked = possible_questions(self.belief.cells, PIECES, positions=True)
        chances = np.array([self.belief.yes(question.cell, question.yes) for question in asked])
        entropies = [entropy(chance) for chance in chances.tolist()]
        if max(entropies) > NEGLIGIBLE:
            return asked[int(np.argmax(entropies))]
        open_cells = np.count_nonzero(self.belief.chances > NEGLIGIBLE, axis=1) > 1
        return next(q for q, chance in zip(asked, chances, strict=True) if chance > 0.5 and open_cells[q.cell])

    def after(self, yes: bool) -> "SearchNode":
        """The node after this answer."""
        if yes not in self._after:
            state = GLYPHS.evolve(self.state, _answer(self.question, yes))
            self._after[yes] = SearchNode(state, self.belief.observed(state.boards[OWNER].cells, state.rules.tolerance))
        return self._after[yes]


def _answer(question: Question, yes: bool) -> e.Proposed | e.Positioned:
    cell, put = question.cell + 1, question.placed
    if put is None:
        return e.Proposed(ASKER, OWNER, cell, question.piece, yes)
    return e.Positioned(ASKER, OWNER, cell, put.piece, put.x, put.y, put.angle, yes)


def questions_until_known(root: SearchNode, word: str) -> int:
    """How many questions it takes from here to know the word."""
    node, asked = root, 0
    while not node.settled:
        question = node.question
        node, asked = node.after(bool(question.yes[LETTERS.index(word[question.cell])])), asked + 1
    return asked


class HardnessScale:
    """How hard the common words of one length are, by what a table admits."""

    def __init__(self, words: Lexicon, rules: WordRules, length: int) -> None:
        self._words, self._rules, self._length = words, rules, length
        letters, weights = vocabulary(words, rules, length, ALL_WORDS)
        self._known = {word_of(row) for row in letters}
        shares = letter_shares(words, length)
        table = _table(words.language, length)
        self._known_root = SearchNode(table, initial_belief(letters, weights, UnknownWord(0.0, shares)))
        self._unknown_start = table, initial_belief(letters[:0], weights[:0], UnknownWord(1.0, shares))

    def questions_needed(self, word: str) -> int:
        """The questions until a word is known; one that the lexicon does not have is found letter by letter.

        There is no end of such words, so nothing of their search is cached.
        """
        root = self._known_root if word in self._known else SearchNode(*self._unknown_start)
        return questions_until_known(root, word)

    def percentile(self, questions_needed: int) -> float:
        """The percentage of common words that are easier than this; those that are as hard count half."""
        return percentile(questions_needed, [(one, 1.0) for one in self._common_words])

    @cached_property
    def _common_words(self) -> list[int]:
        common = vocabulary(self._words, self._rules, self._length, COMMON)
        some = evenly_spaced(np.arange(len(common.letters)), SAMPLE)
        return [self.questions_needed(word_of(common.letters[row])) for row in some]


def _table(language: str, length: int) -> State:
    """A table for two, at which one asks and the other has hidden a word."""
    rules = GLYPHS.rules(GLYPHS.editions[0], {"length": length})
    assert isinstance(rules, Edition)
    return GLYPHS.evolve(None, e.Started(rules, 2, language))


def hardness_scale(words: Lexicon, rules: Edition) -> HardnessScale:
    """The scale for a language, a length and what a table admits; computed once, in a fraction of a second."""
    return _scale(words, word_rules(rules), rules.length)


@lru_cache(maxsize=8)
def _scale(words: Lexicon, rules: WordRules, length: int) -> HardnessScale:
    return HardnessScale(words, rules, length)
