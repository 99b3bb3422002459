"""What can be set about a server: by flags, or by the environment as LETTRINE_NAME."""

import os
import secrets
from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path


class Settings(Struct, frozen=True, kw_only=True):
    """One server's settings."""

    store: str
    """Where the tables are kept: sqlite:///FILE, postgresql://… or memory:"""
    secret: bytes
    """Signs the cookies by which people keep their seats."""
    host: str = "127.0.0.1"
    port: int = 8000
    bot_processes: int = 1
    bot_pace: float = 0.8
    """Seconds a bot takes before it acts, so that people can follow."""
    tick: float = 0.25
    """Seconds between two looks at the deadlines."""
    message_burst: float = 30
    message_rate: float = 10
    """Messages a second that a connection may send in the long run."""
    http_burst: float = 60
    http_rate: float = 10
    secure: bool = False
    """Whether cookies are sent over HTTPS only."""


def default_store() -> str:
    """A file of the user's own."""
    folder = user_data_path("lettrine", ensure_exists=True)
    return f"sqlite:///{folder / 'tables.db'}"


def kept_secret(file: Path | None = None) -> bytes:
    """The secret of this machine: made once, readable by its user only, so that seats outlive a restart."""
    path = file or user_data_path("lettrine", ensure_exists=True) / "secret"
    try:
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as new:
        new.write(secrets.token_bytes(32))
    return path.read_bytes()
