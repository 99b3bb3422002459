"""Glyphs in the browser: pieces offered by drag, tap and keyboard, pieces positioned, words named and hidden anew."""

import re

import pytest
from playwright.sync_api import expect

from lettrine.games.pieces.alphabet import LETTERS
from tests.page.common.browser import FINGER
from tests.page.common.visits import Invite
from tests.page.glyphs.table import Glyphs, box, cell, name_word, offer, place, sees_cell

PHONE = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}


@pytest.fixture
def two(invite: Invite) -> Glyphs:
    return Glyphs(*invite("Ada", "Ben"))


def test_two_people_play_a_whole_game(invite: Invite):
    ada, ben = invite("Ada", "Ben")
    game = Glyphs(ada, ben, goal=3, form=True)
    game.turn_of("Ada")
    before = ada.score("Ada")
    offer(ada, "Ben", 1, "I")
    for person in (ada, ben):
        person.sees_score("Ada", before + 1)
    sees_cell(ada, "Ben", 1, "Loose: 1 long bar.")
    sees_cell(ben, "Ben", 1, "Cell 1, M: Loose: 1 long bar.")
    ben.is_told("Ada offers a long bar for your cell 1. It fits: 1 point.")

    box(ada, "i").click()
    expect(ada.desk.get_by_role("heading", name="Where is")).not_to_be_visible()  # the cell was chosen still
    sees_cell(ada, "Ben", 1, "Loose: 1 long bar and 1 short bar.")
    offer(ada, "Ben", 5, "I")
    sees_cell(ben, "Ben", 5, "Not needed, or not any more: 1 long bar.")
    ada.sees_score("Ada", before + 3)
    assert game.on_turn() is ben

    # G12: it is not Ada's turn, and wrong. M I D S T still need 2, 1, 2, 2 and 2 pieces beside what lies there.
    dialog = name_word(ada, "Ben", "MIDST")
    expect(dialog.get_by_role("status")).to_contain_text("If it is right: +14. If it is wrong: −9.")
    with ada.acting():
        ada.button("Call it").click()
    ada.sees_score("Ada", before - 6)
    ben.is_told("Ada calls your word: MIDST! Wrong.")

    # G11: the first find is by somebody who has not reached the goal, and Ben hides another word.
    dialog = name_word(ada, "Ben", "MAGIC")
    with ada.acting():
        ada.button("Call it").click()
    ben.is_told("Ada calls your word: MAGIC! Right!")
    expect(ada.player("Ben")).to_contain_text("Ben is choosing a word…")
    expect(ada.player("Ben")).to_contain_text("Found already: MAGIC")
    expect(ada.button("Call the word in Ben’s cells")).not_to_be_visible()
    assert game.on_turn() is ben
    offer(ben, "Ada", 1, "u")
    ada.is_told("Waiting for Ben to hide a word")
    ben.hides("BREAD")
    sees_cell(ada, "Ben", 1, "nothing found yet.")

    game.turn_of("Ada")
    for number, piece in ((1, "I"), (1, "u"), (1, "u"), (2, "I"), (2, "i"), (2, "u"), (3, "I")):
        offer(ada, "Ben", number, piece)
    name_word(ada, "Ben", "BREAD")
    with ada.acting():
        ada.button("Call it").click()
    for person, told in ((ada, "You find the last word and win"), (ben, "Ada finds the last word and wins")):
        after = person.page.get_by_role("region", name=told)
        expect(after).to_be_visible()
        for word in ("HOUSE", "MAGIC", "BREAD"):
            expect(after.get_by_role("img", name=word)).to_be_visible()
    ada.link("Replay").click()
    ada.page.get_by_role("slider").fill("4")
    expect(ada.player("Ben")).to_contain_text("Cell 1, M:")


