"""Analyses a game of Tug: replays it once and assembles the report of its words, challenges and teams."""

from collections.abc import Iterable, Iterator, Sequence

from lettrine.analysis.common.grades import grade_points
from lettrine.analysis.common.steps import transitions_of
from lettrine.analysis.common.totals import last_of_each_step
from lettrine.analysis.tug.report import AnalysedChallenge, AnalysedTeam, AnalysedTurn, TugAnalysis, TugMoment
from lettrine.analysis.tug.turns import TugTransition, analyse_turn, played_turns
from lettrine.bots.tug.word_choice import tile_value
from lettrine.core.engine import replay
from lettrine.core.match import Entry
from lettrine.games.tug import TUG
from lettrine.games.tug import events as e
from lettrine.games.tug.decisions import standing
from lettrine.games.tug.state import State, Tile, other, scores, team_of, toward
from lettrine.words.lexicon import Lexicon


def analyse(log: Iterable[Entry], names: Sequence[str], words: Lexicon, *, free: bool) -> TugAnalysis:
    """The analysis of a game of Tug, by its log and the lexicon of its language.

    `free` says that the table had no dictionary, so that no word was misspelt.
    """
    entries = list(log)
    history: list[TugTransition] = list(transitions_of(TUG.evolve, entries, None, lambda *_: None))
    final: State = replay(TUG, (event for entry in entries for event in entry.events))
    turns = [analyse_turn(turn, words, free) for turn in played_turns(history)]
    challenges, stands = list(_challenges(history, turns)), standing(final)
    return TugAnalysis(
        edition=final.rules.id,
        language=final.language,
        over=stands.over,
        winners=stands.winners,
        teams=tuple(_team(team, names, final, turns, challenges) for team in (0, 1)),
        turns=tuple(turns),
        challenges=tuple(challenges),
        course=tuple(_moment(transition) for transition in last_of_each_step(history)),
    )


def _challenges(history: Sequence[TugTransition], turns: Sequence[AnalysedTurn]) -> Iterator[AnalysedChallenge]:
    """Every word that was challenged, in order."""
    for number, transition in enumerate(history):
        if isinstance(transition.event, e.Checked):
            right = None if transition.event.right is None else not transition.event.right
            yield _challenge(transition, turns, right)
        elif isinstance(transition.event, e.Contested):
            yield _challenge(transition, turns, _contest_right(history[number:]))


def _contest_right(later: Sequence[TugTransition]) -> bool | None:
    """Whether the letters went back after a contest: not where its challengers were content (T11)."""
    ends = (each.event for each in later if isinstance(each.event, e.VoteEnded | e.Accepted))
    end = next(ends, None)
    return None if end is None else isinstance(end, e.VoteEnded) and not end.stays


def _challenge(transition: TugTransition, turns: Sequence[AnalysedTurn], right: bool | None) -> AnalysedChallenge:
    event = transition.event
    worth = next(turn.worth for turn in reversed(turns) if turn.word and turn.step < transition.step)
    check = isinstance(event, e.Checked)
    return AnalysedChallenge(
        step=transition.step,
        seat=event.seat,
        team=team_of(transition.before, event.seat),
        kind="check" if check else "contest",
        word=event.word,
        right=right,
        won=worth if right else 0.0,
        rash=check and right is False,
    )


def _team(
    team: int,
    names: Sequence[str],
    final: State,
    turns: Sequence[AnalysedTurn],
    challenges: Sequence[AnalysedChallenge],
) -> AnalysedTeam:
    mine, theirs = ([turn for turn in turns if turn.team == who] for who in (team, other(team)))
    standing_words = [turn for turn in mine if turn.stands]
    made = [challenge for challenge in challenges if challenge.team == team]
    worth, regret = sum(turn.worth for turn in standing_words), sum(turn.regret for turn in mine)
    return AnalysedTeam(
        team=team,
        seats=final.teams[team],
        names=tuple(names[seat] for seat in final.teams[team]),
        score=scores(final)[team],
        words=len(standing_words),
        worth=worth,
        regret=regret,
        refuted=sum(bool(turn.word) and not turn.stands for turn in mine),
        challenges=len(made),
        rash=sum(challenge.rash for challenge in made),
        missed=sum(turn.stands and turn.misspelt is True for turn in theirs),
        grade=grade_points(worth, worth + regret) if mine else None,
    )


def _moment(transition: TugTransition) -> TugMoment:
    state = transition.after
    balance = sum(_worth(tile, state.rules.lanes + 1) for tile in state.tiles)
    return TugMoment(step=transition.step, at=transition.at, scores=scores(state), balance=balance)


def _worth(tile: Tile, edge: int) -> float:
    """The value of a letter to the second team less that to the first, halved: 0 in the middle."""
    at = tile.at if tile.taken is None else edge * toward(tile.taken)
    return (tile_value(at, edge) - tile_value(-at, edge)) / 2
