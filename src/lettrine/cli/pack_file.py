"""Reads a pack from a file, as text or as JSON, and checks it for a table. What is wrong is told with its line."""

from pathlib import Path
from typing import Any

import msgspec

from lettrine.cli.errors import CliError, unreadable
from lettrine.core.actions import UNREADABLE
from lettrine.core.game import Game, Refusal
from lettrine.core.packs import MOST_BYTES, Pack, PackText, parse, too_large

_json = msgspec.json.Decoder(Pack)


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
    """JSON is one object; anything else is a text, under the name of its file."""
    try:
        if data.lstrip().startswith(b"{"):
            return PackText(_json.decode(data), ())
        text = data.decode("utf-8-sig")
    except UNREADABLE as error:
        raise unreadable(file, error) from None
    return parse(text, "categories" if game.takes == "categories" else "words", Path(file).stem)


def _error(file: str, refusal: Refusal) -> CliError:
    line = refusal.detail.get("line")
    return CliError(file if line is None else f"{file}:{line}", refusal)
