"""Tables with words of their own, over HTTP: opened, read by those who sit there, recorded; and packs behind a link."""

import json
from typing import Any

import pytest

from lettrine.server.http import packs_api
from tests.playthroughs.records import replay
from tests.server.game_driver import Player, play_out
from tests.server.http.answers import refused
from tests.server.in_process import PLAN, InProcess, in_process

pytestmark = pytest.mark.anyio

CELLS = {"name": "Cells", "words": ["ribosome", "nucleus", "membrane", "zyxqwv"]}
PARTS = {"name": "Biology", "categories": [{"text": "Part of a cell", "answers": ["ribosome", "nucleus"]}]}
OWN = {k: v for k, v in PLAN.items() if k != "lexicon"}
TUG = {"game": "tug", "edition": "standard", "language": "en", "seats": 2}
INFO = {"kind": "words", "count": 4, "name": "Cells"}


def plan(**fields: Any) -> dict[str, Any]:
    return {"plan": {**OWN, "pack": CELLS, **fields}, "name": "Ada"}


async def own_table(app: InProcess, people: list[Any], **fields: Any) -> str:
    return await app.open(people, **{**OWN, "lexicon": None, "pack": CELLS, **fields, "seats": len(people)})


async def over(app: InProcess, people: list[Any], **fields: Any) -> str:
    """A table that has played with words of its own to the end."""
    table = await own_table(app, people, **fields)
    words = ("ribosome", "nucleus", "membrane")
    players = [Player(await app.connect(table, who), word) for who, word in zip(people, words, strict=False)]
    for player in players:
        await player.socket.all()
    await people[0].post(f"/api/tables/{table}/start")
    await play_out(players)
    return table


async def test_everybody_is_told_the_name_and_the_size_and_those_who_sit_there_the_words(app: InProcess):
    people = app.people(3)
    table = await own_table(app, people)
    for who in (*people, app.person()):
        seen = (await who.get(f"/api/tables/{table}")).json()
        assert seen["pack"] == INFO
        assert "pack" not in seen["plan"]
    for who in people:
        assert (await who.get(f"/api/tables/{table}/pack")).json() == CELLS
    for who in (app.person(), *app.people(1)):
        refused(await who.get(f"/api/tables/{table}/pack"), 403, "pack_hidden")


async def test_a_table_without_words_of_its_own_has_none(app: InProcess):
    people = app.people(3)
    table = await app.open(people)
    assert "pack" not in (await people[0].get(f"/api/tables/{table}")).json()
    refused(await people[0].get(f"/api/tables/{table}/pack"), 404, "no_pack")


async def test_a_public_table_needs_the_owners_say_and_then_shows_everybody_its_words(app: InProcess):
    (ada,) = app.people(1)
    for language in ("en", "fr", "de"):
        answer = await ada.post("/api/tables", json=plan(public=True), headers={"accept-language": language})
        assert refused(answer, 422, "pack_private")["detail"]["field"] == "plan.pack_public"
    made = await ada.post("/api/tables", json=plan(public=True, pack_public=True))
    (listed,) = (await app.person().get("/api/tables")).json()
    assert listed["pack"] == INFO
    assert (await app.person().get(f"/api/tables/{made.json()['id']}/pack")).json() == CELLS


@pytest.mark.parametrize(
    ("pack", "code"),
    [
        ({"words": ["fig", "pear 2"]}, "pack_letters"),
        ({"words": ["a" * 20]}, "pack_too_few"),
        ({"categories": [{"text": "Fruits"}]}, "pack_other_game"),
        ({}, "pack_empty"),
        ({"name": "a\u202eb", "words": ["fig"]}, "pack_name"),
        ({"words": ["abcdefghij" + chr(97 + n % 26) for n in range(5000)]}, "pack_too_large"),
    ],
)
async def test_packs_that_a_table_cannot_play_with(app: InProcess, pack: Any, code: str):
    answer = await app.person().post("/api/tables", json=plan(pack=pack))
    assert refused(answer, 422, code)["detail"]["field"] == "plan.pack"


