"""What somebody does at a table of Solitaire."""

from playwright.sync_api import Locator, expect

from tests.page.common.people import Person


def set_up(person: Person, way: str) -> None:
    person.goes_to()
    person.link("Choose words Solitaire").click()
    person.page.get_by_role("radio", name=way).check()


def begins_with(person: Person, *words: str) -> None:
    """Type the words, and start."""
    types_words(person, *words)
    starts(person)


def types_words(person: Person, *words: str) -> None:
    set_up(person, "I type them")
    for number, word in enumerate(words, 1):
        person.page.get_by_role("textbox", name=f"Word {number}").fill(word)


def starts(person: Person) -> None:
    person.button("Start the game").click()
    person.page.wait_for_url("**/t/*")


def group(person: Person, number: int) -> Locator:
    return person.page.get_by_role("region", name=f"Group {number}:")


def forms(person: Person, word: str, answer: str = "done") -> None:
    """Build a word at the bench of the group that is in turn, and hand it in, all by keyboard."""
    person.page.keyboard.type(word.lower())
    expect(person.button(f"My word: {word}")).to_be_focused()
    with person.acting(answer):
        person.page.keyboard.press("Enter")


def stops(person: Person) -> None:
    person.button("Stop here").click()
    with person.acting():
        person.page.get_by_role("dialog", name="End the run").get_by_role("button", name="Stop here").click()


def sees_groups(person: Person, *words: str) -> None:
    for number, word in enumerate(words, 1):
        expect(person.page.get_by_role("region", name=f"Group {number}: {word}", exact=True)).to_be_visible()
