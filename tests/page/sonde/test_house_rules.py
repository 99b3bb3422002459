"""Tables that play by rules of their own: the form offers them, the table tells of them, the game keeps them."""

from playwright.sync_api import expect

from tests.page.common.visits import Invite
from tests.page.sonde.table import Table

CHOICES = {
    "Cards": "without cards",
    "Memory": "misses stay visible",
    "Spelling": "on trust, checked on demand",
    "Answers": "players answer by hand",
    "Calling the whole word": "on your own turn",
    "Trays for two players": "one each",
}


def test_house_rules_that_are_chosen_are_marked_at_the_table(invite: Invite):
    (ada,) = invite("Ada")
    ada.opens_a_table("1976", 2, **CHOICES)
    ada.page.get_by_text("6 house rules").click()
    for rule, choice in CHOICES.items():
        expect(ada.page.get_by_role("listitem").filter(has_text=rule)).to_contain_text(choice)


def test_a_number_of_the_sheet_can_be_changed(invite: Invite):
    (ada,) = invite("Ada")
    ada.sets_up_a_table("1976", 2)
    ada.page.get_by_text("House rules").click()
    ada.page.get_by_role("spinbutton", name="Spaces on a tray").fill("9")
    ada.opens_it()
    ada.page.get_by_text("1 house rule").click()
    expect(ada.page.get_by_role("listitem").filter(has_text="Spaces on a tray")).to_contain_text("9 (normally 12)")


def test_S31_a_false_no_is_found_out_when_the_space_is_opened(invite: Invite):
    table = Table(*invite("Ada", "Ben"))
    table.gather("1967", Cards="without cards", Answers="players answer by hand")
    table.hide(Ada=("CHOCOLATE", "BUTTERFLY"), Ben=("MOUNTAIN", "FURNITURE"))
    ada, ben = table.turn_of("Ada"), table.people["Ben"]

    ada.asks("Ben", "T")
    expect(ben.desk.get_by_role("heading", name="Ada asks you for T. Do you have one hidden?")).to_be_visible()
    ben.answers(False)
    for person in table:
        person.sees_score("Ben", 0)

    ada = table.turn_of("Ada")
    ada.asks("Ben", "T")
    expect(ben.button("Yes")).to_be_enabled()
    ben.answers(True)
    ben.opens(5, "Left")
    ada.is_told("Ben’s “no” was not true: that costs 100 points.")
    ben.is_told("Your “no” was not true: that costs you 100 points.")
    for person in table:
        person.sees_letter("Ben", 5, "T", "Left")
        person.sees_score("Ben", -100)
        person.sees_score("Ada", 10)
    ada.asks("Ben", "X")
    expect(ben.button("No")).to_be_enabled()
    expect(ben.button("Yes")).to_be_disabled()  # nothing could be opened then


def test_S27_in_1967_a_word_is_named_on_ones_own_turn_only(invite: Invite):
    table = Table(*invite("Ada", "Ben", "Cleo"))
    table.gather("1967", Cards="without cards")
    table.hide(Ada="CHOCOLATE", Ben="MOUNTAIN", Cleo="BUTTERFLY")
    on_turn = table.asker()
    for person in table:
        others = [name for name in table.people if name != person.name]
        for name in others:
            expect(person.button(f"Call the word on {name}’s tray")).to_have_count(1 if person is on_turn else 0)


def test_S32_where_spelling_is_on_trust_a_word_can_be_checked_and_the_lexicon_outvoted(invite: Invite):
    table = Table(*invite("Ada", "Ben"))
    table.gather(Cards="without cards", Spelling="on trust, checked on demand")
    table.hide(Ada=("BLORFIN", "GARDENER"), Ben=("WONDERFUL", "ENVELOPES"))
    ada, ben = table.turn_of("Ada"), table.people["Ben"]
    ben.names("Ada", "BLORFIN", "Left")
    ada.names("Ben", "WONDERFUL", "Left")
    before = ada.score("Ada")
    with ben.acting():
        ben.button("Check Ada’s word (left)").click()
    ada.is_told("Ben has your word BLORFIN checked. It is wrong: −100 points.")
    ada.sees_score("Ada", before - 100)
    with ada.acting():
        ada.button("Check Ben’s word (left)").click()
    ben.is_told("Ada has your word WONDERFUL checked. It is right.")

    expect(ben.desk.get_by_role("heading", name="Ada’s word is not in the dictionary.")).to_be_visible()
    with ben.acting():
        ben.button("It counts").click()
    ada.is_told("The table outvotes the dictionary: your word counts.")
    ada.sees_score("Ada", before)

    ada.names("Ben", "ENVELOPES", "Right")
    table.play_out()
    for person in table:
        with person.acting():
            person.button("Accept the scores").click()
    ada.link("Replay").click()
    expect(ada.page.get_by_role("slider")).to_be_visible()
