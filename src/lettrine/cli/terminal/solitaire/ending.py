"""The end of a Solitaire: every word that was possible, group by group, with those that were found marked."""

from collections.abc import Sequence

from rich.text import Text

from lettrine.cli.terminal.guide import page as read
from lettrine.cli.terminal.guide import split
from lettrine.cli.terminal.ink import BOLD, QUIET, RED, ink, wrapped
from lettrine.cli.terminal.look import Seen, Size
from lettrine.cli.terminal.person import Person
from lettrine.cli.terminal.solitaire.table import FOUND, head
from lettrine.cli.terminal.voice import Voice
from lettrine.games.solitaire.view import GroupView, View

WIDTH = 78


def table(seen: Seen[View], voice: Voice, foot: Sequence[Text], size: Size) -> list[Text]:
    """All words; where they are too many for one page, which they were is read before, and here are the numbers."""
    top = head(seen, voice, size.width)
    full = [*top, *_all(seen.view, voice, size.width), Text(), *foot]
    if len(full) <= size.height or not size.height:
        return full
    counts = [_title(group, number, voice) for number, group in enumerate(seen.view.groups, 1)]
    return [*top, Text(), ink((f" {_score(seen.view, voice)}", RED)), Text(), *counts, Text(), *foot]


def results(view: View, voice: Voice) -> list[Text]:
    """How many words were found, and all that there were."""
    return _all(view, voice, WIDTH)


def after(person: Person[View]) -> None:
    """Read through all words, if the last page has no room for them."""
    room = person.height - 4
    bodies = split([[line] for line in _groups(person.view, person.voice, person.width)], room)
    if person.terminal.live and len(_groups(person.view, person.voice, person.width)) + 8 > person.height:
        title, hint = _score(person.view, person.voice), person.voice.say("guide-on")
        person.read_through([read(title, body, hint) for body in bodies])


def _all(view: View, voice: Voice, width: int) -> list[Text]:
    return [ink((f" {_score(view, voice)}", RED)), *_groups(view, voice, width)]


def _score(view: View, voice: Voice) -> str:
    possible = sum(len(group.possible) for group in view.groups)
    return voice.say("solitaire-score", words=view.scores[0], possible=possible)


def _groups(view: View, voice: Voice, width: int) -> list[Text]:
    return [
        line
        for number, group in enumerate(view.groups, 1)
        for line in [_title(group, number, voice), *_words(group, width - 6)]
    ]


def _title(group: GroupView, number: int, voice: Voice) -> Text:
    found = voice.say("solitaire-found", found=len(group.found), possible=len(group.possible))
    return ink("  ", (str(number), QUIET), f"  {group.word}", (f"  {found}", QUIET))


def _words(group: GroupView, width: int) -> list[Text]:
    line = Text()
    for word in group.possible:
        line.append("  " if line else "")
        line.append_text(ink((f"{FOUND}{word}", BOLD) if word in group.found else (word, QUIET)))
    return [ink("     ").append_text(row) for row in wrapped(line, width)] if group.possible else []
