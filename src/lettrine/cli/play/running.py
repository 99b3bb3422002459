"""Running a game in the terminal, whichever it is: the plan, the games, and what stays on the screen afterwards."""

import sys
from collections.abc import Callable
from pathlib import Path
from secrets import randbits
from typing import Any

from rich.console import Console

from lettrine.bots.registry import BOTS, NAMES
from lettrine.cli.faults import Fault, reasons, unreadable
from lettrine.cli.lexicons import lexicon_with_bar
from lettrine.cli.play.options import Bots, Given
from lettrine.cli.terminal import recording
from lettrine.cli.terminal.desk import Desk
from lettrine.cli.terminal.evening import ME, Evening, Plan
from lettrine.cli.terminal.house import house
from lettrine.cli.terminal.person import Left
from lettrine.cli.terminal.terminals import terminal
from lettrine.cli.terminal.voice import Voice
from lettrine.core.game import Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.texts import interface_language, text

INTERRUPTED = 130
LONGEST_NAME = 40
Words = tuple[str, ...] | None


def run(
    desk: Desk[Any],
    given: Given,
    bots: Bots | None = None,
    edition: str = "standard",
    words: Callable[[Any, str], Words] = lambda rules, language: None,
) -> None:
    """Play, and leave with an exit code. `words` are those to begin with, by the rules and in the language."""
    speech = interface_language(given.interface)
    with reasons(interface=speech):
        rules, options = house(desk.game, edition, given.options, given.single)
        language = given.language or speech
        plan = Plan(
            desk=desk,
            rules=rules,
            options=options,
            language=language,
            maker=None if bots is None else BOTS[desk.game.name][bots.strength],
            seed=randbits(48) if given.seed is None else given.seed,
            pace=0.0 if bots is None else bots.pace,
            record=_recordable(given.record),
            words=words(rules, language),
        )
        others = 0 if bots is None else bots.number
        _try_seating(plan, others + 1)
        sys.exit(_play(plan, Voice(speech, _names(given.name or text(speech, "you-name"), others), ME)))


def _try_seating(plan: Plan, seats: int) -> None:
    """A wrong number of players or of words is told now, not after a lexicon has been compiled."""
    opening = plan.desk.game.setup(plan.rules, Seating(seats, plan.language, words=plan.words), Luck(0))
    if isinstance(opening, Refusal):
        raise Fault("", opening)


def _names(mine: str, bots: int) -> tuple[str, ...]:
    shown = "".join(letter for letter in mine if letter.isprintable()).strip()[:LONGEST_NAME] or "?"
    return (shown, *[name for name in NAMES if name != shown][:bots])


def _recordable(record: str | None) -> Path | None:
    """Where the record goes; that it can be written is made sure now, not after the game."""
    if record is None:
        return None
    try:
        return recording.writable(record)
    except (OSError, ValueError) as error:
        raise unreadable(record, error) from None


def _play(plan: Plan, voice: Voice) -> int:
    """The games, and what to say when they are over; the exit code."""
    code = 0
    try:
        words = lexicon_with_bar(plan.language, voice.language)
        with terminal() as here:
            evening = Evening(plan, words, voice, here)
            code = _spent(evening)
    except KeyboardInterrupt:  # while the lexicon is compiled
        return INTERRUPTED
    _say_farewell(evening, voice)
    return code


def _spent(evening: Evening) -> int:
    try:
        evening.spend()
    except (Left, EOFError):
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _say_farewell(evening: Evening, voice: Voice) -> None:
    """What stays on the screen: how the last game ended, unless that was printed anyway, and where its record is."""
    console = Console(markup=False, highlight=False, emoji=False, soft_wrap=True)
    desk, match = evening.plan.desk, evening.match
    if match is None or not desk.game.standing(match.state).over:
        console.print(voice.say("end-left"))
    elif evening.terminal.live:
        for line in desk.look.results(desk.game.view(match.state, ME), voice):
            console.print(line)
    if evening.plan.record is not None:
        console.print(voice.say("end-recorded", file=str(evening.plan.record)))
