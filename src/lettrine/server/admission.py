"""What stands before every route, so that none can forget it: who asks, how often, and from which site.

Its answer to a request of another site never sets a cookie, and what is about a table or refused is never cached.
"""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Message, Receive, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from lettrine.core.game import Refusal
from lettrine.server.downloads import is_download
from lettrine.server.hosts import host_name, is_local
from lettrine.server.identity import Known
from lettrine.server.language import language_of
from lettrine.server.manners import banned
from lettrine.server.networks import is_loopback
from lettrine.server.origin import is_cross_site, is_json_or_empty, is_same_origin, is_write, own_host
from lettrine.server.service import Service
from lettrine.store.errors import StoreError, StoreUnavailableError
from lettrine.texts import explain
from lettrine.wire import messages
from lettrine.words.cache import NotCompiled

WRONG_ORIGIN = 4403
TRY_AGAIN_LATER = 1013
"""Codes with which a socket is closed."""
OPERATOR = "operator"
"""Marks, in a scope's state, what comes from whoever runs the server: the metrics are shown to nobody else."""
OPERATOR_PORT = "operator-port"
"""Marks, in a scope's state, what comes in on the operator's own port."""
OPERATOR_PATHS = ("/metrics", "/health", "/ready")
"""All that is answered on the operator's own port."""
KEY = "key"
"""In a scope's state, the person who asks, or None: by the fingerprint of their first cookie. Routes know people by it
alone, so that there is one way in which cookies are read, and devices resolved to their people."""
DEVICE = "device"
"""In a scope's state, the fingerprint of the cookie itself, by which a person's devices are told apart; or None."""
HOST = "host"
"""In a scope's state, the host that the browser asked for: not yet known to be one, and perhaps not ours."""
FORWARDING = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""Headers by which a proxy shows itself."""
LOCAL_NAMES = re.compile(r"(localhost|127(\.\d+){3}|\[::1\])(:\d+)?", re.IGNORECASE)
"""The names of this machine. A proxy passes on the public name, or the browsers' sockets would be refused."""
TABLE_PATH = re.compile(r"/+(?:api/+)?tables/+([^/]+)")

_encode = msgspec.json.Encoder().encode


class Caller(NamedTuple):
    """Who asks, as far as can be known before anything is done."""

    address: str
    cross_site: bool
    key: str | None
    renewal: bytes | None
    """The header that sets somebody's old cookie anew: under its name over HTTPS, signed by today's secret."""
    away: StoreUnavailableError | None = None
    """Why it cannot be said who it is."""
    device: str | None = None
    """The fingerprint of a cookie that is nobody's."""


class Verdict(NamedTuple):
    """Why something is refused, and how."""

    refusal: Refusal
    status: int
    code: int = TRY_AGAIN_LATER


MOST_QUERY = 2048
"""Bytes of a query: the framework keeps the latest thousand that it has parsed, and ours are short."""
QUERY_TOO_LONG = Verdict(Refusal("query_too_long", {"most": MOST_QUERY}), 414)
TOO_FAST = Verdict(Refusal("too_fast"), 429)
TOO_BUSY = Verdict(Refusal("too_busy"), 503)
ANOTHER_SITE = Verdict(Refusal("another_site"), 403, WRONG_ORIGIN)
NOT_JSON = Verdict(Refusal("not_json"), 415)
WRONG_HOST = Verdict(Refusal("wrong_host"), 421, WRONG_ORIGIN)
NOT_HERE = Verdict(Refusal("unreadable", {"reason": "Not Found"}), 404)


