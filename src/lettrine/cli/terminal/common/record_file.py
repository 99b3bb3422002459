"""Writes the record of a game to a file, secrets included: nobody continues a game that was left."""

from pathlib import Path
from typing import Any

from lettrine.core.match import Match
from lettrine.core.record import Header, written


def writable(file: str) -> Path:
    """The path of a file that can be written; OSError if it cannot."""
    path = Path(file)
    path.open("ab").close()
    return path


def write(file: Path, header: Header, match: Match) -> None:
    """Write the record of a match."""
    file.write_bytes(b"".join(written(header, match)))


def path_of(file: Path, number: int) -> Path:
    """The file of a game: the first is the file itself, further ones are numbered."""
    return file if number == 0 else file.with_name(f"{file.stem}-{number + 1}{file.suffix}")


def changed_options(options: dict[str, Any], house: tuple[str, ...]) -> dict[str, Any]:
    """The options that differ from the edition: only those belong in a header."""
    return {name: value for name, value in options.items() if name in house}
