"""The prompts of Glyphs, one function a duty; they return the parsed input."""

from collections.abc import Callable

from lettrine.cli.terminal.common.person import Person
from lettrine.cli.terminal.common.view import may
from lettrine.cli.terminal.glyphs import commands
from lettrine.cli.terminal.glyphs.commands import PlayerInput, askable
from lettrine.cli.terminal.pieces import race
from lettrine.core.game import Open
from lettrine.games.glyphs.actions import Hide
from lettrine.games.glyphs.view import View


def prompt(person: Person[View], duty: Open) -> PlayerInput:
    """Ask for what the duty requires."""
    return _PROMPTS[duty.kind](person, duty)


def _hide(person: Person[View], duty: Open) -> PlayerInput:
    rules = person.view.rules
    racing = person.view.phase == "racing"
    return race.hide(person, rules.prelude_length if racing else rules.length, racing, Hide)


def _claim(person: Person[View], duty: Open) -> PlayerInput:
    return race.claim(person)


def _propose(person: Person[View], duty: Open) -> PlayerInput:
    speaker, view = person.speaker, person.view
    others = askable(view)
    question = speaker.say("propose-ask", count=len(others), number=others[0], **speaker.who("of", others[0]))
    line = person.ask(speaker.say("your-turn"), question, keys(person))
    return commands.parse_turn(line, view, speaker)


def _name(person: Person[View], duty: Open) -> PlayerInput:
    """Ask for a word where no piece can be proposed any more."""
    speaker = person.speaker
    line = person.ask(speaker.say("your-turn"), speaker.say("name-must"), keys(person))
    return commands.parse_must_name(line, person.view, speaker)


def keys(person: Person[View]) -> list[str]:
    """The keys that can be used on one's turn."""
    view, text = person.view, person.speaker.say
    one = "yes" if len(askable(view)) == 1 else "no"
    listed = [text("key-name", one=one)]
    if may(view, "position"):
        listed.append(text("key-position", one=one))
    return [*listed, text("key-letters", one=one), *person.speaker.hints("key-help")]


def while_others_play(person: Person[View]) -> list[str]:
    """The keys that can be used while nothing is asked."""
    listed = ["key-break-in"] if may(person.view, "name") else []
    return person.speaker.hints(*listed, "key-faster", "key-alphabet", "key-help")


_PROMPTS: dict[str, Callable[[Person[View], Open], PlayerInput]] = {
    "hide": _hide,
    "claim": _claim,
    "propose": _propose,
    "position": _propose,
    "name": _name,
}
