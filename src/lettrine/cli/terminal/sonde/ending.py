"""Draws the end of a game of Sonde: who won, in what order, and every word."""

from collections.abc import Sequence

from rich.text import Text

from lettrine.cli.terminal.ink import BOLD, QUIET, RED, fitted, ink
from lettrine.cli.terminal.look import Seen, Size
from lettrine.cli.terminal.narrate import spelled
from lettrine.cli.terminal.sonde import table as drawing
from lettrine.cli.terminal.voice import Voice
from lettrine.games.sonde.view import View


def table(seen: Seen[View], voice: Voice, foot: Sequence[Text], size: Size) -> list[Text]:
    """The table with all flaps open and the result below it; where that is too high, the result alone."""
    result = [Text(), *[ink(" ").append_text(line) for line in results(seen.view, voice)], Text(), *foot]
    full = drawing.table(seen, voice, result, size)
    return full if len(full) <= size.height else [*drawing.head(seen, voice, size.width), *result]


def results(view: View, voice: Voice) -> list[Text]:
    """Who won, and everybody's score and words from the first to the last (S35)."""
    order = sorted(range(len(view.scores)), key=lambda seat: -view.scores[seat])
    return [ink((won(view, voice), RED)), *[_row(view, voice, seat) for seat in order]]


def won(view: View, voice: Voice) -> str:
    """Who won, in a sentence."""
    only = view.winners[0] if len(view.winners) == 1 else None
    details = {"winners": voice.everyone(view.winners), "points": view.scores[view.winners[0]]}
    return voice.say("end-won", **details, **voice.who("by", only))


def _row(view: View, voice: Voice, seat: int) -> Text:
    place = 1 + sum(score > view.scores[seat] for score in view.scores)
    words = "  ".join(spelled(tray.shown) for tray in view.trays[seat])
    style = BOLD if seat == view.seat else ""
    score = f"{view.scores[seat]:6d}".replace("-", "−")
    return ink((f"{place}  ", QUIET), (fitted(Text(voice.names[seat]), 14).plain, style), (score, BOLD), f"   {words}")
