"""Whether a request comes from a page of another site, which would act in the name of whoever has it open.

Browsers say so by two headers that no page can change. Who sends neither is no browser: a bot, a client, a script.
"""

from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.types import HTTPScope

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
"""Those that change nothing; all others are writes."""
OWN_SITES = ("same-origin", "none")
"""What `Sec-Fetch-Site` says of our own page, and of an address that somebody typed."""
DEFAULT_PORTS = {"http": ":80", "https": ":443"}
JSON = "application/json"


def is_cross_site(headers: Headers, host: str, secure: bool) -> bool:
    """Whether a page of another site sends this; `host` is ours, with its port, as the browser knows it.

    Where people come over HTTPS, our own page over plain HTTP is another site: whoever is on the way can write it.
    """
    if headers.get("sec-fetch-site", "none").lower() not in OWN_SITES:
        return True
    origin = headers.get("origin")
    return origin is not None and not _is_ours(origin, host, secure)


def is_same_origin(headers: Headers) -> bool:
    """Whether a browser says that our own page asks, of what is not cross-site: a typed address is no page."""
    return headers.get("sec-fetch-site", "same-origin" if "origin" in headers else "").lower() == "same-origin"


def own_host(headers: Headers, proxied: bool) -> str:
    """The host that the browser asked for; a proxy that is trusted may have had to write another one."""
    forwarded = headers.get("x-forwarded-host", "").partition(",")[0].strip() if proxied else ""
    return forwarded or headers.get("host", "")


def is_write(scope: HTTPScope) -> bool:
    """Whether a request may change something."""
    return scope["method"] not in SAFE_METHODS


def is_json_or_empty(headers: Headers) -> bool:
    """Whether a body, if there is one, says that it is JSON: a form of another site cannot say that."""
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    return not has_body or headers.get("content-type", "").partition(";")[0].strip().lower() == JSON


def _is_ours(origin: str, host: str, secure: bool) -> bool:
    """Whether an origin, such as `https://house:8000`, is our host; `null` is nobody's."""
    try:
        scheme, netloc, *_ = urlsplit(origin.lower())
    except ValueError:
        return False
    if scheme not in (("https",) if secure else DEFAULT_PORTS):
        return False
    port = DEFAULT_PORTS[scheme]
    return bool(netloc) and netloc.removesuffix(port) == host.lower().removesuffix(port)
