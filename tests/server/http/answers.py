"""What every answer over HTTP is held against."""

from typing import Any

import httpx


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    told = answer.json()
    assert (answer.status_code, told["type"], told["code"]) == (status, "refused", code), answer.text
    assert told["message"]
    return dict(told)
