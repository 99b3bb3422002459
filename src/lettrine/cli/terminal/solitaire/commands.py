"""Parses what is typed in a Solitaire: a word, with its group or without; stop; a command."""

import re
from typing import NamedTuple

from lettrine.cli.terminal.common.input import Command, NotUnderstood
from lettrine.cli.terminal.pieces import commands
from lettrine.cli.terminal.pieces.race import counts
from lettrine.cli.terminal.pieces.signs import remainder
from lettrine.core.game import Refusal
from lettrine.games.pieces.spelling import spelled
from lettrine.games.solitaire.actions import Form
from lettrine.games.solitaire.view import View

STOP = "."
_FORM = re.compile(r"(?P<group>[0-9]*)\s*(?P<word>.*)")


class Stopping(NamedTuple):
    """The run is to be stopped."""


PlayerInput = Form | Stopping | Command | NotUnderstood


def parse_form(line: str, view: View) -> PlayerInput:
    """`2 WORD`, or just `WORD`: its pieces tell the group."""
    if commands.key(line) == STOP:
        return Stopping()
    wanted = commands.parse_command(line)
    found = _FORM.fullmatch(line.strip())
    if wanted is not None or found is None or not found["word"]:
        return wanted or NotUnderstood("unclear-form")
    word = found["word"]
    return Form(int(found["group"][:2]) if found["group"] else nearest_group(view, word), word)


def nearest_group(view: View, typed: str) -> int:
    """The group whose pieces come closest to a word; of equal ones, the first that is not done."""
    word = spelled(typed, view.language)
    if isinstance(word, Refusal):
        return 1
    distances = [sum(map(sum, remainder(counts(group.pieces), word))) for group in view.groups]
    best = min(range(len(view.groups)), key=lambda at: (distances[at], view.groups[at].done))
    return best + 1
