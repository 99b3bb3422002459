"""Sonde, for the conformance suites. What may be heard at a table is written here from the rules, not from the code."""

from typing import Any

from hypothesis import assume
from hypothesis import strategies as st
from msgspec.structs import replace

from lettrine.core.game import Action, Decision, Lapse, Seating
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Accept, Answer, Ask, Check, Draw, Expose, Hide, Interrupt, Vote
from lettrine.games.sonde.edition import Edition
from lettrine.games.sonde.state import Answering, Drawing, Exposing, State, Tray, Unveiling, Yielding
from lettrine.words.build.reading import Reading
from lettrine.words.flags import Flag
from tests.conformance.specimen import Opening, Specimen, Twins
from tests.words.small_lexicon import lexicon_of

FEW = "AERST"
"""Few letters make many hits, repeated letters and ties."""


CARDS = ("normal", "additional", "left", "right", "blank", "x3", "+15", "-10")
"""Few of them make a short pile, which is soon shuffled anew."""


@st.composite
def tables(draw: Any) -> tuple[Edition, int]:
    edition = draw(st.sampled_from(SONDE.editions))
    options = draw(
        st.fixed_dictionaries(
            {},
            optional={
                "cards": st.sampled_from(["on", "off"]),
                "memory": st.sampled_from(["strict", "notes"]),
                "spelling": st.sampled_from(["checked", "trust"]),
                "answers": st.sampled_from(["server", "players"]),
                "inflected": st.booleans(),
                "letters": st.sampled_from(["free", "box"]),
                "interrupt": st.sampled_from(["any_time", "own_turn"]),
                "clock": st.sampled_from([0, 10]),
                "secrets": st.sampled_from(["own", "dealt"]),
            },
        )
    )
    rules = SONDE.rules(edition, options)
    return rules, draw(st.integers(2, rules.most_seats))


LISTED = ("TEAR", "STAR", "TREE", "REST", "ARREST", "TEARS", "STARS", "TREES", "RESTS", "ARRESTS")
DICTIONARY = lexicon_of([Reading(word, Flag.NOUN, word.removesuffix("S")) for word in LISTED])
"""Where spelling is trusted: half of it are plurals, which a table may not take for words (S6) when one is checked."""
words = st.text(FEW, min_size=1, max_size=7) | st.sampled_from([word for word in LISTED if len(word) < 7])
blanks = st.integers(0, 2)


def hide(cells: str, tray: str | None) -> Hide:
    word = cells.strip(".")
    before = len(cells) - len(cells.lstrip("."))
    return Hide(word, before, len(cells) - before - len(word), tray)


