"""The end of a Solitaire: all possible words, group by group, with those that were found marked."""

from collections.abc import Sequence

from rich.text import Text

from lettrine.cli.terminal.common.guide import page as titled_page
from lettrine.cli.terminal.common.guide import paginate
from lettrine.cli.terminal.common.person import Person
from lettrine.cli.terminal.common.screen import ScreenContent, Size
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import BOLD, QUIET, RED, indent, styled_text, wrap
from lettrine.cli.terminal.solitaire.table import FOUND, head
from lettrine.games.solitaire.view import GroupView, View

WIDTH = 78


def table(content: ScreenContent[View], speaker: Speaker, foot: Sequence[Text], size: Size) -> list[Text]:
    """All words; only their numbers where there is no space for them, which `after_game` has shown then."""
    top = head(content, speaker, size.width)
    full = [*top, *_all_words(content.view, speaker, size.width), Text(), *foot]
    if len(full) <= size.height or not size.height:
        return full
    counts = [_title(group, number, speaker) for number, group in enumerate(content.view.groups, 1)]
    return [*top, Text(), styled_text((f" {_score(content.view, speaker)}", RED)), Text(), *counts, Text(), *foot]


def results(view: View, speaker: Speaker) -> list[Text]:
    """How many words were found, and all possible ones."""
    return _all_words(view, speaker, WIDTH)


def after_game(person: Person[View]) -> None:
    """Show all words on pages of their own, if the last page has no space for them."""
    room = person.height - 4
    bodies = paginate([[line] for line in _groups(person.view, person.speaker, person.width)], room)
    if person.terminal.live and len(_groups(person.view, person.speaker, person.width)) + 8 > person.height:
        title, hint = _score(person.view, person.speaker), person.speaker.say("guide-on")
        person.read_through([titled_page(title, body, hint) for body in bodies])


def _all_words(view: View, speaker: Speaker, width: int) -> list[Text]:
    return [styled_text((f" {_score(view, speaker)}", RED)), *_groups(view, speaker, width)]


def _score(view: View, speaker: Speaker) -> str:
    possible = sum(len(group.possible) for group in view.groups)
    return speaker.say("solitaire-score", words=view.scores[0], possible=possible)


def _groups(view: View, speaker: Speaker, width: int) -> list[Text]:
    return [
        line
        for number, group in enumerate(view.groups, 1)
        for line in [_title(group, number, speaker), *_words(group, width - 6)]
    ]


def _title(group: GroupView, number: int, speaker: Speaker) -> Text:
    found = speaker.say("solitaire-found", found=len(group.found), possible=len(group.possible))
    return styled_text("  ", (str(number), QUIET), f"  {group.word}", (f"  {found}", QUIET))


def _words(group: GroupView, width: int) -> list[Text]:
    line = Text()
    for word in group.possible:
        line.append("  " if line else "")
        line.append_text(styled_text((f"{FOUND}{word}", BOLD) if word in group.found else (word, QUIET)))
    return indent(wrap(line, width), 5) if group.possible else []
