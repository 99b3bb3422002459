"""S18: nobody may keep a list of the letters called, and neither may the page, the browser or the socket."""

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.common.people import Person
from tests.page.common.visits import Invite
from tests.page.sonde.table import Table

WORDS = {"Ada": "CHOCOLATE", "Ben": "MOUNTAIN", "Cleo": "BUTTERFLY"}
IN_VAIN = ("Q", "J", "V")
"""In none of these words, nor anywhere else by itself but on the keys of whoever asks."""
PATIENCE = 60.0
SECONDS = 5
"""That long nobody is heard who has said something."""
TALK_OF_QUESTIONS = re.compile(r"\bask(s|ed)?\b.* for [A-Z]\b|Asked in vain|No\.|Yes!|has found your", re.DOTALL)


def without_offers(message: Any) -> Any:
    """A message without what may be asked for next, where every letter stands."""
    if isinstance(message, dict):
        return {name: without_offers(value) for name, value in message.items() if name != "offers"}
    return [without_offers(each) for each in message] if isinstance(message, list) else message


def mentioned(letter: str, frames: list[str]) -> list[str]:
    """The frames that speak of this letter by itself."""
    return [frame for frame in frames if f'"{letter}"' in json.dumps(without_offers(json.loads(frame)))]


def stands_in(letter: str, text: str) -> bool:
    return re.search(rf"(?<![A-Za-z]){letter}(?![A-Za-z])", text) is not None


def table_id(person: Person) -> str:
    """The table's id, in which any letter may stand."""
    return person.page.url.rpartition("/")[2]


def without_names(person: Person) -> str:
    """All that is in the page but for the table's id and code and the names of files, in which any letter may stand."""
    page = person.whole_page().replace(person.page.title(), "").replace(table_id(person), "")
    return re.sub(r"/assets/[\w.-]+", "", page)


def hears_of(person: Person, letter: str) -> None:
    """Wait until the question has come through; to some it comes a moment later."""
    until = time.monotonic() + PATIENCE
    while not mentioned(letter, person.heard):
        assert time.monotonic() < until, f"{person.name} never heard of {letter}"
        person.page.wait_for_timeout(20)


def forgets(person: Person) -> None:
    """What was said last is not in the air any more."""
    person.page.clock.fast_forward(SECONDS * 1000)


def remembers_nothing_of(person: Person, letter: str, since: int) -> None:
    """Neither on the page of somebody who is not to ask, nor in what their browser keeps, nor in what it was sent."""
    forgets(person)
    expect(person.desk).not_to_contain_text(f"for {letter}.")
    assert not stands_in(letter, without_names(person))
    assert not TALK_OF_QUESTIONS.search(person.page.locator("body").inner_text())
    kept = person.kept()
    assert not stands_in(letter, json.dumps([kept["local"], kept["session"]]).replace(table_id(person), ""))
    assert kept["databases"] == []
    assert not [address for address in kept["caches"] if "/api/" in address or "/tables/" in address]
    assert not mentioned(letter, person.heard[since:])


@pytest.fixture
def table(invite: Invite) -> Table:
    """Three people, each of whom has hidden a word. Their browsers keep the page by now."""
    table = Table(*invite(*WORDS))
    for person in table:
        person.context.clock.install()
    table.sit()
    table.hide(**WORDS)
    for person in table:
        forgets(person)
        person.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    return table


def test_S18_once_a_turn_is_over_nothing_is_left_of_its_questions(table: Table):
    for letter in IN_VAIN:
        asker = table.asker()
        table.miss(asker, letter)
        following = table.asker()
        idle = [person for person in table if person is not following]
        for person in table:
            hears_of(person, letter)
        since = {person.name: len(person.heard) for person in table}
        for person in idle:
            remembers_nothing_of(person, letter, since[person.name])
        keys = following.page.get_by_role("group", name="Letters")
        asked, other = (keys.get_by_role("button", name=each, exact=True) for each in (letter, "W"))
        assert asked.evaluate("key => key.outerHTML") == other.evaluate("key => key.outerHTML").replace("W", letter)
    for person in table:
        since = len(person.heard)
        person.page.reload()
        person.tray(person.name).wait_for()
        for letter in IN_VAIN:
            assert not mentioned(letter, person.heard[since:])
            if person.duty() is None:
                remembers_nothing_of(person, letter, since)


def test_S18_the_questions_of_the_turn_in_progress_are_shown(table: Table):
    while (asker := table.asker()).name == "Ben":
        table.miss(asker)
    asker.asks("Ben", "U")
    for person in table:
        person.is_told(re.compile("ask.* for U"))
    table.people["Ben"].opens(3)
    asker.asks("Ben", "Q")
    for person in table:
        person.is_told("for Q.")  # when it is answered the turn is over, and yet it has to be heard
    for person in table:
        forgets(person)
        expect(person.desk).not_to_contain_text("for Q.")


def test_S18_where_the_table_keeps_notes_they_stay_in_sight(invite: Invite):
    table = Table(*invite(*WORDS))
    table.sit(memory="notes")
    table.hide(**WORDS)
    while (asker := table.asker()).name == "Ben":
        table.miss(asker)
    asker.asks("Ben", "Q")
    table.miss(table.asker())
    for person in table:
        person.page.reload()
        expect(person.player("Ben").get_by_label("Misses")).to_contain_text("Q")
