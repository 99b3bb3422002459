"""Tug, for the conformance suites. What may be heard at a table is written here from the rules, not from the code."""

from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from lettrine.core.game import Action, Decision, Lapse, Seating
from lettrine.games.tug import TUG
from lettrine.games.tug.actions import (
    Accept,
    Captain,
    Check,
    Contest,
    Done,
    Draw,
    Explain,
    Glass,
    Spell,
    Suggest,
    Vote,
)
from lettrine.games.tug.edition import Edition
from lettrine.games.tug.state import Drawing, State, Voting
from lettrine.words.own_words import own_words
from tests.conformance.specimen import Opening, Specimen, Twins

CARDS = ("fruit", "zodiac", "Anything", "painter", "Something red", "cheese")
WORDS = ("plum", "tea", "strawberry", "ST", "mother-in-law")
EXPLAINED = ("", "It is one.")
DICTIONARY = own_words("en", ("set", "plum", "tea", "strawberry"), None)
"""Few words, so that most that are spelled are misspelt, and most names unheard of (T10)."""
OWN = (("Part of a cell",), ("Our boats",), ("Our boats", "Part of a cell"))
"""What tables have brought themselves (T3)."""
OPTIONS = {
    "to_win": st.sampled_from([6, 7, 8]),
    "glass": st.sampled_from([5, 60]),
    "fair_start": st.booleans(),
    "lanes": st.sampled_from([1, 3]),
    "turning": st.sampled_from([0, 5]),
    "doubts": st.sampled_from(["one", "both"]),
    "content": st.booleans(),
    "stray_hyphens": st.sampled_from(["ignored", "wrong"]),
    "names": st.sampled_from(["asked", "everywhere"]),
    "hyphens": st.booleans(),
    "misspelt": st.sampled_from(["back", "keep"]),
    "level": st.sampled_from(["all", "easy", "hard"]),
    "glass_times": st.sampled_from(["word", "thinking"]),
    "clock": st.just(10),
}
piles = st.lists(st.sampled_from(CARDS), min_size=1, max_size=9).map(tuple)
tables = st.one_of(st.integers(2, 5), st.integers(2, 12))


