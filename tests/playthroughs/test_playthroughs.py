"""Whole games and awkward corners, worked out by hand from docs/rules/, and what they come to.

The secrecy tests beside this one know no rule: they change in a record what a viewer must not know, and what the
viewer is sent must stay the same to the byte.
"""

import json

import pytest

from tests.playthroughs.records import BOOKS, EXPECTED, HERE, PLAYED, REFUSED, frames, record, replay


def test_every_record_is_expected_once():
    names = sorted(name for book in BOOKS.values() for name in book)
    assert sorted(file.stem for file in HERE.glob("*.jsonl")) == names


@pytest.mark.parametrize("name", [name for name in EXPECTED if "after" in EXPECTED[name]])
def test_how_it_stands_after_each_line(name):
    told = frames(record(name))
    for want in EXPECTED[name]["after"]:
        seen = told[want["line"] - 1]["view"]
        assert {"line": want["line"], **{key: seen[key] for key in want if key != "line"}} == want


@pytest.mark.parametrize("name", PLAYED)
def test_how_it_stands(name):
    code, out, err = replay(HERE / f"{name}.jsonl")
    assert (code, err) == (0, "")
    stands, want = json.loads(out), EXPECTED[name]
    assert stands["over"] == want["over"]
    assert stands["winners"] == want.get("winners", [])
    assert stands["actions"] == len(record(name)) - 1
    if "total" in want:
        assert sum(stands["scores"]) == want["total"]
    if "open" in want:
        assert stands["open"] == want["open"]


@pytest.mark.parametrize("name", [name for name in PLAYED if "after" in EXPECTED[name]])
def test_the_summary_says_what_the_last_view_says(name):
    stands, seen = json.loads(replay(HERE / f"{name}.jsonl")[1]), frames(record(name))[-1]["view"]
    assert (stands["scores"], stands["turn"]) == (seen["scores"], seen.get("turn"))
    assert stands["turn"] is None or not stands["over"]


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused(name):
    file, want = HERE / f"{name}.jsonl", EXPECTED[name]["error"]
    code, out, err = replay(file)
    assert (code, out) == (2, "")
    assert err.startswith(f"{file}:{want['line']}: {want['code']}: ")
    assert err.count("\n") == 1
