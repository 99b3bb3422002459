"""Draws the end of a game of Glyphs: who won, everybody's points, and every word."""

from collections.abc import Sequence

from rich.text import Text

from lettrine.cli.terminal.glyphs import table as drawing
from lettrine.cli.terminal.ink import BOLD, QUIET, RED, fitted, ink
from lettrine.cli.terminal.look import Seen, Size
from lettrine.cli.terminal.voice import Voice
from lettrine.games.glyphs.view import View


def table(seen: Seen[View], voice: Voice, foot: Sequence[Text], size: Size) -> list[Text]:
    """The table with all words shown and the result below it; where that is too high, the result alone."""
    result = [*[ink(" ").append_text(line) for line in results(seen.view, voice)], Text(), *foot]
    top = drawing.head(seen, voice, size.width)
    full = [*top, *drawing.boards(seen, voice, size.width), *result]
    return full if len(full) <= size.height else [*top, Text(), *result]


def results(view: View, voice: Voice) -> list[Text]:
    """Who won (G13), and everybody's points and words, those found before in the order of finding."""
    (winner,) = view.winners
    others = sorted((seat for seat in range(len(view.scores)) if seat != winner), key=lambda seat: -view.scores[seat])
    won = voice.say("end-won", winners=voice.names[winner], points=view.scores[winner], **voice.who("by", winner))
    return [ink((won, RED)), *[_row(view, voice, seat) for seat in [winner, *others]]]


def _row(view: View, voice: Voice, seat: int) -> Text:
    board = view.boards[seat]
    style = BOLD if seat == view.seat else ""
    score = f"{view.scores[seat]:5d}".replace("-", "−")
    name = (fitted(Text(voice.names[seat]), 14).plain, style)
    found = "  ".join(board.past)
    past = f"   {voice.say('end-past', words=found)}" if found else ""
    return ink(name, (score, BOLD), f"   {board.word or '–'}", (past, QUIET))
