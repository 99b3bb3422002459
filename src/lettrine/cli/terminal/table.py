"""Draws the table as one seat sees it: the others' trays, one's own, the card, what happened, and what is asked."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from lettrine.cli.terminal import card, flaps
from lettrine.cli.terminal.flaps import Size
from lettrine.cli.terminal.ink import BOLD, QUIET, RED, beside, ends, fitted, ink, wrapped
from lettrine.cli.terminal.voice import Voice
from lettrine.core.game import Open
from lettrine.games.sonde.actions import Side
from lettrine.games.sonde.view import TrayView, View

WIDEST = 110
LEAST_STORY = 6
"""Lines below the trays from which on there is room for a card drawn as a card."""


MOST_STORY = 9


class Seen(NamedTuple):
    """All that is drawn: the view, the one before it, and the sentences of this turn."""

    view: View
    before: View | None
    story: Sequence[str]


def table(seen: Seen, voice: Voice, foot: Sequence[Text], width: int, height: int) -> list[Text]:
    """The whole screen in no more than these lines: where it is short, what happened first gives way."""
    width = min(width, WIDEST)
    top = heading(seen.view, voice, width)
    players = _players(seen, voice, width)
    room = height - len(top) - sum(map(len, players)) - len(foot) - 2
    roomy = room - len(players) >= LEAST_STORY + 2
    gap = [Text()] if roomy else []
    trays = [line for lines in players[:-1] for line in [*lines, *gap]]
    mine = [*([] if roomy else [Text()]), *players[-1], Text()]
    room = max(1, room - (len(players) - 1 if roomy else 0))
    story = _story(seen, voice, width, room)
    return [*top, *trays, *mine, *story, *_stretch(len(story), room), *foot]


def _stretch(used: int, room: int) -> list[Text]:
    """Empty lines that keep the question in one place from one drawing to the next."""
    return [Text()] * (min(room, MOST_STORY) - used)


def heading(view: View, voice: Voice, width: int) -> list[Text]:
    """What is played here, and how far it is."""
    name = voice.say("game-title")
    left = ink((f" {name[0]}", RED), (name[1:], BOLD), (f" · {about(view, voice)}", QUIET))
    return [ends(left, _tidings(view, voice), width), ink(("─" * width, QUIET))]


def about(view: View, voice: Voice) -> str:
    """By which rules the table plays, and with which words (S39)."""
    parts = [voice.say("game-edition", edition=view.rules.id), voice.say(f"words-{view.language}")]
    if view.rules.house:
        parts.append(voice.say("house-rules", names=", ".join(view.rules.house)))
    return " · ".join(parts)


def _tidings(view: View, voice: Voice) -> Text:
    if view.hidden_last is not None and not view.over:
        return ink((voice.say("last-turns", turns=view.last_turns), RED), " ")
    cards = view.rules.cards == "on" and view.turns and not view.over
    return ink((voice.say("cards-left", cards=view.pile), QUIET), " ") if cards else Text()


def _players(seen: Seen, voice: Voice, width: int) -> list[list[Text]]:
    """Everybody's lines, one's own last."""
    view = seen.view
    size = flaps.size_for(width, max(len(tray.shown) for trays in view.trays for tray in trays))
    order = [seat for seat in range(len(view.trays)) if seat != view.seat]
    return [_player(seen, voice, seat, size, width) for seat in [*order, view.seat or 0]]


def _player(seen: Seen, voice: Voice, seat: int, size: Size, width: int) -> list[Text]:
    view, lines = seen.view, []
    for index, tray in enumerate(view.trays[seat]):
        before = seen.before.trays[seat][index] if seen.before is not None else None
        name = _name(view, voice, seat) if index == 0 else Text()
        below = _score(seen, seat) if index == 0 else Text()
        row = fitted(name, size.label).append_text(flaps.flaps(tray, before, size))
        notes = _notes(view, seat) if index == 0 else Text()
        worth = flaps.values(tray, view.rules.values, size)
        lines += [ends(row, notes, width), fitted(_sided(below, tray, voice), size.label).append_text(worth)]
        spaces = _to_pick(view, seat, tray.tray)
        if spaces:
            lines.append(fitted(Text(), size.label).append_text(flaps.picks(tray, spaces, size)))
    return lines


def _name(view: View, voice: Voice, seat: int) -> Text:
    mark = ("▶", RED) if view.turn == seat else (" ", "")
    if seat == view.seat:
        return ink(mark, "   ", (voice.names[seat], BOLD))
    return ink(mark, (f" {seat} ", RED if _can_be_asked(view, seat) else QUIET), voice.names[seat])


def _can_be_asked(view: View, seat: int) -> bool:
    return any(decision.kind == "ask" and view.seat in decision.seats for decision in view.open) and any(
        tray.hidden for tray in view.trays[seat]
    )


def _sided(score: Text, tray: TrayView, voice: Voice) -> Text:
    """With two trays each, left and right stand beside the values (S36)."""
    return score if tray.tray is None else fitted(score, 9).append(voice.say("tray-side", tray=tray.tray), QUIET)


def _score(seen: Seen, seat: int) -> Text:
    score = seen.view.scores[seat]
    changed = seen.before is not None and seen.before.scores[seat] != score
    return ink("    ", (f"{score}".replace("-", "−"), RED if changed else BOLD))


def _notes(view: View, seat: int) -> Text:
    """S18: where notes are kept, what was asked of somebody in vain."""
    if view.rules.memory != "notes" or view.over:
        return Text()
    missed = sorted({q.letter for q in view.questions if q.of == seat and q.yes is False})
    return ink((" ✗ " + "".join(missed).replace(".", "·") + " ", QUIET)) if missed else Text()


def _to_pick(view: View, seat: int, side: Side | None) -> tuple[int, ...]:
    if seat != view.seat:
        return ()
    duty = duty_of(view)
    offers = duty.offers if duty is not None and duty.kind == "expose" else ()
    return tuple(space for offer in offers if side in offer["tray"] for space in offer["space"])


def duty_of(view: View) -> Open | None:
    """What the table waits for this seat to do, if it waits for it."""
    return next((decision for decision in view.open if decision.duty and view.seat in decision.seats), None)


def _story(seen: Seen, voice: Voice, width: int, room: int) -> list[Text]:
    """The card, and beside or below it what has happened in this turn, as much as there is room for."""
    if seen.view.over or seen.view.card is None:
        return _sentences(seen.story, width - 1, room)
    if room < LEAST_STORY:
        lines = card.strip(seen.view, voice, width)[:room]
        return [*lines, *_sentences(seen.story, width - 1, room - len(lines))]
    drawn = card.box(seen.view, voice, room)
    told = _sentences(seen.story, width - card.WIDTH - 5, room)
    return beside([ink(" ").append_text(line) for line in drawn], told, card.WIDTH + 3)


def _sentences(story: Sequence[str], width: int, room: int) -> list[Text]:
    """The last sentences that there is room for; all but the newest are quiet."""
    newest = len(story) - 1
    lines = [
        line
        for place, told in enumerate(story)
        for line in wrapped(ink((told, BOLD if place == newest else QUIET)), width)
    ]
    return [ink(" ").append_text(line) for line in lines[-room:]] if room > 0 else []
