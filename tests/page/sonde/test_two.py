"""Two people have two trays each (S36); and what there is after a game."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tests.page.common.people import Person
from tests.page.common.visits import Invite, Left, visits
from tests.page.sonde.table import Table
from tests.server.server_process import Server

WORDS = {"Ada": ("CHOCOLATE", "BUTTERFLY"), "Ben": ("WONDERFUL", "ENVELOPES")}
SIDES = ("Left", "Right")
NINE_SPACES = 5 + 10 + 15 + 15 + 10 + 5 + 5 + 10 + 15


def test_S36_two_people_play_a_whole_game_on_two_trays_each(invite: Invite):
    table = Table(*invite(*WORDS))
    table.gather(Cards="without cards")  # one that opens a space could open just those that are looked at here
    table.hide(**WORDS)
    ada, ben = table.turn_of("Ada"), table.people["Ben"]

    ada.asks("Ben", "N")
    assert ben.choices() == [3, 2]
    ben.opens(2, "Right")
    for person in table:
        person.sees_letter("Ben", 2, "N", "Right")
    ada.sees_hidden("Ben", 3, "Left")

    before, hidden = ada.score("Ada"), ada.hidden("Ben", "Left")
    ada.names("Ben", "WONDERFUL", "Left")
    for person in table:
        person.sees_score("Ada", before + 100 + sum(hidden))
        person.sees_letter("Ben", 9, "L", "Left")
    ada.sees_hidden("Ben", 1, "Right")

    ada.names("Ben", "ENVELOPES", "Right")
    for person in table:
        person.is_told("the last turns begin")
    table.play_out()
    for person in table:
        expect(person.after).to_contain_text("CHOCOLATE · BUTTERFLY")
        expect(person.after).to_contain_text("WONDERFUL · ENVELOPES")
    ben.is_told("Ada has kept CHOCOLATE, BUTTERFLY hidden to the end")


@pytest.fixture(scope="module")
def left(browser: Browser, server: Server) -> Left:
    """A short game: Ada has named both of Ben's words, and kept her own."""
    with visits(browser, server) as invite:
        table = played(*invite(*WORDS))
        return Left.by(table, table.path)


@pytest.fixture
def ended(invite: Invite, left: Left) -> Table:
    """They come back to it."""
    return Table(*left.back(invite, *WORDS))


def played(*people: Person) -> Table:
    table = Table(*people)
    table.sit()
    table.hide(**WORDS)
    for word, side in zip(WORDS["Ben"], SIDES, strict=True):
        table.people["Ada"].names("Ben", word, side)
    table.play_out()
    for person in table:
        person.sees_score("Ada", 2 * (NINE_SPACES + 100) + 2 * NINE_SPACES + 100)
    return table


def look_back(person: Person, whose: str) -> None:
    person.page.get_by_label("As seen by").select_option(whose)


def test_a_game_can_be_seen_again_step_by_step_from_every_point_of_view(ended: Table):
    ada = ended.people["Ada"]
    ada.link("Replay").click()
    slider = ada.page.get_by_role("slider")
    slider.press("Home")
    ada.sees_no_word("Ben", "Left")
    for _ in range(4):  # everybody has hidden two words
        slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", f"Step 4 of {slider.get_attribute('max')}")
    ada.sees_through("Ben", 1, "W", "Left")
    ada.sees_through("Ada", 1, "C", "Left")

    look_back(ada, "Ada")
    ada.sees_hidden("Ben", 1, "Left")
    ada.sees_through("Ada", 1, "C", "Left")
    look_back(ada, "Ben")
    ada.sees_through("Ben", 1, "W", "Left")
    ada.sees_hidden("Ada", 1, "Left")

    ada.button("One step forward").click()
    ada.sees_letter("Ben", 1, "W", "Left")
    ada.sees_score("Ada", NINE_SPACES + 100)
    slider.press("End")
    ada.sees_letter("Ada", 9, "Y", "Right")


def test_the_record_is_one_that_can_be_replayed(ended: Table, tmp_path: Path):
    ben = ended.people["Ben"]
    with ben.page.expect_download() as downloaded:
        ben.link("Download the record").click()
    record = tmp_path / downloaded.value.suggested_filename
    downloaded.value.save_as(record)
    assert record.suffix == ".jsonl"
    told = subprocess.run([sys.executable, "-m", "lettrine", "replay", record], capture_output=True, check=True)
    outcome = msgspec.json.decode(told.stdout)
    assert outcome["over"]
    assert outcome["scores"] == [ben.score("Ada"), ben.score("Ben")]
