"""Reloads, second tabs, lost connections, servers that fall over: nothing is lost, every seat is kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.common.browser import served
from tests.page.common.people import Person
from tests.page.common.proxy import NOISE, Proxy, back, lost
from tests.page.common.visits import Invite
from tests.page.sonde.table import Table
from tests.server.server_process import Server

WORDS = {"Ada": "CHOCOLATE", "Ben": "MOUNTAIN", "Cleo": "BUTTERFLY"}


def begun(*people: Person) -> Table:
    """A game in which Ben has opened a space, and somebody is to ask."""
    table = Table(*people)
    table.sit()
    table.hide(**WORDS)
    while (asker := table.asker()).name == "Ben":
        table.miss(asker)
    asker.asks("Ben", "U")
    table.people["Ben"].opens(3)
    table.asker()
    return table


def is_as_it_was(person: Person, scores: list[int]) -> None:
    """The seat is theirs, their word lies before them, and what was found is still found."""
    person.sees_letter("Ben", 3, "U")
    for name, score in zip(WORDS, scores, strict=True):
        person.sees_score(name, score)
    if person.name != "Ben":
        person.sees_through(person.name, 1, WORDS[person.name][0])
        person.sees_hidden("Ben", 1)


def is_kept(person: Person) -> None:
    """The browser has all it needs to show the page without a network."""
    person.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")


def go_away(person: Person, proxy: Proxy) -> None:
    """Somebody's network goes."""
    is_kept(person)
    person.context.set_offline(True)
    proxy.cut()


def come_back(person: Person, proxy: Proxy) -> None:
    proxy.mend()
    person.context.set_offline(False)


def test_a_reload_keeps_the_seat_and_all_that_was_found(invite: Invite):
    table = begun(*invite(*WORDS))
    scores = [table.asker().score(name) for name in WORDS]
    for person in table:
        person.page.reload()
        is_as_it_was(person, scores)
    table.miss(table.asker())


def test_the_back_button_leads_to_the_first_page_and_the_game_is_offered_there(invite: Invite):
    table = begun(*invite(*WORDS))
    ada = table.people["Ada"]
    scores = [ada.score(name) for name in WORDS]
    ada.goes_to()
    expect(ada.page.get_by_role("heading", name="Continue where you left off")).to_be_visible()
    ada.page.get_by_role("link", name="Ben, Cleo").click()
    is_as_it_was(ada, scores)
    ada.page.go_back()
    expect(ada.button("Play now Sonde")).to_be_visible()


def test_a_table_can_be_put_away_for_good(invite: Invite):
    (ada,) = invite("Ada")
    path = ada.opens_a_table()
    ada.sees_own_seat()
    ada.goes_to()
    ada.button("Remove this game of Sonde 1976 from the list").click()
    heading = ada.page.get_by_role("heading", name="Continue where you left off")
    expect(heading).not_to_be_visible()
    assert path.removeprefix("/t/") not in str(ada.kept()["local"])


def test_two_tabs_of_one_person_do_no_harm(invite: Invite):
    table = begun(*invite(*WORDS))
    asker = table.asker()
    scores = [asker.score(name) for name in WORDS]
    tab = asker.another_tab()
    tab.goes_to(table.path)
    is_as_it_was(tab, scores)
    assert tab.duty() == "ask"
    table.miss(tab)
    expect(asker.desk.get_by_role("group", name="Letters")).not_to_be_visible()
    asker.page.close()
    for person in table:
        if person is not asker:
            expect(person.player(asker.name)).not_to_contain_text("away")
    table.people[asker.name] = tab
    table.miss(table.turn_of(asker.name))


def test_a_lost_connection_is_said_and_comes_back_by_itself_with_nothing_missed(invite: Invite, server: Server):
    proxy = Proxy(server.port)
    (ada,) = invite("Ada", url=proxy.url)
    ada.watch.expected += NOISE
    table = begun(ada, *invite("Ben", "Cleo"))
    asker = table.turn_of("Ada")
    go_away(ada, proxy)
    lost(ada)
    expect(table.people["Ben"].player("Ada")).to_contain_text("away")
    ada.page.get_by_role("group", name="Letters").get_by_role("button", name="X", exact=True).click()
    ada.sees_alert("There is no connection at the moment. Nothing is lost; try again in a moment.")
    table.people["Cleo"].names("Ben", WORDS["Ben"])

    come_back(ada, proxy)
    back(ada)
    for space, letter in enumerate(WORDS["Ben"], 1):
        ada.sees_letter("Ben", space, letter)
    assert table.asker() is asker
    table.miss(ada)
    proxy.cut()


def test_a_page_that_is_opened_without_a_network_waits_for_one(invite: Invite, server: Server):
    proxy = Proxy(server.port)
    (ada,) = invite("Ada", url=proxy.url)
    ada.watch.expected += NOISE
    ada.opens_a_table()
    go_away(ada, proxy)
    ada.page.reload()
    expect(ada.page.get_by_text("Connecting…")).to_be_visible()
    come_back(ada, proxy)
    ada.sees_own_seat()
    proxy.cut()


def test_what_somebody_is_typing_stays_when_others_come_and_go(invite: Invite):
    table = Table(*invite("Ada", "Ben"))
    table.sit()
    ada, ben = table
    word = ada.page.get_by_role("textbox", name="A word for your left tray")
    word.fill("CHOC")
    ben.page.close()
    expect(ada.page.get_by_text("Ben is away.")).to_be_visible()
    expect(word).to_have_value("CHOC")
    again = ben.another_tab()
    again.goes_to(table.path)
    expect(ada.page.get_by_text("Ben is away.")).not_to_be_visible()
    word.press_sequentially("OLATE")
    expect(word).to_have_value("CHOCOLATE")


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    running = served(tmp_path)
    running.start()
    yield running
    running.kill()


def test_a_server_that_is_killed_and_started_again_has_forgotten_nothing(invite: Invite, mortal: Server):
    people = invite(*WORDS, url=mortal.url)
    for person in people:
        person.watch.expected += NOISE
    table = begun(*people)
    scores = [people[0].score(name) for name in WORDS]
    asker = table.asker()
    for person in people:
        is_kept(person)
    mortal.kill()
    lost(*people)
    mortal.start()
    back(*people)
    for person in people:
        is_as_it_was(person, scores)
    assert table.asker() is asker
    table.miss(asker)
    assert table.asker() is not asker
    assert mortal.complaints() == []


def test_a_bot_plays_for_somebody_who_is_gone_until_they_take_their_seat_back(invite: Invite):
    table = begun(*invite(*WORDS))
    ada, ben, cleo = table
    path = table.path
    table.turn_of("Ada")
    ben.page.close()
    del table.people["Ben"]
    gone = ada.page.get_by_role("status").filter(has_text="Ben is away.")
    expect(gone).to_be_visible()
    expect(ada.player("Ben")).to_contain_text("away")
    gone.get_by_role("button", name="Let a bot play").click()
    for person in (ada, cleo):
        expect(person.page.get_by_text("Ben is away.")).not_to_be_visible()
        expect(person.player("Ben")).to_contain_text("bot")
    table.miss(ada)
    table.turn_of("Cleo")  # the bot has had Ben's turn

    again = ben.another_tab()
    again.goes_to(path)
    again.sees_through("Ben", 1, "M")
    again.button("Take your seat back").click()
    expect(again.page.get_by_text("A bot is playing for you.")).not_to_be_visible()
    table.people["Ben"] = again
    table.miss(cleo)
    table.miss(table.turn_of("Ben"))