def test_a_piece_is_offered_by_drag_by_tap_and_by_keyboard(two: Glyphs):
    ada = two.turn_of("Ada")
    with ada.acting():
        box(ada, "I").drag_to(cell(ada, "Ben", 2))
    sees_cell(ada, "Ben", 2, "Loose: 1 long bar.")

    box(ada, "i").click()
    expect(ada.desk.get_by_role("heading", name="Where is a short bar missing?")).to_be_visible()
    with ada.acting():
        cell(ada, "Ben", 2).click()
    sees_cell(ada, "Ben", 2, "Loose: 1 long bar and 1 short bar.")

    for keys, told in (
        (("ArrowDown", "ArrowRight", "ArrowRight", "c"), "Offer a big arc for Ben’s cell 3, 20 left"),
        (("4", "Shift+I"), "Offer a long bar for Ben’s cell 4, 51 left"),
        (("ArrowLeft", "i"), "Offer a short bar for Ben’s cell 3, 51 left"),
    ):
        for key in keys:
            ada.page.keyboard.press(key)
        expect(ada.button(told)).to_be_focused()
        with ada.acting():
            ada.page.keyboard.press("Enter")
    sees_cell(ada, "Ben", 3, "Loose: 1 short bar and 1 big arc.")
    sees_cell(ada, "Ben", 4, "Loose: 1 long bar.")

    ada.page.keyboard.press("!")
    expect(ada.page.get_by_role("dialog", name="What is Ben’s word?")).to_be_visible()
    ada.page.keyboard.type("magic")
    with ada.acting():
        ada.page.keyboard.press("Enter")
    ada.is_told("You call Ben’s word: MAGIC. Right!")


def test_a_piece_dragged_anywhere_else_goes_back_to_the_box(two: Glyphs):
    ada = two.turn_of("Ada")
    box(ada, "I").drag_to(ada.player("Ada"))
    expect(ada.button("Offer a long bar, 52 left")).to_have_attribute("aria-pressed", "false")
    cell(ada, "Ben", 4).click()
    expect(ada.button("Offer a long bar for Ben’s cell 4, 52 left")).to_be_visible()


def test_a_piece_is_positioned_as_in_a_letter_and_by_hand_and_in_vain(two: Glyphs):
    ada, ben = two.turn_of("Ada"), two.people["Ben"]
    for number, piece in ((2, "I"), (2, "i"), (2, "I"), (3, "i"), (5, "C")):
        offer(ada, "Ben", number, piece)

    dialog = place(ada, "Ben", 2)  # as in the alphabet
    dialog.get_by_role("button", name="long bar", exact=True).click()
    dialog.get_by_role("button", name="As in A: long bar leaning to the right on the left").click()
    with ada.acting():
        ada.button("Position it").click()
    sees_cell(ben, "Ben", 2, "In place: long bar leaning to the right on the left.")
    ada.is_told("You position a long bar in Ben’s cell 2: exact!")

    dialog = place(ada, "Ben", 5)  # by keyboard: it lies as in a C, a little too far to the right
    expect(dialog.get_by_role("application", name="a big arc in your hand")).to_be_focused()
    for key in ("ArrowRight", "ArrowRight", "+", "-"):
        ada.page.keyboard.press(key)
    expect(dialog.get_by_role("status")).to_have_text("big arc open to the right in the middle")
    with ada.acting():
        ada.page.keyboard.press("Enter")
    sees_cell(ben, "Ben", 5, "In place: big arc open to the right in the middle.")

    dialog = place(ada, "Ben", 3)  # by hand, and wrong: the bar of a G stands upright
    hand = dialog.get_by_role("application")
    middle = hand.bounding_box()
    assert middle is not None
    x, y = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x, y + middle["height"] * 0.4, steps=4)
    ada.page.mouse.up()
    ada.page.mouse.wheel(0, 100)
    expect(dialog.get_by_role("status")).to_contain_text("short bar leaning to the right at the bottom")
    for _ in range(5):
        dialog.get_by_role("button", name="Turn to the right").click()
    expect(dialog.get_by_role("status")).to_contain_text("short bar level at the bottom")
    with ada.acting():
        ada.button("Position it").click()
    ada.is_told("wrong.")
    sees_cell(ben, "Ben", 3, "Loose: 1 short bar. Tried and wrong: short bar level at the bottom.")
    assert two.on_turn() is ben


def test_the_alphabet_knows_what_a_cell_leaves_possible(two: Glyphs):
    ada = two.turn_of("Ada")
    letters = ada.page.get_by_role("region", name="Alphabet").get_by_role("listitem")
    expect(letters).to_have_count(26)
    for piece in ("I", "I", "i", "u"):
        offer(ada, "Ben", 1, piece)
    assert letters.all_inner_texts() == [text for text in letters.all_inner_texts() if text[0] in "AHMW"]
    expect(letters).to_have_count(4)
    ada.page.get_by_role("checkbox", name="Only what fits Ben’s cell 1").uncheck()
    expect(letters).to_have_count(26)


