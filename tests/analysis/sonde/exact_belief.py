"""The same figures, worked out anew from a plain list of contents: slow, and so simple that it must be right."""

from itertools import product
from math import log2

import numpy as np

from lettrine.analysis.sonde.belief import SYMBOLS, Belief


def believed(weights, unknown=0.0, shares=None):
    """A belief in these contents with these weights."""
    contents = list(weights)
    cells = np.array([[SYMBOLS.index(content[space]) for content in contents] for space in range(len(contents[0]))])
    shares = np.full(27, 1 / 27) if shares is None else shares
    return Belief(cells.astype(np.uint8), np.array(list(weights.values())), "?" * len(cells), unknown, shares)


def outcomes(trays, letter):
    """What can come of a question, with its chance: None is a miss, else it is the tray and space that open."""
    total = {None: 0.0}
    for world in product(*(tray.items() for tray in trays)):
        weight = np.prod([mass / sum(tray.values()) for (_, mass), tray in zip(world, trays, strict=True)])
        places = [(t, s) for t, (content, _) in enumerate(world) for s, cell in enumerate(content) if cell == letter]
        for place in places or [None]:
            total[place] = total.get(place, 0.0) + weight / max(1, len(places))
    return total


def expected_bits(trays, letter):
    return sum(chance * -log2(chance) for chance in outcomes(trays, letter).values() if chance > 0)


def believed_after(trays, letter, place, which):
    """What one of the trays holds with which chance, after this came of the question."""
    left = {}
    for world in product(*(tray.items() for tray in trays)):
        weight = np.prod([mass / sum(tray.values()) for (_, mass), tray in zip(world, trays, strict=True)])
        places = [(t, s) for t, (content, _) in enumerate(world) for s, cell in enumerate(content) if cell == letter]
        if place in (places or [None]):
            content = world[which][0]
            left[content] = left.get(content, 0.0) + weight / max(1, len(places))
    return {content: weight / sum(left.values()) for content, weight in left.items()}


def expected_points(trays, letter, rules, factor=1):
    total = 0.0
    for place, chance in outcomes(trays, letter).items():
        if place is None:
            total -= chance * rules.blank_penalty * (letter == ".")
        else:
            last = len(next(iter(trays[place[0]]))) == 1
            total += chance * (rules.values[place[1]] * factor + rules.last_space_bonus * last)
    return total
