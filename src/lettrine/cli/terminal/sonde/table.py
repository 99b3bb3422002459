"""Draws a Sonde table as one seat sees it: the others' trays, one's own, the card, what happened, and what is asked."""

from collections.abc import Sequence

from rich.text import Text

from lettrine.cli.terminal.common.screen import (
    Seen,
    Size,
    heading,
    name_of,
    score_of,
    sentences,
    stretch,
    words_and_house,
)
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import QUIET, RED, beside, ends, fitted, styled
from lettrine.cli.terminal.common.view import duty_of, may
from lettrine.cli.terminal.sonde import card, trays
from lettrine.games.sonde.actions import Side
from lettrine.games.sonde.view import TrayView, View

LEAST_STORY = 6
"""Lines below the trays from which on there is room for a card drawn as a card."""


def table(seen: Seen[View], speaker: Speaker, foot: Sequence[Text], size: Size) -> list[Text]:
    """The whole screen in no more than these lines: where it is short, what happened first gives way."""
    width = size.width
    top = head(seen, speaker, width)
    players = _players(seen, speaker, width)
    room = size.height - len(top) - sum(map(len, players)) - len(foot) - 2
    roomy = room - len(players) >= LEAST_STORY + 2
    gap = [Text()] if roomy else []
    trays = [line for lines in players[:-1] for line in [*lines, *gap]]
    mine = [*([] if roomy else [Text()]), *players[-1], Text()]
    room = max(1, room - (len(players) - 1 if roomy else 0))
    story = _story(seen, speaker, width, room)
    return [*top, *trays, *mine, *story, *stretch(len(story), room), *foot]


def head(seen: Seen[View], speaker: Speaker, width: int) -> list[Text]:
    """What is played here, and how far it is."""
    view = seen.view
    return heading(speaker.say("game-title"), about(view, speaker), _tidings(view, speaker), seen.clock, width)


def about(view: View, speaker: Speaker) -> str:
    """By which rules the table plays, and with which words (S39)."""
    edition = speaker.say("game-edition", edition=view.rules.id)
    return " · ".join([edition, *words_and_house(speaker, view.language, view.rules.house)])


def _tidings(view: View, speaker: Speaker) -> Text:
    if view.hidden_last is not None and not view.over:
        return styled((speaker.say("last-turns", turns=view.last_turns), RED), " ")
    cards = view.rules.cards == "on" and view.turns and not view.over
    return styled((speaker.say("cards-left", cards=view.pile), QUIET), " ") if cards else Text()


def _players(seen: Seen[View], speaker: Speaker, width: int) -> list[list[Text]]:
    """Everybody's lines, one's own last."""
    view = seen.view
    drawn = trays.size_for(width, max(len(tray.shown) for trays in view.trays for tray in trays))
    order = [seat for seat in range(len(view.trays)) if seat != view.seat]
    return [_player(seen, speaker, seat, drawn, width) for seat in [*order, view.seat or 0]]


def _player(seen: Seen[View], speaker: Speaker, seat: int, drawn: trays.Size, width: int) -> list[Text]:
    view, lines = seen.view, []
    for index, tray in enumerate(view.trays[seat]):
        before = seen.before.trays[seat][index] if seen.before is not None else None
        name = name_of(view, speaker, seat, _can_be_asked(view, seat)) if index == 0 else Text()
        below = score_of(seen, seat) if index == 0 else Text()
        row = fitted(name, drawn.label).append_text(trays.flaps(tray, before, drawn))
        notes = _notes(view, seat) if index == 0 else Text()
        worth = trays.values(tray, view.rules.values, drawn)
        lines += [ends(row, notes, width), fitted(_sided(below, tray, speaker), drawn.label).append_text(worth)]
        spaces = _to_pick(view, seat, tray.tray)
        if spaces:
            lines.append(fitted(Text(), drawn.label).append_text(trays.picks(tray, spaces, drawn)))
    return lines


def _can_be_asked(view: View, seat: int) -> bool:
    return may(view, "ask") and any(tray.hidden for tray in view.trays[seat])


def _sided(score: Text, tray: TrayView, speaker: Speaker) -> Text:
    """With two trays each, left and right stand beside the values (S36)."""
    return score if tray.tray is None else fitted(score, 9).append(speaker.say("tray-side", tray=tray.tray), QUIET)


def _notes(view: View, seat: int) -> Text:
    """S18: where notes are kept, what was asked of somebody in vain."""
    if view.rules.memory != "notes" or view.over:
        return Text()
    missed = sorted({q.letter for q in view.questions if q.of == seat and q.yes is False})
    return styled((" ✗ " + "".join(missed).replace(".", "·") + " ", QUIET)) if missed else Text()


def _to_pick(view: View, seat: int, side: Side | None) -> tuple[int, ...]:
    if seat != view.seat:
        return ()
    duty = duty_of(view)
    offers = duty.offers if duty is not None and duty.kind == "expose" else ()
    return tuple(space for offer in offers if side in offer["tray"] for space in offer["space"])


def _story(seen: Seen[View], speaker: Speaker, width: int, room: int) -> list[Text]:
    """The card, and beside or below it what has happened in this turn, as much as there is room for."""
    if seen.view.over or seen.view.card is None:
        return sentences(seen.story, width - 1, room)
    if room < LEAST_STORY:
        lines = card.strip(seen.view, speaker, width)[:room]
        return [*lines, *sentences(seen.story, width - 1, room - len(lines))]
    open_card = card.box(seen.view, speaker, room)
    told = sentences(seen.story, width - card.WIDTH - 5, room)
    return beside([styled(" ").append_text(line) for line in open_card], told, card.WIDTH + 3)
