"""A coach at a table of friends: for whoever has never played, and only what is true at every table."""

from playwright.sync_api import Locator, expect

from tests.page.common.people import Person
from tests.page.common.visits import Invite
from tests.page.sonde.table import Table

WORDS = {"Ada": "BREAD", "Ben": "CHAIR"}
HIDE = "Hide a word for the others to find."


def coach(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name="Coach")


def test_the_first_game_with_friends_is_coached_and_no_word_is_picked(invite: Invite):
    table = Table(*invite(*WORDS))
    table.gather("1967", Cards="without cards")
    for person in table:
        expect(coach(person)).to_contain_text(HIDE)
        expect(person.page.locator("#word")).to_have_value("")


def test_among_friends_it_goes_on_with_what_is_to_be_done_and_a_blank_can_be_asked_for(invite: Invite):
    table = Table(*invite("Ada", "Ben", "Cleo"))
    table.gather()
    table.hide(Ada="BREAD", Ben="CHAIR", Cleo="TABLE")
    person, duty = table.whose()
    assert duty == "draw"
    expect(coach(person)).to_contain_text("Draw a card: it says what happens in this turn.")
    asker = table.asker()
    expect(coach(asker)).to_contain_text("Now ask. Tap an opponent, then a letter.")
    keys = asker.page.get_by_role("group", name="Letters")
    expect(keys.get_by_role("button")).to_have_count(27)


def test_whoever_skips_it_is_not_coached_among_friends_again_but_still_offered_a_first_game(invite: Invite):
    table = Table(*invite(*WORDS))
    table.gather("1967", Cards="without cards")
    ada, ben = table
    coach(ada).get_by_role("button", name="Skip").click()
    expect(coach(ada)).to_have_count(0)
    ada.page.reload()
    ada.page.locator("#word").wait_for()
    expect(coach(ada)).to_have_count(0)
    expect(coach(ben)).to_contain_text(HIDE)
    ada.goes_to()
    expect(ada.page.get_by_role("article", name="Sonde")).to_contain_text("First game, with a coach")
