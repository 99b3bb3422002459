"""Runs a game in the terminal: makes the plan, plays, and prints the result afterwards."""

import sys
from collections.abc import Callable
from pathlib import Path
from secrets import randbits
from typing import Any

from lettrine.bots.registry import BOTS, NAMES
from lettrine.cli.errors import CliError, exit_on_error, unreadable
from lettrine.cli.exit_codes import INTERRUPTED
from lettrine.cli.house_rules import resolve_rules
from lettrine.cli.pack_file import read_pack
from lettrine.cli.play.options import BotOptions, CommonOptions
from lettrine.cli.progress_bars import lexicon_with_bar
from lettrine.cli.terminal.common import record_file
from lettrine.cli.terminal.common.person import PersonLeft
from lettrine.cli.terminal.common.session import ME, Session, SessionPlan
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import plain_console
from lettrine.cli.terminal.common.terminals import open_terminal
from lettrine.cli.terminal.registry import TERMINAL_GAMES
from lettrine.core.game import Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.texts import interface_language, text

LONGEST_NAME = 40
Words = tuple[str, ...] | None


def run(
    game: str,
    common: CommonOptions,
    bots: BotOptions | None = None,
    edition: str = "standard",
    words: Callable[[Any, str], Words] = lambda rules, language: None,
) -> None:
    """Play, and exit with a code. `words` returns the words to begin with, by rules and language."""
    ui, ui_language = TERMINAL_GAMES[game], interface_language(common.interface)
    with exit_on_error(interface=ui_language):
        rules, options = resolve_rules(ui.game, edition, common.options, common.single)
        language = common.language or ui_language
        plan = SessionPlan(
            ui=ui,
            rules=rules,
            options=options,
            language=language,
            maker=None if bots is None else BOTS[game][bots.strength],
            seed=randbits(48) if common.seed is None else common.seed,
            pace=0.0 if bots is None else bots.pace,
            record=_record_path(common.record),
            words=words(rules, language),
            pack=None if common.pack is None else read_pack(common.pack, ui.game, rules, language),
        )
        others = 0 if bots is None else bots.number
        _try_seating(plan, others + 1)
        sys.exit(_play(plan, Speaker(ui_language, _names(common.name or text(ui_language, "you-name"), others), ME)))


def _try_seating(plan: SessionPlan, seats: int) -> None:
    """Report a wrong number of players or words now, not after a lexicon has been compiled."""
    opening = plan.ui.game.setup(plan.rules, Seating(seats, plan.language, words=plan.words), Luck(0))
    if isinstance(opening, Refusal):
        raise CliError("", opening)


def _names(mine: str, bots: int) -> tuple[str, ...]:
    shown = "".join(letter for letter in mine if letter.isprintable()).strip()[:LONGEST_NAME] or "?"
    return (shown, *[name for name in NAMES if name != shown][:bots])


def _record_path(record: str | None) -> Path | None:
    """Where the record goes; fails now if it cannot be written, not after the game."""
    if record is None:
        return None
    try:
        return record_file.writable(record)
    except (OSError, ValueError) as error:
        raise unreadable(record, error) from None


def _play(plan: SessionPlan, speaker: Speaker) -> int:
    """Play, then print the result; the exit code."""
    code = 0
    try:
        words = plan.ui.game.dictionary(lexicon_with_bar(plan.language, speaker.language), plan.language, plan.pack)
        with open_terminal() as terminal:
            session = Session(plan, words, speaker, terminal)
            code = _play_session(session)
    except KeyboardInterrupt:  # while the lexicon is compiled
        return INTERRUPTED
    _print_ending(session, speaker)
    return code


def _play_session(session: Session) -> int:
    try:
        session.play()
    except (PersonLeft, EOFError):
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _print_ending(session: Session, speaker: Speaker) -> None:
    """Print how the last game ended, unless that was printed already, and where its record is."""
    console = plain_console()
    ui, match = session.plan.ui, session.match
    if match is None or not ui.game.standing(match.state).over:
        console.print(speaker.say("end-left"))
    elif session.terminal.live:
        for line in ui.screen.results(ui.game.view(match.state, ME), speaker):
            console.print(line)
    if session.plan.record is not None:
        console.print(speaker.say("end-recorded", file=str(session.plan.record)))
