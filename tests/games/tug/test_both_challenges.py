"""A check and a contest of the same word (T10, T11), being content with an explanation, and words said to be names."""

from typing import Any

import msgspec
import pytest

from lettrine.games.tug import TUG
from lettrine.games.tug.edition import Edition
from lettrine.games.tug.events import Accepted, Checked, Contested, Ended, TakenBack, TurnBegan, VoteEnded
from tests.games.tug.table import SIX, Table


def vote(table: Table, *ballots: bool | None) -> tuple[Any, ...]:
    """Everybody votes, in the order of seats; what happened with the last of them."""
    told: tuple[Any, ...] = ()
    for seat, fits in enumerate(ballots):
        told = table.ok(seat, "vote", **({} if fits is None else {"fits": fits}))
    return told


def contest(table: Table, by: int, explainer: int) -> None:
    table.ok(by, "contest")
    table.ok(explainer, "explain", text="It is one.")


def named(table: Table, word: str) -> None:
    """A turn whose word is said to be a name."""
    table.begin()
    table.spell(word)
    table.ok(table.captain, "done", proper=True)


def test_T11_checked_right_and_then_contested_and_kept(english):
    table = Table(words=english)
    table.give("TEA")
    table.ok(1, "check")
    assert table.on_turn == (0, "drawing")  # T10: the challengers miss their turn
    assert (table.rights("check"), table.rights("contest")) == ((), (1,))
    contest(table, 1, 0)
    vote(table, True, False)
    assert (table.on_turn, table.at("T")) == ((0, "drawing"), [-1])
    assert table.no(1, "contest") == table.no(1, "check") == table.no(1, "accept") == "not_open"


def test_T11_checked_right_and_then_voted_out_the_letters_go_back_and_the_challengers_still_miss_their_turn(english):
    table = Table(words=english)
    table.give("TEA")
    table.ok(1, "check")
    contest(table, 1, 0)
    assert vote(table, False, False)[1:] == (
        TakenBack(0, "TEA", "refused"),
        VoteEnded("TEA", (False, False), stays=False),
    )
    assert (table.on_turn, table.at("T")) == ((0, "drawing"), [0])
    assert len(table.events(TurnBegan)) == 2  # one after the word, one again


def test_T11_contested_and_kept_and_then_checked_right(english):
    table = Table(words=english)
    table.give("TEA")
    contest(table, 1, 0)
    vote(table, True, True)
    assert (table.on_turn, table.rights("check"), table.rights("contest")) == ((1, "drawing"), (1,), ())
    assert table.ok(1, "check") == (Checked(1, "TEA", right=True, form="tea"), TurnBegan(0, again=True))
    assert table.on_turn == (0, "drawing")


def test_T11_contested_and_kept_and_then_checked_wrong(english):
    table = Table(words=english)
    table.give("STRAWBERY")
    contest(table, 1, 0)
    vote(table, True, True)
    table.ok(1, "check")
    assert (table.on_turn, table.at("STRWBY")) == ((1, "drawing"), [0] * 6)


@pytest.mark.parametrize("fell", ["check", "contest"])
def test_T11_what_has_gone_back_is_not_challenged_again(fell: str, english):
    table = Table(words=english)
    table.give("STRAWBERY")
    if fell == "check":
        table.ok(1, "check")
    else:
        contest(table, 1, 0)
        vote(table, False, False)
    assert table.no(1, "check") == table.no(1, "contest") == table.no(1, "accept") == "not_open"


def test_T11_until_the_next_card_is_drawn_also_when_the_same_team_draws_it(english):
    table = Table(words=english)
    table.give("TEA")
    table.ok(1, "check")
    table.ok(0, "draw")
    assert table.no(1, "contest") == "not_open"


def test_T11_neither_right_nor_wrong_can_still_be_contested(english):
    table = Table(words=english, deck=("painter",))
    table.give("GRZEGORZEWSKI")
    table.ok(1, "check")
    assert table.on_turn == (1, "drawing")
    contest(table, 1, 0)
    vote(table, False, False)
    assert (table.on_turn, table.at("GRSK")) == ((1, "drawing"), [0, 0, 0, 0])


