"""What many tests need: the real lexicons, compiled once into the user's cache."""

import pytest

from lettrine.words.cache import lexicon
from lettrine.words.lexicon import Lexicon


@pytest.fixture(scope="session")
def french() -> Lexicon:
    return lexicon("fr")


@pytest.fixture(scope="session")
def english() -> Lexicon:
    return lexicon("en")


@pytest.fixture(scope="session")
def german() -> Lexicon:
    return lexicon("de")
