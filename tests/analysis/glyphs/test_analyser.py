"""Whole games of Glyphs: every record that tells one, and games of bots."""

import json
from functools import cache
from math import log2
from random import Random

import pytest

from lettrine.analysis.glyphs.analyser import analyse
from lettrine.bots.common.bot import Bots
from lettrine.bots.registry import BOTS
from lettrine.core.game import Context, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games.glyphs import GLYPHS
from lettrine.words.cache import lexicon
from tests.analysis.glyphs.exact_belief import analysed
from tests.playthroughs.records import HERE, PLAYED, record

GAMES = [name for name in PLAYED if record(name)[0]["game"] == "glyphs"]


@cache
def of_record(name):
    return analysed(HERE / f"{name}.jsonl")


@cache
def of_bots(strength, seats, miss_point="asker"):
    words, rules = lexicon("en"), GLYPHS.rules("standard", {"miss_point": miss_point})
    match = Match.start(GLYPHS, rules, Seating(seats, "en"), Context(Luck(3), words))
    bot = BOTS["glyphs"][strength]
    Bots(match, {seat: bot(seat, words, Random(seat)) for seat in range(seats)}).play_out()
    return match, analyse(match.log, "ABCD"[:seats], words, free=False)


def adds_up(match, told):
    assert [seat.score for seat in told.seats] == list(match.state.scores)
    for seat in told.seats:
        assert seat.asking + seat.naming + seat.owning + seat.prelude == seat.score
        assert seat.luck + seat.skill == pytest.approx(seat.score)
        luck = seat.hits - seat.hits_expected + seat.naming - seat.naming_expected
        luck += seat.owning - seat.owning_expected
        luck += sum(put.luck for put in told.positionings if put.seat == seat.seat)
        assert seat.luck == pytest.approx(luck)
    if told.course:
        assert told.course[-1].scores == match.state.scores
        assert told.course[-1].luck == pytest.approx([seat.luck for seat in told.seats])
        assert all(len(moment.bits) == len(told.secrets) for moment in told.course)


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_of_a_score_make_up_the_score(name):
    adds_up(*of_record(name))


@pytest.mark.parametrize("name", GAMES)
def test_a_proposal_is_never_better_than_the_best_and_chances_are_chances(name):
    _, told = of_record(name)
    for asked in told.questions:
        assert 0 <= asked.chance <= 1
        assert asked.regret >= 0
        assert asked.regret_bits >= -1e-9
        assert asked.chance > 0 or asked.answer == "miss"
        assert asked.blunder <= (asked.rank > 1)
    for put in told.positionings:
        assert 0 <= put.chance <= 1
        assert put.chance > 0 or not put.exact
    for named in told.namings:
        assert 0 <= named.chance <= 1
        assert named.chance > 0 or not named.right
    for secret in told.secrets:
        assert 0 <= secret.percentile <= 100
        assert secret.misses <= secret.questions
        assert secret.bits is not None


@pytest.mark.parametrize(("strength", "seats"), [("master", 4), ("beginner", 2)])
@pytest.mark.parametrize("miss_point", ["asker", "owner"])
def test_a_game_of_bots_adds_up_and_answers_tell_just_what_is_then_known(strength, seats, miss_point):
    match, told = of_bots(strength, seats, miss_point)
    adds_up(match, told)
    assert told.over
    assert told.winners == match.game.standing(match.state).winners
    for number, secret in enumerate(told.secrets):
        until = len(match.log) if secret.found is None else secret.found
        during = range(secret.hidden, until)
        heard = [asked.bits for asked in told.questions if asked.of == secret.seat and asked.step in during]
        heard += [put.bits for put in told.positionings if put.of == secret.seat and put.step in during]
        heard += [-log2(1 - n.chance) for n in told.namings if n.of == secret.seat and n.step in during]
        last = next(moment for moment in reversed(told.course) if moment.step in during)
        assert last.bits[number] == pytest.approx(max(0, secret.bits - sum(heard)), abs=1e-6)


def test_strong_bots_blunder_less_than_weak_ones():
    shares = []
    for strength in ("master", "beginner"):
        _, told = of_bots(strength, 4)
        shares.append(sum(asked.blunder for asked in told.questions) / len(told.questions))
    assert shares[0] < 0.1 < shares[1]


def test_a_record_may_break_off_after_any_line(tmp_path):
    lines = (HERE / "glyphs-game-fr-three-seats.jsonl").read_text(encoding="utf-8").splitlines()
    file = tmp_path / "game.jsonl"
    for stop in range(1, len(lines), 4):
        file.write_text("\n".join(lines[:stop]) + "\n", encoding="utf-8")
        match, told = analysed(file)
        adds_up(match, told)
        assert not told.over
        assert len(told.secrets) == sum(json.loads(line).get("do") == "hide" for line in lines[:stop])


def test_G16_points_of_a_prelude_are_no_luck():
    _, told = of_record("glyphs-prelude-winner-starts")
    assert sorted(seat.prelude for seat in told.seats)[-1] == 3
    winner = max(told.seats, key=lambda seat: seat.prelude)
    assert winner.skill == pytest.approx(winner.score - winner.luck)
