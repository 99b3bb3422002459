"""A whole game without a mouse: nothing here clicks, taps or points."""

import re

from playwright.sync_api import expect

from tests.page.common.people import OPENING, Person
from tests.page.common.visits import Invite
from tests.page.engines.ears import Ears

OFTEN = "EAIRTONSLCUDPMHGBFYWKVXZJQ"
FOCUSED = """() => {
  const here = document.activeElement
  const said = here === document.body ? '' : here.ariaLabel ?? here.labels?.[0]?.innerText ?? here.innerText
  return said.replace(/\\s+/g, ' ')
}"""


def press(person: Person, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


def reach(person: Person, name: str, key: str = "Tab") -> None:
    """Go from control to control until this one is reached, once it is there to be seen."""
    shown = person.page.get_by_role("button", name=name).or_(person.page.get_by_role("link", name=name))
    expect(shown.first).to_be_visible()
    for _ in range(100):
        press(person, key)
        if str(person.page.evaluate(FOCUSED)).startswith(name):
            return
    raise AssertionError(f"{name} cannot be reached")


def nameable(person: Person) -> int | None:
    """The number of an opponent whose whole word may be named now: they are counted from the top."""
    others = person.page.get_by_role("region", name="Player ").all()
    buttons = [other.get_by_role("button", name="Call the word").is_visible() for other in others]
    return buttons.index(True) + 1 if True in buttons else None


def name_a_word(person: Person, number: int) -> None:
    """Open the question for the whole word with its key, think better of it, and then dare (S29)."""
    before = person.score("Guest")
    dialog = person.page.get_by_role("dialog")
    press(person, str(number), "!")
    expect(dialog).to_be_visible()
    press(person, "Escape")
    expect(dialog).not_to_be_visible()
    press(person, "!")
    boxes = dialog.get_by_role("textbox")
    expect(boxes.and_(person.page.locator(":focus"))).to_have_count(1)
    for box in boxes.all():
        if box.is_editable():
            press(person, "z")
    with person.acting():
        press(person, "Enter")
    person.sees_score("Guest", before - 50)


class Player:
    """Plays by keyboard until the game is over, and knows what they have done."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.done: set[str] = set()
        self._asked: set[tuple[str, str]] = set()

    def play_out(self) -> None:
        something = self.person.button("Draw a card").or_(self.person.button(OPENING))
        something = something.or_(self.person.page.get_by_role("group", name="Letters")).or_(self.person.after)
        while True:
            something.first.wait_for()
            if self.person.after.is_visible():
                return
            self._meet(self.person.duty())

    def _meet(self, duty: str | None) -> None:
        number = nameable(self.person)
        if duty == "ask" and number is not None and "name" not in self.done:
            name_a_word(self.person, number)
            self.done.add("name")
        elif duty == "ask":
            self._ask()
        elif duty == "draw":
            expect(self.person.button("Draw a card")).to_be_focused()
            self._enter()
        elif duty == "expose":
            reach(self.person, "Open space", "Shift+Tab")
            self._enter()
        if duty is not None:
            self.done.add(duty)

    def _enter(self) -> None:
        with self.person.acting():
            press(self.person, "Enter")

    def _ask(self) -> None:
        """Go on to the next opponent with the arrows, and ask for the next letter by typing it."""
        press(self.person, "ArrowDown")
        heading = self.person.desk.get_by_role("heading").inner_text()
        whom = re.sub("Ask (.*) for a letter.*", r"\1", heading)
        letter = next(letter for letter in OFTEN if (whom, letter) not in self._asked)
        self._asked.add((whom, letter))
        with self.person.acting():
            press(self.person, letter.lower())


def test_a_whole_game_is_played_by_keyboard_alone(invite: Invite):
    (ada,) = invite("Ada")
    ears = Ears(ada.page)
    ada.page.add_init_script("localStorage.setItem('lettrine-learned', 'sonde')")  # a first game has no cards
    ada.goes_to()
    ada.page.evaluate("localStorage.setItem('lettrine-learned', 'sonde')")  # a first game has no cards
    ada.page.reload()
    reach(ada, "Play now Sonde")
    press(ada, "Enter")
    expect(ada.page.get_by_role("textbox", name="Hide a word")).to_be_focused()
    ada.page.keyboard.type("mountaineer")
    with ada.acting():
        press(ada, "Enter")

    player = Player(ada)
    player.play_out()
    assert player.done == {"draw", "ask", "expose", "name"}
    assert ears.faults() == []

    reach(ada, "Replay")
    press(ada, "Enter")
    expect(ada.page.get_by_role("slider")).to_be_visible()
