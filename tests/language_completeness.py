"""What a language needs in every room, and which of that it lacks, by name.

Whoever adds a language reads this list until it is empty; docs/adding-a-language.md goes through it in the same order.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from babel import Locale, UnknownLocaleError
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from lettrine.games.pieces.alphabet import LETTERS, PLAIN
from lettrine.games.tug.cards import PAIRS, THEMES
from lettrine.languages import CODES, FALLBACK, LANGUAGES
from lettrine.words.build.sources import MissingSource, Source, locate
from lettrine.words.cache import RECIPES
from lettrine.words.fold import fold
from tests.ftl import entries, read

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/lettrine"
TEXTS = SOURCE / "texts"
EDITIONS = SOURCE / "games/tug/editions"
EXAMPLES = ("tests/games/tug/test_categories.py", "tests/words/offensive/test_lists.py")
COUNTED = {"zero", "one", "two", "few", "many"}
"""What Fluent calls the numbers that a language has a form for."""
TRANSLATED = 0.5
"""The share of the messages of a file that may read as in the first language: names, keys, numbers."""
SHORTEST = 4
"""How many letters a message has at least that is not the same in most languages."""


def lacks(code: str) -> list[str]:
    """Everything that a language lacks, a line each: the room, and what is to be put there."""
    if not re.fullmatch("[a-z]{2}", code):
        return [f"row: a code of two letters, for browsers and systems begin with it; {code} is none"]
    if code not in LANGUAGES:
        return [f"row: {code} in languages/languages.json", *_rooms(code)]
    return [*_row(code), *_alphabet(code), *_rooms(code)]


def _rooms(code: str) -> Iterator[str]:
    for room in (_texts, _glossary, _plurals, _recipe, _offensive, _sounds, _cards, _page, _examples, _measures):
        yield from room(code)


def _row(code: str) -> Iterator[str]:
    row = LANGUAGES[code]
    if sorted("".join(row.keys)) != sorted(PLAIN):
        yield "row: `keys`, three rows with A to Z once each"
    if sorted("".join(row.own_keys)) != sorted(row.letters):
        yield "row: `own_keys`, where its keyboard has the letters of `letters`"


def _alphabet(code: str) -> Iterator[str]:
    """Letters of its own that games of pieces cannot build, or cannot tell apart."""
    own = LANGUAGES[code].letters
    for letter in own:
        if letter not in LETTERS:
            yield f"alphabet: {letter} in games/pieces/alphabet.json; until then it loses its accent"
        if len(fold(letter)) != 1 or [fold(other) for other in own].count(fold(letter)) > 1:
            yield f"alphabet: {letter} out of `letters`, which has one letter for each of A to Z at most"


def _texts(code: str) -> Iterator[str]:
    """A file, a message or a variable that is missing, what nobody asks for, and what is still to be translated."""
    for subject in sorted(file.stem for file in (TEXTS / FALLBACK).glob("*.ftl")):
        if not (TEXTS / code / f"{subject}.ftl").exists():
            yield f"text: texts/{code}/{subject}.ftl"
            continue
        yield from _messages(code, subject)
    for other in CODES:
        for message, subject in ((f"language-{code}", "page"), (f"words-of-{code}", "games")):
            if message not in _entries(TEXTS, other, subject):
                yield f"text: {message} in texts/{other}/{subject}.ftl"
        yield from _told_of(code, other)


def _told_of(code: str, other: str) -> Iterator[str]:
    """Where another language's texts have a sentence for each language of the words, and none for this one."""
    for file in sorted((TEXTS / other).glob("*.ftl")):
        for name, message in _entries(TEXTS, other, file.stem).items():
            if any(FALLBACK in chosen <= set(LANGUAGES) and code not in chosen for chosen in _Selections.of(message)):
                yield f"text: {name} in texts/{other}/{file.name} for [{code}]"


def _messages(code: str, subject: str) -> Iterator[str]:
    wanted, there = _entries(TEXTS, FALLBACK, subject), _entries(TEXTS, code, subject)
    for message in sorted(wanted.keys() - there.keys()):
        yield f"text: {message} in texts/{code}/{subject}.ftl"
    for message in sorted(there.keys() - wanted.keys()):
        yield f"text: {message} out of texts/{code}/{subject}.ftl: nothing asks for it"
    for message in sorted(wanted.keys() & there.keys()):
        if read(wanted[message]).variables != read(there[message]).variables:
            yield f"text: {message} in texts/{code}/{subject}.ftl with the variables of texts/{FALLBACK}/"
    if code != FALLBACK and _is_copied(wanted, there):
        yield f"text: texts/{code}/{subject}.ftl, most of which reads as in texts/{FALLBACK}/"


def _is_copied(wanted: dict[str, ast.Message], there: dict[str, ast.Message]) -> bool:
    both = [name for name in wanted.keys() & there.keys() if sum(map(str.isalpha, _words(wanted[name]))) >= SHORTEST]
    same = [name for name in both if _words(wanted[name]) == _words(there[name])]
    return len(same) > TRANSLATED * len(both)


def _copied(room: str, code: str, folder: Path, name: str) -> Iterator[str]:
    """A file of this language that is still the first language's."""
    own, model = folder / name.format(code), folder / name.format(FALLBACK)
    if code != FALLBACK and own.exists() and own.read_bytes() == model.read_bytes():
        yield f"{room}: {own.relative_to(SOURCE)}, which is a copy of {model.relative_to(SOURCE)}"


