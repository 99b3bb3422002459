"""The chain of digests: what its canonical form is, and that nothing in a record can be changed unnoticed."""

import json
import re
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from lettrine.core import chain

DOCS = Path(__file__).parents[2] / "docs" / "chain.md"
SALT = b"s" * 32

EXACT = 2.0**53
"""From here on a fraction is a whole number with more digits than it has meaning."""
SCALARS = st.none() | st.booleans() | st.integers() | st.floats(-EXACT, EXACT) | st.text()
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4), max_leaves=12
)
ACTIONS = st.fixed_dictionaries(
    {
        "seat": st.none() | st.integers(0, 5),
        "do": st.sampled_from(("ask", "hide", "draw")),
        "at": st.integers(0, 10**6),
        "salt": st.binary(min_size=32, max_size=32).map(bytes.hex),
    },
    optional={"word": st.text(max_size=9), "of": st.integers(0, 5), "x": st.floats(0, 1)},
)
HEADER = {
    "record": 1,
    "game": "sonde",
    "edition": "1976",
    "language": "en",
    "seats": ["Ada", "Ben"],
    "options": {"cards": "off"},
    "seed": 2**62 + 1,
    "chain": {"salt": "07" * 32, "digest": "00" * 32},
}


# The canonical form ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ({"b": 1, "a": [True, None, "x"], "": {}}, '{"":{},"a":[true,null,"x"],"b":1}'),
        ({"é": 1, "z": 2, "€": 3}, '{"z":2,"é":1,"€":3}'),
        ({"\ufb33": 1, "\U0001f600": 2}, '{"\U0001f600":2,"\ufb33":1}'),  # by UTF-16, as JavaScript sorts
        ('"\\/\b\f\n\r\t\x0f\x7fé😀', '"\\"\\\\/\\b\\f\\n\\r\\t\\u000f\x7fé😀"'),
        (2**70, str(2**70)),
    ],
)
def test_a_value_has_one_form(value: Any, written: str):
    assert chain.canonical(value) == written.encode()


@pytest.mark.parametrize(
    ("number", "written"),
    [  # some of them are the examples of RFC 8785
        (0.0, "0"),
        (-0.0, "0"),
        (90.0, "90"),
        (-0.5, "-0.5"),
        (5e-324, "5e-324"),
        (-5e-324, "-5e-324"),
        (1.7976931348623157e308, "1.7976931348623157e+308"),
        (9007199254740992.0, "9007199254740992"),
        (295147905179352830000.0, "295147905179352830000"),
        (1e21, "1e+21"),
        (9.999999999999997e22, "9.999999999999997e+22"),
        (333333333.3333332, "333333333.3333332"),
        (0.000001, "0.000001"),
        (1e-7, "1e-7"),
        (1.25e-7, "1.25e-7"),
        (12.5, "12.5"),
    ],
)
def test_a_number_is_written_as_javascript_does(number: float, written: str):
    assert chain.canonical(number) == written.encode()


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_what_is_no_number_has_no_form(number: float):
    with pytest.raises(ValueError, match="no such number"):
        chain.canonical(number)


@given(VALUES)
def test_a_form_is_read_as_the_same_value_and_keeps_its_form(value: Any):
    written = chain.canonical(value)
    assert json.loads(written) == value
    assert chain.canonical(json.loads(written)) == written


@given(st.dictionaries(st.text(), VALUES), st.randoms())
def test_order_and_spaces_make_no_difference(value: dict[str, Any], random: Any):
    names = list(value)
    random.shuffle(names)
    spaced = json.dumps({name: value[name] for name in names}, indent=3)
    assert chain.canonical(json.loads(spaced)) == chain.canonical(value)


# Links -------------------------------------------------------------------------------------------------------------


def test_a_link_is_the_digest_of_what_went_before_the_salt_and_the_line():
    assert chain.link(chain.START, SALT, b"line") == sha256(bytes(32) + SALT + b"line").digest()


@pytest.mark.parametrize(("previous", "salt"), [(b"", SALT), (chain.START, b""), (bytes(31), SALT + b"s")])
def test_what_has_another_length_is_no_digest_and_no_salt(previous: bytes, salt: bytes):
    with pytest.raises(ValueError, match="32 bytes"):
        chain.link(previous, salt, b"line")


