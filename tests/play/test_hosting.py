"""The host of a table: what they may do, what nobody else may, and who it is."""

import pytest
from msgspec.structs import replace

from lettrine.play import commands, hosting
from lettrine.play import table_events as te
from lettrine.play.card import card_of, is_card_changed
from lettrine.play.chat import Chat
from lettrine.play.outcomes import Repeated
from lettrine.play.rights import MOST_USES
from lettrine.play.table import Table, new_table
from lettrine.play.table_fold import fold
from tests.play.hosted_tables import SONDE, TUG, Hosted
from tests.play.processes import Processes, done

BOTS = ["Bodoni", "Didot", "Fournier", "Garamond"]


def seated(*keys: str, plan: te.Plan = SONDE) -> Hosted:
    """A table where these people sit, in this order, under their keys with a capital."""
    hosted = Hosted(plan)
    for seat, key in enumerate(keys):
        assert hosted.ask(commands.sit(seat, key.capitalize(), key)) == "done"
    return hosted


def test_who_opens_a_table_is_its_host_until_they_hand_the_role_on():
    hosted = seated("ada", "ben")
    assert hosted.host == "ada"
    assert hosted.ask(hosting.hand_role("ben", 1)) == "not_host"
    assert hosted.ask(hosting.hand_role("ada", 1)) == "done"
    assert hosted.host == "ben"
    assert hosted.ask(hosting.lock("ada", True)) == "not_host"


def test_when_the_host_leaves_whoever_has_sat_there_the_longest_is_the_host():
    hosted = seated("ada", "ben", "cleo")
    hosted.ask(commands.stand(1, "ben"))
    hosted.ask(commands.sit(1, "Ben", "ben"))
    hosted.ask(commands.stand(0, "ada"))
    assert hosted.host == "cleo"
    hosted.ask(commands.sit(0, "Ada", "ada"))
    assert hosted.host == "cleo"  # she comes back as a guest


def test_where_only_bots_are_left_nobody_is_the_host_and_the_next_to_come_is():
    hosted = seated("ada")
    hosted.ask(commands.seat_bot(1, "gentle", BOTS))
    hosted.ask(hosting.lock("ada", True))
    hosted.ask(commands.stand(0, "ada"))
    assert (hosted.host, hosted.table.locked) == (None, False)  # or nobody would ever play there
    assert hosted.ask(commands.sit(0, "Ben", "ben")) == "done"
    assert hosted.host == "ben"


@pytest.mark.parametrize("seat", [0, 7, -1])
def test_the_role_goes_to_nobody_but_people_who_play(seat: int):
    hosted = seated("ada")
    hosted.ask(commands.seat_bot(1, "gentle", BOTS))
    assert hosted.ask(hosting.hand_role("ada", 1)) == "no_person"
    assert hosted.ask(hosting.hand_role("ada", seat)) == ("done" if seat == 0 else "no_person")
    assert hosted.host == "ada"


def test_while_a_bot_plays_for_the_host_somebody_else_is_the_host():
    hosted = seated("ada", "ben", "cleo")
    hosted.ask(commands.begin(seed=7))
    hosted.ask(commands.hand(0, "gentle", by=2))
    assert hosted.host == "ben"
    hosted.ask(commands.hand(1, "gentle", by=2))
    hosted.ask(commands.hand(2, "gentle", by=2))
    assert hosted.host == "cleo"  # nobody is left who could be
    hosted.ask(commands.hand(0, None, by=0))
    assert hosted.host == "ada"


def test_nobody_else_sits_down_at_a_locked_table_but_bots_do():
    hosted = seated("ada")
    assert hosted.ask(hosting.lock("ada", True)) == "done"
    assert hosted.ask(commands.sit(1, "Ben", "ben")) == "locked"
    assert hosted.ask(commands.seat_bot(1, "gentle", BOTS)) == "done"
    assert hosted.ask(hosting.lock("ada", False)) == "done"
    assert hosted.ask(commands.sit(2, "Ben", "ben")) == "done"


