"""Solitaire in the browser: words drawn, typed or from a text; words formed and refused, rounds, all possible words."""

import re

import pytest
from playwright.sync_api import expect

from lettrine.games.pieces.alphabet import pieces_of
from lettrine.games.pieces.glossary import pool
from lettrine.games.pieces.spelling import WordRules
from lettrine.words.cache import lexicon
from tests.page.common.visits import Invite
from tests.page.solitaire.table import begins_with, forms, group, sees_groups, set_up, starts, stops, types_words

BEGIN = ("LAKE", "WIND", "TREE", "MILK")
FOUND = ("LEAF", "LAND", "YEAR", "FILM")
TEXT = "Call me Ishmael. Some years ago, never mind how long precisely, having little money, I thought I would sail."
"""Its first words of four letters, and of five."""
TAKEN = {4: ("CALL", "SOME", "MIND", "LONG"), 5: ("YEARS", "NEVER", "MONEY", "WOULD")}


def possible(word: str) -> set[str]:
    """G17: every other word out of exactly the same pieces."""
    return set(pool(lexicon("en")).of(pieces_of(word), WordRules())) - {word}


def test_G17_a_run_with_words_of_ones_own(invite: Invite):
    (ada,) = invite("Ada")
    begins_with(ada, *BEGIN)
    sees_groups(ada, *BEGIN)
    expect(ada.page.get_by_role("timer", name="Time left")).to_have_text(re.compile(r"^1[45]:\d\d$"))

    forms(ada, "EKAL", "refused")
    ada.sees_alert("“EKAL” is not in the dictionary.")
    for _ in "EKAL":
        ada.page.keyboard.press("Backspace")
    forms(ada, "LAKE", "refused")  # the group's own
    for _ in "LAKE":
        ada.page.keyboard.press("Backspace")
    for number, word in enumerate(FOUND, 1):
        expect(ada.page.get_by_role("heading", name=f"Group {number}:")).to_be_visible()  # the next one, by itself
        forms(ada, word)
    expect(ada.page.get_by_text("Every group has its new word. Round 2 begins!", exact=True).first).to_be_visible()
    expect(ada.page.get_by_text("Round 2", exact=True)).to_be_visible()
    expect(ada.page.get_by_text("4 words", exact=True)).to_be_visible()

    ada.page.keyboard.press("2")
    forms(ada, "LAND", "refused")  # no word counts twice
    ada.page.reload()
    ada.page.keyboard.press("1")
    expect(group(ada, 1).get_by_role("list", name="1 word found")).to_have_text("LEAF")
    expect(ada.page.get_by_role("heading", name="Group 1:")).to_be_visible()
    forms(ada, "MYTH")
    expect(group(ada, 1)).to_contain_text("MYTH. The next word waits until every group has one.")

    stops(ada)
    expect(ada.page.get_by_role("region", name="You have found 5 words")).to_be_visible()
    for number, word in enumerate(BEGIN, 1):
        if (more := group(ada, number).get_by_role("button", name="Show all")).is_visible():
            more.click()
        shown = [each.split() for each in group(ada, number).get_by_role("listitem").all_inner_texts()]
        assert {each[-1] for each in shown} == possible(word)
        assert {each[-1] for each in shown if "Found:" in each} == {FOUND[number - 1], "MYTH"} & possible(word)


def test_G17_words_drawn_by_the_game(invite: Invite):
    (ada,) = invite("Ada", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ada.goes_to()
    ada.button("Play now Solitaire").tap()
    tabs = ada.page.get_by_role("group", name="The four groups").get_by_role("button")
    expect(tabs).to_have_count(4)
    words = [word for tab in tabs.all_inner_texts() for word in re.findall(r"\b[A-Z]{4}\b", tab)]
    assert len(set(words)) == len(words) == 4
    tabs.nth(2).tap()
    expect(ada.page.get_by_role("region", name=f"Group 3: {words[2]}", exact=True)).to_be_visible()
    assert len(possible(words[2])) >= 4
    letters = ada.page.get_by_role("group", name="Letters")
    other = next(word for word in sorted(possible(words[2])) if not any(other in word for other in words))
    for letter in other:
        letters.get_by_role("button", name=letter, exact=True).tap()
    with ada.acting():
        ada.button(f"My word: {other}").tap()
    expect(ada.page.get_by_text("1 word", exact=True)).to_be_visible()
    stops(ada)
    expect(ada.page.get_by_role("region", name="You have found 1 word", exact=True)).to_be_visible()


@pytest.mark.parametrize("length", [4, 5])
def test_G17_the_first_words_of_a_text(invite: Invite, length: int):
    (ada,) = invite("Ada")
    ada.watch.expected.append("422")  # a text too short to play with
    set_up(ada, "From a text")
    ada.page.get_by_role("radio", name=str(length), exact=True).check()
    text = ada.page.get_by_role("textbox", name="From a text")
    text.fill("Call me.")
    ada.button("Start the game").click()
    ada.sees_alert("needed")
    expect(text).to_have_value("Call me.")
    text.fill(TEXT)
    ada.page.get_by_label("Total time").select_option("no clock")
    ada.button("Start the game").click()
    sees_groups(ada, *TAKEN[length])
    expect(ada.page.get_by_role("timer")).not_to_be_visible()
    stops(ada)
    expect(ada.page.get_by_role("region", name="No word this time")).to_be_visible()


@pytest.mark.parametrize("size", [(320, 568), (1440, 900)])
def test_G17_without_a_clock_any_group_takes_a_word_at_any_moment(invite: Invite, size: tuple[int, int]):
    (ada,) = invite("Ada", viewport={"width": size[0], "height": size[1]})
    types_words(ada, *BEGIN)
    ada.page.get_by_label("Total time").select_option("no clock")
    starts(ada)
    expect(group(ada, 1)).to_be_visible()
    for word in ("LEAF", "MYTH"):
        forms(ada, word)
    expect(group(ada, 1).get_by_role("list", name="2 words found")).to_have_text("LEAFMYTH")
    expect(ada.page.get_by_text("2 words", exact=True)).to_be_visible()
    expect(ada.page.get_by_text("Round 1", exact=True)).to_have_count(0)
    ada.page.keyboard.press("4")
    forms(ada, "FILM")
    stops(ada)
    expect(ada.page.get_by_role("region", name="You have found 3 words")).to_be_visible()


def test_stopping_is_confirmed_in_a_dialog_that_moves_nothing(invite: Invite):
    (ada,) = invite("Ada", viewport={"width": 320, "height": 568})
    begins_with(ada, *BEGIN)
    tabs, stop = ada.page.get_by_role("group", name="The four groups"), ada.button("Stop here")
    before = tabs.bounding_box()
    stop.press("Enter")
    dialog = ada.page.get_by_role("dialog", name="End the run and see all the words?")
    expect(dialog.get_by_role("button", name="Never mind")).to_be_focused()
    for choice in dialog.get_by_role("button").all():
        expect(choice).to_be_in_viewport(ratio=1)
    assert tabs.bounding_box() == before

    ada.page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    expect(stop).to_be_focused()
    stop.press("Enter")
    ada.page.keyboard.press("Tab")
    with ada.acting():
        ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("region", name="No word this time")).to_be_visible()
