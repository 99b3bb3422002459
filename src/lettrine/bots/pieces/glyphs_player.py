"""Glyphs, as bots play it: ask what promises most, position where letters tie, name a word when that pays.

A miss scores as well as a hit but ends the turn, so that a question is worth its chance of a yes, what it tells, and
what it does for naming the word, which anybody may do at any moment (G10).
"""

from collections.abc import Iterator, Sequence
from operator import itemgetter
from random import Random
from typing import NamedTuple

from lettrine.bots.common.bot import Choice, Move, duty_of
from lettrine.bots.pieces.action_values import Stakes, bits, insight, questions, stakes, worth_of_naming
from lettrine.bots.pieces.candidates import Candidates, Guess
from lettrine.bots.pieces.cell_letters import Question
from lettrine.bots.pieces.race import Racer, Wit
from lettrine.bots.pieces.word_choice import Taste, secret
from lettrine.core.frames import Frame
from lettrine.core.game import Action
from lettrine.games.glyphs.actions import Hide, Name, Position, Propose
from lettrine.games.glyphs.events import Hid, Named
from lettrine.games.glyphs.view import View
from lettrine.games.pieces.alphabet import PIECES
from lettrine.words.lexicon import Lexicon

SURE = 0.9
"""From which chance on a word is as good as known."""
SPREAD = 0.3
"""How much players of one strength differ in how long they take, as the deviation of its logarithm."""


class Style(NamedTuple):
    """How somebody plays: what they know, what they look at, and how boldly and how fast they speak."""

    known: float
    """The zipf frequency from which words are known."""
    going_on: float
    """What staying on turn is worth, in points."""
    telling: float
    """What a bit of knowledge is worth, in points."""
    foresight: float
    """How much of what a question does for naming the word is seen."""
    carelessness: float
    """By how many points a question is misjudged, as a deviation."""
    positions: bool
    """Whether pieces are positioned where that tells letters apart."""
    sure: float
    """How likely a word must be before it is named, even where naming it would pay from less on."""
    reaction: float
    """After how many seconds a word that pays is said, in the middle of many."""


