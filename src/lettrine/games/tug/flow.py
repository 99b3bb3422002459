"""What the rules do by themselves at a table of Tug: votes counted, turns, the end, the clock, what lapses."""

from lettrine.core.game import Context, Decision, Events
from lettrine.games.tug import cards
from lettrine.games.tug import events as e
from lettrine.games.tug.rules import cut_off, drawn, recheck_until, turned
from lettrine.games.tug.spelling import checked
from lettrine.games.tug.state import Drawing, Explaining, Given, Settled, State, Voting, scores, to_vote


def advance(state: State, context: Context, at: int) -> Events:
    """The next thing that happens without anybody doing it."""
    phase = state.phase
    if isinstance(phase, Voting) and not to_vote(state):
        return _counted(state, phase, at, context)
    if isinstance(phase, Settled):
        return _won(state) or (e.TurnBegan(phase.team, phase.again),)
    timed = isinstance(phase, Drawing | Explaining | Voting) and state.rules.clock and state.deadline is None
    return (e.ClockSet(at + 1000 * state.rules.clock),) if timed else ()


def _counted(state: State, phase: Voting, at: int, context: Context) -> Events:
    """T11: more "no" than "yes", and the letters go back."""
    ballots = [fits for _, fits in sorted(phase.ballots, key=lambda ballot: ballot[0])]
    given = state.given[-1]
    ahead = ballots.count(True) - ballots.count(False)
    stays = ahead > 0 or (ahead == 0 and not _is_unheard_of(state, given, context))
    advice = cards.advice(context.words, state.language, given.category, given.letters)
    result = e.VoteEnded(given.word, tuple(ballots), stays, advice, recheck_until(state, at) if stays else None)
    return (result,) if stays else (e.TakenBack(given.team, given.word, "refused"), result)


def _is_unheard_of(state: State, given: Given, context: Context) -> bool:
    """T10: whether a word was said to be a name and no list of ours has it: it falls when the vote is tied."""
    return given.proper and checked(context.words, state.language, state.rules, given).right is not True


def _won(state: State) -> Events:
    """T12: the time to challenge has passed, and the letters are still there."""
    captured = scores(state)
    team = next((team for team in (0, 1) if captured[team] >= state.rules.to_win), None)
    return () if team is None or state.left else (e.Ended(captured, state.teams[team]),)


def expire(state: State, decision: Decision, at: int, context: Context) -> Events:
    """What happens when nobody met the duty in time: the least that the rules can do for them."""
    match decision.kind:
        case "draw":
            return drawn(state, at, context)
        case "glass":
            return turned(state, None, at)  # T4: on its own
        case "spell":
            return cut_off(state, at)
        case "accept":
            return (e.Accepted(None),)
        case "explain":
            return (e.Explained(None, ""),)
    return tuple(e.Voted(seat) for seat in decision.seats)
