"""What crosses the wire has a version, and does not change under a page that was written for it."""

import json
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

from lettrine.wire.messages import VERSION
from lettrine.wire.schema import json_schema

NOTES = Path(__file__).with_name("versions.txt")
WHAT_TO_DO = """
What crosses the wire has changed. Can a page of the version before still send what it sends, and read what it is sent?
- No: add one to VERSION in src/lettrine/wire/messages.py and in web/src/app/wireVersion.ts, and add to {file}:
  {next} {digest} what has changed
- Yes, because things were only added that it need not know: add to {file}, under the same version:
  {version} {digest} what was added
"""


def shape(node: Any) -> Any:
    """A schema without what is only for readers."""
    if isinstance(node, list):
        return [shape(each) for each in node]
    if not isinstance(node, dict):
        return node
    readers = {name for name in ("title", "description") if isinstance(node.get(name), str)}
    return {name: shape(value) for name, value in node.items() if name not in readers}


def digest() -> str:
    return sha256(json.dumps(shape(json_schema()), sort_keys=True).encode()).hexdigest()[:16]


def notes() -> list[tuple[int, str, str]]:
    lines = [line.split(" ", 2) for line in NOTES.read_text().splitlines() if line and not line.startswith("#")]
    return [(int(version), known, note) for version, known, note in lines]


def test_a_change_of_the_wire_has_a_new_version_or_a_note():
    version, known, _ = notes()[-1]
    todo = WHAT_TO_DO.format(file=NOTES.name, version=VERSION, next=VERSION + 1, digest=digest())
    assert (version, known) == (VERSION, digest()), todo


def test_versions_go_up_one_by_one_and_each_says_what_is_new():
    versions = [version for version, _, _ in notes()]
    assert all(later - earlier in (0, 1) for earlier, later in pairwise(versions))
    assert all(note.strip() for _, _, note in notes())


def test_what_is_only_for_readers_is_no_change():
    assert shape({"title": "A", "properties": {"title": {"type": "string", "description": "…"}}}) == {
        "properties": {"title": {"type": "string"}}
    }
