"""Parses what is typed at a Sonde table: a question, a space, the naming of a word, a command."""

import re
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

from lettrine.cli.terminal.common.input import LONGEST, Command, NotUnderstood
from lettrine.core.game import Action, Open
from lettrine.games.sonde.actions import Ask, Check, Draw, Expose, Hide, Side
from lettrine.games.sonde.view import View
from lettrine.words.fold import fold

SIDES: dict[str, Side] = {"L": "left", "G": "left", "R": "right", "D": "right"}
"""Left and right by their initials: left, links, gauche; right, rechts, droite."""

_QUESTION = re.compile(r"(?P<of>[0-9]{1,2})\s*(?P<letter>[A-Z.])|(?P<only>[A-Z.])\s*(?P<of2>[0-9]{0,2})")
_SPACE = re.compile(r"(?P<side>[LGRD]?)\s*(?P<space>[0-9]{1,2})|(?P<space2>[0-9]{1,2})\s*(?P<side2>[LGRD])")
_NAMING = re.compile(r"!\s*(?P<of>[0-9]{0,2})\s*(?P<side>[LGRD](?![A-Z.]))?\s*(?P<sequence>.*)")
_CHECK = re.compile(r"C\s*(?P<of>[0-9]{0,2})\s*(?P<side>[LGRD]?)")


class Naming(NamedTuple):
    """The naming of a whole tray (S29); what is missing is asked for later."""

    of: int | None
    side: Side | None
    sequence: str


PlayerInput = Action | Command | Naming | NotUnderstood

_COMMANDS = {"?": Command.HELP, "A": Command.AUTO, "Q": Command.QUIT}


def normalise(line: str) -> str:
    """A line in capitals without accents; a raised dot becomes a dot."""
    return fold(line[:LONGEST].strip().replace("·", "."))


def parse_command(text: str) -> Command | Naming | None:
    """What can be typed at any prompt; after a colon it is always a command."""
    if text.startswith("!"):
        return parse_naming(text)
    return _COMMANDS.get(text.removeprefix(":").strip())


def parse_naming(text: str) -> Naming | None:
    """`!2`, `!2 WORD`; two trays: `!L`, `!R WORD` (S29, S36)."""
    found = _NAMING.fullmatch(text)
    if found is None:
        return None
    of = int(found["of"]) if found["of"] else None
    return Naming(of, SIDES.get(found["side"] or ""), found["sequence"].replace(" ", ""))


def parse_draw(text: str, view: View) -> PlayerInput:
    """Enter draws (S9)."""
    if not text:
        return Draw()
    return parse_command(text) or parse_check(text, view) or NotUnderstood("unclear-draw")


def parse_ask(text: str, view: View) -> PlayerInput:
    """`2R`, `R 2`, and `R` where only one can be asked; where several can, a bare Q or A is a command (S11)."""
    if text[:1] in (":", "!", "?"):
        return parse_command(text) or parse_check(text.removeprefix(":"), view) or NotUnderstood("unclear-ask")
    found = _QUESTION.fullmatch(text)
    if found is None or parse_check(text, view) is not None:
        return parse_check(text, view) or NotUnderstood("unclear-ask")
    letter, of = found["letter"] or found["only"], found["of"] or found["of2"]
    if of:
        return Ask(int(of), letter)
    others = askable(view)
    if len(others) == 1:
        return Ask(others[0], letter)
    return parse_command(text) or NotUnderstood("unclear-whom")


def askable(view: View) -> tuple[int, ...]:
    """The seats that this one may ask, now or on its turn."""
    return tuple(
        seat for seat, trays in enumerate(view.trays) if seat != view.seat and any(tray.hidden for tray in trays)
    )


def parse_check(text: str, view: View) -> Check | None:
    """`C 2`, and with two trays `C L`: an exposed word whose spelling may be checked now (S32)."""
    found = _CHECK.fullmatch(text)
    if found is None:
        return None
    side, of = SIDES.get(found["side"]), int(found["of"]) if found["of"] else None
    if side is None and (of is None or of in askable(view)):
        return None  # a question for the letter C
    fitting = [(seat, tray) for seat, tray in checkable(view) if of in (None, seat) and side in (None, tray)]
    return Check(*fitting[0]) if len(fitting) == 1 else None


def checkable(view: View) -> list[tuple[int, Side | None]]:
    """The trays whose spelling this seat may check (S32)."""
    return [(of, tray) for choices in _offers(view, "check") for of in choices["of"] for tray in choices["tray"]]


def parse_expose(text: str, duty: Open, view: View) -> PlayerInput:
    """A space's number, with two trays `L3`; Enter is the one that gives least (S12)."""
    choices = [(space, tray) for offer in duty.offers for tray in offer["tray"] for space in offer["space"]]
    if not text:
        return Expose(*min(choices, key=lambda choice: view.rules.values[choice[0] - 1]))
    found = _SPACE.fullmatch(text)
    if found is None:
        return parse_command(text) or NotUnderstood("unclear-expose")
    space, side = int(found["space"] or found["space2"]), SIDES.get(found["side"] or found["side2"] or "")
    fitting = [tray for number, tray in choices if number == space]
    return Expose(space, fitting[0] if side is None and len(fitting) == 1 else side)


def parse_hide(line: str, view: View) -> Hide | Literal[Command.HELP, Command.QUIT]:
    """`TREASURER`, or with blanks `.TREASURER..` (S4)."""
    text = line[:LONGEST].strip().replace("·", ".")
    wanted = parse_command(normalise(text))
    if wanted in (Command.HELP, Command.QUIT):
        return wanted
    word = text.strip(".")
    before = len(text) - len(text.lstrip("."))
    after = len(text) - before - len(word)
    tray = next(tray.tray for tray in view.trays[view.seat or 0] if not tray.shown)
    return Hide(word, before, after, tray)


def _offers(view: View, kind: str) -> Iterable[dict[str, tuple[Any, ...]]]:
    return (offer for decision in view.open if decision.kind == kind for offer in decision.offers)
