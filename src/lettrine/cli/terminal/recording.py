"""Writes the record of a game to a file: with its seed once it is over, without while it could still go on."""

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from lettrine.core.match import Match
from lettrine.core.record import Header, written


def write(file: Path, header: Header, match: Match) -> None:
    """Put a match on record."""
    over = match.game.standing(match.state).over
    lines = written(header if over else replace(header, seed=None), match)
    file.write_bytes(b"".join(lines))


def path_of(file: str, number: int) -> Path:
    """Where a game goes: the first to the file itself, further ones beside it, numbered."""
    path = Path(file)
    return path if number == 0 else path.with_name(f"{path.stem}-{number + 1}{path.suffix}")


def touch(file: str) -> None:
    """Make sure now that a record can be written, not after the game."""
    Path(file).open("ab").close()


def differing(options: dict[str, Any], house: tuple[str, ...]) -> dict[str, Any]:
    """The options that differ from the edition's: only those belong in a header."""
    return {name: value for name, value in options.items() if name in house}
