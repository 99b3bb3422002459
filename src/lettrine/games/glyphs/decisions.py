"""Who may act at a Glyphs table now, with what choices, and where the table stands."""

from lettrine.core import offers as o
from lettrine.core.game import Decision, Standing
from lettrine.core.offers import Offers, Product
from lettrine.games.glyphs import actions as a
from lettrine.games.glyphs.state import (
    Hiding,
    Over,
    Racing,
    State,
    available,
    box_is_empty,
    hiders,
    opponents,
    unaskable,
)
from lettrine.games.pieces.race import actions as race_actions
from lettrine.games.pieces.race import state as race_state


def decisions(state: State) -> tuple[Decision, ...]:
    """The duties the table waits for, then the rights that are open beside them."""
    phase = state.phase
    if isinstance(phase, Over):
        return ()
    if isinstance(phase, Racing):
        return _racing(state)
    if isinstance(phase, Hiding):
        return (Decision("hide", "hide", hiders(state), True, state.boards[hiders(state)[0]].deadline),)
    kinds = turn_kinds(state)
    return (*_turn(state, kinds), *_new_words(state), *_naming(state, kinds))


def _racing(state: State) -> tuple[Decision, ...]:
    assert state.race is not None
    seats = race_state.waiting(state.race)
    if state.race.began is None:
        return (Decision("race", "hide", seats, True, state.deadline),)
    return (Decision("claim", "claim", seats, True, state.deadline), Decision("give_up", "give_up", seats, False))


def _turn(state: State, kinds: tuple[str, ...]) -> tuple[Decision, ...]:
    """What the player on turn is to do. G4, G8: propose, or instead position; with an empty box only what is left."""
    if not kinds:
        return ()
    must, *may = kinds
    number = f"{state.turns}.{state.steps}"
    duty = Decision(f"{must}:{number}", must, (state.turn,), True, state.deadline)
    return (duty, *[Decision(f"{kind}:{number}", kind, (state.turn,), False) for kind in may])


def turn_kinds(state: State) -> tuple[str, ...]:
    """What the player on turn may do, first what they must. Nothing while nobody can be asked (G11)."""
    asked = opponents(state, state.turn)
    if not asked:
        return ()
    loose = any(cell.loose for of in asked for cell in state.boards[of].cells)
    kinds = ("propose",) * (not box_is_empty(state)) + ("position",) * loose
    return kinds or ("name",)  # nothing can be laid down any more: all that is left is to say a word


def _new_words(state: State) -> tuple[Decision, ...]:
    """G11: whoever's word was found hides another."""
    return tuple(
        Decision(f"hide:{seat}.{len(state.boards[seat].past)}", "hide", (seat,), True, state.boards[seat].deadline)
        for seat in hiders(state)
    )


def _naming(state: State, kinds: tuple[str, ...]) -> tuple[Decision, ...]:
    """G10: anyone, at any moment, on turn or not."""
    must = kinds == ("name",)
    seats = [seat for seat in range(state.seats) if opponents(state, seat) and not (must and seat == state.turn)]
    return (Decision("name", "name", tuple(seats), False),) if seats else ()


def closed(state: State, seat: int, action: a.ACTIONS) -> str:
    """Why nothing this seat might answer with this action is open."""
    if isinstance(state.phase, Over):
        return "game_over"
    if isinstance(action, a.Hide):
        return "already_hidden"
    if isinstance(state.phase, Racing | Hiding) or isinstance(action, race_actions.Claim | race_actions.GiveUp):
        return "not_open"
    if seat != state.turn and not isinstance(action, a.Name):
        return "not_your_turn"
    nothing_left = "out_of_pieces" if isinstance(action, a.Propose) else "no_such_piece"
    return unaskable(state, seat, action.of) or nothing_left


def offers(state: State, decision: Decision, seat: int) -> Offers:
    """The finite choices of a decision. Words and positions are free, and so offer nothing."""
    if decision.kind == "propose":
        cells = tuple(range(1, state.rules.length + 1))
        return Offers(Product(a.Propose, of=opponents(state, seat), cell=cells, piece=available(state)))
    return Offers(Product(race_actions.GiveUp)) if decision.kind == "give_up" else o.NONE


def standing(state: State) -> Standing:
    """Where the table stands. G13: the one who found the last word has won, whatever the others' scores."""
    phase = state.phase
    over = isinstance(phase, Over)
    return Standing(
        seats=state.seats,
        over=over,
        scores=state.scores,
        winners=(phase.winner,) if isinstance(phase, Over) else (),
        turn=None if over or isinstance(phase, Racing | Hiding) else state.turn,
    )