async def test_a_pack_may_be_as_large_as_a_record_can_hold(app: InProcess):
    words = [f"{a}{b}{c}rtzuiopa" for a in "abcdefghijklmnop" for b in "abcdefghijklmnop" for c in "abcdefghijklmnop"]
    made = await app.person().post("/api/tables", json=plan(pack={"words": words}))
    assert made.status_code == 201, made.text
    assert made.json()["pack"]["count"] == 4096
    more = await app.person().post("/api/tables", json=plan(pack={"words": words * 9}))
    assert more.status_code == 413


async def test_the_name_of_a_pack_is_read_by_others_like_that_of_a_person(app: InProcess):
    answer = await app.person().post("/api/tables", json=plan(pack={"name": "fuck", "words": ["fig"]}))
    assert refused(answer, 409, "offensive_name")["detail"]["field"] == "plan.pack"
    async with in_process(offensive_names="allowed") as lax:
        made = await lax.person().post("/api/tables", json=plan(pack={"name": "fuck", "words": ["fig"]}))
        assert made.status_code == 201


async def test_S6_a_table_hides_words_of_its_list_alone(app: InProcess):
    people = app.people(3)
    table = await own_table(app, people)
    await people[0].post(f"/api/tables/{table}/start")
    socket = await app.connect(table, people[0])
    assert (await socket.do({"do": "hide", "word": "house"}))["code"] == "not_in_pack"
    assert (await socket.do({"do": "hide", "word": "zyxqwv"}))["type"] == "done"


async def test_the_record_has_the_pack_and_replays(app: InProcess, tmp_path: Any):
    people = app.people(3)
    table = await over(app, people)
    told = await people[1].get(f"/api/tables/{table}/record")
    assert json.loads(told.text.splitlines()[0])["pack"] == CELLS
    file = tmp_path / "game.jsonl"
    file.write_text(told.text, encoding="utf-8")
    code, out, err = replay(file)
    assert (code, json.loads(out)["over"]) == (0, True), err


@pytest.mark.parametrize("what", ["record", "analysis", "practice"])
async def test_what_would_tell_the_list_is_for_those_who_sat_there(app: InProcess, what: str):
    people = app.people(3)
    hidden, shown = await over(app, people), await over(app, people, pack_public=True)
    refused(await app.person().get(f"/api/tables/{hidden}/{what}"), 403, "pack_hidden")
    refused(await app.people(1)[0].get(f"/api/tables/{hidden}/{what}"), 403, "pack_hidden")
    for who, table in ((people[2], hidden), (app.person(), shown)):
        answer = await who.get(f"/api/tables/{table}/{what}")
        assert answer.status_code == 200, answer.text


async def test_a_game_with_own_words_is_not_rated(app: InProcess):
    people = app.people(3)
    table = await over(app, people)
    assert (await people[0].get(f"/api/tables/{table}/ratings")).json() == {"seats": [], "why": "own_words"}


async def test_a_rematch_plays_with_the_same_words(app: InProcess):
    people = app.people(3)
    table = await over(app, people)
    again = (await people[0].post(f"/api/tables/{table}/rematch")).json()
    assert again["pack"] == INFO
    assert (await people[0].get(f"/api/tables/{again['id']}/pack")).json() == CELLS


async def test_T3_the_answers_that_bots_know_are_told_when_the_game_is_over(app: InProcess):
    people = app.people(2)
    table = await app.open(people, **TUG, lexicon=None, options={}, pack=PARTS)
    told = (await people[0].get(f"/api/tables/{table}/pack")).json()
    assert told == {"name": "Biology", "categories": [{"text": "Part of a cell"}]}
    await people[0].post(f"/api/tables/{table}/start")
    socket = await app.connect(table, people[0])
    welcome = await socket.hear()
    drawer = welcome["frame"]["view"]["turn"]
    captain = await app.connect(table, people[drawer])
    await captain.all()
    await captain.do({"do": "draw"})
    assert captain.view["category"]["text"] == "Part of a cell"
    assert "ribosome" not in "".join(captain.sent + socket.sent)


