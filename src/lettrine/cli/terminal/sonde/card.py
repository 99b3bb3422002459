"""Draws the card that lies open: what it is called, and in plain words what it does (S19–S24)."""

from rich.text import Text

from lettrine.cli.terminal.ink import BOLD, QUIET, fitted, ink, wrapped
from lettrine.cli.terminal.sonde.narrate import card as named
from lettrine.cli.terminal.voice import Voice
from lettrine.games.sonde.view import View

WIDTH = 26
"""Of the drawn card, its frame included."""


def title(view: View, voice: Voice) -> str:
    """What the card is called."""
    return voice.say("card-title", **named(view.card or "normal"))


def meaning(view: View, voice: Voice) -> str:
    """What the card does to this turn, by name."""
    turn, seats = view.turn or 0, len(view.trays)
    two_trays = len(view.trays[0]) == 2
    owner = 1 - turn if two_trays else (turn + (1 if view.card == "left" else -1)) % seats
    kind = named(view.card or "normal")
    if two_trays and kind["kind"] in ("left", "right"):
        kind["kind"] = f"{kind['kind']}-tray"
    return voice.say("card-meaning", **kind, **voice.who("drawer", turn), **voice.who("owner", owner))


def box(view: View, voice: Voice, height: int) -> list[Text]:
    """The card as a card."""
    inner = WIDTH - 4
    body = [ink((title(view, voice), BOLD)), *wrapped(Text(meaning(view, voice)), inner)]
    edge = "─" * (WIDTH - 2)
    rows = [_between_edges(line, inner) for line in body[: height - 2]]
    return [ink((f"╭{edge}╮", QUIET)), *rows, ink((f"╰{edge}╯", QUIET))]


def _between_edges(line: Text, inner: int) -> Text:
    return ink(("│ ", QUIET)).append_text(fitted(line, inner)).append(" │", QUIET)


def strip(view: View, voice: Voice, width: int) -> list[Text]:
    """The card as a line of text, where there is no room for a card."""
    return wrapped(ink(("▌", QUIET), (title(view, voice), BOLD), ("▐ ", QUIET), meaning(view, voice)), width)
