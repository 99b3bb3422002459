"""What people do with the analysis of a game that is over, whatever the game."""

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.page.common.people import Person


def looks_into_it(person: Person) -> None:
    person.link("Review").click()
    expect(person.page.get_by_role("heading", name="Game review")).to_be_visible()
    expect(person.page.get_by_role("region", name="The verdict")).to_be_visible()


def step_of(person: Person) -> int:
    """The step that the address names."""
    return int(urlsplit(person.page.url).path.rsplit("/", 1)[1])


def marked_alike(person: Person, charts: int) -> bool:
    """Whether so many charts have their mark at the same place."""
    marks = person.page.locator("figure svg .now").evaluate_all("lines => lines.map((line) => line.x1.baseVal.value)")
    return len(marks) == charts and len(set(marks)) == 1
