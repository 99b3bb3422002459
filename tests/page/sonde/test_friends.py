"""Four friends, four browsers, one link: a whole game with its cards, as the sheet of 1976 has it."""

import re

from playwright.sync_api import expect

from tests.page.common.people import BLANK, Person
from tests.page.common.visits import Invite
from tests.page.sonde.table import Table

WORDS = {"Ada": "TREASURE", "Ben": "COMMISSIONER", "Cleo": "CHIMNEY", "Dan": "DOLPHIN"}
VALUES = (5, 10, 15, 15, 10, 5, 5, 10, 15, 15, 10, 5)


def come_together(table: Table) -> None:
    """One opens a table; two come by its link, one by its code."""
    ada, ben, cleo, dan = table
    path = table.path = ada.opens_a_table()
    address = ada.page.get_by_label("Link to this table").input_value()
    assert address == ada.url + path
    code = ada.page.get_by_label("Invite people").locator("b").inner_text()
    for person in (ben, cleo):
        person.page.goto(address)
        person.sits_down()
    dan.comes_by_code(code.lower())
    dan.page.wait_for_url(f"**{path}")
    expect(ada.button("Start with who is here")).to_be_enabled()
    dan.sits_down()
    for person in table:
        expect(person.page.get_by_role("list", name="Seats").get_by_role("listitem")).to_contain_text(list(WORDS))


def interrupt_out_of_turn(table: Table) -> None:
    """S27, S29: anyone, at any moment; a wrong word costs 50, a right one brings its values and 100."""
    on_turn, duty = table.whose()
    assert duty == "draw"
    caller = next(person for person in table if person not in (on_turn, table.people["Cleo"]))
    caller.names("Cleo", "CHICKEN")
    for person in table:
        person.sees_score(caller.name, -50)
        person.sees_hidden("Cleo", 1) if person.name != "Cleo" else None
        person.is_told("CHICKEN")
    caller.names("Cleo", "CHIMNEY")
    for person in table:
        person.sees_score(caller.name, -50 + sum(VALUES[:7]) + 100)
        for space, letter in enumerate("CHIMNEY", 1):
            person.sees_letter("Cleo", space, letter)
    assert table.whose() == (on_turn, "draw")


def choose_the_dearer_space(table: Table) -> Person:
    """S12: where there are several such spaces, the owner picks."""
    while (asker := table.asker()).name == "Ben":
        table.miss(asker)
    ben = table.people["Ben"]
    before, factor = asker.score(asker.name), asker.factor()
    asker.asks("Ben", "O")
    expect(ben.desk.get_by_role("heading", name=f"{asker.name} has found your O")).to_be_visible()
    assert ben.choices() == [2, 9]
    ben.opens(9)
    for person in table:
        person.sees_letter("Ben", 9, "O")
        person.sees_score(asker.name, before + 15 * factor)
        person.sees_hidden("Ben", 2) if person is not ben else None
    return asker


def ask_for_a_blank_in_vain(table: Table, asker: Person) -> None:
    """S15: it costs 50."""
    before = asker.score(asker.name)
    asker.asks("Ben", BLANK)
    for person in table:
        person.sees_score(asker.name, before - 50)
        person.is_told("That costs 50 points")


def leave_only_dan_hidden(table: Table) -> None:
    """S33: then the last turns begin."""
    cleo = table.turn_of("Cleo")
    cleo.names("Ben", WORDS["Ben"])
    cleo.names("Ada", WORDS["Ada"])
    for person in table:
        person.is_told(f"Every word but {'yours' if person.name == 'Dan' else 'Dan’s'} is open: the last turns begin.")
        expect(person.player("Dan")).to_contain_text("last word hidden")


def test_four_friends_play_a_whole_game_by_a_link(invite: Invite):
    table = Table(*invite(*WORDS))
    come_together(table)
    cleo, *others = sorted(table, key=lambda person: person.name != "Cleo")
    cleo.begins(*others)
    table.hide(**WORDS)
    interrupt_out_of_turn(table)
    asker = choose_the_dearer_space(table)
    ask_for_a_blank_in_vain(table, asker)
    leave_only_dan_hidden(table)

    dan, announced = table.people["Dan"], []
    table.play_out(lambda: announced.append(dan.last_turns()))
    assert list(dict.fromkeys(announced)) == [*(f"{n} more turns" for n in (6, 5, 4, 3, 2)), "1 more turn", "last turn"]
    best = max(dan.score(name) for name in WORDS)
    for person in table:
        expect(person.after.get_by_role("heading", level=2)).to_have_text(re.compile(rf"wins? with {best} points"))
        for name, word in WORDS.items():
            told = "You" if name == person.name else name
            expect(person.after.get_by_role("listitem").filter(has_text=word)).to_contain_text(told)
    everybody_plays_again(table)


def everybody_plays_again(table: Table) -> None:
    ada, *others = table
    ada.button("Play again").click()
    ada.page.wait_for_url(lambda url: not url.endswith(table.path))
    for person in others:
        person.link("Join the next game").click()
        person.page.wait_for_url(ada.page.url)
        person.sees_own_seat()
    others[-1].begins(ada, *others[:-1])
    for person in table:
        expect(person.page.get_by_role("textbox", name="Hide a word")).to_be_visible()
