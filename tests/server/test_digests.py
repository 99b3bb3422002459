"""Digests go out while a game is played, salts with its record, and neither tells of what others do in secret."""

import base64
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from lettrine.cli import main
from lettrine.core import chain
from tests.server.http.played_game import Played, played
from tests.server.in_process import InProcess, Socket, in_process, seated

pytestmark = pytest.mark.anyio


async def record_of(app: InProcess, table: str) -> list[dict[str, Any]]:
    answer = await app.person().get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def digests_in(socket: Socket) -> list[str]:
    """All digests that a client was sent, in order."""
    return [message["digest"] for message in map(json.loads, socket.sent) if "digest" in message]


async def over(app: InProcess) -> tuple[Played, list[dict[str, Any]]]:
    game = await played(app)
    return game, await record_of(app, game.table)


# While it goes on, and at the end ----------------------------------------------------------------------------------


async def test_every_digest_that_was_given_out_is_in_the_chain_of_the_record_in_this_order():
    async with in_process() as app:
        game, (header, *lines) = await over(app)
        digests = [digest.hex() for digest in chain.digests(header, lines)]
        assert digests[-1] == header["chain"]["digest"]
        assert "mended" not in header["chain"]
        for player in game.players[:3]:
            places = [digests.index(digest) for digest in digests_in(player.socket)]
            assert places == sorted(places)
            assert len(set(places)) > 3


async def test_an_action_is_answered_with_the_digest_of_its_own_row():
    async with in_process() as app:
        table, _, (ada, *_) = await seated(app)
        done = await ada.do({"do": "auto", "on": True})
        rows = await app.service.store.read(table)
        assert done["digest"] == rows[-1].digest.hex()


async def test_a_welcome_has_a_digest_once_the_game_has_begun():
    async with in_process() as app:
        people = app.people(3)
        table = await app.open(people)
        (early,) = await (await app.connect(table)).all()
        await people[0].post(f"/api/tables/{table}/start")
        (late,) = await (await app.connect(table)).all()
        (first,) = [row for row in await app.service.store.read(table) if row.digest]
        assert "digest" not in early
        assert late["digest"] == first.digest.hex()


async def test_the_record_can_be_replayed(tmp_path: Path):
    async with in_process() as app:
        _, record = await over(app)
    code, shown = replayed(tmp_path, record)
    assert code == 0, shown
    assert json.loads(shown)["over"] is True


@pytest.mark.parametrize("wrong", [{"salt": "00"}, {"salt": 7}, {"pepper": "00" * 32}, {"salt": "AB" * 32}])
@pytest.mark.parametrize("place", ["header", "line"])
async def test_what_is_no_salt_is_unreadable(tmp_path: Path, wrong: dict[str, Any], place: str):
    async with in_process() as app:
        _, (header, *lines) = await over(app)
    if place == "header":
        header["chain"] |= wrong
    else:
        lines[2] |= wrong
    code, shown = replayed(tmp_path, [header, *lines])
    assert code == 2
    assert f"game.jsonl:{1 if place == 'header' else 4}: unreadable" in shown


def replayed(folder: Path, record: list[dict[str, Any]]) -> tuple[int, str]:
    """What `lettrine replay` makes of a record: its exit code and all that it prints."""
    file = folder / "game.jsonl"
    file.write_text("".join(f"{json.dumps(line)}\n" for line in record), encoding="utf-8")
    result = CliRunner().invoke(main, ["replay", str(file)], env={"LETTRINE_INTERFACE": "en"})
    return result.exit_code, result.output


async def test_a_line_that_was_changed_in_the_database_is_found():
    async with in_process() as app:
        game = await played(app)
        rows = app.service.store.rows[game.table]  # as somebody would who has the database
        place = next(number for number, row in enumerate(rows) if b'"ask"' in row.action)
        letter = json.loads(rows[place].action)["letter"]
        other = rows[place].action.replace(f'"{letter}"'.encode(), b'"Z"' if letter != "Z" else b'"Q"')
        rows[place] = type(rows[place])(
            game.table, place, rows[place].at, other, rows[place].events, rows[place].digest
        )
        header, *lines = await record_of(app, game.table)
        assert chain.digests(header, lines)[-1].hex() != header["chain"]["digest"]


