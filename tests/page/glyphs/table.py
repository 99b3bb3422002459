"""People at a table of Glyphs whose words are all known here, and what they do there."""

import re
import time

from playwright.sync_api import Locator, expect

from tests.page.common.company import seat
from tests.page.common.people import Person

WORDS = {"Ada": "HOUSE", "Ben": "MAGIC", "Cleo": "TIGER"}
PIECE = {"I": "a long bar", "i": "a short bar", "C": "a big arc", "u": "a small arc"}
WHO_IS_ON_TURN = re.compile("Offer a piece|Which piece for|Where is")
PATIENCE = 60.0


class Glyphs:
    """People at one table of Glyphs: by name."""

    def __init__(self, *people: Person, goal: int = 25, prelude: str = "none", form: bool = False) -> None:
        """With `form` they set the table up on the page and come by its link; else they sit there already."""
        self.people = {person.name: person for person in people}
        if form:
            self.path = self._set_up(goal, prelude)
        else:
            self.path = seat(people, "glyphs", goal=goal, prelude=prelude)
        if prelude == "none":
            self.hide()

    def _set_up(self, goal: int, prelude: str) -> str:
        first, *others = self.people.values()
        first.goes_to("/new/glyphs")
        first.page.get_by_label("Your name").fill(first.name)
        first.page.get_by_role("radio", name=str(len(self.people)), exact=True).check()
        first.page.get_by_text("House rules").click()
        first.page.get_by_label("Points needed before a find wins").fill(str(goal))
        first.page.get_by_role("combobox", name="Prelude").select_option(prelude)
        path = first.opens_it()
        for person in others:
            person.goes_to(path)
            person.sits_down()
        first.begins(*others)
        return path

    def hide(self) -> None:
        for person in self.people.values():
            person.hides(WORDS[person.name])

    def on_turn(self) -> Person:
        """Whoever is asked to offer a piece."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for person in self.people.values():
                if person.desk.get_by_role("heading", name=WHO_IS_ON_TURN).is_visible():
                    return person
            person.page.wait_for_timeout(10)
        raise AssertionError("it is nobody's turn")

    def turn_of(self, name: str) -> Person:
        """Let the others offer in vain until it is this one's turn."""
        while (person := self.on_turn()).name != name:
            whom = next(other for other in self.people if other != person.name)
            offer(person, whom, 1, "u")  # which none of these words has there
            expect(person.desk.get_by_role("heading", name=WHO_IS_ON_TURN)).not_to_be_visible()
        return person


def cell(person: Person, whom: str, number: int) -> Locator:
    return person.player(whom).get_by_role("button", name=f"{whom}’s cell {number}:")


def box(person: Person, piece: str) -> Locator:
    """A kind of piece in the box."""
    return person.page.get_by_role("button", name=f"Offer {PIECE[piece]}")


def offer(person: Person, whom: str, number: int, piece: str) -> None:
    """Tap a cell, unless it is chosen already, then a piece."""
    if cell(person, whom, number).get_attribute("aria-pressed") != "true":
        cell(person, whom, number).click()
    with person.acting():
        box(person, piece).click()


def sees_cell(person: Person, whom: str, number: int, told: str) -> None:
    """What is told of a cell; of one's own also its letter."""
    expect(person.player(whom).get_by_role("listitem").nth(number - 1)).to_contain_text(told)


def name_word(person: Person, whom: str, word: str) -> Locator:
    """Begin to name somebody's word: the dialog in which it stands."""
    person.button(f"Call the word in {whom}’s cells").click()
    dialog = person.page.get_by_role("dialog", name=f"What is {whom}’s word?")
    dialog.get_by_role("textbox").first.press_sequentially(word)
    return dialog


def place(person: Person, whom: str, number: int) -> Locator:
    """Take a loose piece of a cell in hand: the dialog in which that is done."""
    if cell(person, whom, number).get_attribute("aria-pressed") != "true":
        cell(person, whom, number).click()
    person.button("Position").click()
    return person.page.get_by_role("dialog", name="Where does it belong")
