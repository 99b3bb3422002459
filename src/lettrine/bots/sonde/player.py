"""Sonde, as bots play it: ask what earns most before the turn ends, name a word when that pays, give little away.

A bot remembers what it is told at the table as well as its strength lets it (S18); it is never told more than a
player, and what did not stay in its mind it cannot look up.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from lettrine.bots.common.bot import Choice, Move, duty_of
from lettrine.bots.sonde.action_values import Asking, promise, questions, worth_of_naming, worth_of_opening
from lettrine.bots.sonde.memory import Memory
from lettrine.bots.sonde.posterior import Belief, Guess, Vocabulary, belief
from lettrine.bots.sonde.word_choice import Taste, secret_for
from lettrine.core.frames import Frame
from lettrine.core.game import Action
from lettrine.games.sonde.actions import Answer, Ask, Check, Expose, Interrupt
from lettrine.games.sonde.view import TrayView, View
from lettrine.words.lexicon import Lexicon

SPREAD = 0.3
"""How much players of one strength differ in how long they take, as the deviation of its logarithm."""
NEVER = 2.0


class Style(NamedTuple):
    """How somebody plays: what they know and remember, how they weigh it, and how boldly and fast they speak."""

    known: float
    """The zipf frequency from which words are known."""
    unheard: float
    """How often a secret is taken to be a word that is not known."""
    memory: float
    """How often a miss between others stays in mind."""
    asking: Asking
    sure: float
    """How likely a word must be before it is named, even where naming it would pay from less on."""
    bit: float
    """What a bit is worth in points when a space is to be opened; 0 opens any."""
    reaction: float
    """After how many seconds a word that pays is said, in the middle of many."""


class SondePlayer:
    """A player who keeps the possible words of every opponent in mind."""

    def __init__(self, style: Style, taste: Taste, seat: int, words: Lexicon, chance: Random) -> None:
        self.style, self.taste = style, taste
        self.seat, self.words, self.chance = seat, words, chance
        self.hesitation = style.reaction * chance.lognormvariate(0, SPREAD)
        self.memory = Memory(seat, style.memory, chance)
        self.beliefs: dict[tuple[int, int], Belief] = {}
        self.view: View | None = None

    def see(self, sent: Frame) -> None:
        """Look at the table, and remember who did not have what, and which words were named in vain."""
        self.view = sent.view
        self.memory.hear(sent)

    def act(self, choices: Sequence[Choice]) -> Move | None:
        """Name a word if that pays, else meet the duty, else see to the spelling of others."""
        by_kind = {choice.decision.kind: choice for choice in choices}
        naming = by_kind.get("interrupt")
        named = self._naming() if naming is not None and self.style.sure < NEVER else None
        if naming is not None and named is not None:
            return Move(naming.decision.id, named, self.hesitation)
        duty = duty_of(choices)
        if duty is not None:
            return Move(duty.decision.id, self._meet(duty))
        return self._spelling(by_kind)

    def _meet(self, duty: Choice) -> Action:
        assert self.view is not None
        kind = duty.decision.kind
        if kind == "hide":
            return secret_for(self.view, self.seat, self.words, self.chance, self.taste)
        if kind == "ask":
            return self._question()
        if kind == "answer":
            return Answer(Answer(True) in duty.offers)  # it never lies
        wise = kind == "expose" and self.style.bit > 0
        action: Action = max(duty.offers, key=self._kept_by) if wise else self.chance.choice(duty.offers)
        return action

    def _belief(self, of: int, index: int) -> Belief:
        """What is known of a tray by all, as far as this player remembers it."""
        assert self.view is not None
        tray, rules = self.view.trays[of][index], self.view.rules
        heard, before = self.memory.of(tray, of), self.beliefs.get((of, index))
        if before is not None and before.heard == heard:
            return before
        if before is not None and not before.heard.missed <= heard.missed:
            before = None  # S31: what was remembered is not true
        # A table that checks spelling has no word that the whole lexicon does not have (S7).
        checked = rules.spelling == "checked" and self.style.known == 0
        kind = Vocabulary(self.words, self.style.known, 0.0 if checked else self.style.unheard)
        self.beliefs[of, index] = belief(kind, rules, heard, before)
        return self.beliefs[of, index]

    def _trays(self) -> list[tuple[int, int, TrayView]]:
        """The trays of others that still have something hidden."""
        assert self.view is not None
        every = [(of, index, tray) for of, trays in enumerate(self.view.trays) for index, tray in enumerate(trays)]
        return [(of, index, tray) for of, index, tray in every if of != self.seat and tray.hidden]

    def _question(self) -> Ask:
        assert self.view is not None
        believed: dict[int, list[Belief]] = {}
        for of, index, _ in self._trays():
            believed.setdefault(of, []).append(self._belief(of, index))
        every = [question for of, beliefs in believed.items() for question in questions(self.view, of, beliefs)]
        self.chance.shuffle(every)  # who is as good as another is asked by lot
        asking, factor = self.style.asking, self.view.factor
        best = max(every, key=lambda each: promise(each, asking, factor, self.chance))
        return Ask(best.of, best.letter)

    def _naming(self) -> Interrupt | None:
        """The tray that it pays most to name, if there is one."""
        assert self.view is not None
        options: list[tuple[float, Interrupt]] = []
        for of, index, tray in self._trays():
            guess = self._belief(of, index).best if tray.hidden >= self.view.rules.interrupt_hidden else None
            if guess is not None and self._dares(guess, of):
                options.append((worth_of_naming(guess, self.view, tray), Interrupt(of, guess.sequence, tray.tray)))
        worth, named = max(options, key=lambda option: option[0], default=(0.0, None))
        return named if worth > 0 else None

    def _dares(self, guess: Guess, of: int) -> bool:
        """S33, S34: in the last turns waiting brings nothing, since the word is about to be kept."""
        assert self.view is not None
        last = self.view.hidden_last == of and self.view.last_turns <= 1 and self.view.turn == self.seat
        return guess.chance > (self.style.sure / 2 if last else self.style.sure)

    def _kept_by(self, action: Expose) -> float:
        """S12, S21, S22: what opening this space leaves hidden; a blank of one's own scores for nobody."""
        assert self.view is not None
        index = int(action.tray == "right")
        secret = self.view.trays[self.seat][index].secret
        assert secret is not None
        value = 0 if self.view.turn == self.seat else self.view.rules.values[action.space - 1] * self.view.factor
        symbol, one = secret[action.space - 1], self._belief(self.seat, index)
        return worth_of_opening(one, action.space - 1, symbol, value, self.style.bit)

    def _spelling(self, by_kind: dict[str, Choice]) -> Move | None:
        """S32: have checked what is in no lexicon; accept the scores when there is nothing left to check."""
        check = by_kind.get("check")
        for action in check.offers if check is not None else ():
            if self._exposed_word(action) not in self.words:
                assert check is not None
                return Move(check.decision.id, action)
        accept = by_kind.get("accept")
        return Move(accept.decision.id, accept.offers[0]) if accept is not None else None

    def _exposed_word(self, action: Check) -> str:
        assert self.view is not None
        return next(t.shown for t in self.view.trays[action.of] if t.tray == action.tray).strip(".")


MASTER = Style(known=0, unheard=0.07, memory=1, asking=Asking(True, 1, 0), sure=0.25, bit=6, reaction=4)
CLUB = Style(known=2, unheard=0.07, memory=0.75, asking=Asking(True, 0, 0.5), sure=0.45, bit=4, reaction=8)
BEGINNER = Style(known=2.8, unheard=0.1, memory=0.4, asking=Asking(False, 0, 1.5), sure=0.85, bit=0, reaction=14)