class GlyphsPlayer:
    """A player who keeps the possible words of every opponent in mind."""

    def __init__(self, style: Style, wit: Wit, taste: Taste, seat: int, words: Lexicon, chance: Random) -> None:
        self.style, self.taste = style, taste
        self.seat, self.words, self.chance = seat, words, chance
        self.racer = Racer(wit, words, chance)
        self.hesitation = style.reaction * chance.lognormvariate(0, SPREAD)
        self.refuted: dict[int, frozenset[str]] = {}
        self.boards: dict[int, Candidates] = {}

    def see(self, sent: Frame) -> None:
        """Remember which words were named in vain; a new word is a new riddle."""
        for event in sent.events:
            if isinstance(event, Named) and not event.right:
                self.refuted[event.of] = self.refuted.get(event.of, frozenset()) | {event.word}
            elif isinstance(event, Hid):
                self.refuted.pop(event.seat, None)
                self.boards.pop(event.seat, None)

    def act(self, view: View, choices: Sequence[Choice]) -> Move | None:
        """Name a word if that pays, else meet the duty."""
        by_kind = {choice.decision.kind: choice for choice in choices}
        duty = duty_of(choices)
        if view.race is not None and view.phase == "racing" and "hide" not in by_kind:
            return self.racer.run(view.race, view.rules, choices)
        if "name" in by_kind:
            named = self._naming(view, must=by_kind["name"] is duty)
            if named is not None:
                return Move(by_kind["name"].decision.id, named, self.hesitation)
        return None if duty is None else self._meet(view, duty, by_kind)

    def _meet(self, view: View, duty: Choice, by_kind: dict[str, Choice]) -> Move:
        if duty.decision.kind == "hide":
            rules = view.rules
            length = rules.prelude_length if view.phase == "racing" else rules.length
            return Move(duty.decision.id, Hide(secret(self.words, rules, length, self.taste, self.chance)))
        kind, action = self._question(view, tuple(by_kind))
        return Move(by_kind[kind].decision.id, action)

    def _opponents(self, view: View) -> list[int]:
        """Everybody else who has a word hidden."""
        return [seat for seat, board in enumerate(view.boards) if seat != self.seat and board.hidden]

    def _candidates(self, view: View, of: int) -> Candidates:
        if of not in self.boards:
            self.boards[of] = Candidates(self.words, view.rules, view.rules.length, self.style.known)
        self.boards[of].learn(view.boards[of], self.refuted.get(of, frozenset()))
        return self.boards[of]

    def _stakes(self, view: View) -> Stakes:
        return stakes(view.rules, view.scores[self.seat], len(view.boards))

    def _naming(self, view: View, must: bool) -> Name | None:
        """The word that it pays most to name, if there is one; where nothing else is left, the best there is."""
        stake = self._stakes(view)
        guesses = [(self._candidates(view, of).best()[0], of) for of in self._opponents(view)]
        named = [(guess, of) for guess, of in guesses if must or self._dares(view, guess)]
        worths = [(worth_of_naming(guess, stake), guess, of) for guess, of in named]
        worth, guess, of = max(worths, default=(0.0, None, -1))
        return Name(of, guess.word) if guess is not None and (must or worth > 0) else None

    def _dares(self, view: View, guess: Guess) -> bool:
        return guess.chance > self.style.sure and not self._saves_up(view, guess)

    def _saves_up(self, view: View, guess: Guess) -> bool:
        """G13: whose turn it is may first collect the sure points that make naming this word the winning find."""
        wanting = view.rules.goal - view.scores[self.seat]
        return view.turn == self.seat and guess.chance > SURE and 0 < wanting <= guess.missing

    def _question(self, view: View, kinds: tuple[str, ...]) -> tuple[str, Action]:
        weighed = [each for of in self._opponents(view) for each in self._weighed(view, of, kinds)]
        _, question, of = max(weighed, key=itemgetter(0))
        return _said(question, of)

    def _weighed(self, view: View, of: int, kinds: tuple[str, ...]) -> Iterator[tuple[float, Question, int]]:
        """Every question about one board, with what it promises."""
        candidates, stake = self._candidates(view, of), self._stakes(view)
        ahead = insight(candidates, stake)
        available = tuple(piece for piece in PIECES if "propose" in kinds and view.reserve[piece] > 0)
        positions = self.style.positions or "propose" not in kinds
        for question in questions(candidates.cells, available, positions):
            chance = candidates.chance(question)
            worth = self._promise(question, chance, stake)
            if ahead is not None and 0 < chance < 1:
                worth += self.style.foresight * ahead.gained(question)
            yield worth + self.chance.gauss(0, self.style.carelessness), question, of

    def _promise(self, question: Question, chance: float, stake: Stakes) -> float:
        """What a question brings at once: points if a piece is offered, the turn if it is a yes, and what it tells."""
        points = chance + (1 - chance) * stake.miss if question.placed is None else 0.0
        return points + chance * self.style.going_on + bits(chance) * self.style.telling


def _said(question: Question, of: int) -> tuple[str, Action]:
    if question.placed is None:
        return "propose", Propose(of, question.cell + 1, question.piece)
    put = question.placed
    return "position", Position(of, question.cell + 1, put.piece, put.x, put.y, put.angle)


MASTER = Style(known=0, going_on=3, telling=0.5, foresight=0.5, carelessness=0.01, positions=True, sure=0.4, reaction=3)
CLUB = Style(known=2.3, going_on=3, telling=0.5, foresight=0, carelessness=0.8, positions=True, sure=0.6, reaction=6)
BEGINNER = Style(known=3, going_on=2, telling=0, foresight=0, carelessness=2, positions=False, sure=0.85, reaction=10)
