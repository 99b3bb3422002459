"""Talking at the table, not hearing somebody, and watching without a seat."""

import json

import pytest
from playwright.sync_api import expect

from tests.page.common.people import OPENING, Person
from tests.page.common.talk import Talk
from tests.page.common.visits import Invite
from tests.page.sonde.table import Table

WORDS = {"Ada": "CHOCOLATE", "Ben": "MOUNTAIN", "Cleo": "BUTTERFLY"}


@pytest.fixture
def table(invite: Invite) -> Table:
    table = Table(*invite(*WORDS))
    table.sit()
    table.hide(**WORDS)
    return table


def test_what_is_said_is_heard_until_somebody_does_not_want_to_hear_it(table: Table):
    ada, ben, cleo = map(Talk, table)
    ada.say("Good evening!")
    expect(ada.said("Good evening!")).to_contain_text("You")
    for talk in (ben, cleo):
        expect(talk.said("Good evening!")).to_contain_text("Ada")

    cleo.not_hear("Ada")
    expect(cleo.said("Good evening!")).not_to_be_visible()
    ada.say("Is Cleo asleep?")
    expect(ben.said("Is Cleo asleep?")).to_be_visible()
    ben.say("I do not know.")
    expect(cleo.said("I do not know.")).to_be_visible()
    assert not any("asleep" in frame for frame in cleo.person.heard)

    cleo.person.page.reload()
    cleo = Talk(cleo.person)
    expect(cleo.said("I do not know.")).to_be_visible()
    expect(cleo.said("asleep")).not_to_be_visible()
    cleo.not_hear("Ada", False)
    ada.say("Welcome back.")
    expect(cleo.said("Welcome back.")).to_be_visible()


def test_somebody_who_does_not_look_is_told_how_much_was_said(table: Table):
    ada, ben, _ = table
    talk = Talk(ada)
    talk.say("One")
    talk.say("Two")
    expect(ben.page.get_by_label("2 new messages")).to_be_visible()
    Talk(ben).close()
    expect(ben.page.get_by_label("new message")).not_to_be_visible()


def test_typing_to_somebody_asks_for_no_letters(table: Table):
    asker = table.asker()
    talk = Talk(asker)
    talk.say("x y z!")
    talk.close()
    assert table.asker() is asker


def sees_nothing_hidden(watcher: Person, closed: dict[str, str]) -> None:
    """Neither on the page nor by the socket: what is under a flap is nowhere."""
    texts = [watcher.whole_page(), json.dumps(watcher.kept()["local"]), *watcher.heard]
    for name, word in closed.items():
        assert not any(word.lower() in text.lower() for text in texts)
        for space in range(1, len(word) + 1):
            watcher.sees_hidden(name, space)
    assert not any('"secret"' in text or '"cells"' in text for text in texts)


def test_a_watcher_sees_nothing_that_is_hidden_and_can_talk_under_a_name(table: Table, invite: Invite):
    (wim,) = invite("Wim")
    wim.goes_to(table.path)
    expect(wim.page.get_by_text("You are watching.", exact=True)).to_be_visible()
    sees_nothing_hidden(wim, WORDS)
    while (asker := table.asker()).name == "Ben":
        table.miss(asker)
    asker.asks("Ben", "N")
    expect(wim.desk).to_contain_text("Ben is choosing a space")
    assert not any('"offers"' in frame for frame in wim.heard)
    table.people["Ben"].opens(8)
    wim.sees_letter("Ben", 8, "N")
    sees_nothing_hidden(wim, {name: word for name, word in WORDS.items() if name != "Ben"})
    calls = [f"Call the word on {name}’s tray" for name in ("Ada", "Ben")]
    for control in ("Draw a card", OPENING, *calls):
        expect(wim.button(control)).not_to_be_visible()
    expect(wim.page.get_by_role("group", name="Letters")).not_to_be_visible()

    talk, ada = Talk(wim), Talk(table.people["Ada"])
    talk.call_oneself("Wim")
    talk.say("Well played!")
    expect(ada.said("Well played!")).to_contain_text("Wim")
    ada.not_hear("Wim")
    expect(ada.said("Well played!")).not_to_be_visible()


def test_with_bots_alone_there_is_nobody_to_talk_to_until_somebody_watches(invite: Invite):
    ada, wim = invite("Ada", "Wim")
    ada.goes_to()
    ada.button("Play now Sonde").click()
    expect(ada.button("Hide it")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Chat")).not_to_be_visible()
    wim.page.goto(ada.page.url)
    expect(ada.page.get_by_role("button", name="Chat")).to_be_visible()
