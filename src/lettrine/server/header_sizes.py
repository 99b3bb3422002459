"""How long a request's cookies and query may be: the framework keeps the latest thousand of each that it has parsed."""

from typing import Any

from lettrine.core.game import Refusal

MOST_COOKIES = 8192
"""Bytes. Browsers send the cookies of everything on the same host along with ours."""
MOST_QUERY = 2048
"""Bytes; ours are short."""


def cut_to_size(scope: Any) -> Refusal | None:
    """Remove cookies and a query that are too long, before anything reads them; why that is refused, if they are."""
    refusal = None
    if sum(len(value) for name, value in scope["headers"] if name == b"cookie") > MOST_COOKIES:
        scope["headers"] = [header for header in scope["headers"] if header[0] != b"cookie"]
        refusal = Refusal("cookies_too_long", {"most": MOST_COOKIES})
    if len(scope.get("query_string", b"")) > MOST_QUERY:
        scope["query_string"] = b""
        refusal = Refusal("query_too_long", {"most": MOST_QUERY})
    return refusal
