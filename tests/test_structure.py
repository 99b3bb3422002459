"""Where things are: what tests share is in modules that say what they are, never in a test module or a conftest."""

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FILES = sorted(file for folder in ("tests", "bench") for file in (HERE.parent / folder).rglob("*.py"))
FROM_A_TEST = re.compile(
    r"^\s*(?:from|import)\s+tests\.(?:\w+\.)*(?:test_\w+|conftest)\b"
    r"|^\s*from\s+tests(?:\.\w+)*\s+import\s.*\b(?:test_\w+|conftest)\b",
    re.MULTILINE,
)


def found(text: str) -> list[str]:
    return [line.strip() for line in FROM_A_TEST.findall(text)]


def test_nothing_is_imported_from_a_test_module_or_a_conftest():
    wrong = {str(file.relative_to(HERE.parent)): found(file.read_text(encoding="utf-8")) for file in FILES}
    assert {file: lines for file, lines in wrong.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        "from tests.server.test_kill import hidden",
        "import tests.play.conftest",
        "    from tests.page.conftest import browser",
        "from tests.server import clients, test_kill",
    ],
)
def test_such_an_import_is_found(line: str):
    assert found(f'"""Something."""\n\n{line}\n')


@pytest.mark.parametrize("line", ["from tests.server.clients import Person", "from lettrine.core import test_of_time"])
def test_no_other_import_is(line: str):
    assert not found(line)


def test_every_folder_of_tests_is_a_package():
    assert [str(file) for file in FILES if not (file.parent / "__init__.py").exists() and HERE in file.parents] == []


def test_pytest_passes_over_no_folder(pytestconfig):
    """By itself it leaves out folders called `build` or `dist`, and says nothing."""
    skipped = pytestconfig.getini("norecursedirs")
    folders = [path for path in Path(__file__).parent.rglob("*") if path.is_dir()]
    assert [path for path in folders if any(fnmatch(path.name, pattern) for pattern in skipped)] == []