# Bots ---------------------------------------------------------------------------------------------------------


async def test_bots_play_with_the_words_of_the_table(all_lexicons: None):
    async with in_process() as app:
        (ada,) = app.people(1)
        body = {**plan(), "bots": ["beginner", "club"], "start": True}
        table = (await ada.post("/api/tables", json=body)).json()["id"]
        socket = await app.connect(table, ada)
        player = Player(socket, "zyxqwv")
        for _ in range(400):
            await player.act()
            if socket.view.get("over"):
                break
            heard = await socket.hear() if not any(_mine(socket.view)) and not socket.view.get("over") else None
            assert heard != {}
        assert socket.view["over"]
        record = (await ada.get(f"/api/tables/{table}/record")).text.splitlines()
        hidden = {line["word"].lower() for line in map(json.loads, record[1:]) if line["do"] == "hide"}
        assert hidden <= set(CELLS["words"])


def _mine(view: dict[str, Any]) -> list[bool]:
    return [duty["duty"] and view["seat"] in duty["seats"] for duty in view.get("open", ())]


async def test_a_suggested_word_is_one_of_the_list(app: InProcess):
    people = app.people(3)
    table = await own_table(app, people)
    await people[0].post(f"/api/tables/{table}/start")
    told = (await people[0].get(f"/api/tables/{table}/suggestion")).json()
    assert told["action"]["word"].lower() in CELLS["words"]


# Checking and saving ------------------------------------------------------------------------------------------


def text(text: str, **fields: Any) -> dict[str, Any]:
    return {"game": "sonde", "edition": "1976", "language": "en", "text": text, **fields}


async def test_a_text_is_checked_and_becomes_a_pack(app: InProcess):
    answer = await app.person().post("/api/packs/check", json=text("# Cells\nribosome\nnucleus, axon", name="Cells"))
    assert answer.json() == {"name": "Cells", "words": ["ribosome", "nucleus", "axon"]}
    tug = text("Part of a cell: nucleus\nWhat is green", game="tug", edition="standard")
    assert (await app.person().post("/api/packs/check", json=tug)).json() == {
        "categories": [{"text": "Part of a cell", "answers": ["nucleus"]}, {"text": "What is green"}]
    }


@pytest.mark.parametrize(
    ("body", "code", "line"),
    [
        (text("ribosome\n\npear 2\n"), "pack_letters", 3),
        (text("\n"), "pack_empty", None),
        (text("fig", game="chess"), "unknown_game", None),
        (text("fig", edition="1492"), "unknown_edition", None),
        (text("fig", language="tlh"), "unknown_language", None),
        (text("x" * 61_000), "pack_too_large", None),
        (text("fig", game="glyphs", edition="standard"), "pack_too_few", None),
    ],
)
async def test_what_is_wrong_is_told_with_its_line(app: InProcess, body: Any, code: str, line: int | None):
    for language in ("en", "fr", "de"):
        answer = await app.person(**{"accept-language": language}).post("/api/packs/check", json=body)
        assert refused(answer, 422, code)["detail"].get("line") == line


async def saved(person: Any, **fields: Any) -> dict[str, Any]:
    answer = await person.post("/api/packs", json={"pack": CELLS, **fields})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def test_a_saved_pack_is_read_by_its_link_and_deleted_by_its_owner_alone(app: InProcess):
    ada, ben = app.people(2)
    told = await saved(ada)
    link = f"/api/packs/{told['id']}"
    assert len(told["id"]) >= 22
    assert (await ada.get(link)).json() == {"id": told["id"], "pack": CELLS, "public": False, "yours": True}
    assert (await ben.get(link)).json()["yours"] is False
    refused(await ben.delete(link), 404, "no_such_pack")
    assert (await ada.delete(link)).json()["pack"] == CELLS
    refused(await ada.get(link), 404, "no_such_pack")
    refused(await ada.delete(link), 404, "no_such_pack")


