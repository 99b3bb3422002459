"""House rules from outside: a TOML file of options, and single ones from the command line (S39). Never trusted."""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from lettrine.cli.errors import CliError, unreadable
from lettrine.core.game import Game, Refusal

R = TypeVar("R")

LARGEST = 64 * 1024


def house(game: Game[Any, Any, R], edition: str, file: str | None, single: Iterable[str]) -> tuple[R, dict[str, Any]]:
    """The rules of a table, and the options that make them: the file's, and on top of them the single ones."""
    options = {} if file is None else read(file)
    _resolved(game, edition, options, file or "--edition")
    for given in single:
        options |= _single(given)
    return _resolved(game, edition, options, f"--set {' '.join(single)[:60]}"), options


def _resolved(game: Game[Any, Any, R], edition: str, options: Mapping[str, Any], source: str) -> R:
    rules = game.rules(edition, options)
    if isinstance(rules, Refusal):
        raise CliError(source, rules)
    return rules


def read(file: str) -> dict[str, Any]:
    """The options in a file."""
    try:
        with Path(file).open("rb") as stream:
            data = stream.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise unreadable(file, error) from None
    if len(data) > LARGEST:
        raise unreadable(file, f"more than {LARGEST} bytes")
    return _parsed(file, data)


def _parsed(file: str, data: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(data.decode("utf-8"))
    except RecursionError:
        raise unreadable(file, "nested too deeply") from None
    except ValueError as error:  # not TOML, not UTF-8, a number without end
        raise unreadable(file, error) from None


def _single(given: str) -> dict[str, Any]:
    """`NAME=VALUE`, the value as TOML writes it; what TOML does not know is text."""
    name, equals, value = given.partition("=")
    if not equals:
        raise unreadable(f"--set {given[:60]}", "NAME=VALUE")
    try:
        read = tomllib.loads(f"value = {value}")
    except (ValueError, RecursionError):
        return {name.strip(): value.strip()}
    return {name.strip(): read["value"] if set(read) == {"value"} else value.strip()}
