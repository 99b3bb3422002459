"""The Quick bots: they hide, claim and give up as people would, and the quicker one wins."""

from random import Random
from statistics import median
from typing import Any

import pytest

from lettrine.bots.common.bot import choices_in
from lettrine.bots.pieces import race
from lettrine.bots.pieces.quick_player import QuickPlayer
from lettrine.bots.registry import BOTS, FAIR
from lettrine.core.frames import frame
from lettrine.games.pieces.race.actions import Claim, GiveUp
from lettrine.games.quick import QUICK
from tests.bots.bot_games import played
from tests.games.quick.table import Table

SKILLS = (race.MASTER, race.CLUB, race.BEGINNER)


def plan(words: Any, skill: race.RaceSkill, seed: int, hidden: str = "TUE") -> Any:
    """What somebody who receives the pieces of a word is going to do, and after how many seconds."""
    table = Table(hidden, "SOL", words=words, language="fr")
    bot = QuickPlayer(skill, FAIR, 1, words, Random(seed))
    bot.see(frame(QUICK, table.match.state, (), 1))
    view = QUICK.view(table.match.state, 1)
    choices = choices_in(QUICK, view, 1)
    move = bot.act(view, choices)
    assert bot.act(view, choices) == move  # asking again changes nothing
    return move


@pytest.mark.parametrize("language", ["fr", "en", "de"])
@pytest.mark.parametrize("length", [3, 6])
def test_bots_play_to_the_end(language: str, length: int):
    makers = list(BOTS["quick"].values())
    match = played(QUICK, makers, 4, language, QUICK.rules("standard", {"length": length}))
    assert QUICK.standing(match.state).over


def test_a_bot_plays_the_same_when_all_it_gets_has_been_json():
    makers, rules = list(BOTS["quick"].values()), QUICK.rules("standard", {})
    assert played(QUICK, makers, 4, "fr", rules).log == played(QUICK, makers, 4, "fr", rules, remote=True).log


def test_G16_a_claim_takes_a_persons_time_and_a_better_player_less(french: Any):
    times = [[plan(french, skill, seed).pause for seed in range(40)] for skill in SKILLS]
    assert [min(each) > 5 for each in times] == [True] * 3
    assert median(times[0]) < median(times[1]) < median(times[2])


def test_G16_a_word_that_does_not_come_to_mind_is_given_up(french: Any):
    moves = [plan(french, race.BEGINNER, seed).action for seed in range(60)]
    assert {type(move) for move in moves} == {Claim, GiveUp}
    assert all(isinstance(plan(french, race.MASTER, seed).action, Claim) for seed in range(10))


def test_G16_what_is_claimed_is_built_of_exactly_the_pieces(french: Any):
    for hidden in ("TUE", "MER", "ANE", "ROI"):
        table = Table(hidden, "SOL", words=french, language="fr")
        word = plan(french, race.MASTER, 1, hidden).action.word
        assert table.ok(1, "claim", word=word)
