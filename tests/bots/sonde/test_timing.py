"""The work that a bot does is the same whatever it keeps secret; what it shows of it is drawn by lot."""

from random import Random

import pytest

from lettrine.bots.common.bot import choices_in
from lettrine.bots.registry import BOTS
from lettrine.bots.sonde import player, word_choice
from lettrine.bots.sonde.posterior import Belief
from lettrine.core.frames import frame
from lettrine.core.game import Context, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Ask, Hide

RULES = SONDE.rules("1976", {"cards": "off"})


def asked(words, letter: str) -> Match:
    """A table at which seat 1, who hides SUCCESS, has been asked for a letter."""
    match = Match.start(SONDE, RULES, Seating(3, "en", 0), Context(Luck(1), words))
    for seat, action in ((0, Hide("HOUSE")), (1, Hide("SUCCESS")), (2, Hide("PLANET")), (0, Ask(1, letter))):
        assert not isinstance(match.act(seat, action), Refusal)
    return match


def opened(match: Match, words, seed: int) -> int:
    """The space that a master opens."""
    bot = BOTS["sonde"]["master"](1, words, Random(seed))
    view = SONDE.view(match.state, 1)
    bot.see(frame(SONDE, match.state, (), 1))
    return bot.act(view, choices_in(SONDE, view, 1)).action.space


def test_S12_a_master_weighs_as_much_for_one_match_as_for_three(english, monkeypatch):
    weighed: list[int] = []
    honest = Belief.share

    def share(belief: Belief, space: int, symbol: str) -> float:
        weighed.append(space)
        return honest(belief, space, symbol)

    monkeypatch.setattr(Belief, "share", share)
    counts = []
    for letter in "US":
        weighed.clear()
        opened(asked(english, letter), english, 1)
        counts.append(sorted(weighed))
    assert counts[0] == counts[1] == list(range(7))


def test_S12_among_spaces_that_are_equally_good_one_is_opened_by_lot(english, monkeypatch):
    monkeypatch.setattr(player, "opening_value", lambda *arguments: 0.0)
    match = asked(english, "S")
    assert {opened(match, english, seed) for seed in range(30)} == {1, 6, 7}


def test_S12_a_better_space_is_always_opened(english, monkeypatch):
    monkeypatch.setattr(player, "opening_value", lambda belief, space, *rest: float(space == 5))
    match = asked(english, "S")
    assert {opened(match, english, seed) for seed in range(10)} == {6}


@pytest.mark.parametrize("length", word_choice.HARD.lengths)
def test_whatever_word_is_drawn_all_lengths_are_laid_out_for_the_first(english, length: int, monkeypatch):
    laid_out: list[int] = []
    honest = word_choice.preferred_rows

    def rows(words, admitted: int, length: int, preference):
        laid_out.append(length)
        return honest(words, admitted, length, preference)

    monkeypatch.setattr(word_choice, "preferred_rows", rows)
    word_choice.word_pool.cache_clear()
    rng = Random(1)
    monkeypatch.setattr(rng, "choice", lambda options: length if length in options else options[0])
    match = Match.start(SONDE, RULES, Seating(3, "en", 0), Context(Luck(1), english))
    hidden = word_choice.choose_secret(SONDE.view(match.state, 0), 0, english, rng, word_choice.HARD)
    assert len(hidden.word) == length
    assert sorted(laid_out) == sorted(set(word_choice.HARD.lengths))
