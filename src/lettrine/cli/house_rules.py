"""House rules (S39): a TOML file of options, and single ones from the command line. Neither is trusted."""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from lettrine.cli.errors import CliError, unreadable
from lettrine.core.game import Game, Refusal

R = TypeVar("R")

LARGEST = 64 * 1024
DEFAULT_EDITION = "1976"
"""The edition that bots play where a game has it and none is given."""


def default_edition(game: Game[Any, Any, Any]) -> str:
    """The edition that bots play where none is given."""
    return DEFAULT_EDITION if DEFAULT_EDITION in game.editions else game.editions[0]


def resolve_rules(
    game: Game[Any, Any, R], edition: str, file: str | None = None, single: Iterable[str] = ()
) -> tuple[R, dict[str, Any]]:
    """The rules of a table, and the options that make them: those of the file, overridden by the single ones."""
    options = {} if file is None else read_options(file)
    _resolve(game, edition, options, file or "--edition")
    for given in single:
        options |= _parse_single(given)
    return _resolve(game, edition, options, f"--set {' '.join(single)[:60]}"), options


def _resolve(game: Game[Any, Any, R], edition: str, options: Mapping[str, Any], source: str) -> R:
    rules = game.rules(edition, options)
    if isinstance(rules, Refusal):
        raise CliError(source, rules)
    return rules


def read_options(file: str) -> dict[str, Any]:
    """The options in a file."""
    try:
        with Path(file).open("rb") as stream:
            data = stream.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise unreadable(file, error) from None
    if len(data) > LARGEST:
        raise unreadable(file, f"more than {LARGEST} bytes")
    return _parse(file, data)


def _parse(file: str, data: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(data.decode("utf-8"))
    except RecursionError:
        raise unreadable(file, "nested too deeply") from None
    except ValueError as error:  # not TOML, not UTF-8, or a number with too many digits
        raise unreadable(file, error) from None


def _parse_single(given: str) -> dict[str, Any]:
    """`NAME=VALUE`, the value in TOML; what is no TOML is text."""
    name, equals, value = given.partition("=")
    if not equals:
        raise unreadable(f"--set {given[:60]}", "NAME=VALUE")
    try:
        read_options = tomllib.loads(f"value = {value}")
    except (ValueError, RecursionError):
        return {name.strip(): value.strip()}
    return {name.strip(): read_options["value"] if set(read_options) == {"value"} else value.strip()}
