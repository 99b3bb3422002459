"""The race at a terminal (G16): hiding a word, the pieces received, the clock, and who is still trying."""

from collections.abc import Callable
from typing import Any

from rich.text import Text

from lettrine.cli.terminal.common.input import Wish
from lettrine.cli.terminal.common.person import Person
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.style import BOLD, QUIET, glued, styled, wrapped
from lettrine.cli.terminal.pieces import commands
from lettrine.cli.terminal.pieces.signs import heap, objection
from lettrine.core.game import Action, Event, Refusal
from lettrine.games.pieces.alphabet import PIECES, Counts, Piece
from lettrine.games.pieces.race import events as race_events
from lettrine.games.pieces.race.actions import Claim, GiveUp
from lettrine.games.pieces.race.view import RaceView

INDENT = 8
"""How far in the pieces stand."""
TOLD: dict[type[Event], str] = {
    race_events.RaceBegan: "said-race-began",
    race_events.GaveUp: "said-gave-up",
    race_events.RaceEnded: "said-race-ended",
}
"""The race in sentences; who is ready can be seen."""


def hide(person: Person[Any], length: int, passed_on: bool, make: Callable[[str], Action]) -> Action | Wish:
    """Ask for a word to hide; in a race its pieces are passed on."""
    speaker = person.speaker
    question = speaker.say("hide-letters", length=length, race="yes" if passed_on else "no")
    hints = [speaker.say(key) for key in ("key-lot", "key-alphabet", "key-help")] + [speaker.say("key-quit", colon="")]
    line = person.ask(speaker.say("hide-call"), question, hints).strip()
    return commands.wish(line) or (make(line) if line else person.lot(person.view))


def claim(person: Person[Any]) -> Action | Wish:
    """Ask for a word out of the pieces received."""
    speaker = person.speaker
    hints = [speaker.say(key) for key in ("key-give-up", "key-alphabet", "key-help")] + [
        speaker.say("key-quit", colon="")
    ]
    line = person.ask(speaker.say("claim-call"), speaker.say("claim-ask"), hints).strip()
    if commands.key(line) == commands.GIVE_UP:
        return GiveUp()
    return commands.wish(line) or Claim(line)


def refusal(speaker: Speaker, race: RaceView | None, language: str, action: Action, refused: Refusal) -> str:
    """Why something is refused; of a claim out of other pieces, which are left over and which are missing."""
    if not isinstance(action, Claim) or race is None or race.pieces is None:
        return speaker.explain(refused)
    return objection(counts(race.pieces), refused, language, speaker)


def counts(pieces: dict[Piece, int]) -> Counts:
    """What a view says of pieces, counted in their order."""
    big, small, arc, bow = (pieces[piece] for piece in PIECES)
    return big, small, arc, bow


def board(race: RaceView, speaker: Speaker, width: int) -> list[Text]:
    """What one has received and passed on, and how the others are doing."""
    seats = range(len(race.ready))
    lines = [*_received(race, speaker, width), Text()]
    lines += [styled(f"   {_doing(race, speaker, seat)}") for seat in seats if seat != speaker.me]
    return [*lines, Text(), styled((f"   {_passed(race, speaker)}", QUIET))]


def _received(race: RaceView, speaker: Speaker, width: int) -> list[Text]:
    if race.pieces is None:
        return []
    count = sum(race.pieces.values())
    giver = speaker.names[(speaker.me - 1) % len(race.ready)]
    told = speaker.say("race-received", name=giver, count=count)
    named = wrapped(styled((_named(race.pieces, speaker), QUIET)), width - INDENT)
    return [
        styled(f"   {told}"),
        Text(),
        styled(" " * INDENT, (heap(counts(race.pieces)), BOLD)),
        Text(),
        *[styled(" " * INDENT).append_text(line) for line in named],
    ]


def _named(pieces: dict[Piece, int], speaker: Speaker) -> str:
    """How many of each there are, in words; no kind is torn apart where this is wrapped."""
    kinds = [f"{many} × {speaker.say('piece-name', piece=piece)}" for piece, many in pieces.items() if many]
    return " ".join([*[glued(f"{kind} ·") for kind in kinds[:-1]], glued(kinds[-1])])


def _doing(race: RaceView, speaker: Speaker, seat: int) -> str:
    if race.began is None:
        state = "ready" if race.ready[seat] else "hiding"
    else:
        state = "gone" if seat in race.given_up else "building"
    return speaker.say("race-doing", name=speaker.names[seat], state=state)


def _passed(race: RaceView, speaker: Speaker) -> str:
    to = speaker.names[(speaker.me + 1) % len(race.ready)]
    return speaker.say("race-passed", word=race.secret or "", name=to) if race.secret else ""
