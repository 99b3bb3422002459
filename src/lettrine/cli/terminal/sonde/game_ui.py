"""Sonde as it is played at a terminal: its user interface, wired."""

from collections.abc import Sequence

from msgspec.structs import replace
from rich.text import Text

from lettrine.bots.sonde.word_choice import choose_secret
from lettrine.cli.terminal.common.game_ui import GameUi, Typed
from lettrine.cli.terminal.common.input import Wish
from lettrine.cli.terminal.common.person import Person
from lettrine.cli.terminal.common.screen import Screen, Seen, Size, against, welcome
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.view import duty_of, may
from lettrine.cli.terminal.sonde import ending
from lettrine.cli.terminal.sonde.commands import Naming
from lettrine.cli.terminal.sonde.guide import guide
from lettrine.cli.terminal.sonde.naming import named
from lettrine.cli.terminal.sonde.narration import sentence
from lettrine.cli.terminal.sonde.prompts import meet, while_others_play
from lettrine.cli.terminal.sonde.table import about, table
from lettrine.cli.terminal.sonde.votes import vote_to_ask
from lettrine.core.game import Action, Refusal
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Auto
from lettrine.games.sonde.events import TurnBegan
from lettrine.games.sonde.view import View

INITIAL = (
    " ▄██████▄ ",
    "██▀    ▀▀ ",
    "▀██████▄  ",
    "▄▄    ▀██ ",
    "▀███████▀ ",
)
"""The lettrine that opens a game."""


def page(seen: Seen[View], speaker: Speaker, foot: Sequence[Text], size: Size) -> list[Text]:
    """The welcome while one hides one's words, then the table, at last the end."""
    view = seen.view
    if view.phase == "hiding" and duty_of(view) is not None:
        words = [speaker.say("opening-welcome"), against(speaker, len(view.trays))]
        return welcome(INITIAL, speaker.say("game-title"), words, about(view, speaker), foot, size.width)
    return (ending.table if view.over else table)(seen, speaker, foot, size)


def settle(person: Person[View], typed: Typed) -> Action | None:
    """A word to be named, or a tray that is to answer by itself."""
    if typed is Wish.AUTO:
        return Auto(person.speaker.me not in person.view.auto)
    if not may(person.view, "interrupt"):
        person.refused(Refusal("not_your_turn"))  # S27
        return None
    return named(person, typed)


def as_it_ended(before: View, after: View) -> View:
    """The turn's last look, with its card still on the table."""
    return replace(after, turn=before.turn, card=before.card, open=(), over=False)


DESK: GameUi[View] = GameUi(
    game=SONDE,
    look=Screen(page, ending.results, guide),
    sentence=sentence,
    meet=meet,
    settle=settle,
    lot=lambda view, words, chance: choose_secret(view, view.seat or 0, words, chance),
    keys={"!": Naming(None, None, ""), "?": Wish.HELP, "a": Wish.AUTO, "q": Wish.QUIT},
    hints=while_others_play,
    aside=vote_to_ask,
    turn=TurnBegan,
    closing=as_it_ended,
)