def test_for_whom_a_seat_is_kept_a_locked_table_is_open_unless_the_host_frees_it():
    hosted = Hosted(kept=(te.Kept(1, "Ben", "ben", 2**60), te.Kept(2, "Cleo", "cleo", 2**60)))
    hosted.ask(commands.sit(0, "Ada", "ada"))
    hosted.ask(hosting.lock("ada", True))
    assert hosted.ask(commands.sit(1, "Ben", "ben")) == "done"
    assert hosted.ask(commands.stand(2, "ben")) == "seat_taken"
    assert hosted.ask(commands.stand(2, "ada")) == "done"
    assert hosted.ask(commands.sit(2, "Cleo", "cleo")) == "locked"


def test_who_was_removed_sits_down_nowhere_at_this_table_again():
    hosted = seated("ada", "ben")
    assert hosted.ask(hosting.remove("ben", 0)) == "not_host"
    assert hosted.ask(hosting.remove("ada", 0)) == "not_yourself"
    assert hosted.ask(hosting.remove("ada", 2)) == "no_person"
    assert hosted.ask(hosting.remove("ada", 1)) == "done"
    assert [hosted.ask(commands.sit(seat, "Somebody", "ben")) for seat in (1, 2)] == ["removed", "removed"]
    assert hosted.ask(commands.sit(1, "Cleo", "cleo")) == "done"


def test_whose_seat_was_freed_because_they_were_away_may_come_back():
    hosted = seated("ada", "ben")
    assert hosted.ask(commands.stand(1, "ada")) == "done"
    assert hosted.ask(commands.sit(1, "Ben", "ben")) == "done"


def test_seats_come_and_go_within_what_the_game_takes():
    hosted = seated("ada", "ben")
    assert hosted.ask(hosting.set_seats("ben", 4)) == "not_host"
    assert hosted.ask(hosting.set_seats("ada", 4)) == "done"
    assert (hosted.table.plan.seats, hosted.keys) == (4, ["ada", "ben", None, None])
    assert hosted.ask(hosting.set_seats("ada", 2)) == "done"
    assert hosted.keys == ["ada", "ben"]
    assert [hosted.ask(hosting.set_seats("ada", seats)) for seats in (0, 1, 5, 99)] == ["wrong_seats"] * 4
    hosted.ask(commands.begin(seed=7))
    assert hosted.ask(hosting.set_seats("ada", 3)) == "has_begun"


def test_nobody_loses_a_seat_that_is_taken_away_before_them():
    hosted = seated("ada", "ben", "cleo")
    hosted.ask(hosting.hand_role("ada", 2))
    hosted.ask(commands.stand(0, "ada"))
    assert hosted.ask(hosting.set_seats("cleo", 2)) == "done"
    assert (hosted.keys, hosted.host) == (["ben", "cleo"], "cleo")
    hosted.ask(hosting.set_seats("cleo", 3))
    hosted.ask(commands.sit(2, "Dora", "dora"))
    assert hosted.ask(hosting.set_seats("cleo", 2)) == "seats_occupied"


def test_seats_that_are_kept_are_the_last_to_go_and_their_numbers_follow():
    hosted = Hosted(replace(SONDE, seats=4), (te.Kept(3, "Ben", "ben", 2**60),))
    hosted.ask(commands.sit(0, "Ada", "ada"))
    hosted.ask(hosting.set_seats("ada", 2))
    assert [(kept.seat, kept.name) for kept in hosted.table.kept] == [(1, "Ben")]
    assert hosted.ask(commands.sit(1, "Ben", "ben")) == "done"


def test_teams_stay_even_and_everybody_stays_in_theirs():
    hosted = seated("ada", "ben", plan=replace(TUG, seats=6))
    hosted.ask(commands.sit(4, "Cleo", "cleo"))
    assert hosted.ask(hosting.set_seats("ada", 5)) == "uneven_teams"
    assert hosted.ask(hosting.set_seats("ada", 2)) == "seats_occupied"
    assert hosted.ask(hosting.set_seats("ada", 4)) == "done"
    assert hosted.keys == ["ada", "ben", "cleo", None]
    assert hosted.table.plan.seats == 4


