"""The race (G16): everyone hides a word and passes its pieces on; the first to build any word out of them wins.

It is a game of its own, Quick, and the prelude to Glyphs. Both keep a `Race` in their state and show a `RaceView`.
"""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from lettrine.core.game import SEALED, Action, Context, Event, Events, Refusal, Sealed
from lettrine.core.value import Value
from lettrine.games.pieces.alphabet import Piece, by_piece, pieces_of
from lettrine.games.pieces.random_words import word_by_lot
from lettrine.games.pieces.spelling import WordRules, judge, judge_hidden, of_length, spelled

Text = Annotated[str, Meta(max_length=200)]
"""Much longer than any word: what is longer still is no attempt at one."""


class Claim(Action, frozen=True, tag="claim"):
    """Say which word one has built out of the pieces received."""

    word: Text


class GiveUp(Action, frozen=True, tag="give_up"):
    """Say that one has no idea. When nobody has any, the race is over without a winner."""


class RaceHid(Event, frozen=True, tag="race_hid"):
    """A seat has put the pieces of a word together, to pass them on."""

    seat: int
    word: str | None = None


class RaceBegan(Event, frozen=True, tag="race_began"):
    """Everybody has passed their pieces to the left and has received others."""

    at: int


class GaveUp(Event, frozen=True, tag="gave_up"):
    """A seat has no idea what to build."""

    seat: int


class RaceEnded(Event, frozen=True, tag="race_ended"):
    """Somebody has built a word, or nobody can. All words are shown."""

    winner: int | None
    built: str | None
    words: tuple[str, ...]


class Race(Value, frozen=True):
    """Everybody's word, secrets included, and how far the race is."""

    words: tuple[str, ...]
    began: int | None = None
    given_up: tuple[int, ...] = ()
    over: bool = False
    winner: int | None = None
    built: str | None = None
    sealed: Sealed = SEALED


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


def new_race(seats: int) -> Race:
    """Nobody has hidden anything yet."""
    return Race(("",) * seats)


def source(race: Race, seat: int) -> int:
    """Whose pieces a seat receives: those of the one to its right."""
    return (seat - 1) % len(race.words)


def hide(
    race: Race, seat: int, text: str, language: str, rules: WordRules, length: int, context: Context
) -> Events | Refusal:
    """Choose the word whose pieces one passes on."""
    word = of_length(text, language, length)
    if isinstance(word, Refusal):
        return word
    return judge_hidden(rules, context.words, word) or (RaceHid(seat, word),)


def claim(race: Race, seat: int, text: str, language: str, rules: WordRules, context: Context) -> Events | Refusal:
    """G16: any allowed word out of exactly the pieces received. What is none is refused, and the race goes on."""
    word = spelled(text, language)
    if isinstance(word, Refusal):
        return word
    refusal = judge(rules, context.words, word)
    if refusal is None and pieces_of(word) != pieces_of(race.words[source(race, seat)]):
        refusal = Refusal("wrong_pieces", {"word": word})
    return refusal or (RaceEnded(seat, word, race.words),)


def give_up(race: Race, seat: int) -> Events:
    """The last one to give up ends the race."""
    gone = GaveUp(seat)
    return (gone, unwon(race)) if len(race.given_up) + 1 == len(race.words) else (gone,)


def unwon(race: Race) -> RaceEnded:
    """Nobody has built a word."""
    return RaceEnded(None, None, race.words)


def begin(race: Race, at: int) -> Events:
    """Everybody being ready, the pieces are passed on."""
    return (RaceBegan(at),) if race.began is None and all(race.words) else ()


def hide_by_lot(race: Race, language: str, rules: WordRules, length: int, context: Context) -> Events:
    """Whoever has not chosen in time passes on the pieces of a common word drawn by lot."""
    empty = [seat for seat, word in enumerate(race.words) if not word]
    return tuple(RaceHid(seat, word_by_lot(rules, language, length, context, f"race {seat}")) for seat in empty)


def evolve(race: Race, event: Event) -> Race:
    """The race after an event of its own."""
    match event:
        case RaceHid(seat, word):
            return replace(race, words=(*race.words[:seat], word or "", *race.words[seat + 1 :]))
        case RaceBegan(at):
            return replace(race, began=at)
        case GaveUp(seat):
            return replace(race, given_up=(*race.given_up, seat))
        case RaceEnded(winner, built):
            return replace(race, over=True, winner=winner, built=built)
    raise TypeError(event)


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


def told(event: Event, seat: int | None) -> Event:
    """The event as this seat is told it: a word that was passed on is its owner's until the end."""
    if isinstance(event, RaceHid) and event.seat != seat:
        return RaceHid(event.seat)
    return event


def waiting(race: Race) -> tuple[int, ...]:
    """Who is still to hide a word, or, once the race has begun, who is still trying."""
    seats = range(len(race.words))
    if race.began is None:
        return tuple(seat for seat in seats if not race.words[seat])
    return tuple(seat for seat in seats if seat not in race.given_up)
