"""Draws a Sonde table as one seat sees it: all trays, the card, the story of this turn, and the question."""

from collections.abc import Sequence

from rich.text import Text

from lettrine.cli.terminal.common.screen import (
    ScreenContent,
    Size,
    heading,
    name_of,
    padding,
    score_of,
    sentences,
    table_settings,
)
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import QUIET, RED, fit, indent, justify, side_by_side, styled_text
from lettrine.cli.terminal.common.view import duty_of, may
from lettrine.cli.terminal.sonde import card, trays
from lettrine.games.sonde.actions import Side
from lettrine.games.sonde.view import TrayView, View

LEAST_STORY = 6
"""Lines below the trays that a card in a frame needs."""


def table(content: ScreenContent[View], speaker: Speaker, foot: Sequence[Text], size: Size) -> list[Text]:
    """The whole page; where space is short, the oldest sentences are left out."""
    width = size.width
    top = head(content, speaker, width)
    players = _players(content, speaker, width)
    room = size.height - len(top) - sum(map(len, players)) - len(foot) - 2
    roomy = room - len(players) >= LEAST_STORY + 2
    gap = [Text()] if roomy else []
    trays = [line for lines in players[:-1] for line in [*lines, *gap]]
    mine = [*([] if roomy else [Text()]), *players[-1], Text()]
    room = max(1, room - (len(players) - 1 if roomy else 0))
    story = _story(content, speaker, width, room)
    return [*top, *trays, *mine, *story, *padding(len(story), room), *foot]


def head(content: ScreenContent[View], speaker: Speaker, width: int) -> list[Text]:
    """The title line of the game."""
    view = content.view
    return heading(speaker.say("game-title"), about(view, speaker), _status(view, speaker), content.clock, width)


def about(view: View, speaker: Speaker) -> str:
    """The edition, the language of the words, and the house rules (S39)."""
    edition = speaker.say("game-edition", edition=view.rules.id)
    return " · ".join([edition, *table_settings(speaker, view.language, view.rules.house)])


def _status(view: View, speaker: Speaker) -> Text:
    if view.hidden_last is not None and not view.over:
        return styled_text((speaker.say("last-turns", turns=view.last_turns), RED), " ")
    cards = view.rules.cards == "on" and view.turns and not view.over
    return styled_text((speaker.say("cards-left", cards=view.pile), QUIET), " ") if cards else Text()


def _players(content: ScreenContent[View], speaker: Speaker, width: int) -> list[list[Text]]:
    """The lines of each player, one's own last."""
    view = content.view
    drawn = trays.size_for(width, max(len(tray.shown) for trays in view.trays for tray in trays))
    order = [seat for seat in range(len(view.trays)) if seat != view.seat]
    return [_player(content, speaker, seat, drawn, width) for seat in [*order, view.seat or 0]]


def _player(content: ScreenContent[View], speaker: Speaker, seat: int, drawn: trays.Size, width: int) -> list[Text]:
    view, lines = content.view, []
    for index, tray in enumerate(view.trays[seat]):
        before = content.before.trays[seat][index] if content.before is not None else None
        name = name_of(view, speaker, seat, _can_be_asked(view, seat)) if index == 0 else Text()
        below = score_of(content, seat) if index == 0 else Text()
        row = fit(name, drawn.label).append_text(trays.flaps(tray, before, drawn))
        notes = _notes(view, seat) if index == 0 else Text()
        worth = trays.values(tray, view.rules.values, drawn)
        lines += [justify(row, notes, width), fit(_sided(below, tray, speaker), drawn.label).append_text(worth)]
        spaces = _to_pick(view, seat, tray.tray)
        if spaces:
            lines.append(fit(Text(), drawn.label).append_text(trays.picks(tray, spaces, drawn)))
    return lines


def _can_be_asked(view: View, seat: int) -> bool:
    return may(view, "ask") and any(tray.hidden for tray in view.trays[seat])


def _sided(score: Text, tray: TrayView, speaker: Speaker) -> Text:
    """With two trays each, the side is written beside the values (S36)."""
    return score if tray.tray is None else fit(score, 9).append(speaker.say("tray-side", tray=tray.tray), QUIET)


def _notes(view: View, seat: int) -> Text:
    """S18: where notes are kept, the letters that a player was asked for in vain."""
    if view.rules.memory != "notes" or view.over:
        return Text()
    missed = sorted({q.letter for q in view.questions if q.of == seat and q.yes is False})
    return styled_text((" ✗ " + "".join(missed).replace(".", "·") + " ", QUIET)) if missed else Text()


def _to_pick(view: View, seat: int, side: Side | None) -> tuple[int, ...]:
    if seat != view.seat:
        return ()
    duty = duty_of(view)
    offers = duty.offers if duty is not None and duty.kind == "expose" else ()
    return tuple(space for offer in offers if side in offer["tray"] for space in offer["space"])


def _story(content: ScreenContent[View], speaker: Speaker, width: int, room: int) -> list[Text]:
    """The card, and beside or below it the sentences of this turn, as many as there is space for."""
    if content.view.over or content.view.card is None:
        return sentences(content.story, width - 1, room)
    if room < LEAST_STORY:
        lines = card.strip(content.view, speaker, width)[:room]
        return [*lines, *sentences(content.story, width - 1, room - len(lines))]
    open_card = card.box(content.view, speaker, room)
    lines = sentences(content.story, width - card.WIDTH - 5, room)
    return side_by_side(indent(open_card), lines, card.WIDTH + 3)
