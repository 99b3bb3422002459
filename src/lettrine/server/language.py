"""The language of a client."""

from typing import Any

from litestar.connection import ASGIConnection

from lettrine.languages import FALLBACK
from lettrine.texts import interface_language


def language_of(client: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that the URL names, else the browser's."""
    return interface_language(
        client.query_params.get("interface") or client.headers.get("accept-language", FALLBACK)[:2]
    )
