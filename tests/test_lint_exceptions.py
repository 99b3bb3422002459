"""A linter's or the type checker's word is overruled only with a reason beside it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tests", "bench", "tools")
EXCEPTION = re.compile(r"#\s*(?:type: ignore\[[\w, -]+\]|noqa: [A-Z0-9, ]+)")


def bare_exceptions(text):
    """The lines that overrule a checker without saying why."""
    for number, line in enumerate(text.splitlines(), 1):
        found = EXCEPTION.search(line)
        if found and not re.search(r"\w", EXCEPTION.sub("", line[found.start() :])):
            yield number, line.strip()


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_exception_has_its_reason(folder):
    files = sorted((ROOT / folder).rglob("*.py"))
    bare = [(file.relative_to(ROOT), *found) for file in files for found in bare_exceptions(file.read_text("utf-8"))]
    assert bare == []


@pytest.mark.parametrize(
    ("line", "fine"),
    [
        ("x = y  # type: ignore[arg-type]", False),
        ("x = y  # noqa: N818", False),
        ("x = y  # type: ignore[arg-type]  # the library's stub is wrong", True),
        ("x = y  # noqa: N818 - the name says what is wrong", True),
        ("def f():  # type: ignore[no-untyped-def]  # noqa: C901 - compiled, and calling costs", True),
        ("def f():  # type: ignore[no-untyped-def]  # noqa: C901", False),
    ],
)
def test_a_reason_is_told_from_none(line, fine):
    assert (list(bare_exceptions(line)) == []) == fine
