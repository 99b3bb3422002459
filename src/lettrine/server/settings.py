"""The settings of a server: set by flags, or in the environment as LETTRINE_NAME.

This is the only list. `lettrine serve` makes an option of each field, with the field's unit, bounds and group; its text
is a message (`texts/*/cli.ftl`).
"""

import os
import re
import secrets
import sys
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Struct, field
from platformdirs import user_data_path

from lettrine.server.hosts import read_hosts
from lettrine.server.logs import Format, Level
from lettrine.server.operator_pages import Pages, read_pages

SHORTEST_SECRET = 16
MOST_SECRETS = 8
"""How many former secrets a server knows: each is tried for every cookie."""


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


def read_secrets(text: str) -> tuple[bytes, ...]:
    """Secrets, separated by commas; `file:PATH` is what is in a file, as it stands."""
    parts = tuple(filter(None, (part.strip() for part in text.split(","))))
    if len(parts) > MOST_SECRETS:
        raise ValueError(f"at most {MOST_SECRETS} former secrets are known")
    return tuple(_read_former(part) for part in parts)


def _read_former(text: str) -> bytes:
    if not text.startswith("file:"):
        return read_secret(text)
    try:
        found = Path(text.removeprefix("file:")).read_bytes()
    except OSError as error:
        raise ValueError(f"a file with a secret cannot be read: {error.strerror}") from None
    if len(found) < SHORTEST_SECRET:
        raise ValueError(f"a secret has at least {SHORTEST_SECRET} characters")
    return found


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
    unit: str = ""
    least: float | None = None
    most: float | None = None
    read: Callable[[str], Any] | None = None
    """Parses the text; a ValueError says what is wrong with it."""
    default: str = ""
    """The message for a default whose value the help does not show: `default-…`."""


LISTENING, STORAGE, BOTS, LIMITS, LOGGING = "listening", "storage", "bots", "limits", "logging"
MANNERS, KEEPING = "manners", "keeping"
"""The groups of settings in the help; their headings are messages."""

Manners = Literal["allowed", "refused"]


class Settings(Struct, frozen=True, kw_only=True):
    """One server's settings."""

    host: Annotated[str, About(LISTENING, "ADDRESS")] = "127.0.0.1"
    port: Annotated[int, About(LISTENING, "PORT", 0, 65535)] = 8000
    open: Annotated[bool, About(LISTENING, default="off")] = False
    trust_proxy: Annotated[
        tuple[str, ...],
        About(
            LISTENING,
            "ADDRESSES",
            read=read_addresses,
            default="none",
        ),
    ] = ()
    hosts: Annotated[tuple[str, ...], About(LISTENING, "NAMES", read=read_hosts, default="any")] = ()
    secure: Annotated[bool, About(LISTENING, default="off")] = False
    metrics_host: Annotated[str, About(LISTENING, "ADDRESS")] = "127.0.0.1"
    metrics_port: Annotated[int, About(LISTENING, "PORT", 0, 65535, default="none")] = 0

    store: Annotated[
        str,
        About(
            STORAGE,
            "URL",
            read=read_store,
            default="store",
        ),
    ] = field(default_factory=default_store)
    secret: Annotated[
        bytes,
        About(
            STORAGE,
            "TEXT",
            read=read_secret,
            default="secret",
        ),
    ] = field(default_factory=stored_secret)
    former_secrets: Annotated[tuple[bytes, ...], About(STORAGE, "TEXTS", read=read_secrets, default="none")] = ()

    bot_processes: Annotated[int, About(BOTS, "NUMBER", 1, 256)] = 1
    bot_pace: Annotated[float, About(BOTS, "FACTOR", 0, 3600)] = 1.0
    away_after: Annotated[float, About(BOTS, "SECONDS", 0)] = 45
    absent_after: Annotated[float, About(BOTS, "SECONDS", 0)] = 300
    tick: Annotated[float, About(BOTS, "SECONDS", 0.01, 60)] = 0.25

    offensive_names: Annotated[Manners, About(MANNERS)] = "refused"
    offensive_chat: Annotated[Manners, About(MANNERS)] = "allowed"
    offensive_words: Annotated[Manners, About(MANNERS)] = "allowed"

    pages: Annotated[
        Pages,
        About(
            MANNERS,
            "FOLDER",
            read=read_pages,
            default="pages",
        ),
    ] = {}

    keep_open: Annotated[int, About(KEEPING, "DAYS", 0, 36500)] = 30
    keep_running: Annotated[int, About(KEEPING, "DAYS", 0, 36500)] = 180
    keep_finished: Annotated[int, About(KEEPING, "DAYS", 0, 36500)] = 400
    keep_people: Annotated[int, About(KEEPING, "DAYS", 0, 36500)] = 730
    keep_chat: Annotated[int, About(KEEPING, "DAYS", 0, 36500)] = 90
    keep_reports: Annotated[int, About(KEEPING, "DAYS", 0, 36500)] = 180

    message_burst: Annotated[float, About(LIMITS, "NUMBER", 1)] = 30
    message_rate: Annotated[float, About(LIMITS, "PER-SECOND", 0.01)] = 10
    http_burst: Annotated[float, About(LIMITS, "NUMBER", 1)] = 60
    http_rate: Annotated[float, About(LIMITS, "PER-SECOND", 0.01)] = 10
    table_burst: Annotated[float, About(LIMITS, "NUMBER", 1)] = 30
    table_rate: Annotated[float, About(LIMITS, "PER-SECOND", 0.001)] = 0.2
    code_burst: Annotated[float, About(LIMITS, "NUMBER", 1)] = 20
    code_rate: Annotated[float, About(LIMITS, "PER-SECOND", 0.001)] = 0.05
    practice_burst: Annotated[float, About(LIMITS, "NUMBER", 1)] = 20
    practice_rate: Annotated[float, About(LIMITS, "PER-SECOND", 0.001)] = 0.2
    talk_burst: Annotated[float, About(LIMITS, "NUMBER", 1)] = 20
    talk_rate: Annotated[float, About(LIMITS, "PER-SECOND", 0.01)] = 2
    report_burst: Annotated[float, About(LIMITS, "NUMBER", 1)] = 5
    report_rate: Annotated[float, About(LIMITS, "PER-SECOND", 0.0001)] = 0.005
    page_burst: Annotated[float, About(LIMITS, "NUMBER", 1)] = 300
    page_rate: Annotated[float, About(LIMITS, "PER-SECOND", 0.01)] = 30
    socket_burst: Annotated[float, About(LIMITS, "NUMBER", 1)] = 200
    socket_rate: Annotated[float, About(LIMITS, "PER-SECOND", 0.01)] = 5
    sockets_per_address: Annotated[int, About(LIMITS, "NUMBER", 1)] = 200
    sockets_per_seat: Annotated[int, About(LIMITS, "NUMBER", 1)] = 8
    public_tables_per_address: Annotated[int, About(LIMITS, "NUMBER", 1)] = 20
    public_seats_per_address: Annotated[int, About(LIMITS, "NUMBER", 1)] = 12

    log_format: Annotated[Format, About(LOGGING, default="format")] = field(default_factory=default_format)
    log_level: Annotated[Level, About(LOGGING)] = "info"
