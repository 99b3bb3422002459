"""Draws a Solitaire: the four groups, built and as pieces, with what has been found in each (G17)."""

from collections.abc import Sequence

from rich.text import Text

from lettrine.cli.terminal.common.screen import WIDEST, Seen, Size, heading, words_and_house
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import BOLD, CALL, QUIET, RED, beside, styled, wrapped
from lettrine.cli.terminal.pieces import drawing
from lettrine.cli.terminal.pieces.race import counts
from lettrine.cli.terminal.pieces.signs import tally
from lettrine.games.solitaire.view import GroupView, View

SIZES = (6, 5, 3)
"""Lines that a word takes when it is drawn, the best first."""
FOUND = "✓"
LABEL = 4
BESIDE = 36
"""The least room beside a drawn word for its pieces and what was found."""


def table(seen: Seen[View], speaker: Speaker, foot: Sequence[Text], size: Size) -> list[Text]:
    """The whole screen, with the words drawn as big as there is room for; where it is short, not at all."""
    last = [styled((f" {seen.story[-1]}", BOLD))] if seen.story else [Text()]
    around = [*head(seen, speaker, size.width), *last, *foot]
    rows = _rows(seen.view, size.height - len(around), size.width)
    groups = [line for number in range(len(seen.view.groups)) for line in _group(seen, number, size.width, rows)]
    return [*around[:2], *groups, *around[2:]]


def _rows(view: View, room: int, width: int) -> int:
    """How many lines a drawn word may take; none, if there is not room."""
    for rows in SIZES:
        if len(view.groups) * (rows + 1) <= room and _column(view, rows) + BESIDE <= width:
            return rows
    return 0


def _column(view: View, rows: int) -> int:
    """Where the pieces stand: right of the widest word."""
    drawn = [len(line) for group in view.groups for line in drawing.word(group.word, WIDEST, rows)] if rows else []
    return LABEL + (max(drawn) + 3 if drawn else 0)


def head(seen: Seen[View], speaker: Speaker, width: int) -> list[Text]:
    """What is played here, how far it is, and the clock."""
    view = seen.view
    about = " · ".join(words_and_house(speaker, view.language, view.rules.house))
    far = speaker.say("solitaire-far", round=view.round, words=view.scores[0])
    return heading(speaker.say("game-title-solitaire"), about, styled((far, QUIET), " "), seen.clock, width)


def _group(seen: Seen[View], at: int, width: int, rows: int) -> list[Text]:
    """A group: its number, its word drawn, its pieces and whether it is done, and what was found."""
    group, column = seen.view.groups[at], _column(seen.view, rows)
    before = seen.before.groups[at].found if seen.before is not None and seen.before.groups else ()
    right = [_pieces(group), *_found(group, before, width - column - 1, max(1, rows - 1))]
    number = styled("  ", (f"{at + 1}", QUIET if group.done else RED), " ")
    if not rows:
        return beside([number], right, column)
    drawn = [styled((line, QUIET if group.done else BOLD)) for line in drawing.word(group.word, WIDEST, rows)]
    return [*beside(beside([number], drawn, LABEL), right, column), Text()]


def _pieces(group: GroupView) -> Text:
    done = (f"  {FOUND}", RED) if group.done else ("", "")
    return styled((group.word, BOLD), f"  {tally(counts(group.pieces))}", done)


def _found(group: GroupView, before: Sequence[str], width: int, room: int) -> list[Text]:
    """The words found, the last of them where there is not room for all; the newest is red."""
    line = Text()
    for word in group.found:
        line.append(" " if line else "")
        line.append(word, CALL if word not in before else QUIET)
    lines = wrapped(line, width)[-room:] if group.found else []
    return [*lines, *[Text()] * (room - len(lines))]
