"""Glyphs, for the conformance suites. What may be heard at a table is written from the rules, not from the code."""

from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from lettrine.core.game import Action, Decision, Lapse, Seating
from lettrine.games.glyphs import GLYPHS
from lettrine.games.glyphs.actions import Hide, Name, Position, Propose
from lettrine.games.glyphs.state import State
from lettrine.games.pieces.race.actions import Claim, GiveUp
from tests.conformance import races
from tests.conformance.specimen import Opening, Specimen, Twins
from tests.games.glyphs.letters import DRAWN, MADE_OF, exact

FEW = "AHLTMWOS"
"""Few letters, of which most have a fellow of the same pieces, make worlds that only a positioning can tell apart."""
SPARE = {"I": 6, "i": 5, "C": 2, "u": 2}
"""A box that is soon empty."""
LOOSE = st.sampled_from(sorted({tuple(stroke) for strokes in DRAWN.values() for stroke in strokes}))


@st.composite
def tables(draw: Any) -> tuple[Any, int]:
    edition = draw(st.sampled_from(GLYPHS.editions))
    lengths = GLYPHS.rules(edition, {}).agreed.get("length", (3, 4, 5, 6))
    options = draw(
        st.fixed_dictionaries(
            {},
            optional={
                "length": st.sampled_from(lengths),
                "tolerance": st.sampled_from(["middle", "fixed"]),
                "miss_point": st.sampled_from(["asker", "owner", "none"]),
                "scoring": st.sampled_from(["missing", "total"]),
                "goal": st.sampled_from([0, 5]),
                "box": st.just(SPARE),
                "prelude": st.just("quick"),
                "clock": st.just(10),
            },
        )
    )
    return GLYPHS.rules(edition, options), draw(st.integers(2, 4))


def words(length: int, letters: str = FEW) -> st.SearchStrategy[str]:
    return st.text(letters, min_size=length, max_size=length)


@st.composite
def openings(draw: Any, hidden: bool = False) -> Opening:
    """A table at any stage before the first turn, or, with `hidden`, when everybody has hidden a word."""
    rules, seats = draw(tables())
    seating = Seating(seats, draw(st.sampled_from(["en", "de"])), draw(st.integers(0, seats - 1)))
    race = draw(races.whole(Hide, seats, rules.prelude_length)) if rules.prelude == "quick" else ()
    hides = [(seat, Hide(draw(words(rules.length)))) for seat in range(seats)]
    moves = (*race, *hides)
    kept = len(moves) if hidden or draw(st.booleans()) else draw(st.integers(0, len(moves)))
    return Opening(rules, seating, draw(st.integers(0, 2**64)), moves[:kept])


def timed(opening: Opening) -> Opening:
    return opening.but(rules=replace(opening.rules, clock=10))


