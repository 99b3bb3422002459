"""The HTTP interface to tables' own words: checking a text, what a table plays with, and packs saved behind a link."""

import secrets
from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, Parameter

from lettrine.core import packs
from lettrine.core.game import Refusal
from lettrine.core.packs import Pack, PackText, parse
from lettrine.games import GAMES, game_named
from lettrine.server.http.handlers import (
    HttpRequest,
    Refused,
    TableId,
    address_of,
    find_table,
    identify,
    key_of,
    require_own_words,
    service_of,
)
from lettrine.server.http.openapi import ANYBODY, NEW_COOKIE, refusals, write_refusals
from lettrine.store.packs import SavedPack
from lettrine.wire import bodies
from lettrine.wire.fields import in_field
from lettrine.words.cache import LANGUAGES

MOST_BYTES = 400_000
"""The largest request with a pack in it: one of 60 kB, written with an escape for every character."""
OF_OWNER, OF_ALL = 20, 5_000
"""How many packs are kept: of one person, and of all together."""
PackId = Annotated[str, Parameter(max_length=40)]


class PacksApi(Controller):
    """Words and categories that tables bring themselves."""

    path = "/api/packs"
    tags = ("packs",)

    @post(
        "/check",
        summary="Check a list of words or categories",
        status_code=200,
        security=ANYBODY,
        request_max_body_size=MOST_BYTES,
        responses=refusals(400, 403, 413, 415, 422, store=False),
    )
    async def check(self, request: HttpRequest, data: JSONBody[bodies.NewPack]) -> Pack:
        """The pack that a text is, for the plan of a table; a refusal names the line. Nothing of it is stored."""
        pack = _checked(data)
        if isinstance(pack, Refusal):
            raise Refused(in_field(pack, "text"), 422)
        return pack

    @post(
        "/",
        summary="Save a pack behind a link",
        security=ANYBODY,
        response_cookies=[NEW_COOKIE],
        request_max_body_size=MOST_BYTES,
        responses=write_refusals(400, 413, 422),
    )
    async def save(self, request: HttpRequest, data: JSONBody[bodies.PackToSave]) -> Response[bodies.SavedPackInfo]:
        """Keep a pack for as long as its owner wants: whoever has the link may read it and play with it."""
        service, client = service_of(request), identify(request)
        if not service.table_limiter.allow(address_of(request)):
            raise Refused(Refusal("too_fast"))
        refusal = _unplayable(data.pack)
        if refusal is not None:
            raise Refused(in_field(refusal, "pack"), 422)
        saved = SavedPack(
            secrets.token_urlsafe(16), client.key, service.tables.now(), data.public, msgspec.json.encode(data.pack)
        )
        added = await service.store.packs.add(saved, OF_OWNER, OF_ALL)
        if added == "owner_full":
            raise Refused(Refusal("too_many_packs", {"most": OF_OWNER}))
        if added == "full":
            raise Refused(Refusal("packs_full"), 503)
        answer = bodies.SavedPackInfo(saved.id, data.pack, data.public, yours=True)
        return Response(answer, cookies=[client.new_cookie] if client.new_cookie else [])

    @get("/{pack:str}", summary="Read a saved pack", security=ANYBODY, responses=refusals(400, 404))
    async def read(self, request: HttpRequest, pack: PackId) -> bodies.SavedPackInfo:
        """A saved pack, for whoever has its link."""
        return await _find(request, pack)

    @delete(
        "/{pack:str}",
        summary="Delete a saved pack",
        status_code=200,
        security=ANYBODY,
        responses=write_refusals(400, 404),
    )
    async def forget(self, request: HttpRequest, pack: PackId) -> bodies.SavedPackInfo:
        """Delete a pack that one has saved oneself; the answer is what it was. Tables that play with it keep it."""
        was = await _find(request, pack)
        if not await service_of(request).store.packs.delete(pack, key_of(request) or ""):
            raise Refused(Refusal("no_such_pack"))
        return was


@get(
    "/api/tables/{table:str}/pack",
    summary="Read a table's own words",
    tags=["packs"],
    security=ANYBODY,
    responses=refusals(400, 403, 404),
)
async def table_pack(request: HttpRequest, table: TableId) -> Pack:
    """The words or categories that a table plays with, for those who sit there; where they are public, for everybody.

    What answers bots know is told when the game is over.
    """
    found = await find_table(service_of(request), table)
    pack = require_own_words(found, request).plan.pack
    if pack is None:
        raise Refused(Refusal("no_pack"), 404)
    return pack if found.status == "over" else _without_answers(pack)


async def _find(request: HttpRequest, pack: str) -> bodies.SavedPackInfo:
    found = await service_of(request).store.packs.read(pack)
    if found is None:
        raise Refused(Refusal("no_such_pack"))
    read = msgspec.json.decode(found.body, type=Pack)
    return bodies.SavedPackInfo(found.id, read, found.public, yours=found.owner == key_of(request))


def _unplayable(pack: Pack) -> Refusal | None:
    """What there is against a pack at any table. Which rules can use enough of its words will be seen at each."""
    kind = packs.info(pack).kind
    game = next(game for game in GAMES if game.takes == kind)
    refusal = game.check_pack(game.rules(game.editions[0], {}), LANGUAGES[0], pack)
    return None if refusal is None or refusal.code == "pack_too_few" else refusal


def _checked(data: bodies.NewPack) -> Pack | Refusal:
    game = game_named(data.game)
    if game is None:
        return Refusal("unknown_game", {"game": data.game[:40], "games": [each.name for each in GAMES]})
    if data.language not in LANGUAGES:
        return Refusal("unknown_language", {"language": data.language[:40], "languages": list(LANGUAGES)})
    rules = game.rules(data.edition, data.options)
    if isinstance(rules, Refusal):
        return rules
    read = parse(data.text, "categories" if game.takes == "categories" else "words", data.name)
    return read if isinstance(read, Refusal) else _fitting(read, game.check_pack(rules, data.language, read.pack))


def _fitting(read: PackText, refusal: Refusal | None) -> Pack | Refusal:
    return read.pack if refusal is None else read.at_line(refusal)


def _without_answers(pack: Pack) -> Pack:
    categories = tuple(packs.OwnCategory(each.text) for each in pack.categories)
    return Pack(pack.name, pack.words, categories)
