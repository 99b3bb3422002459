"""What a game says of those who played it: sides, standings, who they are, and whether it counts."""

import pytest

from lettrine.cli.replay import played, read_record
from lettrine.games import game_named
from lettrine.games.sonde.actions import Accept
from lettrine.play import table_events as te
from lettrine.play.result import players, result_of, unrated_reason
from lettrine.play.table import Sitter, Table
from lettrine.ratings.rating_history import careers_after, new_career, read_career, written
from lettrine.ratings.rating_update import NEWCOMER
from lettrine.ratings.results import Player, Result, parts_of
from tests.analysis.sonde.recorded_games import events
from tests.games.sonde.table import Table as Sonde
from tests.playthroughs.records import HERE


def sitting(match, *sitters, **plan):
    """A table with this match on it."""
    seats = match.game.standing(match.state).seats
    who = sitters or [Sitter(f"P{seat}", f"key{seat}") for seat in range(seats)]
    fields = {"game": match.game.name, "edition": match.game.editions[0], "language": "en", "seats": seats, **plan}
    return Table(
        id="t",
        seq=1,
        plan=te.Plan(**fields),
        code="c",
        game=match.game,
        words=None,
        sitters=tuple(who),
        step=match.here,
    )


def recorded(name):
    header, lines = read_record(str(HERE / f"{name}.jsonl"))
    match = played(header, lines)
    return match, result_of(sitting(match, game=header.game), events(match))


PERSON, BOT = Sitter("Ada", "fingerprint"), Sitter("Grace", None, "master")
SOLO = ((0,), (1,), (2,))


# How each game ends ------------------------------------------------------------------------------------------------


def test_S35_sonde_is_rated_by_scores_and_by_attack_and_defence():
    table = Sonde("HOUSE", "DOG", "ELK", cards="off")
    table.ok(2, "interrupt", of=0, sequence="HOUSE")
    table.open_all(0, 1)
    table.open_all(0, 2)
    assert table.over
    result = result_of(sitting(table.match), events(table.match))
    assert result.sides == SOLO
    assert result.standings["overall"] == [(True, 160), (False, 0), (False, 155)]
    assert result.standings["attack"] == [160, 0, 155]
    assert result.standings["defence"] == [-155, -80, -80]


def test_equal_points_are_a_tie():
    table = Sonde("DOG", "ELK", "CAT", cards="off", values=[5] * 12)
    table.open_all(0, 1)
    table.miss(0, 2)
    table.miss(1, 2)
    table.open_all(2, 0)
    while not table.over:
        table.miss(table.turn, 2)
    result = result_of(sitting(table.match), events(table.match))
    assert result.standings["attack"][0] == result.standings["attack"][2]
    assert result.standings["defence"][0] == result.standings["defence"][1]


def test_S36_two_with_two_trays_each_are_two_sides():
    match, result = recorded("game-two-trays")
    assert result.sides == ((0,), (1,))
    assert [score for _, score in result.standings["overall"]] == list(match.state.scores)


@pytest.mark.parametrize("name", ["glyphs-game-fr-three-seats", "quick-sheet-example", "quick-four-seats"])
def test_G13_G16_whoever_has_won_stands_first_whatever_the_scores(name):
    match, result = recorded(name)
    standing = match.game.standing(match.state)
    assert standing.over
    assert set(result.standings) == {"overall"}
    best = max(range(standing.seats), key=lambda seat: result.standings["overall"][seat])
    assert (best,) == standing.winners


def test_a_race_that_nobody_wins_is_a_tie():
    _, result = recorded("quick-given-up")
    assert len(set(result.standings["overall"])) == 1


@pytest.mark.parametrize("name", ["tug-game-en-four-seats", "tug-game-fr-twelve-seats", "tug-game-de-three-seats"])
def test_T12_a_team_wins_as_a_whole(name):
    match, result = recorded(name)
    standing = match.game.standing(match.state)
    assert standing.over
    assert result.sides == match.state.teams
    assert [won for won, _ in result.standings["overall"]] == [side == standing.winners for side in result.sides]


# Who plays ---------------------------------------------------------------------------------------------------------


def test_a_seat_in_a_bots_hands_is_still_its_persons():
    table = sitting(Sonde("DOG", "ELK", "CAT").match, PERSON, BOT, Sitter("Ben", "other", "master"))
    assert players(table) == (Player("people", "fingerprint"), Player("bots", "master"), Player("people", "other"))


