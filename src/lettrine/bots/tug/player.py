"""The Tug bots: as captain, as team-mate, and as one of those who challenge and vote.

A bot's strength is how many of a card's answers it finds. It knows no other words, and takes as long as a person would.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from lettrine.bots.common.bot import Choice, Move
from lettrine.bots.tug.word_choice import (
    READIEST,
    USUAL,
    Readiness,
    allowed_answers,
    best_word,
    first_word,
    presentable_answers,
    sample_answers,
)
from lettrine.core.frames import Frame
from lettrine.core.game import Action
from lettrine.games.tug.actions import Accept, Check, Contest, Done, Draw, Explain, Glass, Spell, Suggest, Vote
from lettrine.games.tug.cards import advice, entry_of, letters_of
from lettrine.games.tug.spelling import checked
from lettrine.games.tug.view import View
from lettrine.words.lexicon import Lexicon


class TugSkill(NamedTuple):
    """How many answers a bot finds, how fast, and how well it notices the others' mistakes."""

    words: int
    """How many answers it finds."""
    thinking_seconds: float
    """How long it takes before the first letter, or the first suggestion."""
    notice_rate: float
    """How often a misspelt word is noticed that is nearly right."""
    blank_rate: float = 0.0
    """For how many cards nothing comes to mind."""
    readiness: Readiness = USUAL
    """By tier of a card's answers, the weight with which they come to mind."""
    weighs: bool = True
    """Whether, of several words, the one is chosen that moves letters best; else the first."""


GENTLE = TugSkill(1, 12, 0, blank_rate=0.2, readiness=READIEST, weighs=False)
BEGINNER, CLUB, MASTER = TugSkill(3, 9, 0.3), TugSkill(6, 7, 0.7), TugSkill(12, 5, 1.0)

READING, BREATH, PATIENCE = 3.0, 2.0, 6.0
"""Seconds to read a card before the glass is turned, between one turn and the next, and for others to challenge."""
MAX_SUGGESTIONS = 2
"""How many words a bot suggests to its captain in a turn."""
LATEST = 0.4
"""The part of the glass after which a captain begins to spell at the latest."""
ADVICE: dict[str | None, bool | None] = {"listed": True, "near": True, "unlisted": False, None: None}
"""A bot votes by the adviser, and abstains where that says nothing."""


