"""The OpenAPI document of the server, and answers held against it."""

from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema_rs

from tests.server.in_process import InProcess


async def document(app: InProcess) -> dict[str, Any]:
    return dict((await app.person().get("/schema/openapi.json")).json())


def operations(told: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, item in told["paths"].items():
        for method, operation in item.items():
            yield f"{method.upper()} {path}", operation


def described(told: dict[str, Any], operation: str, answer: httpx.Response) -> dict[str, Any]:
    """The schema of an answer's body; the answer is of the documented kind."""
    responses = dict(operations(told))[operation]["responses"]
    assert str(answer.status_code) in responses, (operation, answer.status_code, answer.text)
    content = responses[str(answer.status_code)]["content"]
    assert answer.headers["content-type"] in content
    return {**content[answer.headers["content-type"]]["schema"], "components": told["components"]}


async def conforms(app: InProcess, operation: str, answer: httpx.Response) -> None:
    """The answer has what is documented, and nothing else."""
    schema = described(await document(app), operation, answer)
    jsonschema_rs.validate({**schema, "unevaluatedProperties": False}, answer.json())
