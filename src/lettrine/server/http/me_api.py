"""The HTTP interface to oneself: devices and passkeys, and how another device joins.

Who asks is looked up in the store for everything that gives or takes a way in: a device that was signed out a moment
ago, perhaps at another process, can make no link any more.
"""

from typing import Annotated, TypeVar

from litestar import Controller, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, Parameter

from lettrine.core.game import Refusal
from lettrine.games import GAMES
from lettrine.people import links
from lettrine.people.joining import Arrival
from lettrine.people.joining import Me as Asker
from lettrine.people.links import Shown
from lettrine.people.passkeys import Place
from lettrine.people.tokens import public_id
from lettrine.play.names import is_visible
from lettrine.play.plain_text import plain_text
from lettrine.server.admission import DEVICE, HOST
from lettrine.server.hosts import host_name, passkey_obstacle
from lettrine.server.http.handlers import (
    Client,
    HttpRequest,
    Refused,
    address_of,
    identify,
    key_of,
    new_client,
    raise_for_refusal,
    service_of,
)
from lettrine.server.http.openapi import ANYBODY, NEW_COOKIE, refusals, write_refusals
from lettrine.server.identity import cookie
from lettrine.server.jobs.ratings import board_of
from lettrine.store.people import Device, Passkey
from lettrine.wire import people as bodies
from lettrine.wire.fields import about_name, in_field
from lettrine.wire.history import CONFIRMATION, Deleted, Deletion
from lettrine.words.offensive.names import has_offensive_word

KeyId = Annotated[str, Parameter(max_length=40)]
Answer = TypeVar("Answer")
GAMES_BY_BOARD = {board_of(game.name, "people"): game.name for game in GAMES}


class MeApi(Controller):
    """Oneself."""

    path = "/api/me"
    tags = ("people",)

    @get("/", summary="Who am I?", security=ANYBODY, responses=refusals())
    async def me(self, request: HttpRequest) -> bodies.Me:
        """Whether one is known here, by which name, and whether browsers make passkeys at this address."""
        service, key = service_of(request), key_of(request)
        name = "" if key is None else await service.people.joiner.name(key)
        obstacle = passkey_obstacle(request.scope["state"][HOST], service.is_secure(request.scope))
        return bodies.Me(key is not None, "" if key is None else public_id(key), name, obstacle or "here")

    @put(
        "/name",
        summary="Call oneself",
        security=ANYBODY,
        response_cookies=[NEW_COOKIE],
        responses=write_refusals(400, 409),
    )
    async def rename(self, request: HttpRequest, data: JSONBody[bodies.NewName]) -> Response[bodies.NewName]:
        """What one is called from now on; at tables one keeps the name that one sat down with."""
        service, client = service_of(request), identify(request)
        if not is_visible(data.name):
            raise Refused(about_name(Refusal("bad_name")))
        if service.settings.offensive_names == "refused" and has_offensive_word(data.name):
            raise Refused(about_name(Refusal("offensive_name")))
        await service.people.rename(_asker(client), data.name)
        return _with_cookie(data, client)

    @get("/keys", summary="List one's devices and passkeys", security=ANYBODY, responses=refusals())
    async def keys(self, request: HttpRequest) -> bodies.Keys:
        """Everything by which one is known. Without a cookie, nothing."""
        return await _keys(request)

    @patch("/devices/{device:str}", summary="Name a device", security=ANYBODY, responses=write_refusals(400, 404))
    async def name_device(self, request: HttpRequest, device: KeyId, data: JSONBody[bodies.NewKeyName]) -> bodies.Keys:
        """Name a device of one's own."""
        _check_found(await service_of(request).people.name_device(await _sure(request), device, plain_text(data.name)))
        return await _keys(request)

    @delete(
        "/devices/{device:str}",
        summary="Sign a device out",
        status_code=200,
        security=ANYBODY,
        responses=write_refusals(400, 404),
    )
    async def sign_out(self, request: HttpRequest, device: KeyId) -> bodies.Keys:
        """Sign out a device of one's own, this one or another: its cookie is nobody's, its connections are closed."""
        asker = await _sure(request)
        _check_found(await service_of(request).people.sign_out(asker, device))
        return bodies.Keys((), ()) if device == public_id(asker.device) else await _keys(request)

    @patch("/passkeys/{passkey:str}", summary="Name a passkey", security=ANYBODY, responses=write_refusals(400, 404))
    async def name_passkey(
        self, request: HttpRequest, passkey: KeyId, data: JSONBody[bodies.NewKeyName]
    ) -> bodies.Keys:
        """Name a passkey of one's own."""
        people, asker = service_of(request).people, await _sure(request)
        _check_found(await people.name_passkey(asker, passkey, plain_text(data.name)))
        return await _keys(request)

    @delete(
        "/passkeys/{passkey:str}",
        summary="Delete a passkey",
        status_code=200,
        security=ANYBODY,
        responses=write_refusals(400, 404),
    )
    async def delete_passkey(self, request: HttpRequest, passkey: KeyId) -> bodies.Keys:
        """Delete a passkey of one's own: it is good for nothing any more."""
        _check_found(await service_of(request).people.delete_passkey(await _sure(request), passkey))
        return await _keys(request)

    @delete(
        "/",
        summary="Delete everything about me",
        status_code=200,
        security=ANYBODY,
        responses=write_refusals(400, 413, 422),
    )
    async def forget(self, request: HttpRequest, data: JSONBody[Deletion]) -> Response[Deleted]:
        """Delete everything that is kept about whoever asks. Records of games stay, without their name."""
        if data.confirmation != CONFIRMATION:
            raise Refused(in_field(Refusal("not_confirmed"), "confirmation"), 422)
        service, key = service_of(request), key_of(request)
        done = key is None or await service.erasure_job.ask(key)
        return Response(Deleted(done), cookies=[_no_cookie(service.is_secure(request.scope))])


