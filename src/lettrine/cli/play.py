"""`lettrine play`: a game against bots in the terminal, with no questions before it."""

import sys
from pathlib import Path
from secrets import randbits

import click
from rich.console import Console

from lettrine.bots.registry import BOTS, NAMES
from lettrine.cli.faults import Fault, reasons, unreadable
from lettrine.cli.lexicons import lexicon_with_bar
from lettrine.cli.terminal import recording
from lettrine.cli.terminal.ending import results
from lettrine.cli.terminal.evening import ME, Evening, Plan
from lettrine.cli.terminal.house import house
from lettrine.cli.terminal.sitting import Left
from lettrine.cli.terminal.terminals import terminal
from lettrine.cli.terminal.voice import Voice
from lettrine.core.game import Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.edition import Edition
from lettrine.texts import LANGUAGES, interface_language, text

INTERRUPTED = 130
LONGEST_NAME = 40


@click.group()
def play() -> None:
    """Play a game against bots."""


@play.command()
@click.option("--edition", default="1976", show_default=True, metavar="|".join(SONDE.editions), help="Whose rules.")
@click.option("--language", type=click.Choice(LANGUAGES), help="Of the words; default: the interface's.")
@click.option("--interface", type=click.Choice(LANGUAGES), help="Of the texts; default: the system's.")
@click.option("--bots", default=3, show_default=True, metavar="N", help="How many bots play.")
@click.option("--strength", type=click.Choice(list(BOTS["sonde"])), default="frequency", show_default=True)
@click.option("--seed", type=click.IntRange(0, 2**53 - 2**16), help="The same seed gives the same cards and words.")
@click.option("--options", metavar="FILE", help="House rules: a TOML file of table options.")
@click.option("--set", "single", multiple=True, metavar="NAME=VALUE", help="One house rule; may be repeated.")
@click.option("--name", help="What you are called at the table.")
@click.option("--record", metavar="FILE", help="Write the game's record here.")
@click.option("--pace", type=click.FloatRange(0, 60), default=1.0, show_default=True, help="Seconds a bot takes.")
def sonde(
    edition: str,
    language: str | None,
    interface: str | None,
    bots: int,
    strength: str,
    seed: int | None,
    options: str | None,
    single: tuple[str, ...],
    name: str | None,
    record: str | None,
    pace: float,
) -> None:
    """Everyone hides a word; ask for letters, and name the whole word when you know it."""
    speech = interface_language(interface)
    with reasons(interface=speech):
        rules, chosen = house(edition, options, single)
        _try_seats(rules, bots + 1)
        plan = Plan(
            rules=rules,
            options=chosen,
            language=language or speech,
            maker=BOTS["sonde"][strength],
            seed=randbits(48) if seed is None else seed,
            pace=pace,
            record=_recordable(record),
        )
        voice = Voice(speech, _names(name or text(speech, "you-name"), bots), ME)
        sys.exit(_play(plan, voice))


def _try_seats(rules: Edition, seats: int) -> None:
    """S1: a wrong number of players is told now, not after a lexicon has been compiled."""
    opening = SONDE.setup(rules, Seating(seats, "en"), Luck(0))
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
    """What stays on the screen: how the last game ended, and where its record is."""
    console = Console(markup=False, highlight=False, emoji=False, soft_wrap=True)
    match = evening.match
    if match is not None and SONDE.standing(match.state).over:
        for line in results(SONDE.view(match.state, ME), voice):
            console.print(line)
    else:
        console.print(voice.say("end-left"))
    if evening.plan.record is not None:
        console.print(voice.say("end-recorded", file=str(evening.plan.record)))
