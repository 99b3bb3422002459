"""What somebody has played, as they are told it: their games, ratings over time, opponents and words.

It is made of cards and outcomes, which everybody at the table knows, and is told to nobody but themselves.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from lettrine.play.game_outcome import Outcome
from lettrine.play.game_outcome import read as read_outcome
from lettrine.play.slices import Slices
from lettrine.ratings.rating_history import CareerChange
from lettrine.ratings.rating_update import shown
from lettrine.server.jobs.ratings import read_result
from lettrine.store.history import HistoryStore, Page, RatedGame, SeatedGame
from lettrine.wire.history import MyGame, MyGames, MyWord, Opponent, RatingCurve, RatingPoint

MOST_RUNNING = 100
"""How many games that are not over are listed: more than anybody plays."""
MOST_COUNTED = 2_000
"""Of how many of the newest games figures are made."""
MOST_POINTS = 300
"""How many points a curve has: more than a screen is wide enough for."""

_card = msgspec.json.Decoder(dict[str, Any])


async def my_games(history: HistoryStore, person: str, away: bool, before: Page | None, limit: int) -> MyGames:
    """A page of somebody's games; on the first one also those that are not over."""
    running = await history.running(person, away, MOST_RUNNING) if before is None else []
    found = await history.finished(person, away, before, limit + 1)
    page, more = found[:limit], len(found) > limit
    following = f"{page[-1].at}.{page[-1].table}" if more else None
    return MyGames(tuple(map(_game, running)), tuple(map(_game, page)), following)


def page_at(place: str) -> Page | None:
    """Where a page begins, as the one before it has said; None if nobody can have said that."""
    at, _, table = place.partition(".")
    return Page(int(at), table) if at.isascii() and at.isdigit() and len(at) < 19 and table else None


def _game(game: SeatedGame) -> MyGame:
    card = _card.decode(game.body)
    return MyGame(
        id=game.table,
        game=card["game"],
        edition=card["edition"],
        language=card["language"],
        status=game.status,
        seat=game.seat,
        seats=tuple(card["seats"]),
        bots=tuple(card.get("bots") or [None] * len(card["seats"])),
        at=game.at,
        turn=bool(game.turn >> game.seat & 1),
        since=game.since if game.turn else 0,
        outcome=None if game.outcome is None else read_outcome(game.outcome),
    )


async def my_ratings(history: HistoryStore, person: str) -> list[RatingCurve]:
    """Somebody's ratings over time, by game."""
    curves: dict[str, list[RatingPoint]] = {}
    for game in reversed(await history.rated(person, MOST_COUNTED)):
        changes = read_result(game.result)
        if isinstance(changes, tuple):
            curves.setdefault(_card.decode(game.body)["game"], []).append(_point(game, changes[game.seat]))
    return [RatingCurve(name, tuple(_thinned(points))) for name, points in curves.items()]


def _point(game: RatedGame, change: CareerChange) -> RatingPoint:
    value, give = shown(change.after.ratings["overall"])
    return RatingPoint(game.at, game.table, value, give)


def _thinned(points: Sequence[RatingPoint]) -> list[RatingPoint]:
    """Not more points than can be seen, the newest among them."""
    step = -(-len(points) // MOST_POINTS)
    return [*points[::-1][::step]][::-1]


class Ended(NamedTuple):
    """A game that has ended, with its outcome."""

    game: MyGame
    outcome: Outcome


async def _ended(history: HistoryStore, slices: Slices, person: str) -> list[Ended]:
    """The newest games of somebody that have an outcome, the newest first, put away or not."""
    found = [*await history.finished(person, False, None, MOST_COUNTED)]
    found += await history.finished(person, True, None, MOST_COUNTED)
    found.sort(key=lambda game: (game.at, game.table), reverse=True)
    games = await slices.run(map(_game, found[:MOST_COUNTED]))
    return [Ended(game, game.outcome) for game in games if game.outcome is not None]


async def my_words(history: HistoryStore, slices: Slices, person: str) -> list[MyWord]:
    """The words that somebody hid, the newest first."""
    return [word for ended in await _ended(history, slices, person) for word in _words(ended)]


def _words(ended: Ended) -> Iterator[MyWord]:
    game = ended.game
    for word in ended.outcome.words:
        if word.seat == game.seat:
            yield MyWord(word.word, game.id, game.game, game.language, game.at, word.asked, word.held)


async def my_opponents(history: HistoryStore, slices: Slices, person: str) -> list[Opponent]:
    """Against whom somebody has played, by game, and how it ended; whom they met most often first."""
    others = {(table, seat): who for table, seat, who in await history.companions(person, MOST_COUNTED)}
    met: dict[tuple[str, str, str | None], Opponent] = {}
    await slices.run(_count(met, await _ended(history, slices, person), others), newest=0)
    return sorted(met.values(), key=lambda each: (-each.games, each.game, each.name))


def _count(
    met: dict[tuple[str, str, str | None], Opponent], games: Iterable[Ended], others: Mapping[tuple[str, int], str]
) -> Iterator[None]:
    """Count the games, one at each step. Whoever is not known any more is one and the same somebody."""
    for ended in games:
        game = ended.game
        for seat in _opponents(ended):
            bot = game.bots[seat]
            key = (game.game, bot or others.get((game.id, seat), ""), bot)
            met[key] = _with_game(met.get(key) or _new(ended, seat), ended, seat)
        yield


def _opponents(ended: Ended) -> Iterable[int]:
    """The seats of the other sides."""
    mine = next(side for side in ended.outcome.sides if ended.game.seat in side)
    return (seat for side in ended.outcome.sides for seat in side if side != mine)


def _new(ended: Ended, seat: int) -> Opponent:
    """Games come the newest first: the name is the last that they had."""
    game = ended.game
    return Opponent(game.seats[seat] or "", game.game, 0, 0, 0, 0, game.bots[seat])


def _with_game(opponent: Opponent, ended: Ended, seat: int) -> Opponent:
    mine, theirs = ended.outcome.places[ended.game.seat], ended.outcome.places[seat]
    return msgspec.structs.replace(
        opponent,
        games=opponent.games + 1,
        wins=opponent.wins + (mine < theirs),
        losses=opponent.losses + (mine > theirs),
        ties=opponent.ties + (mine == theirs),
    )
