"""Draws the open card: its title, and what it does in plain words (S19–S24)."""

from rich.text import Text

from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import BOLD, QUIET, fit, styled_text, wrap
from lettrine.cli.terminal.sonde.narration import card_details
from lettrine.games.sonde.view import View

WIDTH = 26
"""The width of the card with its frame."""


def title(view: View, speaker: Speaker) -> str:
    """The title of the card."""
    return speaker.say("card-title", **card_details(view.card or "normal"))


def meaning(view: View, speaker: Speaker) -> str:
    """What the card does in this turn, with the players' names; S10: perhaps nothing."""
    if view.ignored:
        return speaker.say("card-without-effect")
    turn, seats = view.turn or 0, len(view.trays)
    two_trays = len(view.trays[0]) == 2
    owner = 1 - turn if two_trays else (turn + (1 if view.card == "left" else -1)) % seats
    kind = card_details(view.card or "normal")
    if two_trays and kind["kind"] in ("left", "right"):
        kind["kind"] = f"{kind['kind']}-tray"
    return speaker.say("card-meaning", **kind, **speaker.who("drawer", turn), **speaker.who("owner", owner))


def box(view: View, speaker: Speaker, height: int) -> list[Text]:
    """The card in a frame."""
    inner = WIDTH - 4
    body = [styled_text((title(view, speaker), BOLD)), *wrap(Text(meaning(view, speaker)), inner)]
    edge = "─" * (WIDTH - 2)
    rows = [_between_edges(line, inner) for line in body[: height - 2]]
    return [styled_text((f"╭{edge}╮", QUIET)), *rows, styled_text((f"╰{edge}╯", QUIET))]


def _between_edges(line: Text, inner: int) -> Text:
    return styled_text(("│ ", QUIET)).append_text(fit(line, inner)).append(" │", QUIET)


def strip(view: View, speaker: Speaker, width: int) -> list[Text]:
    """The card as a line of text, where there is no space for a frame."""
    return wrap(styled_text(("▌", QUIET), (title(view, speaker), BOLD), ("▐ ", QUIET), meaning(view, speaker)), width)