def _no_cookie(secure: bool) -> Cookie:
    """Has the browser drop its cookie."""
    none = cookie("", secure)
    none.max_age = 0
    return none


class LinksApi(Controller):
    """Links by which a device joins. The secret of a link is in bodies alone: addresses are written down by others."""

    path = "/api/me/links"
    tags = ("people",)

    @post(
        "/",
        summary="Make a link for another device",
        security=ANYBODY,
        response_cookies=[NEW_COOKIE],
        responses=write_refusals(400, 404),
    )
    async def make(self, request: HttpRequest, data: JSONBody[bodies.DeviceName]) -> Response[bodies.NewLink]:
        """A link that is good once and for five minutes. The last one of this device is good no more."""
        _limit(request)
        client = identify(request)
        asker = _asker(client) if client.new_cookie else await _sure(request)
        token = await service_of(request).people.links.make(asker, plain_text(data.device))
        return _with_cookie(bodies.NewLink(token, links.LIFETIME), client)

    @post("/look", summary="Look at a link", status_code=200, security=ANYBODY, responses=write_refusals(400, 404))
    async def look(self, request: HttpRequest, data: JSONBody[bodies.LinkToken]) -> bodies.LinkInfo:
        """What has come of a link, for its two sides; before it is claimed, for whoever has it."""
        asker = await _asker_or_stranger(request)
        return _shown(raise_for_refusal(await service_of(request).people.links.look(data.token, asker)))

    @post(
        "/claim",
        summary="Claim a link",
        status_code=200,
        security=ANYBODY,
        response_cookies=[NEW_COOKIE],
        responses=write_refusals(400, 404, 409),
    )
    async def claim(self, request: HttpRequest, data: JSONBody[bodies.LinkClaim]) -> Response[bodies.LinkInfo]:
        """Have this device be who made the link, once they confirm it. A link is claimed once."""
        _limit(request)
        client = identify(request)
        asker = _asker(client) if client.new_cookie else await _sure(request)
        shown = await service_of(request).people.links.claim(data.token, asker, plain_text(data.device))
        return _with_cookie(_shown(raise_for_refusal(shown)), client)

    @post(
        "/confirm",
        summary="Let a device in",
        status_code=200,
        security=ANYBODY,
        responses=write_refusals(400, 404, 409),
    )
    async def confirm(self, request: HttpRequest, data: JSONBody[bodies.LinkToken]) -> bodies.Joined:
        """Let the device in that has claimed one's link, after comparing the letters."""
        _limit(request)
        return _joined(await service_of(request).people.links.confirm(data.token, await _sure(request)))

    @post("/cancel", summary="End a link", status_code=200, security=ANYBODY, responses=write_refusals(400))
    async def cancel(self, request: HttpRequest, data: JSONBody[bodies.LinkToken]) -> bodies.LinkToken:
        """End a link from either side; whoever else asks is told the same, and nothing happens."""
        await service_of(request).people.links.cancel(data.token, await _asker_or_stranger(request))
        return data


