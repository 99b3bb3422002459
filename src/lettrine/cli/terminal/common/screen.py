"""The pages of a game in the terminal: what is drawn, and the parts that all games draw alike."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from rich.text import Text

from lettrine.cli.terminal.common.guide import Guide
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import (
    BOLD,
    QUIET,
    RED,
    indent,
    justify,
    paragraph_with_initial,
    styled_text,
    wrap,
)
from lettrine.cli.terminal.common.view import AnyView

V = TypeVar("V", bound=AnyView)

WIDEST = 110
MOST_STORY = 9


class ScreenContent(NamedTuple, Generic[V]):
    """What is drawn: the view, the one before it, the sentences of this turn, and the clock."""

    view: V
    before: V | None
    story: Sequence[str]
    clock: str = ""


class Size(NamedTuple):
    """The space for a page, in characters."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Screen(Generic[V]):
    """How one game is drawn: functions of a view."""

    page: Callable[[ScreenContent[V], Speaker, Sequence[Text], Size], list[Text]]
    """The whole page in no more lines than there is space for, with the question at its foot."""
    results: Callable[[V, Speaker], list[Text]]
    """The result of a game that is over."""
    guide: Callable[[V, Speaker], Guide]
    """What can be typed, and the rules of this table."""
    clock_start: Callable[[V], int | None] = lambda view: None
    """When the clock on the page started, in the game's time; None without one."""


def heading(title: str, about: str, status: Text, clock: str, width: int) -> list[Text]:
    """The title line: the game, its status, and the clock, which is never cut off."""
    left = styled_text((f" {title[0]}", RED), (title[1:], BOLD), (f" · {about}", QUIET))
    time = f" {clock} " if clock else ""
    return [justify(left, status, width - len(time)).append(time, RED), styled_text(("─" * width, QUIET))]


def table_settings(speaker: Speaker, language: str, house: Sequence[str]) -> list[str]:
    """The language of the words, and the house rules (S39)."""
    parts = [speaker.say(f"words-of-{language}")]
    return [*parts, speaker.say("house-rules", names=", ".join(house))] if house else parts


def welcome(
    initial: Sequence[str], title: str, words: Sequence[str], about: str, foot: Sequence[Text], width: int
) -> list[Text]:
    """The first page of a game: a paragraph with a big initial, and the question."""
    lines = [styled_text((title[1:], BOLD)), *[Text(each) for each in words], styled_text((about, QUIET))]
    return [Text(), *paragraph_with_initial(initial, lines, width), Text(), *foot]


def opponents_sentence(speaker: Speaker, seats: int) -> str:
    """Who the opponents are."""
    others = [seat for seat in range(seats) if seat != speaker.me]
    return speaker.say("opening-against", bots=speaker.everyone(others), count=len(others))


def name_of(view: AnyView, speaker: Speaker, seat: int, askable: bool) -> Text:
    """A player's name with the number by which they are asked; the one on turn is marked."""
    mark = ("▶", RED) if view.turn == seat else (" ", "")
    if seat == view.seat:
        return styled_text(mark, "   ", (speaker.names[seat], BOLD))
    return styled_text(mark, (f" {seat} ", RED if askable else QUIET), speaker.names[seat])


def score_of(content: ScreenContent[V], seat: int) -> Text:
    """A player's points; red if they have just changed."""
    score = content.view.scores[seat]
    changed = content.before is not None and content.before.scores[seat] != score
    return styled_text("    ", (f"{score}".replace("-", "−"), RED if changed else BOLD))


def sentences(story: Sequence[str], width: int, room: int) -> list[Text]:
    """The last sentences that there is space for; all but the newest are dimmed."""
    newest = len(story) - 1
    lines = [
        line
        for place, sentence in enumerate(story)
        for line in wrap(styled_text((sentence, BOLD if place == newest else QUIET)), width)
    ]
    return indent(lines[-room:]) if room > 0 else []


def padding(used: int, room: int) -> list[Text]:
    """Empty lines that keep the question in the same place from page to page."""
    return [Text()] * (min(room, MOST_STORY) - used)


def story_lines(story: Sequence[str], above: int, foot: Sequence[Text], size: Size) -> list[Text]:
    """The story of this turn in the space that is left; at least its newest line."""
    room = max(1, size.height - above - len(foot) - 1)
    lines = sentences(story, size.width - 1, room)
    return [*lines, *padding(len(lines), room), Text()] if size.height > above + len(foot) + 1 else lines
