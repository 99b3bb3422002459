"""Naming a whole word (S27–S29): which tray is meant, and everything that lies on it."""

from typing import NamedTuple

from lettrine.cli.terminal import commands
from lettrine.cli.terminal.commands import Naming
from lettrine.cli.terminal.flaps import pattern
from lettrine.cli.terminal.ink import ink
from lettrine.cli.terminal.person import Person
from lettrine.core.game import Refusal
from lettrine.games.sonde.actions import Interrupt
from lettrine.games.sonde.view import HIDDEN, TrayView


class _Target(NamedTuple):
    of: int
    tray: TrayView


def named(person: Person, wanted: Naming) -> Interrupt | None:
    """The interruption the person makes of it; None if it cannot be, or if they think better of it."""
    target = _target(person, wanted)
    sequence = wanted.sequence
    while target is not None and not _fits(person, sequence, target.tray):
        sequence = _asked(person, target)
        if not sequence:
            return None
    return None if target is None else Interrupt(target.of, sequence, target.tray.tray)


def _target(person: Person, wanted: Naming) -> _Target | None:
    view, voice, least = person.view, person.voice, person.view.rules.interrupt_hidden
    meant = [
        _Target(seat, tray)
        for seat, trays in enumerate(view.trays)
        for tray in trays
        if seat != view.seat and wanted.of in (None, seat) and wanted.side in (None, tray.tray)
    ]
    possible = [target for target in meant if target.tray.hidden >= least]
    if len(possible) == 1:
        return possible[0]
    if possible:
        person.note = voice.say("unclear-naming", two="yes" if len(view.trays[0]) == 2 else "no")
    else:
        person.refused(Refusal("not_enough_hidden", {"least": least}) if meant else Refusal("no_such_seat"))
    return None


def _asked(person: Person, target: _Target) -> str:
    voice, rules, tray = person.voice, person.view.rules, target.tray
    who = voice.who("of", target.of)
    question = voice.say("name-ask", spaces=len(tray.shown), tray=tray.tray or "none", **who)
    hint = voice.say("name-hint", right=rules.interrupt_bonus, wrong=rules.interrupt_penalty)
    line = person.ask(voice.say("name-call"), question, hint, [ink("   ").append_text(pattern(tray))])
    return commands.plain(line).replace(" ", "")


def _fits(person: Person, sequence: str, tray: TrayView) -> bool:
    """Whether this can be on the tray at all: a slip of the hand must not cost what a wrong guess does."""
    if not sequence:
        return False
    if len(sequence) != len(tray.shown):
        person.note = person.voice.say("name-length", typed=len(sequence), spaces=len(tray.shown))
    elif any(shown not in (HIDDEN, cell) for shown, cell in zip(tray.shown, sequence, strict=True)):
        person.note = person.voice.say("name-misfit")
    return not person.note
