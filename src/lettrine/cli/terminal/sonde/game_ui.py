"""The terminal interface of Sonde."""

from collections.abc import Sequence

from msgspec.structs import replace
from rich.text import Text

from lettrine.bots.sonde.word_choice import choose_secret
from lettrine.cli.terminal.common.game_ui import GameUi, PlayerInput
from lettrine.cli.terminal.common.input import Command
from lettrine.cli.terminal.common.person import Person
from lettrine.cli.terminal.common.screen import Screen, ScreenContent, Size, opponents_sentence, welcome
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.view import duty_of, may
from lettrine.cli.terminal.sonde import ending
from lettrine.cli.terminal.sonde.commands import Naming
from lettrine.cli.terminal.sonde.guide import guide
from lettrine.cli.terminal.sonde.naming import complete_naming
from lettrine.cli.terminal.sonde.narration import sentence
from lettrine.cli.terminal.sonde.prompts import prompt, while_others_play
from lettrine.cli.terminal.sonde.table import about, table
from lettrine.cli.terminal.sonde.votes import pending_vote
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


def page(content: ScreenContent[View], speaker: Speaker, foot: Sequence[Text], size: Size) -> list[Text]:
    """The welcome while words are hidden, then the table, then the end."""
    view = content.view
    if view.phase == "hiding" and duty_of(view) is not None:
        words = [speaker.say("opening-welcome"), opponents_sentence(speaker, len(view.trays))]
        return welcome(INITIAL, speaker.say("game-title"), words, about(view, speaker), foot, size.width)
    return (ending.table if view.over else table)(content, speaker, foot, size)


def complete(person: Person[View], typed: PlayerInput) -> Action | None:
    """Name a word, or switch automatic answers on or off."""
    if typed is Command.AUTO:
        return Auto(person.speaker.me not in person.view.auto)
    if not may(person.view, "interrupt"):
        person.note_refusal(Refusal("not_your_turn"))  # S27
        return None
    return complete_naming(person, typed)


def turn_end_view(before: View, after: View) -> View:
    """The table at the end of the turn, with its card still on it."""
    return replace(after, turn=before.turn, card=before.card, ignored=before.ignored, open=(), over=False)


UI: GameUi[View] = GameUi(
    game=SONDE,
    screen=Screen(page, ending.results, guide),
    sentence=sentence,
    prompt=prompt,
    complete=complete,
    hide_random=lambda view, words, chance: choose_secret(view, view.seat or 0, words, chance),
    keys={"!": Naming(None, None, ""), "?": Command.HELP, "a": Command.AUTO, "q": Command.QUIT},
    hints=while_others_play,
    side_question=pending_vote,
    turn_event=TurnBegan,
    turn_end_view=turn_end_view,
)
