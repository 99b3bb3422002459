"""What many tests need: the real lexicons, compiled once into the user's cache, and one PostgreSQL server."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from lettrine.words.cache import LANGUAGES, lexicon
from lettrine.words.lexicon import Lexicon
from tests.store.postgres.server import Server, database, running
from tests.thorough import examples

# No test measures time. On a build server the same examples every time: what is red there must be red for a reason in
# the change.
settings.register_profile("anywhere", deadline=None, max_examples=examples(100))
settings.register_profile("ci", parent=settings.get_profile("anywhere"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "anywhere")

SLOW = (
    "tests/page/engines/",
    "tests/page/common/test_screens.py",
    "tests/page/",
    "tests/conformance/test_secrecy.py",
    "tests/server/test_secrecy.py",
    "tests/server/test_kill.py",
    "tests/server/http/test_fuzz.py",
    "tests/research/simulator/",
)
"""What takes longest, the longest tests first: begun last, they would have everybody wait for them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        return next((number for number, slow in enumerate(SLOW) if item.nodeid.startswith(slow)), len(SLOW))

    items.sort(key=place)


@pytest.fixture(scope="session")
def all_lexicons() -> None:
    """For those who ask a server: it waits for no lexicon, but refuses."""
    for language in LANGUAGES:
        lexicon(language)


@pytest.fixture(scope="session")
def french() -> Lexicon:
    return lexicon("fr")


@pytest.fixture(scope="session")
def english() -> Lexicon:
    return lexicon("en")


@pytest.fixture(scope="session")
def german() -> Lexicon:
    return lexicon("de")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    with running() as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: Server) -> Iterator[str]:
    with database(postgres_server) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture(params=["sqlite", "postgres"])
def lasting_url(request: pytest.FixtureRequest) -> str:
    """A store that outlives its process."""
    return request.getfixturevalue(f"{request.param}_url")
