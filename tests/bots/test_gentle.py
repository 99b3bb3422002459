"""The gentle bots: a newcomer wins about half of their first games, and what they hide everybody knows."""

from random import Random

import pytest
from bench.first_games import play
from hypothesis import given, settings
from hypothesis import strategies as st

from lettrine.bots.common.bot import choices_in
from lettrine.bots.registry import BOTS
from lettrine.bots.tug.player import GENTLE, TugPlayer
from lettrine.core.game import Context, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games import known_game
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Ask
from lettrine.play.bot_process import suggesting_bot
from lettrine.play.lessons import lesson_of
from lettrine.words.cache import LANGUAGES, lexicon
from lettrine.words.fold import fold
from tests.bots.bot_games import played

COMMON = 4.0
"""The zipf frequency from which a word is known to everybody."""


@pytest.mark.parametrize(("game", "games"), [("sonde", 30), ("quick", 60)])
def test_a_newcomer_wins_about_half_of_their_first_games(game, games):
    """A sample of what `bench/first_games.py` measures, with room for chance."""
    won = sum(play(game, "en", seed).won for seed in range(2000, 2000 + games)) / games
    assert 0.25 < won < 0.75


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["sonde", "glyphs", "quick"])
@settings(max_examples=20)
@given(seed=st.integers(0, 2**32))
def test_what_a_gentle_bot_hides_is_common(game, language, seed):
    known, words = known_game(game), lexicon(language)
    match = opened(known, language)
    bot = BOTS[game]["gentle"](0, words, Random(seed))
    view = known.view(match.state, 0)
    move = bot.act(view, choices_in(known, view, 0))
    entry = words.find(fold(move.action.word))
    assert entry is not None
    assert entry.zipf >= COMMON
    if game == "sonde":
        assert (move.action.before, move.action.after) == (0, 0)


def opened(game, language) -> Match:
    lesson = lesson_of(game)
    context = Context(Luck(1), lexicon(language))
    return Match.begin(game, lesson.edition, Seating(lesson.seats, language), context, lesson.options)


def test_S18_a_gentle_bot_asks_nobody_twice_for_what_a_table_with_notes_has_struck_out():
    rules = SONDE.rules("1976", {"cards": "off", "memory": "notes"})
    match = played(SONDE, [BOTS["sonde"]["gentle"]] * 3, 5, "en", rules)
    asked = [(entry.action.of, entry.action.letter) for entry in match.log if isinstance(entry.action, Ask)]
    missed = [(question.of, question.letter) for question in match.state.questions if question.yes is False]
    assert len(asked) > len(missed) > 20
    assert len(set(missed)) == len(missed)


def test_words_to_hide_are_suggested_by_the_weakest_and_questions_by_one_that_thinks():
    assert suggesting_bot("sonde", "hide") == "gentle"
    assert suggesting_bot("sonde", "ask") == "beginner"


def test_T5_a_gentle_captain_takes_the_first_word_and_not_the_best(english_tug):
    view = english_tug
    bot = TugPlayer(GENTLE, 0, lexicon("en"), Random(1))
    assert bot._choose(view, 0, ["cat", "strengths"]) == "cat"
    assert (
        TugPlayer(GENTLE._replace(weighs=True), 0, lexicon("en"), Random(1))._choose(view, 0, ["cat", "strengths"])
        == "strengths"
    )


@pytest.fixture
def english_tug():
    game = known_game("tug")
    return game.view(opened(game, "en").state, 0)
