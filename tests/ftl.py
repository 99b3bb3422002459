"""Reading the files of texts as they are written, for tests about the texts themselves."""

import re
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

TEXTS = files("lettrine.texts")
FRENCH_MISPRINT = re.compile("(?<!\u00a0)[:»]|(?<!\u202f)[;!?]|«(?!\u00a0)")
"""French punctuation without its own space: U+00A0 before `:` and within « », U+202F before `;`, `!` and `?`."""


class Reader(Visitor):
    """Collects what a message says in so many words, and the variables it asks for."""

    def __init__(self):
        self.words, self.variables = [], set()

    def visit_TextElement(self, node):
        self.words.append(node.value)

    def visit_StringLiteral(self, node):
        self.words.append(node.value)

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)


def read(entry):
    """What is in a message."""
    reader = Reader()
    reader.visit(entry)
    return reader


def entries(language, subject, texts=TEXTS):
    """The messages of a file, all of them well formed."""
    source = (texts / language / f"{subject}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


def variables(language, subject):
    """The variables that each message of a file asks for."""
    return {entry.id.name: read(entry).variables for entry in entries(language, subject)}