def _glossary(code: str) -> Iterator[str]:
    file = TEXTS / code / "glossary.toml"
    if not file.exists():
        yield f"glossary: texts/{code}/glossary.toml, one name for each thing"
        return
    things = tomllib.loads((TEXTS / FALLBACK / "glossary.toml").read_text(encoding="utf-8"))
    for thing in things.keys() - tomllib.loads(file.read_text(encoding="utf-8")).keys():
        yield f"glossary: [{thing}] in texts/{code}/glossary.toml"
    yield from _copied("glossary", code, TEXTS, "{}/glossary.toml")


def _plurals(code: str) -> Iterator[str]:
    """Where a number is counted, the forms that a language has for whole numbers."""
    try:
        locale = Locale(code)
    except UnknownLocaleError:
        yield f"plurals: {code} is in no list of plural rules (CLDR)"
        return
    forms = {locale.plural_form(number) for number in range(200)}
    for file in sorted((TEXTS / code).glob("*.ftl")):
        for name, message in _entries(TEXTS, code, file.stem).items():
            for chosen in _Selections.of(message):
                if chosen & COUNTED and not forms <= chosen | {"other"}:
                    yield f"plurals: {name} in texts/{code}/{file.name} for {', '.join(sorted(forms - chosen))}"


def _recipe(code: str) -> Iterator[str]:
    if code not in RECIPES:
        yield "recipe: a row in RECIPES, words/cache.py"
    name = f"lettrine.words.build.{code}"
    if find_spec(name) is None or find_spec(f"{name}.recipe") is None:
        yield f"recipe: words/build/{code}/recipe.py with SOURCES and readings, and its __init__.py"
    else:
        pinned = (ROOT / "requirements/words.txt").read_text(encoding="utf-8")
        for source in import_module(f"{name}.recipe").SOURCES:
            if f"\n{source.package}==" not in pinned:
                yield f"recipe: {source.package} in requirements/words.txt"
    try:
        locate(Source("wordfreq", f"wordfreq/data/large_{code}.msgpack.gz"))
    except MissingSource:
        yield f"recipe: frequencies; wordfreq has no large list of {code}"


def _offensive(code: str) -> Iterator[str]:
    file = SOURCE / f"words/offensive/{code}.toml"
    lists = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    for name in ("words", "names", "innocent"):
        if name not in lists:
            yield f"offensive: `{name}` in words/offensive/{code}.toml"
    yield from _copied("offensive", code, SOURCE / "words/offensive", "{}.toml")


def _sounds(code: str) -> Iterator[str]:
    if not (SOURCE / f"words/sounds/{code}.toml").exists():
        yield f"sounds: words/sounds/{code}.toml; until then words are heard letter by letter"
    yield from _copied("sounds", code, SOURCE / "words/sounds", "{}.toml")


def _cards(code: str) -> Iterator[str]:
    for edition in sorted(EDITIONS.glob("*.toml")):
        if code not in tomllib.loads(edition.read_text(encoding="utf-8"))["letters"]:
            yield f"cards: {code} under [letters] in games/tug/editions/{edition.name}"
    for name in (*(f"{theme}.toml" for theme in THEMES), PAIRS):
        if not (SOURCE / "games/tug/categories" / code / name).exists():
            yield f"cards: games/tug/categories/{code}/{name}"
        yield from _copied("cards", code, SOURCE / "games/tug/categories", f"{{}}/{name}")


def _page(code: str) -> Iterator[str]:
    """What the page is built of, besides its texts and its row."""
    cut = (ROOT / "web/scripts/fonts.mjs").read_text(encoding="utf-8")
    written = {sign for file in (TEXTS / code).glob("*.ftl") for sign in file.read_text(encoding="utf-8")}
    uncut = {sign for sign in written if sign.isalpha() and ord(sign) > 0xFF and sign not in cut}
    if uncut:
        yield f"page: the letters {''.join(sorted(uncut))} in web/scripts/fonts.mjs"
    found = re.search("<noscript>(.*)</noscript>", (ROOT / "web/index.html").read_text(encoding="utf-8"))
    sentences = len(found[1].split(" – ")) if found else 0
    if code not in CODES or CODES.index(code) >= sentences:
        yield "page: its sentence in <noscript> of web/index.html, in the order of the rows"
    if f'"{code}"' not in (ROOT / "tests/page/common/scenes.py").read_text(encoding="utf-8"):
        yield "page: a row in LANGUAGES of tests/page/common/scenes.py, and its words in the stories.py of each game"


def _examples(code: str) -> Iterator[str]:
    """What tests know of a language by hand."""
    for test in EXAMPLES:
        if f'"{code}":' not in (ROOT / test).read_text(encoding="utf-8"):
            yield f"examples: words of {code} in {test}"


def _measures(code: str) -> Iterator[str]:
    lists = ROOT / "bench/yardsticks/words"
    for example in sorted(lists.glob(f"*{FALLBACK}*.txt")):
        name = re.sub(rf"\b{FALLBACK}\b", code, example.name)
        if not (lists / name).exists():
            yield f"measure: bench/yardsticks/words/{name}"
    if not (ROOT / f"bench/typos/yardstick/{code}.txt").exists():
        yield f"measure: bench/typos/yardstick/{code}.txt"


class _Selections(Visitor):
    """The names of the variants of each choice in a message."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    @classmethod
    def of(cls, message: ast.Message) -> list[set[str]]:
        """Those of a message."""
        reader = cls()
        reader.visit(message)
        return reader.found

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """One choice, and those within it."""
        self.found.append({each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)})
        self.generic_visit(node)


@cache
def _entries(texts: Path, code: str, subject: str) -> dict[str, ast.Message]:
    if not (texts / code / f"{subject}.ftl").exists():
        return {}
    return {entry.id.name: entry for entry in entries(code, subject, texts)}


def _words(message: ast.Message) -> str:
    return "".join(read(message).words)
