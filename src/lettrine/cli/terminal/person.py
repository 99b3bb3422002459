"""The one person at the table: what they see and hear, and how they are asked."""

from collections.abc import Callable, Sequence

from rich.text import Text

from lettrine.cli.terminal import ending, guide
from lettrine.cli.terminal.commands import LONGEST, Unclear
from lettrine.cli.terminal.ink import BOLD, CALL, QUIET, RED, ink, keys, opening, wrapped
from lettrine.cli.terminal.narrate import Sentence
from lettrine.cli.terminal.table import WIDEST, Seen, about, duty_of, table
from lettrine.cli.terminal.terminals import Terminal
from lettrine.cli.terminal.voice import Voice
from lettrine.core.game import Refusal
from lettrine.games.sonde.actions import Hide
from lettrine.games.sonde.view import View


class Person:
    """Sees views and hears sentences. Of earlier turns nothing is kept here (S18)."""

    def __init__(self, terminal: Terminal, voice: Voice, view: View, lot: Callable[[View], Hide]) -> None:
        self.terminal, self.voice, self.view, self.lot = terminal, voice, view, lot
        self.before: View | None = None
        self.story: list[str] = []
        self.note = ""
        """Something to be told once, with the next question."""
        self._printed: View | None = None

    def see(self, view: View) -> None:
        """Look at the table as it is now."""
        self.before, self.view = self.view, view

    def hear(self, told: Sentence) -> None:
        """Take in what happened."""
        if not self.terminal.live:
            self.terminal.show([Text(told.text)])
        elif told.is_seen:
            return
        elif told.goes_on and self.story:
            self.story[-1] += " " + told.text
        else:
            self.story.append(told.text)

    def forget(self) -> None:
        """A turn is over: what was asked in it is gone."""
        self.story.clear()
        self.note = ""

    def watch(self, status: str, hints: Sequence[str] = ()) -> None:
        """Show the table while others play."""
        if self.terminal.live:
            foot = [*self._wrapped(ink((self.note, RED))), *self._wrapped(ink(status)), *self._wrapped(keys(hints))]
            self.terminal.show(self._table(foot))

    def ask(self, call: str, question: str, hints: Sequence[str] = (), extra: Sequence[Text] = ()) -> str:
        """Ask something that cannot be missed; what was typed."""
        foot = [
            *self._wrapped(ink((self.note, RED))),
            *extra,
            *self._wrapped(ink((f" {call} ", CALL), f" {question}")),
            *self._wrapped(keys(hints)),
        ]
        self.note = ""
        self._show(foot)
        return self.terminal.read()[:LONGEST]

    def confirm(self, call: str, question: str) -> bool | None:
        """Yes, no, or neither."""
        return self.voice.is_yes(self.ask(self.voice.say(call), question, [self.voice.say("key-neither")]))

    def help(self) -> None:
        """The keys and the rules of this table, a page at a time."""
        for lines in guide.pages(self.view, self.voice, self.width, self.terminal.console.size.height - 1):
            self.terminal.show(lines)
            self.terminal.read()

    def refused(self, refusal: Refusal) -> None:
        """Say why something cannot be done, with the next question."""
        self.note = self.voice.explain(refusal)

    def unclear(self, what: Unclear) -> None:
        """Say what would have been understood."""
        self.note = self.voice.say(what.message)

    @property
    def width(self) -> int:
        """How wide pages are here."""
        return min(self.terminal.console.size.width, WIDEST)

    def _wrapped(self, text: Text) -> list[Text]:
        lines = wrapped(text, self.width - 2) if text.plain.strip() else []
        return [ink(" ").append_text(line) for line in lines]

    def _show(self, foot: Sequence[Text]) -> None:
        """The page with a question at its foot; in plain lines only the question, if the page is the same."""
        fresh = self.terminal.live or self._printed != self.view
        self._printed = self.view
        hiding = self.view.phase == "hiding" and duty_of(self.view) is not None
        page = (self._welcome(foot) if hiding else self._table(foot)) if fresh else foot
        self.terminal.show(page)

    def _table(self, foot: Sequence[Text]) -> list[Text]:
        """The table, as high as the screen; among plain lines as short as can be."""
        size = self.terminal.console.size
        height = size.height - 1 if self.terminal.live else 0
        draw = ending.table if self.view.over else table
        return draw(Seen(self.view, self.before, self.story), self.voice, foot, size.width, height)

    def _welcome(self, foot: Sequence[Text]) -> list[Text]:
        voice, view = self.voice, self.view
        others = [seat for seat in range(len(view.trays)) if seat != view.seat]
        words = [
            ink((voice.say("game-title")[1:], BOLD)),
            Text(voice.say("opening-welcome")),
            Text(voice.say("opening-against", bots=voice.everyone(others), count=len(others))),
            ink((about(view, voice), QUIET)),
        ]
        return [Text(), *opening(words, self.width), Text(), *foot]
