"""Puts an analysis of a game of Tug together: its words, its challenges, and what it came to for each team."""

from collections.abc import Iterable, Iterator, Sequence

from lettrine.analysis.common.steps import replayed
from lettrine.analysis.common.totals import ends_of_steps
from lettrine.analysis.tug.report import AnalysedChallenge, AnalysedTeam, AnalysedTurn, TugAnalysis, TugMoment
from lettrine.analysis.tug.turns import TugScene, played_turns, turn_of
from lettrine.bots.tug.word_choice import value
from lettrine.core.engine import replay
from lettrine.core.match import Entry
from lettrine.games.tug import TUG
from lettrine.games.tug import events as e
from lettrine.games.tug.decisions import standing
from lettrine.games.tug.state import State, Tile, other, scores, team_of, toward
from lettrine.words.lexicon import Lexicon


def analyse(log: Iterable[Entry], names: Sequence[str], words: Lexicon, *, free: bool) -> TugAnalysis:
    """All that is to be said of a game of Tug, by its log and the lexicon of its language.

    `free` says that the table had no dictionary, so that no word was misspelt.
    """
    entries = list(log)
    played: list[TugScene] = list(replayed(TUG.evolve, entries, None, lambda *_: None))
    final: State = replay(TUG, (event for entry in entries for event in entry.events))
    turns = [turn_of(turn, None if free else words) for turn in played_turns(played)]
    challenges, stands = list(_challenges(played, turns)), standing(final)
    return TugAnalysis(
        edition=final.rules.id,
        language=final.language,
        over=stands.over,
        winners=stands.winners,
        teams=tuple(_team(team, names, final, turns, challenges) for team in (0, 1)),
        turns=tuple(turns),
        challenges=tuple(challenges),
        course=tuple(_moment(scene) for scene in ends_of_steps(played)),
    )


def _challenges(played: Sequence[TugScene], turns: Sequence[AnalysedTurn]) -> Iterator[AnalysedChallenge]:
    """Every word that was challenged, in order."""
    for number, scene in enumerate(played):
        if isinstance(scene.event, e.Checked):
            right = None if scene.event.right is None else not scene.event.right
            yield _challenge(scene, turns, right)
        elif isinstance(scene.event, e.Contested):
            votes = (later.event for later in played[number:] if isinstance(later.event, e.VoteEnded))
            vote = next(votes, None)
            yield _challenge(scene, turns, None if vote is None else not vote.stays)


def _challenge(scene: TugScene, turns: Sequence[AnalysedTurn], right: bool | None) -> AnalysedChallenge:
    event = scene.event
    worth = next(turn.worth for turn in reversed(turns) if turn.word and turn.step < scene.step)
    check = isinstance(event, e.Checked)
    return AnalysedChallenge(
        step=scene.step,
        seat=event.seat,
        team=team_of(scene.before, event.seat),
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
    return AnalysedTeam(
        team=team,
        seats=final.teams[team],
        names=tuple(names[seat] for seat in final.teams[team]),
        score=scores(final)[team],
        words=len(standing_words),
        worth=sum(turn.worth for turn in standing_words),
        regret=sum(turn.regret for turn in mine),
        refuted=sum(bool(turn.word) and not turn.stands for turn in mine),
        challenges=len(made),
        rash=sum(challenge.rash for challenge in made),
        missed=sum(turn.stands and turn.misspelt is True for turn in theirs),
    )


def _moment(scene: TugScene) -> TugMoment:
    state = scene.after
    balance = sum(_worth(tile, state.rules.lanes + 1) for tile in state.tiles)
    return TugMoment(step=scene.step, at=scene.at, scores=scores(state), balance=balance)


def _worth(tile: Tile, edge: int) -> float:
    """What a letter is worth to the second team less what it is worth to the first, halved: 0 in the middle."""
    at = tile.at if tile.taken is None else edge * toward(tile.taken)
    return (value(at, edge) - value(-at, edge)) / 2
