"""People in two teams at a table of Tug, and what they do there: every other one who comes belongs to the first."""

import re
import time

from playwright.sync_api import Locator, expect

from tests.page.common.company import seat as seat_people
from tests.page.common.people import Person

TEAMS = ("Upper case", "Lower case")
PATIENCE = 60.0
MISSPELT, WORD = "BRRDZH", "MOUNTAIN"
WINNING = "SSSTTTNNNRRRLLLDDD"
"""Three steps for each of six letters: nobody can tell it from a word until it is challenged (T13)."""


class Tug:
    """People at one table of Tug, in the order of their seats."""

    def __init__(self, *people: Person) -> None:
        self.people = list(people)

    def gather(self, **numbers: int) -> "Tug":
        """The first opens the table, with these house rules, and the others come by its link; then the game begins."""
        first, *others = self.people
        first.goes_to("/new/tug")
        first.page.get_by_label("Your name").fill(first.name)
        first.page.get_by_role("radio", name=str(len(self.people)), exact=True).check()
        if numbers:
            first.page.get_by_text("House rules").click()
        for option, number in numbers.items():
            first.page.get_by_role("spinbutton", name=option.replace("_", " ")).fill(str(number))
        path = first.opens_it()
        for person in others:
            person.goes_to(path)
            person.sits_down()
        first.begins(*others)
        return self

    def sit(self) -> "Tug":
        """They sit at a table already, and the game begins."""
        seat_people(self.people, "tug")
        return self

    def team(self, number: int) -> list[Person]:
        return self.people[number::2]

    def drawer(self) -> tuple[Person, int]:
        """Whoever is to draw a card, and of which team they are."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for seat, person in enumerate(self.people):
                if draw(person).is_visible():
                    return person, seat % 2
            self.people[0].page.wait_for_timeout(20)
        raise AssertionError("nobody is to draw a card")

    def turned(self) -> tuple[Person, int]:
        """A card is drawn and the glass turned: the captain who spells, and their team."""
        captain, team = self.drawer()
        with captain.acting():
            draw(captain).click()
        other = self.team(1 - team)[-1]
        with other.acting():
            other.button("Turn the glass").click()
        expect(keys(captain)).to_be_visible()
        return captain, team

    def give(self, word: str) -> int:
        """A team gives this word; no matter whether it fits."""
        captain, team = self.turned()
        spell(captain, word)
        return team

    def give_plainly(self, word: str) -> int:
        """The same for a category that a dictionary can judge: proper names and other languages are in none (T10)."""
        for filler in ("A", "E", "I", "O", "U"):
            captain, team = self.turned()
            category = captain.view()["category"]
            if category.get("proper", "no") == "no" and not category.get("foreign"):
                spell(captain, word)
                return team
            spell(captain, filler)
        raise AssertionError("there is no such category")


def draw(person: Person) -> Locator:
    """The button for the next card; where a word may be challenged, it lets that stand."""
    return person.button("Draw a card").or_(person.button("Let it stand: draw a card"))


def keys(person: Person) -> Locator:
    return person.page.get_by_role("group", name="Letters")


def spell(captain: Person, word: str) -> None:
    """Just type it, without waiting for anything; Enter says done."""
    captain.page.keyboard.type(word)
    captain.page.keyboard.press("Enter")
    expect(keys(captain)).not_to_be_visible()


def tile(person: Person, letter: str) -> Locator:
    return (
        person.page.get_by_role("list", name="The letters on their lanes")
        .get_by_role("listitem")
        .filter(has_text=f"{letter}:")
    )


def sees_tile(person: Person, letter: str, where: str) -> None:
    expect(tile(person, letter)).to_contain_text(f"{letter}: {where}")


def score(person: Person, team: int) -> Locator:
    return person.page.get_by_role("region", name=TEAMS[team], exact=True).get_by_role("img")


def check_a_wrong_word(tug: Tug) -> None:
    """T10: its letters go back, and its turn is lost."""
    team = tug.give_plainly(MISSPELT)
    for person in tug.people:
        sees_tile(person, "R", f"2 steps towards {TEAMS[team]}")
    tug.team(1 - team)[-1].button(re.compile("Check the spelling")).click()
    for person in tug.people:
        person.is_told(f"{MISSPELT} is in no dictionary")
        sees_tile(person, "R", "in the middle")
    assert tug.drawer()[1] == 1 - team


def check_a_right_word(tug: Tug) -> None:
    """T10: it stands, and the challengers miss their turn."""
    team = tug.give_plainly(WORD)
    tug.team(1 - team)[0].button(re.compile("Check the spelling")).click()
    for person in tug.people:
        person.is_told(f"{WORD} is right: the dictionary has “mountain”")
        sees_tile(person, "N", f"2 steps towards {TEAMS[team]}")
    assert tug.drawer()[1] == team


def win(tug: Tug) -> int:
    """T12: six letters, once the others let the word stand."""
    team = tug.give(WINNING)
    told = tug.team(team)[0].desk.get_by_role("heading", name=f"{WINNING} wins, unless it is challenged")
    expect(told).to_be_visible()
    tug.team(1 - team)[0].button("Accept the word").click()
    return team
