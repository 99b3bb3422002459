"""`lettrine replay`: play a record through the rules, and print its standing or what a seat was sent."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import click
import msgspec

from lettrine.cli.errors import exit_on_error, unknown_game, unknown_language
from lettrine.cli.progress_bars import lexicon_with_bar
from lettrine.core import record
from lettrine.core.frames import encoded, frame
from lettrine.core.game import Events, Game, Refusal
from lettrine.core.match import Match
from lettrine.core.record import Header, Line, Unusable
from lettrine.games import game_named
from lettrine.words.cache import LANGUAGES


@click.command()
@click.argument("file")
@click.option("--as", "seat", metavar="SEAT")
def replay(file: str, seat: str | None) -> None:
    """Play a record through the rules and print how it stands. FILE may be - for standard input."""
    with exit_on_error(file):
        header, lines = read_record(file)
        match = played(header, lines)
        printed = (
            [_summary(header, match, len(lines))] if seat is None else _frames(header, lines, _viewer(seat, header))
        )
        for line in printed:
            sys.stdout.buffer.write(line + b"\n")
        sys.stdout.flush()


def read_record(file: str) -> tuple[Header, list[Line]]:
    """A record's header and its actions; Unusable if it is no record."""
    try:
        with _open(file) as stream:
            return _parse(record.read(stream))
    except OSError as error:
        raise record.unreadable(1, error.strerror or str(error)) from None


def _open(file: str) -> BinaryIO:
    if file != "-":
        return Path(file).open("rb")
    if sys.stdin is None:
        raise OSError("there is no standard input")
    return sys.stdin.buffer


def _parse(lines: Iterator[tuple[int, bytes]]) -> tuple[Header, list[Line]]:
    first = next(lines, None)
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
    if header.language not in LANGUAGES:
        raise Unusable(1, unknown_language(header.language))
    words = None if header.lexicon == "none" else lexicon_with_bar(header.language)
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
