"""The Tug bots: they play every kind of table to its end, by what they are sent alone, and more words win."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from lettrine.bots.common.bot import Bots, choices_in
from lettrine.bots.registry import BOTS
from lettrine.bots.tug.player import BEGINNER, CLUB, GENTLE, MASTER, MAX_SUGGESTIONS, TugPlayer, TugSkill
from lettrine.bots.tug.word_choice import best_word, sample_answers, word_value
from lettrine.core.frames import frame
from lettrine.core.game import Context, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games.tug import TUG
from lettrine.games.tug.actions import Accept, Check, Contest, Done, Draw, Explain, Glass, Spell, Suggest, Vote
from lettrine.games.tug.cards import entries, letters_of
from lettrine.games.tug.events import CardDrawn, Suggested, WordEnded
from tests.bots.bot_games import played
from tests.games.tug.table import SIX, Table

STRENGTHS = list(BOTS["tug"])


def game_of(names: list[str], seed: int = 3, language: str = "en", remote: bool = False, **options: Any) -> Match:
    rules = TUG.rules("standard", options)
    return played(TUG, [BOTS["tug"][name] for name in names], seed, language, rules, remote)


def events(match: Match, kind: type) -> list[Any]:
    return [event for entry in match.log for event in entry.events if isinstance(event, kind)]


def moved(table: Table, seat: int, words: Any, skill: TugSkill = MASTER, seed: int = 1) -> Any:
    """What somebody who has just sat down would do now, if anything, and after how many seconds."""
    bot = TugPlayer(skill, seat, words, Random(seed))
    bot.see(frame(TUG, table.match.state, (), seat))
    view = TUG.view(table.match.state, seat)
    return bot.act(view, choices_in(TUG, view, seat))


def decided(table: Table, seat: int, words: Any, skill: TugSkill = MASTER, seed: int = 1) -> Any:
    move = moved(table, seat, words, skill, seed)
    return None if move is None else move.action


def contested(table: Table, word: str) -> None:
    """A word of the first team, up to the vote."""
    table.give(word)
    table.ok(1, "contest")
    table.ok(0, "explain")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(
    ("names", "options"),
    [
        (["beginner", "master"], {}),
        (["club", "beginner", "master"], {"to_win": 7}),
        (["master", "club", "club", "beginner"], {"to_win": 8, "fair_start": True}),
        (["beginner"] * 5, {"glass": 5}),
        (STRENGTHS * 3, {"fair_start": True}),
        (["master", "club"], {"lanes": 1}),
        (["beginner", "club"], {"clock": 30, "lanes": 3}),
    ],
)
def test_bots_play_every_kind_of_table_to_its_end(language: str, names: list[str], options: dict[str, Any]):
    match = game_of(names, language=language, **options)
    standing = TUG.standing(match.state)
    assert standing.over
    assert match.open == ()
    assert standing.winners in match.state.teams
    assert max(standing.scores) >= match.state.rules.to_win


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("edition", TUG.editions)
def test_bots_play_every_edition_to_its_end(edition: str, language: str):
    rules = TUG.rules(edition, {})
    match = played(TUG, [BOTS["tug"][name] for name in ("master", "club", "beginner", "gentle")], 5, language, rules)
    assert TUG.standing(match.state).over
    assert all(given.checked is None for given in match.state.given)  # nothing that a bot says is misspelt
    assert match.state.rules.hyphens or not [given for given in match.state.given if "-" in given.word]


def test_a_bot_plays_the_same_when_all_it_gets_has_been_json():
    names = ["master", "club", "beginner", "club"]
    assert game_of(names).log == game_of(names, remote=True).log


def test_bots_give_answers_of_the_card_spelled_right_and_none_twice():
    match = game_of(["master", "club", "beginner", "club"], seed=8)
    words = [event.word for event in events(match, WordEnded)]
    drawn = [event.category.id for event in events(match, CardDrawn)]
    for word, category in zip(words, drawn, strict=True):
        assert word in [letters_of(answer) for answer in entries("en")[category].every]
    assert len(words) == len(set(words))


def test_T5_team_mates_whisper_and_only_on_their_teams_turn(english: Any):
    seating = Seating(6, "en", captains=(4, 5))
    match = Match.start(TUG, TUG.rules("standard", {}), seating, Context(Luck(2), english))
    assert isinstance(match, Match)
    Bots(match, {seat: TugPlayer(CLUB, seat, english, Random(seat)) for seat in range(6)}).play_out()
    assert {event.seat for event in events(match, Suggested)} == {0, 1, 2, 3}
    assert all(event.seat in event.to for event in events(match, Suggested))
    assert TUG.standing(match.state).over


def test_who_thinks_of_more_words_wins():
    wins = 0
    for seed in range(24):
        seat = seed // 2 % 2
        names = ["beginner", "beginner"]
        names[seat] = "master"
        wins += TUG.standing(game_of(names, seed).state).winners == (seat,)
    assert wins >= 17


@pytest.mark.parametrize(("skill", "words"), [(BEGINNER, 3), (CLUB, 6), (MASTER, 12)])
def test_so_many_words_come_to_mind_and_the_readier_ones_more_often(skill: TugSkill, words: int):
    assert skill.words == words
    entry, chance = entries("en")["fruit"], Random(1)
    thoughts = [sample_answers(entry.answers, skill.words, skill.readiness, chance) for _ in range(200)]
    assert {len(thought) for thought in thoughts} == {words}
    counts = [sum(answer in tier for thought in thoughts for answer in thought) / len(tier) for tier in entry.answers]
    assert counts[0] > counts[1] > counts[2]


@pytest.mark.parametrize("card", ["capital", "number", "african-asian-country", "fruit"])
def test_the_late_answers_of_a_long_list_come_to_mind_no_more_often_than_others(card: str):
    entry, chance = entries("en")[card], Random(1)
    thoughts = [sample_answers(entry.answers, BEGINNER.words, BEGINNER.readiness, chance) for _ in range(300)]
    assert sum(answer in entry.answers[2] for thought in thoughts for answer in thought) < 300 * BEGINNER.words / 3


def test_a_captain_chooses_the_word_that_does_most_for_the_team(english: Any):
    table = Table(deck=("fruit",))
    view = table.view(0)
    assert (
        word_value(view, 0, "strawberry")
        > word_value(view, 0, "cherry")
        > word_value(view, 0, "pear")
        > word_value(view, 0, "aioue")
    )
    assert best_word(view, 0, ["kiwi", "strawberry", "plum"]) == "strawberry"
    table.give("STRAWBERRY")
    assert best_word(table.view(1), 1, ["kiwi", "strawberry", "plum"]) == "plum"  # T8: it was given
    assert best_word(table.view(1), 1, ["strawberry"]) is None


def test_T14_a_captain_knows_that_the_first_word_moves_few_steps():
    view = Table(deck=("fruit",), fair_start=True).view(0)
    assert word_value(replace(view, held=3), 0, "ttt") > word_value(replace(view, held=3), 0, "tabcdfghjkl")


@pytest.mark.parametrize(("whispered", "taken"), [("strawberry", True), ("brrrttt", False), ("plum!", False)])
def test_a_captain_takes_a_listed_suggestion_into_account(whispered: str, taken: bool, english: Any):
    table = Table(4, deck=("fruit",))
    table.ok(0, "draw")
    table.ok(2, "suggest", word=whispered)
    table.ok(1, "glass")
    small = TugSkill(1, 1, 1)
    for seed in range(20):
        bot = TugPlayer(small, 0, english, Random(seed))
        bot.see(frame(TUG, table.match.state, (), 0))
        bot.act(table.view(0), choices_in(TUG, table.view(0), 0))
        assert bot._chosen is not None
        assert (letters_of(bot._chosen) == letters_of(whispered)) is taken


def test_a_captain_spells_the_word_and_says_done(english: Any):
    table = Table(deck=("fruit",))
    table.begin()
    bot = TugPlayer(MASTER, 0, english, Random(4))
    said: list[Any] = []
    while not said or said[-1] != Done():
        bot.see(frame(TUG, table.match.state, (), 0))
        said.append(bot.act(table.view(0), choices_in(TUG, table.view(0), 0)).action)
        table.match.act(0, said[-1])
    word = "".join(action.letter for action in said[:-1])
    assert word in [letters_of(answer) for answer in entries("en")["fruit"].every]


def test_a_captain_to_whom_nothing_comes_lets_the_sand_run(english: Any):
    table = Table(deck=("Something that only this table knows",))
    table.begin()
    assert decided(table, 0, english) is None


def test_a_team_mate_whispers_a_few_words_and_no_more(english: Any):
    table = Table(4, deck=("fruit",))
    table.begin()
    for number in range(MAX_SUGGESTIONS):
        move = moved(table, 2, english, seed=number)
        assert isinstance(move.action, Suggest)
        assert move.pause >= MASTER.thinking_seconds * (1 + number)
        table.match.act(2, move.action)
    assert decided(table, 2, english) is None
    assert len({said.word for said in table.view(2).suggestions}) == MAX_SUGGESTIONS


def test_T10_a_misspelt_word_is_noticed_by_who_is_watchful(english: Any):
    for word, action in {"STRAWBERY": Check(), "STRAWBERRY": Draw()}.items():
        table = Table(words=english, deck=("fruit",))
        table.give(word)
        assert decided(table, 1, english) == action
    table = Table(words=english, deck=("fruit",))
    table.give("STRAWBERY")
    noticed = [decided(table, 1, english, BEGINNER, seed) == Check() for seed in range(200)]
    assert 0.2 < sum(noticed) / len(noticed) < 0.4


@pytest.mark.parametrize("word", ["FFFMMMBBB", "WWWWWW", "SSSTTTNNNRRR"])
def test_T10_what_is_not_even_nearly_a_word_is_noticed_by_everybody(english: Any, word: str):
    table = Table(words=english, deck=("fruit",))
    table.give(word)
    assert decided(table, 1, english, GENTLE) == Check()
    table = Table(words=english, deck=("fruit",))
    table.give("STRAWBERY")
    assert decided(table, 1, english, GENTLE) == Draw()


def test_T11_a_word_is_contested_only_where_the_list_is_complete(english: Any):
    for category, action in {"zodiac": Contest(), "fruit": Draw()}.items():
        table = Table(words=english, deck=(category,))
        table.give("HORSE")
        assert decided(table, 1, english) == action


@pytest.mark.parametrize(
    ("category", "word", "fits"),
    [("fruit", "PLUM", True), ("fruit", "PLUMM", True), ("fruit", "TEA", None), ("zodiac", "HORSE", False)],
)
def test_T11_a_bot_votes_by_the_adviser_and_abstains_when_unsure(
    category: str, word: str, fits: bool | None, english: Any
):
    table = Table(deck=(category,))
    contested(table, word)
    for seat in (0, 1):  # whichever team it plays for
        assert decided(table, seat, english) == Vote(fits)


class Lenient:
    """A dictionary to which everything is nearly a word."""

    def __init__(self, words: Any) -> None:
        self._words = words

    def __getattr__(self, name: str) -> Any:
        return getattr(self._words, name)

    def suggest(self, word: str, limit: int) -> list[str]:
        return [word]


def test_T12_a_winning_word_is_let_stand_unless_it_is_wrong(english: Any):
    table = Table(words=english)
    table.give(SIX)
    assert decided(table, 1, english) == Check()
    assert decided(table, 1, Lenient(english), TugSkill(3, 9, 0)) == Accept()


def test_everything_takes_a_persons_time(english: Any):
    table = Table(4, deck=("fruit", "fruit"))
    pauses = [moved(table, 0, english)]
    table.ok(0, "draw")
    pauses.append(moved(table, 1, english))
    table.ok(1, "glass")
    pauses.append(moved(table, 0, english))
    assert [type(move.action) for move in pauses] == [Draw, Glass, Spell]
    table.spell("PLUM")
    table.ok(0, "done")
    table.ok(1, "contest")
    pauses.append(moved(table, 2, english))
    table.ok(0, "explain")
    pauses.append(moved(table, 3, english))
    assert [type(move.action) for move in pauses[3:]] == [Explain, Vote]
    assert all(move.pause >= 1 for move in pauses)


def test_a_weaker_bot_thinks_longer_but_begins_while_there_is_sand(english: Any):
    table = Table(deck=("fruit",))
    table.begin()
    thinking = [moved(table, 0, english, skill).pause for skill in (MASTER, CLUB, BEGINNER)]
    assert thinking == sorted(thinking)
    table = Table(deck=("fruit",), glass=5)
    table.begin()
    assert 0 < moved(table, 0, english, BEGINNER).pause < 5
