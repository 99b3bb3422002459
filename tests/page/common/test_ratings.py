"""What people see of ratings: after a game, and on a page of their own."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.common.people import Person
from tests.page.common.visits import Invite
from tests.page.sonde.table import Table

CHANGED = "How this game changed the ratings"
PLAYED = {"Cards": "without cards"}


def played(table: Table, **rules: str) -> None:
    """Ada names all of Ben's words, and nobody finds hers."""
    table.gather(**{**PLAYED, **rules})
    words = {"Ada": ("CHOCOLATE", "BUTTERFLY"), "Ben": ("WONDERFUL", "ENVELOPES")}
    one_tray = "Trays for two players" in rules
    table.hide(**{name: each[0] if one_tray else each for name, each in words.items()})
    ada = table.turn_of("Ada")
    for word, side in zip(words["Ben"], ("",) if one_tray else ("Left", "Right"), strict=False):
        ada.names("Ben", word, side)
    table.play_out()


def row(person: Person, name: str, table: str = CHANGED) -> Locator:
    rows = person.page.get_by_role("table", name=table).get_by_role("row")
    return rows.filter(has=person.page.get_by_role("rowheader", name=name, exact=True))


def unfolds_ratings(person: Person) -> None:
    """Ratings are folded away at the end of a game."""
    expect(person.page.get_by_role("table", name=CHANGED)).to_be_hidden()
    person.page.get_by_text(CHANGED).first.click()


def figures(shown: Locator) -> list[tuple[int, int]]:
    """The number in each column, and what stands beside it."""
    expect(shown).to_be_visible()
    cells = [re.findall(r"[±+−]?\d+", cell) for cell in shown.get_by_role("cell").all_inner_texts()]
    return [(int(value), int(beside.replace("−", "-").lstrip("±"))) for value, beside in cells]


def test_after_a_game_everybody_sees_what_it_made_of_the_ratings(invite: Invite):
    table = Table(*invite("Ada", "Ben"))
    played(table)
    ada, ben = table
    for person in table:
        unfolds_ratings(person)
    won, lost = figures(row(ada, "You")), figures(row(ada, "Ben"))
    assert all(value == 1500 + change and change > 0 for value, change in won)
    assert all(value == 1500 + change and change < 0 for value, change in lost)
    assert (figures(row(ben, "Ada")), figures(row(ben, "You"))) == (won, lost)
    assert len(won) == 3
    expect(ada.after).to_contain_text("Your first rated game")

    ada.goes_to()
    ada.link("Ratings").click()
    expect(ada.page.get_by_role("heading", name="Ratings", exact=True)).to_be_visible()
    assert [value for value, _ in figures(row(ada, "You", "Sonde"))] == [value for value, _ in won]
    expect(ada.page.get_by_role("region", name="Sonde")).to_contain_text("You have one rated game.")
    expect(ada.page.get_by_role("region", name="Tug")).to_contain_text("Play one game to the end")
    assert "Ben" not in ada.whole_page()


def test_a_stranger_sees_no_rating_of_their_own(invite: Invite):
    (guest,) = invite("Guest")
    guest.goes_to("/ratings")
    expect(guest.page.get_by_role("region", name="Quick")).to_be_visible()
    expect(guest.page.get_by_role("rowheader", name="You")).to_have_count(0)
    expect(guest.page.get_by_text("There is no list of people.")).to_be_visible()


def test_S32_the_ratings_come_by_themselves_when_the_scores_are_accepted(invite: Invite):
    table = Table(*invite("Ada", "Ben"))
    played(table, Spelling="on trust, checked on demand")
    for person in table:
        expect(person.button("Share")).to_be_visible()
        expect(person.page.get_by_text(CHANGED)).to_have_count(0)
    for person in table:
        with person.acting():
            person.button("Accept the scores").click()
    for person in table:
        unfolds_ratings(person)
        expect(row(person, "You")).to_be_visible()


def test_S39_a_table_that_changed_the_sheet_is_told_nothing_of_ratings(invite: Invite):
    table = Table(*invite("Ada", "Ben"))
    played(table, **{"Trays for two players": "one each"})
    for person in table:
        expect(person.button("Share")).to_be_visible()
        expect(person.page.get_by_text(CHANGED)).to_have_count(0)


@pytest.mark.parametrize(("locale", "heading"), [("fr", "Classement"), ("de", "Wertung")])
def test_it_is_told_in_every_language(invite: Invite, locale: str, heading: str):
    (guest,) = invite("Guest", locale=locale)
    guest.goes_to()
    guest.link(heading).click()
    expect(guest.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    expect(guest.page.locator("main")).to_contain_text("1500")
    expect(guest.page).to_have_title(f"{heading} – Lettrine")
