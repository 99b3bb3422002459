"""Sonde, as bots play it: ask what earns most before the turn ends, name a word when that pays, give little away.

A bot remembers what it is told at the table as well as its strength lets it (S18); it is never told more than a
player, and what did not stay in its mind it cannot look up.
"""

from collections.abc import Sequence
from functools import partial
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

    def see(self, sent: Frame) -> None:
        """Remember who did not have what, and which words were named in vain."""
        self.memory.hear(sent)

    def act(self, view: View, choices: Sequence[Choice]) -> Move | None:
        """Name a word if that pays, else meet the duty, else see to the spelling of others."""
        by_kind = {choice.decision.kind: choice for choice in choices}
        naming = by_kind.get("interrupt")
        named = self._naming(view) if naming is not None and self.style.sure < NEVER else None
        if naming is not None and named is not None:
            return Move(naming.decision.id, named, self.hesitation)
        duty = duty_of(choices)
        if duty is not None:
            return Move(duty.decision.id, self._meet(view, duty))
        return self._spelling(view, by_kind)

    def _meet(self, view: View, duty: Choice) -> Action:
        kind = duty.decision.kind
        if kind == "hide":
            return secret_for(view, self.seat, self.words, self.chance, self.taste)
        if kind == "ask":
            return self._question(view)
        if kind == "answer":
            return Answer(Answer(True) in duty.offers)  # it never lies
        wise = kind == "expose" and self.style.bit > 0
        kept = partial(self._kept_by, view)
        action: Action = max(duty.offers, key=kept) if wise else self.chance.choice(duty.offers)
        return action

    def _belief(self, view: View, of: int, index: int) -> Belief:
        """What is known of a tray by all, as far as this player remembers it."""
        tray, rules = view.trays[of][index], view.rules
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

    def _trays(self, view: View) -> list[tuple[int, int, TrayView]]:
        """The trays of others that still have something hidden."""
        every = [(of, index, tray) for of, trays in enumerate(view.trays) for index, tray in enumerate(trays)]
        return [(of, index, tray) for of, index, tray in every if of != self.seat and tray.hidden]

    def _question(self, view: View) -> Ask:
        believed: dict[int, list[Belief]] = {}
        for of, index, _ in self._trays(view):
            believed.setdefault(of, []).append(self._belief(view, of, index))
        every = [question for of, beliefs in believed.items() for question in questions(view, of, beliefs)]
        self.chance.shuffle(every)  # who is as good as another is asked by lot
        asking, factor = self.style.asking, view.factor
        best = max(every, key=lambda each: promise(each, asking, factor, self.chance))
        return Ask(best.of, best.letter)

    def _naming(self, view: View) -> Interrupt | None:
        """The tray that it pays most to name, if there is one."""
        options: list[tuple[float, Interrupt]] = []
        for of, index, tray in self._trays(view):
            guess = self._belief(view, of, index).best if tray.hidden >= view.rules.interrupt_hidden else None
            if guess is not None and self._dares(view, guess, of):
                options.append((worth_of_naming(guess, view, tray), Interrupt(of, guess.sequence, tray.tray)))
        worth, named = max(options, key=lambda option: option[0], default=(0.0, None))
        return named if worth > 0 else None

    def _dares(self, view: View, guess: Guess, of: int) -> bool:
        """S33, S34: in the last turns waiting brings nothing, since the word is about to be kept."""
        last = view.hidden_last == of and view.last_turns <= 1 and view.turn == self.seat
        return guess.chance > (self.style.sure / 2 if last else self.style.sure)

    def _kept_by(self, view: View, action: Expose) -> float:
        """S12, S21, S22: what opening this space leaves hidden; a blank of one's own scores for nobody."""
        index = int(action.tray == "right")
        secret = view.trays[self.seat][index].secret
        assert secret is not None
        value = 0 if view.turn == self.seat else view.rules.values[action.space - 1] * view.factor
        symbol, one = secret[action.space - 1], self._belief(view, self.seat, index)
        return worth_of_opening(one, action.space - 1, symbol, value, self.style.bit)

    def _spelling(self, view: View, by_kind: dict[str, Choice]) -> Move | None:
        """S32: have checked what is in no lexicon; accept the scores when there is nothing left to check."""
        if "check" in by_kind:
            decision, offers = by_kind["check"]
            wrong = next((action for action in offers if _exposed_word(view, action) not in self.words), None)
            if wrong is not None:
                return Move(decision.id, wrong)
        accept = by_kind.get("accept")
        return Move(accept.decision.id, accept.offers[0]) if accept is not None else None


def _exposed_word(view: View, action: Check) -> str:
    return next(t.shown for t in view.trays[action.of] if t.tray == action.tray).strip(".")


MASTER = Style(known=0, unheard=0.07, memory=1, asking=Asking(True, 1, 0), sure=0.25, bit=6, reaction=4)
CLUB = Style(known=2, unheard=0.07, memory=0.75, asking=Asking(True, 0, 0.5), sure=0.45, bit=4, reaction=8)
BEGINNER = Style(known=2.8, unheard=0.1, memory=0.4, asking=Asking(False, 0, 1.5), sure=0.85, bit=0, reaction=14)
