"""Games on the first page: those without bots, those that one side does not know, and rules that are not there."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.page.common.people import Person
from tests.page.common.visits import Invite

Games = list[dict[str, Any]]


def offers(guest: Person, change: Callable[[Games], Games]) -> None:
    """Have the server say that it has other games than it has."""

    def answer(route: Route) -> None:
        route.fulfill(json=change(route.fetch().json()))

    guest.page.route("**/api/games?*", answer)


def card(guest: Person, game: str) -> Locator:
    return guest.page.get_by_role("article", name=game)


@pytest.mark.parametrize(
    ("language", "sonde", "tug"), [("en", "SOE", "TUGWAR"), ("fr", "SNE", "CORDES"), ("de", "SNE", "STRANG")]
)
def test_the_pictures_show_words_of_the_readers_language(invite: Invite, language: str, sonde: str, tug: str):
    (guest,) = invite("Guest", locale=language)
    guest.goes_to()
    pictures = guest.page.locator("article .picture")
    for letters in (sonde, tug):
        expect(pictures.filter(has_text=re.compile(f"^\\s*{letters}\\s*$"))).to_have_count(1)


def without_bots(games: Games) -> Games:
    return [{**game, "bots": [], "lesson": None} if game["name"] == "sonde" else game for game in games]


def test_a_game_without_bots_is_for_people(invite: Invite):
    (guest,) = invite("Guest")
    offers(guest, without_bots)
    guest.goes_to()
    expect(card(guest, "Sonde")).to_contain_text("No bots play this game. Invite people.")
    expect(guest.button("Play now Sonde")).not_to_be_visible()
    expect(guest.button("Play now Glyphs")).to_be_visible()
    card(guest, "Sonde").get_by_role("link", name="With friends").click()
    guest.opens_it()
    expect(guest.page.get_by_text("Waiting for someone…").first).to_be_visible()
    expect(guest.page.get_by_role("button", name="Give the seat to a bot")).to_have_count(0)


def test_a_game_without_a_first_game_begins_with_an_ordinary_one(invite: Invite):
    (guest,) = invite("Guest")
    offers(guest, lambda games: [{**game, "lesson": None} for game in games])
    guest.goes_to()
    expect(card(guest, "Sonde")).to_contain_text("3 beginners")
    guest.button("Play now Sonde").click()
    guest.page.wait_for_url("**/t/*")
    expect(guest.page.get_by_role("complementary", name="Coach")).not_to_be_visible()


def test_a_game_that_this_page_does_not_know_is_named(invite: Invite):
    (guest,) = invite("Guest")
    offers(guest, lambda games: [*games, {**games[0], "name": "whist"}])
    guest.goes_to()
    expect(guest.page.get_by_text("This page does not know the game “whist”.")).to_be_visible()


def test_a_game_that_the_server_does_not_have_is_not_offered(invite: Invite):
    (guest,) = invite("Guest")
    offers(guest, lambda games: [game for game in games if game["name"] != "tug"])
    guest.goes_to()
    expect(card(guest, "Sonde")).to_be_visible()
    expect(card(guest, "Tug")).to_have_count(0)


def test_no_clock_is_offered_where_the_rules_have_none(invite: Invite):
    (guest,) = invite("Guest")
    guest.goes_to("/new/glyphs")
    expect(guest.page.get_by_label("Time to think")).to_be_visible()
    offers(guest, lambda games: [clockless(game) for game in games])
    guest.page.reload()
    expect(guest.button("Open the table")).to_be_enabled()
    expect(guest.page.get_by_label("Time to think")).not_to_be_visible()


def clockless(game: dict[str, Any]) -> dict[str, Any]:
    return {**game, "editions": [{**edition, "clock": False} for edition in game["editions"]]}


def test_rules_that_are_not_there_are_not_called_a_lost_connection(invite: Invite):
    (guest,) = invite("Guest")
    guest.watch.expected.append("404")
    guest.goes_to("/help/sonde/1810")
    expect(guest.page.get_by_role("alert")).to_contain_text("There is no edition “1810”.")
    guest.page.get_by_role("navigation", name="Games").get_by_role("link", name="Glyphs").click()
    expect(guest.page.get_by_role("heading", name="The rules of Glyphs")).to_be_visible()
    expect(guest.page.get_by_role("alert")).to_have_count(0)
