"""Functions that run in a child process and never return, each in its own way."""

import os
import re
import signal
import time
from collections.abc import Callable

import pytest


def sleep() -> None:
    while True:
        time.sleep(3600)


def hold_the_interpreter() -> None:
    """In C, so that no other thread of the process and no signal handler has a turn."""
    re.match("(a+)+$", 64 * "a" + "b")


def stop() -> None:
    os.kill(os.getpid(), signal.SIGSTOP)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


HANGS: dict[str, Callable[[], None]] = {"sleeps": sleep, "spins": hold_the_interpreter, "is stopped": stop}
WAYS = {**HANGS, "dies": die}
ways = pytest.mark.parametrize("way", WAYS)


def why(way: str) -> str:
    return "hung" if way in HANGS else "died"
