"""Tug, as bots play it: as captain, as team-mate, and as one of those who challenge and vote.

Its strength is how many words come to its mind. It speaks only from the answers on our cards, and takes a person's
time over everything.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from lettrine.bots.common.bot import Choice, Move
from lettrine.bots.tug.word_choice import best, thought_of
from lettrine.core.frames import Frame
from lettrine.core.game import Action
from lettrine.games.tug.actions import Accept, Check, Contest, Done, Draw, Explain, Glass, Spell, Suggest, Vote
from lettrine.games.tug.cards import advice, entries, letters_of
from lettrine.games.tug.spelling import checked
from lettrine.games.tug.view import View
from lettrine.words.lexicon import Lexicon


class Verve(NamedTuple):
    """How much comes to somebody's mind, how soon, and how closely they watch the others."""

    words: int
    """How many answers they think of."""
    thinking: float
    """How many seconds go by before the first letter, or the first suggestion."""
    watchful: float
    """How often a misspelt word is noticed."""


BEGINNER, CLUB, MASTER = Verve(3, 9, 0.3), Verve(6, 7, 0.7), Verve(12, 5, 1.0)

READING, BREATH, PATIENCE = 3.0, 2.0, 6.0
"""Seconds to read a card before the glass is turned, between one turn and the next, and for others to challenge."""
TOLD = 2
"""How many words a bot whispers to its captain in a turn."""
LATEST = 0.4
"""By which part of the glass a captain begins to spell."""
ADVICE: dict[str | None, bool | None] = {"listed": True, "near": True, "unlisted": False, None: None}
"""A bot votes by the adviser, and abstains where that says nothing."""


class TugPlayer:
    """A player of either team."""

    def __init__(self, verve: Verve, seat: int, words: Lexicon, chance: Random) -> None:
        self.verve, self.seat, self.words, self.chance = verve, seat, words, chance
        self._turn = 0
        self._ideas: list[str] = []
        self._chosen: str | None = None
        self._noticed: tuple[int, bool] = (0, False)

    def see(self, sent: Frame) -> None:
        """With a new turn, forget the ideas of the last one."""
        if sent.view.turns != self._turn:
            self._turn, self._ideas, self._chosen = sent.view.turns, [], None

    def act(self, view: View, choices: Sequence[Choice]) -> Move | None:
        """Challenge what is wrong, else meet the duty, else help one's captain."""
        by_kind = {choice.decision.kind: choice.decision.id for choice in choices}
        for kind, answer in _ANSWERS.items():
            move = answer(self, view, kind, by_kind[kind]) if kind in by_kind else None
            if move is not None:
                return move
        return None

    def _thought(self, view: View) -> list[str]:
        """What comes to mind about the card; once a turn."""
        entry = entries(view.language).get(view.category.id) if view.category is not None else None
        if not self._ideas and entry is not None:
            self._ideas = thought_of(entry, self.verve.words, self.chance)
        return self._ideas

    def _notices(self, view: View) -> bool:
        """Whether the last word is seen to be misspelt, made up once a word."""
        number, noticed = self._noticed
        if number != len(view.given):
            noticed = self.chance.random() < self.verve.watchful and self._misspelt(view)
            self._noticed = len(view.given), noticed
        return noticed

    def _misspelt(self, view: View) -> bool:
        last = view.given[-1]
        return checked(self.words, view.language, last.category, last.letters, last.cut).right is False

    def _check(self, view: View, kind: str, decision: str) -> Move | None:
        return Move(decision, Check(), BREATH) if self._notices(view) else None

    def _contest(self, view: View, kind: str, decision: str) -> Move | None:
        """T11: only where a list is complete can a bot know better."""
        return Move(decision, Contest(), BREATH) if not view.given[-1].cut and _advice(view) == "unlisted" else None

    def _vote(self, view: View, kind: str, decision: str) -> Move:
        return Move(decision, Vote(ADVICE[_advice(view)]), BREATH)

    def _plain(self, view: View, kind: str, decision: str) -> Move:
        """What is done sooner or later, whatever happens."""
        action, seconds = _PLAIN[kind]
        return Move(decision, action, seconds)

    def _accept(self, view: View, kind: str, decision: str) -> Move | None:
        """A winning word is let stand, but not before team-mates have had all their time to challenge it (T12)."""
        return Move(decision, Accept(), view.rules.challenge) if view.phase == "winning" else None

    def _draw(self, view: View, kind: str, decision: str) -> Move:
        """T10: with the card the others' word stands, so whoever in the team may want to challenge it is given time."""
        waits = any(each.kind == "check" for each in view.open)
        return Move(decision, Draw(), PATIENCE if waits else BREATH)

    def _spell(self, view: View, kind: str, decision: str) -> Move | None:
        """T5: the chosen word, letter by letter; then `done` is open as well."""
        if view.team is None:
            return None
        if self._chosen is None or not view.spelled:
            heard = [said.word for said in view.suggestions if _fits(view, said.word)]
            self._chosen = best(view, view.team, [*heard, *self._thought(view)])
        if self._chosen is None:
            return None
        letters, spelled = letters_of(self._chosen), view.spelled.replace("-", "")
        if not letters.startswith(spelled) or letters == spelled:
            return None
        patience = min(self.verve.thinking, LATEST * view.rules.glass)
        return Move(decision, Spell(letters[len(spelled)]), 0.0 if spelled else patience)

    def _done(self, view: View, kind: str, decision: str) -> Move | None:
        whole = self._chosen is not None and view.spelled.replace("-", "") == letters_of(self._chosen)
        return Move(decision, Done()) if whole else None

    def _suggest(self, view: View, kind: str, decision: str) -> Move | None:
        """Tell a captain, one after the other, the best of what comes to mind."""
        told = sum(said.seat == self.seat for said in view.suggestions)
        if view.team is None or self.seat == view.captains[view.team] or told >= TOLD:
            return None
        whispered = {letters_of(said.word) for said in view.suggestions}
        fresh = [idea for idea in self._thought(view) if letters_of(idea) not in whispered]
        word = best(view, view.team, fresh)
        if word is None:
            return None
        return Move(decision, Suggest(word), self.verve.thinking * (1 + told))


def _advice(view: View) -> str | None:
    """What the adviser says of the last word."""
    last = view.given[-1]
    return advice(view.language, last.category.id, last.letters)


def _fits(view: View, word: str) -> bool:
    """Whether a captain would take this suggestion: by the adviser, as in a vote."""
    letters = letters_of(word)
    said = None if view.category is None else advice(view.language, view.category.id, letters)
    return letters.isascii() and letters.isalpha() and said == "listed"


_PLAIN: dict[str, tuple[Action, float]] = {
    "glass": (Glass(), READING),
    "explain": (Explain(), BREATH),
}

_ANSWERS: dict[str, Callable[[TugPlayer, View, str, str], Move | None]] = {
    "check": TugPlayer._check,
    "contest": TugPlayer._contest,
    "accept": TugPlayer._accept,
    "done": TugPlayer._done,
    "spell": TugPlayer._spell,
    "suggest": TugPlayer._suggest,
    "vote": TugPlayer._vote,
    "draw": TugPlayer._draw,
    "glass": TugPlayer._plain,
    "explain": TugPlayer._plain,
}
"""What is open is looked at in this order."""
