"""The race (G16), which is Quick and the prelude to Glyphs, for their specimens: written from the rules."""

from typing import Any

from hypothesis import strategies as st

from lettrine.core.game import Action
from lettrine.games.pieces.race.actions import Claim, GiveUp
from lettrine.games.pieces.race.state import Race
from tests.conformance.specimen import Opening, Twins
from tests.games.glyphs.letters import pieces

FEW = "AHLTUSE"
FELLOWS = {"A": "H", "H": "A", "L": "T", "T": "L"}


def words(length: int) -> st.SearchStrategy[str]:
    return st.text(FEW, min_size=length, max_size=length)


@st.composite
def begun(draw: Any, hide: Any, seats: int, length: int) -> tuple[tuple[int, Action], ...]:
    """A race up to its start: everybody has passed a word on."""
    return tuple((seat, hide(draw(words(length)))) for seat in range(seats))


@st.composite
def whole(draw: Any, hide: Any, seats: int, length: int) -> tuple[tuple[int, Action], ...]:
    """A race from its first word to its end: somebody builds the word that was passed on, or all give up."""
    hides = draw(begun(hide, seats, length))
    if draw(st.booleans()):
        return (*hides, *[(seat, GiveUp()) for seat in range(seats)])
    winner = draw(st.integers(0, seats - 1))
    return (*hides, (winner, Claim(hides[winner - 1][1].word)))


@st.composite
def twins(draw: Any, opening: Opening) -> Twins:
    """Worlds in which one seat has passed another word on. Its neighbour may see the pieces, and nothing else."""
    seats = opening.seating.seats
    owner = draw(st.integers(0, seats - 1))
    one, other = draw(_pair(len(opening.moves[owner][1].word)))
    worlds = [_passing_on(opening, owner, word) for word in (one, other)]
    knowing = {owner} if pieces(one) == pieces(other) else {owner, (owner + 1) % seats}
    return Twins(worlds[0], worlds[1], tuple(seat for seat in (*range(seats), None) if seat not in knowing))


@st.composite
def _pair(draw: Any, length: int) -> tuple[str, str]:
    """Two words for one seat: most of them of the same pieces, in another order or of other letters."""
    word = draw(words(length))
    kind = draw(st.sampled_from(["order", "fellows", "another"]))
    if kind == "another":
        return word, draw(words(length))
    return word, word[::-1] if kind == "order" else "".join(FELLOWS.get(letter, letter) for letter in word)


def _passing_on(opening: Opening, owner: int, word: str) -> Opening:
    moves = list(opening.moves)
    moves[owner] = (owner, type(moves[owner][1])(word))
    return opening.but(moves=tuple(moves))


def some_claim(race: Race, seat: int, number: int) -> Claim:
    """A word out of the pieces received, the hidden one or another; or one that cannot be built."""
    word = race.words[seat - 1]
    return Claim((word, word[::-1], "HUT", word + "A")[number % 4])


def built(race: Race | None, seat: int, action: Claim) -> bool:
    """G16: whether a claim uses exactly the pieces that the seat has received from its right."""
    if race is None or race.began is None or race.over or not action.word.isalpha():
        return False
    return pieces(action.word.upper()) == pieces(race.words[seat - 1])


def shown(one: Race | None, other: Race | None) -> bool:
    """G16: once it is over all words are shown."""
    return one is not None and other is not None and one.over and one.words != other.words


def probes(race: Race | None) -> list[Action]:
    """What a seat might claim that wants to know more: everybody's word, turned round and with another letter."""
    if race is None:
        return []
    return [Claim(text) for word in race.words if word for text in (word, word[::-1], "H" + word[1:], word + "I")]
