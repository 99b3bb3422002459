"""The Sonde bots: ask what earns most before the turn ends, name a word when that pays, open what tells least.

A bot is never told more than a player, and remembers it as well as its skill lets it (S18).
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from lettrine.bots.common.bot import Choice, Move, duty_of
from lettrine.bots.sonde.action_values import (
    AskingSkill,
    naming_value,
    opening_value,
    possible_questions,
    question_score,
)
from lettrine.bots.sonde.common_letters import letter_shares
from lettrine.bots.sonde.memory import Memory
from lettrine.bots.sonde.posterior import Belief, Guess, Vocabulary, belief_given
from lettrine.bots.sonde.word_choice import WordPreference, choose_secret
from lettrine.core.frames import Frame
from lettrine.core.game import Action
from lettrine.games.sonde.actions import Answer, Ask, Check, Expose, Interrupt
from lettrine.games.sonde.spelling import admits
from lettrine.games.sonde.view import HIDDEN, TrayView, View
from lettrine.words.lexicon import Lexicon

SPREAD = 0.3
"""How much bots of one strength differ in how long they take: the standard deviation of its logarithm."""
NEVER = 2.0
"""A naming threshold that no chance reaches."""


class SondeSkill(NamedTuple):
    """How well a bot plays: what it knows and remembers, how it weighs that, and how boldly and fast it speaks."""

    known: float
    """The zipf frequency from which words are known."""
    unknown_prior: float
    """The prior that a secret is a word that is not known."""
    memory: float
    """How often a miss between others is remembered."""
    asking: AskingSkill
    naming_threshold: float
    """How likely a word must be before it is named, even where naming it would pay from less on."""
    bit_value: float
    """What a bit is worth in points when a space is to be opened; 0 opens a random one."""
    reaction_seconds: float
    """The median number of seconds before a word that pays is said."""
    thoughtless: float = 0.0
    """How often it asks for just some common letter."""


class SondePlayer:
    """A player that keeps a belief about every tray."""

    def __init__(self, skill: SondeSkill, preference: WordPreference, seat: int, words: Lexicon, rng: Random) -> None:
        self.skill, self.preference = skill, preference
        self.seat, self.words, self.rng = seat, words, rng
        self.hesitation = skill.reaction_seconds * rng.lognormvariate(0, SPREAD)
        self.memory = Memory(seat, skill.memory, rng)
        self.beliefs: dict[tuple[int, int], Belief] = {}

    def see(self, sent: Frame) -> None:
        """Remember who did not have what, and which words were named in vain."""
        self.memory.observe(sent)

    def act(self, view: View, choices: Sequence[Choice]) -> Move | None:
        """Name a word if that pays, else answer the duty, else have the others' spelling checked."""
        by_kind = {choice.decision.kind: choice for choice in choices}
        naming = by_kind.get("interrupt")
        named = self._best_naming(view) if naming is not None and self.skill.naming_threshold < NEVER else None
        if naming is not None and named is not None:
            return Move(naming.decision.id, named, self.hesitation)
        duty = duty_of(choices)
        if duty is not None:
            return Move(duty.decision.id, self._answer_duty(view, duty))
        return self._check_spelling(view, by_kind)

    def _answer_duty(self, view: View, duty: Choice) -> Action:
        kind = duty.decision.kind
        if kind == "hide":
            return choose_secret(view, self.seat, self.words, self.rng, self.preference)
        if kind == "ask":
            return self._question(view)
        if kind == "answer":
            return Answer(Answer(True) in duty.offers)  # it never lies
        if kind == "expose" and self.skill.bit_value > 0:
            return self._best_opening(view, duty.offers)
        action: Action = self.rng.choice(duty.offers)
        return action

    def _belief(self, view: View, of: int, index: int) -> Belief:
        """The belief about a tray, by the public evidence that this player remembers."""
        tray, rules = view.trays[of][index], view.rules
        evidence, before = self.memory.evidence(tray, of), self.beliefs.get((of, index))
        if before is not None and before.evidence == evidence:
            return before
        if before is not None and not before.evidence.missed <= evidence.missed:
            before = None  # S31: what was remembered is not true
        # A table that checks spelling has no word that the whole lexicon does not have (S7).
        checked = rules.spelling == "checked" and self.skill.known == 0
        vocabulary = Vocabulary(self.words, self.skill.known, 0.0 if checked else self.skill.unknown_prior)
        self.beliefs[of, index] = belief_given(vocabulary, rules, evidence, before)
        return self.beliefs[of, index]

    def _hidden_trays(self, view: View) -> list[tuple[int, int, TrayView]]:
        """The trays of others that still have something hidden."""
        every = [(of, index, tray) for of, trays in enumerate(view.trays) for index, tray in enumerate(trays)]
        return [(of, index, tray) for of, index, tray in every if of != self.seat and tray.hidden]

    def _question(self, view: View) -> Ask:
        if self.skill.thoughtless and self.rng.random() < self.skill.thoughtless:
            return self._thoughtless_question(view)
        believed: dict[int, list[Belief]] = {}
        for of, index, _ in self._hidden_trays(view):
            believed.setdefault(of, []).append(self._belief(view, of, index))
        every = [question for of, beliefs in believed.items() for question in possible_questions(view, of, beliefs)]
        self.rng.shuffle(every)  # ties are broken at random
        asking, factor = self.skill.asking, view.factor
        best = max(every, key=lambda each: question_score(each, asking, factor, self.rng))
        return Ask(best.of, best.letter)

    def _thoughtless_question(self, view: View) -> Ask:
        """Ask somebody for a common letter that they are not known to lack."""
        of = self.rng.choice([of for of, _, _ in self._hidden_trays(view)])
        shares = letter_shares(self.words)
        letters = [letter for letter in shares if letter not in self.memory.missed.get(of, frozenset())]
        return Ask(of, self.rng.choices(letters, [shares[letter] for letter in letters])[0])

    def _best_naming(self, view: View) -> Interrupt | None:
        """The tray that it pays most to name, if there is one."""
        options: list[tuple[float, Interrupt]] = []
        for of, index, tray in self._hidden_trays(view):
            guess = self._belief(view, of, index).best if tray.hidden >= view.rules.interrupt_hidden else None
            if guess is not None and self._is_confident(view, guess, of) and self._is_presentable(guess):
                options.append((naming_value(guess, view, tray), Interrupt(of, guess.sequence, tray.tray)))
        value, naming = max(options, key=lambda option: option[0], default=(0.0, None))
        return naming if value > 0 else None

    def _is_confident(self, view: View, guess: Guess, of: int) -> bool:
        """S33, S34: in the last turns there is nothing to wait for, since the word is about to be kept."""
        last = view.hidden_last == of and view.last_turns <= 1 and view.turn == self.seat
        return guess.chance > (self.skill.naming_threshold / 2 if last else self.skill.naming_threshold)

    def _is_presentable(self, guess: Guess) -> bool:
        """A bot names no offensive word, even if somebody has hidden it."""
        return not self.words.is_offensive(guess.sequence.strip("."))

    def _best_opening(self, view: View, offers: Iterable[Expose]) -> Expose:
        """S12: the space of the highest value; of several, one by lot, since the first would tell of the others.

        Every closed space is weighed, whichever may be opened: that takes as long for one as for three.
        """
        values = {
            (index, space): self._opening_value(view, index, space)
            for index, tray in enumerate(view.trays[self.seat])
            for space, cell in enumerate(tray.shown, 1)
            if cell == HIDDEN
        }
        valued = [(values[int(each.tray == "right"), each.space], each) for each in offers]
        highest = max(value for value, _ in valued)
        return self.rng.choice([each for value, each in valued if value == highest])

    def _opening_value(self, view: View, index: int, space: int) -> float:
        """S12, S21, S22: the value of opening this space; a blank of one's own scores for nobody."""
        secret = view.trays[self.seat][index].secret
        assert secret is not None
        value = 0 if view.turn == self.seat else view.rules.values[space - 1] * view.factor
        symbol, belief = secret[space - 1], self._belief(view, self.seat, index)
        return opening_value(belief, space - 1, symbol, value, self.skill.bit_value)

    def _check_spelling(self, view: View, by_kind: dict[str, Choice]) -> Move | None:
        """S32: have words checked that the table does not admit; accept the scores when nothing is left to check."""
        if "check" in by_kind:
            decision, offers = by_kind["check"]
            wrong = next(
                (action for action in offers if not admits(view.rules, self.words, _exposed_word(view, action))), None
            )
            if wrong is not None:
                return Move(decision.id, wrong)
        accept = by_kind.get("accept")
        return Move(accept.decision.id, accept.offers[0]) if accept is not None else None


