"""What happens in a game of Quick: who may act, what an action does, and what the clock does (G16)."""

from typing import assert_never

from lettrine.core import offers as o
from lettrine.core.game import Action, Context, Decision, Events, Refusal, Seating, Standing
from lettrine.core.luck import Luck
from lettrine.core.offers import Offers, Product
from lettrine.games.pieces.race import actions as race_actions
from lettrine.games.pieces.race import rules as race_rules
from lettrine.games.pieces.race import state as race_state
from lettrine.games.quick import actions as a
from lettrine.games.quick import events as e
from lettrine.games.quick.edition import Edition
from lettrine.games.quick.state import State


def setup(rules: Edition, seating: Seating, luck: Luck) -> Events | Refusal:
    """As many sit down as at a table of Glyphs (G3). Nobody starts: everybody plays at once."""
    if not rules.least_seats <= seating.seats <= rules.most_seats:
        return Refusal("wrong_seats", {"least": rules.least_seats, "most": rules.most_seats})
    return (e.Started(rules, seating.seats, seating.language),)


def decisions(state: State) -> tuple[Decision, ...]:
    """Everybody hides; then everybody who has not given up is to claim."""
    if state.race.over:
        return ()
    seats = race_state.waiting(state.race)
    if state.race.began is None:
        return (Decision("hide", "hide", seats, True, state.deadline),)
    return (Decision("claim", "claim", seats, True, state.deadline), Decision("give_up", "give_up", seats, False))


def closed(state: State, seat: int, action: Action) -> str:
    """Why nothing this seat might answer with this action is open."""
    if state.race.over:
        return "game_over"
    return "already_hidden" if isinstance(action, a.Hide) else "not_open"


def decide(
    state: State, decision: Decision, seat: int, action: a.ACTIONS, at: int, context: Context
) -> Events | Refusal:
    """The events of a seat's action, or why it cannot be taken."""
    match action:
        case a.Hide(word):
            return race_rules.hide(state.race, seat, word, state.language, state.rules, state.rules.length, context)
        case race_actions.Claim(word):
            return race_rules.claim(state.race, seat, word, state.language, state.rules, context)
        case race_actions.GiveUp():
            return race_rules.give_up(state.race, seat)
    assert_never(action)


def advance(state: State, context: Context, at: int) -> Events:
    """Pieces are passed on once everybody is ready; with a clock, each stage has its time."""
    if state.race.over:
        return ()
    timed = state.rules.clock and state.deadline is None
    return race_rules.begin(state.race, at) or ((e.ClockSet(at + 1000 * state.rules.clock),) if timed else ())


def expire(state: State, decision: Decision, at: int, context: Context) -> Events:
    """What the race does without those who are late."""
    rules = state.rules
    return race_rules.expire(state.race, decision.seats, state.language, rules, rules.length, context)


def offers(state: State, decision: Decision, seat: int) -> Offers:
    """Words are free; the only finite choice is to give up."""
    return Offers(Product(race_actions.GiveUp)) if decision.kind == "give_up" else o.NONE


def standing(state: State) -> Standing:
    """Where the table stands."""
    winner = state.race.winner
    winners = () if winner is None else (winner,)
    return Standing(seats=state.seats, over=state.race.over, scores=state.scores, winners=winners, turn=None)
