"""Writes the record of a game to a file: with its seed once it is over, without while it could still go on."""

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from lettrine.core.match import Match
from lettrine.core.record import Header, written


def writable(file: str) -> Path:
    """The file, made sure that a record can be written to it; OSError if not."""
    path = Path(file)
    path.open("ab").close()
    return path


def write(file: Path, header: Header, match: Match) -> None:
    """Put a match on record."""
    over = match.game.standing(match.state).over
    lines = written(header if over else replace(header, seed=None), match)
    file.write_bytes(b"".join(lines))


def path_of(file: Path, number: int) -> Path:
    """Where a game goes: the first to the file itself, further ones beside it, numbered."""
    return file if number == 0 else file.with_name(f"{file.stem}-{number + 1}{file.suffix}")


def differing(options: dict[str, Any], house: tuple[str, ...]) -> dict[str, Any]:
    """The options that differ from the edition's: only those belong in a header."""
    return {name: value for name, value in options.items() if name in house}
