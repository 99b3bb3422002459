"""The Glyphs bots: ask what is worth most, position where letters tie, name a word when that pays.

A miss scores as well as a hit but ends the turn, so the value of a question is made of its chance of a yes, its
entropy, and what it adds to naming the word, which anybody may do at any moment (G10).
"""

from collections.abc import Iterator, Sequence
from operator import itemgetter
from random import Random
from typing import NamedTuple

from lettrine.bots.common.bot import Choice, Move, duty_of
from lettrine.bots.pieces.action_values import (
    Payoffs,
    entropy,
    information_value,
    naming_value,
    payoffs_for,
    possible_questions,
)
from lettrine.bots.pieces.candidates import Candidates, Guess
from lettrine.bots.pieces.cell_constraints import Question
from lettrine.bots.pieces.race import Racer, RaceSkill
from lettrine.bots.pieces.word_choice import choose_secret
from lettrine.core.frames import Frame
from lettrine.core.game import Action
from lettrine.games.glyphs.actions import Hide, Name, Position, Propose
from lettrine.games.glyphs.events import Hid, Named
from lettrine.games.glyphs.view import View
from lettrine.games.pieces.alphabet import PIECES
from lettrine.words.fold import fold
from lettrine.words.lexicon import Lexicon
from lettrine.words.secrets import Band

NEARLY_CERTAIN = 0.9
"""The chance from which a word counts as known."""
SPREAD = 0.3
"""How much bots of one strength differ in how long they take: the standard deviation of its logarithm."""


class GlyphsSkill(NamedTuple):
    """How well a bot plays: what it knows, how it weighs questions, and how boldly and fast it speaks."""

    known: float
    """The zipf frequency from which words are known."""
    turn_value: float
    """What staying on turn is worth, in points."""
    bit_value: float
    """What a bit of information is worth, in points."""
    foresight: float
    """The part of a question's information value that counts."""
    noise: float
    """The standard deviation, in points, by which a question is misjudged."""
    positions: bool
    """Whether pieces are positioned where that tells letters apart."""
    naming_threshold: float
    """How likely a word must be before it is named, even where naming it would pay from less on."""
    reaction_seconds: float
    """The median number of seconds before a word that pays is said."""


