"""The HTTP interface to tables' own words: checking a text, and reading what a table plays with."""

from typing import Any

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody

from lettrine.core.game import Refusal
from lettrine.core.packs import Pack, PackText, parse
from lettrine.games import GAMES, game_named
from lettrine.server.http.handlers import HttpRequest, Refused, TableId, find_table, service_of
from lettrine.server.http.openapi import ANYBODY, refusals, write_refusals
from lettrine.wire import bodies
from lettrine.wire.fields import in_field
from lettrine.words.cache import LANGUAGES

MOST_BYTES = 200_000
"""The largest request with a pack in it: one of 60 kB, written with an escape for every character."""


class PacksApi(Controller):
    """Words and categories that tables bring themselves."""

    path = "/api"
    tags = ("packs",)

    @post(
        "/packs/check",
        summary="Check a list of words or categories",
        status_code=200,
        security=ANYBODY,
        request_max_body_size=MOST_BYTES,
        responses=write_refusals(400, 413, 422),
    )
    async def check(self, request: HttpRequest, data: JSONBody[bodies.NewPack]) -> Pack:
        """The pack that a text is, for the plan of a table; a refusal names the line. Nothing of it is stored."""
        pack = _checked(data)
        if isinstance(pack, Refusal):
            raise Refused(in_field(pack, "text"), 422)
        return pack

    @get("/tables/{table:str}/pack", summary="Read a table's own words", security=ANYBODY, responses=refusals(400, 404))
    async def read(self, request: HttpRequest, table: TableId) -> Pack:
        """The words or categories that a table plays with. What answers bots know is told when the game is over."""
        found = await find_table(service_of(request), table)
        pack = found.plan.pack
        if pack is None:
            raise Refused(Refusal("no_pack"), 404)
        return pack if found.status == "over" else _without_answers(pack)


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


def _fitting(read: PackText, refusal: Any) -> Pack | Refusal:
    return read.pack if refusal is None else read.at_line(refusal)


def _without_answers(pack: Pack) -> Pack:
    categories = tuple(msgspec.structs.replace(each, answers=()) for each in pack.categories)
    return msgspec.structs.replace(pack, categories=categories)
