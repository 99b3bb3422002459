"""Who may act at a table of Tug now, with what choices, and where the table stands."""

from lettrine.core import offers as o
from lettrine.core.game import Action, Decision, Standing, kind_of
from lettrine.core.offers import Offers, Product
from lettrine.games.tug import actions as a
from lettrine.games.tug.events import Team
from lettrine.games.tug.state import (
    LONGEST,
    Drawing,
    Explaining,
    Over,
    Reading,
    Spelling,
    State,
    Voting,
    Winning,
    challengers,
    other,
    scores,
    team_of,
    to_vote,
    word_so_far,
)

LETTERS = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def decisions(state: State) -> tuple[Decision, ...]:
    """The duties the table waits for, then the rights that are open beside them."""
    match state.phase:
        case Drawing():
            draw = Decision(f"draw:{state.turns}", "draw", (captain(state),), True, state.deadline)
            return (draw, *_challenges(state, (*state.left, "accept")), *_captaincy(state))
        case Reading():
            turners = state.teams[other(state.active)]
            glass = Decision(f"glass:{state.turns}", "glass", turners, True, state.deadline, shared=True)
            return (glass, _suggesting(state))
        case Spelling():
            return _spelling(state)
        case Winning():
            accept = Decision(f"accept:{state.turns}", "accept", challengers(state), True, state.deadline, shared=True)
            return (accept, *_challenges(state, state.left))
        case Explaining():
            explainers = state.teams[state.given[-1].team]
            number = state.challenges
            return (Decision(f"explain:{number}", "explain", explainers, True, state.deadline, shared=True),)
        case Voting():
            vote = Decision(f"vote:{state.challenges}", "vote", to_vote(state), True, state.deadline)
            return (vote, *_being_content(state))
    return ()


def captain(state: State) -> int:
    """Who speaks for the team whose turn it is."""
    return state.captains[state.active]


def _suggesting(state: State) -> Decision:
    """T5: the team agrees on a word."""
    return Decision(f"suggest:{state.turns}", "suggest", state.teams[state.active], False)


def _spelling(state: State) -> tuple[Decision, ...]:
    """T5, T6: only the captain spells. One id a turn: whoever types fast need not wait for an answer to each letter."""
    spell = Decision(f"spell:{state.turns}", "spell", (captain(state),), True, state.deadline)
    done = (Decision(f"done:{state.turns}", "done", (captain(state),), False),) if word_so_far(state) else ()
    return (spell, *done, _suggesting(state))


def _being_content(state: State) -> tuple[Decision, ...]:
    """T11: the challengers may be content with the explanation, as long as not everybody has voted."""
    content = Decision(f"content:{state.challenges}", "accept", challengers(state), False)
    return (content,) if state.rules.content else ()


def _challenges(state: State, kinds: tuple[str, ...]) -> tuple[Decision, ...]:
    """T10, T11: what the other team may do about the last word."""
    if not state.left:
        return ()
    number = len(state.given)
    return tuple(Decision(f"{kind}:{number}", kind, challengers(state), False) for kind in kinds)


def _captaincy(state: State) -> tuple[Decision, ...]:
    """T1: between turns, in a team of several."""
    seats = tuple(seat for team in state.teams if len(team) > 1 for seat in team)
    return (Decision(f"captain:{state.turns}", "captain", seats, False),) if seats else ()


def closed(state: State, seat: int, action: Action) -> str:
    """Why nothing this seat might answer with this action is open."""
    if isinstance(state.phase, Over):
        return "game_over"
    if isinstance(action, a.Draw | a.Spell | a.Done):
        return _not_the_captains(state, seat, action)
    if isinstance(action, a.Suggest) and isinstance(state.phase, Reading | Spelling):
        return "not_your_turn"
    if isinstance(action, a.Vote) and isinstance(state.phase, Voting):
        return "already_voted"
    return "other_team" if _open_to_others(state, action) else "not_open"


def _open_to_others(state: State, action: Action) -> bool:
    """Whether the other team may do this now."""
    kinds = ("glass", "check", "contest", "accept", "explain")
    return kind_of(action) in [decision.kind for decision in decisions(state) if decision.kind in kinds]


def _not_the_captains(state: State, seat: int, action: Action) -> str:
    """Why this seat cannot draw or spell now."""
    if team_of(state, seat) != state.active:
        return "not_your_turn"
    if seat != captain(state):
        return "not_captain"
    if isinstance(action, a.Done) and isinstance(state.phase, Spelling):
        return "nothing_spelled"
    return "not_open"


def offers(state: State, decision: Decision, seat: int) -> Offers:
    """The finite choices of a decision. Words and explanations are free, and so offer nothing."""
    match decision.kind:
        case "spell":
            return Offers(Product(a.Spell, letter=LETTERS)) if len(state.spelled) < LONGEST else o.NONE
        case "vote":
            return Offers(Product(a.Vote, fits=(True, False, None)))
        case "captain":
            return Offers(Product(a.Captain, to=_others(state, seat)))
    return Offers(Product(_PLAIN[decision.kind])) if decision.kind in _PLAIN else o.NONE


def _others(state: State, seat: int) -> Team:
    """Who of a seat's team is not its captain."""
    team = team_of(state, seat)
    return tuple(each for each in state.teams[team] if each != state.captains[team])


_PLAIN: dict[str, type[Action]] = {
    "draw": a.Draw,
    "glass": a.Glass,
    "done": a.Done,
    "check": a.Check,
    "contest": a.Contest,
    "accept": a.Accept,
}


def standing(state: State) -> Standing:
    """Where the table stands: scores are letters by team, and a whole team wins."""
    phase = state.phase
    over = isinstance(phase, Over)
    return Standing(
        seats=state.seats,
        over=over,
        scores=scores(state),
        winners=state.teams[phase.winner] if isinstance(phase, Over) else (),
        turn=None if over else captain(state),
    )
