"""What a seat sees of the race: its own word, the pieces it has received, and who is still trying."""

from lettrine.core.game import Event
from lettrine.core.value import Value
from lettrine.games.pieces.alphabet import Piece, by_piece, pieces_of
from lettrine.games.pieces.race.events import RaceHid
from lettrine.games.pieces.race.state import Race, source


class RaceView(Value, frozen=True, omit_defaults=True):
    """The race from one seat, or from none."""

    ready: tuple[bool, ...]
    """Who has passed a word on."""
    began: int | None = None
    """When the race began, in the game's own time."""
    pieces: dict[Piece, int] | None = None
    """What this seat has received."""
    secret: str | None = None
    """The word that this seat has passed on."""
    given_up: tuple[int, ...] = ()
    over: bool = False
    winner: int | None = None
    built: str | None = None
    words: tuple[str, ...] = ()
    """Everybody's words, once it is over."""


def view(race: Race, seat: int | None) -> RaceView:
    """The race as this seat sees it. What the others have received is not for it to see."""
    mine = seat is not None and race.began is not None
    return RaceView(
        ready=tuple(bool(word) for word in race.words),
        began=race.began,
        pieces=by_piece(pieces_of(race.words[source(race, seat)])) if seat is not None and mine else None,
        secret=None if seat is None else race.words[seat] or None,
        given_up=race.given_up,
        over=race.over,
        winner=race.winner,
        built=race.built,
        words=race.words if race.over else (),
    )


def redact(event: Event, seat: int | None) -> Event:
    """The event as this seat is told it: a word that was passed on is its owner's until the end."""
    if isinstance(event, RaceHid) and event.seat != seat:
        return RaceHid(event.seat, by_lot=event.by_lot)
    return event