def test_T11_accept_waives_what_is_left(english):
    table = Table(words=english)
    table.give("TEA")
    table.ok(1, "check")
    table.ok(1, "accept")
    assert table.on_turn == (0, "drawing")
    assert table.no(1, "contest") == "not_open"


def test_T11_content_with_the_explanation_there_is_no_vote():
    table = Table(4)
    table.give("TEA")
    contest(table, 3, 2)
    assert table.rights("accept") == (1, 3)
    assert table.no(0, "accept") == table.no(2, "accept") == "other_team"
    table.ok(1, "vote", fits=False)
    assert table.ok(3, "accept") == (Accepted(3),)
    assert (table.on_turn, table.at("T")) == ((1, "drawing"), [-1])
    assert table.view().given[0].ballots == ()
    assert table.events(VoteEnded) == []
    assert table.no(1, "contest") == "not_open"


def test_T11_whoever_is_content_may_still_have_the_spelling_checked(english):
    table = Table(words=english)
    table.give("STRAWBERY")
    contest(table, 1, 0)
    table.ok(1, "accept")
    table.ok(1, "check")
    assert table.at("STRWBY") == [0] * 6


def test_T12_a_winning_word_checked_right_may_still_be_contested_in_its_time():
    table = Table()
    table.give(SIX)
    table.ok(1, "check")
    assert table.on_turn == (0, "winning")
    assert (table.duties, table.rights("contest")) == ({"accept": (1,)}, (1,))
    contest(table, 1, 0)
    told = vote(table, False, False)
    assert isinstance(told[-1], TurnBegan)
    assert told[-1].again  # they still miss their turn
    assert (table.on_turn, table.scores) == ((0, "drawing"), (0, 0))


def test_T12_and_wins_when_its_time_has_passed():
    table = Table()
    table.give(SIX)
    table.wait(4)
    table.ok(1, "check")
    table.wait(5.999)
    assert not table.events(Ended)
    table.wait(0.001)
    assert table.events(Ended)


@pytest.mark.parametrize("kept", ["vote", "accept"])
def test_T12_after_a_contest_in_vain_the_time_to_check_begins_anew(kept: str):
    table = Table()
    table.give(SIX)
    table.wait(9)
    contest(table, 1, 0)
    if kept == "vote":
        vote(table, True, True)
    else:
        table.ok(1, "accept")
    assert (table.on_turn, table.duties, table.rights("check")) == ((0, "winning"), {"accept": (1,)}, (1,))
    table.wait(9.999)
    assert not table.events(Ended)
    table.wait(0.001)
    assert table.events(Ended)


def test_T12_with_both_used_up_a_winning_word_wins_at_once():
    table = Table()
    table.give(SIX)
    table.ok(1, "check")
    contest(table, 1, 0)
    vote(table, True, True)
    assert table.events(Ended)


@pytest.mark.parametrize(
    ("word", "right"),
    [
        ("TEA-POT", False),
        ("TEAPOT", True),
        ("MOTHER-IN-LAW", True),
        ("MOTHER-INLAW", True),
        ("MOTHERINLAW", True),
        ("MO-THER-IN-LAW", False),
        ("MOTHER--IN-LAW", False),
        ("STRAW-BERY", False),
    ],
)
def test_T10_a_hyphen_where_none_belongs_is_a_misspelling_and_one_left_out_is_not(word: str, right: bool, english):
    table = Table(words=english)
    table.give(word)
    table.ok(1, "check")
    assert table.events(Checked)[0].right is right


def test_T10_the_dictionary_form_is_shown_where_only_the_hyphen_was_wrong(english):
    table = Table(words=english)
    table.give("TEA-POT")
    assert table.ok(1, "check")[-1] == Checked(1, "TEA-POT", right=False, form="teapot")


@pytest.mark.parametrize(("word", "right"), [("MERRY-GO-R", True), ("MER-RYGOR", False), ("TEA-P", False)])
def test_T10_hyphens_of_a_word_cut_off(word: str, right: bool, english):
    table = Table(words=english)
    table.cut(word)
    table.ok(1, "check")
    assert table.events(Checked)[0].right is right


def test_T10_a_hyphen_is_a_misspelling_where_names_are_asked_for_too(english):
    table = Table(words=english, deck=("painter",))
    table.give("PI-CASSO")
    table.ok(1, "check")
    assert table.events(Checked)[0].right is False


