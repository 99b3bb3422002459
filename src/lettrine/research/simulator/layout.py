"""The layout of the simulator's two arrays: the rules of a table, and the table itself."""

import numpy as np

from lettrine.games.sonde.edition import Edition
from lettrine.research.simulator.encoding import SYMBOLS, Integers, encode_card, trays_per_seat

MOST = 12
"""The most trays and seats."""
MOST_SPACES = 26

SEATS, EACH, OPENER, ANY_TIME, CARDS = range(5)
"""The rules: the seats, the trays of each (S36), who begins, whether anybody may interrupt (S27), the number of cards;
then fields of the edition by their own names, then values and deck."""
INTERRUPT_HIDDEN, INTERRUPT_BONUS, INTERRUPT_PENALTY, BLANK_PENALTY, LAST_SPACE_BONUS = range(5, 10)
LAST_TURNS, KEPT_BONUS, KEPT_MANY, KEPT_MANY_BONUS = range(10, 14)
VALUES = 16
DECK = VALUES + MOST_SPACES
_NUMBERS = (
    *("interrupt_hidden", "interrupt_bonus", "interrupt_penalty", "blank_penalty", "last_space_bonus"),
    *("last_turns", "kept_bonus", "kept_many", "kept_many_bonus"),
)

PHASE, TURN, TURNS, SYMBOL, EXTRA, FACTOR, HIDING, HIDDEN_LAST, TURNS_LEFT, DRAWN, STREAM = range(11)
"""The table: its phase, whose turn, how many there were, what was asked for, additional turns owed (S20), what the next
hit is multiplied by (S23), the seats with something hidden, the last of them and the turns against it (S33), how many
cards of the pile have been drawn, and the state of its random numbers."""
FIRST, AFTER = 11, 12
"""The trays that a space is to be opened on: from, and to."""
SCORES = 16
HIDDEN = SCORES + MOST
"""By tray, the spaces still hidden."""
WHERE = HIDDEN + MOST
"""By tray and symbol, the spaces that had it in the beginning."""
PILE = WHERE + MOST * SYMBOLS


def encode_rules(rules: Edition, seats: int, first: int = 0) -> Integers:
    """An edition at a table of so many seats, as an array."""
    deck = [encode_card(card) for card in rules.pack] if rules.cards == "on" else []  # S26
    encoded = np.zeros(DECK + len(deck), np.int64)
    encoded[:INTERRUPT_HIDDEN] = seats, trays_per_seat(rules, seats), first, rules.interrupt == "any_time", len(deck)
    encoded[INTERRUPT_HIDDEN : KEPT_MANY_BONUS + 1] = [getattr(rules, name) for name in _NUMBERS]
    encoded[VALUES : VALUES + rules.spaces] = rules.values[: rules.spaces]
    encoded[DECK:] = deck
    return encoded


def new_table(rules: Integers) -> Integers:
    """An empty table for these rules; `kernel.deal` begins a game on it."""
    return np.zeros(PILE + rules[CARDS], np.int64)
