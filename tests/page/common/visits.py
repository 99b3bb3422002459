"""People who come to a server with browsers of their own, and who come back to what they have left."""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from tests.page.common.browser import PATIENCE
from tests.page.common.people import Person, Watch
from tests.server.server_process import Server

Invite = Callable[..., list[Person]]
"""Has people come, by their names: what the fixture `invite` is."""


@contextmanager
def visits(browser: Browser, server: Server) -> Iterator[Invite]:
    """Have people come; at the end they go, and nothing may have gone wrong in any of their browsers."""
    came: list[Person] = []
    before = len(server.complaints())

    def come(*names: str, url: str = server.url, **device: Any) -> list[Person]:
        people = [_person(name, url, device) for name in names]
        came.extend(people)
        return people

    def _person(name: str, url: str, device: dict[str, Any]) -> Person:
        context = browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **device})
        context.set_default_timeout(PATIENCE)
        return Person(context, url, name, Watch(context, url))

    try:
        yield come
    finally:
        for person in came:
            person.context.close()
    wrong = [complaint for person in came for complaint in person.watch.complaints()]
    assert wrong == [], wrong
    assert json.dumps(server.complaints()[before:]) == "[]"


class Left(NamedTuple):
    """A table that people have left: a game that is played once can be looked at by many tests."""

    path: str
    kept: dict[str, Any]
    """By name, what their browsers keep: cookies and storage."""

    @classmethod
    def by(cls, people: Iterable[Person], path: str) -> "Left":
        return cls(path, {person.name: person.context.storage_state() for person in people})

    def back(self, invite: Invite, *names: str) -> list[Person]:
        """Some of them come back to the table."""
        people = [person for name in names for person in invite(name, storage_state=self.kept[name])]
        for person in people:
            person.goes_to(self.path)
        return people