class Admission:
    """Admits requests and sockets to the routes of a service, or refuses them."""

    def __init__(self, routes: ASGIApp, service: Service) -> None:
        self._routes, self._service = routes, service
        self._proxies = ProxyHeadersMiddleware(_nothing, list(service.settings.trust_proxy))

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Admit or refuse a request or a socket."""
        oversized = _cut_query(scope)
        caller = await self._examine(scope)
        answer = _guarded(scope, caller, send)
        verdict = await self._judge(scope, caller)
        if verdict is None and oversized:
            verdict = QUERY_TOO_LONG
        if verdict is None and is_download(scope["type"], scope["path"]):
            await self._admit_download(scope, receive, answer, caller)
        elif verdict is None:
            await self._routes(scope, receive, answer)
        elif scope["type"] == "websocket":
            self._service.metrics.record_disconnect(verdict.refusal.code)
            await answer({"type": "websocket.close", "code": verdict.code, "reason": verdict.refusal.code})
        else:
            await _refuse(scope, receive, answer, verdict)

    async def _admit_download(self, scope: Any, receive: Receive, send: Send, caller: Caller) -> None:
        """Counted until the whole answer is sent, or its reader has gone."""
        downloads = self._service.downloads
        if not downloads.enter(caller.address):
            await _refuse(scope, receive, send, TOO_BUSY)
            return
        try:
            await self._routes(scope, receive, send)
        finally:
            downloads.leave(caller.address)

    async def _examine(self, scope: Any) -> Caller:
        """Who asks. The scope is corrected by what trusted proxies say."""
        headers, peer = Headers.from_scope(scope), _address(scope)
        proxied = peer in self._proxies.trusted_hosts
        direct = not proxied and not any(name in headers for name in FORWARDING)
        local = direct and is_loopback(peer) and LOCAL_NAMES.fullmatch(headers.get("host", "")) is not None
        state = scope.setdefault("state", {})
        state[OPERATOR] = OPERATOR_PORT in state or local
        await self._proxies(scope, _nothing, _nothing)  # type: ignore[arg-type]  # nothing is called but `_nothing`
        state[HOST] = host = own_host(headers, proxied)
        cross_site = is_cross_site(headers, host, self._service.is_secure(scope))
        return await self._identify(scope, Caller(_address(scope), cross_site, None, None))

    async def _identify(self, scope: Any, caller: Caller) -> Caller:
        """The caller with their key, and with their old cookie as it should be if our own page asks."""
        known = self._service.identities.identify(scope["headers"], self._service.is_secure(scope))
        # Nobody else is to read them, least of all the framework, which would keep what it has parsed.
        scope["headers"] = [header for header in scope["headers"] if header[0] != b"cookie"]
        scope["state"] |= {KEY: None, DEVICE: None}
        if known is None or not _is_about_people(scope):
            return caller
        try:
            person = await self._service.people.directory.person(known.keys)
        except StoreUnavailableError as away:
            return caller._replace(away=away)
        if person is None:  # signed out: whoever acts gets a new cookie
            return caller._replace(device=known.key)
        scope["state"] |= {KEY: person, DEVICE: known.key}
        renews = not caller.cross_site and is_same_origin(Headers.from_scope(scope))
        return caller._replace(key=person, renewal=_renewal(known) if renews else None)

    def _answers_to(self, state: dict[str, Any]) -> bool:
        """Whether we have the name that was asked for. The operator's port is nobody's who can have any other."""
        name, own = host_name(state[HOST]), self._service.settings.hosts
        if OPERATOR_PORT in state:
            return name is not None and (name in own or is_local(name))
        return not own or name in own or state[OPERATOR]

    async def _judge(self, scope: Any, caller: Caller) -> Verdict | None:
        if not self._answers_to(scope["state"]):
            return WRONG_HOST
        if OPERATOR_PORT in scope["state"] and scope["path"].rstrip("/") not in OPERATOR_PATHS:
            return NOT_HERE
        if not await self._is_within_limits(scope, caller):
            return TOO_FAST
        if caller.away is not None:
            return Verdict(Refusal(caller.away.code), 503)
        is_socket = scope["type"] == "websocket"
        if caller.cross_site and (is_socket or is_write(scope)):
            return ANOTHER_SITE
        if not is_socket and is_write(scope) and not is_json_or_empty(Headers.from_scope(scope)):
            return NOT_JSON
        ban = self._service.manners.ban_of(caller.key or caller.device)
        if ban is not None and not is_socket and is_write(scope) and not (caller.key and _is_own(scope["path"])):
            return Verdict(banned(ban), 403)
        return None

    async def _is_within_limits(self, scope: Any, caller: Caller) -> bool:
        """Whether this network may ask once more; if not, whether it is somebody who has a seat at that very table."""
        service = self._service
        limiter = service.page_limiter
        if scope["type"] == "websocket":
            limiter = service.socket_limiter
        elif _is_api(scope):
            limiter = service.request_limiter
        return limiter.allow(caller.address) or await self._is_seated(scope["path"], caller)

    async def _is_seated(self, path: str, caller: Caller) -> bool:
        """Strangers behind the same NAT must not keep somebody from their game. Bounded as well: seats are free."""
        service, named = self._service, TABLE_PATH.match(path)
        if named is None or caller.key is None or not service.person_limiter.allow(caller.key):
            return False
        try:
            table = await service.tables.table(named[1])
        except (StoreError, NotCompiled):
            return False
        seated = table is not None and table.seat_of(caller.key) is not None
        return seated and service.seated_limiter.allow(caller.address)


def _cut_query(scope: Any) -> bool:
    """Remove a query that is too long, before anything reads it; whether it was."""
    oversized = len(scope.get("query_string", b"")) > MOST_QUERY
    if oversized:
        scope["query_string"] = b""
    return oversized


async def _nothing(*_: Any) -> None:
    """Stands behind the proxy headers, which only correct the scope."""


def _address(scope: Any) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _is_own(path: str) -> bool:
    """Whether a path is about whoever asks: also who is banned may have what is stored about them, or deleted."""
    return bool(re.match(r"/+api/+me(/|$)", path))


def _is_about_people(scope: Any) -> bool:
    """Whether it matters who asks: the files of the page are the same for everybody."""
    return scope["type"] == "websocket" or _is_api(scope)


def _renewal(known: Known) -> bytes | None:
    return None if known.renewed is None else known.renewed.to_header(header="").encode("latin-1")


def _is_api(scope: Any) -> bool:
    return bool(re.match(r"/+api(/|$)", scope["path"]))


def _guarded(scope: Any, caller: Caller, send: Send) -> Send:
    """Sends what a route sends, with the headers that every answer has to have or must not have."""

    async def send_guarded(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.accept"):
            message["headers"] = _headers(scope, caller, message)
        await send(message)

    return send_guarded


def _headers(scope: Any, caller: Caller, message: Any) -> list[tuple[bytes, bytes]]:
    headers = list(message.get("headers", ()))
    is_api = scope["type"] == "http" and _is_api(scope)
    if is_api or message.get("status", 200) >= 400:
        headers = [*_without(headers, b"cache-control"), (b"cache-control", b"no-store")]
    if caller.renewal is not None and (is_api or scope["type"] == "websocket"):
        headers.append((b"set-cookie", caller.renewal))
    return _without(headers, b"set-cookie") if caller.cross_site else headers


def _without(headers: Sequence[tuple[bytes, bytes]], name: bytes) -> list[tuple[bytes, bytes]]:
    return [header for header in headers if header[0].lower() != name]


async def _refuse(scope: Any, receive: Receive, send: Send, verdict: Verdict) -> None:
    refusal = verdict.refusal
    language = language_of(ASGIConnection[Any, Any, Any, Any](scope))
    sentence = explain(language, refusal.code, refusal.detail)
    body = _encode(messages.Refused(refusal.code, sentence, None, refusal.detail))
    response = ASGIResponse(body=body, status_code=verdict.status, is_head_response=scope["method"] == "HEAD")
    await response(scope, receive, send)
