"""Errors of commands: one line in the user's language, and exit code 2."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import click

from lettrine.bots.common.bot import NoWordFits
from lettrine.cli.exit_codes import REFUSED
from lettrine.core.game import Refusal
from lettrine.core.record import Unusable
from lettrine.games import GAMES
from lettrine.store.errors import StoreError
from lettrine.texts import explain, interface_language
from lettrine.words.build.sources import MissingSource
from lettrine.words.cache import LANGUAGES, UnknownLanguage
from lettrine.words.lexicon import DamagedLexicon


class CliError(Exception):
    """Input to a command that cannot be used: where it is, and why. Not a fault of the program."""

    def __init__(self, where: str, refusal: Refusal) -> None:
        super().__init__(f"{where}: {refusal.code}")
        self.where = where
        self.refusal = refusal


def unreadable(where: str, reason: str | Exception) -> CliError:
    """The error for something that cannot be read."""
    return CliError(where, Refusal("unreadable", {"reason": _reason_text(reason)}))


def unwritable(where: str, reason: Exception) -> CliError:
    """The error for a file that cannot be written."""
    return CliError(where, Refusal("unwritable", {"reason": _reason_text(reason)}))


def _reason_text(reason: str | Exception) -> str:
    return getattr(reason, "strerror", None) or str(reason)


def unknown_game(name: str) -> Refusal:
    """The refusal of a game that does not exist."""
    return Refusal("unknown_game", {"game": name[:40], "games": [game.name for game in GAMES]})


def unknown_language(language: str) -> Refusal:
    """The refusal of a language without a lexicon."""
    return Refusal("unknown_language", {"language": language[:40], "languages": list(LANGUAGES)})


@contextmanager
def exit_on_error(where: str = "lettrine", interface: str | None = None) -> Iterator[None]:
    """Print the reason and exit where input cannot be used, or a lexicon or a store is not available."""
    try:
        yield
    except CliError as error:
        _exit(error.where or where, error.refusal, interface)
    except Unusable as record:
        _exit(f"{where}:{record.line}", record.refusal, interface)
    except (MissingSource, StoreError) as error:  # their fields are what their sentences need
        _exit(where, Refusal(error.code, vars(error)), interface)
    except UnknownLanguage as unknown:
        _exit(where, unknown_language(unknown.language), interface)
    except (DamagedLexicon, NoWordFits) as error:
        _exit(where, Refusal(error.code), interface)
    except BrokenPipeError:  # the reader of our output has closed it
        sys.stderr.close()
    except OSError as error:
        _exit(str(error.filename or where), unreadable("", error).refusal, interface)


def _exit(where: str, refusal: Refusal, interface: str | None) -> NoReturn:
    sentence = explain(interface_language(interface), refusal.code, refusal.detail)
    click.echo(f"{where}: {refusal.code}: {sentence}", err=True)
    sys.exit(REFUSED)
