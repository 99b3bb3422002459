"""The settings of a server: set by flags, or in the environment as LETTRINE_NAME.

This is the only list. `lettrine serve` makes an option of each field, with the field's text, unit, bounds and group.
"""

import os
import re
import secrets
import sys
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from msgspec import Struct, field
from platformdirs import user_data_path

from lettrine.server.logs import Format, Level

SHORTEST_SECRET = 16


def default_store() -> str:
    """A file in the user's data folder."""
    folder = user_data_path("lettrine", ensure_exists=True)
    return f"sqlite:///{folder / 'tables.db'}"


def stored_secret(file: Path | None = None) -> bytes:
    """The secret of this user on this machine: made once, readable only by the user; seats survive a restart by it."""
    path = file or user_data_path("lettrine", ensure_exists=True) / "secret"
    try:
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as new:
        new.write(secrets.token_bytes(32))
    return path.read_bytes()


def default_format() -> Format:
    """Text for a person at a terminal, JSON otherwise."""
    return "text" if sys.stderr.isatty() else "json"


def read_store(url: str) -> str:
    """A store's URL, if we have a store of that kind. The error does not quote it: see `store_kind`."""
    if not re.match("sqlite:///.|postgres(ql)?://.|memory:", url):
        raise ValueError("a store is sqlite:///FILE, postgresql://… or memory:")
    return url


def read_secret(text: str) -> bytes:
    """A secret, if it is long enough; the error does not quote it either."""
    if len(text) < SHORTEST_SECRET:
        raise ValueError(f"a secret has at least {SHORTEST_SECRET} characters")
    return text.encode()


def read_addresses(text: str) -> tuple[str, ...]:
    """Addresses and networks, separated by commas."""
    addresses = tuple(filter(None, (part.strip() for part in text.split(","))))
    for address in addresses:
        ip_network(address)
    return addresses


def store_kind(store: str) -> str:
    """The kind of a store by its URL: the rest of the URL may hold a password."""
    return store.partition(":")[0]


class About(NamedTuple):
    """What a setting has besides its name and its type."""

    group: str
    text: str
    unit: str = ""
    least: float | None = None
    most: float | None = None
    read: Callable[[str], Any] | None = None
    """Parses the text; a ValueError says what is wrong with it."""
    default: str = ""
    """How the help names a default whose value it does not show."""


LISTENING, STORAGE, BOTS, LIMITS, LOGGING = "Listening", "Keeping", "Bots and clocks", "Limits", "Logging"


class Settings(Struct, frozen=True, kw_only=True):
    """One server's settings."""

    host: Annotated[str, About(LISTENING, "Where to listen.", "ADDRESS")] = "127.0.0.1"
    port: Annotated[int, About(LISTENING, "On which port; 0 takes a free one.", "PORT", 0, 65535)] = 8000
    open: Annotated[bool, About(LISTENING, "Open the page in a browser, once we listen.", default="off")] = False
    trust_proxy: Annotated[
        tuple[str, ...],
        About(
            LISTENING,
            "Proxies whose X-Forwarded-For is believed, with commas between them.",
            "ADDRESSES",
            read=read_addresses,
            default="none",
        ),
    ] = ()
    secure: Annotated[bool, About(LISTENING, "Send cookies over HTTPS only.", default="off")] = False

    store: Annotated[
        str,
        About(
            STORAGE,
            "Where tables are kept: sqlite:///FILE, postgresql://… or memory:",
            "URL",
            read=read_store,
            default="a file of the user's",
        ),
    ] = field(default_factory=default_store)
    secret: Annotated[
        bytes,
        About(
            STORAGE,
            "Signs the cookies by which people keep their seats. On a command line others can see it.",
            "TEXT",
            read=read_secret,
            default="one kept for this user",
        ),
    ] = field(default_factory=stored_secret)

    bot_processes: Annotated[int, About(BOTS, "Processes in which bots think.", "NUMBER", 1, 256)] = 1
    bot_pace: Annotated[
        float, About(BOTS, "What a bot takes before it acts, so that people can follow.", "SECONDS", 0, 60)
    ] = 0.8
    away_after: Annotated[
        float, About(BOTS, "How long somebody must be gone before a bot may play for them.", "SECONDS", 0)
    ] = 45
    tick: Annotated[float, About(BOTS, "What passes between two looks at the deadlines.", "SECONDS", 0.01, 60)] = 0.25

    message_burst: Annotated[float, About(LIMITS, "Messages that a connection may send at once.", "NUMBER", 1)] = 30
    message_rate: Annotated[
        float, About(LIMITS, "Messages that a connection may send in the long run.", "PER-SECOND", 0.01)
    ] = 10
    http_burst: Annotated[float, About(LIMITS, "Requests that an address may send at once.", "NUMBER", 1)] = 60
    http_rate: Annotated[
        float, About(LIMITS, "Requests that an address may send in the long run.", "PER-SECOND", 0.01)
    ] = 10
    table_burst: Annotated[float, About(LIMITS, "Tables that an address may open at once.", "NUMBER", 1)] = 30
    table_rate: Annotated[
        float, About(LIMITS, "Tables that an address may open in the long run.", "PER-SECOND", 0.001)
    ] = 0.2
    practice_burst: Annotated[
        float, About(LIMITS, "Games to practise with that an address may ask for at once.", "NUMBER", 1)
    ] = 20
    practice_rate: Annotated[
        float, About(LIMITS, "Games to practise with that an address may ask for in the long run.", "PER-SECOND", 0.001)
    ] = 0.2
    talk_burst: Annotated[float, About(LIMITS, "Sayings that an address may send at once.", "NUMBER", 1)] = 20
    talk_rate: Annotated[
        float, About(LIMITS, "Sayings that an address may send in the long run.", "PER-SECOND", 0.01)
    ] = 2
    sockets_per_address: Annotated[int, About(LIMITS, "Sockets that an address may have open.", "NUMBER", 1)] = 200

    log_format: Annotated[
        Format, About(LOGGING, "One JSON object a line, or text for a person.", default="text at a terminal, else json")
    ] = field(default_factory=default_format)
    log_level: Annotated[Level, About(LOGGING, "The least that is told.")] = "info"
