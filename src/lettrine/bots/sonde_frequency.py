"""Sonde by candidate frequency: ask for what is likeliest to be there, interrupt when it pays.

It remembers what it was told at the table, as a good player does; it is never told more than a player.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from lettrine.bots.bot import Choice, Move, duty_of
from lettrine.bots.sonde_candidates import BLANK, Candidates
from lettrine.bots.sonde_setter import secret_for
from lettrine.core.frames import Frame
from lettrine.core.game import Action
from lettrine.games.sonde.actions import LETTERS, Answer, Ask, Check, Interrupt
from lettrine.games.sonde.events import Answered, Asked, FoundOut, Interrupted
from lettrine.games.sonde.view import HIDDEN, View
from lettrine.words.lexicon import Lexicon

SURE_ENOUGH = 0.35
"""How likely a word must be before it is named, even where naming it would pay from less on."""
TURN = 35
"""What the rest of a turn is worth on average: what a miss gives up besides its own points."""


class Question(NamedTuple):
    """Something that could be asked, and what asking it promises."""

    worth: float
    of: int
    letter: str


class FrequencySonde:
    """A player who keeps the possible words of every opponent in mind."""

    def __init__(self, seat: int, words: Lexicon, chance: Random) -> None:
        self.seat, self.words, self.chance = seat, words, chance
        self.view: View | None = None
        self.missed: dict[int, frozenset[str]] = {}
        self.asked: Asked | None = None
        self.trays: dict[tuple[int, int], Candidates] = {}

    def see(self, sent: Frame) -> None:
        """Look at the table, and remember who did not have what, and which words were named in vain."""
        self.view = sent.view
        for event in sent.events:
            if isinstance(event, Asked):
                self.asked = event
            elif isinstance(event, Answered) and not event.yes and self.asked is not None:
                known = self.missed.get(self.asked.of, frozenset())
                self.missed[self.asked.of] = known | {self.asked.letter}
            elif isinstance(event, FoundOut):
                self._forget(event.seat)
            elif isinstance(event, Interrupted) and not event.right and event.of != self.seat:
                self._candidates(event.of, int(event.tray == "right")).refute(event.sequence)

    def _forget(self, of: int) -> None:
        """S31: somebody's "no" was not true, so none of theirs is worth remembering."""
        self.missed.pop(of, None)
        self.trays = {place: tray for place, tray in self.trays.items() if place[0] != of}

    def act(self, choices: Sequence[Choice]) -> Move | None:
        """Name a word if that pays, else meet the duty, else see to the spelling of others."""
        by_kind = {choice.decision.kind: choice for choice in choices}
        naming = by_kind.get("interrupt")
        action = self._interruption() if naming is not None else None
        if naming is not None and action is not None:
            return Move(naming.decision.id, action)
        duty = duty_of(choices)
        if duty is not None:
            return Move(duty.decision.id, self._meet(duty))
        return self._spelling(by_kind)

    def _meet(self, duty: Choice) -> Action:
        assert self.view is not None
        if duty.decision.kind == "hide":
            return secret_for(self.view, self.seat, self.words, self.chance)
        if duty.decision.kind == "ask":
            return self._question()
        if duty.decision.kind == "answer":
            return Answer(Answer(True) in duty.offers)  # it never lies
        action: Action = self.chance.choice(duty.offers)
        return action

    def _opponents(self) -> list[int]:
        assert self.view is not None
        return [seat for seat in range(len(self.view.trays)) if seat != self.seat]

    def _candidates(self, of: int, index: int) -> Candidates:
        assert self.view is not None
        shown = self.view.trays[of][index].shown
        if (of, index) not in self.trays:
            self.trays[of, index] = Candidates(self.words, self.view.rules, len(shown))
        tray = self.trays[of, index]
        tray.learn(shown, self.missed.get(of, frozenset()))
        return tray

    def _question(self) -> Ask:
        questions = [question for of in self._opponents() for question in self._questions(of)]
        best = max(questions)
        return Ask(best.of, best.letter)

    def _questions(self, of: int) -> list[Question]:
        """What each symbol promises: its points if it is there, against what a miss gives up."""
        assert self.view is not None
        rules, worths = self.view.rules, [0.0] * 27
        misses = [1.0] * 27
        values: list[int] = []
        for index, tray in enumerate(self.view.trays[of]):
            if tray.hidden:
                values += [v for v, cell in zip(rules.values, tray.shown, strict=False) if cell == HIDDEN]
                chances = self._candidates(of, index).chances
                misses = [miss * (1 - float(chance)) for miss, chance in zip(misses, chances, strict=True)]
        if not values:
            return []
        value = sum(values) / len(values)
        for symbol, miss in enumerate(misses):
            loss = TURN + (rules.blank_penalty if symbol == BLANK else 0)
            worths[symbol] = (1 - miss) * value - miss * loss + self.chance.random() * 1e-6
        return [Question(worth, of, letter) for worth, letter in zip(worths, LETTERS, strict=True)]

    def _interruption(self) -> Interrupt | None:
        """S29: worth naming when it is likely enough to be right for what it brings and costs."""
        assert self.view is not None
        rules = self.view.rules
        for of in self._opponents():
            for index, tray in enumerate(self.view.trays[of]):
                if tray.hidden < rules.interrupt_hidden:
                    continue
                guess = self._candidates(of, index).best
                if guess is None:
                    continue
                gain = _hidden_value(self.view, of, index) + rules.interrupt_bonus
                pays = guess.chance * gain > (1 - guess.chance) * rules.interrupt_penalty
                if pays and guess.chance > SURE_ENOUGH:
                    return Interrupt(of, guess.sequence, tray.tray)
        return None

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


def _hidden_value(view: View, of: int, index: int) -> int:
    shown = view.trays[of][index].shown
    return sum(value for value, cell in zip(view.rules.values, shown, strict=False) if cell == HIDDEN)
