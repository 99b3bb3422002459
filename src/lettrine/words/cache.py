"""The user's compiled lexicons: opened on demand, built on first use.

A compiled file is named after a hash of the recipe that made it, and lists the sources it was made from. It is
used as long as the recipe is the same and no source has been replaced by another version. A source that is no
longer installed does not matter: the compiled file does not need it.

However many processes and threads want a language, one of them builds it; the others wait. While it does, a file says
how far it has come, for whoever shows that.
"""

import hashlib
import os
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module, invalidate_caches
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from filelock import FileLock
from platformdirs import user_cache_path

from lettrine.words.build.sources import MissingSource, Source, identity, locate, source_of
from lettrine.words.lexicon import DamagedLexicon, Lexicon

if TYPE_CHECKING:
    from lettrine.words.build.compiler import Recipe

# Imported only to build: opening a compiled file needs none of a recipe's tools.
RECIPES = {
    "fr": "lettrine.words.build.fr.recipe",
    "en": "lettrine.words.build.en.recipe",
    "de": "lettrine.words.build.de.recipe",
}

LANGUAGES = tuple(RECIPES)

_opened: dict[Path, Lexicon] = {}
_locks = {language: Lock() for language in RECIPES}


class NotCompiled(Exception):
    """A lexicon is still to be built, and whoever wanted it does not wait for that."""

    def __init__(self, language: str) -> None:
        self.language = language
        super().__init__(language)


class UnknownLanguage(Exception):
    """There is no recipe for a language."""

    code = "unknown_language"

    def __init__(self, language: str) -> None:
        self.language = language
        super().__init__(f"no lexicon for {language!r}; there are {', '.join(LANGUAGES)}")


def lexicon(language: str, progress: Callable[[float], None] | None = None, rebuild: bool = False) -> Lexicon:
    """The lexicon of a language, one for the whole process; `progress` is called during a build, from 0 to 1.

    With `rebuild` it is compiled anew; the old file stays in use until the new one is complete.
    """
    path = compiled(language)
    with _locks[language]:  # threads that want the same language wait for one build
        if rebuild or path not in _opened:
            kept = None if rebuild else _current(path)
            _opened[path] = kept or _build_alone(language, path, progress, rebuild)
        return _opened[path]


def compiled_lexicon(language: str) -> Lexicon | None:
    """The lexicon of a language, if it need not be built first."""
    path = compiled(language)
    found = _opened.get(path) or _current(path)
    return None if found is None else _opened.setdefault(path, found)


def build_progress(language: str) -> float:
    """How far the build of a language's lexicon has come, in whichever process, from 0 to 1."""
    try:
        return int(_progress_file(language).read_bytes()) / 100
    except (OSError, ValueError):  # none has begun, or its file is being written
        return 0.0


def missing_packages(language: str) -> tuple[str, ...]:
    """The packages whose word lists the build of a language needs, and which are not installed."""
    invalidate_caches()  # one may have been installed since this process has last looked
    recipe: Recipe = import_module(RECIPES[language])
    return tuple(dict.fromkeys(source.package for source in recipe.SOURCES if not _is_installed(source)))


def compiled(language: str) -> Path:
    """Where the compiled lexicon of a language is or will be."""
    if language not in RECIPES:
        raise UnknownLanguage(language)
    return folder() / f"{language}-{_recipe_hash(language)}.lexicon"


def folder() -> Path:
    """Where compiled lexicons are kept."""
    chosen = os.environ.get("LETTRINE_CACHE")
    return Path(chosen) if chosen else user_cache_path("lettrine")


@cache
def _recipe_hash(language: str) -> str:
    """A hash of the code and tables that make a language's lexicon."""
    digest = hashlib.blake2b(digest_size=8)
    for path in _recipe_files(Path(__file__).parent, language):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _recipe_files(here: Path, language: str) -> list[Path]:
    """The files that make a language's lexicon: the general ones and its own, not another language's."""
    offensive = here / "offensive"
    names = ("columns.py", "compounds.py", "flags.py", "fold.py", "lexicon.py")
    shared = [here / name for name in names]
    shared += [offensive / "lists.py", offensive / f"{language}.toml"]
    folders = (here / "build", here / "build" / language)
    return shared + [path for folder in folders for path in sorted(folder.iterdir()) if path.is_file()]


def _current(path: Path) -> Lexicon | None:
    """The compiled lexicon, if the file exists, is complete, and was made from the installed sources."""
    try:
        found = Lexicon.open(path)
    except (FileNotFoundError, DamagedLexicon):
        return None
    return found if all(map(_unchanged, found.sources)) else None


def _unchanged(source: str) -> bool:
    try:
        return identity(source_of(source)) == source
    except MissingSource:
        return True


def _is_installed(source: Source) -> bool:
    try:
        locate(source)
    except MissingSource:
        return False
    return True


def _build_alone(language: str, path: Path, progress: Callable[[float], None] | None, rebuild: bool) -> Lexicon:
    """Build, unless another process has done so while this one waited for it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(path.parent / f"{language}.lock"):
        kept = None if rebuild else _current(path)
        return kept or _build(language, path, progress or (lambda done: None))


def _build(language: str, path: Path, progress: Callable[[float], None]) -> Lexicon:
    from lettrine.words.build.compiler import build

    recipe: Recipe = import_module(RECIPES[language])
    try:
        build(language, recipe, path, _written_down(language, progress))
    finally:
        _progress_file(language).unlink(missing_ok=True)
    for old in path.parent.glob(f"{language}-*.lexicon"):
        if old != path:
            with suppress(OSError):  # another process may have it open, or may have removed it
                old.unlink()
    return Lexicon.open(path)


def _written_down(language: str, progress: Callable[[float], None]) -> Callable[[float], None]:
    """The same progress, which other processes can read as well."""
    file, written = _progress_file(language), -1

    def tick(done: float) -> None:
        nonlocal written
        progress(done)
        if int(100 * done) != written:
            written = int(100 * done)
            file.write_text(str(written))

    return tick


def _progress_file(language: str) -> Path:
    return folder() / f"{language}.progress"
