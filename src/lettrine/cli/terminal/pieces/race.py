"""The race in the terminal (G16): prompts for hiding and building a word, and the page with the pieces."""

from collections.abc import Callable
from typing import Any

from rich.text import Text

from lettrine.cli.terminal.common.input import Command
from lettrine.cli.terminal.common.person import Person
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import BOLD, QUIET, indent, no_break, styled_text, wrap
from lettrine.cli.terminal.pieces import commands
from lettrine.cli.terminal.pieces.signs import grouped_signs, refusal_text
from lettrine.core.game import Action, Event, Refusal
from lettrine.games.pieces.alphabet import PIECES, Counts, Piece
from lettrine.games.pieces.race import events as race_events
from lettrine.games.pieces.race.actions import Claim, GiveUp
from lettrine.games.pieces.race.view import RaceView

INDENT = 8
"""Spaces before the pieces."""
MESSAGES: dict[type[Event], str] = {
    race_events.RaceBegan: "said-race-began",
    race_events.GaveUp: "said-gave-up",
    race_events.RaceEnded: "said-race-ended",
}
"""The events that are told; who is ready is seen on the page."""


def hide(person: Person[Any], length: int, passed_on: bool, make: Callable[[str], Action]) -> Action | Command:
    """Ask for a word to hide; `passed_on` says that its pieces go to the next player, as in a race."""
    speaker = person.speaker
    question = speaker.say("hide-letters", length=length, race="yes" if passed_on else "no")
    hints = speaker.hints("key-lot", "key-alphabet", "key-help")
    line = person.ask(speaker.say("hide-call"), question, hints).strip()
    return commands.parse_command(line) or (make(line) if line else person.hide_random(person.view))


def claim(person: Person[Any]) -> Action | Command:
    """Ask for a word of the pieces received."""
    speaker = person.speaker
    hints = speaker.hints("key-give-up", "key-alphabet", "key-help")
    line = person.ask(speaker.say("claim-call"), speaker.say("claim-ask"), hints).strip()
    if commands.is_give_up(line, speaker):
        return GiveUp()
    return commands.parse_command(line) or Claim(line)


def explain(person: Person[Any], action: Action, refusal: Refusal) -> str:
    """Why something is refused; for a claim out of other pieces, which are left over and which are missing."""
    race: RaceView | None = person.view.race
    if not isinstance(action, Claim) or race is None or race.pieces is None:
        return person.speaker.explain(refusal)
    return refusal_text(counts(race.pieces), refusal, person.view.language, person.speaker)


def counts(pieces: dict[Piece, int]) -> Counts:
    """The counts of a view's pieces in the order of PIECES."""
    big, small, arc, bow = (pieces[piece] for piece in PIECES)
    return big, small, arc, bow


def board(race: RaceView, speaker: Speaker, width: int) -> list[Text]:
    """The pieces received, the word passed on, and the state of the others."""
    seats = range(len(race.ready))
    lines = [*_received(race, speaker, width), Text()]
    lines += [styled_text(f"   {_state_of(race, speaker, seat)}") for seat in seats if seat != speaker.me]
    return [*lines, Text(), styled_text((f"   {_passed(race, speaker)}", QUIET))]


def _received(race: RaceView, speaker: Speaker, width: int) -> list[Text]:
    if race.pieces is None:
        return []
    count = sum(race.pieces.values())
    giver = speaker.names[(speaker.me - 1) % len(race.ready)]
    received = speaker.say("race-received", name=giver, count=count)
    named = wrap(styled_text((_named(race.pieces, speaker), QUIET)), width - INDENT)
    return [
        styled_text(f"   {received}"),
        Text(),
        styled_text(" " * INDENT, (grouped_signs(counts(race.pieces)), BOLD)),
        Text(),
        *indent(named, INDENT),
    ]


def _named(pieces: dict[Piece, int], speaker: Speaker) -> str:
    """How many pieces of each kind there are, in words; no kind is broken where this is wrapped."""
    kinds = [f"{many} × {speaker.say('piece-name', piece=piece)}" for piece, many in pieces.items() if many]
    return " ".join([*[no_break(f"{kind} ·") for kind in kinds[:-1]], no_break(kinds[-1])])


def _state_of(race: RaceView, speaker: Speaker, seat: int) -> str:
    if race.began is None:
        state = "ready" if race.ready[seat] else "hiding"
    else:
        state = "gone" if seat in race.given_up else "building"
    return speaker.say("race-doing", name=speaker.names[seat], state=state)


def _passed(race: RaceView, speaker: Speaker) -> str:
    to = speaker.names[(speaker.me + 1) % len(race.ready)]
    return speaker.say("race-passed", word=race.secret or "", name=to) if race.secret else ""
