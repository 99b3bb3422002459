"""Being able to follow: the log of the turn or of the game, and what concerned me last."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.common.people import Person
from tests.page.common.visits import Invite
from tests.page.sonde.table import Table

WORDS = {"Ada": "CHOCOLATE", "Ben": "MOUNTAIN", "Cleo": "BUTTERFLY"}


UPRIGHT, LARGE = {"width": 390, "height": 844}, {"width": 1440, "height": 900}


def opens_log(person: Person) -> Locator:
    person.button("Log").click()
    return person.page.get_by_role("dialog", name="What has happened")


def closes(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


@pytest.fixture
def table(invite: Invite) -> Table:
    return Table(*invite(*WORDS, viewport=UPRIGHT))


def test_S18_the_log_has_this_turn_and_nothing_of_the_ones_before(table: Table):
    table.sit()
    table.hide(**WORDS)
    ada = table.turn_of("Ada")
    ada.asks("Ben", "U")
    table.people["Ben"].opens(3)
    cleo = table.people["Cleo"]
    log = opens_log(cleo)
    expect(log.get_by_role("listitem").filter(has_text=re.compile("Ada asks Ben for U"))).to_have_count(1)
    expect(log).to_contain_text("nobody keeps notes")
    ada.asks("Ben", "Q")
    expect(log).not_to_contain_text("for U")
    expect(log).not_to_contain_text("for Q")
    closes(cleo)
    expect(cleo.button("Log")).to_be_focused()


def test_S18_a_log_beside_the_board_has_nothing_of_the_turns_before_either(invite: Invite):
    table = Table(*invite(*WORDS, viewport=LARGE))
    table.sit()
    table.hide(**WORDS)
    ada = table.turn_of("Ada")
    ada.asks("Ben", "U")
    table.people["Ben"].opens(3)
    log = table.people["Cleo"].page.get_by_role("group", name="What has happened")
    expect(log.get_by_role("listitem").filter(has_text=re.compile("Ada asks Ben for U"))).to_have_count(1)
    ada.asks("Ben", "Q")
    expect(log).not_to_contain_text("for U")
    expect(log).not_to_contain_text("for Q")


def test_S18_where_the_table_keeps_notes_the_log_has_the_whole_game_also_after_a_reload(table: Table):
    table.sit(memory="notes")
    table.hide(**WORDS)
    ada = table.turn_of("Ada")
    ada.asks("Ben", "Q")
    table.miss(table.asker(), "J")
    for person in table:
        person.page.keyboard.press("?")
        log = person.page.get_by_role("dialog", name="What has happened")
        expect(log.get_by_role("listitem").filter(has_text=re.compile("for [QJ]\\."))).to_have_count(2)
        person.page.reload()
        log = opens_log(person)
        expect(log.get_by_role("listitem").filter(has_text=re.compile("for [QJ]\\."))).to_have_count(2)
        closes(person)


def test_the_answer_to_my_question_stays_until_my_next_move(table: Table):
    table.sit(memory="notes")
    table.hide(**WORDS)
    ada = table.turn_of("Ada")
    ada.asks("Ben", "Q")
    mine = re.compile(r"You ask Ben for Q\.\s*No")
    for letter in ("J", "V"):
        table.miss(table.asker(), letter)
        ada.is_told(mine)
    assert table.asker() is ada
    ada.is_told(mine)
    ada.asks("Ben", "W")
    expect(ada.desk).not_to_contain_text("for Q.")
    ada.is_told("You ask Ben for W.")