class TugPlayer:
    """A player of either team."""

    def __init__(self, skill: TugSkill, seat: int, words: Lexicon, rng: Random) -> None:
        self.skill, self.seat, self.words, self.rng = skill, seat, words, rng
        self._turn = 0
        self._ideas: list[str] | None = None
        self._chosen: str | None = None
        self._noticed: tuple[int, bool] = (0, False)

    def see(self, sent: Frame) -> None:
        """With a new turn, forget the ideas of the last one."""
        if sent.view.turns != self._turn:
            self._turn, self._ideas, self._chosen = sent.view.turns, None, None

    def act(self, view: View, choices: Sequence[Choice]) -> Move | None:
        """Challenge what is wrong, else answer the duty, else help the captain."""
        by_kind = {choice.decision.kind: choice.decision.id for choice in choices}
        for kind, handler in _HANDLERS.items():
            move = handler(self, view, kind, by_kind[kind]) if kind in by_kind else None
            if move is not None:
                return move
        return None

    def _recall(self, view: View) -> list[str]:
        """The answers that the bot finds for the card; drawn once a turn."""
        entry = None if view.category is None else entry_of(self.words, view.language, view.category)
        if self._ideas is None and entry is not None:
            blank = self.skill.blank_rate > 0 and self.rng.random() < self.skill.blank_rate
            answers = presentable_answers(allowed_answers(entry, view.rules), self.words)
            self._ideas = [] if blank else sample_answers(answers, self.skill.words, self.skill.readiness, self.rng)
        return self._ideas or []

    def _choose(self, view: View, team: int, words: Sequence[str]) -> str | None:
        return best_word(view, team, words) if self.skill.weighs else first_word(view, words)

    def _notices_misspelling(self, view: View) -> bool:
        """Whether the last word is noticed to be misspelt; drawn once a word."""
        number, noticed = self._noticed
        if number != len(view.given):
            watchful = self.rng.random() < self.skill.notice_rate
            noticed = self._misspelt(view) and (watchful or self._is_like_no_word(view))
            self._noticed = len(view.given), noticed
        return noticed

    def _is_like_no_word(self, view: View) -> bool:
        """Anybody notices what is not even nearly a word; of what the glass cut off, nobody can say."""
        last = view.given[-1]
        return not last.cut and not self.words.suggest(last.letters, limit=1)

    def _misspelt(self, view: View) -> bool:
        last = view.given[-1]
        return checked(self.words, view.language, view.rules, last).right is False

    def _check(self, view: View, kind: str, decision: str) -> Move | None:
        return Move(decision, Check(), BREATH) if self._notices_misspelling(view) else None

    def _contest(self, view: View, kind: str, decision: str) -> Move | None:
        """T11: only where a card's list is complete can a bot know better."""
        return (
            Move(decision, Contest(), BREATH) if not view.given[-1].cut and self._advice(view) == "unlisted" else None
        )

    def _vote(self, view: View, kind: str, decision: str) -> Move:
        return Move(decision, Vote(ADVICE[self._advice(view)]), BREATH)

    def _advice(self, view: View) -> str | None:
        """What the adviser says of the last word."""
        last = view.given[-1]
        return advice(self.words, view.language, last.category, last.letters)

    def _unconditional(self, view: View, kind: str, decision: str) -> Move:
        """What is done in any case, after some seconds."""
        action, seconds = _UNCONDITIONAL[kind]
        return Move(decision, action, seconds)

    def _accept(self, view: View, kind: str, decision: str) -> Move | None:
        """T12: a winning word stands, but not before team-mates have had all their time to challenge it.

        T11: whether an explanation will do is for whoever contested; a bot contests only what it knows better.
        """
        return Move(decision, Accept(), view.rules.challenge) if view.phase == "winning" else None

    def _draw(self, view: View, kind: str, decision: str) -> Move:
        """T10: drawing a card lets the others' word stand, so team-mates are given time to challenge it first."""
        waits = any(each.kind in ("check", "contest") for each in view.open)
        return Move(decision, Draw(), PATIENCE if waits else BREATH)

    def _spell(self, view: View, kind: str, decision: str) -> Move | None:
        """T5: the chosen word, letter by letter; then `done` is open as well."""
        if view.team is None:
            return None
        if self._chosen is None or not view.spelled:
            suggested = [said.word for said in view.suggestions if self._fits(view, said.word)]
            self._chosen = self._choose(view, view.team, [*suggested, *self._recall(view)])
        if self._chosen is None:
            return None
        letters, spelled = letters_of(self._chosen), view.spelled.replace("-", "")
        if not letters.startswith(spelled) or letters == spelled:
            return None
        patience = min(self.skill.thinking_seconds, LATEST * view.rules.glass)
        return Move(decision, Spell(letters[len(spelled)]), 0.0 if spelled else patience)

    def _fits(self, view: View, word: str) -> bool:
        """Whether a captain takes this suggestion: by the adviser, as in a vote. A bot spells no offensive word."""
        letters = letters_of(word)
        said = None if view.category is None else advice(self.words, view.language, view.category, letters)
        if "-" in word and not view.rules.hyphens:
            return False  # T9
        return letters.isascii() and letters.isalpha() and said == "listed" and not self.words.is_offensive(letters)

    def _done(self, view: View, kind: str, decision: str) -> Move | None:
        whole = self._chosen is not None and view.spelled.replace("-", "") == letters_of(self._chosen)
        named = view.category is not None and view.category.proper == "only"  # T10
        return Move(decision, Done(proper=named)) if whole else None

    def _suggest(self, view: View, kind: str, decision: str) -> Move | None:
        """Suggest the best of the answers found to the captain, one after the other."""
        made = sum(said.seat == self.seat for said in view.suggestions)
        if view.team is None or self.seat == view.captains[view.team] or made >= MAX_SUGGESTIONS:
            return None
        suggested = {letters_of(said.word) for said in view.suggestions}
        fresh = [idea for idea in self._recall(view) if letters_of(idea) not in suggested]
        word = self._choose(view, view.team, fresh)
        if word is None:
            return None
        return Move(decision, Suggest(word), self.skill.thinking_seconds * (1 + made))


_UNCONDITIONAL: dict[str, tuple[Action, float]] = {
    "glass": (Glass(), READING),
    "explain": (Explain(), BREATH),
}

_HANDLERS: dict[str, Callable[[TugPlayer, View, str, str], Move | None]] = {
    "check": TugPlayer._check,
    "contest": TugPlayer._contest,
    "accept": TugPlayer._accept,
    "done": TugPlayer._done,
    "spell": TugPlayer._spell,
    "suggest": TugPlayer._suggest,
    "vote": TugPlayer._vote,
    "draw": TugPlayer._draw,
    "glass": TugPlayer._unconditional,
    "explain": TugPlayer._unconditional,
}
"""By kind of decision, in the order in which they are tried."""
