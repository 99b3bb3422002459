"""`lettrine admin ban`, `unban` and `bans`: who may not take part, until when, and why."""

import re

import click

from lettrine.cli.admin.database import on_store, read_moment, run_on, say, shown
from lettrine.cli.errors import CliError
from lettrine.cli.output import print_json
from lettrine.core.game import Refusal
from lettrine.store.clock import wall_ms
from lettrine.store.log import Log
from lettrine.store.manners import Ban

DAY = 24 * 3600 * 1000
LONGEST_REASON = 300
"""How many characters of a reason somebody is told."""
PERSON = re.compile(r"[0-9a-f]{32}")
"""What the id of a person looks like: a slip of the pen bans nobody else, and is told."""


@click.command()
@click.argument("person")
@click.option("--until", metavar="DATE")
@click.option("--days", type=click.FloatRange(0, 36500, min_open=True))
@click.option("--reason", default="", metavar="TEXT")
@on_store
def ban(person: str, until: str | None, days: float | None, reason: str, store: str | None, as_json: bool) -> None:
    """Exclude a person."""

    async def work(log: Log) -> Ban:
        _check_person(person)
        new = Ban(person, wall_ms(), _end(until, days), reason[:LONGEST_REASON])
        await log.manners.ban(new)
        return new

    banned = run_on(store, work)
    if as_json:
        print_json(banned)
    else:
        say("admin-banned", person=person, until=_until(banned))


@click.command()
@click.argument("person")
@on_store
def unban(person: str, store: str | None, as_json: bool) -> None:
    """Lift a ban."""

    async def work(log: Log) -> None:
        if not await log.manners.unban(person):
            raise CliError("", Refusal("not_banned", {"person": person[:40]}))

    run_on(store, work)
    if as_json:
        print_json({"person": person})
    else:
        say("admin-unbanned", person=person)


@click.command()
@on_store
def bans(store: str | None, as_json: bool) -> None:
    """List bans."""
    found = run_on(store, lambda log: log.manners.bans())
    if as_json:
        print_json(*found)
        return
    for each in found:
        print_ban(each)
    if not found:
        say("admin-nothing")


def print_ban(ban: Ban) -> None:
    """One line about a ban."""
    state = "on" if ban.holds(wall_ms()) else "over"
    say("admin-ban", person=ban.person, until=_until(ban), state=state, reason=ban.reason or "–")


def _until(ban: Ban) -> str:
    return "none" if ban.until is None else shown(ban.until)


def _end(until: str | None, days: float | None) -> int | None:
    """When a ban that begins now ends: in the future, or never."""
    if until is None:
        return None if days is None else wall_ms() + int(days * DAY)
    end = read_moment(until)
    if end <= wall_ms():
        raise CliError("", Refusal("bad_end", {"until": until[:40]}))
    return end


def _check_person(person: str) -> None:
    if not PERSON.fullmatch(person):
        raise CliError("", Refusal("no_such_person", {"person": person[:40]}))
