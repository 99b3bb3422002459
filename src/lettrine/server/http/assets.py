"""The page: built beforehand, read once at the start, and sent in the best encoding that a browser accepts.

No request reads the disk, so no path leads out of the folder.
"""

import gzip
import re
from collections.abc import Awaitable, Callable, Sequence
from hashlib import blake2b
from pathlib import Path, PurePath
from typing import NamedTuple

from litestar import HttpMethod, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response.base import ASGIResponse

from lettrine.server.http.handlers import HttpRequest
from lettrine.server.http.preview import add_preview
from lettrine.server.language import language_of
from lettrine.texts import text

FOLDER = Path(__file__).parents[2] / "page"
INDEX = "index.html"
ASSETS = "assets/"
PAGE_PATHS = (
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
    "/me",
    "/me/{rest:path}",
    "/join",
    "/privacy",
    "/imprint",
)
"""The paths that the page itself handles: a link or a reload gets the page, which then shows the right part."""

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Content encodings and the suffixes of files that have them, the smallest first."""
IDENTITY = "identity"

UTF_8 = "; charset=utf-8"
CONTENT_TYPES = {
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
"""Content types by suffix, so that they do not depend on the machine."""

IMMUTABLE = "public, max-age=31536000, immutable"
"""For files whose names have a hash of their content."""
REVALIDATE = "no-cache"
SECURITY_HEADERS = {
    # 'self' includes this host's sockets. The page has no inline scripts or styles, so none are allowed.
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the address of a table gives access to it
}


class Variant(NamedTuple):
    """A file in one encoding, with its headers."""

    body: bytes
    headers: dict[str, str]


File = dict[str, Variant]
"""By encoding; every file has the `identity` variant."""


def handlers() -> list[HTTPRouteHandler]:
    """The routes of the page: its own paths, the files beside it, and its assets."""
    files = {path.relative_to(FOLDER).as_posix(): path for path in sorted(FOLDER.rglob("*")) if _is_plain(path)}
    index = files[INDEX].read_bytes() if INDEX in files else None
    beside = {name: _read(path, REVALIDATE) for name, path in files.items() if "/" not in name and name != INDEX}
    hashed = {name.removeprefix(ASSETS): path for name, path in files.items() if name.startswith(ASSETS)}
    assets = {name: _read(path, IMMUTABLE) for name, path in hashed.items()}

    async def asset(request: HttpRequest, name: FromPath[str]) -> ASGIResponse:
        if name not in assets:
            raise NotFoundException
        return _respond(request, assets[name])

    async def page(request: HttpRequest) -> ASGIResponse:
        return _not_built(request) if index is None else _respond(request, await _preview(request, index))

    own = [_file_route(f"/{name}", file) for name, file in beside.items()]
    return [_route(PAGE_PATHS, page), *own, _route(["/assets/{name:str}"], asset)]


def best_encoding(accepted: str, available: File) -> str:
    """The best available encoding that a browser accepts; `identity` is always accepted."""
    parts = [part.partition(";") for part in accepted.lower().split(",")]
    names = {name.strip() for name, _, quality in parts if not re.fullmatch(r"\s*q=0(\.0*)?\s*", quality)}
    return next((encoding for encoding in ENCODINGS if encoding in names and encoding in available), IDENTITY)


def _is_plain(path: Path) -> bool:
    return path.is_file() and path.suffix not in ENCODINGS.values()


def _read(path: Path, cache: str) -> File:
    compressed = {encoding: path.with_name(path.name + ending) for encoding, ending in ENCODINGS.items()}
    variants = {IDENTITY: path, **{encoding: file for encoding, file in compressed.items() if file.is_file()}}
    return {encoding: _variant(path, file.read_bytes(), encoding, cache) for encoding, file in variants.items()}


def _variant(path: PurePath, body: bytes, encoding: str, cache: str) -> Variant:
    headers = {
        "content-type": CONTENT_TYPES.get(path.suffix, "application/octet-stream"),
        "content-length": str(len(body)),
        "cache-control": cache,
        "etag": f'"{blake2b(body, digest_size=12).hexdigest()}"',
        "vary": "accept-encoding",
        **SECURITY_HEADERS,
    }
    return Variant(body, headers if encoding == IDENTITY else {**headers, "content-encoding": encoding})


async def _preview(request: HttpRequest, index: bytes) -> File:
    """The page with what its address says where it is posted: packed here, because it is not always the same."""
    page = await add_preview(request, index)
    bodies = {IDENTITY: page, "gzip": gzip.compress(page, mtime=0)}
    return {encoding: _variant(PurePath(INDEX), body, encoding, REVALIDATE) for encoding, body in bodies.items()}


def _file_route(path: str, file: File) -> HTTPRouteHandler:
    async def get(request: HttpRequest) -> ASGIResponse:
        return _respond(request, file)

    return _route([path], get)


def _route(paths: Sequence[str], handler: Callable[..., Awaitable[ASGIResponse]]) -> HTTPRouteHandler:
    return route(list(paths), http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)(handler)


def _respond(request: HttpRequest, file: File) -> ASGIResponse:
    body, headers = file[best_encoding(request.headers.get("accept-encoding", ""), file)]
    if _is_current(request.headers.get("if-none-match", ""), headers["etag"]):
        without_length = {name: value for name, value in headers.items() if name != "content-length"}
        return ASGIResponse(status_code=304, headers=without_length)
    if request.method == HttpMethod.HEAD:
        return ASGIResponse(headers=headers, is_head_response=True)
    return ASGIResponse(body=body, headers=headers)


def _is_current(known: str, tag: str) -> bool:
    """Whether the browser has this version of a file; a proxy may have marked the tag as weak."""
    return known.strip() == "*" or tag in [each.strip().removeprefix("W/") for each in known.split(",")]


def _not_built(request: HttpRequest) -> ASGIResponse:
    """Says what to do to whoever runs the server."""
    message = text(language_of(request), "page_not_built").encode()
    headers = {"content-type": CONTENT_TYPES[".txt"], "cache-control": "no-store", **SECURITY_HEADERS}
    return ASGIResponse(body=b"" if request.method == HttpMethod.HEAD else message, headers=headers, status_code=503)
