import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from lettrine.words import cache
from lettrine.words.build.reading import Progress, Reading
from lettrine.words.build.sources import MissingSource, Reader, Source
from lettrine.words.flags import Flag


@pytest.fixture
def builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """A cache of its own, with a tiny recipe for French; tells of every build."""
    done: list[str] = []

    def readings(read: Reader, progress: Progress) -> Iterator[Reading]:
        done.append("fr")
        yield Reading("chat", Flag.NOUN)

    monkeypatch.setenv("LETTRINE_CACHE", str(tmp_path))
    monkeypatch.setattr(cache, "import_module", lambda name: SimpleNamespace(SOURCES=(), readings=readings))
    monkeypatch.setattr(cache, "_opened", {})
    yield done
    cache._recipe_hash.cache_clear()


def forget() -> None:
    cache._opened.clear()


def test_the_first_use_builds_and_the_next_ones_open(builds: list[str]) -> None:
    told: list[float] = []
    assert "CHAT" in cache.lexicon("fr", told.append)
    assert told[-1] == 1
    forget()
    assert "CHAT" in cache.lexicon("fr", told.append)
    assert builds == ["fr"]
    assert told.count(1) == 1


def test_a_process_has_one_lexicon_a_language(builds: list[str]) -> None:
    assert cache.lexicon("fr") is cache.lexicon("fr")


def test_threads_that_ask_at_once_wait_for_one_build(builds: list[str]) -> None:
    threads = [threading.Thread(target=cache.lexicon, args=["fr"]) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert builds == ["fr"]


def test_another_language_does_not_wait_for_a_build(builds: list[str]) -> None:
    with cache._locks["fr"]:
        assert "CHAT" in cache.lexicon("en")


def test_what_another_process_has_built_meanwhile_is_not_built_again(builds: list[str]) -> None:
    cache.lexicon("fr")
    forget()
    assert "CHAT" in cache._build_alone("fr", cache.compiled("fr"), None, rebuild=False)
    assert builds == ["fr"]


def test_only_what_is_compiled_is_opened_without_a_build(builds: list[str]) -> None:
    assert cache.compiled_lexicon("fr") is None
    built = cache.lexicon("fr")
    assert cache.compiled_lexicon("fr") is built
    forget()
    assert "CHAT" in (cache.compiled_lexicon("fr") or ())
    assert builds == ["fr"]


def test_other_processes_can_read_how_far_a_build_has_come(builds: list[str]) -> None:
    seen: list[float] = []
    cache.lexicon("fr", lambda done: seen.append(cache.build_progress("fr")))
    assert seen == [0, 0.9]  # as it was before each progress
    assert cache.build_progress("fr") == 0


def test_another_recipe_builds_anew_and_removes_the_old_file(
    builds: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache.lexicon("fr")
    (tmp_path / "en-0000.lexicon").write_bytes(b"another language's")
    monkeypatch.setattr(cache, "_recipe_hash", lambda language: "changed")
    cache.lexicon("fr")
    assert builds == ["fr", "fr"]
    assert sorted(path.name for path in tmp_path.glob("*.lexicon")) == ["en-0000.lexicon", "fr-changed.lexicon"]
    monkeypatch.undo()


def test_a_damaged_file_is_built_again(builds: list[str]) -> None:
    cache.lexicon("fr")
    path = cache.compiled("fr")
    path.write_bytes(path.read_bytes()[:-1])
    forget()
    assert "CHAT" in cache.lexicon("fr")
    assert builds == ["fr", "fr"]


def test_another_version_of_a_source_builds_anew(builds: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    cache.lexicon("fr")
    forget()
    monkeypatch.setattr(cache, "identity", lambda source: "wordfreq:another:version:0")
    cache.lexicon("fr")
    assert builds == ["fr", "fr"]


def test_a_source_that_is_gone_does_not_matter(builds: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    cache.lexicon("fr")
    forget()

    def missing(source: Source) -> str:
        raise MissingSource(source.package)

    monkeypatch.setattr(cache, "identity", missing)
    assert "CHAT" in cache.lexicon("fr")
    assert builds == ["fr"]


def test_an_unknown_language_is_told(builds: list[str]) -> None:
    with pytest.raises(cache.UnknownLanguage, match="there are fr, en, de") as unknown:
        cache.lexicon("tlh")
    assert unknown.value.code == "unknown_language"


def test_a_recipe_is_hashed_with_what_it_shares_but_not_with_other_languages() -> None:
    here = Path(cache.__file__).parent
    files = {
        path.relative_to(here / "build").as_posix() for path in cache._recipe_files(here, "fr") if "build" in path.parts
    }
    assert {"hunspell.py", "fr/recipe.py", "fr/names.py", "fr/exceptions.toml"} <= files
    assert not {file for file in files if file.startswith(("en/", "de/"))}
    assert len({cache._recipe_hash(language) for language in cache.LANGUAGES}) == len(cache.LANGUAGES)


def test_lexicons_live_in_the_users_cache_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LETTRINE_CACHE", raising=False)
    assert "lettrine" in str(cache.folder())
