"""The terminal interface of Quick: a race (G16)."""

from collections.abc import Sequence
from random import Random

from rich.text import Text

from lettrine.cli.terminal.common.game_ui import GameUi, PlayerInput
from lettrine.cli.terminal.common.input import Command
from lettrine.cli.terminal.common.narration import narrator
from lettrine.cli.terminal.common.person import Person
from lettrine.cli.terminal.common.screen import (
    Screen,
    ScreenContent,
    Size,
    heading,
    opponents_sentence,
    story_lines,
    table_settings,
    welcome,
)
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import BOLD, QUIET, RED, fit, styled_text
from lettrine.cli.terminal.common.view import duty_of
from lettrine.cli.terminal.pieces import race
from lettrine.cli.terminal.pieces.alphabet import initial, show_alphabet
from lettrine.cli.terminal.pieces.random_word import random_word
from lettrine.cli.terminal.quick.guide import guide
from lettrine.core.game import Open
from lettrine.games.quick import QUICK
from lettrine.games.quick.actions import Hide
from lettrine.games.quick.view import View
from lettrine.words.lexicon import Lexicon


def page(content: ScreenContent[View], speaker: Speaker, foot: Sequence[Text], size: Size) -> list[Text]:
    """The welcome while a word is hidden, then the race, then its end."""
    view = content.view
    about = " · ".join(table_settings(speaker, view.language, view.rules.house))
    title = speaker.say("game-title-quick")
    if view.phase == "hiding" and duty_of(view) is not None:
        words = [speaker.say("welcome-quick"), opponents_sentence(speaker, len(view.race.ready))]
        return welcome(initial(title), title, words, about, foot, size.width)
    shown = results(view, speaker) if view.over else race.board(view.race, speaker, size.width)
    top = [*heading(title, about, Text(), content.clock, size.width), Text(), *shown, Text()]
    return [*top, *([] if view.over else story_lines(content.story, len(top), foot, size)), *foot]


def results(view: View, speaker: Speaker) -> list[Text]:
    """The winner with the word they built, and the words that were hidden."""
    run = view.race
    won = speaker.say("race-won", built=run.built or "none", **speaker.who("winner", run.winner))
    rows = [_row(view, speaker, seat) for seat in range(len(run.words))]
    return [styled_text((f" {won}", RED)), Text(), *rows]


def _row(view: View, speaker: Speaker, seat: int) -> Text:
    to = (seat + 1) % len(view.race.words)
    style = BOLD if seat == view.seat else ""
    passed = speaker.say("race-passed-to", **speaker.who("to", to))
    name = fit(Text(speaker.names[seat]), 14).plain
    return styled_text(" ", (name, style), (f" {view.race.words[seat]}", BOLD), (f"   {passed}", QUIET))


def prompt(person: Person[View], duty: Open) -> PlayerInput:
    """Hide a word, then build one."""
    if duty.kind == "hide":
        return race.hide(person, person.view.rules.length, True, Hide)
    return race.claim(person)


def complete(person: Person[View], typed: PlayerInput) -> None:
    """Show the alphabet, the only input that is no action."""
    show_alphabet(person)


def hints(person: Person[View]) -> list[str]:
    """The keys that can be used once one has given up."""
    return person.speaker.hints("key-faster", "key-alphabet", "key-help")


def hide_random(view: View, words: Lexicon, chance: Random) -> Hide:
    """Hide a random word."""
    return Hide(random_word(view.rules, view.rules.length, words, chance))


UI: GameUi[View] = GameUi(
    game=QUICK,
    screen=Screen(page, results, guide, lambda view: None if view.over else view.race.began),
    sentence=narrator(race.MESSAGES),
    prompt=prompt,
    complete=complete,
    hide_random=hide_random,
    keys={"?": Command.HELP, "a": Command.ALPHABET, "q": Command.QUIT},
    hints=hints,
    explain=race.explain,
)
