"""The Glyphs bots: they play every kind of table to its end, by what they are sent alone, and the better one wins."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from lettrine.bots.common.bot import choices_in
from lettrine.bots.pieces.candidates import Guess
from lettrine.bots.pieces.glyphs_player import BEGINNER, MASTER, GlyphsPlayer, GlyphsSkill
from lettrine.bots.pieces.race import MASTER as QUICK_WITTED
from lettrine.bots.pieces.random_player import RandomGlyphs
from lettrine.bots.pieces.word_choice import choose_secret
from lettrine.bots.registry import BOTS
from lettrine.core.frames import frame
from lettrine.games.glyphs import GLYPHS
from lettrine.games.glyphs.actions import Name, Position, Propose
from lettrine.games.glyphs.events import Named, Positioned
from lettrine.games.pieces.spelling import WordRules
from lettrine.words.secrets import Band
from tests.bots.bot_games import played
from tests.games.glyphs.table import Table

STRENGTHS = list(BOTS["glyphs"])
MAKERS = {**BOTS["glyphs"], "random": RandomGlyphs}


def game_of(names: list[str], seed: int = 3, language: str = "fr", remote: bool = False, **options: Any):
    return played(GLYPHS, [MAKERS[name] for name in names], seed, language, GLYPHS.rules("standard", options), remote)


def mind(table: Table, seat: int, words: Any, skill: GlyphsSkill = MASTER) -> GlyphsPlayer:
    """Somebody who has just sat down at a table in mid-game."""
    bot = GlyphsPlayer(skill, QUICK_WITTED, Band(3, 5), seat, words, Random(1))
    bot.see(frame(GLYPHS, table.match.state, (), seat))
    return bot


def decided(table: Table, seat: int, words: Any, skill: GlyphsSkill = MASTER) -> Any:
    """What somebody would do now, if anything."""
    view = GLYPHS.view(table.match.state, seat)
    move = mind(table, seat, words, skill).act(view, choices_in(GLYPHS, view, seat))
    return None if move is None else move.action


def events(match: Any, kind: type) -> list[Any]:
    return [event for entry in match.log for event in entry.events if isinstance(event, kind)]


@pytest.mark.parametrize("language", ["fr", "en", "de"])
@pytest.mark.parametrize(
    ("names", "options"),
    [
        (STRENGTHS, {}),
        (["master", "beginner"], {"miss_point": "owner"}),
        (["club", "club", "random", "master"], {"scoring": "total", "miss_point": "none"}),
        (["beginner", "club"], {"length": 3, "goal": 10}),
        (["master", "club", "beginner"], {"length": 6, "inflected": False}),
        (["club", "master", "beginner"], {"prelude": "quick"}),
        (["master", "club", "club"], {"box": {"I": 9, "i": 9, "C": 2, "u": 2}}),
    ],
)
def test_bots_play_every_kind_of_table_to_its_end(language: str, names: list[str], options: dict[str, Any]):
    match = game_of(names, language=language, **options)
    assert GLYPHS.standing(match.state).over
    assert match.open == ()


def test_the_better_bot_wins():
    wins = 0
    for seed in range(12):
        names = ["random"] * 4
        names[seed % 4] = "master"
        wins += seed % 4 in GLYPHS.standing(game_of(names, seed).state).winners
    assert wins >= 11


def test_a_bot_plays_the_same_when_all_it_gets_has_been_json():
    names = ["master", "club", "beginner"]
    assert game_of(names, prelude="quick").log == game_of(names, prelude="quick", remote=True).log


def test_bots_position_pieces_and_are_mostly_right_when_they_name_a_word():
    games = [game_of(["master"] * 3, seed) for seed in range(4)]
    named = [event.right for match in games for event in events(match, Named)]
    assert sum(named) / len(named) > 0.4  # it names from p = .4 on
    assert any(events(match, Positioned) for match in games)


def test_a_word_that_is_certain_is_named_out_of_turn(english: Any):
    table = Table("HOUSE", "MAGIC", "TIGER", words=english)
    table.lay_word(0, 1, "MAGIC")
    assert decided(table, 2, english) == Name(1, "MAGIC")


def test_nobody_names_a_word_before_anything_is_known_of_it(english: Any):
    table = Table("HOUSE", "MAGIC", "TIGER", words=english)
    assert decided(table, 2, english) is None
    assert isinstance(decided(table, 0, english), Propose)


def test_a_beginner_is_surer_before_naming_a_word(english: Any):
    table = Table("HOUSE", "WOMEN", "TIGER", words=english)
    table.lay_word(0, 1, "WOMEN", 14)  # of every three such words, two are WOMEN
    assert decided(table, 2, english) == Name(1, "WOMEN")
    assert decided(table, 2, english, BEGINNER) is None


def test_a_word_that_was_named_in_vain_is_not_named_again_and_one_of_no_lexicon_is_found(english: Any):
    table = Table("HOUSE", "WONEY", words=None)
    table.lay_word(0, 1, "WONEY")  # M and W are built of the same, and only MONEY is a word
    bot = mind(table, 0, english)
    view = GLYPHS.view(table.match.state, 0)
    assert bot.act(view, choices_in(GLYPHS, view, 0)).action == Name(1, "MONEY")
    bot.see(frame(GLYPHS, table.match.state, table.ok(0, "name", of=1, word="MONEY"), 0))
    guesses = [guess.word for guess in bot._candidates(GLYPHS.view(table.match.state, 0), 1).best(20)]
    assert "MONEY" not in guesses
    assert "WONEY" in guesses


def test_G8_letters_of_the_same_pieces_are_told_apart_by_positioning(english: Any):
    table = Table("MAGIC", "WATCH", words=english)
    table.lay_word(0, 1, "WATCH")  # MATCH and MARCH are as likely, and no piece can be offered that tells W from M
    careful = MASTER._replace(naming_threshold=0.9)
    action = decided(table, 0, english, careful)
    assert isinstance(action, Position)
    assert action.cell in (1, 3)  # where the three differ
    assert isinstance(decided(table, 0, english, careful._replace(positions=False)), Propose)


def test_G13_sure_points_that_make_it_the_winning_find_are_collected_first(english: Any):
    table = Table("HOUSE", "MONEY", words=english, goal=15)
    table.lay_word(0, 1, "MONEY", 13)
    while table.match.state.scores[0] < 15:
        action = decided(table, 0, english)
        assert isinstance(action, Propose)
        assert table.propose(0, action.of, action.cell, action.piece).fits
    assert decided(table, 0, english) == Name(1, "MONEY")


def test_G13_without_enough_sure_points_a_word_is_named_at_once(english: Any):
    table = Table("HOUSE", "MONEY", words=english, goal=25)
    table.lay_word(0, 1, "MONEY", 13)
    assert decided(table, 0, english) == Name(1, "MONEY")


def test_the_secret_of_a_bot_is_allowed_known_and_not_always_the_same(french: Any):
    for rules in (WordRules(), WordRules(inflected=False)):
        preference, chance = Band(3, 5), Random(7)
        words = {choose_secret(french, rules, 5, preference, chance) for _ in range(200)}
        assert len(words) > 150
        for word in words:
            entry = french.find(word)
            assert entry is not None
            assert 3 <= entry.zipf <= 5


class Likeliest:
    """Candidates that are these words, the likeliest first."""

    def __init__(self, *words: str) -> None:
        self.weights = words

    def best(self, most: int = 1) -> list[Guess]:
        return [Guess(word, 1 / (place + 2), 9, 3) for place, word in enumerate(self.weights[:most])]


@pytest.mark.parametrize(("words", "named"), [(("SLURS", "HOUSE"), "HOUSE"), (("SLURS",), "SLURS")])
def test_who_has_to_name_a_word_names_an_offensive_one_only_if_there_is_no_other(words: tuple[str, ...], named: str):
    lexicon: Any = SimpleNamespace(is_offensive=lambda word: word == "SLURS")
    bot = GlyphsPlayer(MASTER, QUICK_WITTED, Band(3, 5), 0, lexicon, Random(1))
    candidates: Any = Likeliest(*words)
    assert bot._best_guess(candidates, must=True).word == named
