"""Reads a pack from a file, as text or as JSON, and checks it for a table. What is wrong is told with its line."""

from pathlib import Path
from typing import Any

from lettrine.cli.errors import CliError, unreadable
from lettrine.core.game import Game, Refusal
from lettrine.core.packs import MOST_BYTES, Pack, PackText, parse, too_large


def read_pack(file: str, game: Game[Any, Any, Any], rules: Any, language: str) -> Pack:
    """The pack in a file, if a table of these rules can play with it; CliError says why not, and in which line."""
    read = _parse(file, _read(file), game)
    refusal = read if isinstance(read, Refusal) else game.check_pack(rules, language, read.pack)
    if isinstance(read, Refusal):
        raise _error(file, read)
    if refusal is not None:
        raise _error(file, read.at_line(refusal))
    return read.pack


def _read(file: str) -> bytes:
    try:
        with Path(file).open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise unreadable(file, error) from None
    if len(data) > MOST_BYTES:
        raise CliError(file, too_large())
    return data


def _parse(file: str, data: bytes, game: Game[Any, Any, Any]) -> PackText | Refusal:
    """What names no list itself goes by the name of its file."""
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise unreadable(file, error) from None
    read = parse(text, "categories" if game.takes == "categories" else "words")
    return read if isinstance(read, Refusal) else read.named(Path(file).stem)


def _error(file: str, refusal: Refusal) -> CliError:
    line = refusal.detail.get("line")
    return CliError(file if line is None else f"{file}:{line}", refusal)
