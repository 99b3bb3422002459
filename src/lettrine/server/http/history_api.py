"""The HTTP interface to what the house knows about whoever asks: games, ratings, opponents, words; all, and nothing.

Who asks is said by their cookie alone: nobody can ask about anybody else.
"""

from collections.abc import AsyncIterator, Sequence
from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from lettrine.core.game import Refusal
from lettrine.server.http.handlers import HttpRequest, Refused, TableId, key_of, service_of
from lettrine.server.http.openapi import ANYBODY, refusals, write_refusals
from lettrine.server.personal import history
from lettrine.server.personal.holding import Holding, Who
from lettrine.server.personal.registry import who
from lettrine.wire.fields import in_field
from lettrine.wire.history import (
    MyGames,
    MyWord,
    Opponent,
    PutAway,
    RatingCurve,
)

MOST_LISTED = 50
PageSize = Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)]
PagePlace = Annotated[str | None, QueryParameter(max_length=90)]

_encode = msgspec.json.Encoder().encode


class HistoryApi(Controller):
    """What there is about whoever asks."""

    path = "/api/me"
    tags = ("me",)

    @get("/games", summary="List my games", security=ANYBODY, responses=refusals(400))
    async def games(
        self, request: HttpRequest, before: PagePlace = None, limit: PageSize = 20, away: FromQuery[bool] = False
    ) -> MyGames:
        """One's games: those that are not over, one's own turn first, and a page of those that are, newest first.

        With `away`, those that one has put away instead.
        """
        page = None if before is None else history.page_at(before)
        if before is not None and page is None:
            raise Refused(in_field(Refusal("unreadable", {"reason": "no page begins here"}), "before"), 400)
        key = key_of(request)
        if key is None:
            return MyGames((), (), None)
        return await history.my_games(service_of(request).store.history, key, away, page, limit)

    @post(
        "/games/{table:str}/away",
        summary="Put a game away",
        status_code=200,
        security=ANYBODY,
        responses=write_refusals(400, 404, 413),
    )
    async def put_away(self, request: HttpRequest, table: TableId, data: JSONBody[PutAway]) -> PutAway:
        """Have a table not listed among one's games any more, or again. Nothing changes at the table itself."""
        key = key_of(request)
        if key is None or not await service_of(request).store.history.put_away(key, table, data.away):
            raise Refused(Refusal("no_such_table"))
        return data

    @get("/ratings", summary="Get my ratings over time", security=ANYBODY, responses=refusals())
    async def ratings(self, request: HttpRequest) -> list[RatingCurve]:
        """What one's rated games have made of one's ratings, by game."""
        key = key_of(request)
        return [] if key is None else await history.my_ratings(service_of(request).store.history, key)

    @get("/opponents", summary="List whom I have played against", security=ANYBODY, responses=refusals())
    async def opponents(self, request: HttpRequest) -> list[Opponent]:
        """Against whom one has played, and how that ended."""
        service, key = service_of(request), key_of(request)
        return [] if key is None else await history.my_opponents(service.store.history, service.tables.slices, key)

    @get("/words", summary="List the words I hid", security=ANYBODY, responses=refusals())
    async def words(self, request: HttpRequest) -> list[MyWord]:
        """The words that one hid in games that are over, and how they held."""
        service, key = service_of(request), key_of(request)
        return [] if key is None else await history.my_words(service.store.history, service.tables.slices, key)

    @get(
        "/export",
        summary="Get everything about me",
        security=ANYBODY,
        responses={
            200: ResponseSpec(dict[str, list[object]], generate_examples=False, description="All of it, by kind."),
            **refusals(),
        },
    )
    async def export(self, request: HttpRequest) -> Stream:
        """Everything that is kept about whoever asks, as one file: games with their records, chat, ratings, packs."""
        service, key = service_of(request), key_of(request)
        kinds = service.holdings if key is not None else ()
        await service.store.history.tables_of(key or "", 1)  # while the store is away there is no file at all
        told = _told(kinds, await who(key or ""))
        name = {"content-disposition": 'attachment; filename="lettrine.json"'}
        return Stream(told, media_type="application/json", headers=name)


async def _told(kinds: Sequence[Holding], person: Who) -> AsyncIterator[bytes]:
    """One object, with a list for each kind; nothing is made before there is somebody to read it."""
    yield b"{"
    for number, kind in enumerate(kinds):
        yield b"%s%s:[" % (b"," if number else b"", _encode(kind.name))
        comma = b""
        async for each in kind.export(person):
            yield comma + _encode(each)
            comma = b",\n"
        yield b"]"
    yield b"}\n"
