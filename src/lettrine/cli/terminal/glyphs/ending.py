"""Draws the end of a game of Glyphs: the winner, the points, and every word."""

from collections.abc import Sequence

from rich.text import Text

from lettrine.cli.terminal.common.screen import ScreenContent, Size
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import BOLD, QUIET, RED, fit, indent, styled_text
from lettrine.cli.terminal.glyphs import table as drawing
from lettrine.games.glyphs.view import View


def table(content: ScreenContent[View], speaker: Speaker, foot: Sequence[Text], size: Size) -> list[Text]:
    """The table with all words shown and the result below it; without space for both, only the result."""
    result = [*indent(results(content.view, speaker)), Text(), *foot]
    top = drawing.head(content, speaker, size.width)
    full = [*top, *drawing.boards(content, speaker, size.width), *result]
    return full if len(full) <= size.height else [*top, Text(), *result]


def results(view: View, speaker: Speaker) -> list[Text]:
    """The winner (G13), and each player's points and words, earlier ones in the order they were found."""
    (winner,) = view.winners
    others = sorted((seat for seat in range(len(view.scores)) if seat != winner), key=lambda seat: -view.scores[seat])
    won = speaker.say("end-won", winners=speaker.names[winner], points=view.scores[winner], **speaker.who("by", winner))
    return [styled_text((won, RED)), *[_row(view, speaker, seat) for seat in [winner, *others]]]


def _row(view: View, speaker: Speaker, seat: int) -> Text:
    board = view.boards[seat]
    style = BOLD if seat == view.seat else ""
    score = f"{view.scores[seat]:5d}".replace("-", "−")
    name = (fit(Text(speaker.names[seat]), 14).plain, style)
    found = "  ".join(board.past)
    past = f"   {speaker.say('end-past', words=found)}" if found else ""
    return styled_text(name, (score, BOLD), f"   {board.word or '–'}", (past, QUIET))
