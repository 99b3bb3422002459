"""Draws a Glyphs table as one seat sees it: everybody's cells and what lies in and below them, the box, the story."""

from collections.abc import Sequence

from rich.text import Text

from lettrine.cli.terminal.common.screen import (
    Seen,
    Size,
    heading,
    name_of,
    score_of,
    sentences,
    stretch,
    words_and_house,
)
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import QUIET, fitted, styled, wrapped
from lettrine.cli.terminal.common.view import may
from lettrine.cli.terminal.glyphs import cells
from lettrine.cli.terminal.glyphs.cells import Grid
from lettrine.cli.terminal.glyphs.commands import askable
from lettrine.cli.terminal.pieces.signs import legend
from lettrine.games.glyphs.view import View

LEAST_STORY = 5
"""Lines for what happened from which on there is room to set the boards apart."""


def table(seen: Seen[View], speaker: Speaker, foot: Sequence[Text], size: Size) -> list[Text]:
    """The whole screen in no more than these lines: where it is short, what happened first gives way."""
    top = [*head(seen, speaker, size.width), *boards(seen, speaker, size.width)]
    return [*top, *told(seen.story, len(top), foot, size), *foot]


def boards(seen: Seen[View], speaker: Speaker, width: int) -> list[Text]:
    """Everybody's board, one's own last, under the numbers of the cells; then what the box still has."""
    view = seen.view
    grid = cells.grid_for(width, view.rules.length)
    order = [seat for seat in range(len(view.boards)) if seat != view.seat]
    lines = [line for seat in order for line in _board(seen, speaker, seat, grid)]
    mine = _board(seen, speaker, view.seat or 0, grid)
    box = [styled(" ").append_text(line) for line in wrapped(legend(view.reserve, speaker), width - 1)]
    return [cells.numbers(grid), *lines, cells.rule(grid), *mine, Text(), *box, Text()]


def told(story: Sequence[str], above: int, foot: Sequence[Text], size: Size) -> list[Text]:
    """What has happened, in the room that is left; at least the newest of it."""
    room = max(1, size.height - above - len(foot) - 1)
    lines = sentences(story, size.width - 1, room)
    return [*lines, *stretch(len(lines), room), Text()] if size.height > above + len(foot) + 1 else lines


def head(seen: Seen[View], speaker: Speaker, width: int) -> list[Text]:
    """What is played here, how many points are needed, and the clock."""
    view = seen.view
    goal = (
        Text()
        if view.over or view.phase == "racing"
        else styled((speaker.say("goal", goal=view.rules.goal), QUIET), " ")
    )
    return heading(speaker.say("game-title-glyphs"), about(view, speaker), goal, seen.clock, width)


def about(view: View, speaker: Speaker) -> str:
    """With which words the table plays, and by which rules of its own."""
    return " · ".join(words_and_house(speaker, view.language, view.rules.house))


def _board(seen: Seen[View], speaker: Speaker, seat: int, grid: Grid) -> list[Text]:
    view = seen.view
    board = view.boards[seat]
    before = seen.before.boards[seat] if seen.before is not None else None
    asked = may(view, "propose") and seat in askable(view)
    labels = [name_of(view, speaker, seat, asked), score_of(seen, seat)]
    if not board.hidden and not view.over:
        waiting = [styled((speaker.say("board-waiting", **speaker.who("by", seat)), QUIET)), Text()]
        return _labelled(labels, waiting, grid)
    return _labelled(labels, cells.rows(board, before, grid), grid)


def _labelled(labels: Sequence[Text], rows: Sequence[Text], grid: Grid) -> list[Text]:
    blank = [Text()] * (len(rows) - len(labels))
    return [fitted(label, grid.label).append_text(row) for label, row in zip([*labels, *blank], rows, strict=True)]
