"""How bots choose a word to hide at Sonde: at random, among words that people know.

Short words with rare and doubled letters are the hardest to expose. A bot that always hid the hardest would be
predictable, so it draws among many hard ones, sometimes with blanks.
"""

from functools import lru_cache
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lettrine.bots.common.bot import NoWordFits
from lettrine.games.sonde.actions import Hide
from lettrine.games.sonde.letter_box import BLANK, can_be_laid, cards_left
from lettrine.games.sonde.spelling import Admission, admission
from lettrine.games.sonde.view import View
from lettrine.words.lexicon import Lexicon
from lettrine.words.secrets import Band, chosen

DOUBLED_BITS = 3.0
"""How many bits a repeated letter adds to a word's hardness."""

Rows = npt.NDArray[np.intp]


class WordPreference(NamedTuple):
    """What a bot prefers to hide; each length and number of blanks as often as it is listed."""

    lengths: tuple[int, ...]
    blanks: tuple[int, ...]
    band: Band
    hardest_share: float
    """The share of such words, hardest first, that is drawn from."""


PLAIN = WordPreference((5, 6, 7, 8, 9), (0, 0, 0, 1, 1, 2), Band(3.3, 5.0), 1.0)
GENTLE = WordPreference((5, 6, 7, 8), (0,), Band(4.0, 6.5), 1.0)
EASY = WordPreference((7, 8, 9, 10), (0, 0, 0, 1), Band(3.5, 6.0), 1.0)
FAIR = WordPreference((6, 7, 8, 9), (0, 0, 0, 1, 1), Band(3.2, 5.0), 1.0)
HARD = WordPreference((4, 5, 5, 5, 6), (0, 0, 0, 0, 1), Band(3.0, 4.7), 0.25)

STRENGTHS = {"gentle": GENTLE, "beginner": EASY, "club": FAIR, "master": HARD}


class Choice(NamedTuple):
    """Words to draw from: their length, 0 if there are none, and their rows in the lexicon."""

    length: int
    rows: Rows


def choose_secret(view: View, seat: int, words: Lexicon, rng: Random, preference: WordPreference = PLAIN) -> Hide:
    """A word for the seat's first tray that is still empty, sometimes with blanks around it."""
    rules, laid = view.rules, "".join(tray.secret or "" for tray in view.trays[seat])
    pool, wanted = word_pool(words, admission(rules), rules.spaces, preference), rng.choice(preference.lengths)
    length, rows = pool[wanted] if rules.letters == "free" else _beside(laid, words, pool, wanted)
    if not length:
        raise NoWordFits
    word = words.word(length, int(rng.choice(rows)))
    blanks = min(rng.choice(preference.blanks), rules.blanks, rules.spaces - len(word))
    if rules.letters == "box":
        blanks = min(blanks, cards_left(laid)[BLANK])
    before = rng.randint(0, blanks)
    tray = next(tray.tray for tray in view.trays[seat] if not tray.shown)
    return Hide(word, before, blanks - before, tray)


def _beside(laid: str, words: Lexicon, pool: dict[int, Choice], wanted: int) -> Choice:
    """The words of the wanted length that the cards left in the box will do for; where there are none, of another."""
    choices = [pool[length] for length in (wanted, *pool) if pool[length].length]
    left = (Choice(length, rows[can_be_laid(words.letters(length)[rows], laid)]) for length, rows in choices)
    return next((choice for choice in left if len(choice.rows)), Choice(0, np.arange(0)))


@lru_cache(maxsize=64)
def word_pool(words: Lexicon, admitted: Admission, spaces: int, preference: WordPreference) -> dict[int, Choice]:
    """By preferred length, the words to draw from; where none is that long, shorter ones, or else longer ones.

    It is made for all lengths at once: on so many spaces lies a long word or a padded one, and the time that the first
    word of a length takes would tell which.
    """
    return {
        length: _choice(words, admitted, min(length, spaces), spaces, preference) for length in set(preference.lengths)
    }


def _choice(words: Lexicon, admitted: Admission, wanted: int, spaces: int, preference: WordPreference) -> Choice:
    lengths = (*range(wanted, 0, -1), *range(wanted + 1, min(spaces, words.longest) + 1))
    every = (Choice(length, preferred_rows(words, admitted, length, preference)) for length in lengths)
    return next((choice for choice in every if len(choice.rows)), Choice(0, np.arange(0)))


def preferred_rows(words: Lexicon, admitted: Admission, length: int, preference: WordPreference) -> Rows:
    """All words of a length that a bot of this preference hides; where none is such, any that it may."""
    allowed = admitted.rows(words, length)
    preferred = chosen(words, length, np.arange(len(allowed)), allowed, preference.band)
    if not len(preferred):
        return preferred
    hardness = _hardness(words.letters(length)[preferred])
    return preferred[np.argsort(-hardness, kind="stable")[: max(1, round(preference.hardest_share * len(preferred)))]]


def _hardness(letters: npt.NDArray[np.uint8]) -> npt.NDArray[np.float64]:
    """How rare the letters of each word are, in bits, and how many it has more than once."""
    has = (letters[:, :, None] == np.arange(26)).any(axis=1)
    rarity = -np.log2(has.mean(axis=0) + 1e-9)
    hardness: npt.NDArray[np.float64] = has @ rarity + DOUBLED_BITS * (letters.shape[1] - has.sum(axis=1))
    return hardness
