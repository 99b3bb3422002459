"""Somebody who has never been here, on a phone, and who only does what the coach says."""

import re
import time
from collections.abc import Collection, Mapping
from contextlib import suppress

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from lettrine.games.pieces.alphabet import PIECES, Piece
from lettrine.games.pieces.glossary import pool
from lettrine.games.pieces.spelling import WordRules
from lettrine.games.tug.cards import entries, letters_of
from lettrine.words.cache import lexicon
from tests.page.common.browser import PHONE
from tests.page.common.people import OPENING, Person
from tests.page.common.visits import Invite
from tests.page.glyphs.table import PIECE, WHO_IS_ON_TURN, box
from tests.page.tug.table import draw

SECONDS = 15
LETTERS = "ESIARNTOLCDUGPMHBYFVKW"
"""The commonest first."""
MOST = 60
"""Moves after which somebody who follows the coach should have hit something."""


def coach(guest: Person) -> Locator:
    return guest.page.get_by_role("complementary", name="Coach")


def hides_what_was_picked(guest: Person, game: str, button: str = "Hide it") -> None:
    guest.goes_to()
    guest.button(f"Play now {game}").tap()
    expect(coach(guest)).to_contain_text("Hide a word. We picked one")
    expect(guest.page.locator("#word")).not_to_have_value("")
    guest.button(button).tap()


def has_hit(guest: Person, event: str, what: str) -> bool:
    """Whether an own move of this kind has hit."""
    return any(re.search(rf'"event":"{event}","seat":0.*?{what}', str(frame)) for frame in guest.heard)


def test_a_newcomer_asks_for_a_letter_within_15_seconds_and_3_taps(invite: Invite):
    (guest,) = invite("Guest", **PHONE)
    began = time.monotonic()
    hides_what_was_picked(guest, "Sonde")  # two taps
    keys = guest.page.get_by_role("group", name="Letters")
    keys.wait_for()
    assert not any('"event":"exposed"' in str(frame) for frame in guest.heard)  # nothing of mine before my question
    with guest.hearing('"event":"asked","seat":0'):
        key(keys, "E").tap()
    assert time.monotonic() - began < SECONDS


def test_whoever_follows_the_coach_of_sonde_hits(invite: Invite):
    (guest,) = invite("Guest", **PHONE)
    hides_what_was_picked(guest, "Sonde")
    expect(coach(guest)).to_contain_text("Now ask.")
    keys = guest.page.get_by_role("group", name="Letters")
    opening = guest.button(OPENING)
    for _ in range(MOST):
        keys.or_(opening).or_(guest.after).first.wait_for()
        if has_hit(guest, "asked", '"event":"answered"[^}]*"yes":true') or guest.after.is_visible():
            break
        if opening.is_visible():
            with suppress(TooLate):  # the next bot may ask before the button was seen to go
                opening.tap(timeout=1000)
        elif letter := commonest_untried(keys):
            with suppress(TooLate):  # the keys go when a question is under way, or the game is over
                key(keys, letter).tap(timeout=1000)
            guest.page.wait_for_timeout(50)
    assert has_hit(guest, "asked", '"event":"answered"[^}]*"yes":true')


def commonest_untried(keys: Locator) -> str | None:
    """The first letter to try, of the keys that are there at this moment; None where they have just gone."""
    untried = keys.locator("button:not(.tried)").all_inner_texts()
    return next((letter for letter in LETTERS if letter in untried), None)


def test_a_first_game_of_sonde_has_no_key_that_costs_points(invite: Invite):
    (guest,) = invite("Guest", **PHONE)
    hides_what_was_picked(guest, "Sonde")
    keys = guest.page.get_by_role("group", name="Letters")
    expect(keys.get_by_role("button")).to_have_count(26)
    guest.page.keyboard.press(".")
    with guest.hearing('"event":"asked","seat":0'):
        key(keys, "E").tap()
    assert not any('"letter":"."' in str(frame) for frame in guest.heard)


def test_a_tap_beside_the_menu_only_closes_it(invite: Invite):
    (guest,) = invite("Guest", **PHONE)
    hides_what_was_picked(guest, "Sonde")
    place = key(guest.page.get_by_role("group", name="Letters"), "A").bounding_box()
    assert place
    menu = guest.page.get_by_label("Settings")
    menu.tap()
    expect(guest.button("Deutsch")).to_be_visible()
    guest.page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(guest.button("Deutsch")).not_to_be_visible()
    with guest.hearing('"event":"asked","seat":0'):
        guest.page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    assert sum(str(frame).count('"event":"asked","seat":0') for frame in guest.heard) == 1


def key(keys: Locator, letter: str) -> Locator:
    return keys.get_by_role("button", name=letter, exact=True)


def test_whoever_follows_the_coach_of_glyphs_finds_a_piece(invite: Invite):
    (guest,) = invite("Guest", **PHONE)
    hides_what_was_picked(guest, "Glyphs")
    expect(coach(guest)).to_contain_text("Tap a cell, then a piece.")
    turn = guest.desk.get_by_role("heading", name=WHO_IS_ON_TURN)
    for piece in PIECE:  # of one cell: every letter has one of them
        turn.wait_for()
        if has_hit(guest, "proposed", '"fits":true'):
            break
        cell = guest.page.get_by_role("button", name=re.compile("’s cell 1:")).first
        if cell.get_attribute("aria-pressed") != "true":
            cell.tap()
        with guest.acting():
            box(guest, piece).tap()
    assert has_hit(guest, "proposed", '"fits":true')
    expect(coach(guest)).to_contain_text(re.compile("It fits!|No such piece"))


