"""An evening as one file: a header, then its events in order, and before each result the record of the game.

A line with `event` is the evening's; all others belong to the game that the last `table` or `par` line began. Reading
is bounded and never trusts: every game is played through the rules, and what the evening says is compared with what
follows.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from lettrine.core import actions, record
from lettrine.core.actions import UNREADABLE, check_fields
from lettrine.core.game import Events, Refusal
from lettrine.core.match import Match
from lettrine.core.record import BOM, FREE, Header, Unusable, unreadable
from lettrine.evening import evening as ev
from lettrine.evening import events as e
from lettrine.evening.state import Evening, evolve
from lettrine.evening.tables import game_of, header_of, header_of_par, misfit, scores_by_seat

FORMAT = 1
MOST_LINES = 1_000_000
"""An evening of sixteen tables and thirty rounds has fewer."""
ABOUT = ("version", "digest")
"""What a header says besides: the release that wrote it, and the fingerprint of the lexicon."""
FORGED: dict[type, str] = {
    e.RoundBegan: "wrong_seating",
    e.Dealt: "wrong_deal",
    e.Finished: "wrong_result",
    e.RoundEnded: "wrong_totals",
    e.Ended: "wrong_totals",
    e.Came: "wrong_place",
    e.Left: "wrong_place",
    e.Taken: "wrong_place",
}
"""The code of an event that does not follow from what went before."""

Games = Mapping[tuple[int, int | None], tuple[Header, Match]]
"""The games of an evening by round (from 1) and table (from 0; None: par)."""
Words = Callable[[str], Any]
"""The lexicon of a language."""


class Section(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="event", tag="table"):
    """The record of a table's game follows."""

    round: int
    table: int


class ParSection(msgspec.Struct, frozen=True, tag_field="event", tag="par"):
    """E6: the record of the game that bots played with the deal beforehand follows."""

    round: int


_line = msgspec.json.Decoder(Section | ParSection | e.EVENTS)


def written(happened: Iterable[Any], games: Games) -> Iterator[bytes]:
    """The record of an evening, line by line; the first event is that it was opened."""
    for event in happened:
        if isinstance(event, e.Opened):
            fields = msgspec.to_builtins(event)
            del fields["event"]
            yield msgspec.json.encode({"evening": FORMAT, **fields}) + b"\n"
            continue
        if isinstance(event, e.Finished):
            yield _encoded(Section(event.round, event.table))
            yield from record.written(*games[event.round, event.table])
        elif isinstance(event, e.Dealt):
            yield _encoded(ParSection(event.round))
            yield from record.written(*games[event.round, None])
        yield _encoded(event)


