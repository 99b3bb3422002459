"""The chain of digests over a record: each link's digest depends on the line and on all that came before it.

The digest of a link is SHA-256(digest of the link before ‖ salt ‖ line in canonical form). The first link is the header
and follows `START`. A salt is 32 random bytes that whoever writes the line draws; it is secret until the game is over,
for a digest without one would give a hidden word away to anybody with a dictionary. docs/chain.md has an example.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from decimal import Decimal
from hashlib import sha256
from json.encoder import encode_basestring
from math import isfinite
from types import NoneType
from typing import Any

SIZE = 32
"""Bytes of a digest, and of a salt."""
START = bytes(SIZE)
"""What stands for the digest before the first link."""
OUTSIDE = frozenset({"seats", "version", "digest", "chain"})
"""Fields of a header that are outside the chain, as are those whose names begin with `x_`: of the seats, only how many
there are is in it, so that a name can be forgotten; the others describe the file and not the game."""
_FREE = "x_"
_SALT = "salt"
_DERIVED = b"lettrine/mended"


def link(previous: bytes, salt: bytes, line: bytes) -> bytes:
    """The digest of a line that follows the digest `previous`."""
    if len(previous) != SIZE or len(salt) != SIZE:  # or what is digested could be read in two ways
        raise ValueError(f"a digest and a salt have {SIZE} bytes")
    return sha256(previous + salt + line).digest()


def header_line(header: Mapping[str, Any]) -> bytes:
    """What a header contributes: which game, by which rules, with what chance, and how many play, but not who."""
    game = {name: value for name, value in header.items() if name not in OUTSIDE and not name.startswith(_FREE)}
    return canonical({**game, "seats": len(header["seats"])})


def action_line(action: Mapping[str, Any]) -> bytes:
    """What a line with an action contributes: all of it but its salt."""
    return canonical({name: value for name, value in action.items() if name != _SALT})


def digests(header: Mapping[str, Any], actions: Iterable[Mapping[str, Any]]) -> list[bytes]:
    """The digest of each link of a record that has been published with its salts, the header's first."""
    chained = [link(START, bytes.fromhex(header["chain"][_SALT]), header_line(header))]
    for action in actions:
        chained.append(link(chained[-1], bytes.fromhex(action[_SALT]), action_line(action)))
    return chained


def derived_salt(secret: bytes, number: int) -> bytes:
    """The salt of a row that was written without one, from a secret of its table that was drawn later."""
    return sha256(_DERIVED + secret + number.to_bytes(8)).digest()


def canonical(value: Any) -> bytes:
    """A JSON value as RFC 8785 writes it, but for whole numbers, which are written in full whatever their size."""
    return _written(value).encode()


def _written(value: Any) -> str:
    return _WRITERS[type(value)](value)


def _written_object(value: dict[str, Any]) -> str:
    return "{" + ",".join([f"{encode_basestring(name)}:{_written(value[name])}" for name in _in_order(value)]) + "}"


def _written_list(value: Iterable[Any]) -> str:
    return "[" + ",".join(map(_written, value)) + "]"


def _in_order(names: Collection[str]) -> list[str]:
    """By UTF-16, as JavaScript sorts; names of ASCII alone have the same order anyway."""
    return sorted(names) if all(map(str.isascii, names)) else sorted(names, key=lambda name: name.encode("utf-16-be"))


def _written_number(number: float) -> str:
    """A fraction as ECMAScript writes it: the shortest digits that mean this number, with an exponent if it is far."""
    if not isfinite(number):
        raise ValueError("JSON has no such number")
    if number == 0:
        return "0"
    sign, figures, power = Decimal(repr(number)).normalize().as_tuple()
    digits = "".join(map(str, figures))
    point = len(digits) + int(power)
    return "-" * sign + _laid_out(digits, point)


def _laid_out(digits: str, point: int) -> str:
    """Digits with the decimal point behind so many of them."""
    if len(digits) <= point <= 21:
        return digits.ljust(point, "0")
    if 0 < point <= 21:
        return f"{digits[:point]}.{digits[point:]}"
    if -6 < point <= 0:
        return "0." + digits.rjust(len(digits) - point, "0")
    fraction = f".{digits[1:]}" if len(digits) > 1 else ""
    return f"{digits[0]}{fraction}e{point - 1:+d}"


_WRITERS: dict[type, Callable[[Any], str]] = {
    str: encode_basestring,
    bool: {True: "true", False: "false"}.__getitem__,
    NoneType: lambda _: "null",
    int: str,
    float: _written_number,
    dict: _written_object,
    list: _written_list,
    tuple: _written_list,
}
