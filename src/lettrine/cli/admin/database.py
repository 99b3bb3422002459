"""What the commands for operators share: the database, opened for one command, and moments as people write them."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import unquote

import click

from lettrine.cli.errors import CliError, exit_on_error
from lettrine.core.game import Refusal
from lettrine.server.settings import default_store, store_kind
from lettrine.store.errors import StoreUnreadableError
from lettrine.store.log import Log
from lettrine.store.url import open_log
from lettrine.texts import interface_language, text

Result = TypeVar("Result")
Decorated = TypeVar("Decorated", bound=Callable[..., Any])
DATES = ("%Y-%m-%d", "%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M", "%Y-%m-%dT%H:%M:%SZ")


def on_store(command: Decorated) -> Decorated:
    """Gives a command the options that all of them have: the database, and the form of what is printed."""
    as_json = click.option("--json", "as_json", is_flag=True)(command)
    return click.option("--store", metavar="URL", envvar="LETTRINE_STORE", show_envvar=True)(as_json)


def run_on(url: str | None, work: Callable[[Log], Awaitable[Result]]) -> Result:
    """Do something with a database; what is wrong with that ends the command. No error quotes the URL."""
    with exit_on_error():
        return asyncio.run(_run(url or default_store(), work))


async def _run(url: str, work: Callable[[Log], Awaitable[Result]]) -> Result:
    _check_lasting(url)
    log = await open_log(url)
    try:
        return await work(log)
    finally:
        await log.close()


def _check_lasting(url: str) -> None:
    """A server has made the database: nobody else makes an empty one, by a slip in its name."""
    if store_kind(url) == "memory":
        raise StoreUnreadableError("what is in memory is no other program's")
    if store_kind(url) == "sqlite" and not Path(unquote(url.removeprefix("sqlite:///"))).is_file():
        raise StoreUnreadableError("there is no such file")


def say(message: str, **details: Any) -> None:
    """Print a message in the operator's language."""
    click.echo(text(interface_language(), message, **details))


def read_moment(written: str) -> int:
    """A moment as somebody writes it, in UTC: in milliseconds since the epoch."""
    for form in DATES:
        try:
            return int(datetime.strptime(written, form).replace(tzinfo=UTC).timestamp() * 1000)
        except (ValueError, OverflowError):
            continue
    raise CliError("", Refusal("bad_end", {"until": written[:40]}))


def shown(milliseconds: int) -> str:
    """A moment, for somebody to read."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
