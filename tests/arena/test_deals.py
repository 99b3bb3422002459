"""Deals: what is the same in every rotation, and what goes round."""

from random import Random

import pytest

from lettrine.arena import deals
from lettrine.arena.deals import OWN, GameNeverEnds, Matchup, play_deal, play_out
from lettrine.bots.common.bot import Move, duty_of
from lettrine.bots.registry import BOTS
from lettrine.core.game import kind_of
from lettrine.games.quick.actions import Hide
from lettrine.games.sonde.events import Passed


def plan(game, *bots, secrets=None, seed=1, edition="standard", **options):
    weakest = next(iter(BOTS[game]))
    return Matchup(game, bots, "en", edition, options, seed, secrets or weakest)


def names(game):
    return tuple(BOTS[game])


def played(plan, deal=0):
    """Every rotation of a deal, played to its end."""
    for rotation in range(len(plan.bots)):
        match, bots = deals._seated(plan, deal, rotation)
        play_out(match, bots)
        yield match


def hidden(match):
    """By seat, how it first hid a word."""
    hid = [entry for entry in match.log if entry.action is not None and kind_of(entry.action) == "hide"]
    return {entry.seat: entry.action for entry in reversed(hid)}


GAMES = {"sonde": "1976", "glyphs": "standard", "quick": "standard"}


@pytest.mark.parametrize(("game", "edition"), GAMES.items())
def test_a_seat_has_the_same_secret_in_every_rotation(game, edition):
    weak, *_, strong = names(game)
    first, *others = (hidden(match) for match in played(plan(game, strong, weak, weak, edition=edition)))
    assert sorted(first) == [0, 1, 2]
    assert len(set(map(repr, first.values()))) == 3
    assert all(other == first for other in others)


@pytest.mark.parametrize(("game", "edition"), GAMES.items())
def test_secrets_of_their_own_go_round_with_the_bots(game, edition):
    weak, *_, strong = names(game)
    first, *others = (hidden(match) for match in played(plan(game, strong, weak, weak, secrets=OWN, edition=edition)))
    for rotation, other in enumerate(others, 1):
        assert other == {(seat - rotation) % 3: word for seat, word in first.items()}


def test_cards_are_the_same_in_every_rotation():
    weak = names("sonde")[0]
    piles = {match.log[0].events[1].cards for match in played(plan("sonde", weak, weak, edition="1976"))}
    assert len(piles) == 1


def test_another_deal_and_another_seed_are_other_secrets():
    weak = names("quick")[0]
    one = plan("quick", weak, weak)
    told = [hidden(next(played(each, deal))) for each, deal in ((one, 0), (one, 1), (one._replace(seed=2), 0))]
    assert len({repr(each) for each in told}) == 3


def test_outcomes_are_told_by_bot_wherever_it_sat():
    slow, *_, fast = names("quick")
    games = [game for deal in range(5) for game in play_deal(plan("quick", slow, fast, slow), deal)]
    assert len(games) == 15
    assert sum(game.won[1] for game in games) > 10
    assert all(sum(game.won) in (0, 1) and game.moves > 3 for game in games)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_T1_T12_bots_at_tug_play_for_their_teams(seats):
    weak, *_, strong = names("tug")
    games = play_deal(plan("tug", strong, *[weak] * (seats - 1)), 0)
    assert len(games) == seats
    for game in games:
        assert set(game.sides) == {0, 1}
        assert {(side, score, won) for side, score, won in zip(game.sides, game.scores, game.won, strict=True)} == {
            (side, game.scores[game.sides.index(side)], game.won[game.sides.index(side)]) for side in (0, 1)
        }
        assert sorted({game.won[game.sides.index(side)] for side in (0, 1)}) == [0, 1]


class Anyone:
    """Does anything that is legal, and takes so many seconds over every question."""

    def __init__(self, pause):
        self.pause, self.chance = pause, Random(3)

    def see(self, sent):
        pass

    def act(self, view, choices):
        duty = duty_of(choices)
        if duty is None:
            return None
        return Move(duty.decision.id, self.chance.choice(duty.offers), self.pause * (duty.decision.kind == "ask"))


def test_whoever_takes_too_long_loses_their_turn_as_at_a_table():
    weak = names("sonde")[0]
    match, bots = deals._seated(plan("sonde", weak, weak, weak, edition="1976", clock=10), 0, 0)
    for seat, bot in bots.items():
        bot.bot = Anyone(100.0 if seat == 1 else 1.0)
    play_out(match, bots)
    passed = [event.seat for entry in match.log for event in entry.events if isinstance(event, Passed)]
    assert match.game.standing(match.state).over
    assert set(passed) == {1}
    assert match.at >= 10_000 * len(passed)


@pytest.mark.parametrize(("game", "edition"), GAMES.items())
def test_what_takes_no_thought_is_done_within_the_shortest_clock(game, edition):
    weak = names(game)[0]
    match, bots = deals._seated(plan(game, weak, weak, edition=edition, clock=1), 0, 0)
    play_out(match, bots)
    assert match.game.standing(match.state).over


def test_a_game_that_never_ends_is_given_up():
    weak = names("sonde")[0]
    match, bots = deals._seated(plan("sonde", weak, weak, edition="1976", clock=10, cards="off"), 0, 0)
    for bot in bots.values():
        bot.bot = Anyone(100.0)
    with pytest.raises(GameNeverEnds) as stuck:
        play_out(match, bots)
    assert stuck.value.refusal.code == "clock_ran_away"


class Cheat(Anyone):
    """Hides what is no word."""

    def act(self, view, choices):
        duty = duty_of(choices)
        return None if duty is None else Move(duty.decision.id, Hide("QXQ"))


def test_an_illegal_move_is_the_bots_fault():
    weak = names("quick")[0]
    match, bots = deals._seated(plan("quick", weak, weak), 0, 0)
    bots[0] = Cheat(0.0)
    with pytest.raises(ValueError, match="seat 0 did Hide"):
        play_out(match, bots)
