"""The page: built beforehand, read once at the start, and sent as it is, in the best coding that a browser takes.

Nothing is looked up on the disk when somebody asks, so no address leads out of the folder.
"""

import re
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path, PurePath
from typing import NamedTuple

from litestar import HttpMethod, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response.base import ASGIResponse

from lettrine.server.http.handlers import HttpRequest
from lettrine.server.language import language_of
from lettrine.texts import text

FOLDER = Path(__file__).parents[2] / "page"
INDEX = "index.html"
ASSETS = "assets/"
PLACES = (
    "/",
    "/new/{game:str}",
    "/t/{table:str}",
    "/t/{table:str}/{rest:path}",
    "/c/{code:str}",
    "/practice",
    "/practice/{rest:path}",
    "/help",
    "/help/{rest:path}",
    "/ratings",
)
"""Where in the page somebody can be: a link or a reload leads to the page, which then shows the place."""

CODINGS = {"br": ".br", "gzip": ".gz"}
"""What a file may be packed with and what its name then ends in, the smallest first."""
IDENTITY = "identity"

UTF_8 = "; charset=utf-8"
KINDS = {
    ".css": f"text/css{UTF_8}",
    ".html": f"text/html{UTF_8}",
    ".ico": "image/x-icon",
    ".js": f"text/javascript{UTF_8}",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": f"text/plain{UTF_8}",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Content types, by the end of a name; what a machine happens to know of types is not to matter."""

FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""
ASK_AGAIN = "no-cache"
GUARDED = {
    # 'self' is this host's sockets, too. Nothing stands inline: neither scripts nor styles are let in from there.
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the address of a table is the key to it
}


class Form(NamedTuple):
    """A file in one coding, with what is told about it."""

    body: bytes
    headers: dict[str, str]


File = dict[str, Form]
"""By coding; every file is there as it is."""


def handlers() -> list[HTTPRouteHandler]:
    """What answers for the page: for the places in it, for the files beside it, and for its assets."""
    files = {path.relative_to(FOLDER).as_posix(): path for path in sorted(FOLDER.rglob("*")) if _is_plain(path)}
    index = _read(files[INDEX], ASK_AGAIN) if INDEX in files else None
    beside = {name: _read(path, ASK_AGAIN) for name, path in files.items() if "/" not in name and name != INDEX}
    hashed = {name.removeprefix(ASSETS): path for name, path in files.items() if name.startswith(ASSETS)}
    assets = {name: _read(path, FOR_EVER) for name, path in hashed.items()}

    def asset(request: HttpRequest, name: FromPath[str]) -> ASGIResponse:
        if name not in assets:
            raise NotFoundException
        return _sent(request, assets[name])

    own = [_sending([f"/{name}"], file) for name, file in beside.items()]
    return [_sending(PLACES, index), *own, _route(["/assets/{name:str}"], asset)]


def best(accepted: str, there: File) -> str:
    """The best coding that a browser takes of those there are; as it is, every browser takes a file."""
    parts = [part.partition(";") for part in accepted.lower().split(",")]
    taken = {name.strip() for name, _, quality in parts if not re.fullmatch(r"\s*q=0(\.0*)?\s*", quality)}
    return next((coding for coding in CODINGS if coding in taken and coding in there), IDENTITY)


def _is_plain(path: Path) -> bool:
    return path.is_file() and path.suffix not in CODINGS.values()


def _read(path: Path, cache: str) -> File:
    packed = {coding: path.with_name(path.name + ending) for coding, ending in CODINGS.items()}
    forms = {IDENTITY: path, **{coding: file for coding, file in packed.items() if file.is_file()}}
    return {coding: _form(path, file.read_bytes(), coding, cache) for coding, file in forms.items()}


def _form(path: PurePath, body: bytes, coding: str, cache: str) -> Form:
    headers = {
        "content-type": KINDS.get(path.suffix, "application/octet-stream"),
        "content-length": str(len(body)),
        "cache-control": cache,
        "etag": f'"{blake2b(body, digest_size=12).hexdigest()}"',
        "vary": "accept-encoding",
        **GUARDED,
    }
    return Form(body, headers if coding == IDENTITY else {**headers, "content-encoding": coding})


def _sending(places: Sequence[str], file: File | None) -> HTTPRouteHandler:
    def get(request: HttpRequest) -> ASGIResponse:
        return _not_built(request) if file is None else _sent(request, file)

    return _route(places, get)


def _route(places: Sequence[str], handler: Callable[..., ASGIResponse]) -> HTTPRouteHandler:
    methods = [HttpMethod.GET, HttpMethod.HEAD]
    return route(list(places), http_method=methods, include_in_schema=False, sync_to_thread=False)(handler)


def _sent(request: HttpRequest, file: File) -> ASGIResponse:
    body, headers = file[best(request.headers.get("accept-encoding", ""), file)]
    if _has_it(request.headers.get("if-none-match", ""), headers["etag"]):
        told = {name: value for name, value in headers.items() if name != "content-length"}
        return ASGIResponse(status_code=304, headers=told)
    if request.method == HttpMethod.HEAD:
        return ASGIResponse(headers=headers, is_head_response=True)
    return ASGIResponse(body=body, headers=headers)


def _has_it(known: str, tag: str) -> bool:
    """Whether a browser has a file already; a proxy may have marked the tag as weak."""
    return known.strip() == "*" or tag in [each.strip().removeprefix("W/") for each in known.split(",")]


def _not_built(request: HttpRequest) -> ASGIResponse:
    """Tells whoever runs the server what to do, in plain words."""
    told = text(language_of(request), "page_not_built").encode()
    headers = {"content-type": KINDS[".txt"], "cache-control": "no-store", **GUARDED}
    return ASGIResponse(body=b"" if request.method == HttpMethod.HEAD else told, headers=headers, status_code=503)
