"""Tug in the browser: two teams, the sand, letters that move for everybody, challenges, votes, and a television."""

import json
import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.page.common.people import Person
from tests.page.common.proxy import NOISE, Proxy, back, lost
from tests.page.common.visits import Invite
from tests.page.tug.table import (
    TEAMS,
    WINNING,
    WORD,
    Tug,
    check_a_right_word,
    check_a_wrong_word,
    draw,
    keys,
    score,
    sees_tile,
    spell,
    win,
)
from tests.server.server_process import Server

PHONE = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}
TELEVISION = {"viewport": {"width": 1920, "height": 1080}}


@pytest.fixture
def four(invite: Invite) -> Tug:
    return Tug(*invite("Ada", "Ben", "Cleo", "Dan")).sit()


def vote(tug: Tug, fits: dict[str, str]) -> None:
    for person in tug.people:
        with person.acting():
            person.button(fits[person.name]).click()


def contested(tug: Tug, team: int, why: str = "") -> None:
    """The other team contests this team's word, and the team explains it."""
    tug.team(1 - team)[-1].button(re.compile("Contest the category")).click()
    speaker = tug.team(team)[-1]
    speaker.page.get_by_role("textbox", name="is contested. Why does it fit").fill(why)
    speaker.button("Explain, then vote" if why else "Say nothing, then vote").click()


def keep_a_word_on_a_tie(tug: Tug) -> None:
    """T11: it was explained; with the votes comes the adviser's word, and not before."""
    team = tug.give("GLOBE")
    contested(tug, team, "It is round.")
    for person in tug.people:
        expect(person.desk).to_contain_text("It is round.")
        assert '"advice"' not in json.dumps(person.view())
    vote(tug, {"Ada": "It fits", "Ben": "It does not", "Cleo": "Abstain", "Dan": "Abstain"})
    for person in tug.people:
        person.is_told("GLOBE stays: 1 for, 1 against")
        person.is_told(re.compile("The game (has|does not have|cannot tell)"))
        sees_tile(person, "G", f"one step towards {TEAMS[team]}")


def refuse_a_word(tug: Tug) -> None:
    """T11: more against it than for it."""
    contested(tug, tug.give("FLAME"))
    vote(tug, {"Ada": "It does not", "Ben": "It does not", "Cleo": "It fits", "Dan": "Abstain"})
    for person in tug.people:
        person.is_told("FLAME is refused: 1 for, 2 against")
        sees_tile(person, "F", "in the middle")


def test_four_people_in_two_teams_play_a_whole_game(four: Tug):
    check_a_wrong_word(four)
    check_a_right_word(four)
    keep_a_word_on_a_tie(four)
    refuse_a_word(four)
    team = win(four)
    for person in four.people:
        won = "Your team wins" if person in four.team(team) else f"{TEAMS[team]} wins"
        after = person.page.get_by_role("region", name=f"{won}, 6 letters to 0")
        for word in (WORD, "GLOBE", "FLAME", WINNING):
            expect(after).to_contain_text(re.compile(word, re.IGNORECASE))
        expect(after.get_by_role("figure", name="Scores over time")).to_be_visible()


def test_a_game_that_is_over_is_replayed_and_played_again(invite: Invite):
    ada, ben = invite("Ada", "Ben")
    team = win(Tug(ada, ben).sit())
    ada.link("Replay").click()
    ada.page.get_by_role("slider").fill("5")  # begun, drawn, turned, and three letters
    sees_tile(ada, "S", f"captured by {TEAMS[team]}")
    expect(ada.page.get_by_role("figure").get_by_role("listitem")).to_contain_text(list(TEAMS))
    ada.page.go_back()
    ada.button("Play again").click()
    ben.link("Join the next game").click()
    ada.begins(ben)
    for person in (ada, ben):
        sees_tile(person, "S", "in the middle")
        expect(score(person, team)).to_have_attribute("aria-label", "0 letters of 6")


def test_a_reload_and_a_lost_connection_in_the_middle_of_the_glass(invite: Invite, server: Server):
    proxy = Proxy(server.port)
    people = [*invite("Ada", "Ben", "Cleo"), *invite("Dan", url=proxy.url)]
    people[-1].watch.expected += NOISE
    four = Tug(*people).gather()
    captain, team = four.turned()
    other = four.team(1 - team)[0]
    captain.page.keyboard.type("bas")
    for person in (captain, other):
        sees_tile(person, "S", f"one step towards {TEAMS[team]}")
        person.page.reload()
        expect(person.desk).to_contain_text("Spelled so far: BAS")
        sees_tile(person, "S", f"one step towards {TEAMS[team]}")
        expect(person.page.get_by_role("timer")).to_have_text(re.compile(r"^[12]\d$"))
    proxy.cut()
    lost(people[-1])
    captain.page.keyboard.type("kets")
    proxy.mend()
    back(people[-1])
    expect(people[-1].desk).to_contain_text("Spelled so far: BASKETS")
    sees_tile(other, "S", f"2 steps towards {TEAMS[team]}")
    captain.page.keyboard.press("Enter")
    expect(other.desk.get_by_role("heading", name="Or do you doubt BASKETS?")).to_be_visible()