def test_T10_a_word_said_to_be_a_name_that_no_dictionary_has_is_neither_right_nor_wrong(english):
    table = Table(words=english, deck=("fruit", "fruit"))
    named(table, "GRZEGORZEWSKI")
    assert table.view().given[0].proper
    assert table.ok(1, "check") == (Checked(1, "GRZEGORZEWSKI", right=None),)
    assert (table.on_turn, table.at("GRSK")) == ((1, "drawing"), [-2, -2, -1, -1])
    assert table.rights("contest") == (1,)


def test_T10_not_said_it_is_wrong(english):
    table = Table(words=english, deck=("fruit",))
    table.give("GRZEGORZEWSKI")
    table.ok(1, "check")
    assert table.events(Checked)[0].right is False
    assert not table.view().given[0].proper


def test_T10_a_name_of_ours_is_right_whether_it_was_said_or_not(english):
    table = Table(words=english, deck=("fruit",))
    named(table, "PARIS")
    assert table.ok(1, "check")[0] == Checked(1, "PARIS", right=True, form="Paris")


@pytest.mark.parametrize(
    ("word", "proper", "stays"),
    [("GRZEGORZEWSKI", True, False), ("GRZEGORZEWSKI", False, True), ("PARIS", True, True)],
)
def test_T10_a_word_said_to_be_a_name_that_no_list_has_falls_when_the_vote_is_tied(
    word: str, proper: bool, stays: bool, english
):
    for ballots in [(True, False), (None, None)]:
        table = Table(words=english, deck=("fruit",))
        (named if proper else Table.give)(table, word)
        contest(table, 1, 0)
        vote(table, *ballots)
        assert [event.stays for event in table.events(VoteEnded)] == [stays]


def test_T10_it_stays_when_more_say_yes(english):
    table = Table(3, words=english, deck=("fruit",))
    named(table, "GRZEGORZEWSKI")
    contest(table, 1, 0)
    vote(table, True, False, True)
    assert table.events(VoteEnded)[0].stays


def test_T10_a_word_given_before_is_not_given_by_saying_that_it_is_a_name():
    table = Table()
    table.give("TEA")
    table.begin()
    table.spell("TEA")
    assert isinstance(table.ok(1, "done", proper=True)[0], TakenBack)


OLD = {"doubts": "one", "content": False, "stray_hyphens": "ignored", "names": "asked"}


def test_T10_a_stored_table_keeps_the_rules_it_began_with():
    """What a table stored before these rulings does not say is as it was then."""
    rules = TUG.rules("standard", {})
    assert isinstance(rules, Edition)
    stored = {name: value for name, value in msgspec.to_builtins(rules).items() if name not in OLD}
    decoded = msgspec.convert(stored, Edition)
    assert {name: getattr(decoded, name) for name in OLD} == OLD


def test_T10_by_the_earlier_ruling_one_challenge_a_word(english):
    table = Table(words=english, doubts="one")
    table.give("TEA")
    table.ok(1, "check")
    assert table.no(1, "contest") == "not_open"
    table = Table(words=english, doubts="one")
    table.give(SIX)
    contest(table, 1, 0)
    vote(table, True, True)
    assert table.events(Ended)


def test_T11_by_the_earlier_ruling_every_contest_is_voted_on():
    table = Table(content=False)
    table.give("TEA")
    contest(table, 1, 0)
    assert table.no(1, "accept") == "not_open"


def test_T10_by_the_earlier_ruling_hyphens_made_no_difference(english):
    table = Table(words=english, stray_hyphens="ignored")
    table.give("TEA-POT")
    table.ok(1, "check")
    assert table.events(Checked)[0].right is True


def test_T10_by_the_earlier_ruling_names_are_names_where_they_are_asked_for(english):
    table = Table(words=english, deck=("fruit",), names="asked")
    named(table, "GRZEGORZEWSKI")
    assert not table.view().given[0].proper
    table.ok(1, "check")
    assert table.events(Checked)[0].right is False


def test_T11_the_word_in_a_contest_is_told_as_before():
    table = Table()
    table.give("TEA")
    assert table.ok(1, "contest") == (Contested(1, "TEA"),)
