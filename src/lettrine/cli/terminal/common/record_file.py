"""Writes the record of a game to a file. A game that was left is over as far as its secrets go: nobody plays on."""

from pathlib import Path
from typing import Any

from lettrine.core.match import Match
from lettrine.core.record import Header, written


def writable(file: str) -> Path:
    """The file, made sure that a record can be written to it; OSError if not."""
    path = Path(file)
    path.open("ab").close()
    return path


def write(file: Path, header: Header, match: Match) -> None:
    """Put a match on record."""
    file.write_bytes(b"".join(written(header, match)))


def path_of(file: Path, number: int) -> Path:
    """Where a game goes: the first to the file itself, further ones beside it, numbered."""
    return file if number == 0 else file.with_name(f"{file.stem}-{number + 1}{file.suffix}")


def changed_options(options: dict[str, Any], house: tuple[str, ...]) -> dict[str, Any]:
    """The options that differ from the edition's: only those belong in a header."""
    return {name: value for name, value in options.items() if name in house}
