"""What can be played, and one request for a whole table: a game against bots, or a refusal before anything is made."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct, field

from lettrine.bots.registry import BOTS, bots_of
from lettrine.core.editions import RULING, ChoiceOption, FlagOption, NumberOption, options_of
from lettrine.games import GAMES
from lettrine.games.sonde import SONDE
from lettrine.play.lessons import lesson_of
from lettrine.server.http import catalogue_api
from lettrine.words.cache import LANGUAGES
from tests.server.http.answers import refused
from tests.server.in_process import PLAN, InProcess

pytestmark = pytest.mark.anyio


async def playable(app: InProcess) -> dict[str, Any]:
    answer = await app.person().get("/api/games")
    assert answer.status_code == 200
    return {game["name"]: game for game in answer.json()}


async def editions(app: InProcess) -> dict[str, Any]:
    return {edition["id"]: edition for edition in (await playable(app))["sonde"]["editions"]}


async def test_every_game_is_listed_with_its_bots_and_languages(app: InProcess):
    games = await playable(app)
    assert sorted(games) == sorted(game.name for game in GAMES)
    for name, game in games.items():
        assert game["bots"] == list(bots_of(name))
        assert game["languages"] == list(LANGUAGES)


async def test_S1_S37_an_edition_says_how_many_can_sit_down(app: InProcess):
    seats = {name: (edition["least"], edition["most"]) for name, edition in (await editions(app)).items()}
    assert seats.items() >= {"1967": (2, 6), "1976": (2, 4), "1984": (2, 4)}.items()


async def test_S39_an_edition_says_what_a_table_may_change_and_its_own_value(app: InProcess):
    options = {option["name"]: option for option in (await editions(app))["1967"]["options"]}
    assert options["memory"] == {
        "kind": "choice",
        "name": "memory",
        "sheet": False,
        "value": "strict",
        "choices": ["strict", "notes"],
        "ruling": False,
    }
    assert options["interrupt"]["value"] == "own_turn"
    assert options["interrupt"]["sheet"]
    assert options["blanks"] == {
        "kind": "number",
        "name": "blanks",
        "sheet": True,
        "value": 5,
        "least": 0,
        "most": 26,
        "ruling": False,
    }


async def test_what_is_set_otherwise_or_has_no_single_value_is_not_offered(app: InProcess):
    for edition in (await editions(app)).values():
        offered = {option["name"] for option in edition["options"]}
        assert not offered & {"id", "house", "clock", "least_seats", "values", "words", "deck"}


@pytest.mark.parametrize("game", [game.name for game in GAMES])
async def test_a_clock_is_offered_where_the_rules_have_one(app: InProcess, game: str):
    for edition in (await playable(app))[game]["editions"]:
        plan = {"game": game, "edition": edition["id"], "language": "en", "seats": edition["least"]}
        timed = {**plan, "clock": {"kind": "decision", "seconds": 60}}
        made = await app.person().post("/api/tables", json={"plan": timed, "name": "Ada"})
        assert (made.status_code == 201) is edition["clock"], made.text


async def test_S39_whatever_is_offered_can_be_had(app: InProcess):
    """But for more spaces than there are values, which are a list."""
    for name, edition in (await editions(app)).items():
        for option in edition["options"]:
            ends = [False, True] if option["kind"] == "flag" else option.get("choices")
            ends = ends or [option["least"], min(option["most"], 12)]
            for value in ends:
                rules = SONDE.rules(name, {option["name"]: value})
                assert getattr(rules, option["name"]) == value


async def test_S39_what_only_settles_a_sheet_is_marked_so(app: InProcess):
    settled = {
        (name, option["name"])
        for name, game in (await playable(app)).items()
        for edition in game["editions"]
        for option in edition["options"]
        if option["ruling"]
    }
    assert settled == {
        ("sonde", "unanswered"),
        ("glyphs", "tolerance"),
        *(("tug", name) for name in ("doubts", "content", "stray_hyphens", "names")),
    }


def test_a_new_option_appears_by_itself():
    class Rules(Struct):
        id: str
        few: Literal["b", "a"]
        count: Annotated[int, Meta(ge=1, le=3)]
        endless: int = 0
        fast: bool = False
        names: tuple[str, ...] = ()
        settled: Annotated[Literal["so", "or_so"], RULING] = "so"
        agreed: dict[str, tuple[int, ...]] = field(default_factory=lambda: {"endless": (0, 5)})

    assert options_of(Rules("x", "a", 2)) == (
        ChoiceOption("few", True, "a", ("b", "a")),
        NumberOption("count", True, 2, 1, 3),
        ChoiceOption("endless", False, 0, (0, 5)),
        FlagOption("fast", False, False),
        ChoiceOption("settled", False, "so", ("so", "or_so"), ruling=True),
    )


# A whole table at once ---------------------------------------------------------------------------------------------


async def test_one_request_makes_a_game_against_bots(app: InProcess):
    async with app.person() as ada:
        made = await ada.post(
            "/api/tables", json={"plan": PLAN, "name": "Garamond", "bots": ["beginner", "club"], "start": True}
        )
        assert made.status_code == 201, made.text
        table = made.json()
        assert (table["status"], table["you"]) == ("playing", 0)
        assert [seat.get("bot") for seat in table["seats"]] == [None, "beginner", "club"]
        assert len({seat["name"] for seat in table["seats"]}) == 3
        socket = await app.connect(table["id"], ada)
        assert (await socket.hear())["frame"]["view"]["seat"] == 0


async def test_bots_may_come_and_others_be_waited_for(app: InProcess):
    made = await app.person().post("/api/tables", json={"plan": PLAN, "name": "Ada", "bots": ["beginner"]})
    assert made.json()["status"] == "open"
    assert made.json()["seats"][1]["bot"] == "beginner"
    assert made.json()["seats"][2] is None


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"bots": ["beginner", "deep"]}, "unknown_bot"),
        ({"bots": ["beginner"] * 3}, "no_such_seat"),
        ({"bots": ["beginner"], "start": True}, "seats_free"),
        ({"bots": ["beginner"], "plan": {**PLAN, "game": "chess"}}, "unknown_game"),
        ({"bots": ["beginner"] * 4, "start": True, "plan": {**PLAN, "seats": 5}}, "wrong_seats"),
    ],
)
async def test_what_does_not_fit_is_refused_before_anything_is_made(app: InProcess, wanted: dict[str, Any], code: str):
    answer = await app.person().post("/api/tables", json={"plan": PLAN, "name": "Ada", **wanted})
    refused(answer, 422, code)
    assert app.service.tables.loaded_count() == 0


@pytest.mark.parametrize("wanted", [{"bots": ["beginner"] * 13}, {"bots": "beginner"}, {"bots": [7]}, {"start": "now"}])
async def test_what_is_no_list_of_bots_is_refused(app: InProcess, wanted: dict[str, Any]):
    answer = await app.person().post("/api/tables", json={"plan": PLAN, "name": "Ada", **wanted})
    refused(answer, 400, "unreadable")


async def test_a_game_without_bots_is_offered_and_played_by_people(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(BOTS, "quick")
    catalogue_api.playable.cache_clear()
    try:
        quick = (await playable(app))["quick"]
        assert (quick["bots"], quick["lesson"]) == ([], None)
        people = app.people(2)
        table = await app.begun(people, game="quick", edition="standard", options={})
        assert (await people[0].get(f"/api/tables/{table}/suggestion")).json()["code"] == "nothing_to_do"
        with_bot = {
            "plan": {**PLAN, "game": "quick", "edition": "standard", "options": {}},
            "name": "Ada",
            "bots": ["club"],
        }
        assert (await people[0].post("/api/tables", json=with_bot)).json()["code"] == "unknown_bot"
        assert (await people[0].get("/api/ratings", params={"game": "quick"})).json()["bots"] == []
    finally:
        catalogue_api.playable.cache_clear()


# A first game ------------------------------------------------------------------------------------------------------


async def test_every_game_says_what_a_first_game_of_it_is(app: InProcess):
    games = await playable(app)
    assert games["sonde"]["lesson"] == {
        "edition": "1976",
        "seats": 3,
        "options": {"cards": "off", "memory": "notes"},
        "bots": ["gentle", "gentle"],
    }
    assert games["solitaire"]["lesson"]["bots"] == []


@pytest.mark.parametrize("game", [game.name for game in GAMES if lesson_of(game)])
async def test_the_table_of_a_first_game_can_be_opened_as_it_is_told(app: InProcess, game: str):
    lesson = (await playable(app))[game]["lesson"]
    bots = lesson.pop("bots")
    plan = {**lesson, "game": game, "language": "en", "lesson": True}
    async with app.person() as ada:
        made = await ada.post("/api/tables", json={"plan": plan, "name": "Ada", "bots": bots, "start": True})
    assert made.status_code == 201, made.text
    assert made.json()["plan"]["lesson"] is True
