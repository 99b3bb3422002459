"""Draws a Solitaire: the four groups, as words and as pieces, with the words found in each (G17)."""

from collections.abc import Sequence

from rich.text import Text

from lettrine.cli.terminal.common.screen import WIDEST, ScreenContent, Size, heading, table_settings
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import BOLD, CALL, QUIET, RED, side_by_side, styled_text, wrap
from lettrine.cli.terminal.pieces import drawing
from lettrine.cli.terminal.pieces.race import counts
from lettrine.cli.terminal.pieces.signs import counted_signs
from lettrine.games.solitaire.view import GroupView, View

SIZES = (6, 5, 3)
"""Lines that a drawn word may take, the best first."""
FOUND = "✓"
LABEL = 4
BESIDE = 36
"""The least width beside a drawn word for its pieces and the words found."""


def table(content: ScreenContent[View], speaker: Speaker, foot: Sequence[Text], size: Size) -> list[Text]:
    """The whole page, with the words drawn as big as there is space for, or not at all."""
    last = [styled_text((f" {content.story[-1]}", BOLD))] if content.story else [Text()]
    around = [*head(content, speaker, size.width), *last, *foot]
    rows = _rows(content.view, size.height - len(around), size.width)
    groups = [line for number in range(len(content.view.groups)) for line in _group(content, number, size.width, rows)]
    return [*around[:2], *groups, *around[2:]]


def _rows(view: View, room: int, width: int) -> int:
    """How many lines a drawn word may take; 0 if there is no space."""
    for rows in SIZES:
        if len(view.groups) * (rows + 1) <= room and _column(view, rows) + BESIDE <= width:
            return rows
    return 0


def _column(view: View, rows: int) -> int:
    """The column of the pieces: right of the widest word."""
    drawn = [len(line) for group in view.groups for line in drawing.word(group.word, WIDEST, rows)] if rows else []
    return LABEL + (max(drawn) + 3 if drawn else 0)


def head(content: ScreenContent[View], speaker: Speaker, width: int) -> list[Text]:
    """The title line: the game, the round, and the clock."""
    view = content.view
    about = " · ".join(table_settings(speaker, view.language, view.rules.house))
    rounds = "yes" if view.rounds else "no"
    progress = speaker.say("solitaire-far", rounds=rounds, round=view.round, words=view.scores[0])
    return heading(
        speaker.say("game-title-solitaire"), about, styled_text((progress, QUIET), " "), content.clock, width
    )


def _group(content: ScreenContent[View], at: int, width: int, rows: int) -> list[Text]:
    """A group: its number, its drawn word, its pieces, whether it is done, and the words found."""
    group, column = content.view.groups[at], _column(content.view, rows)
    before = content.before.groups[at].found if content.before is not None and content.before.groups else ()
    right = [_pieces(group), *_found(group, before, width - column - 1, max(1, rows - 1))]
    number = styled_text("  ", (f"{at + 1}", QUIET if group.done else RED), " ")
    if not rows:
        return side_by_side([number], right, column)
    drawn = [styled_text((line, QUIET if group.done else BOLD)) for line in drawing.word(group.word, WIDEST, rows)]
    return [*side_by_side(side_by_side([number], drawn, LABEL), right, column), Text()]


def _pieces(group: GroupView) -> Text:
    done = (f"  {FOUND}", RED) if group.done else ("", "")
    return styled_text((group.word, BOLD), f"  {counted_signs(counts(group.pieces))}", done)


def _found(group: GroupView, before: Sequence[str], width: int, room: int) -> list[Text]:
    """The words found, or the last of them where there is no space for all; the newest is red."""
    line = Text()
    for word in group.found:
        line.append(" " if line else "")
        line.append(word, CALL if word not in before else QUIET)
    lines = wrap(line, width)[-room:] if group.found else []
    return [*lines, *[Text()] * (room - len(lines))]
