"""`lettrine admin`: reports and bans on the database of a server, for people and for programs."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from click.testing import CliRunner, Result

from lettrine.cli import main
from lettrine.server.identity import COOKIE
from lettrine.texts import LANGUAGES
from tests.server.in_process import in_process

Run = Callable[..., Result]
NOBODY = "0" * 32


@pytest.fixture
def played(lasting_url: str) -> dict[str, Any]:
    """A server on this database, where Ada has reported Ben; it has stopped since, as far as tests can see."""

    async def play() -> dict[str, Any]:
        async with in_process(store=lasting_url) as app:
            people = app.people(2)
            table = await app.open(people)
            sockets = [await app.connect(table, person) for person in people]
            for socket in sockets:
                await socket.all()
            await sockets[1].ask({"type": "say", "text": "You \x1b[31midiot"})
            told = {"seat": 1, "reason": "insult", "text": "He is rude"}
            assert (await people[0].post(f"/api/tables/{table}/reports", json=told)).status_code == 201
            keys = [app.service.identities.fingerprint(each.cookies.get(COOKIE)) for each in people]
            return {"store": lasting_url, "table": table, "ada": keys[0], "ben": keys[1]}

    return asyncio.run(play())


@pytest.fixture
def run(played: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LETTRINE_INTERFACE", "en")

    def called(*arguments: str) -> Result:
        return CliRunner().invoke(main, ["admin", *arguments, "--store", played["store"]], catch_exceptions=False)

    return called


def told(result: Result) -> list[Any]:
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_a_report_is_listed_shown_and_closed(run: Run, played: dict[str, Any]):
    (report,) = told(run("reports", "list", "--json"))
    assert (report["table"], report["person"], report["reporter"]) == (played["table"], played["ben"], played["ada"])
    listed = run("reports", "list")
    assert listed.stdout.startswith(f"{report['id']} · ")
    assert "open · insults or threats · P1" in listed.stdout
    shown = run("reports", "show", report["id"]).stdout
    for part in ("He is rude", played["ada"], played["table"], f"row {report['seq']}", "[table] P1: You [31midiot"):
        assert part in shown
    assert "\x1b" not in shown
    assert run("reports", "close", report["id"], "--note", "Talked to him").exit_code == 0
    assert told(run("reports", "list", "--json")) == []
    assert run("reports", "list").stdout == "Nothing there.\n"
    (closed,) = told(run("reports", "list", "--all", "--json"))
    assert (closed["state"], closed["note"]) == ("closed", "Talked to him")
    assert "Talked to him" in run("reports", "show", report["id"]).stdout


def test_people_are_found_by_name_and_by_id(run: Run, played: dict[str, Any]):
    found = told(run("people", "--json"))
    assert {each["person"]: each["names"] for each in found} == {played["ada"]: ["P0"], played["ben"]: ["P1"]}
    assert [each["person"] for each in told(run("people", "--name", "p1", "--json"))] == [played["ben"]]
    assert run("people", "--name", "nobody").stdout == "Nothing there.\n"
    assert "1 table · reported once" in run("people", "--name", "P1").stdout
    run("ban", played["ben"], "--reason", "Insults")
    shown = run("people", played["ben"]).stdout
    for part in (played["table"], "as P1", "insults or threats", "for good", "in force", "Insults"):
        assert part in shown


def test_a_ban_is_made_listed_and_lifted(run: Run, played: dict[str, Any]):
    (made,) = told(run("ban", played["ben"], "--days", "2.5", "--reason", "Insults", "--json"))
    assert made["until"] - made["at"] == pytest.approx(2.5 * 24 * 3600 * 1000, abs=60_000)
    (listed,) = told(run("bans", "--json"))
    assert listed == made
    done = run("ban", played["ben"], "--until", "2199-12-31")
    assert (done.exit_code, "until 2199-12-31 00:00 UTC" in done.stdout) == (0, True)
    assert "in force" in run("bans").stdout
    assert run("unban", played["ben"]).exit_code == 0
    assert run("bans").stdout == "Nothing there.\n"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("reports", "show", "nothing"), "no_such_report"),
        (("reports", "close", "nothing"), "no_such_report"),
        (("people", NOBODY), "no_such_person"),
        (("ban", "Ben"), "no_such_person"),
        (("ban", NOBODY, "--until", "2001-01-01"), "bad_end"),
        (("ban", NOBODY, "--until", "tomorrow"), "bad_end"),
        (("unban", NOBODY), "not_banned"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_done_is_told_with_its_code(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], code: str, language: str
):
    monkeypatch.setenv("LETTRINE_INTERFACE", language)
    result = run(*arguments)
    assert result.exit_code == 2
    assert f": {code}: " in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(run: Run, played: dict[str, Any], monkeypatch: Any, language: str):
    monkeypatch.setenv("LETTRINE_INTERFACE", language)
    (report,) = told(run("reports", "list", "--json"))
    for arguments in (
        ("ban", played["ben"]),
        ("bans",),
        ("people",),
        ("people", played["ben"]),
        ("reports", "list"),
        ("reports", "show", report["id"]),
        ("reports", "close", report["id"]),
        ("reports", "show", report["id"]),
        ("unban", played["ben"]),
    ):
        assert run(*arguments).exit_code == 0


@pytest.mark.parametrize("store", ["memory:", "sqlite:///nowhere/tables.db", "mysql://me:secret@host/db"])
def test_a_database_that_no_server_has_made_is_refused_and_not_quoted(tmp_path, monkeypatch, store: str):
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, ["admin", "bans", "--store", store])
    assert result.exit_code == 2
    assert "secret" not in result.output
    assert list(tmp_path.iterdir()) == []
