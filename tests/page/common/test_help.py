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
