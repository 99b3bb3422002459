"""Parses what is typed at a Glyphs table: a piece for a cell, a position, the naming of a word, a command.

Opponents are given by number or by name, or not at all where there is only one.
"""

import re
from typing import NamedTuple

from lettrine.cli.terminal.common.input import Command, NotUnderstood
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.pieces import commands
from lettrine.cli.terminal.pieces.signs import parse_piece
from lettrine.core.game import Action
from lettrine.games.glyphs.actions import Propose
from lettrine.games.glyphs.view import View
from lettrine.games.pieces.alphabet import LETTERS, Piece, kept_accents
from lettrine.words.fold import fold

AS = ("as", "comme", "wie")
"""The word between a piece and the letter that shows its position."""

_CELL = re.compile(r"(?:(?P<who>[0-9](?=\s*[0-9])|[^\W\d_]{2,}(?=\s*[0-9]))\s*)?(?P<cell>[0-9])\s*(?P<rest>.*)")
_NAMING = re.compile(r"(?:[!=]|(?:name|nomme|nenne)\b)\s*(?P<all>.*)|(?P<who>\w+)\s*[!=]\s*(?P<word>.*)", re.IGNORECASE)
_WHOSE = re.compile(r"(?P<who>[0-9]|[^\W\d_]+(?=\s+\w))?\s*(?P<word>.*)")
_ALPHABET = re.compile(r":?(?:a|alphabet)(?:\s+|(?=[0-9])|\Z)(?P<cell>.*)", re.IGNORECASE)


class Naming(NamedTuple):
    """The naming of a word (G10); what is missing is asked for later."""

    of: int | None
    word: str


class Positioning(NamedTuple):
    """A loose piece is to be positioned as in a letter (G8); which of its strokes is found later."""

    of: int
    cell: int
    piece: Piece | None
    letter: str


class Letters(NamedTuple):
    """The possible letters of a cell are to be shown."""

    of: int
    cell: int


class _Place(NamedTuple):
    of: int
    cell: int
    remainder: str


PlayerInput = Action | Command | Naming | Positioning | Letters | NotUnderstood


def parse_turn(line: str, view: View, speaker: Speaker) -> PlayerInput:
    """`2 3 l`, `2 3 l as A`, `!2 WORD`, `a 2 3`."""
    text = line.strip()
    return (
        commands.parse_command(text)
        or parse_naming(text, view, speaker)
        or _parse_letters(text, view, speaker)
        or _parse_cell(text, view, speaker)
    )


def parse_must_name(line: str, view: View, speaker: Speaker) -> PlayerInput:
    """The input where no piece can be proposed any more: only naming a word is left."""
    wanted = parse_turn(line, view, speaker)
    return NotUnderstood("unclear-name") if isinstance(wanted, Action | Positioning | NotUnderstood) else wanted


def parse_naming(text: str, view: View, speaker: Speaker) -> Naming | None:
    """`!2 WORD`, `! WORD`, `2 = WORD`, `name bob WORD`."""
    found = _NAMING.fullmatch(text)
    if found is None:
        return None
    return _split_naming(found["all"] if found["all"] is not None else f"{found['who']} {found['word']}", view, speaker)


def parse_owner(text: str, view: View, speaker: Speaker) -> Naming:
    """The answer to whose word is meant: a number or a name, perhaps followed by the word."""
    of = find_seat(text, view, speaker)
    return _split_naming(text, view, speaker) if of is None else Naming(of, "")


def _split_naming(said: str, view: View, speaker: Speaker) -> Naming:
    found = _WHOSE.fullmatch(said)
    if found is None:
        return Naming(None, said)
    of = find_seat(found["who"] or "", view, speaker)
    if of is None and len(said) != view.rules.length:  # no word that could be hidden, but perhaps a player's name
        alone = find_seat(said, view, speaker)
        return Naming(alone, said if alone is None else "")
    return Naming(of, (said if of is None else found["word"]).strip())


def find_seat(text: str, view: View, speaker: Speaker) -> int | None:
    """The opponent with this number, or the only one whose name begins with this text."""
    if text.isdecimal():
        return int(text)
    others = [seat for seat in range(len(view.boards)) if seat != view.seat]
    matching = [seat for seat in others if text and fold(speaker.names[seat]).startswith(fold(text))]
    return _only(matching)


def askable(view: View) -> list[int]:
    """The seats that can be asked about: those with a hidden word (G11)."""
    return [seat for seat, board in enumerate(view.boards) if seat != view.seat and board.hidden]


def _parse_letters(text: str, view: View, speaker: Speaker) -> Letters | Command | NotUnderstood | None:
    found = _ALPHABET.fullmatch(text)
    if found is None:
        return None
    if not found["cell"]:
        return Command.ALPHABET
    place = _parse_place(found["cell"].strip(), view, speaker)
    return place if isinstance(place, NotUnderstood) else Letters(place.of, place.cell)


def _parse_cell(text: str, view: View, speaker: Speaker) -> Propose | Positioning | NotUnderstood:
    place = _parse_place(text, view, speaker)
    if isinstance(place, NotUnderstood):
        return place
    said, letter = _split_letter(place.remainder)
    piece = parse_piece(said, speaker)
    if letter is None:
        return NotUnderstood("unclear-piece") if piece is None else Propose(place.of, place.cell, piece)
    known = fold(letter, kept_accents(view.language))
    clear = known in LETTERS and (piece is not None or not said)
    return Positioning(place.of, place.cell, piece, known) if clear else NotUnderstood("unclear-letter")


def _parse_place(text: str, view: View, speaker: Speaker) -> _Place | NotUnderstood:
    """The cell that is meant, and the rest of the text; or what is not understood."""
    found = _CELL.fullmatch(text)
    if found is None:
        return NotUnderstood("unclear-propose")
    of = find_seat(found["who"], view, speaker) if found["who"] else _only(askable(view))
    if of is None:
        return NotUnderstood("unclear-who" if found["who"] else "unclear-propose")
    return _Place(of, int(found["cell"]), found["rest"].strip())


def _only(seats: list[int]) -> int | None:
    return seats[0] if len(seats) == 1 else None


def _split_letter(remainder: str) -> tuple[str, str | None]:
    """The piece and, after `as`, the letter that shows its position."""
    words = remainder.split()
    for at, word in enumerate(words):
        if word.lower() in AS:
            return " ".join(words[:at]), " ".join(words[at + 1 :])
    return " ".join(words), None
