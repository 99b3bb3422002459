import sys
from pathlib import Path

import pytest

from lettrine.words.build.sources import MissingSource, Source, identity, locate, read, source_of

HERE = Source("some-words", "some_words/data/list.txt")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of installed packages, one of them broken: importing it would fail."""
    (tmp_path / "some_words" / "data").mkdir(parents=True)
    (tmp_path / "some_words" / "__init__.py").write_text("raise RuntimeError")
    (tmp_path / "some_words" / "data" / "list.txt").write_bytes(b"un\ndeux\n")
    (tmp_path / "some_words-1.2.dist-info").mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_a_file_is_read_without_importing_its_package(site: Path) -> None:
    assert locate(HERE) == site / "some_words" / "data" / "list.txt"
    assert read(HERE) == b"un\ndeux\n"
    assert "some_words" not in sys.modules


def test_a_missing_package_is_told_with_the_command_that_brings_it() -> None:
    with pytest.raises(MissingSource, match="pip install --no-deps some-words") as missing:
        locate(HERE)
    assert (missing.value.code, missing.value.package) == ("missing_source", "some-words")


def test_a_package_without_the_file_is_missing_too(site: Path) -> None:
    with pytest.raises(MissingSource):
        locate(Source("some-words", "some_words/data/other.txt"))


def test_another_version_or_size_is_another_source(site: Path) -> None:
    first = identity(HERE)
    (site / "some_words-1.2.dist-info").rename(site / "some_words-1.3.dist-info")
    second = identity(HERE)
    (site / "some_words" / "data" / "list.txt").write_bytes(b"un\n")
    assert len({first, second, identity(HERE)}) == 3
    assert source_of(first) == HERE
