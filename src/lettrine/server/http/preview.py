"""What a link to the page shows where it is posted: Open Graph tags, in the page's own head.

A link to a table says which game it invites to. Nothing else of the table is told: no name, no word, no score.
"""

from html import escape

from lettrine.core.game import Refusal
from lettrine.play.table import Table
from lettrine.server.admission import HOST
from lettrine.server.hosts import host_name
from lettrine.server.http.handlers import HttpRequest, address_of, service_of
from lettrine.server.language import language_of
from lettrine.server.service import Service
from lettrine.store.errors import StoreError
from lettrine.texts import interface_language, text
from lettrine.words.cache import NotCompiled

IMAGE = "preview.png"
IMAGE_SIZE = (1200, 630)
HEAD_END = b"</head>"


async def add_preview(request: HttpRequest, page: bytes) -> bytes:
    """The page with the tags of this request's address in its head."""
    tags = "".join(
        f'<meta property="og:{name}" content="{escape(value)}">'
        for name, value in describe(request, await _invited_to(request)).items()
    )
    return page.replace(HEAD_END, tags.encode() + HEAD_END, 1)


def describe(request: HttpRequest, table: Table | None) -> dict[str, str]:
    """The tags by name. Whoever fetches a preview seldom has a language; the table's is its guests' then."""
    asked = "accept-language" in request.headers or "interface" in request.query_params
    language = language_of(request) if asked or table is None else interface_language(table.plan.language)
    title, about = "Lettrine", text(language, "preview-about")
    if table is not None:
        game = text(language, f"game-title-{table.plan.game}")
        title, about = text(language, "preview-invited", game=game), text(language, "preview-come")
    return {
        "type": "website",
        "site_name": "Lettrine",
        "locale": language,
        "title": title,
        "description": about,
        **_picture(request),
    }


def _picture(request: HttpRequest) -> dict[str, str]:
    """The tags of the picture. Only whole addresses are followed, and where the host is none there is no such one."""
    host: str = request.scope["state"][HOST]
    if host_name(host) is None:
        return {}
    scheme = "https" if service_of(request).is_secure(request.scope) else "http"
    width, height = map(str, IMAGE_SIZE)
    return {"image": f"{scheme}://{host}/{IMAGE}", "image:width": width, "image:height": height}


async def _invited_to(request: HttpRequest) -> Table | None:
    """The table that the address leads to. Without one, or while it cannot be found, the page is sent all the same."""
    try:
        return await _find(service_of(request), request)
    except (StoreError, NotCompiled):
        return None


async def _find(service: Service, request: HttpRequest) -> Table | None:
    """A code that is tried here is counted as one that is tried over the API."""
    params = request.path_params
    if "code" in params:
        found = await service.find_by_code(params["code"], address_of(request))
        return None if isinstance(found, Refusal) else found
    return await service.tables.table(params["table"]) if "table" in params else None
