"""Leaving with a reason: what went wrong, in the person's language, on one line, with exit code 2."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import click

from lettrine.bots.common.bot import NoWordFits
from lettrine.core.game import Refusal
from lettrine.core.record import Unusable
from lettrine.games import GAMES
from lettrine.texts import explain, interface_language
from lettrine.words.build.sources import MissingSource
from lettrine.words.cache import LANGUAGES, UnknownLanguage
from lettrine.words.lexicon import DamagedLexicon

REFUSED = 2
"""The exit code for input that cannot be read, is not legal, or is missing."""
INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""


class CliError(Exception):  # what was given is at fault, not the program
    """Something given to a command that cannot be used: where it stands, and why."""

    def __init__(self, where: str, refusal: Refusal) -> None:
        super().__init__(f"{where}: {refusal.code}")
        self.where = where
        self.refusal = refusal


def unreadable(where: str, reason: str | Exception) -> CliError:
    """The fault of something that cannot be taken in."""
    return CliError(where, Refusal("unreadable", {"reason": _reason_text(reason)}))


def unwritable(where: str, reason: Exception) -> CliError:
    """The fault of a file that cannot be written."""
    return CliError(where, Refusal("unwritable", {"reason": _reason_text(reason)}))


def _reason_text(reason: str | Exception) -> str:
    return getattr(reason, "strerror", None) or str(reason)


def unknown_game(name: str) -> Refusal:
    """The refusal of a game that does not exist."""
    return Refusal("unknown_game", {"game": name[:40], "games": [game.name for game in GAMES]})


def unknown_language(language: str) -> Refusal:
    """The refusal of a language that we have no lexicon for."""
    return Refusal("unknown_language", {"language": language[:40], "languages": list(LANGUAGES)})


@contextmanager
def exit_on_error(where: str = "lettrine", interface: str | None = None) -> Iterator[None]:
    """Leave with a reason where something given cannot be used, or a lexicon cannot be had."""
    try:
        yield
    except CliError as fault:
        _leave(fault.where or where, fault.refusal, interface)
    except Unusable as record:
        _leave(f"{where}:{record.line}", record.refusal, interface)
    except MissingSource as missing:
        _leave(where, Refusal(missing.code, {"package": missing.package, "command": missing.command}), interface)
    except UnknownLanguage as unknown:
        _leave(where, unknown_language(unknown.language), interface)
    except (DamagedLexicon, NoWordFits) as fault:
        _leave(where, Refusal(fault.code), interface)
    except BrokenPipeError:  # whoever read our output has seen enough
        sys.stderr.close()
    except OSError as error:
        _leave(str(error.filename or where), unreadable("", error).refusal, interface)


def _leave(where: str, refusal: Refusal, interface: str | None) -> NoReturn:
    sentence = explain(interface_language(interface), refusal.code, refusal.detail)
    click.echo(f"{where}: {refusal.code}: {sentence}", err=True)
    sys.exit(REFUSED)
