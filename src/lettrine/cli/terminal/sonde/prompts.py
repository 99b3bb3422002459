"""The prompts of Sonde, one function a duty; they return the parsed input."""

from collections.abc import Callable

from lettrine.cli.terminal.common.input import NotUnderstood
from lettrine.cli.terminal.common.person import Person
from lettrine.cli.terminal.common.view import may
from lettrine.cli.terminal.sonde import commands
from lettrine.cli.terminal.sonde.commands import PlayerInput
from lettrine.core.game import Open
from lettrine.games.sonde.actions import Accept, Answer
from lettrine.games.sonde.view import View


def prompt(person: Person[View], duty: Open) -> PlayerInput:
    """Ask for what the duty requires."""
    return _PROMPTS[duty.kind](person, duty)


def _hide(person: Person[View], duty: Open) -> PlayerInput:
    speaker, view = person.speaker, person.view
    tray = next(tray.tray for tray in view.trays[speaker.me] if not tray.shown)
    question = speaker.say("hide-ask", tray=tray or "none")
    blanks = speaker.say("key-blanks", blanks=view.rules.blanks)
    hints = [speaker.say("key-lot"), blanks, *speaker.hints("key-help")]
    line = person.ask(speaker.say("hide-call"), question, hints)
    return commands.parse_hide(line, view) if line.strip() else person.hide_random(view)


def _draw(person: Person[View], duty: Open) -> PlayerInput:
    line = person.ask(person.speaker.say("your-turn"), person.speaker.say("draw-ask"), keys(person))
    return commands.parse_draw(commands.normalise(line), person.view)


def _ask(person: Person[View], duty: Open) -> PlayerInput:
    speaker, view = person.speaker, person.view
    others = commands.askable(view)
    question = speaker.say("ask-ask", number=others[-1], count=len(others), **speaker.who("of", others[-1]))
    if view.factor > 1:
        question = speaker.say("ask-factor", factor=view.factor) + " " + question
    line = person.ask(speaker.say("your-turn"), question, keys(person, bare=len(others) > 1))
    return commands.parse_ask(commands.normalise(line), view)


def _expose(person: Person[View], duty: Open) -> PlayerInput:
    text = person.speaker.say
    question = text("expose-ask", why=person.view.phase, spaces=_spaces(person, duty), **_pending_question(person))
    line = person.ask(text("expose-call"), question, [text("key-cheapest"), *keys(person)])
    return commands.parse_expose(commands.normalise(line), duty, person.view)


def _spaces(person: Person[View], duty: Open) -> str:
    """The spaces to choose from, as they are typed: with two trays after the initial of the side."""
    spaces = []
    for offer in duty.offers:
        side = offer["tray"][0]
        initial = "" if side is None else person.speaker.say("tray-side", tray=side)[0]
        spaces += [f"{initial}{space}" for space in offer["space"]]
    return ", ".join(spaces)


def _answer(person: Person[View], duty: Open) -> PlayerInput:
    speaker = person.speaker
    line = person.ask(speaker.say("answer-call"), speaker.say("answer-ask", **_pending_question(person)), keys(person))
    yes = speaker.parse_yes_no(line)
    if yes is not None:
        return Answer(yes)
    return commands.parse_command(commands.normalise(line)) or NotUnderstood("unclear-answer")


def _pending_question(person: Person[View]) -> dict[str, str]:
    """The details of texts about the pending question."""
    last = person.view.questions[-1] if person.view.questions else None
    letter = last.letter if last is not None else ""
    return {
        "letter": "blank" if letter == "." else letter,
        **person.speaker.who("by", last.seat if last is not None else None),
    }


def _accept(person: Person[View], duty: Open) -> PlayerInput:
    """S32: the scores stand once they are accepted; until then words can be checked."""
    line = commands.normalise(
        person.ask(person.speaker.say("over-call"), person.speaker.say("accept-ask"), keys(person))
    )
    if not line:
        return Accept()
    return commands.parse_command(line) or commands.parse_check(line, person.view) or NotUnderstood("unclear-accept")


def keys(person: Person[View], bare: bool = True) -> list[str]:
    """The keys that can be used now; where a bare letter is a question, commands take a colon."""
    view, text = person.view, person.speaker.say
    listed, colon = [], "" if bare else ":"
    if may(view, "interrupt"):
        listed.append(text("key-interrupt", two="yes" if len(view.trays[0]) == 2 else "no"))
    if commands.checkable(view):
        listed.append(text("key-check", colon=colon))
    if may(view, "auto"):
        listed.append(text("key-auto", colon=colon, on="yes" if view.seat in view.auto else "no"))
    return [*listed, text("key-help"), text("key-quit", colon=colon)]


def while_others_play(person: Person[View]) -> list[str]:
    """The keys that can be used while nothing is asked."""
    listed = ["key-break-in"] if may(person.view, "interrupt") else []
    return person.speaker.hints(*listed, "key-faster", "key-help")


_PROMPTS: dict[str, Callable[[Person[View], Open], PlayerInput]] = {
    "hide": _hide,
    "draw": _draw,
    "ask": _ask,
    "expose": _expose,
    "answer": _answer,
    "accept": _accept,
}
