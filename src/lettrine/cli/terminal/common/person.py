"""The one person at the table: what they see and hear, and how they are asked."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic

from rich.text import Text

from lettrine.cli.terminal.common import guide
from lettrine.cli.terminal.common.clock import clock_text
from lettrine.cli.terminal.common.input import LONGEST, NotUnderstood
from lettrine.cli.terminal.common.narration import Sentence
from lettrine.cli.terminal.common.screen import WIDEST, Screen, ScreenContent, Size, V
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import CALL, RED, indent, key_hints, styled_text, wrap
from lettrine.cli.terminal.common.terminals import Terminal, do_nothing
from lettrine.core.game import Action, Refusal

MOST_TOLD = 40
"""How many sentences are kept: more than any screen has lines for."""


class QuestionExpired(Exception):  # noqa: N818  # it happens in every race
    """Something else happened before the person had answered."""


class PersonLeft(Exception):  # noqa: N818  # leaving is not an error
    """The person has left the table."""


class Person(Generic[V]):
    """Sees views and hears sentences. What is to be forgotten is nowhere kept here (S18)."""

    def __init__(
        self, terminal: Terminal, speaker: Speaker, screen: Screen[V], view: V, hide_random: Callable[[V], Action]
    ) -> None:
        self.terminal, self.speaker, self.screen, self.view = terminal, speaker, screen, view
        self.hide_random = hide_random
        self.before: V | None = None
        self.story: list[str] = []
        self.note = ""
        """Something to be told once, with the next question."""
        self.asked_once: set[Any] = set()
        """What they have been asked for once and need not be again."""
        self.until: float | None = None
        """When something else happens if they have not answered before, in the terminal's time."""
        self._started = terminal.now()
        self._unfinished = ("", "")
        self._printed: V | None = None

    @property
    def game_time(self) -> int:
        """The time since they sat down, as the game counts it."""
        return round(1000 * (self.terminal.now() - self._started))

    def terminal_time(self, game_time: int) -> float:
        """A moment of the game in the terminal's time."""
        return self._started + game_time / 1000

    def see(self, view: V) -> None:
        """Look at the table as it is now."""
        self.before, self.view = self.view, view

    def hear(self, sentence: Sentence) -> None:
        """Take in what happened."""
        if not self.terminal.live:
            self.terminal.show([Text(sentence.text)])
        elif sentence.shown_on_table:
            return
        elif sentence.continues and self.story:
            self.story[-1] += " " + sentence.text
        else:
            self.story = [*self.story, sentence.text][-MOST_TOLD:]

    def forget(self) -> None:
        """A turn is over: what was asked in it is gone."""
        self.story.clear()
        self.note = ""

    def watch(self, status: str, hints: Sequence[str] = ()) -> None:
        """Show the table while others play."""
        if self.terminal.live:
            parts = (styled_text((self.note, RED)), styled_text(status), key_hints(hints))
            self.terminal.show(self._page([line for part in parts for line in self._wrap(part)]))

    def ask(self, call: str, question: str, hints: Sequence[str] = (), extra: Sequence[Text] = ()) -> str:
        """Ask something that cannot be missed; what was typed. Overtaken if something else came first."""
        foot = [
            *self._wrap(styled_text((self.note, RED))),
            *extra,
            *self._wrap(styled_text((f" {call} ", CALL), f" {question}")),
            *self._wrap(key_hints(hints)),
        ]
        self.note = ""
        self._show(foot)
        prefilled = self._unfinished[1] if self._unfinished[0] == call else ""
        runs = self.terminal.live and self.clock
        typed = self.terminal.read(prefilled, self.until, partial(self._show, foot) if runs else do_nothing)
        if not typed.entered:
            self._unfinished = call, typed.text
            raise QuestionExpired
        self._unfinished = "", ""
        return typed.text[:LONGEST]

    def confirm(self, call: str, question: str) -> bool | None:
        """Yes, no, or neither."""
        return self.speaker.parse_yes_no(self.ask(self.speaker.say(call), question, [self.speaker.say("key-neither")]))

    def leave(self) -> None:
        """Leave the table, if that is really meant."""
        if self.confirm("leave-call", self.speaker.say("leave-ask")):
            raise PersonLeft

    def help(self) -> None:
        """The keys and the rules of this table."""
        help_text = self.screen.guide(self.view, self.speaker)
        self.read_through(guide.pages(help_text, self.speaker, self.width, self.height))

    def read_through(self, pages: Sequence[list[Text]]) -> None:
        """Show something to be read, a page at a time."""
        for lines in pages:
            self.terminal.show(lines)
            self.terminal.read()

    def note_refusal(self, refusal: Refusal) -> None:
        """Say why something cannot be done, with the next question."""
        self.note = self.speaker.explain(refusal)

    def note_unclear(self, what: NotUnderstood) -> None:
        """Say what would have been understood."""
        self.note = self.speaker.say(what.message)

    @property
    def clock(self) -> str:
        """The clock as it is now; nothing where none is running."""
        return clock_text(self.view, self.screen.clock_start(self.view), self.game_time)

    @property
    def width(self) -> int:
        """How wide pages are here."""
        return min(self.terminal.console.size.width, WIDEST)

    @property
    def height(self) -> int:
        """How high: one line is left for what is typed."""
        return self.terminal.console.size.height - 1

    def _wrap(self, text: Text) -> list[Text]:
        return indent(wrap(text, self.width - 2)) if text.plain.strip() else []

    def _show(self, foot: Sequence[Text]) -> None:
        """The page with a question at its foot; in plain lines only the question, if the page is the same."""
        fresh = self.terminal.live or self._printed != self.view
        self._printed = self.view
        self.terminal.show(self._page(foot) if fresh else foot)

    def _page(self, foot: Sequence[Text]) -> list[Text]:
        """The game as it is, as high as the screen; among plain lines as short as can be."""
        height = self.height if self.terminal.live else 0
        content = ScreenContent(self.view, self.before, self.story, self.clock)
        return self.screen.page(content, self.speaker, foot, Size(self.width, height))
