"""`lettrine play solitaire`."""

import re
from functools import partial
from pathlib import Path

import click

from lettrine.cli.errors import unreadable
from lettrine.cli.play.options import CommonOptions, common_options
from lettrine.cli.play.runner import Words, run
from lettrine.games.solitaire.edition import Edition
from lettrine.games.solitaire.rules import usable
from lettrine.languages import LANGUAGES

MOST_TEXT = 1024 * 1024
"""How many bytes of a text are read: only its first words are needed."""
_WORD = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*")
_ELISION = re.compile(r"\b[^\W\d_]{1,2}[’'](?=[^\W\d_])")
"""Elided words (l', qu'), which some languages write together with the next one."""


@click.command()
@click.option("--words", nargs=4, metavar="WORD WORD WORD WORD")
@click.option("--text", "file", metavar="FILE")
@common_options
def solitaire(common: CommonOptions, words: tuple[str, ...] | None, file: str | None) -> None:
    """Build new words out of the pieces of four, against the clock."""
    if words and file:
        raise click.UsageError("--words or --text, not both")
    run("solitaire", common, words=partial(_words, words or None, file))


def _words(words: Words, file: str | None, rules: Edition, language: str) -> Words:
    """The words given, or the first ones of a text that have as many letters as the rules say (G17)."""
    if file is None:
        return words
    text = _ELISION.sub("", _read(file)) if LANGUAGES[language].elides else _read(file)
    return usable(tuple(_WORD.findall(text)), language, (rules.length,))[: rules.groups]


def _read(file: str) -> str:
    try:
        with Path(file).open("rb") as stream:
            return stream.read(MOST_TEXT).decode("utf-8", errors="replace")
    except (OSError, ValueError) as error:
        raise unreadable(file, error) from None
