"""What each word of a game of Tug was worth, and which answers there were (T5, T7)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lettrine.analysis.common.steps import Scene
from lettrine.analysis.tug.report import AnalysedTurn, WordOption
from lettrine.bots.tug.word_choice import worth
from lettrine.games.tug import TUG
from lettrine.games.tug import events as e
from lettrine.games.tug.cards import advice, entries, letters_of
from lettrine.games.tug.spelling import checked
from lettrine.games.tug.state import Given, State
from lettrine.games.tug.view import View
from lettrine.words.lexicon import Lexicon

TugScene = Scene[State, None]
SHOWN = 3
"""How many of the best answers are told."""


class Played(NamedTuple):
    """A turn: its card, the end of its word, and what became of that in the end; nothing without a word."""

    card: TugScene
    end: TugScene
    given: Given | None


def played_turns(played: Sequence[TugScene]) -> Iterator[Played]:
    """Every turn that came to its end, in order."""
    given = iter(played[-1].after.given if played else ())
    card: TugScene | None = None
    for scene in played:
        if isinstance(scene.event, e.CardDrawn):
            card = scene
        elif isinstance(scene.event, e.WordEnded):
            assert card is not None
            yield Played(card, scene, next(given) if scene.event.word else None)


def turn_of(turn: Played, words: Lexicon | None) -> AnalysedTurn:
    """What is to be said of a turn."""
    before, end, given = turn.card.after, turn.end, turn.given
    assert before.category is not None
    team, view = before.active, TUG.view(before, None)
    there, mine = answers(view, team, before), 0.0 if given is None else worth(view, team, given.letters)
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
        misspelt=None if given is None else _misspelt(before.language, given, words),
        advice=None if given is None else advice(before.language, given.category.id, given.letters),
        best=tuple(there[:SHOWN]),
        rank=1 + sum(option.worth > mine + 1e-9 for option in there) if there and given else None,
        regret=max(0.0, there[0].worth - mine * stands) if there else 0.0,
    )


def answers(view: View, team: int, state: State) -> list[WordOption]:
    """The answers on our cards that were not given before (T8), with what each is worth; the best first."""
    assert state.category is not None
    entry = entries(state.language).get(state.category.id)
    given = {said.letters for said in state.given}
    fresh = [word for word in (entry.every if entry else ()) if letters_of(word) not in given]
    return sorted((WordOption(word, worth(view, team, word)) for word in fresh), key=lambda option: -option.worth)


def _captured(end: TugScene) -> str:
    """The letters that a word took off the board."""
    tiles = zip(end.before.before, end.before.tiles, strict=True)
    return "".join(now.letter for then, now in tiles if now.taken is not None and then.taken is None)


def _misspelt(language: str, given: Given, words: Lexicon | None) -> bool | None:
    right = checked(words, language, given.category, given.letters, given.cut).right
    return None if right is None else not right
