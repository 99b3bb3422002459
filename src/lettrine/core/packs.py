"""A pack: the words or the categories that a table brings itself. Read from a text, a line an entry, or from JSON.

Which letters a word may have, and which words a table can use, is for its game to say (`Game.check_pack`).
"""

from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from lettrine.core.actions import UNREADABLE, unreadable
from lettrine.core.game import Refusal
from lettrine.core.value import Value

MOST_BYTES = 60_000
"""How large a pack may be, as JSON: it has to fit in the first line of a record."""
MOST_ENTRIES = 10_000
MOST_ANSWERS = 100
LONGEST_TEXT = 100
LONGEST_NAME = 60
COMMENT = "#"

Kind = Literal["words", "categories"]
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]


class OwnCategory(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A category of the table's own; the answers are those that bots know."""

    text: Text
    answers: tuple[Text, ...] = ()


class Pack(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a table brings itself: words, or categories, under a name."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    words: tuple[Text, ...] = ()
    categories: tuple[OwnCategory, ...] = ()

    def __hash__(self) -> int:
        """By its name and size alone: a pack is in keys that are looked up with every move of a bot."""
        return hash((self.name, len(self.words), len(self.categories)))


class PackText(NamedTuple):
    """A pack that was read from a text, with the line that each of its entries stands in."""

    pack: Pack
    lines: tuple[int, ...]

    def named(self, name: str) -> "PackText":
        """The same, under this name if it has none."""
        return self._replace(pack=msgspec.structs.replace(self.pack, name=self.pack.name or name[:LONGEST_NAME]))

    def at_line(self, refusal: Refusal) -> Refusal:
        """A refusal that names an entry by its place, naming the line of the text instead."""
        place = refusal.detail.get("line")
        if not isinstance(place, int) or not 1 <= place <= len(self.lines):
            return refusal
        return Refusal(refusal.code, {**refusal.detail, "line": self.lines[place - 1]})


_json = msgspec.json.Decoder(Pack)


def parse(text: str, kind: Kind, name: str = "") -> PackText | Refusal:
    """The pack that a text is: words, separated by lines, commas, semicolons or tabs, or a category a line; or JSON.

    Empty lines and those that begin with # are passed over. A category may have answers: “Fruits: apple, pear”.
    JSON is one object, `Pack`; the name it may have counts where none is given.
    """
    if len(text.encode()) > MOST_BYTES:
        return too_large()
    text = text.lstrip("\ufeff")
    if text.lstrip().startswith("{"):
        return _object(text, kind, name)
    rows = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    rows = [(number, line) for number, line in rows if line and not line.startswith(COMMENT)]
    if kind == "words":
        return _words(rows, name)
    return _categories(rows, name)


def _object(text: str, kind: Kind, name: str) -> PackText | Refusal:
    try:
        pack = _json.decode(text)
    except UNREADABLE as error:
        return Refusal("pack_json", {"kind": kind, **unreadable(error).detail})
    named = msgspec.structs.replace(pack, name=name[:LONGEST_NAME] or pack.name)
    return PackText(named, _lines_of(text, pack.words or category_texts(pack)))


def _lines_of(text: str, entries: tuple[str, ...]) -> tuple[int, ...]:
    """The line that each entry stands in, one after another; one with an escape in it stands where the last one did."""
    lines, line, at = [], 1, 0
    for entry in entries:
        found = text.find(f'"{entry}"', at)
        if found >= 0:
            line, at = line + text.count("\n", at, found), found + 1
        lines.append(line)
    return tuple(lines)


def _words(rows: list[tuple[int, str]], name: str) -> PackText | Refusal:
    entries = [(number, word) for number, line in rows for word in _split(line)]
    long = next(((number, word) for number, word in entries if len(word) > LONGEST_TEXT), None)
    if long is not None:
        return too_long(long[0], long[1], LONGEST_TEXT)
    if len(entries) > MOST_ENTRIES:
        return too_large()
    return PackText(Pack(name[:LONGEST_NAME], tuple(word for _, word in entries)), tuple(at for at, _ in entries))


def _categories(rows: list[tuple[int, str]], name: str) -> PackText | Refusal:
    read = []
    for number, line in rows:
        text, _, answers = line.partition(":")
        category = OwnCategory(text.strip(), tuple(_split(answers)))
        long = next((each for each in (category.text, *category.answers) if len(each) > LONGEST_TEXT), None)
        if long is not None:
            return too_long(number, long, LONGEST_TEXT)
        if len(category.answers) > MOST_ANSWERS:
            return Refusal("pack_answers", {"line": number, "most": MOST_ANSWERS})
        read.append(category)
    if len(read) > MOST_ENTRIES:
        return too_large()
    return PackText(Pack(name[:LONGEST_NAME], categories=tuple(read)), tuple(number for number, _ in rows))


def _split(line: str) -> list[str]:
    for sign in ";\t":
        line = line.replace(sign, ",")
    return [part for each in line.split(",") if (part := each.strip())]


def check(pack: Pack, kind: Kind) -> Refusal | None:
    """What there is against a pack under any rules: its size, and that it has what the game plays with."""
    if len(msgspec.json.encode(pack)) > MOST_BYTES or len(pack.words or pack.categories) > MOST_ENTRIES:
        return too_large()
    if not is_printable(pack.name):
        return Refusal("pack_name")
    other: Kind = "categories" if kind == "words" else "words"
    if getattr(pack, other):
        return Refusal("pack_other_game", {"kind": kind})
    return None if getattr(pack, kind) else Refusal("pack_empty", {"kind": kind})


class PackInfo(Value, frozen=True, omit_defaults=True):
    """What everybody may know of the words or categories that a table has brought itself."""

    kind: Kind
    count: int
    name: str = ""


def info(pack: Pack) -> PackInfo:
    """The name and size of a pack."""
    return PackInfo("categories" if pack.categories else "words", len(pack.words or pack.categories), pack.name)


def category_texts(pack: Pack | None) -> tuple[str, ...]:
    """The categories of a pack as they are read out."""
    return () if pack is None else tuple(category.text for category in pack.categories)


def is_printable(text: str) -> bool:
    """Whether a text is a line that can be shown: no control characters, nothing that turns the writing around."""
    return text.isprintable()


def too_large() -> Refusal:
    """The refusal of a pack that is too large."""
    return Refusal("pack_too_large", {"most": MOST_BYTES // 1000})


def too_long(line: int, text: str, most: int) -> Refusal:
    """The refusal of an entry that is too long."""
    return Refusal("pack_too_long", {"line": line, "word": text[:40], "most": most})
