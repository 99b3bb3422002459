"""People who have seats at a table already. How they get them on the page is seen where that is what is tested."""

from collections.abc import Sequence
from typing import Any

from tests.page.common.people import Person


def seat(people: Sequence[Person], game: str, edition: str = "standard", **options: Any) -> str:
    """The first has opened a table, the others have come to it, the game has begun, and all see it: its path."""
    first, *others = people
    rules = {"game": game, "edition": edition, "language": "en", "options": options}
    plan = {**rules, "seats": len(people), "rated": False}
    table = _post(first, "/api/tables", {"plan": plan, "name": first.name})["id"]
    for number, person in enumerate(others, 1):
        _post(person, f"/api/tables/{table}/seats/{number}", {"name": person.name})
    _post(first, f"/api/tables/{table}/start")
    for person in people:
        person.goes_to(f"/t/{table}")
    return f"/t/{table}"


def _post(person: Person, path: str, body: Any = None) -> Any:
    """Ask the server as their browser does, with the cookies that it keeps."""
    answer = person.context.request.post(person.url + path, data=body)
    assert answer.ok, answer.text()
    return answer.json()
