from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from lettrine.words.build import names
from lettrine.words.build.compiler import build, encode, merge, write
from lettrine.words.build.reading import Progress, Reading
from lettrine.words.build.sources import MissingSource, Reader, Source
from lettrine.words.flags import Flag
from lettrine.words.lexicon import Lexicon
from tests.words.small_lexicon import lexicon_of


class Recipe:
    SOURCES: tuple[Source, ...] = ()

    def readings(self, read: Reader, progress: Progress) -> Iterator[Reading]:
        progress(0.5)
        yield Reading("chat", Flag.NOUN | Flag.HEADWORD)
        progress(1.0)


def zipf(readings: list[Reading], frequency: dict[str, float], word: str) -> float:
    found = lexicon_of(readings, frequency).find(word)
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
    readings = [
        Reading("tisse", Flag.FINITE, "tisser"),
        Reading("tissé", Flag.PARTICIPLE, "tisser"),
        Reading("arc-en-ciel", Flag.NOUN),
    ]
    assert encode("xx", merge(readings, {}), []) == encode("xx", merge(readings[::-1], {}), [])


def test_a_form_that_is_its_own_lemma_keeps_it_else_the_most_frequent_wins() -> None:
    readings = [
        Reading("suis", Flag.FINITE, "suivre"),
        Reading("suis", Flag.FINITE, "être"),
        Reading("mure", Flag.FINITE, "murer"),
    ]
    lexicon = lexicon_of([*readings, Reading("mure", Flag.NOUN)], {"être": 6.0, "suivre": 4.0, "murer": 5.0})
    lemmas = [entry.lemma for word in ("SUIS", "MURE") if (entry := lexicon.find(word))]
    assert lemmas == ["être", "mure"]


def test_a_name_does_not_lend_its_frequency() -> None:
    readings = [Reading("Paris", Flag.PLACE), Reading("paris", Flag.NOUN, "pari"), Reading("pari", Flag.NOUN)]
    assert zipf(readings, {"paris": 6.0, "pari": 4.0}, "PARIS") == 4.0 + names.LEEWAY
    assert zipf(readings, {"paris": 4.2, "pari": 4.0}, "PARIS") == 4.2


def test_a_common_word_without_other_forms_shares_with_the_name() -> None:
    readings = [Reading("Sens", Flag.PLACE), Reading("sens", Flag.NOUN)]
    assert zipf(readings, {"sens": 5.5}, "SENS") == 5.5 - names.ALONE


def test_function_words_and_plain_names_keep_theirs() -> None:
    readings = [Reading("May", Flag.PERSON), Reading("may", Flag.FUNCTION), Reading("Nice", Flag.PLACE)]
    assert zipf(readings, {"may": 6.0, "nice": 5.0}, "MAY") == 6.0
    assert zipf(readings, {"may": 6.0, "nice": 5.0}, "NICE") == 5.0


def test_common_forms_are_shown_before_names() -> None:
    entry = lexicon_of([Reading("Nancy", Flag.PLACE), Reading("nancy", Flag.NOUN)], {"nancy": 5.0}).find("NANCY")
    assert entry is not None
    assert entry.forms == ("nancy", "Nancy")


def test_a_hyphenated_word_has_no_frequency_of_its_parts() -> None:
    assert zipf([Reading("peut-être", Flag.ADVERB)], {"peut": 6.0, "être": 6.0}, "PEUT-ETRE") == 0


GIRL = Reading("girl", Flag.NOUN | Flag.HEADWORD)
PERSON = [Reading("Person", Flag.NOUN | Flag.HEADWORD), Reading("Personen", Flag.NOUN | Flag.INFLECTED, "Person")]


def foreign(readings: list[Reading], frequency: dict[str, float], others: dict[str, float]) -> set[str]:
    return {row.folded for row in merge(readings, frequency, others=others) if row.flags & Flag.FOREIGN}


def test_a_word_that_is_more_frequent_elsewhere_is_foreign() -> None:
    assert foreign([GIRL], {"girl": 3.9}, {"girl": 5.2}) == {"GIRL"}
    assert foreign([GIRL], {"girl": 5.2}, {"girl": 5.3}) == set()


def test_a_form_that_only_this_language_has_speaks_for_a_word() -> None:
    assert foreign(PERSON, {"person": 5.0, "personen": 4.8}, {"person": 5.5}) == set()
    assert foreign(PERSON, {"person": 5.0, "personen": 3.0}, {"person": 5.5}) == {"PERSON"}
    assert foreign(PERSON, {"person": 5.0, "personen": 4.8}, {"person": 5.5, "personen": 5.5}) == {"PERSON", "PERSONEN"}


def test_a_name_is_not_called_foreign() -> None:
    assert foreign([Reading("Washington", Flag.PLACE)], {"washington": 4.0}, {"washington": 5.0}) == set()