async def test_who_has_no_cookie_gets_one_with_which_the_pack_is_theirs(app: InProcess):
    somebody = app.person()
    told = await saved(somebody)
    assert (await somebody.get(f"/api/packs/{told['id']}")).json()["yours"] is True


async def test_packs_are_listed_nowhere(app: InProcess):
    told = await saved(app.people(1)[0], public=True)
    for path in ("/api/packs", "/api/packs/", "/api/tables"):
        answer = await app.person().get(path)
        assert told["id"] not in answer.text
        assert "ribosome" not in answer.text


async def test_a_table_plays_with_a_saved_pack_and_keeps_it(app: InProcess):
    ada, ben = app.people(2)
    told = await saved(ada)
    body = {"plan": OWN, "name": "Ben", "saved": told["id"]}
    table = (await ben.post("/api/tables", json=body)).json()
    assert table["pack"] == INFO
    await ada.delete(f"/api/packs/{told['id']}")
    assert (await ben.get(f"/api/tables/{table['id']}/pack")).json() == CELLS
    refused(await ben.post("/api/tables", json=body), 404, "no_such_pack")


async def test_only_its_owner_makes_a_saved_pack_public(app: InProcess):
    ada, ben = app.people(2)
    public = {**OWN, "public": True, "pack_public": True}
    hidden, shown = await saved(ada), await saved(ada, public=True)
    answer = await ben.post("/api/tables", json={"plan": public, "name": "Ben", "saved": hidden["id"]})
    refused(answer, 422, "pack_private")
    made = await ben.post("/api/tables", json={"plan": public, "name": "Ben", "saved": shown["id"]})
    assert made.status_code == 201
    private = {"plan": {**OWN, "pack_public": True}, "name": "Ben", "saved": hidden["id"]}
    table = (await ben.post("/api/tables", json=private)).json()["id"]
    refused(await app.person().get(f"/api/tables/{table}/pack"), 403, "pack_hidden")


async def test_so_many_packs_are_kept_of_one_person_and_of_all(app: InProcess, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(packs_api, "OF_OWNER", 2)
    monkeypatch.setattr(packs_api, "OF_ALL", 3)
    ada, ben = app.people(2)
    first = await saved(ada)
    await saved(ada)
    assert refused(await ada.post("/api/packs", json={"pack": CELLS}), 429, "too_many_packs")["detail"]["most"] == 2
    await saved(ben)
    refused(await ben.post("/api/packs", json={"pack": CELLS}), 503, "packs_full")
    await ada.delete(f"/api/packs/{first['id']}")
    await saved(ben)


@pytest.mark.parametrize(
    ("pack", "code"),
    [
        ({}, "pack_empty"),
        ({"words": ["fig"], "categories": [{"text": "Fruits"}]}, "pack_other_game"),
        ({"words": ["abcdefghij"] * 5000}, "pack_too_large"),
        ({"words": ["fig", "pear 2"]}, "pack_letters"),
        ({"words": ["fig", "a\x00b"]}, "pack_letters"),
        ({"words": [""]}, "pack_letters"),
        ({"words": ["a" * 26]}, "pack_too_long"),
        ({"categories": [{"text": "a\x07"}]}, "pack_category"),
        ({"categories": [{"text": "Fruits", "answers": ["two words"]}]}, "pack_answer"),
    ],
)
async def test_packs_that_are_not_saved(app: InProcess, pack: Any, code: str):
    assert refused(await app.person().post("/api/packs", json={"pack": pack}), 422, code)["detail"]["field"] == "pack"


async def test_a_saved_pack_may_wait_for_rules_that_can_use_it(app: InProcess):
    told = await saved(app.person(), pack={"words": ["abcdefghijklmnopq"]})
    assert told["pack"] == {"words": ["abcdefghijklmnopq"]}
