"""Several people at one table whose words are all known here, so that a test can tell them what to do."""

import time
from collections.abc import Callable

from tests.page.common.company import seat
from tests.page.common.people import OPENING, Person

PATIENCE = 60.0
NOBODY_HAS = "XZ"
"""Letters that are in no word of these tests, to be asked for in vain."""
NOTHING = "nothing"


class Table:
    """People who sit down at one table: by name."""

    def __init__(self, *people: Person) -> None:
        self.people = {person.name: person for person in people}
        self.path = ""

    def __iter__(self):
        return iter(self.people.values())

    def gather(self, edition: str = "1976", **house_rules: str) -> None:
        """The first opens the table and the others come by its link; then the game begins."""
        first, *others = self
        self.path = first.opens_a_table(edition, len(self.people), **house_rules)
        for person in others:
            person.goes_to(self.path)
            person.sits_down()
        first.begins(*others)

    def sit(self, edition: str = "1976", cards: str = "off", **options: str) -> None:
        """They sit at a table already, and the game begins."""
        self.path = seat(list(self), "sonde", edition, cards=cards, **options)

    def hide(self, **words: str | tuple[str, str]) -> None:
        """Everybody hides a word, or with two trays two."""
        for name, hidden in words.items():
            for word in (hidden,) if isinstance(hidden, str) else hidden:
                self.people[name].hides(word)

    def whose(self) -> tuple[Person, str]:
        """Who has to do something now, and what, as the pages tell it; after the end it is nothing."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for person in self:
                duty = person.duty()
                if duty is not None:
                    return person, duty
                if person.after.is_visible():
                    return person, NOTHING
            next(iter(self)).page.wait_for_timeout(10)  # the pages go on meanwhile
        raise AssertionError("nobody has anything to do")

    def asker(self) -> Person:
        """Whoever is to ask next, once the card is drawn and obeyed."""
        while (whose := self.whose())[1] != "ask":
            self.meet(*whose)
        return whose[0]

    def meet(self, person: Person, duty: str) -> None:
        """Do what has to be done, in the simplest way that tells and changes least."""
        if duty == "draw":
            person.draws()
        elif duty == "expose":
            with person.acting():
                person.button(OPENING).click()
        elif duty == "ask":
            self.miss(person)
        elif duty == "answer":  # nobody has what is asked for here
            person.answers(False)
        else:
            raise AssertionError(f"{person.name} has to {duty}")

    def miss(self, person: Person, letter: str = NOBODY_HAS[0]) -> None:
        """Ask whoever is chosen for what nobody has, and so end the turn."""
        with person.acting():
            person.page.get_by_role("group", name="Letters").get_by_role("button", name=letter, exact=True).click()

    def turn_of(self, name: str) -> Person:
        """Let the others ask in vain until it is for this one to ask."""
        while (person := self.asker()).name != name:
            self.miss(person)
        return person

    def play_out(self, look: Callable[[], None] = lambda: None) -> None:
        """Ask in vain until the game is over, and have a look each time."""
        while (whose := self.whose())[1] != NOTHING:
            look()
            self.meet(*whose)
