"""What words come to a bot's mind at a table of Tug, and what spelling each of them would be worth."""

from collections.abc import Sequence
from random import Random

from lettrine.games.tug.cards import Entry, letters_of
from lettrine.games.tug.view import View

READINESS = (4.0, 2.0, 1.0)
"""How readily an answer comes to mind that does so at once, soon or late."""
VALUES = (-1.0, -0.72, -0.40, -0.08, 0.20, 0.51, 1.0)
"""What a letter is worth to a team, from lost over the middle to captured; measured between equal bots."""
VICTORY = 5.0


def thought_of(entry: Entry, many: int, chance: Random) -> list[str]:
    """So many answers, the readier ones more often, in the order in which they come to mind."""
    weighed = [
        (chance.random() ** (1 / weight), answer)
        for weight, tier in zip(READINESS, entry.answers, strict=True)
        for answer in tier
    ]
    return [answer for _, answer in sorted(weighed, reverse=True)[:many]]


def worth(view: View, team: int, word: str) -> float:
    """What spelling a word does for a team: every letter on the board moves as often as it occurs (T5)."""
    pull, edge = (1 if team else -1), view.rules.lanes + 1
    places = {tile.letter: tile.at * pull for tile in view.tiles if tile.taken is None}
    before = sum(value(place, edge) for place in places.values())
    steps = view.held if view.held is not None else len(word)
    for letter in letters_of(word):
        if steps > 0 and places.get(letter, edge) < edge:
            places[letter] += 1
            steps -= 1
    captured = sum(place >= edge for place in places.values()) + view.scores[team]
    won = VICTORY * (captured >= view.rules.to_win)
    return sum(value(place, edge) for place in places.values()) - before + won


def value(place: int, edge: int) -> float:
    """What a letter is worth to a team by where it stands between the two edges, from −`edge`, where it is lost, on.

    Boards of other widths are stretched onto ours.
    """
    return VALUES[round((place + edge) / (2 * edge) * (len(VALUES) - 1))]


def best(view: View, team: int, words: Sequence[str]) -> str | None:
    """The word that does most; one that was given before does nothing (T8)."""
    given = {said.letters for said in view.given}
    fresh = [word for word in words if letters_of(word) not in given]
    return max(fresh, key=lambda word: worth(view, team, word), default=None)