def test_a_table_is_fitted_to_who_is_here_by_fewer_seats_or_by_bots():
    hosted = seated("ada", "ben", plan=replace(SONDE, seats=4))
    assert hosting.fewest_seats(hosted.table) == 2
    assert hosted.ask(hosting.fill("ben", 2, "gentle", BOTS)) == "not_host"
    assert {hosted.ask(hosting.fill("ada", seat, "gentle", BOTS)) for seat in range(4)} == {"done"}
    assert [sitter.bot for sitter in hosted.table.sitters] == [None, None, "gentle", "gentle"]
    assert hosted.ask(commands.begin(seed=7)) == "done"


def test_a_team_of_one_against_two_needs_four_seats():
    hosted = seated("ada", plan=replace(TUG, seats=6))
    hosted.ask(commands.sit(2, "Ben", "ben"))
    assert hosting.fewest_seats(hosted.table) == 4


def test_alone_one_seat_is_not_enough_for_a_game_of_several():
    assert hosting.fewest_seats(seated("ada").table) == 2


def test_a_seat_that_was_kept_is_filled_when_the_host_wants_to_begin():
    hosted = Hosted(kept=(te.Kept(1, "Ben", "ben", 2**60),))
    hosted.ask(commands.sit(0, "Ada", "ada"))
    assert hosted.ask(commands.seat_bot(1, "gentle", BOTS)) == "seat_kept"
    assert hosted.ask(hosting.fill("ada", 1, "gentle", BOTS)) == "done"
    assert hosted.ask(commands.sit(2, "Ben", "ben")) == "done"


def test_where_the_chat_is_closed_nobody_talks():
    hosted = seated("ada", "ben")
    assert hosted.ask(hosting.close_chat("ben", True)) == "not_host"
    assert hosted.ask(hosting.close_chat("ada", True)) == "done"
    for key in ("ada", "ben", "watcher"):
        refused = commands.say(key, "Hello", name="Zoe")(hosted.table, Chat(), hosted.now)
        assert refused.code == "chat_closed"


def test_a_table_closed_to_onlookers_is_open_to_who_may_still_sit_down_and_after_the_game():
    hosted = seated("ada", "ben")
    hosted.ask(hosting.close_watching("ada", True))
    assert not hosted.table.keeps_out("zoe")
    hosted.ask(hosting.lock("ada", True))
    assert hosted.table.keeps_out("zoe")
    assert not hosted.table.keeps_out("ben")
    hosted.ask(hosting.lock("ada", False))
    hosted.ask(hosting.remove("ada", 1))
    assert hosted.table.keeps_out("ben")
    hosted.ask(hosting.set_seats("ada", 2))
    hosted.ask(commands.sit(1, "Cleo", "cleo"))
    assert hosted.table.keeps_out("zoe")
    hosted.ask(commands.begin(seed=7))
    assert hosted.table.keeps_out("zoe")
    refused = commands.say("zoe", "Hello", name="Zoe")(hosted.table, Chat(), hosted.now)
    assert refused.code == "watching_closed"
    assert hosted.ask(hosting.close_watching("ada", False)) == "done"  # during the game as well
    assert not hosted.table.keeps_out("zoe")


def test_everybody_may_have_another_name_before_the_game():
    hosted = seated("ada", "ben")
    assert hosted.ask(commands.rename("Benedict", "ben")) == "done"
    assert hosted.table.sitter(1).name == "Benedict"
    assert hosted.ask(commands.rename("benedict", "ben")) == "done"  # their own name, written in another way
    assert hosted.ask(commands.rename("ADA", "ben")) == "name_taken"
    assert hosted.ask(commands.rename("\u200b", "ben")) == "bad_name"
    assert hosted.ask(commands.rename("Zoe", "zoe")) == "not_seated"
    hosted.ask(commands.seat_bot(2, "gentle", BOTS))
    assert hosted.ask(commands.rename("bodoni", "ben")) == "name_taken"
    hosted.ask(commands.begin(seed=7))
    assert hosted.ask(commands.rename("Ben", "ben")) == "has_begun"


def test_saying_what_is_so_already_writes_nothing():
    hosted = seated("ada", "ben")
    for command in (
        hosting.lock("ada", False),
        hosting.close_chat("ada", False),
        hosting.close_watching("ada", False),
        hosting.set_seats("ada", 3),
        hosting.hand_role("ada", 0),
        commands.rename("Ada", "ada"),
    ):
        assert command(hosted.table, hosted.now) == Repeated()


