"""The field that is wrong in what somebody sent, by the errors of those who read it."""

import re
from typing import Any

_PLACE = re.compile(r" - at `\$\.?([^`]*)`$")
_NAMED = re.compile(r"(?:required|unknown) field `([^`]+)`")


def unreadable_detail(error: str, field: str = "") -> dict[str, Any]:
    """What a refusal tells of an error: the reason, and the field that it names, as in `plan.seats` or `bots[0]`."""
    place = _PLACE.search(error)
    reason = error[: place.start()] if place else error
    named = _NAMED.search(reason)
    path = [part for part in (field or (place[1] if place else ""), named[1] if named else "") if part]
    return {**({"field": ".".join(path)[:80]} if path else {}), "reason": reason[:200]}
