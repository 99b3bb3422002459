"""The pieces as signs: how they are shown and typed, and what remains of them when a word is built."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rich.text import Text

from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import BOLD, QUIET, no_break, styled_text
from lettrine.core.game import Refusal
from lettrine.games.pieces.alphabet import NEEDS, PIECES, Counts, Piece, letters_in, pieces_of

SIGNS: dict[Piece, str] = {"I": "┃", "i": "╻", "C": "C", "u": "u"}
KEYS: dict[Piece, str] = {"I": "l", "i": "i", "C": "c", "u": "u"}
"""What is typed for a piece: a letter that looks like it; l for the long bar, because I and i differ only by Shift."""


def signs(pieces: Iterable[Piece]) -> str:
    """Pieces in a row, in the order of PIECES."""
    lying = list(pieces)
    return "".join(SIGNS[piece] * lying.count(piece) for piece in PIECES)


def grouped_signs(counts: Iterable[int]) -> str:
    """A sign for each piece, grouped by kind."""
    return " ".join(SIGNS[piece] * count for piece, count in zip(PIECES, counts, strict=True) if count)


def counted_signs(counts: Iterable[int]) -> str:
    """The number of each kind in figures, for large numbers."""
    return "  ".join(f"{SIGNS[piece]}×{count}" for piece, count in zip(PIECES, counts, strict=True) if count)


def parse_piece(text: str, speaker: Speaker) -> Piece | None:
    """The piece that was typed: its key, its sign in records, or its name."""
    for piece in PIECES:
        by_key = text.lower() == KEYS[piece] and text != "I"
        if by_key or text == piece or text.casefold() == speaker.say("piece-name", piece=piece).casefold():
            return piece
    return None


def legend(reserve: Mapping[Piece, int], speaker: Speaker) -> Text:
    """The pieces left in the box, each with its key and its name."""
    line = Text()
    for piece in PIECES:
        left = f"{speaker.say('piece-name', piece=piece)} ×{reserve[piece]}"
        gap = "   " if line else ""
        line.append_text(styled_text(gap, (KEYS[piece], BOLD), no_break(f" {SIGNS[piece]} "), (no_break(left), QUIET)))
    return line


class Remainder(NamedTuple):
    """The pieces that a word leaves over, and those it lacks."""

    left: Counts
    lacking: Counts


def remainder(pieces: Counts, word: str) -> Remainder:
    """What remains when a word, or the beginning of one, is built of these pieces."""
    needs = pieces_of(word)
    pairs = list(zip(pieces, needs, strict=True))
    big, small, arc, bow = (max(0, there - need) for there, need in pairs)
    more_big, more_small, more_arc, more_bow = (max(0, need - there) for there, need in pairs)
    return Remainder((big, small, arc, bow), (more_big, more_small, more_arc, more_bow))


def refusal_text(pieces: Counts, refused: Refusal, language: str, speaker: Speaker, group: int = 0) -> str:
    """Why a word is refused; for one that these pieces do not make, what they leave over and lack."""
    word = str(refused.detail.get("word", ""))
    if refused.code not in ("wrong_pieces", "unknown_word") or not any(map(any, remainder(pieces, word))):
        return speaker.explain(refused)
    return remainder_text(pieces, word, language, speaker, group)


def remainder_text(pieces: Counts, word: str, language: str, speaker: Speaker, group: int = 0) -> str:
    """What a word leaves over and lacks of these pieces, and the letters that would use up the rest."""
    left, lacking = remainder(pieces, word)
    fitting = [letter for letter in letters_in(language) if NEEDS[letter] == left and not any(lacking)]
    sentences = [speaker.say("rest-of", word=word, group=group)]
    sentences += [speaker.say("rest-lacking", signs=grouped_signs(lacking))] if any(lacking) else []
    sentences += [speaker.say("rest-left", signs=grouped_signs(left))] if any(left) else []
    sentences += [speaker.say("rest-letter", letters=", ".join(fitting))] if fitting else []
    return " ".join(sentences)
