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
        self.view: View | None = None
        self._turn = 0
        self._ideas: list[str] = []
        self._chosen: str | None = None
        self._noticed: tuple[int, bool] = (0, False)

    def see(self, sent: Frame) -> None:
        """Look at the table, and forget what one thought of last turn."""
        self.view = sent.view
        if self.view.turns != self._turn:
            self._turn, self._ideas, self._chosen = self.view.turns, [], None

    def act(self, choices: Sequence[Choice]) -> Move | None:
        """Challenge what is wrong, else meet the duty, else help one's captain."""
        by_kind = {choice.decision.kind: choice.decision.id for choice in choices}
        for kind, answer in _ANSWERS.items():
            move = answer(self, kind, by_kind[kind]) if kind in by_kind else None
            if move is not None:
                return move
        return None

    def _thought(self) -> list[str]:
        """What comes to mind about the card; once a turn."""
        assert self.view is not None
        assert self.view.category is not None
        entry = entries(self.view.language).get(self.view.category.id)
        if not self._ideas and entry is not None:
            self._ideas = thought_of(entry, self.verve.words, self.chance)
        return self._ideas

    def _notices(self) -> bool:
        """Whether the last word is seen to be misspelt, made up once a word."""
        assert self.view is not None
        number, noticed = self._noticed
        if number != len(self.view.given):
            noticed = self.chance.random() < self.verve.watchful and self._misspelt()
            self._noticed = len(self.view.given), noticed
        return noticed

    def _misspelt(self) -> bool:
        assert self.view is not None
        last = self.view.given[-1]
        return checked(self.words, self.view.language, last.category, last.letters, last.cut).right is False

    def _check(self, kind: str, decision: str) -> Move | None:
        return Move(decision, Check(), BREATH) if self._notices() else None

    def _contest(self, kind: str, decision: str) -> Move | None:
        """T11: only where a list is complete can a bot know better."""
        return Move(decision, Contest(), BREATH) if not self._last_cut() and self._advice() == "unlisted" else None

    def _last_cut(self) -> bool:
        assert self.view is not None
        return self.view.given[-1].cut

    def _advice(self) -> str | None:
        assert self.view is not None
        last = self.view.given[-1]
        return advice(self.view.language, last.category.id, last.letters)

    def _vote(self, kind: str, decision: str) -> Move:
        return Move(decision, Vote(ADVICE[self._advice()]), BREATH)

    def _plain(self, kind: str, decision: str) -> Move:
        """What is done sooner or later, whatever happens."""
        action, seconds = _PLAIN[kind]
        return Move(decision, action, seconds)

    def _accept(self, kind: str, decision: str) -> Move | None:
        """A winning word is let stand, but not before team-mates have had all their time to challenge it (T12)."""
        assert self.view is not None
        return Move(decision, Accept(), self.view.rules.challenge) if self.view.phase == "winning" else None

    def _draw(self, kind: str, decision: str) -> Move:
        """T10: with the card the others' word stands, so whoever in the team may want to challenge it is given time."""
        assert self.view is not None
        waits = any(each.kind == "check" for each in self.view.open)
        return Move(decision, Draw(), PATIENCE if waits else BREATH)

    def _spell(self, kind: str, decision: str) -> Move | None:
        """T5: the chosen word, letter by letter; then `done` is open as well."""
        assert self.view is not None
        assert self.view.team is not None
        if self._chosen is None or not self.view.spelled:
            heard = [said.word for said in self.view.suggestions if self._fits(said.word)]
            self._chosen = best(self.view, self.view.team, [*heard, *self._thought()])
        if self._chosen is None:
            return None
        letters, spelled = letters_of(self._chosen), self.view.spelled.replace("-", "")
        if not letters.startswith(spelled) or letters == spelled:
            return None
        patience = min(self.verve.thinking, LATEST * self.view.rules.glass)
        return Move(decision, Spell(letters[len(spelled)]), 0.0 if spelled else patience)

    def _fits(self, word: str) -> bool:
        """Whether a captain would take this suggestion: by the adviser, as in a vote."""
        assert self.view is not None
        assert self.view.category is not None
        letters = letters_of(word)
        said = advice(self.view.language, self.view.category.id, letters)
        return letters.isascii() and letters.isalpha() and said == "listed"

    def _done(self, kind: str, decision: str) -> Move | None:
        assert self.view is not None
        whole = self._chosen is not None and self.view.spelled.replace("-", "") == letters_of(self._chosen)
        return Move(decision, Done()) if whole else None

    def _suggest(self, kind: str, decision: str) -> Move | None:
        """Tell a captain, one after the other, the best of what comes to mind."""
        assert self.view is not None
        told = sum(said.seat == self.seat for said in self.view.suggestions)
        if self.view.team is None or self.seat == self.view.captains[self.view.team] or told >= TOLD:
            return None
        whispered = {letters_of(said.word) for said in self.view.suggestions}
        fresh = [idea for idea in self._thought() if letters_of(idea) not in whispered]
        word = best(self.view, self.view.team, fresh)
        if word is None:
            return None
        return Move(decision, Suggest(word), self.verve.thinking * (1 + told))


_PLAIN: dict[str, tuple[Action, float]] = {
    "glass": (Glass(), READING),
    "explain": (Explain(), BREATH),
}

_ANSWERS: dict[str, Callable[[TugPlayer, str, str], Move | None]] = {
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