def test_a_reload_in_the_middle_of_a_game_loses_nothing(two: Glyphs):
    ada = two.turn_of("Ada")
    offer(ada, "Ben", 1, "I")
    dialog = place(ada, "Ben", 1)
    dialog.get_by_role("button", name="As in M: long bar upright on the left").click()
    with ada.acting():
        ada.button("Position it").click()
    score = ada.score("Ada")
    ada.page.reload()
    ada.sees_score("Ada", score)
    sees_cell(ada, "Ben", 1, "In place: long bar upright on the left.")
    sees_cell(ada, "Ada", 1, "Cell 1, H:")
    offer(ada, "Ben", 4, "I")
    ada.sees_score("Ada", score + 1)


def test_three_people_on_phones_and_everything_is_within_reach(invite: Invite):
    ada, ben, cleo = invite("Ada", "Ben", "Cleo", **PHONE)
    game = Glyphs(ada, ben, cleo, form=True)
    game.turn_of("Ada")
    for whom in ("Ben", "Cleo"):
        cell(ada, whom, 1).tap()
        with ada.acting():
            box(ada, "I").tap()
    shown = ada.page.get_by_role("list", name="The box of pieces").bounding_box()
    assert shown is not None
    assert shown["y"] + shown["height"] <= 640
    ada.button("Alphabet").tap()
    ada.button("Close").tap()
    place(ada, "Cleo", 1)
    assert ada.button("Position it").bounding_box()["y"] < 640 - FINGER
    ada.button("Never mind").tap()
    name_word(cleo, "Ben", "MAGI")
    cleo.page.keyboard.type("C")
    with cleo.acting():
        cleo.button("Call it").tap()
    for person in (ada, ben, cleo):
        person.is_told(re.compile("MAGIC. Right!|MAGIC! Right!"))
    ben.hides("BREAD")
    assert game.on_turn() is ada


def test_hiding_shows_the_word_in_pieces_and_refuses_what_is_no_word(invite: Invite):
    (ada,) = invite("Ada")
    ada.goes_to("/new/glyphs")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("radio", name="2", exact=True).check()
    path = ada.opens_it()
    (ben,) = invite("Ben")
    ben.goes_to(path)
    ben.sits_down()
    ada.begins(ben)
    word = ada.page.get_by_role("textbox", name="Hide a word of 5 letters English words")
    expect(word).to_be_focused()
    word.press_sequentially("maxed")
    expect(ada.desk).to_contain_text(f"{sum(len(LETTERS[each].strokes) for each in 'MAXED')} pieces")
    word.fill("xqzyj")
    with ada.acting("refused"):
        ada.button("Hide it").click()
    ada.sees_alert("“XQZYJ” is not in the dictionary.")
    word.fill("houses")
    expect(ada.desk).to_contain_text("too long")
    word.fill("house")
    with ada.acting():
        ada.button("Hide it").click()
    ada.is_told("Waiting for Ben to hide a word")
    sees_cell(ada, "Ada", 5, "Cell 5, E: nothing found yet.")


def test_the_winner_of_the_prelude_starts_with_three_points(invite: Invite):
    ada, ben = invite("Ada", "Ben")
    game = Glyphs(ada, ben, prelude="quick", form=True)
    for person, word in ((ada, "sun"), (ben, "cat")):
        expect(person.page.get_by_text("whoever wins it starts, with 3 points in hand")).to_be_visible()
        person.page.get_by_role("textbox", name="Hide a word of three letters").fill(word)
        with person.acting():
            person.button("Pass the pieces on").click()
    expect(ben.page.get_by_role("heading", name="Build any word")).to_be_visible()
    ben.page.keyboard.type("sun")  # which is what Ada has passed on
    with ben.acting():
        ben.button("Call SUN").click()
    ada.is_told("Ben builds SUN and wins the race. The hidden words were: SUN and CAT.")
    game.hide()
    ada.sees_score("Ben", 3)
    assert game.on_turn() is ben
