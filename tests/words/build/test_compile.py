from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from lettrine.words.build import compile as compiling
from lettrine.words.build.compile import build, encode, merge, write
from lettrine.words.build.row import Row, Tick
from lettrine.words.build.sources import MissingSource, Reader, Source
from lettrine.words.flags import Flag
from lettrine.words.lexicon import Lexicon
from tests.words.small_lexicon import lexicon_of


class Recipe:
    SOURCES: tuple[Source, ...] = ()

    def rows(self, read: Reader, tick: Tick) -> Iterator[Row]:
        tick(0.5)
        yield Row("chat", Flag.NOUN | Flag.HEADWORD)
        tick(1.0)


def zipf(rows: list[Row], frequency: dict[str, float], word: str) -> float:
    found = lexicon_of(rows, frequency).find(word)
    assert found is not None
    return round(found.zipf, 2)


def test_a_build_tells_how_far_it_is(tmp_path: Path) -> None:
    told: list[float] = []
    build("fr", Recipe(), tmp_path / "new" / "fr.lexicon", told.append)
    assert told == sorted(told)
    assert told[-1] == 1
    chat = Lexicon.open(tmp_path / "new" / "fr.lexicon").find("CHAT")
    assert chat is not None
    assert chat.zipf > 4  # from the real list of frequencies


def test_a_missing_source_is_told_before_any_work(tmp_path: Path) -> None:
    recipe = Recipe()
    recipe.SOURCES = (Source("no-such-words", "no_such_words/list.txt"),)
    with pytest.raises(MissingSource, match="pip install --no-deps no-such-words"):
        build("fr", recipe, tmp_path / "fr.lexicon", lambda done: None)
    assert list(tmp_path.iterdir()) == []


def test_a_build_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "fr.lexicon"
    write(path, b"old")

    def fail(self: Path, target: Path) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="disk full"):
        write(path, b"new")
    assert [file.name for file in tmp_path.iterdir()] == ["fr.lexicon"]
    assert path.read_bytes() == b"old"


def test_builds_at_the_same_time_do_not_disturb_each_other(tmp_path: Path) -> None:
    path = tmp_path / "fr.lexicon"
    contents = [bytes([number]) * 200_000 for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda content: write(path, content), contents))
    assert path.read_bytes() in contents
    assert len(list(tmp_path.iterdir())) == 1


def test_the_same_rows_give_the_same_bytes() -> None:
    rows = [Row("tisse", Flag.FINITE, "tisser"), Row("tissé", Flag.PARTICIPLE, "tisser"), Row("arc-en-ciel", Flag.NOUN)]
    assert encode("xx", merge(rows, {}), []) == encode("xx", merge(rows[::-1], {}), [])


def test_a_form_that_is_its_own_lemma_keeps_it_else_the_most_frequent_wins() -> None:
    rows = [Row("suis", Flag.FINITE, "suivre"), Row("suis", Flag.FINITE, "être"), Row("mure", Flag.FINITE, "murer")]
    lexicon = lexicon_of([*rows, Row("mure", Flag.NOUN)], {"être": 6.0, "suivre": 4.0, "murer": 5.0})
    lemmas = [entry.lemma for word in ("SUIS", "MURE") if (entry := lexicon.find(word))]
    assert lemmas == ["être", "mure"]


def test_a_name_does_not_lend_its_frequency() -> None:
    rows = [Row("Paris", Flag.PLACE), Row("paris", Flag.NOUN, "pari"), Row("pari", Flag.NOUN)]
    assert zipf(rows, {"paris": 6.0, "pari": 4.0}, "PARIS") == 4.0 + compiling.LEEWAY
    assert zipf(rows, {"paris": 4.2, "pari": 4.0}, "PARIS") == 4.2


def test_a_common_word_without_other_forms_shares_with_the_name() -> None:
    rows = [Row("Sens", Flag.PLACE), Row("sens", Flag.NOUN)]
    assert zipf(rows, {"sens": 5.5}, "SENS") == 5.5 - compiling.ALONE


def test_function_words_and_plain_names_keep_theirs() -> None:
    rows = [Row("May", Flag.PERSON), Row("may", Flag.FUNCTION), Row("Nice", Flag.PLACE)]
    assert zipf(rows, {"may": 6.0, "nice": 5.0}, "MAY") == 6.0
    assert zipf(rows, {"may": 6.0, "nice": 5.0}, "NICE") == 5.0


def test_common_forms_are_shown_before_names() -> None:
    entry = lexicon_of([Row("Nancy", Flag.PLACE), Row("nancy", Flag.NOUN)], {"nancy": 5.0}).find("NANCY")
    assert entry is not None
    assert entry.forms == ("nancy", "Nancy")


def test_a_hyphenated_word_has_no_frequency_of_its_parts() -> None:
    assert zipf([Row("peut-être", Flag.ADVERB)], {"peut": 6.0, "être": 6.0}, "PEUT-ETRE") == 0
