"""Shows the alphabet: each letter drawn, with its pieces below (G2)."""

from itertools import zip_longest
from typing import Any

from rich.text import Text

from lettrine.cli.terminal.common.guide import page, paginate
from lettrine.cli.terminal.common.person import Person
from lettrine.cli.terminal.common.style import BOLD, QUIET, fit, indent, styled_text, wrap
from lettrine.cli.terminal.pieces import drawing
from lettrine.cli.terminal.pieces.signs import grouped_signs
from lettrine.games.pieces.alphabet import NEEDS, letters_in
from lettrine.words.fold import fold

ROWS = 3
"""Lines of a letter."""
INITIAL = 5
"""Lines of the initial on the welcome page."""
WIDTH = 10
"""Columns of a letter with the space around it."""


def initial(title: str) -> list[str]:
    """The first letter of a title, drawn big; without its accent, for which there are no pieces (G14)."""
    return drawing.letter(fold(title[0]), INITIAL)


def show_alphabet(person: Person[Any]) -> None:
    """Show all letters of the table's language."""
    show_letters(person, letters_in(person.view.language), person.speaker.say("alphabet-title"))


def show_letters(person: Person[Any], letters: str, title: str, note: str = "") -> None:
    """Show some letters page by page, below a note."""
    noted = indent(wrap(Text(note), person.width - 2)) if note else []
    rows = paginate([*([[*noted, Text()]] if noted else []), *rows_of(letters, person.width - 2)], person.height - 4)
    hints = ["guide-on"] * (len(rows) - 1) + ["guide-back"]
    person.read_through([page(title, body, person.speaker.say(hint)) for body, hint in zip(rows, hints, strict=True)])


def rows_of(letters: str, width: int) -> list[list[Text]]:
    """Letters side by side, as many in a row as fit: each drawn, with its name and its pieces."""
    many = max(1, width // WIDTH)
    rows = [letters[at : at + many] for at in range(0, len(letters), many)]
    return [[_joined(parts) for parts in zip_longest(*map(_block, row))] for row in rows]


def _block(letter: str) -> list[Text]:
    drawn = [styled_text((row, BOLD)) for row in drawing.letter(letter, ROWS)]
    return [*drawn, styled_text((letter, BOLD), (f" {grouped_signs(NEEDS[letter])}", QUIET)), Text()]


def _joined(parts: tuple[Text, ...]) -> Text:
    line = Text("  ")
    for part in parts:
        line.append_text(fit(part, WIDTH))
    return line
