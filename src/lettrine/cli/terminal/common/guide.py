"""The help in the terminal: the keys, then the rules of this table, each with its clause."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import BOLD, QUIET, RED, side_by_side, styled_text, wrap

LABEL = 9
COLUMN = 12


class Guide(NamedTuple):
    """The help of a game: what can be typed and what it does, and the clauses that apply to this table."""

    keys: Sequence[tuple[str, str]]
    title: str
    rules: Sequence[tuple[str, str]]


def pages(guide: Guide, speaker: Speaker, width: int, height: int) -> list[list[Text]]:
    """First the keys, then the rules, on as many pages as they need."""
    column = max(COLUMN, max(len(key) for key, _ in guide.keys) + 3)
    keys = [_entry(key, does, column, width) for key, does in guide.keys]
    rules = [_entry(clause, text, LABEL, width) for clause, text in guide.rules]
    room = height - 4
    bodies = [(speaker.say("guide-keys"), body) for body in paginate(keys, room)]
    bodies += [(guide.title, body) for body in paginate(rules, room)]
    hints = ["guide-on"] * (len(bodies) - 1) + ["guide-back"]
    return [page(title, body, speaker.say(hint)) for (title, body), hint in zip(bodies, hints, strict=True)]


def paginate(entries: Sequence[list[Text]], room: int) -> list[list[Text]]:
    """Entries on as many pages as they need; none is split."""
    bodies: list[list[Text]] = [[]]
    for entry in entries:
        if bodies[-1] and len(bodies[-1]) + len(entry) > room:
            bodies.append([])
        bodies[-1] += entry
    return bodies


def page(title: str, body: list[Text], hint: str) -> list[Text]:
    """A page with a title above and a hint below."""
    return [
        styled_text((f" {title[0]}", RED), (title[1:], BOLD)),
        Text(),
        *body,
        Text(),
        styled_text((f" {hint}", QUIET)),
    ]


def _entry(label: str, text: str, column: int, width: int) -> list[Text]:
    return side_by_side([styled_text((f" {label}", BOLD))], wrap(Text(text), width - column - 1), column)
