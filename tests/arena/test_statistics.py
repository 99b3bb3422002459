"""Intervals, ratings and the picture of a report."""

from random import Random
from xml.etree import ElementTree

import pytest

from lettrine.arena.deals import Matchup, Outcome
from lettrine.arena.plot import Panel, svg
from lettrine.arena.statistics import Figure, mean, rows, share


def test_wilsons_interval():
    figure = share([0.0] * 5, rotations=2)
    assert figure.mean == 0
    assert (figure.low, figure.high) == pytest.approx((0, 0.2775), abs=1e-4)
    even = share([0.5] * 50, rotations=2)
    assert (even.low, even.high) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_deals_that_go_one_way_or_the_other_count_for_fewer_games():
    apart, together = share([0.0, 1.0] * 25, rotations=4), share([0.5] * 50, rotations=4)
    assert apart.mean == together.mean
    assert apart.high - apart.low > 1.8 * (together.high - together.low)
    alone = share([0.5], rotations=4)
    assert alone.high - alone.low > 0.7


def test_intervals_hold_what_they_promise():
    chance = Random(1)
    held = points = 0
    for _ in range(400):
        easy = [chance.random() < 0.5 for _ in range(60)]
        deals = [[chance.random() < (0.55 if luck else 0.15) for _ in range(4)] for luck in easy]
        figure = share([sum(deal) / 4 for deal in deals], 4)
        held += figure.low <= 0.35 <= figure.high
        figure = mean([chance.gauss(10, 3) for _ in range(60)])
        points += figure.low <= 10 <= figure.high
    assert 0.92 * 400 < held < 0.99 * 400
    assert 0.92 * 400 < points < 0.99 * 400


def test_one_deal_says_nothing_about_the_spread_of_points():
    assert mean([3.0]) == Figure(3.0, float("-inf"), float("inf"))


def test_bots_of_one_name_share_a_row():
    plan = Matchup("quick", ("a", "b", "b"), "en", "standard", {}, 1, "own")
    alone = (0, 1, 2)
    games = (Outcome(alone, (9, 3, 0), (1.0, 0.0, 0.0), 5), Outcome(alone, (0, 6, 9), (0.0, 0.5, 0.5), 5))
    one, other = rows(plan, [games, games])
    assert (one.bot, one.seats, one.wins.mean, one.points.mean) == ("a", 1, 0.5, 4.5)
    assert (other.bot, other.seats, other.wins.mean, other.points.mean) == ("b", 2, 0.25, 4.5)
    assert one.wins.mean * one.seats + other.wins.mean * other.seats == 1


def test_T12_teams_win_and_are_rated_as_a_whole():
    plan = Matchup("tug", ("a", "b", "b", "b"), "en", "standard", {}, 1, "own")
    won, lost = (
        Outcome((0, 1, 0, 1), (6, 2, 6, 2), (1.0, 0.0, 1.0, 0.0), 5),
        Outcome((1, 0, 1, 0), (3, 6, 3, 6), (0.0, 1.0, 0.0, 1.0), 5),
    )
    one, other = rows(plan, [(won, won, won, lost)] * 3)
    assert (one.wins.mean, one.points.mean) == (0.75, 5.25)
    assert (other.wins.mean, other.points.mean) == (pytest.approx(5 / 12), pytest.approx((3 * 10 + 15) / 12))
    assert one.wins.low < 0.75 < one.wins.high <= 1
    assert one.rating.mu > other.rating.mu


NAMESPACE = "{http://www.w3.org/2000/svg}"


def drawn(*panels):
    return ElementTree.fromstring(svg("A & B <1>", ["a<b", "c"], panels))


def test_the_picture_shows_every_bot_in_every_panel():
    figures = [Figure(0.3, 0.2, 0.4), Figure(0.7, 0.6, 0.8)]
    picture = drawn(Panel("wins", figures, (0, 1), 0.5), Panel("points", [Figure(140, 100, 180), Figure(90, 80, 100)]))
    words = [each.text for each in picture.iter(f"{NAMESPACE}text")]
    assert words.count("a<b") == words.count("c") == 2
    assert {"A & B <1>", "wins", "points", "0.25", "100"} <= set(words)
    dots = [float(dot.get("cx")) for dot in picture.iter(f"{NAMESPACE}circle")]
    assert len(dots) == 4
    assert dots[0] < dots[1]
    assert dots[2] > dots[3]
    assert len([line for line in picture.iter(f"{NAMESPACE}line") if line.get("stroke-dasharray")]) == 1


def test_a_picture_of_points_that_are_all_the_same_or_without_bounds():
    for figure in (Figure(0.0, 0.0, 0.0), Figure(5.0, float("-inf"), float("inf"))):
        lines = [float(line.get("x2")) for line in drawn(Panel("points", [figure] * 2)).iter(f"{NAMESPACE}line")]
        assert all(0 <= x <= 640 for x in lines)
