"""The field that is wrong in what somebody sent, by the errors of those who read it."""

import re
from typing import Any

from lettrine.core.game import Refusal

_PLACE = re.compile(r" - at `\$\.?([^`]*)`$")
_NAMED = re.compile(r"(?:(?:required|unknown) field|the key) `([^`]+)`")
_HALF_PAIR = re.compile(rb"(?<!\\)(?:\\\\)*\\ud[89ab][0-9a-f]{2}(?!\\ud[c-f][0-9a-f]{2})", re.IGNORECASE)
TRUNCATED = "Input data was truncated"
"""What msgspec says of JSON that ends too early, and of a string that ends with half of a surrogate pair."""
HALF_PAIR = "half of a surrogate pair is no character"
NOT_UTF8 = "this is not UTF-8"
NAME_REFUSALS = ("bad_name", "name_taken", "offensive_name")
"""Those that are about the name that somebody has given."""
NOT_TEXT = "a message is sent as text, not as a binary frame"


def in_field(refusal: Refusal, field: str) -> Refusal:
    """A refusal that names the field of the request that is wrong."""
    return Refusal(refusal.code, {**refusal.detail, "field": field})


def about_name(refusal: Refusal) -> Refusal:
    """A refusal that names the field of a person's name, if it is about that."""
    return in_field(refusal, "name") if refusal.code in NAME_REFUSALS else refusal


def unreadable_detail(error: str, field: str = "", within: str = "") -> dict[str, Any]:
    """What a refusal tells of an error: the reason, and the field that it names, as in `plan.seats` or `bots[0]`.

    `within` is the field whose value was read by itself, such as an action.
    """
    place = _PLACE.search(error)
    reason = error[: place.start()] if place else error
    named = _NAMED.search(reason)
    path = [part for part in (within, field or (place[1] if place else ""), named[1] if named else "") if part]
    return {**({"field": ".".join(path)[:80]} if path else {}), "reason": reason[:200]}


def reason_of(error: str, data: bytes) -> str:
    """Why these bytes could not be decoded, if the error that says so is about the whole of them."""
    return HALF_PAIR if error == TRUNCATED and _HALF_PAIR.search(data) else error
