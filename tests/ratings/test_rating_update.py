"""Ratings by results: of players and of teams, with ties, and as people read them."""

import math
from random import Random

import pytest

from lettrine.ratings.rating_update import MODEL, NEWCOMER, Rating, Ratings, shown


def alone(*names):
    return [(name,) for name in names]


def test_who_wins_is_rated_higher_and_ties_are_ties():
    ratings = Ratings()
    ratings.rate(alone("a", "b", "c"), [10, 3, 3])
    assert ratings["a"].mu > NEWCOMER.mu > ratings["b"].mu
    assert ratings["b"] == ratings["c"]
    assert ratings["a"].sigma < NEWCOMER.sigma


def test_who_plays_twice_in_a_game_is_rated_once():
    ratings = Ratings({"a": Rating(25.0, 8.0)})
    ratings.rate(alone("a", "a"), [1, 0])
    assert ratings["a"].mu == pytest.approx(25.0)
    ratings.rate(alone("a", "b", "b"), [5, 0, 1])
    assert ratings["a"].mu > 25 > ratings["b"].mu


def test_ratings_find_out_who_is_better():
    chance, ratings = Random(2), Ratings()
    skills = {"weak": 0.0, "fair": 1.0, "good": 2.0, "best": 3.0}
    for _ in range(200):
        names = chance.sample(list(skills), 3)
        ratings.rate(alone(*names), [skills[name] + chance.gauss(0, 1) for name in names])
    assert sorted(skills, key=lambda name: ratings[name].mu) == list(skills)


def test_everybody_in_a_team_is_rated_by_what_the_team_did():
    ratings = Ratings({"a": Rating(30.0, 4.0)})
    ratings.rate([["a", "b"], ["c", "d", "e"]], [(True, 6), (False, 2)])
    assert ratings["a"].mu > 30
    assert ratings["b"].mu > NEWCOMER.mu > ratings["c"].mu
    assert ratings["c"] == ratings["d"] == ratings["e"]
    assert ratings["b"].mu - NEWCOMER.mu > ratings["a"].mu - 30, "who is known better changes less"


def test_who_plays_in_both_teams_neither_wins_nor_loses():
    ratings = Ratings()
    ratings.rate([["me", "bot"], ["bot", "bot"]], [1, 0])
    assert ratings["me"].mu > NEWCOMER.mu > ratings["bot"].mu
    ratings = Ratings()
    ratings.rate([["me", "bot"], ["you", "bot"]], [1, 0])
    assert ratings["bot"].mu == pytest.approx(NEWCOMER.mu)


def test_a_newcomer_is_shown_in_the_middle_and_quite_unsure():
    assert shown(NEWCOMER) == (1500, 500)
    assert shown(Rating(24.0, 1.0)) == (1470, 60)


def test_a_lead_of_200_points_is_three_wins_in_four_as_in_chess():
    lead = Rating(NEWCOMER.mu + 200 / 30, 0.0)
    assert shown(lead)[0] - shown(NEWCOMER)[0] == 200
    c = math.sqrt(2 * MODEL.beta**2)  # Plackett and Luce, for two whose strength is known
    wins = math.exp(lead.mu / c) / (math.exp(lead.mu / c) + math.exp(NEWCOMER.mu / c))
    assert wins == pytest.approx(1 / (1 + 10 ** (-200 / 400)), abs=0.005)
