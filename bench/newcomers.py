"""Newcomers: scripted people in their first game, one for each game, plain on purpose.

They stand for somebody who has read the coach's sentences and nothing else. They were written down before the first
game was measured, and are not to be changed to fit a figure: what is tuned is the bot that they meet (`gentle`).

Sonde. Hides a common word of six to eight letters, without blanks. Asks the opponent with most hidden, the first of
them, for the commonest letter of the language that is not struck out there: again after a hit, since there may be
another. Names no word. Opens the cheapest space. Takes eight seconds for a question, three for an opening.

Glyphs. Hides a common word. Looks at the opponent with most pieces on the board and there at the leftmost cell that
several letters fit; imagines the commonest letter of the language that does, and offers the first piece that it
lacks; if it lacks none, positions a piece that lies loose as in that letter. Names a word once a single common one
fits. Takes ten seconds for a question, twenty for a word.

Quick. Passes a common word on. Finds the best known word out of the pieces after 75 seconds (standard deviation 25, at
least 15); gives up after four minutes if that word is not a common one.

Tug. Sits with a team-mate and is its team's captain. Nothing comes to mind for one card in five; then it takes what
the team-mate suggests. Else it spells one of the answers that come to mind at once, whichever, twelve seconds after the
glass was turned, a letter a second. Never challenges, and votes that words fit.

Solitaire. Looks at each group in turn and finds the best known other word, if it is a common one, in three groups of
five; goes round until a round brings nothing, then stops.

Common are words from a zipf frequency of 3.5 on where they are to be found, and of 4 on where they are hidden.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from lettrine.bots.common.bot import Choice, Maker, Move, duty_of
from lettrine.bots.pieces.candidates import Candidates, word_of
from lettrine.bots.pieces.cell_constraints import CellConstraints
from lettrine.bots.pieces.word_choice import choose_secret
from lettrine.bots.sonde import word_choice as sonde_words
from lettrine.core.frames import Frame
from lettrine.core.game import Action
from lettrine.games.glyphs import actions as glyphs
from lettrine.games.glyphs.events import Hid, Named
from lettrine.games.glyphs.view import View as GlyphsView
from lettrine.games.pieces.alphabet import PIECES, pieces_of
from lettrine.games.pieces.glossary import LETTERS, pool
from lettrine.games.quick import actions as quick
from lettrine.games.solitaire import actions as solitaire
from lettrine.games.sonde import actions as sonde
from lettrine.games.sonde.view import View as SondeView
from lettrine.games.tug import actions as tug
from lettrine.games.tug.cards import entries, letters_of
from lettrine.games.tug.view import View as TugView
from lettrine.words.fold import fold
from lettrine.words.lexicon import Lexicon
from lettrine.words.secrets import Band

COMMONEST = {
    "en": "ETAOINSHRDLCUMWFGYPBVKJXQZ",
    "fr": "ESAITNRULODCPMVQFBGHJXYZKW",
    "de": "ENISRATDHULCGMOBWFKZPVJYXQÄÜÖ",
}
"""The letters of each language as people think of them, commonest first."""
KNOWN, HIDDEN = 3.5, 4.0
SONDE_WORDS = sonde_words.WordPreference((6, 7, 8), (0,), Band(HIDDEN, 7.0), 1.0)
PIECES_WORDS = Band(HIDDEN, 7.0)


def is_common(words: Lexicon, word: str) -> bool:
    """Whether a newcomer knows a word."""
    entry = words.find(fold(word))
    return entry is not None and entry.zipf >= KNOWN


class Newcomer:
    """Somebody in their first game."""

    def __init__(self, seat: int, words: Lexicon, rng: Random) -> None:
        self.seat, self.words, self.rng = seat, words, rng

    def see(self, sent: Frame) -> None:
        """Remember nothing but what lies open."""


class SondeNewcomer(Newcomer):
    """Asks for common letters."""

    def act(self, view: SondeView, choices: Sequence[Choice]) -> Move | None:
        """Do what the table waits for; in the end, accept the scores."""
        duty = duty_of(choices)
        if duty is None:
            accept = next((choice for choice in choices if choice.decision.kind == "accept"), None)
            return None if accept is None else Move(accept.decision.id, accept.offers[0])
        if duty.decision.kind == "hide":
            hidden = sonde_words.choose_secret(view, self.seat, self.words, self.rng, SONDE_WORDS)
            return Move(duty.decision.id, hidden)
        if duty.decision.kind == "ask":
            return Move(duty.decision.id, self._question(view), 8.0)
        return Move(duty.decision.id, min(duty.offers, key=lambda offer: view.rules.values[offer.space - 1]), 3.0)

    def _question(self, view: SondeView) -> Action:
        others = [seat for seat in range(len(view.trays)) if seat != self.seat]
        of = max(others, key=lambda seat: sum(tray.hidden for tray in view.trays[seat]))
        struck = {question.letter for question in view.questions if question.of == of and question.yes is False}
        letters = COMMONEST[view.language][: len(sonde.LETTERS) - 1] + "."
        return sonde.Ask(of, next(letter for letter in letters if letter not in struck))


class GlyphsNewcomer(Newcomer):
    """Thinks of one letter after the other."""

    def __init__(self, seat: int, words: Lexicon, rng: Random) -> None:
        super().__init__(seat, words, rng)
        self.refuted: dict[int, frozenset[str]] = {}

    def see(self, sent: Frame) -> None:
        """Remember which words were named in vain, until another is hidden."""
        for event in sent.events:
            if isinstance(event, Named) and not event.right:
                self.refuted[event.of] = self.refuted.get(event.of, frozenset()) | {event.word}
            elif isinstance(event, Hid):
                self.refuted.pop(event.seat, None)

    def act(self, view: GlyphsView, choices: Sequence[Choice]) -> Move | None:
        """Name a word if only one fits, else do what the table waits for."""
        by_kind, duty = {choice.decision.kind: choice for choice in choices}, duty_of(choices)
        if duty is not None and duty.decision.kind == "hide":
            hidden = choose_secret(self.words, view.rules, view.rules.length, PIECES_WORDS, self.rng)
            return Move(duty.decision.id, glyphs.Hide(hidden))
        boards = {of: self._candidates(view, of) for of, board in enumerate(view.boards) if self._is_open(of, board)}
        if "name" in by_kind:
            named = self._named(boards, must=by_kind["name"] is duty)
            if named is not None:
                return Move(by_kind["name"].decision.id, named, 20.0)
        return None if duty is None else self._ask(view, boards, by_kind)

    def _is_open(self, of: int, board: Any) -> bool:
        return of != self.seat and bool(board.hidden)

    def _candidates(self, view: GlyphsView, of: int) -> Candidates:
        candidates = Candidates(self.words, view.rules, view.rules.length, KNOWN)
        candidates.update(view.boards[of], self.refuted.get(of, frozenset()))
        return candidates

    def _named(self, boards: dict[int, Candidates], must: bool) -> Action | None:
        for of, candidates in boards.items():
            if must or (candidates.in_lexicon and len(candidates.letters) == 1):
                return glyphs.Name(of, word_of(candidates.letters[int(candidates.weights.argmax())]))
        return None

    def _ask(self, view: GlyphsView, boards: dict[int, Candidates], by_kind: dict[str, Choice]) -> Move:
        """Offer or position a piece for the letter that comes to mind; where none does, anything."""
        for of in sorted(boards, key=lambda of: -boards[of].lying):
            for cell, known in enumerate(boards[of].cells):
                action = self._for_cell(view, of, cell, known, by_kind)
                if action is not None:
                    kind = "propose" if isinstance(action, glyphs.Propose) else "position"
                    return Move(by_kind[kind].decision.id, action, 10.0)
        kind = "propose" if "propose" in by_kind else "position"
        return Move(by_kind[kind].decision.id, self._anything(boards, by_kind), 10.0)

    def _for_cell(
        self, view: GlyphsView, of: int, cell: int, known: CellConstraints, by_kind: dict[str, Choice]
    ) -> Action | None:
        fitting = [LETTERS.index(letter) for letter in COMMONEST[view.language] if letter in LETTERS]
        fitting = [letter for letter in fitting if known.fits[letter]]
        if len(fitting) < 2:
            return None
        for piece, lacks in zip(PIECES, known.offers, strict=True):
            if "propose" in by_kind and lacks[fitting[0]] and view.reserve[piece] > 0:
                return glyphs.Propose(of, cell + 1, piece)
        placed = next((placed for placed, exact in known.placings if exact[fitting[0]]), None)
        if placed is None or "position" not in by_kind:
            return None
        return glyphs.Position(of, cell + 1, placed.piece, placed.x, placed.y, placed.angle)

    def _anything(self, boards: dict[int, Candidates], by_kind: dict[str, Choice]) -> Action:
        if "propose" in by_kind:
            action: Action = self.rng.choice(by_kind["propose"].offers)
            return action
        loose = [(of, at, put) for of, c in boards.items() for at, cell in enumerate(c.cells) for put in cell.placings]
        of, cell, (placed, _) = self.rng.choice(loose)
        return glyphs.Position(of, cell + 1, placed.piece, placed.x, placed.y, placed.angle)


class QuickNewcomer(Newcomer):
    """Takes a minute or so."""

    def __init__(self, seat: int, words: Lexicon, rng: Random) -> None:
        super().__init__(seat, words, rng)
        self.seconds = max(15.0, rng.gauss(75, 25))

    def act(self, view: Any, choices: Sequence[Choice]) -> Move | None:
        """Pass a word on, then look for one."""
        by_kind = {choice.decision.kind: choice.decision.id for choice in choices}
        if "hide" in by_kind:
            hidden = choose_secret(self.words, view.rules, view.rules.length, PIECES_WORDS, self.rng)
            return Move(by_kind["hide"], quick.Hide(hidden))
        if "claim" not in by_kind or view.race.pieces is None:
            return None
        big, small, arc, bow = (view.race.pieces[piece] for piece in PIECES)
        word = next(iter(pool(self.words).of((big, small, arc, bow), view.rules)), None)
        if word is None or not is_common(self.words, word):
            return Move(by_kind["give_up"], quick.GiveUp(), 240.0)
        return Move(by_kind["claim"], quick.Claim(word), self.seconds)


class TugNewcomer(Newcomer):
    """A captain without any plan."""

    def __init__(self, seat: int, words: Lexicon, rng: Random) -> None:
        super().__init__(seat, words, rng)
        self._thought: tuple[int, str | None] = (0, None)

    def act(self, view: TugView, choices: Sequence[Choice]) -> Move | None:
        """Draw, turn the glass, spell; let everything stand."""
        by_kind = {choice.decision.kind: choice.decision.id for choice in choices}
        for kind, action, seconds in (
            ("draw", tug.Draw(), 4.0),
            ("glass", tug.Glass(), 3.0),
            ("explain", tug.Explain(), 5.0),
            ("vote", tug.Vote(True), 3.0),
        ):
            if kind in by_kind:
                return Move(by_kind[kind], action, seconds)
        return self._spell(view, by_kind) if "spell" in by_kind else None

    def _spell(self, view: TugView, by_kind: dict[str, str]) -> Move | None:
        word = self._thinks_of(view)
        if word is None:
            return None
        letters, spelled = letters_of(word), view.spelled.replace("-", "")
        if letters == spelled and "done" in by_kind:
            return Move(by_kind["done"], tug.Done(), 1.0)
        return Move(by_kind["spell"], tug.Spell(letters[len(spelled)]), 1.0 if spelled else 12.0)

    def _thinks_of(self, view: TugView) -> str | None:
        """One answer a card; what the team-mate suggested, where there is none."""
        if self._thought[0] != view.turns:
            self._thought = view.turns, self._idea(view)
        if self._thought[1] is None and view.suggestions:
            self._thought = view.turns, view.suggestions[0].word
        return self._thought[1]

    def _idea(self, view: TugView) -> str | None:
        entry = entries(view.language).get(view.category.id) if view.category is not None else None
        if entry is None or self.rng.random() < 0.2:
            return None
        given = {said.letters for said in view.given}
        return self.rng.choice([word for word in entry.answers[0] if letters_of(word) not in given] or [None])


class SolitaireNewcomer(Newcomer):
    """Looks at one group after the other."""

    def __init__(self, seat: int, words: Lexicon, rng: Random) -> None:
        super().__init__(seat, words, rng)
        self.round, self.looked, self.found = 0, 0, 0

    def act(self, view: Any, choices: Sequence[Choice]) -> Move | None:
        """Form a word, or have done with it."""
        by_kind = {choice.decision.kind: choice.decision.id for choice in choices}
        if self.round != view.round:
            self.round, self.looked, self.found = view.round, 0, 0
        while self.looked < len(view.groups) or self.found:
            if self.looked == len(view.groups):
                self.looked, self.found = 0, 0
            group, self.looked = view.groups[self.looked], self.looked + 1
            word = None if group.done else self._finds(view, group)
            if word is not None:
                self.found += 1
                return Move(by_kind["form"], solitaire.Form(self.looked, word), 60.0)
        return Move(by_kind["stop"], solitaire.Stop())

    def _finds(self, view: Any, group: Any) -> str | None:
        every = pool(self.words).of(pieces_of(group.word), view.rules)
        found = {word for each in view.groups for word in (each.word, *each.found)}
        word = next((word for word in every if word not in found), None)
        luck = self.rng.random() < 0.6
        return word if word is not None and luck and is_common(self.words, word) else None


NEWCOMERS: dict[str, Maker] = {
    "sonde": SondeNewcomer,
    "glyphs": GlyphsNewcomer,
    "quick": QuickNewcomer,
    "tug": TugNewcomer,
    "solitaire": SolitaireNewcomer,
}
