"""What is known of words of pieces, worked out anew from a plain list of words and their answers: slow, and simple."""

from itertools import product
from math import log2, prod

import numpy as np

from lettrine.analysis.glyphs.analyser import analyse
from lettrine.analysis.glyphs.belief import Belief, UnknownWord
from lettrine.bots.pieces.cell_constraints import constraints_of
from lettrine.cli.replay import played, read_record
from lettrine.games.glyphs import GLYPHS
from lettrine.games.glyphs import events as e
from lettrine.games.glyphs.state import still_needs
from lettrine.games.glyphs.view import CellView
from lettrine.games.pieces.alphabet import LETTERS as DRAWN
from lettrine.games.pieces.glossary import LETTERS
from lettrine.games.pieces.placement import Placement, fits
from lettrine.words.cache import lexicon

STROKES = [Placement(s.piece, s.x, s.y, s.angle) for letter in DRAWN.values() for s in letter.strokes]


def believed(weights, unknown=0.0, shares=None):
    """A belief in these words with these weights; `shares` are those of letters, the same in every cell."""
    words = list(weights)
    letters = np.array([[LETTERS.index(letter) for letter in word] for word in words], np.uint8)
    length = len(words[0])
    row = [(shares or {}).get(letter, 0.0) for letter in LETTERS]
    cells = (constraints_of(CellView()),) * length
    return Belief(
        letters, np.array(list(weights.values()), float), UnknownWord(unknown, np.array([row] * length)), cells
    )


def worlds(weights, unknown=0.0, shares=None):
    """Every word that may be there, with its weight."""
    length = len(next(iter(weights)))
    spelt = {"".join(word): unknown * prod(shares[x] for x in word) for word in product(shares or {}, repeat=length)}
    return {word: weights.get(word, 0.0) + spelt.get(word, 0.0) for word in {*weights, *spelt}}


def table(word):
    """A table at which seat 1 has hidden this word."""
    state = GLYPHS.evolve(None, e.Started(GLYPHS.rules("standard", {"length": len(word)}), 2, "en"))
    return GLYPHS.evolve(state, e.Hid(1, word))


def answered(state, asked):
    """The event of asking about a cell of seat 1, as the rules answer; None if it cannot be asked."""
    number, what = asked
    board = state.boards[1]
    if isinstance(what, str):
        return e.Proposed(0, 1, number, what, still_needs(state, 1, number, what))
    cell = board.cells[number - 1]
    if what.piece not in cell.loose:
        return None
    exact = fits(board.word[number - 1], what, cell.placed)
    return e.Positioned(0, 1, number, what.piece, what.x, what.y, what.angle, exact)


def answers(word, questions):
    """What a word answers to these questions, one after the other."""
    state, heard = table(word), []
    for asked in questions:
        event = answered(state, asked)
        heard.append(event)
        state = state if event is None else GLYPHS.evolve(state, event)
    return heard


def left(there, secret, questions, named=()):
    """The words that would have answered all this as the secret did, and were not named."""
    heard = answers(secret, questions)
    return {word: weight for word, weight in there.items() if word not in named and answers(word, questions) == heard}


def entropy(chance):
    return -sum(part * log2(part) for part in (chance, 1 - chance) if part > 0)


def analysed(path):
    """A record's game, and its analysis."""
    header, lines = read_record(str(path))
    match = played(header, lines)
    free = header.lexicon == "none"
    return match, analyse(match.log, header.seats, lexicon(header.language), free=free)