def _exposed_word(view: View, action: Check) -> str:
    return next(t.shown for t in view.trays[action.of] if t.tray == action.tray).strip(".")


MASTER = SondeSkill(
    known=0,
    unknown_prior=0.07,
    memory=1,
    asking=AskingSkill(weighs_points=True, foresight=1, noise=0),
    naming_threshold=0.25,
    bit_value=6,
    reaction_seconds=4,
)
CLUB = SondeSkill(
    known=2,
    unknown_prior=0.07,
    memory=0.75,
    asking=AskingSkill(weighs_points=True, foresight=0, noise=0.5),
    naming_threshold=0.45,
    bit_value=4,
    reaction_seconds=8,
)
BEGINNER = SondeSkill(
    known=2.8,
    unknown_prior=0.1,
    memory=0.4,
    asking=AskingSkill(weighs_points=False, foresight=0, noise=1.5),
    naming_threshold=0.85,
    bit_value=0,
    reaction_seconds=14,
)
GENTLE = SondeSkill(
    known=3.5,
    unknown_prior=0.1,
    memory=0.2,
    asking=AskingSkill(weighs_points=False, foresight=0, noise=1.5),
    naming_threshold=0.97,
    bit_value=0,
    reaction_seconds=25,
    thoughtless=1,
)