def free(state: State, decision: Decision, seat: int, number: int) -> Action | None:
    """What offers nothing finite: words to hide, to name and to claim, and positions; right and wrong ones."""
    if decision.kind == "position":
        return _some_position(state, seat, number)
    if decision.kind == "hide":
        length = state.rules.prelude_length if decision.id == "race" else state.rules.length
        return Hide("".join(FEW[(number >> 3 * place) % len(FEW)] for place in range(length)))
    if decision.kind == "claim":
        return races.some_claim(state.race, seat, number)
    of = [other for other in range(state.seats) if other != seat and state.boards[other].word]
    word = state.boards[of[number % len(of)]].word
    place = number // 4 % len(word)
    wrong = word[:place] + "QAHO"[number // 32 % 4] + word[place + 1 :]
    return Name(of[number % len(of)], word if number // 128 % 2 else wrong)


def _some_position(state: State, seat: int, number: int) -> Action | None:
    """A piece that lies unpositioned, put where some letter has it: mostly where its own letter does."""
    lying = [
        (of, cell, piece)
        for of, board in enumerate(state.boards)
        for cell, lies in enumerate(board.cells, 1)
        for piece in lies.loose
        if of != seat
    ]
    if not lying:
        return None
    of, cell, piece = lying[number % len(lying)]
    letter = state.boards[of].word[cell - 1] if number // 16 % 3 else "AHWLMSEU"[number // 64 % 8]
    strokes = [stroke for stroke in DRAWN[letter] if stroke[0] == piece] or [[piece, 0.5, 0.5, 45]]
    return Position(of, cell, *strokes[number // 512 % len(strokes)])


FELLOWS = {"A": "H", "H": "A", "L": "T", "T": "L", "M": "W", "W": "M"}
"""G2: letters of the same pieces."""


@st.composite
def twins(draw: Any) -> Twins:
    """Worlds that differ in one letter of a word, in a word of the prelude, or in the seed."""
    kind = draw(st.sampled_from(["letter", "fellow", "fellow", "word", "race", "seed"]))
    opening = draw(openings(hidden=True))
    everyone = (*range(opening.seating.seats), None)
    if kind == "race" and opening.rules.prelude == "quick":
        return draw(races.twins(opening.but(moves=opening.moves[: opening.seating.seats])))
    if kind == "seed":
        # A word that was drawn by lot is known to its owner: with a clock, only the watcher knows nothing of the seed.
        observers = (None,) if opening.rules.clock else everyone
        return Twins(opening, opening.but(seed=opening.seed + 1), observers)
    owner = draw(st.integers(0, opening.seating.seats - 1))
    one, other = draw(different_words(kind, opening.rules.length, opening.seating.language))
    index = len(opening.moves) - opening.seating.seats + owner
    worlds = [
        opening.but(moves=(*opening.moves[:index], (owner, Hide(word)), *opening.moves[index + 1 :]))
        for word in (one, other)
    ]
    return Twins(worlds[0], worlds[1], tuple(seat for seat in everyone if seat != owner))


@st.composite
def different_words(draw: Any, kind: str, length: int, language: str) -> tuple[str, str]:
    """Two words of one length for one seat."""
    word = draw(words(length))
    if kind == "word":
        return word, draw(words(length, "".join(MADE_OF) if language == "de" else FEW + "EXU"))
    place = draw(st.integers(0, length - 1))
    if kind == "letter":
        return word, word[:place] + draw(st.sampled_from("EFHIJUVXZ")) + word[place + 1 :]
    letter = draw(st.sampled_from(sorted(FELLOWS)))
    return word[:place] + letter + word[place + 1 :], word[:place] + FELLOWS[letter] + word[place + 1 :]


def alike(one: State, other: State, seat: int, action: Action) -> bool:
    """G5, G6, G9, G11, G12: yes or no, exact or wrong, right or wrong are for all to hear. G16: so is a race's end."""
    if isinstance(action, Propose):
        return _wanted(one, action) == _wanted(other, action)
    if isinstance(action, Position):
        return _exact(one, action) == _exact(other, action)
    if isinstance(action, Name):
        return _right(one, action) == _right(other, action)
    if isinstance(action, Claim):
        return races.built(one.race, seat, action) == races.built(other.race, seat, action)
    return isinstance(action, Hide | GiveUp | Lapse)


def _letter(state: State, of: int, cell: int) -> str | None:
    """The letter hidden there, if there is one."""
    if not 0 <= of < state.seats or not 1 <= cell <= state.rules.length:
        return None
    return state.boards[of].word[cell - 1 : cell] or None


def _wanted(state: State, action: Propose) -> bool:
    letter = _letter(state, action.of, action.cell)
    if letter is None:
        return False
    cell = state.boards[action.of].cells[action.cell - 1]
    found = [*cell.loose, *[placed.piece for placed in cell.placed]]
    return MADE_OF[letter][action.piece] > found.count(action.piece)


def _exact(state: State, action: Position) -> bool:
    letter = _letter(state, action.of, action.cell)
    if letter is None:
        return False
    placed = [(p.piece, p.x, p.y, p.angle) for p in state.boards[action.of].cells[action.cell - 1].placed]
    return exact(letter, action.piece, action.x, action.y, action.angle, placed)


def _right(state: State, action: Name) -> bool:
    return 0 <= action.of < state.seats and state.boards[action.of].word == action.word.upper()


def revealed(one: State, other: State) -> bool:
    """The game is over and all words are shown (G13), or the prelude is, and its words were different ones (G16)."""
    over = type(one.phase).__name__ == "Over"
    return over or races.shown(one.race, other.race)


seats = st.integers(0, 4)
cells = st.integers(1, 6)
proposals = st.builds(Propose, seats, cells, st.sampled_from("IiCu"))
positions = st.builds(lambda of, cell, stroke: Position(of, cell, *stroke), seats, cells, LOOSE)
names = st.builds(Name, seats, st.integers(3, 6).flatmap(words))

strange = st.one_of(
    proposals,
    positions,
    names,
    proposals,  # twice, because most of what can be let slip is let slip to a question
    positions,
    st.builds(Hide, words(5)),
    st.builds(Claim, words(3)),
    st.just(GiveUp()),
)


def probes(state: State) -> list[Action]:
    """Every piece in every cell, proposed and positioned in some ways, and every word with one letter wrong."""
    places = [(of, cell, piece) for of in range(state.seats) for cell in (1, 2, 3) for piece in "IiCu"]
    asked = [Propose(*place) for place in places]
    put = [Position(*place, 0.5, 0.5, 19) for place in places]
    words = [(of, board.word) for of, board in enumerate(state.boards) if board.word]
    wrong = [Name(of, f"{word[:p]}Q{word[p + 1 :]}") for of, word in words for p in range(len(word))]
    return [*asked, *put, *wrong, *races.probes(state.race)]


SPECIMEN = Specimen(
    game=GLYPHS,
    openings=openings(),
    timed=timed,
    free=free,
    strange=strange,
    probes=probes,
    twins=twins(),
    alike=alike,
    revealed=revealed,
)