def test_a_host_fills_no_log_before_the_game_and_can_always_unlock_remove_and_begin():
    hosted = seated("ada", "ben")
    answers = [hosted.ask(hosting.lock("ada", on)) for _ in range(600) for on in (True, False)]
    assert answers[-1] == "done"
    assert hosted.table.seq <= commands.MOST_ROWS_BEFORE + 1
    assert not hosted.table.locked
    assert hosted.ask(hosting.set_seats("ada", 2)) == "often_enough"
    assert hosted.ask(hosting.fill("ada", 2, "gentle", BOTS)) == "done"
    assert hosted.ask(hosting.remove("ada", 1)) == "done", "whoever has filled it is not there for good"
    assert hosted.ask(hosting.fill("ada", 1, "gentle", BOTS)) == "done"
    assert hosted.ask(commands.begin(seed=7)) == "done"


def test_a_host_fills_no_log_during_the_game():
    hosted = seated("ada", "ben", "cleo")
    hosted.ask(commands.begin(seed=7))
    answers = [hosted.ask(hosting.close_chat("ada", on)) for _ in range(150) for on in (True, False)]
    assert answers.count("done") == MOST_USES
    assert answers[-1] == "often_enough"


def test_a_locked_table_is_not_in_the_lobby():
    hosted = seated("ada")
    before = hosted.table
    hosted.ask(hosting.lock("ada", True))
    assert is_card_changed(before, hosted.table)
    assert [card_of(each, 0).free for each in (before, hosted.table)] == [True, False]


def test_what_the_host_does_is_not_in_the_record_but_the_seats_are():
    hosted = seated("ada", "ben")
    hosted.ask(hosting.set_seats("ada", 2))
    hosted.ask(commands.begin(seed=7))
    assert len(hosted.table.left) == hosted.table.plan.seats == 2


def test_events_of_the_host_are_stored_and_read_as_they_were():
    hosted = seated("ada", "ben", "cleo")
    for command in (
        hosting.lock("ada", True),
        hosting.remove("ada", 2),
        hosting.set_seats("ada", 4),
        hosting.close_chat("ada", True),
        hosting.close_watching("ada", True),
        commands.rename("Adam", "ada"),
        hosting.hand_role("ada", 1),
    ):
        assert hosted.ask(command) == "done"
    events = [te.decode(te.encode(event)) for event in hosted.log]
    assert events == hosted.log
    again: Table = new_table("t", events[0], hosted.table.game, None)
    for event in events[1:]:
        again = fold(again, event, again.reseated)
    assert (again.host, again.removed, again.plan.seats) == (1, {"cleo"}, 4)
    assert (again.locked, again.chat_closed, again.watching_closed) == (True, True, True)


def test_a_table_of_an_earlier_version_has_whoever_opened_it_as_its_host():
    stored = (
        b'{"happened":"opened","plan":{"game":"sonde","edition":"1976","language":"en","seats":2},"code":"ABC"}',
        b'{"happened":"sat","seat":0,"name":"Ada","key":"ada"}',
        b'{"happened":"sat","seat":1,"name":"Ben","key":"ben"}',
    )
    opened, *rest = map(te.decode, stored)
    table = new_table("t", opened, Hosted().table.game, None)
    for event in rest:
        table = fold(table, event, 1)
    assert table.is_host("ada")
    assert (table.locked, table.chat_closed, table.watching_closed, table.removed) == (False, False, False, frozenset())


@pytest.mark.anyio
async def test_another_process_reads_what_the_host_has_decided(processes: Processes):
    one, other = processes.process(), processes.process()
    opened = await done(one.open("t", replace(SONDE, seats=4), "CODE"))
    for seat, key in enumerate(("ada", "ben")):
        await done(one.do(opened.id, commands.sit(seat, key.capitalize(), key)))
    await other.table("t")
    await done(one.do("t", hosting.remove("ada", 1)))
    await done(one.do("t", hosting.set_seats("ada", 2)))
    refused = await other.do("t", commands.sit(0, "Ben", "ben"))
    assert refused.code == "removed"
    await done(other.do("t", commands.sit(1, "Cleo", "cleo")))
    assert (await processes.process().table("t")).plan.seats == 2