class PasskeysApi(Controller):
    """Passkeys: made here, and used by a browser that is not known yet."""

    path = "/api/me"
    tags = ("people",)

    @post(
        "/passkeys/options",
        summary="Begin to make a passkey",
        status_code=200,
        security=ANYBODY,
        response_cookies=[NEW_COOKIE],
        responses=write_refusals(400, 404, 409),
    )
    async def options(self, request: HttpRequest) -> Response[bodies.PasskeyOptions]:
        """What the browser is to be called with; what it signs is good once and for five minutes."""
        _limit(request)
        place, client = _place(request), identify(request)
        asker = _asker(client) if client.new_cookie else await _sure(request)
        found = await service_of(request).people.passkeys.registration(asker, place)
        return _with_cookie(bodies.PasskeyOptions(found), client)

    @post(
        "/passkeys",
        summary="Store a passkey",
        status_code=200,
        security=ANYBODY,
        responses=write_refusals(400, 404, 409),
    )
    async def register(self, request: HttpRequest, data: JSONBody[bodies.NewPasskey]) -> bodies.Keys:
        """Store a passkey that the browser has made: from now on it leads to oneself from any device."""
        _limit(request)
        made = await service_of(request).people.passkeys.register(
            await _sure(request), _place(request), data.credential, plain_text(data.name), plain_text(data.device)
        )
        raise_for_refusal(made)
        return await _keys(request)

    @post(
        "/sign-in/options",
        summary="Begin to sign in",
        status_code=200,
        security=ANYBODY,
        response_cookies=[NEW_COOKIE],
        responses=write_refusals(400, 409),
    )
    async def request_passkey(self, request: HttpRequest) -> Response[bodies.PasskeyOptions]:
        """What the browser is to be called with to offer its passkeys: the same for everybody, up to the challenge."""
        _limit(request)
        place, client = _place(request), identify(request)
        found = await service_of(request).people.passkeys.request(client.device, place)
        return _with_cookie(bodies.PasskeyOptions(found), client)

    @post(
        "/sign-in",
        summary="Sign in by a passkey",
        status_code=200,
        security=ANYBODY,
        response_cookies=[NEW_COOKIE],
        responses=write_refusals(400, 404, 409),
    )
    async def sign_in(self, request: HttpRequest, data: JSONBody[bodies.SignIn]) -> Response[bodies.Joined]:
        """Have this device be the person whose passkey it is. Games that nothing else leads to come along."""
        _limit(request)
        asker, client = await _sure(request), new_client(request)
        arrival = await service_of(request).people.passkeys.sign_in(
            asker, _place(request), data.credential, plain_text(data.device), client.device
        )
        return _with_cookie(_joined(arrival), client)


def _limit(request: HttpRequest) -> None:
    if not service_of(request).key_limiter.allow(address_of(request)):
        raise Refused(Refusal("too_fast"))


def _asker(client: Client) -> Asker:
    return Asker(client.device, client.key)


async def _asker_or_stranger(request: HttpRequest) -> Asker:
    """Who asks; somebody without a cookie is nobody whom anything could be known of."""
    key, device = key_of(request), request.scope["state"][DEVICE]
    return Asker("", "") if key is None else Asker(device, key)


async def _sure(request: HttpRequest) -> Asker:
    """Who asks, as the store has it at this moment."""
    device = request.scope["state"][DEVICE]
    person = None if device is None else await service_of(request).people.directory.person_now(device)
    if device is None or person is None:
        raise Refused(Refusal("no_such_key"))
    return Asker(device, person)


def _place(request: HttpRequest) -> Place:
    """Where the browser is: only in certain places does it make passkeys."""
    host, secure = request.scope["state"][HOST], service_of(request).is_secure(request.scope)
    obstacle = passkey_obstacle(host, secure)
    if obstacle is not None:
        raise Refused(Refusal("no_passkeys_here", {"reason": obstacle}))
    scheme, port = ("https", ":443") if secure else ("http", ":80")
    return Place(host_name(host) or "", f"{scheme}://{host.lower().removesuffix(port)}")


async def _keys(request: HttpRequest) -> bodies.Keys:
    asker = await _asker_or_stranger(request)
    if not asker.person:
        return bodies.Keys((), ())
    people = service_of(request).people
    devices = tuple(_device(each, asker) for each in await people.devices(asker))
    return bodies.Keys(devices, tuple(map(_passkey, await people.list_passkeys(asker))))


def _device(device: Device, asker: Asker) -> bodies.DeviceInfo:
    here = device.key == asker.device
    return bodies.DeviceInfo(public_id(device.key), device.name, device.at, device.seen, here)


def _passkey(passkey: Passkey) -> bodies.PasskeyInfo:
    return bodies.PasskeyInfo(public_id(passkey.id), passkey.name, passkey.host, passkey.at, passkey.used)


def _shown(shown: Shown) -> bodies.LinkInfo:
    moves, dropped = shown.consequences
    games = tuple(GAMES_BY_BOARD[board] for board in dropped)
    return bodies.LinkInfo(
        shown.side, shown.claimed, shown.check, shown.name, shown.device, shown.seconds, moves, games
    )


def _joined(arrival: Arrival | Refusal) -> bodies.Joined:
    return bodies.Joined(*raise_for_refusal(arrival))


def _check_found(found: bool) -> None:
    if not found:
        raise Refused(Refusal("no_such_key"))


def _with_cookie(answer: Answer, client: Client) -> Response[Answer]:
    return Response(answer, cookies=[client.new_cookie] if client.new_cookie else [])
