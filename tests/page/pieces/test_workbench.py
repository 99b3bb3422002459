"""The workbench: pieces moved, turned and snapped together by mouse, by finger and by keyboard."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.page.common.browser import PHONE
from tests.page.common.people import Person
from tests.page.common.positions import Spot, spot
from tests.page.common.visits import Invite
from tests.page.solitaire.table import begins_with, group

FLOAT = 28
"""How far above a finger a piece floats, so that it can be seen."""


@pytest.fixture
def ada(invite: Invite) -> Person:
    """Somebody at the pieces of TILL: four long bars and three short ones."""
    (ada,) = invite("Ada")
    sits_down(ada)
    return ada


def sits_down(person: Person) -> None:
    begins_with(person, "till", "wind", "tree", "milk")
    empty(person).wait_for()
    person.page.evaluate("document.fonts.ready.then(() => true)")  # with the last font everything moves once more


def loose(person: Person, name: str = "") -> Locator:
    """The pieces that can be taken hold of, of one kind."""
    pieces = group(person, 1).get_by_role("list", name="Loose pieces").get_by_role("button")
    return pieces.filter(has=person.page.locator(f"xpath=self::*[starts-with(@aria-label, '{name}')]"))


def piece(person: Person, name: str) -> Locator:
    return group(person, 1).get_by_role("button", name=re.compile(f"^{name}, turned by")).first


def letter(person: Person, number: int, told: str) -> Locator:
    return group(person, 1).get_by_role("button", name=f"Letter {number}: {told}", exact=True)


def empty(person: Person) -> Locator:
    return group(person, 1).get_by_role("button", name="A new letter")


def drag(person: Person, start: Spot, end: Spot) -> None:
    """And leave it there: nothing is chosen any more."""
    person.page.mouse.move(*start)
    person.page.mouse.down()
    person.page.mouse.move(*end, steps=4)
    person.page.mouse.up()
    person.page.keyboard.press("Escape")


def angle(shown: Locator) -> int:
    found = re.search(r"(\d+)°", shown.get_attribute("aria-label") or "")
    assert found is not None
    return int(found[1])


def test_pieces_are_dragged_into_cells_and_snap_into_letters(ada: Person):
    drag(ada, spot(piece(ada, "long bar")), spot(empty(ada)))
    expect(letter(ada, 1, "I")).to_be_visible()
    drag(ada, spot(piece(ada, "short bar")), spot(letter(ada, 1, "I"), 0.5, 0.2))  # above it: the bar of a T
    expect(letter(ada, 1, "T")).to_be_visible()
    drag(ada, spot(piece(ada, "long bar")), spot(empty(ada)))
    drag(ada, spot(piece(ada, "short bar")), spot(letter(ada, 2, "I"), 0.7, 0.85))  # below it: the foot of an L
    expect(letter(ada, 2, "L")).to_be_visible()
    letter(ada, 2, "L").click()
    ada.button("Make it T").click()
    ada.page.keyboard.press("Escape")
    expect(letter(ada, 2, "T")).to_be_visible()

    drag(ada, spot(piece(ada, "long bar")), spot(empty(ada)))
    drag(ada, spot(letter(ada, 3, "I")), spot(letter(ada, 1, "T")))  # letters change places
    expect(letter(ada, 1, "I")).to_be_visible()
    x, y = spot(letter(ada, 3, "T"))
    drag(ada, (x, y), (x, y + 160))  # out of the row: taken apart
    expect(letter(ada, 3, "T")).not_to_be_visible()
    expect(loose(ada, "long bar")).to_have_count(2)


def test_a_piece_is_moved_and_turned_where_it_lies(ada: Person):
    bar = piece(ada, "short bar")
    (x, y), before = spot(bar), angle(bar)
    ada.page.mouse.click(x, y)
    ada.button("Turn right").click()
    expect(bar).to_have_attribute("aria-label", f"short bar, turned by {(before + 45) % 180}°")
    ada.page.mouse.click(x, y)  # a piece that is chosen is turned by another tap
    expect(bar).to_have_attribute("aria-label", f"short bar, turned by {(before + 90) % 180}°")
    ada.page.mouse.wheel(0, 100)
    expect(bar).to_have_attribute("aria-label", f"short bar, turned by {(before + 105) % 180}°")
    drag(ada, (x, y), (x - 20, y + 25))
    moved = spot(bar)
    assert moved[0] == pytest.approx(x - 20, abs=3)
    assert moved[1] == pytest.approx(y + 25, abs=3)


def test_everything_can_be_done_by_keyboard(ada: Person):
    keys = ada.page.keyboard
    ada.page.evaluate("document.activeElement.blur()")
    focused = ada.page.locator("button[aria-label*='turned by']:focus")
    for _ in range(30):
        keys.press("Tab")
        if focused.count():
            break
    expect(focused).to_have_attribute("aria-pressed", "true")
    before = angle(focused)
    keys.press("ArrowDown")
    assert angle(focused) == (before + 15) % 180
    expect(group(ada, 1)).to_contain_text(f"long bar, turned by {(before + 15) % 180}°")  # for those who do not see it
    keys.press("Enter")
    expect(letter(ada, 1, "I")).to_be_visible()
    keys.press("ArrowRight")
    expect(focused).to_have_attribute("aria-label", re.compile("^long bar"))
    keys.press("Shift+Enter")
    expect(letter(ada, 2, "I")).to_be_visible()
    while not (focused.get_attribute("aria-label") or "").startswith("short bar"):
        keys.press("ArrowRight")
    keys.press("Enter")
    expect(group(ada, 1).get_by_role("button", name=re.compile("^Letter 2: [LT]$"))).to_be_visible()

    ada.page.evaluate("document.activeElement.blur()")
    keys.press("Escape")
    keys.press("ArrowLeft")  # the last letter is chosen
    was = "T" if letter(ada, 2, "T").is_visible() else "L"
    keys.press("ArrowDown")
    expect(letter(ada, 2, "L" if was == "T" else "T")).to_have_attribute("aria-pressed", "true")
    keys.press("Shift+ArrowLeft")
    expect(letter(ada, 2, "I")).to_be_visible()
    keys.press("Escape")
    keys.press("Backspace")
    expect(letter(ada, 2, "I")).not_to_be_visible()


def test_a_finger_drags_a_piece_and_sees_it_above_itself(invite: Invite):
    (ada,) = invite("Ada", **PHONE)
    sits_down(ada)
    hand = ada.context.new_cdp_session(ada.page)

    def touch(kind: str, *at: Spot) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    (x, y), (to_x, to_y) = spot(piece(ada, "long bar")), spot(empty(ada))
    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x + (to_x - x) * step / 5, y + (to_y + FLOAT - y) * step / 5))
    touch("touchEnd")
    expect(letter(ada, 1, "I")).to_be_visible()

    bar = piece(ada, "short bar")
    before = angle(bar)
    for _ in range(2):
        ada.page.touchscreen.tap(*spot(bar))
    expect(bar).to_have_attribute("aria-label", f"short bar, turned by {(before + 45) % 180}°")
    letter(ada, 1, "I").tap()
    expect(group(ada, 1).get_by_role("button", name=re.compile("^Letter 1: [LT]$"))).to_be_visible()