def test_whispers_reach_the_team_and_are_nowhere_in_the_others_page(four: Tug):
    captain, team = four.turned()
    mate, others = four.team(team)[1], four.team(1 - team)
    box = mate.page.get_by_role("textbox", name=f"Whisper words to {captain.name}")
    expect(box).to_be_focused()
    box.fill("zugzwang")
    with mate.acting():
        mate.page.keyboard.press("Enter")
    expect(box).to_have_value("")
    for person in (captain, mate):
        expect(person.page.get_by_role("list", name="Whispered in your team")).to_contain_text("zugzwang")
    spell(captain, "pea")
    for person in others:
        expect(person.desk).to_contain_text("PEA")
        assert "zugzwang" not in person.whole_page()
        assert not any("zugzwang" in frame for frame in person.heard)


def test_a_captain_who_leaves_is_replaced(four: Tug):
    captain, team = four.drawer()
    mate = four.team(team)[1]
    captain.page.close()
    gone = mate.page.get_by_role("status").filter(has_text=f"{captain.name}, your captain, is away.")
    gone.get_by_role("button", name="Take over as captain").click()
    mate.page.get_by_text(f"{captain.name}, your captain, is away.").wait_for(state="detached")
    with mate.acting():
        draw(mate).click()
    with four.team(1 - team)[0].acting():
        four.team(1 - team)[0].button("Turn the glass").click()
    expect(keys(mate)).to_be_visible()
    spell(mate, "pea")
    sees_tile(four.team(1 - team)[0], "P", f"one step towards {TEAMS[team]}")


def test_a_captain_can_be_changed_between_turns(four: Tug):
    captain, team = four.drawer()
    mate = four.team(team)[1]
    captain.page.get_by_text("Change the captain").click()
    with captain.acting():
        captain.button(f"{mate.name} as captain").click()
    expect(draw(mate)).to_be_visible()
    expect(draw(captain)).not_to_be_visible()
    expect(mate.page.get_by_role("region", name=TEAMS[team], exact=True)).to_contain_text("You captain")


def test_the_sand_cuts_a_word_off_and_what_has_moved_stays(invite: Invite):
    ada, ben = invite("Ada", "Ben", **PHONE)
    tug = Tug(ada, ben).gather(Seconds_of_sand=5)
    captain, team = tug.turned()
    for letter in "BL":
        with captain.acting():
            keys(captain).get_by_role("button", name=letter, exact=True).tap()
    other = tug.team(1 - team)[0]
    expect(other.page.get_by_role("timer")).to_have_text(re.compile("^[1-5]$"))
    expect(draw(other)).to_be_visible()
    other.is_told("Or do you doubt BL?")
    sees_tile(other, "L", f"one step towards {TEAMS[team]}")


def test_a_word_given_before_goes_back_and_another_may_follow(four: Tug):
    four.give("PEA")
    captain, team = four.turned()
    captain.page.keyboard.type("pea")
    captain.page.keyboard.press("Enter")
    expect(captain.page.get_by_text("PEA has been given before: its letters go back.").last).to_be_visible()
    sees_tile(captain, "P", f"one step towards {TEAMS[1 - team]}")
    spell(captain, "oak")
    sees_tile(captain, "K", f"one step towards {TEAMS[team]}")


def test_a_television_shows_the_way_in_then_all_that_everybody_may_know(invite: Invite):
    ada, screen = *invite("Ada"), *invite("Screen", **TELEVISION)
    ada.goes_to("/new/tug")
    ada.page.get_by_role("radio", name="2", exact=True).check()
    path = ada.opens_it()
    screen.goes_to(path)
    expect(screen.page.get_by_role("img", name="QR code of the link to this table")).to_be_visible()
    expect(screen.page.get_by_role("list", name="Seats").get_by_role("listitem").first).to_contain_text("Upper case")
    (ben,) = invite("Ben")
    ben.goes_to(path)
    ben.sits_down()
    ada.begins(ben)
    captain, team = Tug(ada, ben).turned()
    category = captain.view()["category"]["text"]
    shown = screen.page.get_by_text(category, exact=True)
    assert shown.evaluate("shown => parseFloat(getComputedStyle(shown).fontSize)") >= 60
    expect(screen.page.get_by_role("timer")).to_have_text(re.compile(r"^\d\d$"))
    captain.page.keyboard.type("pen")
    expect(screen.desk).to_contain_text("Spelled so far: PEN")
    sees_tile(screen, "P", f"one step towards {TEAMS[team]}")
    assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert screen.desk.get_by_role("button").count() == 0


def test_somebody_alone_plays_at_once_with_a_bot_beside_and_two_opposite(invite: Invite):
    (guest,) = invite("Guest")
    guest.goes_to()
    guest.page.evaluate("localStorage.setItem('lettrine-learned', 'tug')")  # the gentle often think of nothing
    guest.page.reload()
    guest.button("Play now Tug").click()
    mine = guest.page.get_by_role("region", name="Upper case", exact=True)
    expect(mine).to_contain_text("You captain")
    expect(mine).to_contain_text("your team")
    for _ in range(3):
        a_turn(guest)
    assert any('"event":"suggested","seat":2' in frame for frame in guest.heard)  # by the bot beside
    expect(score(guest, 0)).to_have_attribute("aria-label", re.compile("letters? of 6"))


def a_turn(guest: Person) -> None:
    """The bots go on by themselves; what is mine is done when it is asked for."""
    others = (guest.button("Turn the glass"), guest.button("Abstain"), guest.button("Accept the word"))
    mine = draw(guest)
    while not mine.is_visible():
        mine.or_(others[0]).or_(others[1]).or_(others[2]).first.wait_for()
        for button in others:
            if button.is_visible():
                with suppress(TooLate):  # a bot, or the clock, may be faster
                    button.click(timeout=2000)
    mine.click()
    keys(guest).wait_for()
    spell(guest, "st" * (1 + len(guest.view().get("given", ()))))
