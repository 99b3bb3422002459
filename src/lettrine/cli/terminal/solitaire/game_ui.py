"""The terminal interface of Solitaire."""

from collections.abc import Sequence

from rich.text import Text

from lettrine.cli.terminal.common.game_ui import GameUi, PlayerInput
from lettrine.cli.terminal.common.guide import Guide
from lettrine.cli.terminal.common.narration import narrator
from lettrine.cli.terminal.common.person import Person
from lettrine.cli.terminal.common.screen import Screen, ScreenContent, Size
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.pieces.alphabet import show_alphabet
from lettrine.cli.terminal.pieces.guide import explained_keys
from lettrine.cli.terminal.pieces.race import counts
from lettrine.cli.terminal.pieces.signs import refusal_text
from lettrine.cli.terminal.solitaire import ending
from lettrine.cli.terminal.solitaire.commands import Stopping, parse_form
from lettrine.cli.terminal.solitaire.table import table
from lettrine.core.game import Action, Event, Open, Refusal
from lettrine.games.solitaire import SOLITAIRE
from lettrine.games.solitaire import events as e
from lettrine.games.solitaire.actions import Form, Stop
from lettrine.games.solitaire.view import View

MESSAGES: dict[type[Event], str] = {
    e.Formed: "said-solitaire-formed",
    e.RoundBegan: "said-solitaire-round-began",
    e.Ended: "said-solitaire-ended",
}
KEYS = ("form", "group", "part", "stop", "alphabet", "quit")
CLAUSES = ("G1", "G2", "G17", "G14")


def page(content: ScreenContent[View], speaker: Speaker, foot: Sequence[Text], size: Size) -> list[Text]:
    """The groups, at the end all words."""
    return (ending.table if content.view.over else table)(content, speaker, foot, size)


def prompt(person: Person[View], duty: Open) -> PlayerInput:
    """Ask for a word."""
    speaker = person.speaker
    hints = speaker.hints("key-stop", "key-alphabet", "key-help")
    return parse_form(person.ask(speaker.say("form-call"), speaker.say("form-ask"), hints), person.view)


def complete(person: Person[View], typed: PlayerInput) -> Stop | None:
    """Stop, if the person confirms it; or show the alphabet."""
    if isinstance(typed, Stopping):
        return Stop() if person.confirm("stop-call", person.speaker.say("stop-ask")) else None
    show_alphabet(person)
    return None


def explain(person: Person[View], action: Action, refusal: Refusal) -> str:
    """Why a word is refused; for a word of other pieces, which are left over and which are missing."""
    view = person.view
    if not isinstance(action, Form) or action.group not in range(1, len(view.groups) + 1):
        return person.speaker.explain(refusal)
    pieces = counts(view.groups[action.group - 1].pieces)
    return refusal_text(pieces, refusal, view.language, person.speaker, action.group)


def guide(view: View, speaker: Speaker) -> Guide:
    """What can be typed, and the rules of this run."""
    numbers = {"groups": view.rules.groups, "minutes": view.rules.clock // 60, "length": view.rules.length}
    facts = {**numbers, "rounds": "yes" if view.rounds else "no"}
    rules = [(clause, speaker.say(f"guide-{clause}", **facts)) for clause in CLAUSES]
    return Guide(
        explained_keys(KEYS, speaker), speaker.say("guide-rules-of", game=speaker.say("game-title-solitaire")), rules
    )


UI: GameUi[View] = GameUi(
    game=SOLITAIRE,
    screen=Screen(page, ending.results, guide),
    sentence=narrator(MESSAGES),
    prompt=prompt,
    complete=complete,
    explain=explain,
    after_game=ending.after_game,
)
