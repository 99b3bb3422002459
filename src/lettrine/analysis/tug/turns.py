"""Each turn of a game of Tug: the value of its word, and that of the card's answers (T5, T7)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lettrine.analysis.common.steps import Transition
from lettrine.analysis.tug.report import AnalysedTurn, WordOption
from lettrine.bots.tug.word_choice import allowed_answers, word_value
from lettrine.games.tug import TUG
from lettrine.games.tug import events as e
from lettrine.games.tug.cards import advice, entry_of, letters_of
from lettrine.games.tug.spelling import checked
from lettrine.games.tug.state import Given, State
from lettrine.games.tug.view import View
from lettrine.words.lexicon import Lexicon

TugTransition = Transition[State, None]
SHOWN = 3
"""How many of the best answers are reported."""


class PlayedTurn(NamedTuple):
    """A turn: its card, the end of its word, and the word as it is at the end of the game, if there was one."""

    card: TugTransition
    end: TugTransition
    given: Given | None


def played_turns(history: Sequence[TugTransition]) -> Iterator[PlayedTurn]:
    """Every turn that ended, in order."""
    given = iter(history[-1].after.given if history else ())
    card: TugTransition | None = None
    for transition in history:
        if isinstance(transition.event, e.CardDrawn):
            card = transition
        elif isinstance(transition.event, e.WordEnded):
            assert card is not None
            yield PlayedTurn(card, transition, next(given) if transition.event.word else None)


def analyse_turn(turn: PlayedTurn, words: Lexicon, free: bool) -> AnalysedTurn:
    """The analysis of a turn."""
    before, end, given = turn.card.after, turn.end, turn.given
    assert before.category is not None
    team, view = before.active, TUG.view(before, None)
    there, mine = answers(view, team, before, words), 0.0 if given is None else word_value(view, team, given.letters)
    stands = given is not None and not given.back
    return AnalysedTurn(
        drawn=turn.card.step,
        step=end.step,
        team=team,
        captain=end.before.captains[team],
        category=before.category.text,
        word=end.event.word,
        cut=end.event.cut,
        moved=end.before.steps if given else 0,
        captured=_captured(end) if given else "",
        worth=mine,
        stands=stands,
        misspelt=None if given is None else _misspelt(before, given, None if free else words),
        advice=None if given is None else advice(words, before.language, given.category, given.letters),
        best=tuple(there[:SHOWN]),
        rank=1 + sum(option.worth > mine + 1e-9 for option in there) if there and given else None,
        regret=max(0.0, there[0].worth - mine * stands) if there else 0.0,
    )


def answers(view: View, team: int, state: State, words: Lexicon) -> list[WordOption]:
    """The card's answers that were not given before (T8), with their values; the best first."""
    assert state.category is not None
    entry = entry_of(words, state.language, state.category)
    given = {said.letters for said in state.given}
    every = [word for tier in allowed_answers(entry, state.rules) for word in tier] if entry else []
    fresh = [word for word in every if letters_of(word) not in given]
    return sorted((WordOption(word, word_value(view, team, word)) for word in fresh), key=lambda option: -option.worth)


def _captured(end: TugTransition) -> str:
    """The letters that a word took off the board."""
    tiles = zip(end.before.before, end.before.tiles, strict=True)
    return "".join(now.letter for then, now in tiles if now.taken is not None and then.taken is None)


def _misspelt(state: State, given: Given, words: Lexicon | None) -> bool | None:
    right = checked(words, state.language, state.rules, given).right
    return None if right is None else not right
