"""Games for the simulator, with words of all lengths."""

import numpy as np

from lettrine.games.sonde import SONDE
from lettrine.research.simulator.simulator import Games, checked, encode

WORDS = ("A", "OX", "CAT", "NOON", "HOUSE", "SILOS", "BANANA", "SYZYGY", "TREASURER", "MISSISSIPPI", "QUARTERDECKS")


def secrets(games, trays, seed, most=5, spaces=12):
    """Words of all lengths, with blanks before and after, as many as fit (S4, S5)."""
    chance = np.random.default_rng(seed)
    drawn = []
    for _ in range(games * trays):
        word = str(chance.choice([word for word in WORDS if len(word) <= spaces]))
        blanks = int(chance.integers(min(most, spaces - len(word)) + 1))
        before = int(chance.integers(blanks + 1))
        drawn.append("." * before + word + "." * (blanks - before))
    return encode(drawn, spaces).reshape(games, trays, spaces)


def table(games, edition="1976", seats=4, seed=0, first=0, interruptions=0.0, **options):
    rules = SONDE.rules(edition, options)
    trays = seats * (rules.trays_for_two if seats == 2 else 1)
    given = secrets(games, trays, seed, rules.blanks, rules.spaces)
    return checked(Games(rules, given, seats, seed, first, interruptions))
