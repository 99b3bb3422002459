"""Naming a whole word (S27–S29): asks for the tray and for its contents."""

from typing import NamedTuple

from lettrine.cli.terminal.common.person import Person
from lettrine.cli.terminal.common.style import QUIET, styled_text
from lettrine.cli.terminal.sonde import commands
from lettrine.cli.terminal.sonde.commands import Naming
from lettrine.cli.terminal.sonde.trays import pattern
from lettrine.core.game import Refusal
from lettrine.games.sonde.actions import Interrupt
from lettrine.games.sonde.view import HIDDEN, TrayView, View


class _Target(NamedTuple):
    of: int
    tray: TrayView


def complete_naming(person: Person[View], wanted: Naming) -> Interrupt | None:
    """The completed interruption; None if it is not possible, or if the person gives it up."""
    while len(targets := _targets(person, wanted)) > 1:
        line = _ask_whom(person)
        if not line:
            return None
        wanted = commands.parse_naming(f"!{line}") or wanted
    return _with_sequence(person, targets[0], wanted.sequence) if targets else None


def _with_sequence(person: Person[View], target: _Target, sequence: str) -> Interrupt | None:
    while not _fits(person, sequence, target.tray):
        sequence = _ask_sequence(person, target)
        if not sequence:
            return None
    return Interrupt(target.of, sequence, target.tray.tray)


def _targets(person: Person[View], wanted: Naming) -> list[_Target]:
    """The trays that can be meant; if there is none, a note says why (S28)."""
    view, least = person.view, person.view.rules.interrupt_hidden
    meant = [
        _Target(seat, tray)
        for seat, trays in enumerate(view.trays)
        for tray in trays
        if seat != view.seat and wanted.of in (None, seat) and wanted.side in (None, tray.tray)
    ]
    possible = [target for target in meant if target.tray.hidden >= least]
    if not possible:
        person.note_refusal(Refusal("not_enough_hidden", {"least": least}) if meant else Refusal("no_such_seat"))
    return possible


def _ask_whom(person: Person[View]) -> str:
    speaker, two = person.speaker, len(person.view.trays[0]) == 2
    question = speaker.say("name-whom", two="yes" if two else "no")
    return commands.normalise(person.ask(speaker.say("name-call"), question, [speaker.say("key-never-mind")]))


def _ask_sequence(person: Person[View], target: _Target) -> str:
    speaker, rules, tray = person.speaker, person.view.rules, target.tray
    who = speaker.who("of", target.of)
    question = speaker.say("name-ask", spaces=len(tray.shown), tray=tray.tray or "none", **who)
    stake = speaker.say("name-stake", right=rules.interrupt_bonus, wrong=rules.interrupt_penalty)
    extra = [styled_text("   ").append_text(pattern(tray)), styled_text((f" {stake}", QUIET))]
    line = person.ask(speaker.say("name-call"), question, [speaker.say("key-never-mind")], extra)
    return commands.normalise(line).replace(" ", "")


def _fits(person: Person[View], sequence: str, tray: TrayView) -> bool:
    """Whether this can be on the tray: a typing error must not cost what a wrong guess does."""
    if not sequence:
        return False
    if len(sequence) != len(tray.shown):
        person.note = person.speaker.say("name-length", typed=len(sequence), spaces=len(tray.shown))
        return False
    agrees = all(shown in (HIDDEN, cell) for shown, cell in zip(tray.shown, sequence, strict=True))
    if not agrees:
        person.note = person.speaker.say("name-misfit")
    return agrees
