"""Compilation with numba, where it is installed; without it the engine plays instead.

Machine code is cached on disk. numba checks only the file of a function for changes, not those of the functions and
constants that it uses; so the folder is named by a hash of all sources of this package.
"""

import hashlib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

from lettrine.words.cache import folder

F = TypeVar("F", bound=Callable[..., object])

AVAILABLE = find_spec("numba") is not None
"""Whether numba is installed."""


def compiled(function: F) -> F:
    """The function as machine code. It changes the arrays that it is given.

    It is inlined: passing an array costs more than most of these functions do.
    """
    if not AVAILABLE:
        return function
    numba: Any = import_module("numba")
    made: F = numba.njit(nogil=True, error_model="numpy", forceinline=True)(function)
    _keep(made, numba.config)
    return made


def _keep(made: Any, config: Any) -> None:
    """Cache the machine code in our own folder; the setting for other code stays as it was."""
    theirs, config.CACHE_DIR = config.CACHE_DIR, str(_folder())
    try:
        made.enable_caching()
    finally:
        config.CACHE_DIR = theirs


@cache
def _folder() -> Path:
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    return folder() / f"compiled-{digest.hexdigest()[:16]}"
