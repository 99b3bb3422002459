"""The terminal interface of Glyphs."""

from collections.abc import Sequence
from random import Random

from rich.text import Text

from lettrine.cli.terminal.common.game_ui import GameUi
from lettrine.cli.terminal.common.input import Command
from lettrine.cli.terminal.common.screen import Screen, ScreenContent, Size, opponents_sentence, story_lines, welcome
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.view import duty_of
from lettrine.cli.terminal.glyphs import ending
from lettrine.cli.terminal.glyphs.commands import Naming
from lettrine.cli.terminal.glyphs.dialogs import complete
from lettrine.cli.terminal.glyphs.guide import guide
from lettrine.cli.terminal.glyphs.narration import sentence
from lettrine.cli.terminal.glyphs.prompts import prompt, while_others_play
from lettrine.cli.terminal.glyphs.table import about, head, table
from lettrine.cli.terminal.pieces import race
from lettrine.cli.terminal.pieces.alphabet import initial
from lettrine.cli.terminal.pieces.random_word import random_word
from lettrine.games.glyphs import GLYPHS
from lettrine.games.glyphs.actions import Hide
from lettrine.games.glyphs.view import View
from lettrine.words.lexicon import Lexicon


def page(content: ScreenContent[View], speaker: Speaker, foot: Sequence[Text], size: Size) -> list[Text]:
    """The welcome while the first word is hidden, the race if there is one, the table, then the end."""
    view = content.view
    if view.race is not None and view.race.began is not None and not view.race.over:
        top = [*head(content, speaker, size.width), Text(), *race.board(view.race, speaker, size.width), Text()]
        return [*top, *story_lines(content.story, len(top), foot, size), *foot]
    if view.phase in ("hiding", "racing") and duty_of(view) is not None and not (view.race and view.race.over):
        words = [speaker.say("welcome-glyphs"), opponents_sentence(speaker, len(view.boards))]
        title = speaker.say("game-title-glyphs")
        return welcome(initial(title), title, words, about(view, speaker), foot, size.width)
    return (ending.table if view.over else table)(content, speaker, foot, size)


def race_start(view: View) -> int | None:
    """When the race began, whose clock is shown."""
    return view.race.began if view.race is not None and not view.race.over else None


def hide_random(view: View, words: Lexicon, chance: Random) -> Hide:
    """Hide a random word."""
    rules = view.rules
    return Hide(random_word(rules, rules.prelude_length if view.phase == "racing" else rules.length, words, chance))


UI: GameUi[View] = GameUi(
    game=GLYPHS,
    screen=Screen(page, ending.results, guide, race_start),
    sentence=sentence,
    prompt=prompt,
    complete=complete,
    hide_random=hide_random,
    keys={"!": Naming(None, ""), "=": Naming(None, ""), "?": Command.HELP, "a": Command.ALPHABET, "q": Command.QUIT},
    hints=while_others_play,
    explain=race.explain,
)
