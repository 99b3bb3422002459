"""The game record: JSON Lines, a header and then one action a line. Reading is bounded and never trusts.

What a line means is for the rules to say; here it is only made sure that it can be read at all. What a reader does not
know it refuses: a misspelt field that is passed over would give another game than the one that was meant.
"""

import json
import re
from collections.abc import Iterator
from typing import Annotated, Any, BinaryIO, Literal

import msgspec
from msgspec import Meta, Struct

from lettrine.core import actions
from lettrine.core.actions import UNREADABLE, check_fields, read_action
from lettrine.core.engine import AnyGame
from lettrine.core.game import Action, Context, Lapse, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Entry, Match
from lettrine.core.packs import OwnCategory, Pack, Text, category_texts

BOM = b"\xef\xbb\xbf"
"""A byte-order mark, which some editors put before the first line."""
LONGEST_LINE = 64 * 1024
MOST_ACTIONS = 20_000
LATEST = 2**53
"""The largest time, in milliseconds: what every JSON reader can still count exactly."""


MOST_WORDS = 1000
Word = Annotated[str, Meta(max_length=100)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""Control characters, ends of lines, and marks that turn the direction of what comes after a name."""
NAMELESS = "–"
"""Stands for a name of which nothing is left."""
Language = Annotated[str, Meta(pattern=r"^[a-z]{2,3}\Z")]
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""A digest or a salt: 32 bytes."""


class Chain(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the header says of the chain of digests (core/chain.py), once the game is over and the salts are public."""

    salt: Hex
    """The header's own; every line has its own, too."""
    digest: Hex
    """That of the last line."""
    mended: Annotated[int, Meta(ge=0)] = 0
    """How many links, from the header on, were made up to the last that was not made when its line was written."""


class Header(Struct, frozen=True, omit_defaults=True):
    """The first line: which game, by which rules, between whom, with what chance."""

    record: Literal[1]
    game: str
    edition: str
    language: Language
    seats: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    seed: int | None = None
    """Absent from the record of a game that is still going on."""
    deck: tuple[str, ...] | None = None
    first: int = 0
    teams: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    captains: tuple[int, int] | None = None
    words: Annotated[tuple[Word, ...], Meta(max_length=MOST_WORDS)] | None = None
    """The words to begin with, or a text's, of which the game takes those that it can use."""
    secrets: Annotated[tuple[Word, ...], Meta(max_length=MOST_WORDS)] | None = None
    """What the house has dealt (E6), by seat; without it, it deals by the seed."""
    lexicon: Literal["none"] | None = None
    pack: Pack | tuple[Text, ...] | None = None
    """The table's own words or categories; read, a plain list is the one or the other by its game."""
    draw: dict[str, Any] | None = None
    """How the seed was drawn, where it was drawn jointly."""
    version: str | None = None
    """The release that wrote the record."""
    digest: str | None = None
    """The fingerprint of the lexicon that the game was played with."""
    chain: Chain | None = None
    x_resigned: Annotated[tuple[int, ...], Meta(max_length=12)] | None = None
    """The seats of those who have given the game up, in that order; it may have ended with the last of them."""


FREE = "x_"
"""Fields of a header whose names begin with this are anybody's."""
HEADER_FIELDS = frozenset(Header.__struct_fields__)
ONLY_SOME = frozenset({"deck", "first", "teams", "captains", "words", "secrets"})
"""Fields of a header that only some games take: `Game.header_fields` says which."""


class Line(Struct, frozen=True):
    """One action of a record, and where it stands."""

    number: int
    seat: int | None
    at: int | None
    action: Action


class Unusable(Exception):  # a record is not an error of the program's
    """A record that cannot be read or replayed: which line, and why."""

    def __init__(self, line: int, refusal: Refusal) -> None:
        super().__init__(f"line {line}: {refusal.code}")
        self.line = line
        self.refusal = refusal


class _Envelope(Struct, frozen=True):
    seat: int | None
    do: str
    at: int | None = None
    salt: Hex | None = None


ENVELOPE = frozenset({"seat", "at", "salt"})
"""What a line of a record says besides the action itself."""

_header = msgspec.json.Decoder(Header)
_lapse_decoder = msgspec.json.Decoder(Lapse)
_envelope = msgspec.json.Decoder(_Envelope)


def read(stream: BinaryIO, start: int = 1, most: int = MOST_ACTIONS) -> Iterator[tuple[int, bytes]]:
    """The lines that hold something, numbered from 1; a line too long is never taken in whole.

    `start` is the number of the line that comes next, where some have been read already.
    """
    for number in range(start, most + 2):
        line = stream.readline(LONGEST_LINE + 1)
        if not line:
            return
        if len(line) > LONGEST_LINE:
            raise unreadable(number, f"a line has more than {LONGEST_LINE} bytes")
        if line.strip():
            yield number, line
    raise unreadable(most + 1, f"a record has at most {most} lines")


def unreadable(line: int, reason: str) -> Unusable:
    """The fault of a line that is no record's."""
    return Unusable(line, Refusal("unreadable", {"reason": reason}))


def header_of(number: int, line: bytes) -> Header:
    """The header, or why it is none. Whether its game takes all of its fields is for `check_header` to say."""
    raw = line.removeprefix(BOM)
    try:
        header = _header.decode(raw)
        check_fields(raw, HEADER_FIELDS, FREE)
    except UNREADABLE as error:
        raise Unusable(number, actions.unreadable(error)) from None
    unprintable = next((seat for seat, name in enumerate(header.seats) if _UNPRINTABLE.search(name)), None)
    if unprintable is not None:
        raise unreadable(number, f"a control character in a name: `seats[{unprintable}]`")
    return header


def printable(name: str) -> str:
    """A name as a record may have it."""
    return _UNPRINTABLE.sub("", name) or NAMELESS


def check_header(game: AnyGame[Any], number: int, line: bytes) -> None:
    """Refuse a header field that is another game's alone, such as `teams` in a record of Sonde."""
    fields = json.loads(line.removeprefix(BOM))
    foreign = (ONLY_SOME - game.header_fields) & fields.keys()
    if foreign:
        raise unreadable(number, f"{game.name} has no field `{min(foreign)}`")


def action_of(game: AnyGame[Any], number: int, line: bytes) -> Line:
    """One action of this game, or why it is none."""
    try:
        envelope = _envelope.decode(line)
    except UNREADABLE as error:
        raise Unusable(number, actions.unreadable(error)) from None
    if envelope.at is not None and not 0 <= envelope.at <= LATEST:
        raise unreadable(number, "`at` is not a time")
    action = _lapse(line) if envelope.do == "lapse" else read_action(game, line, ENVELOPE)
    if isinstance(action, Refusal):
        raise Unusable(number, action)
    if (envelope.seat is None) != (envelope.do == "lapse"):
        raise Unusable(number, Refusal("no_such_seat"))
    return Line(number, envelope.seat, envelope.at, action)


def _lapse(line: bytes) -> Action | Refusal:
    try:
        check_fields(line, ENVELOPE | {"do", *Lapse.__struct_fields__})
        return _lapse_decoder.decode(line)
    except UNREADABLE as error:
        return actions.unreadable(error)


def begin(header: Header, game: AnyGame[Any], words: Any) -> Match:
    """The game a header describes, at its opening. Without a seed (a live game's record) chance is that of seed 0."""
    rules = game.rules(header.edition, header.options)
    if isinstance(rules, Refusal):
        raise Unusable(1, rules)
    pack = pack_of(header, game)
    misfit = None if pack is None else game.check_pack(rules, header.language, pack)
    if misfit is not None:
        raise Unusable(1, misfit)
    seating = Seating(
        seats=len(header.seats),
        language=header.language,
        first=header.first,
        deck=header.deck,
        words=header.words if header.secrets is None else header.secrets,
        teams=header.teams,
        captains=header.captains,
        categories=category_texts(pack),
    )
    dictionary = game.dictionary(words, header.language, pack)
    match = Match.start(game, rules, seating, Context(Luck(header.seed or 0), dictionary))
    if isinstance(match, Refusal):
        raise Unusable(1, match)
    return match


def pack_of(header: Header, game: AnyGame[Any]) -> Pack | None:
    """The pack of a record; a plain list is one of words or of categories."""
    if header.pack is None or isinstance(header.pack, Pack):
        return header.pack
    if game.takes == "categories":
        return Pack(categories=tuple(map(OwnCategory, header.pack)))
    return Pack(words=header.pack)


def play(match: Match, line: Line) -> tuple[Entry, ...]:
    """Play one line; what entered the log, deadlines that passed on the way included."""
    before = len(match.log)
    if isinstance(line.action, Lapse):
        done = match.lapse(line.at, line.action)
    else:
        done = match.act(line.seat or 0, line.action, line.at)
    if isinstance(done, Refusal):
        raise Unusable(line.number, done)
    return tuple(match.log[before:])


def written(header: Header, match: Match) -> Iterator[bytes]:
    """The record of a match, line by line."""
    yield msgspec.json.encode(header) + b"\n"
    for entry in match.log:
        if entry.action is not None:
            yield line(entry.seat, entry.at, msgspec.to_builtins(entry.action)) + b"\n"


def line(seat: int | None, at: int, action: dict[str, Any]) -> bytes:
    """One action as a record has it."""
    return msgspec.json.encode(line_fields(seat, at, action))


def line_fields(seat: int | None, at: int, action: dict[str, Any]) -> dict[str, Any]:
    """What a line of a record says; fields that say nothing are left out."""
    told = {name: value for name, value in action.items() if value is not None}
    return {"seat": seat, **told, "at": at}
