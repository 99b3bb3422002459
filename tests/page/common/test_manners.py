"""Blocking and reporting somebody on the page, taking a block back, being banned, and what /privacy says."""

import sqlite3
import time

from playwright.sync_api import Locator, expect

from tests.page.common.people import Person
from tests.page.common.talk import Talk
from tests.page.common.visits import Invite
from tests.server.server_process import Server


def menu(person: Person, name: str) -> Locator:
    """The dialog about somebody, opened from their row."""
    person.page.get_by_role("button", name=f"Block or report {name}", exact=True).click()
    return person.page.get_by_role("dialog", name=name)


def sit(ada: Person, *others: Person) -> str:
    path = ada.opens_a_table(seats=4)
    for other in others:
        other.goes_to(path)
        other.page.get_by_label("Your name").fill(other.name)
        other.button("Sit here").first.click()
        expect(other.page.get_by_text(f"{other.name} (you)")).to_be_visible()
    return path


def test_somebody_is_blocked_from_their_row_and_taken_back_on_the_list(invite: Invite):
    ada, ben = invite("Ada", "Ben")
    sit(ada, ben)
    dialog = menu(ben, "Ada")
    expect(dialog.get_by_role("button")).to_have_text(["Block Ada", "Report Ada", "Never mind"])
    dialog.get_by_role("button", name="Never mind").click()
    expect(ada.button("Block or report Ben")).to_have_count(0)  # one menu a row
    ada.button("What you can do about Ben").click()
    ada.button("Block Ben").click()
    dialog = ada.page.get_by_role("dialog", name="Block Ben")
    expect(dialog).to_contain_text("Ben will not find out.")
    dialog.get_by_role("button", name="Block", exact=True).click()
    expect(ada.page.get_by_role("status").filter(has_text="Ben is blocked.")).to_be_visible()
    ada.page.get_by_role("dialog").last.get_by_role("button", name="Close").click()
    expect(ada.button("Unblock Ben")).to_be_visible()
    ada.button("Close").click()
    expect(ada.page.get_by_text("Ben is here: you have blocked them.")).to_be_visible()
    expect(ben.page.get_by_text("blocked")).to_have_count(0)
    talk = Talk(ben)
    talk.say("Can you hear me?")
    heard = Talk(ada)
    expect(heard.dialog.get_by_text("Can you hear me?")).to_have_count(0)
    heard.close()
    ada.goes_to("/me/blocks")
    ada.button("Unblock Ben").click()
    expect(ada.page.get_by_text("You have not blocked anybody.")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="People you have blocked")).to_be_focused()


def test_somebody_is_reported_from_the_chat_by_keyboard(invite: Invite, server: Server):
    ada, ben = invite("Ada", "Ben")
    sit(ada, ben)
    Talk(ben).say("You fool")
    talk = Talk(ada)
    talk.dialog.get_by_text("Mute someone").click()
    talk.dialog.get_by_role("button", name="Block or report Ben").focus()
    ada.page.keyboard.press("Enter")
    ada.button("Report Ben").press("Enter")
    dialog = ada.page.get_by_role("dialog", name="Report Ben")
    dialog.get_by_role("combobox", name="What is wrong?").select_option("Something else")
    dialog.get_by_role("textbox", name="What should the operator know?").fill("He called me a fool")
    dialog.get_by_role("button", name="Send the report").press("Enter")
    expect(ada.page.get_by_role("status").filter(has_text="Your report has been sent.")).to_contain_text("180 days")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog", name="Ben", exact=True)).to_have_count(0)


def test_who_is_banned_is_told_why_and_until_when(invite: Invite, server: Server):
    ada, ben = invite("Ada", "Ben")
    path = sit(ada, ben)
    file = server.store.removeprefix("sqlite:///")
    with sqlite3.connect(file) as db:
        ((person,),) = db.execute(
            "SELECT person FROM seats WHERE table_id = ? AND seat = 1", (path.rsplit("/", 1)[1],)
        ).fetchall()
        until = int((time.time() + 9 * 24 * 3600) * 1000)
        db.execute("INSERT INTO bans VALUES (?, 1, ?, 'Insults at two tables')", (person, until))
        db.execute("UPDATE manners_version SET version = version + 1")
    expect(ben.page.get_by_role("heading", name="You cannot take part")).to_be_visible()
    expect(ben.page.get_by_text("Insults at two tables")).to_be_visible()
    expect(ben.page.get_by_role("status").filter(has_text="excluded you until")).to_be_visible()


def test_privacy_says_what_is_kept_for_how_long(invite: Invite):
    (guest,) = invite("Guest")
    guest.goes_to("/privacy")
    expect(guest.page.get_by_role("heading", name="What is kept for how long")).to_be_visible()
    expect(guest.page.get_by_text("Tables that never begin: 30 days")).to_be_visible()
    expect(guest.page.get_by_text("Whom you have blocked: until you remove them")).to_be_visible()