# What counts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("sonde", {}),
        ("sonde", {"cards": "off", "memory": "notes", "spelling": "trust", "answers": "players", "clock": 30}),
        ("glyphs", {"prelude": "quick"}),
        ("tug", {"fair_start": True}),
    ],
)
def test_an_edition_with_the_choices_that_tables_have_counts(game, options):
    assert unrated_reason(at(game, options=options)) is None


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("sonde", {"blanks": 4}),
        ("sonde", {"memory": "notes", "trays_for_two": 1}),
        ("sonde", {"deck": {"normal": 9}}),
        ("glyphs", {"goal": 20}),
        ("quick", {"length": 4}),
        ("tug", {"to_win": 7}),
    ],
)
def test_S39_house_rules_do_not(game, options):
    assert unrated_reason(at(game, options=options)) == "house_rules"


def test_nor_do_options_of_a_stored_table_that_no_table_may_have_any_more():
    assert unrated_reason(at("tug", options={"letters": {"en": "ABCDEFGHIJ"}})) == "house_rules"


def test_a_clock_of_the_tables_own_counts():
    assert unrated_reason(at("sonde", clock=te.Clock("decision", 30))) is None
    assert unrated_reason(at("sonde", clock=te.Clock("player", 300))) is None


def test_without_the_languages_words_it_does_not_count():
    assert unrated_reason(at("sonde", lexicon="none")) == "no_lexicon"


def test_who_plays_alone_or_with_their_likes_only_is_not_rated():
    assert unrated_reason(at("solitaire", sitters=(PERSON,), seats=1)) == "one_side"
    assert unrated_reason(at("quick", sitters=(BOT, BOT))) == "same_player"
    assert unrated_reason(at("quick", sitters=(BOT, Sitter("Emil", None, "club")))) is None
    assert unrated_reason(at("quick", sitters=(PERSON, BOT))) is None


def at(game, sitters=(PERSON, BOT), **plan):
    played = game_named(game)
    fields = {"game": game, "edition": played.editions[0], "language": "en", "seats": len(sitters), **plan}
    acted = frozenset(range(len(sitters)))
    return Table(id="t", seq=1, plan=te.Plan(**fields), code="c", game=played, words=None, sitters=sitters, acted=acted)


def test_what_is_rated_in_which_game():
    rated = {name: parts_of(game_named(name)) for name in ("sonde", "glyphs", "quick", "solitaire", "tug")}
    assert rated == {
        "sonde": ("overall", "attack", "defence"),
        "glyphs": ("overall",),
        "quick": ("overall",),
        "solitaire": (),
        "tug": ("overall",),
    }


def test_S32_a_result_stands_once_everybody_has_accepted_it():
    table = Sonde("DOG", "ELK", "CAT", cards="off", spelling="trust")
    table.open_all(0, 1)
    assert not sitting(table.match).final
    table.open_all(0, 2)
    while not table.over:
        table.miss(table.turn, 0)
    assert not sitting(table.match).final
    for seat in range(3):
        table.match.act(seat, Accept())
    assert sitting(table.match).final


@pytest.mark.parametrize(
    "name", ["game-1976-four-seats", "glyphs-game-en-two-seats", "quick-sheet-example", "tug-game-en-two-seats"]
)
def test_where_nothing_can_be_checked_any_more_it_stands_at_once(name):
    match, _ = recorded(name)
    assert sitting(match).final


# Careers -----------------------------------------------------------------------------------------------------------


ADA, MASTER = Player("people", "ada"), Player("bots", "master")


def test_attack_and_defence_go_their_own_ways():
    parts = parts_of(game_named("sonde"))
    result = Result(SOLO, {"overall": [1, 2, 3], "attack": [3, 2, 1], "defence": [5, 5, 5]})
    known = {ADA: new_career(parts), MASTER: new_career(parts)}
    came = careers_after(result, (ADA, MASTER, MASTER), known)
    ada = came[ADA].ratings
    assert ada["overall"].mu < NEWCOMER.mu < ada["attack"].mu
    assert ada["defence"].mu == pytest.approx(NEWCOMER.mu)
    assert (came[ADA].games, came[MASTER].games) == (1, 1)
    again = careers_after(result, (ADA, MASTER, MASTER), came)
    assert again[ADA].games == 2
    assert again[ADA].ratings["overall"].mu < ada["overall"].mu


def test_a_career_is_kept_as_it_is():
    career = new_career(("overall",))
    assert read_career(written(career)) == career
    assert "ada" not in written(career).decode()
