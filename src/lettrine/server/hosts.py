"""The names by which a server is asked for.

A page of another site can have its own name lead to our address (DNS rebinding). To a browser we are its site then;
nothing but the name that was asked for tells the difference.
"""

import re
from ipaddress import ip_address
from typing import Literal

_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::([0-9]{1,5}))?", re.IGNORECASE | re.ASCII)
LAST_PORT = 65535


def host_name(host: str) -> str | None:
    """The name in a `Host` header, without its port, in the one form to compare; None if it is no host."""
    found = _HOST.fullmatch(host)
    if found is None or int(found[2] or 0) > LAST_PORT:
        return None
    name = found[1].lower().removesuffix(".")
    try:
        return str(ip_address(name.strip("[]")))
    except ValueError:
        return None if name.startswith("[") else name


def passkey_obstacle(host: str, secure: bool) -> Literal["address", "insecure"] | None:
    """Why browsers make no passkeys where people ask for this host: it is an address, or not HTTPS."""
    name = host_name(host)
    try:
        ip_address(name or "::")
    except ValueError:
        is_own = name == "localhost" or (name or "").endswith(".localhost")
        return None if secure or is_own else "insecure"
    return "address"


def is_local(name: str) -> bool:
    """Whether no stranger can have this name lead anywhere: an address, or a name that only local networks know."""
    try:
        ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(".localhost")
    return True


def read_hosts(text: str) -> tuple[str, ...]:
    """Names of hosts, without ports, separated by commas."""
    return tuple(_read_host(part.strip()) for part in text.split(",") if part.strip())


def _read_host(text: str) -> str:
    name = host_name(text)
    if name is None or re.search(r":[0-9]+$", text):
        raise ValueError(f"{text[:60]!r} is no name of a host, which has no port")
    return name