# No salt before the end --------------------------------------------------------------------------------------------


def forms(salt: bytes) -> list[str]:
    """A salt in every form in which it might be written."""
    encoded = [base64.b64encode(salt), base64.urlsafe_b64encode(salt), base64.b85encode(salt)]
    return [
        salt.hex(),
        salt.hex().upper(),
        repr(salt),
        str(list(salt)),
        *(each.decode().rstrip("=") for each in encoded),
    ]


async def everything_told(app: InProcess, table: str, sockets: list[Socket], people: list[Any]) -> str:
    """All that a live table lets out, over every channel."""
    late = await app.connect(table)
    await late.all()
    here = f"/api/tables/{table}"
    after = ("", "/record", "/replay", "/replay?seat=0", "/analysis", "/practice", "/ratings", "/suggestion")
    asked = [await person.get(f"{here}{path}") for person in (app.person(), people[0]) for path in after]
    answers = [f"{answer.headers} {answer.text}" for answer in asked]
    sent = [text for socket in (*sockets, late) for text in socket.sent]
    return "\n".join([*answers, *sent, await app.metrics()])


async def test_no_channel_shows_a_salt_before_the_end(caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.DEBUG)
    async with in_process() as app:
        table, people, sockets = await seated(app)
        await sockets[2].do({"do": "interrupt", "of": 0, "sequence": "MOUSE"})
        await sockets[1].do({"do": "ask", "of": 7, "letter": "Z"})
        assert (await sockets[0].do({"do": "auto", "on": True}))["type"] == "done"
        told = await everything_told(app, table, sockets, people) + caplog.text
        salts = await app.service.store.salts(table)
        assert len(salts) == 6
        for salt in salts.values():
            assert not [form for form in forms(salt) if form in told]
        newest = (await app.service.store.read(table))[-1].digest
        assert newest.hex() in told  # what is looked for would be found


# What is done in secret --------------------------------------------------------------------------------------------


async def whispering(app: InProcess) -> tuple[str, dict[str, Socket]]:
    """A table of tug where a team whispers: its captain, a mate, somebody of the other team and a watcher."""
    people = app.people(4)
    table = await app.begun(people, game="tug", edition="standard", options={})
    sockets = [await app.connect(table, person) for person in people]
    for socket in sockets:
        await socket.all()
    drawing = next(each["seats"][0] for each in sockets[0].view["open"] if each["kind"] == "draw")
    await sockets[drawing].do({"do": "draw"})
    other = sockets[(drawing + 1) % 4]
    await other.ask({"type": "do", "action": {"do": "glass"}, "id": "glass"})
    watcher = await app.connect(table)
    named = {"captain": sockets[drawing], "mate": sockets[(drawing + 2) % 4], "other": other, "watcher": watcher}
    return table, named


ANSWERED = (
    {"type": "say", "text": "hm", "name": "Zoe"},
    {"type": "do", "action": {"do": "glass"}, "id": "glass"},
    {"type": "pace", "pace": "fast"},
    {"type": "pace", "pace": "slow"},
)
"""What the other team may send again and again, and is answered with a digest: chat, a repeated move, the pace."""


async def test_a_whisper_changes_no_digest_that_others_are_sent():
    async with in_process() as app:
        table, seats = await whispering(app)
        heard = []
        for number in range(4):
            answers = [await seats["other"].ask(message) for message in ANSWERED]
            assert [answer["type"] for answer in answers] == ["done"] * 4
            (welcome,) = await (await app.connect(table)).all()
            heard.append([welcome["digest"], *(answer["digest"] for answer in answers)])
            whispered = await seats["mate"].do({"do": "suggest", "word": f"plum {number}"})
            assert whispered["type"] == "done"
            assert whispered["digest"] not in heard[-1]
        assert heard[0] == heard[1] == heard[2] == heard[3]


async def test_whoever_whispers_is_answered_with_a_digest_of_the_chain():
    async with in_process() as app:
        table, seats = await whispering(app)
        given = [(await seats["mate"].do({"do": "suggest", "word": word}))["digest"] for word in ("plum", "pear")]
        rows = await app.service.store.read(table)
        assert given == [row.digest.hex() for row in rows[-2:]]