class GlyphsPlayer:
    """A player that keeps the candidates for every opponent's word."""

    def __init__(
        self,
        skill: GlyphsSkill,
        race_skill: RaceSkill,
        preference: Band,
        seat: int,
        words: Lexicon,
        rng: Random,
    ) -> None:
        self.skill, self.preference = skill, preference
        self.seat, self.words, self.rng = seat, words, rng
        self.racer = Racer(race_skill, words, rng)
        self.hesitation = skill.reaction_seconds * rng.lognormvariate(0, SPREAD)
        self.refuted: dict[int, frozenset[str]] = {}
        self.boards: dict[int, Candidates] = {}

    def see(self, sent: Frame) -> None:
        """Remember which words were named in vain, until another word is hidden."""
        for event in sent.events:
            if isinstance(event, Named) and not event.right:
                self.refuted[event.of] = self.refuted.get(event.of, frozenset()) | {event.word}
            elif isinstance(event, Hid):
                self.refuted.pop(event.seat, None)
                self.boards.pop(event.seat, None)

    def act(self, view: View, choices: Sequence[Choice]) -> Move | None:
        """Name a word if that pays, else answer the duty."""
        by_kind = {choice.decision.kind: choice for choice in choices}
        duty = duty_of(choices)
        if view.race is not None and view.phase == "racing" and "hide" not in by_kind:
            return self.racer.run(view.race, view.rules, choices)
        if "name" in by_kind:
            named = self._best_naming(view, must=by_kind["name"] is duty)
            if named is not None:
                return Move(by_kind["name"].decision.id, named, self.hesitation)
        return None if duty is None else self._answer_duty(view, duty, by_kind)

    def _answer_duty(self, view: View, duty: Choice, by_kind: dict[str, Choice]) -> Move:
        if duty.decision.kind == "hide":
            rules = view.rules
            length = rules.prelude_length if view.phase == "racing" else rules.length
            return Move(duty.decision.id, Hide(choose_secret(self.words, rules, length, self.preference, self.rng)))
        kind, action = self._question(view, tuple(by_kind))
        return Move(by_kind[kind].decision.id, action)

    def _opponents(self, view: View) -> list[int]:
        """Everybody else who has a word hidden."""
        return [seat for seat, board in enumerate(view.boards) if seat != self.seat and board.hidden]

    def _candidates(self, view: View, of: int) -> Candidates:
        if of not in self.boards:
            self.boards[of] = Candidates(
                self.words, view.rules, view.rules.length, self.skill.known, view.rules.tolerance
            )
        self.boards[of].update(view.boards[of], self.refuted.get(of, frozenset()))
        return self.boards[of]

    def _payoffs(self, view: View) -> Payoffs:
        return payoffs_for(view.rules, view.scores[self.seat], len(view.boards))

    def _best_naming(self, view: View, must: bool) -> Name | None:
        """The word that it pays most to name, if there is one; where nothing else is left, the best there is."""
        payoffs = self._payoffs(view)
        guesses = [(self._best_guess(self._candidates(view, of), must), of) for of in self._opponents(view)]
        confident = [(guess, of) for guess, of in guesses if must or self._is_confident(view, guess)]
        values = [(naming_value(guess, payoffs), guess, of) for guess, of in confident]
        value, guess, of = max(values, default=(0.0, None, -1))
        return Name(of, guess.word) if guess is not None and (must or value > 0) else None

    def _best_guess(self, candidates: Candidates, must: bool) -> Guess:
        """The likeliest word; who has to name one names an offensive one only if no other is possible."""
        likeliest = candidates.best()[0]
        if not must or not self.words.is_offensive(fold(likeliest.word)):
            return likeliest
        others = (guess for guess in candidates.best(len(candidates.weights)) if guess.chance > 0)
        return next((guess for guess in others if not self.words.is_offensive(fold(guess.word))), likeliest)

    def _is_confident(self, view: View, guess: Guess) -> bool:
        """Whether to name this word unasked. A bot names no offensive one, even if somebody has hidden it."""
        likely = guess.chance > self.skill.naming_threshold and not self._collects_first(view, guess)
        return likely and not self.words.is_offensive(fold(guess.word))

    def _collects_first(self, view: View, guess: Guess) -> bool:
        """G13: whose turn it is may first collect the sure points that make naming this word the winning find."""
        wanting = view.rules.goal - view.scores[self.seat]
        return view.turn == self.seat and guess.chance > NEARLY_CERTAIN and 0 < wanting <= guess.missing

    def _question(self, view: View, kinds: tuple[str, ...]) -> tuple[str, Action]:
        scored = [each for of in self._opponents(view) for each in self._scored_questions(view, of, kinds)]
        _, question, of = max(scored, key=itemgetter(0))
        return _action_for(question, of)

    def _scored_questions(self, view: View, of: int, kinds: tuple[str, ...]) -> Iterator[tuple[float, Question, int]]:
        """Every question about one board, with its value as this player judges it."""
        candidates, payoffs = self._candidates(view, of), self._payoffs(view)
        information = information_value(candidates, payoffs)
        available = tuple(piece for piece in PIECES if "propose" in kinds and view.reserve[piece] > 0)
        positions = self.skill.positions or "propose" not in kinds
        for question in possible_questions(candidates.cells, available, positions):
            chance = candidates.chance(question)
            value = self._immediate_value(question, chance, payoffs)
            if information is not None and 0 < chance < 1:
                value += self.skill.foresight * information.gain(question)
            yield value + self.rng.gauss(0, self.skill.noise), question, of

    def _immediate_value(self, question: Question, chance: float, payoffs: Payoffs) -> float:
        """Without what it does for naming: points if a piece is offered, the turn if it is a yes, and its bits."""
        points = chance + (1 - chance) * payoffs.miss if question.placed is None else 0.0
        return points + chance * self.skill.turn_value + entropy(chance) * self.skill.bit_value


def _action_for(question: Question, of: int) -> tuple[str, Action]:
    if question.placed is None:
        return "propose", Propose(of, question.cell + 1, question.piece)
    put = question.placed
    return "position", Position(of, question.cell + 1, put.piece, put.x, put.y, put.angle)


MASTER = GlyphsSkill(
    known=0,
    turn_value=3,
    bit_value=0.5,
    foresight=0.5,
    noise=0.01,
    positions=True,
    naming_threshold=0.4,
    reaction_seconds=3,
)
CLUB = GlyphsSkill(
    known=2.3,
    turn_value=3,
    bit_value=0.5,
    foresight=0,
    noise=0.8,
    positions=True,
    naming_threshold=0.6,
    reaction_seconds=6,
)
BEGINNER = GlyphsSkill(
    known=3,
    turn_value=2,
    bit_value=0,
    foresight=0,
    noise=2,
    positions=False,
    naming_threshold=0.85,
    reaction_seconds=10,
)
GENTLE = GlyphsSkill(
    known=3.5,
    turn_value=1,
    bit_value=0,
    foresight=0,
    noise=4,
    positions=False,
    naming_threshold=0.95,
    reaction_seconds=20,
)
