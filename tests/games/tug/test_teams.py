"""Teams and captains (T1), the board (T2) and the cards (T3)."""

from collections import Counter

import pytest

from lettrine.core.game import Context, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games.tug import TUG
from lettrine.games.tug.cards import cards, entries
from lettrine.games.tug.events import CaptainNamed, CardDrawn
from tests.games.game_table import seated
from tests.games.tug.table import Table

BOARDS = {"fr": "BCDFGHLMNPQRSTVXY", "en": "BCDFGHKLMNPRSTVWY", "de": "BCDFGHKLMNPRSTVWZ"}
"""T2, as the rules list them."""


def refused(seats: int = 4, **seating: object) -> str | None:
    """Why these people cannot sit down like this, if they cannot."""
    match = Match.start(TUG, TUG.rules("standard", {}), Seating(seats, "en", **seating), Context(Luck(0), None))
    return match.code if isinstance(match, Refusal) else None


@pytest.mark.parametrize("seats", range(2, 13))
def test_T1_two_to_twelve_in_two_teams_as_equal_as_can_be(seats: int):
    teams = Table(seats).view().teams
    assert sorted(seat for team in teams for seat in team) == list(range(seats))
    assert abs(len(teams[0]) - len(teams[1])) <= 1


@pytest.mark.parametrize("seats", [0, 1, 13])
def test_T1_nobody_else_can_play(seats: int):
    assert seated(TUG, seats) == "wrong_seats"


def test_T1_teams_and_captains_may_be_chosen():
    table = Table(5, teams=((0, 1), (2, 3, 4)), captains=(1, 4), first=1)
    assert table.view().teams == ((0, 1), (2, 3, 4))
    assert table.view().captains == (1, 4)
    assert (table.on_turn, table.turn) == ((1, "drawing"), 4)


@pytest.mark.parametrize(
    "teams",
    [
        ((0, 1, 2), (3,)),  # not as equal as can be
        ((), (0, 1, 2, 3)),
        ((0, 1), (2,)),  # somebody is left out
        ((0, 1), (1, 2, 3)),  # somebody is in both
        ((0, 1), (2, 4)),  # somebody is not there
        ((0, 0), (2, 3)),
    ],
)
def test_T1_teams_that_cannot_be(teams: tuple[tuple[int, ...], tuple[int, ...]]):
    assert refused(teams=teams) == "wrong_teams"
    assert refused(teams=teams, captains=(0, 2)) == "wrong_teams"


def test_T1_a_captain_is_of_the_team():
    assert refused(teams=((0, 1), (2, 3)), captains=(0, 3)) is None
    assert refused(teams=((0, 1), (2, 3)), captains=(2, 3)) == "wrong_teams"
    assert refused(captains=(1, 0)) == "wrong_teams"  # seats alternate: 0 and 2 play against 1 and 3


@pytest.mark.parametrize(("first", "code"), [(0, None), (1, None), (2, "no_such_team"), (-1, "no_such_team")])
def test_T1_it_is_a_team_that_starts(first: int, code: str | None):
    assert refused(first=first) == code
    assert refused(seats=12, first=first) == code


def test_T1_a_captain_is_changed_between_turns_by_anybody_of_the_team():
    table = Table(6)
    assert table.ok(2, "captain", to=4) == (CaptainNamed(0, 4, 2),)
    assert table.ok(5, "captain", to=5) == (CaptainNamed(1, 5, 5),)  # also in the team that is not on turn
    assert (table.turn, table.view().captains) == (4, (4, 5))
    assert table.no(0, "draw") == "not_captain"
    table.ok(4, "draw")


def test_T1_captains_are_changed_between_turns_only():
    table = Table(4)
    for step in ("draw", "glass"):
        table.ok({"draw": 0, "glass": 1}[step], step)
        assert table.no(0, "captain", to=2) == "not_open"
        assert table.no(1, "captain", to=3) == "not_open"
    table.spell("TEA")
    assert table.no(2, "captain", to=2) == "not_open"
    table.ok(0, "done")
    table.ok(2, "captain", to=2)
    table.ok(1, "contest")
    assert table.no(0, "captain", to=0) == "not_open"


def test_T1_only_somebody_of_the_own_team_who_is_not_captain_becomes_it():
    table = Table(4)
    assert table.no(0, "captain", to=1) == "not_in_team"
    assert table.no(0, "captain", to=4) == "not_in_team"
    assert table.no(0, "captain", to=-1) == "not_in_team"
    assert table.no(2, "captain", to=0) == "is_captain"
    assert Table(2).no(0, "captain", to=0) == "not_open"  # there is nobody to change


@pytest.mark.parametrize("language", BOARDS)
def test_T2_seventeen_letters_in_the_middle(language: str):
    tiles = Table(language=language).view().tiles
    assert "".join(tile.letter for tile in tiles) == BOARDS[language]
    assert len(tiles) == 17
    assert {(tile.at, tile.taken) for tile in tiles} == {(0, None)}


def test_T2_other_languages_have_no_board():
    assert refused(deck=("Anything",)) is None
    match = Match.start(TUG, TUG.rules("standard", {}), Seating(2, "it"), Context(Luck(0), None))
    assert isinstance(match, Refusal)
    assert match.code == "unknown_language"


@pytest.mark.parametrize("language", BOARDS)
def test_T3_two_categories_to_a_card_and_none_twice(language: str):
    faces = [face for card in cards(language) for face in card]
    assert len(cards(language)) == 220
    assert sorted(faces) == sorted(entries(language))
    assert max(Counter(faces).values()) == 1


@pytest.mark.parametrize("language", BOARDS)
def test_T3_a_draw_shows_one_face_of_a_card_that_was_not_drawn_yet(language: str):
    table, pack = Table(language=language, deck=None, seed=5), cards(language)
    for _ in pack:
        table.ok(table.captain, "draw")
        table.wait(35)
    shown = [event.category.id for event in table.events(CardDrawn)]
    drawn = [next(card for card in pack if face in card) for face in shown]
    assert sorted(drawn) == sorted(pack)
    assert {card.index(face) for card, face in zip(drawn, shown, strict=True)} == {0, 1}
    table.ok(table.captain, "draw")  # then they are shuffled anew
    assert table.view().cards == len(pack) - 1


def test_T3_another_seed_gives_other_cards():
    tables = [Table(deck=None, seed=seed) for seed in (1, 1, 2)]
    for table in tables:
        for _ in range(8):
            table.ok(table.captain, "draw")
            table.wait(35)
    first, same, other = ([event.category.id for event in table.events(CardDrawn)] for table in tables)
    assert first == same != other


def test_T3_a_pile_lies_as_the_record_says_and_may_hold_cards_that_the_table_wrote():
    table = Table(deck=("fruit", "Something of Grandma's"))
    table.ok(0, "draw")
    assert (table.view().category.id, table.view().category.text) == ("fruit", "A fruit")
    table.wait(35)
    table.ok(1, "draw")
    assert table.view().category.text == "Something of Grandma's"
    assert refused(deck=()) == "empty_deck"