@st.composite
def seatings(draw: Any, deck: bool = False) -> Seating:
    """Teams that alternate, or others; cards that lie as somebody laid them, or shuffled ones."""
    seats = draw(tables)
    pile = draw(piles) if deck or draw(st.booleans()) else None
    seating = Seating(seats, "en", draw(st.integers(0, 1)), pile)
    if draw(st.booleans()):
        return seating
    order = draw(st.permutations(range(seats)))
    teams = tuple(order[: seats // 2]), tuple(order[seats // 2 :])
    return replace(seating, teams=teams, captains=(draw(st.sampled_from(teams[0])), draw(st.sampled_from(teams[1]))))


def people(seating: Seating) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """T1: the captain of the team that starts, that team, and the other."""
    teams = seating.teams or (tuple(range(0, seating.seats, 2)), tuple(range(1, seating.seats, 2)))
    captains = seating.captains or (teams[0][0], teams[1][0])
    return captains[seating.first], teams[seating.first], teams[1 - seating.first]


def beginning(seating: Seating, rules: Edition) -> list[tuple[int, Action]]:
    """A card, and the glass, unless that turns with the card (T4): until the sand runs."""
    captain, _, others = people(seating)
    return [(captain, Draw()), (others[-1], Glass())][: 2 if rules.turning else 1]


def given_word(seating: Seating, rules: Edition, proper: bool = False) -> list[tuple[int, Action]]:
    """The first turn until the word has ended, which may be said to be a name (T10)."""
    captain, _, _ = people(seating)
    return [*beginning(seating, rules), *((captain, Spell(letter)) for letter in "SETS"), (captain, Done(proper))]


def given_name(seating: Seating, rules: Edition) -> list[tuple[int, Action]]:
    return given_word(seating, rules, proper=True)


def first_turn(seating: Seating, rules: Edition, proper: bool = False) -> list[tuple[int, Action]]:
    """A card, the glass, a word, and the challenge to it, up to the vote."""
    _, team, others = people(seating)
    return [*given_word(seating, rules, proper), (others[0], Contest()), (team[-1], Explain("It is one."))]


@st.composite
def openings(draw: Any, deck: bool = False) -> Opening:
    """A table somewhere in its first turn."""
    rules = TUG.rules(draw(st.sampled_from(TUG.editions)), draw(st.fixed_dictionaries({}, optional=OPTIONS)))
    assert isinstance(rules, Edition)
    seating = draw(seatings(deck))
    moves = draw(st.sampled_from([lambda *_: [], beginning, given_word, given_name, first_turn]))(seating, rules)
    words = draw(st.sampled_from([None, DICTIONARY]))
    return Opening(rules, seating, draw(st.integers(0, 2**64)), tuple(moves), words)


def timed(opening: Opening) -> Opening:
    return opening.but(rules=replace(opening.rules, clock=10))


def free(state: State, decision: Decision, seat: int, number: int) -> Action | None:
    """What offers nothing finite: words to whisper, and explanations. A captain at the longest word has no letter."""
    if decision.kind == "suggest":
        return Suggest(WORDS[number % len(WORDS)])
    return Explain(EXPLAINED[number % 2]) if decision.kind == "explain" else None


@st.composite
def twins(draw: Any) -> Twins:
    """Worlds that differ in a whispered word, a ballot, the pile, the categories of the table's own, or the seed."""
    return draw(draw(st.sampled_from([whispers, ballots, ballots, other_piles, other_categories, other_seeds]))())


@st.composite
def whispers(draw: Any) -> Twins:
    """T5: the other team hears nothing, and neither do watchers."""
    opening = draw(openings())
    _, team, others = people(opening.seating)
    begun = beginning(opening.seating, opening.rules)[: draw(st.integers(1, 2))]
    teller, words = draw(st.sampled_from(team)), draw(st.permutations(WORDS))
    return Twins(*(_with(opening, [*begun, (teller, Suggest(word))]) for word in words[:2]), (*others, None))


@st.composite
def ballots(draw: Any) -> Twins:
    """T11: a vote is known to who gave it alone, as long as somebody has not voted."""
    opening = draw(openings())
    seats = opening.seating.seats
    voters = draw(st.permutations(range(seats)))[: draw(st.integers(1, seats - 1))]
    votes = [(seat, Vote(draw(st.sampled_from([True, False, None])))) for seat in voters[1:]]
    turn = first_turn(opening.seating, opening.rules, proper=draw(st.booleans()))
    said = draw(st.permutations([True, False, None]))[:2]
    worlds = [_with(opening, [*turn, (voters[0], Vote(fits)), *votes]) for fits in said]
    return Twins(worlds[0], worlds[1], tuple(seat for seat in (*range(seats), None) if seat != voters[0]))


@st.composite
def other_piles(draw: Any) -> Twins:
    """T3: nobody knows the next card."""
    opening = draw(openings(deck=True))
    pile = opening.seating.deck or ()
    known = len([move for move in opening.moves if isinstance(move[1], Draw)])
    others = draw(st.lists(st.sampled_from(CARDS), min_size=len(pile) - known, max_size=len(pile) - known))
    seating = replace(opening.seating, deck=(*pile[:known], *others))
    return Twins(opening, opening.but(seating=seating), _everyone(opening))


@st.composite
def other_categories(draw: Any) -> Twins:
    """T3: which categories the table has brought itself is told when they come up, and not by the game before that."""
    opening = draw(openings(deck=True))
    lists = draw(st.permutations(OWN))[:2]
    worlds = [opening.but(seating=replace(opening.seating, categories=each)) for each in lists]
    return Twins(worlds[0], worlds[1], _everyone(opening))


@st.composite
def other_seeds(draw: Any) -> Twins:
    opening = draw(openings(deck=True))
    return Twins(opening, opening.but(seed=opening.seed + 1), _everyone(opening))


def _everyone(opening: Opening) -> tuple[int | None, ...]:
    return (*range(opening.seating.seats), None)


def _with(opening: Opening, moves: list[tuple[int, Action]]) -> Opening:
    return opening.but(moves=tuple(moves))


def alike(one: State, other: State, seat: int, action: Action) -> bool:
    """T4: all read the card that is drawn. T11: when all have voted, the ballots lie open."""
    if isinstance(action, Draw) or (isinstance(action, Lapse) and isinstance(one.phase, Drawing)):
        return bool(one.pile and other.pile) and one.pile[0] == other.pile[0]
    if isinstance(one.phase, Voting) and isinstance(other.phase, Voting) and one.phase != other.phase:
        last = len(one.phase.ballots) == one.seats - 1 and isinstance(action, Vote)
        return not (last or isinstance(action, Lapse))
    return True


def revealed(one: State, other: State) -> bool:
    """T5: what was whispered never is; what else is laid open, `alike` leaves out."""
    return False


strange = st.one_of(
    st.builds(Spell, st.sampled_from(["A", "S", "T", "Z", "3", "ST"])),
    st.builds(Vote, st.sampled_from([True, False, None])),
    st.builds(Captain, st.integers(-1, 12)),
    st.builds(Suggest, st.sampled_from((*WORDS, " "))),
    st.builds(Explain, st.sampled_from(EXPLAINED)),
    st.sampled_from([Draw(), Glass(), Done(), Done(proper=True), Check(), Contest(), Accept()]),
)


def probes(state: State) -> list[Action]:
    """Everything that can be said at this table, in turn or out of turn."""
    plain = [Draw(), Glass(), Done(), Done(proper=True), Check(), Contest(), Accept(), Explain(), Suggest("plum")]
    votes = [Vote(fits) for fits in (True, False, None)]
    return [*plain, *votes, *map(Spell, "AST-"), *map(Captain, range(state.seats))]


SPECIMEN = Specimen(
    game=TUG,
    openings=openings(),
    timed=timed,
    free=free,
    strange=strange,
    probes=probes,
    twins=twins(),
    alike=alike,
    revealed=revealed,
)
