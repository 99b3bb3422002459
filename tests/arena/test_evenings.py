"""Evenings of bots, one and many."""

import pytest

from lettrine.arena.evening_series import Reached, compete, report
from lettrine.arena.evenings import FILLING, games_of, places_for, simulate
from lettrine.core.match import RefusedError
from lettrine.evening import events as e
from lettrine.games.sonde.events import Drew


def plan(kind: str = "progressive", people: int = 8, rounds: int = 2, game: str = "quick", seed: int = 3) -> e.Opened:
    return e.Opened(kind, game, "standard", "en", rounds, seed, places_for(people, ("beginner", "master")))


def test_E1_bots_fill_up_and_are_marked():
    places = places_for(10, ("club", "master"))
    assert [place.person for place in places] == [True] * 10 + [False] * 2
    assert [place.bot for place in places[:3]] == ["club", "master", "club"]
    assert len({place.name for place in places_for(64, ("club",))}) == 64


def test_the_same_plan_gives_the_same_evening():
    one, other = simulate(plan()), simulate(plan())
    assert one.happened == other.happened
    assert one.happened != simulate(plan(seed=4)).happened


def test_every_table_of_every_round_is_played_to_its_end():
    ticks = []
    done = simulate(plan(), lambda: ticks.append(1))
    assert len(ticks) == games_of(plan()) == len(done.games) == 4
    assert all(match.game.standing(match.state).over for _, match in done.games.values())
    assert done.evening.over


def test_E6_all_tables_and_par_have_the_same_deal():
    made = e.Opened("duplicate", "sonde", "1976", "en", 1, 3, places_for(8, ("beginner",)), {"secrets": "dealt"})
    done = simulate(made)
    headers = [header for header, _ in done.games.values()]
    assert len({(header.seed, header.words, header.first) for header in headers}) == 1
    logs = [[event for entry in match.log for event in entry.events] for _, match in done.games.values()]
    cards = [[event.card for event in log if isinstance(event, Drew)] for log in logs]
    shortest = min(map(len, cards))
    assert shortest > 5
    assert len({tuple(each[:shortest]) for each in cards}) == 1
    par = done.games[1, None][1]
    assert done.evening.rounds[0].par == par.game.standing(par.state).scores


def test_what_cannot_be_played_is_refused_before_anything_is():
    with pytest.raises(RefusedError, match="no_duplicate"):
        simulate(plan("duplicate"))
    with pytest.raises(RefusedError, match="no_duplicate"):
        compete(plan("duplicate"), 2)


def test_many_evenings_are_the_same_on_any_number_of_workers():
    assert compete(plan(), 3) == compete(plan(), 3, workers=2)


def test_the_report_says_how_the_strengths_did():
    evening = (Reached("beginner", 3, 10.0, 0.0), Reached("master", 1, 30.0, 1.0), Reached("beginner", 2, 20.0, 0.0))
    other = (Reached("beginner", 1, 30.0, 1.0), Reached("master", 2, 20.0, 0.0), Reached("beginner", 2, 20.0, 0.0))
    found = report(plan(), [evening, other])
    assert [(row.bot, row.places) for row in found.bots] == [("beginner", 2), ("master", 1)]
    assert [row.wins.mean for row in found.bots] == [0.25, 0.5]
    assert all(0 <= row.wins.low < row.wins.mean < row.wins.high <= 1 for row in found.bots)
    assert found.bots[1].points.mean == 25
    assert found.told_apart.mean == (1 + 0.25) / 2  # before both; then after one, level with the other
    assert found.games == 2 * games_of(plan())


def test_where_all_are_alike_nobody_is_told_apart():
    made = e.Opened("progressive", "quick", "standard", "en", 1, 3, places_for(8, (FILLING,)))
    assert compete(made, 2).told_apart is None
