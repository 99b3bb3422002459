"""The page says everything in every language, and has a name for whatever can be chosen."""

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lettrine.server.http.catalogue_api import playable
from lettrine.texts import LANGUAGES

NOT_SHOWN = {"arena", "cli", "hangman", "pieces-alphabet", "refusals", "tables", "terminal", "tug-cards"}
"""What only the server or the terminal says (web/src/app/texts.svelte.ts leaves it out)."""
FILES = [file.name for file in (files("lettrine.texts") / "en").iterdir() if file.name.endswith(".ftl")]
SUBJECTS = tuple(sorted({name.removesuffix(".ftl") for name in FILES} - NOT_SHOWN))
"""What the page says: some of it at once, the rest when somebody sits down to a game or reads its rules."""


class Variables(Visitor):
    """Collects what a message wants to be told."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def spoken(language: str, subject: str) -> dict[str, set[str]]:
    """The messages of a file, each with its variables."""
    source = (files("lettrine.texts") / language / f"{subject}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), "a message is there twice"
    return {message.id.name: variables(message) for message in found}


def wanted() -> Iterator[str]:
    """The messages whose names the page puts together from what the games say of themselves."""
    for game in playable():
        yield f"game-title-{game.name}"
        yield f"pitch-{game.name}"
        yield from (f"bot-{bot}" for bot in game.bots)
        yield from (f"words-of-{language}" for language in game.languages)
        for edition in game.editions:
            if len(game.editions) > 1:
                yield f"edition-{game.name}-{edition.id}"
            for option in edition.options:
                yield f"option-{option.name}"
                yield from (f"option-{option.name}-{choice}" for choice in getattr(option, "choices", ()))


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_every_message_with_the_same_variables(language: str, subject: str):
    assert spoken(language, subject) == spoken("en", subject)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_chosen_has_a_name(language: str):
    assert set(wanted()) - spoken(language, "page").keys() - spoken(language, "games").keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_files(language: str):
    names = Counter(name for subject in SUBJECTS for name in spoken(language, subject))
    assert [name for name, files in names.items() if files > 1] == []
