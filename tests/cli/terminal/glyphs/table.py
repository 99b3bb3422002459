"""A table of Glyphs at a scripted terminal, for tests: lines are typed, and what is shown is kept."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from lettrine.cli.terminal.glyphs.game_ui import UI
from lettrine.games.glyphs import GLYPHS
from lettrine.games.glyphs.view import View
from lettrine.words.lexicon import Lexicon
from tests.cli.terminal.pieces.scripted import bot, session
from tests.cli.terminal.scripted import Scripted, script

HIDDEN = ("BREAD", "CHAIR", "DANCE", "EAGLE", "FLAME", "GRAPE", "HOUSE", "LEMON", "MUSIC", "APPLE") * 4
"""What bots hide, one after the other."""


class Table:
    """A table at which these lines are typed, until there are no more."""

    def __init__(self, words: Lexicon, *lines: str, leaves: type[BaseException] = EOFError, **about: Any) -> None:
        self.keys = about.pop("keys", "")
        self.terminal = Scripted(self.typed(lines), keys=self.keys)
        hides = about.pop("hides", HIDDEN)
        self.game = session(UI, self.terminal, words, about.pop("maker", None) or bot(hides), **about)
        with pytest.raises(leaves):
            self.game.play()

    def typed(self, lines: tuple[str, ...]) -> Callable[[str], str]:
        return script("table", *lines)

    @property
    def page(self) -> str:
        return self.terminal.pages[-1]

    @property
    def told(self) -> str:
        """The page without its line breaks."""
        return re.sub(r"\s*\n\s*", " ", self.page)

    @property
    def view(self) -> View:
        assert self.game.match is not None
        return GLYPHS.view(self.game.match.state, 0)

    def events(self, kind: type) -> list[Any]:
        assert self.game.match is not None
        return [event for entry in self.game.match.log for event in entry.events if isinstance(event, kind)]