def test_whoever_follows_the_coach_of_quick_builds_a_word(invite_to_races: Invite):
    (guest,) = invite_to_races("Guest", **PHONE)
    hides_what_was_picked(guest, "Quick", "Pass the pieces on")
    guest.button("Next").tap()  # the bots need not take their time to hide a word, only in the race
    expect(coach(guest)).to_contain_text("Tap letters to build them")
    builds(guest, a_word_of(guest.view()["race"]["pieces"], ()))
    with guest.acting():
        guest.button(re.compile("^Call ")).tap()
    expect(guest.page.get_by_role("region", name="You win with")).to_be_visible()


def test_whoever_follows_the_coach_of_solitaire_forms_a_word(invite: Invite):
    (guest,) = invite("Guest", **PHONE)
    guest.goes_to()
    guest.button("Play now Solitaire").tap()
    expect(coach(guest)).to_contain_text("Build as many new words as you can")
    groups = guest.view()["groups"]
    builds(guest, a_word_of(groups[0]["pieces"], [group["word"] for group in groups]))
    with guest.acting():
        guest.button(re.compile("^My word")).tap()
    expect(coach(guest)).to_contain_text("That counts!")


def test_whoever_follows_the_coach_of_tug_moves_letters_to_their_side(invite: Invite):
    (guest,) = invite("Guest", **PHONE)
    guest.goes_to()
    guest.button("Play now Tug").tap()
    keys = guest.page.get_by_role("group", name="Letters")
    duty = draw(guest).or_(guest.button("Turn the glass")).or_(guest.button("It fits")).first
    for _ in range(MOST):
        keys.or_(duty).first.wait_for()
        if keys.is_visible():
            break
        with suppress(TooLate):
            duty.tap(timeout=1000)
    expect(coach(guest)).to_contain_text("Spell a word that fits.")
    for letter in letters_of(entries("en")[guest.view()["category"]["id"]].answers[0][0]):
        key(keys, letter).tap()
    guest.button(re.compile("^Done")).tap()
    expect(keys).not_to_be_visible()
    assert has_hit(guest, "spelled", '"to":')


def builds(guest: Person, word: str) -> None:
    keys = guest.page.get_by_role("group", name="Letters")
    for letter in word:
        key(keys, letter).tap()


def a_word_of(pieces: Mapping[Piece, int], but: Collection[str]) -> str:
    """The best known word out of exactly these pieces, other than these."""
    long, short, arc, bow = (pieces.get(piece, 0) for piece in PIECES)
    return next(word for word in pool(lexicon("en")).of((long, short, arc, bow), WordRules()) if word not in but)


def test_a_coach_who_is_skipped_does_not_come_back(invite: Invite):
    (guest,) = invite("Guest", **PHONE)
    hides_what_was_picked(guest, "Sonde")
    coach(guest).get_by_role("button", name="Skip").tap()
    expect(coach(guest)).not_to_be_visible()
    guest.goes_to()
    expect(guest.page.get_by_text("3 beginners")).to_be_visible()
    guest.page.get_by_text("3 beginners").tap()
    guest.page.get_by_label("Speed of the bots").select_option("fast")
    expect(guest.page.get_by_text("3 beginners · rules of 1976 · fast")).to_be_visible()
    guest.page.reload()
    expect(guest.page.get_by_text("3 beginners · rules of 1976 · fast")).to_be_visible()
    guest.button("Play now Sonde").tap()
    expect(guest.button("Speed of the bots: fast")).to_be_visible()
    expect(coach(guest)).not_to_be_visible()


def test_after_a_reload_the_coach_goes_on_where_it_was(invite: Invite):
    (guest,) = invite("Guest", **PHONE)
    hides_what_was_picked(guest, "Sonde")
    expect(coach(guest)).to_contain_text("Now ask.")
    guest.page.reload()
    expect(coach(guest)).to_contain_text("Now ask.")
    keys = guest.page.get_by_role("group", name="Letters")
    with guest.hearing('"event":"asked","seat":0'):
        key(keys, "E").tap()
    guest.page.reload()
    keys.or_(guest.button(OPENING)).or_(guest.page.get_by_text("Waiting for")).first.wait_for()
    expect(guest.page.get_by_text("Now ask.")).to_have_count(0)


def test_a_coach_who_was_skipped_is_silent_after_a_reload(invite: Invite):
    (guest,) = invite("Guest", **PHONE)
    hides_what_was_picked(guest, "Sonde")
    coach(guest).get_by_role("button", name="Skip").tap()
    guest.page.reload()
    guest.page.get_by_role("group", name="Letters").wait_for()
    expect(coach(guest)).not_to_be_visible()


def test_the_pace_of_the_bots_is_written_on_its_button(invite: Invite):
    (guest,) = invite("Guest", **PHONE)
    guest.goes_to()
    guest.button("Play now Sonde").tap()
    pace = guest.button("Speed of the bots: slow")
    expect(pace).to_contain_text("slow")
    expect(pace).to_have_attribute("title", "Speed of the bots: slow. Tap for normal.")
    pace.tap()
    expect(guest.button("Speed of the bots: normal")).to_contain_text("normal")
