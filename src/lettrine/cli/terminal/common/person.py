"""The person at the terminal: what is shown to them, and how they are asked."""

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

MOST_SENTENCES = 40
"""How many sentences are kept: more than any screen has lines for."""


class QuestionExpired(Exception):  # no error: it happens in every race
    """Something else happened before the person answered."""


class PersonLeft(Exception):  # leaving is not an error
    """The person has left the table."""


class Person(Generic[V]):
    """Shows views and sentences, and asks questions. What is to be forgotten is not kept (S18)."""

    def __init__(
        self, terminal: Terminal, speaker: Speaker, screen: Screen[V], view: V, hide_random: Callable[[V], Action]
    ) -> None:
        self.terminal, self.speaker, self.screen, self.view = terminal, speaker, screen, view
        self.hide_random = hide_random
        self.before: V | None = None
        self.story: list[str] = []
        self.note = ""
        """A remark that is shown once, with the next question."""
        self.asked_once: set[Any] = set()
        """What they have been asked already and are not asked again."""
        self.until: float | None = None
        """When a question expires, in the terminal's time."""
        self._started = terminal.now()
        self._unfinished = ("", "")
        self._printed: V | None = None

    @property
    def game_time(self) -> int:
        """The time since the game began, in milliseconds."""
        return round(1000 * (self.terminal.now() - self._started))

    def terminal_time(self, game_time: int) -> float:
        """A time of the game in the terminal's time."""
        return self._started + game_time / 1000

    def see(self, view: V) -> None:
        """Take the new view; what differs from the one before is marked when it is drawn."""
        self.before, self.view = self.view, view

    def hear(self, sentence: Sentence) -> None:
        """Add a sentence to the story of this turn, or print it."""
        if not self.terminal.live:
            self.terminal.show([Text(sentence.text)])
        elif sentence.shown_on_table:
            return
        elif sentence.continues and self.story:
            self.story[-1] += " " + sentence.text
        else:
            self.story = [*self.story, sentence.text][-MOST_SENTENCES:]

    def forget(self) -> None:
        """Forget the story of a turn that is over."""
        self.story.clear()
        self.note = ""

    def watch(self, status: str, hints: Sequence[str] = ()) -> None:
        """Show the table while others play."""
        if self.terminal.live:
            parts = (styled_text((self.note, RED)), styled_text(status), key_hints(hints))
            self.terminal.show(self._page([line for part in parts for line in self._wrap(part)]))

    def ask(self, call: str, question: str, hints: Sequence[str] = (), extra: Sequence[Text] = ()) -> str:
        """Ask a question; what was typed. QuestionExpired if something else happened first."""
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
        """Ask for yes or no; None for neither."""
        return self.speaker.parse_yes_no(self.ask(self.speaker.say(call), question, [self.speaker.say("key-neither")]))

    def leave(self) -> None:
        """Leave the table, if the person confirms it."""
        if self.confirm("leave-call", self.speaker.say("leave-ask")):
            raise PersonLeft

    def help(self) -> None:
        """Show the keys and the rules of this table."""
        help_text = self.screen.guide(self.view, self.speaker)
        self.read_through(guide.pages(help_text, self.speaker, self.width, self.height))

    def read_through(self, pages: Sequence[list[Text]]) -> None:
        """Show pages one after the other; Enter goes on."""
        for lines in pages:
            self.terminal.show(lines)
            self.terminal.read()

    def note_refusal(self, refusal: Refusal) -> None:
        """Show with the next question why something cannot be done."""
        self.note = self.speaker.explain(refusal)

    def note_not_understood(self, typed: NotUnderstood) -> None:
        """Show with the next question what would have been understood."""
        self.note = self.speaker.say(typed.message)

    @property
    def clock(self) -> str:
        """The clock as it is now; empty where none is running."""
        return clock_text(self.view, self.screen.clock_start(self.view), self.game_time)

    @property
    def width(self) -> int:
        """The width of pages."""
        return min(self.terminal.console.size.width, WIDEST)

    @property
    def height(self) -> int:
        """The height of pages: one line is left for the input."""
        return self.terminal.console.size.height - 1

    def _wrap(self, text: Text) -> list[Text]:
        return indent(wrap(text, self.width - 2)) if text.plain.strip() else []

    def _show(self, foot: Sequence[Text]) -> None:
        """Show the page with a question at its foot; on a plain terminal only the question, if the view is the same."""
        fresh = self.terminal.live or self._printed != self.view
        self._printed = self.view
        self.terminal.show(self._page(foot) if fresh else foot)

    def _page(self, foot: Sequence[Text]) -> list[Text]:
        """The page of the game, as high as the screen; on a plain terminal as short as possible."""
        height = self.height if self.terminal.live else 0
        content = ScreenContent(self.view, self.before, self.story, self.clock)
        return self.screen.page(content, self.speaker, foot, Size(self.width, height))
