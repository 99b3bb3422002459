"""The networks that an address is counted by: whoever has an IPv6 connection has 2^64 addresses, and often 2^80."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple

HOME_FACTOR = 4
"""How much more than a single network a subscriber's (/56) may do, which is what most providers give to a home: so none
of the 256 in a site can use up what the others may."""
SITE_FACTOR = 16
"""How much more than a single network a whole site (/48) may do. One subscriber may have one; but a mobile carrier has
tens of thousands of strangers in it, so it is not counted as one."""
SIZES = ((64, 1), (56, HOME_FACTOR), (48, SITE_FACTOR))
"""The networks of an IPv6 address by their bits, with their factors, the narrowest first."""
TRANSLATED = IPv6Network("64:ff9b::/96")
"""IPv4 addresses as they look behind a translator: all of them would be one network."""


class Network(NamedTuple):
    """A network by name, and how many times the usual limit it has."""

    name: str
    factor: int


def networks_of(address: str) -> tuple[Network, ...]:
    """The networks to count an address by, the narrowest first; what is no address counts as itself."""
    try:
        parsed = _plain(ip_address(address))
    except ValueError:
        return (Network(address, 1),)
    if isinstance(parsed, IPv4Address):
        return (Network(str(parsed), 1),)
    number = int(parsed)
    return tuple(Network(f"{number >> 128 - bits:x}/{bits}", factor) for bits, factor in SIZES)


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return _plain(ip_address(address)).is_loopback
    except ValueError:
        return False


def _plain(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """An IPv4 address that is written as one of IPv6 counts as what it is."""
    if isinstance(address, IPv4Address):
        return address
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address