def test_names_and_free_fields_of_a_header_are_outside():
    forgotten = {**HEADER, "seats": ["–", "–"], "x_note": "…", "version": "9", "digest": "lexicon", "chain": {}}
    assert chain.header_line(forgotten) == chain.header_line(HEADER)
    assert json.loads(chain.header_line(HEADER))["seats"] == 2


@pytest.mark.parametrize(
    "change",
    [
        {"seats": ["Ada"]},
        {"seed": 2**62 + 2},
        {"options": {}},
        {"first": 1},
        {"edition": "1967"},
        {"language": "fr"},
        {"deck": ["normal"]},
        {"words": ["ONE"]},
        {"lexicon": "none"},
        {"draw": {}},
    ],
)
def test_all_else_of_a_header_is_inside(change: dict[str, Any]):
    assert chain.header_line({**HEADER, **change}) != chain.header_line(HEADER)


def last(actions: list[dict[str, Any]], header: dict[str, Any] | None = None) -> bytes:
    return chain.digests(header or HEADER, actions)[-1]


@given(st.lists(ACTIONS, min_size=1, max_size=8), st.data())
def test_a_changed_line_is_found(actions: list[dict[str, Any]], data: st.DataObject):
    number = data.draw(st.integers(0, len(actions) - 1))
    changed = deepcopy(actions)
    name = data.draw(st.sampled_from(sorted(actions[number])))
    changed[number][name] = data.draw(ACTIONS)["salt"] if name == "salt" else data.draw(SCALARS)
    # 1 and 1.0 are the same number, and True is not 1.
    assume(chain.canonical(changed[number]) != chain.canonical(actions[number]))
    assert last(changed) != last(actions)


@given(st.lists(ACTIONS, min_size=1, max_size=8), st.data())
def test_a_removed_or_repeated_line_is_found(actions: list[dict[str, Any]], data: st.DataObject):
    number = data.draw(st.integers(0, len(actions) - 1))
    assert last([*actions[:number], *actions[number + 1 :]]) != last(actions)
    assert last([*actions[:number], actions[number], *actions[number:]]) != last(actions)


@given(st.lists(ACTIONS, min_size=2, max_size=8), st.data())
def test_swapped_lines_are_found_also_where_their_salts_stay(actions: list[dict[str, Any]], data: st.DataObject):
    one, other = data.draw(st.lists(st.integers(0, len(actions) - 1), min_size=2, max_size=2, unique=True))
    assume(actions[one] != actions[other])
    swapped = list(actions)
    swapped[one], swapped[other] = actions[other], actions[one]
    assert last(swapped) != last(actions)
    kept = [{**line, "salt": actions[number]["salt"]} for number, line in enumerate(swapped)]
    assume(kept != actions)
    assert last(kept) != last(actions)


@given(st.lists(ACTIONS, max_size=8), st.lists(ACTIONS, max_size=3))
def test_what_comes_later_changes_no_digest_that_was_given_out(actions: list[Any], more: list[Any]):
    assert chain.digests(HEADER, actions + more)[: len(actions) + 1] == chain.digests(HEADER, actions)


def test_a_derived_salt_depends_on_the_secret_and_on_the_row():
    salts = {chain.derived_salt(secret, number) for secret in (b"a" * 32, b"b" * 32) for number in range(3)}
    assert len(salts) == 6
    assert {len(salt) for salt in salts} == {chain.SIZE}


# The page in docs/ ---------------------------------------------------------------------------------------------------


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


def test_the_example_in_the_docs_is_right():
    header, *actions = (json.loads(line) for line in blocks("jsonl")[0].splitlines())
    forms = [chain.header_line(header), *map(chain.action_line, actions)]
    told = [line.split(" ", 1) for line in blocks("text")[0].splitlines()]
    assert [form.decode() for form in forms] == [form for _, form in told]
    assert [digest.hex() for digest in chain.digests(header, actions)] == [digest for digest, _ in told]
    assert header["chain"]["digest"] == told[-1][0]


def test_the_program_in_the_docs_finds_the_same_digest(tmp_path: Path):
    (tmp_path / "game.jsonl").write_text(blocks("jsonl")[0], encoding="utf-8")
    found: dict[str, Any] = {"FILE": str(tmp_path / "game.jsonl")}
    exec(blocks("python")[0], found)
    assert found["digest"].hex() == json.loads(blocks("jsonl")[0].splitlines()[0])["chain"]["digest"]
