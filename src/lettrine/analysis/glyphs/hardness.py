"""How hard a word of pieces is: how much somebody has to ask who always asks what tells most, until no other is left.

Answers are no matter of chance here, so that a word takes just so many questions. Its place is that among common words
of its length: some of them, evenly taken, stand for all.
"""

from functools import cached_property, lru_cache

import numpy as np

from lettrine.analysis.common.candidates import EVERY
from lettrine.analysis.common.percentiles import COMMON, evenly, percentile
from lettrine.analysis.glyphs.belief import Belief, Unheard
from lettrine.analysis.glyphs.prior import letter_shares, start
from lettrine.bots.pieces.action_values import bits, questions
from lettrine.bots.pieces.candidates import spelt, vocabulary
from lettrine.bots.pieces.cell_letters import Question
from lettrine.games.glyphs import GLYPHS
from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.edition import Edition
from lettrine.games.glyphs.state import State
from lettrine.games.pieces.alphabet import PIECES
from lettrine.games.pieces.glossary import LETTERS
from lettrine.games.pieces.spelling import WordRules, word_rules
from lettrine.words.lexicon import Lexicon

SAMPLE = 150
"""How many common words stand for all of them."""
NOTHING = 1e-9
"""What tells less than this tells nothing."""
ASKER, OWNER = 0, 1


class Node:
    """A moment of somebody's search: what is known, what is asked then, and what follows either answer."""

    def __init__(self, state: State, belief: Belief) -> None:
        self.state, self.belief = state, belief
        self._after: dict[bool, Node] = {}

    @cached_property
    def settled(self) -> bool:
        """Whether only one word is left."""
        left: int = np.count_nonzero(self.belief.chances > NOTHING, axis=1).max()
        return left == 1

    @cached_property
    def question(self) -> Question:
        """What tells most; where nothing tells, a piece that is sure to be in a cell of which not all is known.

        Of two letters out of the same pieces, only positioning a piece that lies there tells which it is (G2).
        """
        asked = questions(self.belief.cells, PIECES, positions=True)
        chances = np.array([self.belief.yes(question.cell, question.yes) for question in asked])
        told = [bits(chance) for chance in chances.tolist()]
        if max(told) > NOTHING:
            return asked[int(np.argmax(told))]
        open_cells = np.count_nonzero(self.belief.chances > NOTHING, axis=1) > 1
        return next(q for q, chance in zip(asked, chances, strict=True) if chance > 0.5 and open_cells[q.cell])

    def after(self, yes: bool) -> "Node":
        """After this answer."""
        if yes not in self._after:
            state = GLYPHS.evolve(self.state, _answer(self.question, yes))
            self._after[yes] = Node(state, self.belief.seen(state.boards[OWNER].cells))
        return self._after[yes]


def _answer(question: Question, yes: bool) -> e.Proposed | e.Positioned:
    cell, put = question.cell + 1, question.placed
    if put is None:
        return e.Proposed(ASKER, OWNER, cell, question.piece, yes)
    return e.Positioned(ASKER, OWNER, cell, put.piece, put.x, put.y, put.angle, yes)


def asked_until_known(root: Node, word: str) -> int:
    """How many questions it takes from here to know the word."""
    node, asked = root, 0
    while not node.settled:
        question = node.question
        node, asked = node.after(bool(question.yes[LETTERS.index(word[question.cell])])), asked + 1
    return asked


class Scale:
    """How hard the common words of one length are, by what a table admits."""

    def __init__(self, words: Lexicon, rules: WordRules, length: int) -> None:
        self._words, self._rules, self._length = words, rules, length
        letters, weights = vocabulary(words, rules, length, EVERY)
        self._known = {spelt(row) for row in letters}
        shares = letter_shares(words, length)
        table = _table(words.language, length)
        self._of_known = Node(table, start(letters, weights, Unheard(0.0, shares)))
        self._any = table, start(letters[:0], weights[:0], Unheard(1.0, shares))

    def needed(self, word: str) -> int:
        """How much is asked until a word is known; one that the lexicon does not have is found letter by letter.

        There is no end of such words, so nothing of their search is kept.
        """
        return asked_until_known(self._of_known if word in self._known else Node(*self._any), word)

    def percentile(self, needed: int) -> float:
        """How many of a hundred common words are easier than this; those that are as hard count half."""
        return percentile(needed, [(one, 1.0) for one in self._common])

    @cached_property
    def _common(self) -> list[int]:
        common = vocabulary(self._words, self._rules, self._length, COMMON)
        some = evenly(np.arange(len(common.letters)), SAMPLE)
        return [self.needed(spelt(common.letters[row])) for row in some]


def _table(language: str, length: int) -> State:
    """A table for two, at which one asks and the other has hidden a word."""
    rules = GLYPHS.rules(GLYPHS.editions[0], {"length": length})
    assert isinstance(rules, Edition)
    return GLYPHS.evolve(None, e.Started(rules, 2, language))


def scale_of(words: Lexicon, rules: Edition) -> Scale:
    """The scale for a language, a length and what a table admits: made once, in a fraction of a second."""
    return _scale(words, word_rules(rules), rules.length)


@lru_cache(maxsize=8)
def _scale(words: Lexicon, rules: WordRules, length: int) -> Scale:
    return Scale(words, rules, length)