def hides(seats: int, cells: list[str]) -> tuple[tuple[int, Action], ...]:
    """Everybody hides; two players have two trays."""
    if seats == 2:
        return tuple((i // 2, hide(text, ("left", "right")[i % 2])) for i, text in enumerate(cells))
    return tuple((seat, hide(text, None)) for seat, text in enumerate(cells))


def trays(seats: int) -> int:
    return 4 if seats == 2 else seats


secret = st.builds(lambda word, before, after: "." * before + word + "." * after, words, blanks, blanks)


@st.composite
def openings(draw: Any) -> Opening:
    rules, seats = draw(tables())
    cells = [draw(secret) for _ in range(trays(seats))]
    deck = draw(st.none() | st.lists(st.sampled_from(CARDS), min_size=2, max_size=6).map(tuple))
    seating = Seating(seats, "en", draw(st.integers(0, seats - 1)), deck)
    dictionary = draw(st.sampled_from([None, DICTIONARY])) if rules.spelling == "trust" else None
    opening = Opening(rules, seating, draw(st.integers(0, 2**64)), hides(seats, cells), dictionary)
    assume(can_be_laid(opening))
    if rules.secrets == "dealt":  # E6: the house lays out the same
        return opening.but(seating=replace(seating, words=tuple(cells)), moves=())
    return opening


CARDS_OF_THE_BOX = {
    "A": 5,
    "S": 5,
    ".": 5,
    "B": 3,
    "H": 3,
    "P": 3,
    "W": 3,
    "Y": 3,
    "J": 2,
    "Q": 2,
    "V": 2,
    "X": 2,
    "Z": 2,
}
"""And four of every other letter."""


def can_be_laid(opening: Opening) -> bool:
    """Whether everybody has the cards for what they hide, at a table that plays with those of the box."""
    if opening.rules.letters == "free":
        return True
    laid = dict.fromkeys(range(opening.seating.seats), "")
    for seat, action in opening.moves:
        laid[seat] += action.word + "." * (action.before + action.after)
    return all(cells.count(each) <= CARDS_OF_THE_BOX.get(each, 4) for cells in laid.values() for each in set(cells))


def timed(opening: Opening) -> Opening:
    return opening.but(rules=replace(opening.rules, clock=10))


def free(state: State, decision: Decision, seat: int, number: int) -> Action | None:
    """Interruptions: sometimes right, sometimes wrong, sometimes of a tray that cannot be asked."""
    if decision.kind != "interrupt":
        return None
    index = number % len(state.trays)
    cells = state.trays[index].cells
    side = None if state.per_seat == 1 else ("left", "right")[index % 2]
    place = number // 64 % max(1, len(cells))
    said = (cells, cells[::-1] + "Q", cells[:place] + "Q" + cells[place + 1 :], "Q" * len(cells))[number // 1024 % 4]
    return Interrupt(index // state.per_seat, said, side)


SECRET_TWINS = ("letter", "blank", "order")


@st.composite
def twins(draw: Any) -> Twins:
    """Worlds that differ in one letter, in a blank, in the order of a tray, or in the pile and the seed.

    Where the house deals, they differ otherwise: tests/games/sonde/test_dealt.py.
    """
    opening = draw(openings().filter(lambda each: each.rules.secrets == "own"))
    seats = opening.seating.seats
    kind = draw(st.sampled_from([*SECRET_TWINS, "pile"]))
    everyone = (*range(seats), None)
    if kind == "pile":
        deck = opening.seating.deck
        kept = draw(st.integers(0, len(deck))) if deck else 0
        rest = draw(st.permutations(deck[kept:])) if deck else ()
        seating = replace(opening.seating, deck=(*deck[:kept], *rest)) if deck else opening.seating
        return Twins(opening, opening.but(seating=seating, seed=opening.seed + 1), everyone)
    index = draw(st.integers(0, len(opening.moves) - 1))
    owner, hidden = opening.moves[index]
    assert isinstance(hidden, Hide)
    one, other_cells = draw(different_secrets(kind))
    changed = [
        opening.but(moves=_with(opening.moves, index, owner, hide(cells, hidden.tray))) for cells in (one, other_cells)
    ]
    assume(all(map(can_be_laid, changed)))
    return Twins(changed[0], changed[1], tuple(seat for seat in everyone if seat != owner))


def _with(moves: Any, index: int, seat: int, action: Action) -> Any:
    return (*moves[:index], (seat, action), *moves[index + 1 :])


@st.composite
def different_secrets(draw: Any, kind: str) -> tuple[str, str]:
    """Two contents of equal length for one tray."""
    cells = draw(st.builds(lambda w, b, a: "." * b + w + "." * a, st.text(FEW, min_size=2, max_size=7), blanks, blanks))
    word = cells.strip(".")
    if kind == "letter":
        place = cells.index(word) + draw(st.integers(0, len(word) - 1))
        return cells, cells[:place] + draw(st.sampled_from("XYZ" + FEW)) + cells[place + 1 :]
    if kind == "order":
        return cells, cells.replace(word, "".join(draw(st.permutations(word))), 1)
    front = cells.rstrip(".")
    return front + ".", draw(st.sampled_from([front + "A", "." + front, front + "Z"]))


def alike(one: State, other: State, seat: int, action: Action) -> bool:
    """S9, S12, S15, S22, S29: a card, a yes or no, an opened space and a right or wrong name are for all to hear."""
    if isinstance(action, Ask):
        return _hits(one, action) == _hits(other, action)
    if isinstance(action, Expose):
        return _cell(one, seat, action) == _cell(other, seat, action)
    if isinstance(action, Interrupt):
        return _named(one, action) == _named(other, action)
    if isinstance(action, Draw):
        return _card(one) == _card(other)
    if isinstance(action, Lapse):
        return _default(one) == _default(other)
    return True


def _default(state: State) -> Any:
    """What the clock does in public: draws, passes, answers truly, or opens the cheapest space that will do."""
    phase = state.phase
    if isinstance(phase, Drawing):
        return _card(state)
    if isinstance(phase, Answering):
        return phase.letter in _mine(state, phase.owner)
    if isinstance(phase, Exposing | Unveiling | Yielding):
        owner = getattr(phase, "owner", state.turn)
        return _cheapest(state, owner, {Exposing: getattr(phase, "letter", ""), Unveiling: "."}.get(type(phase)))
    return None


def _cheapest(state: State, owner: int, letter: str | None) -> Any:
    trays = [(i, tray) for i, tray in enumerate(state.trays) if i // state.per_seat == owner]
    if isinstance(state.phase, Yielding) and state.phase.tray is not None:
        trays = [trays[state.phase.tray == "right"]]
    spots = [(i, s, t.cells[s]) for i, t in trays for s, c in enumerate(t.covered) if c == (letter or c) and c != "_"]
    return min(spots, key=lambda spot: state.rules.values[spot[1]], default=None)


def _mine(state: State, seat: int) -> str:
    return "".join(tray.covered for i, tray in enumerate(state.trays) if i // state.per_seat == seat)


def _tray(state: State, seat: int, side: str | None) -> Tray:
    return state.trays[seat * state.per_seat + (side == "right" and state.per_seat == 2)]


def _hits(state: State, action: Ask) -> Any:
    if action.of >= state.seats:
        return None
    if state.rules.answers == "players" and action.of not in state.auto:
        return None  # S31: only the question is heard; the answer is the owner's
    hidden = _mine(state, action.of)
    if action.letter in hidden and action.of in state.auto:
        # S12: a tray that answers by itself opens its cheapest such space for all to see.
        spots = [(i, s) for i, t in enumerate(state.trays) for s, c in enumerate(t.covered) if c == action.letter]
        mine = [spot for spot in spots if spot[0] // state.per_seat == action.of]
        return min(mine, key=lambda spot: state.rules.values[spot[1]])
    return action.letter in hidden


def _cell(state: State, seat: int, action: Expose) -> str:
    return _tray(state, seat, action.tray).cells[action.space - 1 : action.space]


def _named(state: State, action: Interrupt) -> Any:
    """What an interruption tells: nothing of a tray with too little hidden (S28), else right or wrong, and S30."""
    if action.of >= state.seats:
        return None
    tray = _tray(state, action.of, action.tray)
    if tray.hidden < state.rules.interrupt_hidden:
        return "silence"
    right = tray.cells == action.sequence
    if isinstance(state.phase, Answering):
        return right  # S30: the question dies, whatever the other tray holds
    others = [t.covered for i, t in enumerate(state.trays) if i // state.per_seat == action.of and t is not tray]
    letter = getattr(state.phase, "letter", ".")
    return right, right and any(letter in covered for covered in others)


def _card(state: State) -> Any:
    if not state.pile:
        return None
    return state.pile[0], state.pile[0] == "blank" and "." in _mine(state, state.turn)


def revealed(one: State, other: State) -> bool:
    """Some space in which the worlds differ has been opened, or the cards that came up were different ones."""
    if one.discards != other.discards:
        return True
    pairs = zip(one.trays, other.trays, strict=True)
    cells = [cell for a, b in pairs for cell in zip(a.cells, a.covered, b.cells, b.covered, strict=True)]
    return any(a != b and "_" in (x, y) for a, x, b, y in cells)


sides = st.sampled_from([None, "left", "right"])
asks = st.builds(Ask, st.integers(0, 6), st.sampled_from(FEW + "XYZ."))
namings = st.builds(Interrupt, st.integers(0, 6), secret, sides)

strange = st.one_of(
    asks,
    namings,
    asks,  # twice, because most of what can be let slip is let slip to a question
    namings,
    st.builds(Hide, words, blanks, blanks, sides),
    st.builds(Expose, st.integers(1, 12), sides),
    st.builds(Check, st.integers(0, 6), sides),
    st.builds(Answer, st.booleans()),
    st.builds(Vote, st.booleans()),
    st.just(Draw()),
    st.just(Accept()),
)


def probes(state: State) -> list[Action]:
    """Every letter of every seat, and every tray with one cell wrong."""
    questions = [Ask(of, letter) for of in range(state.seats) for letter in FEW + "XYZ."]
    sides = (None,) if state.per_seat == 1 else ("left", "right")
    names = [
        Interrupt(i // state.per_seat, f"{tray.cells[:p]}Q{tray.cells[p + 1 :]}", sides[i % state.per_seat])
        for i, tray in enumerate(state.trays)
        for p in range(0, len(tray.cells), 2)
    ]
    return [*questions, *names]


SPECIMEN = Specimen(
    game=SONDE,
    openings=openings(),
    timed=timed,
    free=free,
    strange=strange,
    probes=probes,
    twins=twins(),
    alike=alike,
    revealed=revealed,
)
