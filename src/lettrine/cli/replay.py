"""`lettrine replay`: play a record through the rules, and print its standing or what a seat was sent."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any, BinaryIO

import click
import msgspec

from lettrine.cli.errors import exit_on_error, unknown_game, unknown_language
from lettrine.cli.evening_report import evening_summary
from lettrine.cli.progress_bars import lexicon_with_bar
from lettrine.core import record
from lettrine.core.frames import encoded, frame
from lettrine.core.game import Events, Game, Refusal
from lettrine.core.match import Match
from lettrine.core.record import Header, Line, Unusable
from lettrine.evening import record as evening_record
from lettrine.games import game_named
from lettrine.words.cache import LANGUAGES
from lettrine.words.lexicon import Lexicon


@click.command()
@click.argument("file")
@click.option("--as", "seat", metavar="SEAT")
def replay(file: str, seat: str | None) -> None:
    """Play a record through the rules and print how it stands. FILE may be - for standard input."""
    with exit_on_error(file):
        with _reading(file) as stream:
            lines = record.read(stream)
            first = next(lines, None)
            if first is not None and evening_record.is_evening(first[1]):
                printed: Iterable[bytes] = [_evening(first, stream, seat)]
            else:
                printed = _game_lines(*_parse(first, lines), seat)
        for line in printed:
            sys.stdout.buffer.write(line + b"\n")
        sys.stdout.flush()


def _game_lines(header: Header, lines: list[Line], seat: str | None) -> Iterable[bytes]:
    match = played(header, lines)
    return [_summary(header, match, len(lines))] if seat is None else _frames(header, lines, _viewer(seat, header))


def _evening(first: tuple[int, bytes], stream: BinaryIO, seat: str | None) -> bytes:
    """A whole evening, played through the rules: every game, the moves and the totals."""
    number = first[0]
    if seat is not None:
        raise Unusable(number, Refusal("whole_evening"))
    rest = record.read(stream, number + 1, evening_record.MOST_LINES)
    return msgspec.json.encode(evening_summary(evening_record.check(chain([first], rest), _lexicon)))


def _lexicon(language: str) -> Lexicon:
    if language not in LANGUAGES:
        raise Unusable(1, unknown_language(language))
    return lexicon_with_bar(language)


def read_record(file: str) -> tuple[Header, list[Line]]:
    """A record's header and its actions; Unusable if it is no record."""
    with _reading(file) as stream:
        lines = record.read(stream)
        return _parse(next(lines, None), lines)


@contextmanager
def _reading(file: str) -> Iterator[BinaryIO]:
    try:
        with _open(file) as stream:
            yield stream
    except OSError as error:
        raise record.unreadable(1, error.strerror or str(error)) from None


def _open(file: str) -> BinaryIO:
    if file != "-":
        return Path(file).open("rb")
    if sys.stdin is None:
        raise OSError("there is no standard input")
    return sys.stdin.buffer


def _parse(first: tuple[int, bytes] | None, lines: Iterator[tuple[int, bytes]]) -> tuple[Header, list[Line]]:
    if first is None:
        raise record.unreadable(1, "the file is empty")
    header = record.header_of(*first)
    game = _game(header)
    record.check_header(game, *first)
    return header, [record.action_of(game, number, line) for number, line in lines]


def _game(header: Header) -> Game[Any, Any, Any]:
    game = game_named(header.game)
    if game is None:
        raise Unusable(1, unknown_game(header.game))
    return game


def played(header: Header, lines: list[Line]) -> Match:
    """The match of a record, played through the rules."""
    match = _begin(header)
    for line in lines:
        record.play(match, line)
    return match


def _begin(header: Header) -> Match:
    game = _game(header)
    words = None if header.lexicon == "none" else _lexicon(header.language)
    return record.begin(header, game, words)


def _summary(header: Header, match: Match, actions: int) -> bytes:
    standing = match.game.standing(match.state)
    given_up = {} if header.x_resigned is None else {"resigned": header.x_resigned}
    return msgspec.json.encode(
        {
            **given_up,
            "game": match.game.name,
            "over": standing.over,
            "scores": standing.scores,
            "winners": standing.winners,
            "turn": standing.turn,
            "open": [{"kind": decision.kind, "seats": decision.seats} for decision in match.open],
            "actions": actions,
        }
    )


def _viewer(seat: str, header: Header) -> int | None:
    if seat == "watcher":
        return None
    if seat not in map(str, range(len(header.seats))):
        raise Unusable(1, Refusal("no_such_seat"))
    return int(seat)


def _frames(header: Header, lines: list[Line], viewer: int | None) -> Iterator[bytes]:
    """One frame after the header and after each action; played a second time, so that no frame is kept in memory."""
    match = _begin(header)
    yield _frame(match, match.log[0].events, viewer)
    for line in lines:
        events = tuple(event for entry in record.play(match, line) for event in entry.events)
        yield _frame(match, events, viewer)


def _frame(match: Match, events: Events, viewer: int | None) -> bytes:
    return encoded(frame(match.game, match.state, events, viewer))
