"""Draws the end of a game of Sonde: the winner, the ranking, and every word."""

from collections.abc import Sequence

from rich.text import Text

from lettrine.cli.terminal.common.narration import display_cells
from lettrine.cli.terminal.common.screen import ScreenContent, Size
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import BOLD, QUIET, RED, fit, indent, styled_text
from lettrine.cli.terminal.sonde import table as drawing
from lettrine.games.sonde.view import View


def table(content: ScreenContent[View], speaker: Speaker, foot: Sequence[Text], size: Size) -> list[Text]:
    """The table with all flaps open and the result below it; without space for both, only the result."""
    result = [Text(), *indent(results(content.view, speaker)), Text(), *foot]
    full = drawing.table(content, speaker, result, size)
    return full if len(full) <= size.height else [*drawing.head(content, speaker, size.width), *result]


def results(view: View, speaker: Speaker) -> list[Text]:
    """The winner, and each player's score and words in order of rank (S35)."""
    order = sorted(range(len(view.scores)), key=lambda seat: -view.scores[seat])
    return [styled_text((winner_sentence(view, speaker), RED)), *[_row(view, speaker, seat) for seat in order]]


def winner_sentence(view: View, speaker: Speaker) -> str:
    """The sentence about the winners."""
    only = view.winners[0] if len(view.winners) == 1 else None
    details = {"winners": speaker.everyone(view.winners), "points": view.scores[view.winners[0]]}
    return speaker.say("end-won", **details, **speaker.who("by", only))


def _row(view: View, speaker: Speaker, seat: int) -> Text:
    place = 1 + sum(score > view.scores[seat] for score in view.scores)
    words = "  ".join(display_cells(tray.shown) for tray in view.trays[seat])
    style = BOLD if seat == view.seat else ""
    score = f"{view.scores[seat]:6d}".replace("-", "−")
    return styled_text(
        (f"{place}  ", QUIET), (fit(Text(speaker.names[seat]), 14).plain, style), (score, BOLD), f"   {words}"
    )
