"""Packs: reading them from a text, with the lines that their entries stand in, and what is too much."""

import msgspec
import pytest

from lettrine.core.game import Refusal
from lettrine.core.packs import MOST_BYTES, OwnCategory, Pack, PackText, check, parse


def test_words_stand_one_a_line_or_with_signs_between_them():
    read = parse("# Fruit\napple\n\n pear; cherry,plum\tfig \n", "words", "Fruit")
    assert read == PackText(Pack("Fruit", ("apple", "pear", "cherry", "plum", "fig")), (2, 4, 4, 4, 4))


def test_a_byte_order_mark_and_other_line_ends_do_not_matter():
    read = parse("\ufeffapple\r\npear\r", "words")
    assert isinstance(read, PackText)
    assert read.pack.words == ("apple", "pear")


def test_a_category_stands_in_a_line_with_or_without_answers():
    read = parse("Fruits: apple, pear\n# no\nWhat is red\n", "categories")
    assert isinstance(read, PackText)
    assert read.pack.categories == (OwnCategory("Fruits", ("apple", "pear")), OwnCategory("What is red"))
    assert read.lines == (1, 3)


def test_a_refusal_names_the_line_of_the_text():
    read = parse("# Fruit\n\napple\npear 2\n", "words")
    assert isinstance(read, PackText)
    assert read.at_line(Refusal("pack_letters", {"line": 2, "word": "pear 2"})).detail["line"] == 4
    assert read.at_line(Refusal("pack_empty")) == Refusal("pack_empty")


@pytest.mark.parametrize("kind", ["words", "categories"])
def test_too_long_an_entry_is_refused_with_its_line(kind):
    assert parse(f"fig\n{'x' * 101}\n", kind) == Refusal("pack_too_long", {"line": 2, "word": "x" * 40, "most": 100})


def test_a_pack_has_at_most_60_kB():
    words = tuple(f"word{'abcdefghij'[at % 10]}" * 3 for at in range(4000))
    assert parse("\n".join(words), "words") == Refusal("pack_too_large", {"most": 60})
    just = Pack(words=("a" * 10,) * ((MOST_BYTES - 12) // 13))
    assert MOST_BYTES - 13 < len(msgspec.json.encode(just)) <= MOST_BYTES
    assert check(just, "words") is None
    assert check(Pack(words=(*just.words, "b" * 10)), "words") == Refusal("pack_too_large", {"most": 60})


def test_a_pack_has_what_its_game_plays_with_and_nothing_else():
    assert check(Pack(), "words") == Refusal("pack_empty", {"kind": "words"})
    assert check(Pack(categories=(OwnCategory("Fruits"),)), "words") == Refusal("pack_other_game", {"kind": "words"})
    assert check(Pack(words=("fig",)), "categories") == Refusal("pack_other_game", {"kind": "categories"})


def test_a_name_can_be_shown():
    assert check(Pack("Fruit\n", ("fig",)), "words") == Refusal("pack_name")
    assert check(Pack("Fruit\u202e", ("fig",)), "words") == Refusal("pack_name")


def test_json_is_one_object_and_has_a_name_of_its_own():
    text = '\ufeff\n{"name": "Fruit", "words": ["fig",\n"pear", "fig"]}'
    assert parse(text, "words") == PackText(Pack("Fruit", ("fig", "pear", "fig")), (2, 3, 3))
    assert parse(text, "words", "Mine") == PackText(Pack("Mine", ("fig", "pear", "fig")), (2, 3, 3))
    told = parse('{"categories": [\n{"text": "Fruits", "answers": ["fig"]},\n{"text": "Red"}]}', "categories")
    assert told == PackText(Pack(categories=(OwnCategory("Fruits", ("fig",)), OwnCategory("Red"))), (2, 3))


@pytest.mark.parametrize("text", ['{"word": ["fig"]}', '{"words": "fig"}', '{"words": ["fig"', "{fig}", "{" * 50_000])
def test_what_begins_like_json_and_is_none_is_refused(text):
    read = parse(text, "words")
    assert isinstance(read, Refusal)
    assert (read.code, read.detail["kind"]) == ("pack_json", "words")


def test_an_entry_with_an_escape_stands_where_the_one_before_it_does():
    read = parse('{"words": [\n"fig",\n"\\u00e9t\\u00e9",\n"pear"]}', "words")
    assert isinstance(read, PackText)
    assert (read.pack.words, read.lines) == (("fig", "été", "pear"), (2, 2, 4))


def test_what_has_no_name_goes_by_another():
    read = parse("fig", "words")
    assert isinstance(read, PackText)
    assert read.named("x" * 70).pack.name == "x" * 60
    assert read.named("Fruit").named("Other").pack.name == "Fruit"
