"""Draws a Glyphs table as one seat sees it: all cells with their pieces, the box, and the story."""

from collections.abc import Sequence

from rich.text import Text

from lettrine.cli.terminal.common.screen import (
    ScreenContent,
    Size,
    heading,
    name_of,
    score_of,
    story_lines,
    table_settings,
)
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import QUIET, fit, indent, styled_text, wrap
from lettrine.cli.terminal.common.view import may
from lettrine.cli.terminal.glyphs import cells
from lettrine.cli.terminal.glyphs.cells import Grid
from lettrine.cli.terminal.glyphs.commands import askable
from lettrine.cli.terminal.pieces.signs import legend
from lettrine.games.glyphs.view import View


def table(content: ScreenContent[View], speaker: Speaker, foot: Sequence[Text], size: Size) -> list[Text]:
    """The whole page; where space is short, the oldest sentences are left out."""
    top = [*head(content, speaker, size.width), *boards(content, speaker, size.width)]
    return [*top, *story_lines(content.story, len(top), foot, size), *foot]


def boards(content: ScreenContent[View], speaker: Speaker, width: int) -> list[Text]:
    """All boards, one's own last, below the numbers of the cells; then the pieces left in the box."""
    view = content.view
    grid = cells.grid_for(width, view.rules.length)
    order = [seat for seat in range(len(view.boards)) if seat != view.seat]
    lines = [line for seat in order for line in _board(content, speaker, seat, grid)]
    mine = _board(content, speaker, view.seat or 0, grid)
    box = indent(wrap(legend(view.reserve, speaker), width - 1))
    return [cells.numbers(grid), *lines, cells.rule(grid), *mine, Text(), *box, Text()]


def head(content: ScreenContent[View], speaker: Speaker, width: int) -> list[Text]:
    """The title line: the game, the points needed, and the clock."""
    view = content.view
    goal = (
        Text()
        if view.over or view.phase == "racing"
        else styled_text((speaker.say("goal", goal=view.rules.goal), QUIET), " ")
    )
    return heading(speaker.say("game-title-glyphs"), about(view, speaker), goal, content.clock, width)


def about(view: View, speaker: Speaker) -> str:
    """The language of the words, and the house rules."""
    return " · ".join(table_settings(speaker, view.language, view.rules.house))


def _board(content: ScreenContent[View], speaker: Speaker, seat: int, grid: Grid) -> list[Text]:
    view = content.view
    board = view.boards[seat]
    before = content.before.boards[seat] if content.before is not None else None
    asked = may(view, "propose") and seat in askable(view)
    labels = [name_of(view, speaker, seat, asked), score_of(content, seat)]
    if not board.hidden and not view.over:
        waiting = [styled_text((speaker.say("board-waiting", **speaker.who("by", seat)), QUIET)), Text()]
        return _labelled(labels, waiting, grid)
    return _labelled(labels, cells.rows(board, before, grid), grid)


def _labelled(labels: Sequence[Text], rows: Sequence[Text], grid: Grid) -> list[Text]:
    blank = [Text()] * (len(rows) - len(labels))
    return [fit(label, grid.label).append_text(row) for label, row in zip([*labels, *blank], rows, strict=True)]
