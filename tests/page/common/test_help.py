"""The rules on the page: every game's can be read, in every edition."""

import tomllib
from importlib.resources import files

from playwright.sync_api import expect

from lettrine.games import GAMES
from lettrine.texts import text
from tests.page.common.visits import Invite


def test_the_rules_of_every_game_can_be_read(invite: Invite):
    (ada,) = invite("Ada")
    for game in GAMES:
        source = (files(f"lettrine.games.{game.name}") / "help.toml").read_text(encoding="utf-8")
        clause = tomllib.loads(source)["groups"][0]["clauses"][0]
        for edition in game.editions:
            ada.page.goto(f"{ada.url}/help/{game.name}/{edition}")
            title = text("en", f"rule-{clause}-title")
            expect(ada.page.get_by_role("heading", name=title, exact=False)).to_be_visible()


def test_the_rules_are_told_as_the_table_plays_them(invite: Invite):
    (reader,) = invite("Reader")
    reader.goes_to("/help/sonde/1976?cards=off&memory=notes&unknown=1#ask")
    told = reader.page.get_by_role("main")
    expect(told).to_contain_text("As your table plays it: Cards: without cards · Memory: misses stay visible.")
    expect(told).to_contain_text("This table plays without cards: your turn begins with your first question.")
    expect(told).to_contain_text("No need to remember")
    reader.link("The standard rules").click()
    expect(told).to_contain_text("On your turn you first draw the top card")
