"""Quick in the browser: pieces passed on, a race at two benches, a claim refused, a winner told to everybody."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.common.people import Person
from tests.page.common.visits import Invite

WORDS = {"Ada": "TEN", "Ben": "CAT"}
"""What each passes on to the other: KIWI is built of the pieces of TEN, ACT of those of CAT."""


def hides(person: Person, word: str) -> None:
    person.page.get_by_role("textbox", name="Hide a word of three letters").fill(word)
    with person.acting():
        person.button("Pass the pieces on").click()


def bench(person: Person) -> Locator:
    return person.page.get_by_role("group", name="Build any word out of all these pieces")


def builds(person: Person, word: str) -> None:
    """At a keyboard; the word can then be claimed with Enter."""
    expect(bench(person)).to_be_visible()
    person.page.keyboard.type(word)
    expect(person.button(f"Call {word.upper()}")).to_be_focused()


@pytest.fixture
def race(invite: Invite) -> tuple[Person, Person]:
    """Two people at one table of Quick who are both to hide a word."""
    ada, ben = invite("Ada", "Ben")
    ada.goes_to("/new/quick")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("radio", name="2", exact=True).check()
    path = ada.opens_it()
    ben.goes_to(path)
    ben.sits_down()
    ada.begins(ben)
    return ada, ben


def test_G16_the_first_to_build_any_word_wins_and_both_are_told(race: tuple[Person, Person]):
    ada, ben = race
    with ada.acting("refused"):
        ada.page.get_by_role("textbox", name="Hide a word of three letters").fill("xqz")
        ada.button("Pass the pieces on").click()
    ada.sees_alert("“XQZ” is not in the dictionary.")
    hides(ada, "TEN")
    expect(ada.page.get_by_text("The pieces of your word go to Ben.")).to_be_visible()
    hides(ben, "CAT")

    for person in race:
        expect(person.page.get_by_role("timer", name="Time since the race began")).to_have_text(
            re.compile(r"^\d+:\d\d$")
        )
    builds(ada, "tca")  # exactly the pieces, but no word
    with ada.acting("refused"):
        ada.page.keyboard.press("Enter")
    ada.sees_alert("“TCA” is not in the dictionary.")
    expect(bench(ada)).to_be_visible()
    ben.page.keyboard.type("kit")
    ben.page.keyboard.press("Enter")  # a word, but not of all the pieces
    expect(bench(ben)).to_contain_text(re.compile(r"\d pieces are left over"))
    assert not any("TEN" in frame for frame in ben.heard)

    for _ in "kit":
        ben.page.keyboard.press("Backspace")
    builds(ben, "kiwi")
    with ben.acting():
        ben.page.keyboard.press("Enter")
    for person, told in ((ada, "Ben wins with KIWI"), (ben, "You win with KIWI")):
        after = person.page.get_by_role("region", name=told)
        expect(after.get_by_role("img", name="KIWI")).to_be_visible()
        expect(after.get_by_role("listitem")).to_have_text([re.compile("TEN"), re.compile("CAT")])


def test_G16_when_everybody_gives_up_nobody_wins(race: tuple[Person, Person]):
    ada, ben = race
    for person in race:
        hides(person, WORDS[person.name])
    ada.button("Give up").click()
    ada.button("Never mind").click()
    ada.button("Give up").click()
    with ada.acting():
        ada.page.get_by_role("dialog", name="Give up this race?").get_by_role("button", name="Give up").click()
    expect(ada.page.get_by_role("heading", name="You have given up. The others are still building.")).to_be_visible()
    expect(ben.page.get_by_role("list", name="Who plays")).to_contain_text("Ada has given up")
    ada.page.keyboard.type("act")  # she may go on, but not claim
    expect(ada.page.get_by_text("Every piece is used.").first).to_be_attached()
    expect(ada.button("Call ACT")).not_to_be_visible()

    ben.button("Give up").click()
    with ben.acting():
        ben.page.get_by_role("dialog", name="Give up this race?").get_by_role("button", name="Give up").click()
    for person in race:
        after = person.page.get_by_role("region", name="Nobody has built a word")
        expect(after.get_by_role("listitem")).to_have_text([re.compile("TEN"), re.compile("CAT")])
    ben.link("Replay").click()
    ben.page.get_by_role("slider").fill("3")
    expect(ben.page.get_by_text("Gave up: Ada")).to_be_visible()


def test_a_reload_in_the_middle_of_a_race_keeps_pieces_and_time(race: tuple[Person, Person]):
    ada, ben = race
    for person in race:
        hides(person, WORDS[person.name])
    expect(ada.page.get_by_role("timer")).not_to_have_text("0:00")
    ada.page.reload()
    assert ada.page.get_by_role("timer").inner_text() != "0:00"
    builds(ada, "act")
    with ada.acting():
        ada.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("region", name="Ada wins with ACT")).to_be_visible()


def test_a_race_against_bots_begins_at_once(invite: Invite):
    (ada,) = invite("Ada")
    ada.goes_to()
    ada.button("Play now Quick").click()
    ada.button("Pick one for me").click()
    expect(ada.page.get_by_role("textbox", name="Hide a word of three letters")).not_to_have_value("")
    with ada.acting():
        ada.button("Pass the pieces on").click()
    won = ada.page.get_by_role("region", name="wins with")  # bots are given no time to be human here
    expect(bench(ada).or_(won)).to_be_visible()
