"""Leaving with a reason: what went wrong, in the person's language, on one line, with exit code 2."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import click

from lettrine.core.game import Refusal
from lettrine.core.record import Unusable
from lettrine.texts import explain, interface_language
from lettrine.words.build.sources import MissingSource
from lettrine.words.cache import LANGUAGES, UnknownLanguage

REFUSED = 2
"""The exit code for what cannot be read, is not legal, or is not there."""


def leave(refusal: Refusal, where: str = "lettrine", language: str | None = None) -> NoReturn:
    """Say why, as `WHERE: CODE: message`, and stop."""
    told = explain(interface_language(language), refusal.code, refusal.detail)
    click.echo(f"{where}: {refusal.code}: {told}", err=True)
    sys.exit(REFUSED)


@contextmanager
def reasons(where: str = "lettrine", language: str | None = None) -> Iterator[None]:
    """Leave with a reason where a lexicon cannot be had or a record cannot be used."""
    try:
        yield
    except Unusable as fault:
        leave(fault.refusal, f"{where}:{fault.line}", language)
    except MissingSource as missing:
        leave(Refusal(missing.code, {"package": missing.package, "command": missing.command}), where, language)
    except UnknownLanguage as unknown:
        leave(unknown_language(unknown.language), where, language)
    except BrokenPipeError:  # whoever read our output has seen enough
        sys.stderr.close()


def unknown_language(language: str) -> Refusal:
    """The refusal of a language that we have no lexicon for."""
    return Refusal("unknown_language", {"language": language[:40], "languages": list(LANGUAGES)})