def _encoded(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def is_evening(line: bytes) -> bool:
    """Whether a file that begins with this line is an evening's and no single game's."""
    try:
        fields = json.loads(line.removeprefix(BOM))
    except UNREADABLE:
        return False
    return isinstance(fields, dict) and "evening" in fields


class Checked(NamedTuple):
    """An evening as its record has it, and how much was played."""

    evening: Evening
    games: int
    """Par's not among them."""
    actions: int


def check(lines: Iterator[tuple[int, bytes]], words: Words) -> Checked:
    """Play a record through the rules, every game of it; `Unusable` names the line that is wrong, and why."""
    reader = Reader(_opened(*next(lines)), words)
    for number, line in lines:
        reader.read(number, line)
    return Checked(reader.evening, reader.games, reader.actions)


def _opened(number: int, line: bytes) -> e.Opened:
    raw = line.removeprefix(BOM)
    known = frozenset({"evening", *ABOUT, *e.Opened.__struct_fields__})
    try:
        check_fields(raw, known, FREE)
        fields = json.loads(raw)
        if type(fields["evening"]) is not int or fields["evening"] != FORMAT:
            raise ValueError("`evening` is not 1")
        opened = {name: value for name, value in fields.items() if name in e.Opened.__struct_fields__}
        plan = msgspec.convert({"event": "opened", **opened}, e.Opened)
    except UNREADABLE as error:
        raise Unusable(number, actions.unreadable(error)) from None
    refusal = misfit(plan)
    if refusal is not None:
        raise Unusable(number, refusal)
    return plan


class Reader:
    """Reads a record line by line, and holds each against what follows from those before."""

    def __init__(self, plan: e.Opened, words: Words) -> None:
        self.evening = evolve(None, plan)
        self.games = self.actions = 0
        self._words = words
        self._due: Events = ()
        """Events that follow from the last one and must be the next lines."""
        self._section: Section | ParSection | None = None
        self._header: Header | None = None
        self._match: Match | None = None

    def read(self, number: int, line: bytes) -> None:
        """Take in one more line."""
        if b'"event"' not in line:
            self._read_game(number, line)
            return
        try:
            said = _line.decode(line)
            check_fields(line, frozenset({"event", *said.__struct_fields__}))
        except UNREADABLE as error:
            raise Unusable(number, actions.unreadable(error)) from None
        if isinstance(said, Section | ParSection):
            self._begin_section(number, said)
        else:
            self._happen(number, said)

    def _begin_section(self, number: int, section: Section | ParSection) -> None:
        rounds = len(self.evening.rounds)
        if isinstance(section, ParSection):
            fits = section.round == rounds + 1 and self.evening.plan.kind == "duplicate"
        else:
            fits = section.round == rounds and self.evening.playing and 0 <= section.table < self.evening.tables
        if self._due or not fits:
            raise Unusable(number, Refusal("wrong_table", {"what": "round"}))
        self._section, self._header, self._match = section, None, None

    def _read_game(self, number: int, line: bytes) -> None:
        if self._section is None or self._due:
            raise unreadable(number, "no `event`")
        if self._match is None:
            self._begin_game(number, line)
            return
        try:
            record.play(self._match, record.action_of(self._match.game, number, line))
        except Unusable as fault:
            raise Unusable(number, fault.refusal) from None
        self.actions += 1

    def _begin_game(self, number: int, line: bytes) -> None:
        """The header of a game must be the one that the evening gives its table."""
        said = record.header_of(number, line)
        expected = self._expected(said)
        differing = next((name for name in _COMPARED if getattr(said, name) != getattr(expected, name)), None)
        if differing is not None:
            raise Unusable(number, Refusal("wrong_table", {"what": differing}))
        self._header = said
        try:
            self._match = record.begin(said, game_of(self.evening.plan), self._words(said.language))
        except Unusable as fault:
            raise Unusable(number, fault.refusal) from None

    def _expected(self, said: Header) -> Header:
        if isinstance(self._section, Section):
            return header_of(self.evening, self._section.table)
        # What the house deals depends on the lexicon of the day; that it is the same everywhere is for `Dealt` to show.
        return header_of_par(self.evening, said.secrets or ())

    def _happen(self, number: int, said: Any) -> None:
        happened = self._due or self._follows(number, said)
        if isinstance(happened, Refusal):
            raise Unusable(number, happened)
        if said != happened[0]:
            raise Unusable(number, Refusal(_forgery(said, happened[0])))
        self.evening, self._due = evolve(self.evening, said), happened[1:]
        self._section = self._header = self._match = None

    def _follows(self, number: int, said: Any) -> Events | Refusal:
        """What happens by the rules where the record says this."""
        match said:
            case e.Came(place=place):
                return ev.come(self.evening, place)
            case e.Left(place=place):
                return ev.leave(self.evening, place)
            case e.Taken(place=place, name=name):
                return ev.take(self.evening, place, name)
            case e.RoundBegan():
                return ev.begin_round(self.evening)
            case e.Dealt():
                return self._dealt(said)
            case e.Finished():
                return self._finished(said)
        raise Unusable(number, Refusal("not_open"))

    def _dealt(self, said: e.Dealt) -> Events | Refusal:
        if not isinstance(self._section, ParSection) or self._match is None or self._header is None:
            return Refusal("wrong_deal")
        return ev.deal(self.evening, self._header.secrets or (), scores_by_seat(self._match))

    def _finished(self, said: e.Finished) -> Events | Refusal:
        section, match = self._section, self._match
        if not isinstance(section, Section) or match is None or section.table != said.table:
            return Refusal("wrong_result")
        over = match.game.standing(match.state).over
        self.games += 1
        return ev.finish(self.evening, said.table, scores_by_seat(match), cut=not over)


_COMPARED = ("game", "edition", "language", "seats", "options", "seed", "first", "teams", "secrets", "deck", "lexicon")
"""What a table's header must have as its evening does."""


def _forgery(said: Any, follows: Any) -> str:
    if type(said) is not type(follows):
        return "not_open"
    if isinstance(said, e.RoundEnded) and said.moves != follows.moves:
        return "wrong_moves"
    if isinstance(said, e.RoundEnded) and (said.orders, said.lots) != (follows.orders, follows.lots):
        return "wrong_order"
    return FORGED[type(said)]
