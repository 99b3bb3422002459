"""Deadlines: whether a timer goes off early, late or never, the same happens (T4, T6, T12)."""

from collections.abc import Callable

from lettrine.core.game import Refusal
from lettrine.core.match import Entry
from lettrine.games.tug.events import Accepted, CardDrawn, Explained, GlassTurned, VoteEnded, WordEnded
from tests.games.tug.table import SIX, Table

Timer = Callable[[Table, int], None]


def punctual(table: Table, due: int) -> None:
    assert isinstance(table.match.lapse(due), Entry)


def early(table: Table, due: int) -> None:
    refusal = table.match.lapse(due - 1)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "too_early"


def late(table: Table, due: int) -> None:
    assert isinstance(table.match.lapse(due + 900), Entry)


def never(table: Table, due: int) -> None:
    """Nothing goes off."""


TIMERS = (punctual, early, late, never)


def told(table: Table) -> list[tuple[int, tuple[object, ...]]]:
    return [(entry.at, entry.events) for entry in table.match.log]


def test_T4_T6_the_same_whatever_the_timers_do():
    logs = []
    for timer in TIMERS:
        table = Table()
        table.ok(0, "draw", at=1000)
        timer(table, 6000)  # T4: the glass turns by itself
        table.ok(0, "spell", at=8000, letter="S")
        table.ok(0, "spell", at=35_999, letter="T")  # T6: before the end
        timer(table, 36_000)
        assert table.say(0, "spell", at=37_000, letter="R").code == "not_your_turn"
        table.ok(1, "draw", at=38_000)
        table.ok(0, "glass", at=39_000)
        table.ok(1, "spell", at=40_000, letter="S")
        logs.append(told(table))
    assert logs[0] == logs[1] == logs[2] == logs[3]
    assert [(at, events[0]) for at, events in logs[0] if isinstance(events[0], GlassTurned | WordEnded)] == [
        (6000, GlassTurned(None, 36_000)),
        (36_000, WordEnded(0, "ST", cut=True)),
        (39_000, GlassTurned(0, 69_000)),
    ]


def test_T12_a_victory_is_the_same_whatever_the_timers_do():
    logs = []
    for timer in TIMERS:
        table = Table()
        table.give(SIX)
        timer(table, 10_000)
        assert table.say(1, "check", at=11_000).code == "game_over"
        logs.append(told(table))
    assert logs[0] == logs[1] == logs[2] == logs[3]
    assert logs[0][-1][0] == 10_000


def test_T12_a_challenge_before_the_end_of_its_time_is_in_time():
    table = Table()
    table.give(SIX)
    table.ok(1, "contest", at=9999)
    table.ok(0, "explain", at=60_000)
    assert table.on_turn == (0, "voting")


def test_T4_a_glass_may_have_run_out_before_anybody_looked():
    table = Table()
    table.ok(0, "draw", at=0)
    assert table.say(0, "spell", at=35_000, letter="S").code == "not_your_turn"
    assert table.events(GlassTurned) == [GlassTurned(None, 35_000)]
    assert table.events(WordEnded) == [WordEnded(0, "", cut=True)]


def test_without_a_clock_only_glass_and_challenge_are_timed():
    table = Table()
    table.wait(1_000_000)
    assert table.on_turn == (0, "drawing")
    table.give("TEA")
    table.ok(1, "contest")
    table.wait(1_000_000)
    assert table.on_turn == (1, "explaining")
    table.ok(0, "explain")
    table.wait(1_000_000)
    assert table.on_turn == (1, "voting")


def test_with_a_clock_the_card_is_drawn_by_itself():
    table = Table(clock=20)
    table.wait(19.999)
    assert table.on_turn == (0, "drawing")
    table.wait(0.001)
    assert [event.turns for event in table.events(CardDrawn)] == [25_000]


def test_with_a_clock_an_explanation_is_not_waited_for_and_who_does_not_vote_abstains():
    table = Table(4, clock=20)
    table.give("TEA")
    table.ok(1, "contest")
    table.wait(20)
    assert table.events(Explained) == [Explained(None, "")]
    table.wait(10)
    table.ok(3, "vote", fits=False)
    table.wait(9.999)
    assert table.on_turn == (1, "voting")
    table.wait(0.001)
    assert table.events(VoteEnded) == [VoteEnded("TEA", (None, None, None, False), stays=False)]
    assert table.on_turn == (1, "drawing")


def test_a_challenge_that_is_waived_stops_no_clock():
    table = Table(clock=20)
    table.give("TEA")
    table.wait(15)
    table.ok(1, "accept")
    table.wait(4.999)
    assert table.on_turn == (1, "drawing")
    table.wait(0.001)
    assert table.on_turn == (1, "reading")


def test_after_a_vote_there_is_a_new_time_to_draw():
    table = Table(clock=20)
    table.give("TEA")
    table.wait(15)
    table.ok(1, "contest")
    table.ok(0, "explain")
    table.ok(0, "vote", fits=True)
    table.ok(1, "vote", fits=True)
    table.wait(19.999)
    assert table.on_turn == (1, "drawing")
    table.wait(0.001)
    assert table.on_turn == (1, "reading")


def test_lapses_without_a_deadline_take_the_default():
    table = Table()
    assert isinstance(table.match.lapse(), Entry)
    assert table.on_turn == (0, "reading")
    refusal = table.match.lapse(at=table.match.at)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "too_early"
    turned = table.match.lapse()  # which names no time: it is at the deadline
    assert isinstance(turned, Entry)
    assert turned.at == 5000
    table = Table()
    table.give(SIX)
    table.wait(10)
    assert table.events(Accepted) == [Accepted(None)]
    refusal = table.match.lapse()
    assert isinstance(refusal, Refusal)
    assert refusal.code == "game_over"
