"""Small lexicons for tests."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from lettrine.words.build.compiler import encode, merge, write
from lettrine.words.build.reading import Reading
from lettrine.words.lexicon import Lexicon


def lexicon_of(rows: Iterable[Reading], frequency: Mapping[str, float] | None = None, language: str = "xx") -> Lexicon:
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:  # an open map keeps its pages
        path = Path(folder, "small.lexicon")
        write(path, encode(language, merge(rows, frequency or {}), []))
        return Lexicon.open(path)
