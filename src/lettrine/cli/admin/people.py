"""`lettrine admin people`: who has played here under which names, and what is known of them."""

from typing import Any

import click
import msgspec

from lettrine.cli.admin.bans import print_ban
from lettrine.cli.admin.database import on_store, run_on, say, shown
from lettrine.cli.admin.reports import as_told, print_report
from lettrine.cli.errors import CliError
from lettrine.cli.output import print_json
from lettrine.core.game import Refusal
from lettrine.store.history import Page, SeatedGame
from lettrine.store.log import Log
from lettrine.store.manners import FIRST, Ban, Report, ReportPlace

MOST_LISTED = 200
"""How many people are listed."""
MOST_TABLES = 1_000
"""How many tables of one person are looked at."""
PAGE = 200

_card = msgspec.json.Decoder(dict[str, Any])


class Seen(msgspec.Struct, frozen=True):
    """A table where somebody sits, and under which name."""

    table: str
    at: int
    status: str
    name: str


class Person(msgspec.Struct, frozen=True):
    """What is known of a person."""

    person: str
    names: tuple[str, ...]
    tables: tuple[Seen, ...]
    reports: tuple[Report, ...]
    ban: Ban | None


@click.command()
@click.argument("person", required=False)
@click.option("--name", metavar="TEXT")
@on_store
def people(person: str | None, name: str | None, store: str | None, as_json: bool) -> None:
    """Find people."""
    if person is None:
        _list(run_on(store, lambda log: _find(log, name)), as_json)
    else:
        _show(run_on(store, lambda log: _known(log, person)), as_json)


def _list(found: list[Person], as_json: bool) -> None:
    if as_json:
        print_json(*map(_told, found))
        return
    for each in found:
        _print_line(each)
    if not found:
        say("admin-nothing")


def _show(found: Person, as_json: bool) -> None:
    if as_json:
        print_json(_told(found))
        return
    _print_line(found)
    if found.ban is not None:
        print_ban(found.ban)
    for report in found.reports:
        print_report(report)
    for seen in found.tables:
        say("admin-person-table", at=shown(seen.at), table=seen.table, name=seen.name)


def _print_line(person: Person) -> None:
    names = ", ".join(person.names) or "–"
    count = len(person.tables)
    say("admin-person", person=person.person, names=names, tables=count, reports=len(person.reports))


def _told(person: Person) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(person)
    return {**told, "reports": [as_told(report) for report in person.reports]}


async def _find(log: Log, name: str | None) -> list[Person]:
    """People who have had a name with this in it."""
    found = [await _person(log, each) for each in await log.manners.people_named(name or "", MOST_LISTED)]
    return [each for each in found if name is None or any(name.casefold() in one.casefold() for one in each.names)]


async def _known(log: Log, person: str) -> Person:
    found = await _person(log, person)
    if not (found.tables or found.reports or found.ban):
        raise CliError("", Refusal("no_such_person", {"person": person[:40]}))
    return found


async def _person(log: Log, person: str) -> Person:
    games = sorted(await _games(log, person), key=lambda game: -game.at)
    tables = tuple(Seen(game.table, game.at, game.status, _name(game)) for game in games)
    names = tuple(dict.fromkeys(seen.name for seen in tables if seen.name))
    ban = next((each for each in await log.manners.bans() if each.person == person), None)
    return Person(person, names, tables, tuple(await _reports(log, person)), ban)


async def _games(log: Log, person: str) -> list[SeatedGame]:
    games = [*await log.history.running(person, False, MOST_TABLES)]
    games += await log.history.running(person, True, MOST_TABLES)
    for away in (False, True):
        page: Page | None = None
        while len(games) < MOST_TABLES and (found := await log.history.finished(person, away, page, PAGE)):
            games += found
            page = Page(found[-1].at, found[-1].table)
    return games


def _name(game: SeatedGame) -> str:
    """The name of whoever has a seat, by the table's card."""
    seats = _card.decode(game.body)["seats"] if game.body else []
    return (seats[game.seat] if game.seat < len(seats) else None) or ""


async def _reports(log: Log, person: str) -> list[Report]:
    found: list[Report] = []
    place = FIRST
    while page := await log.manners.reports(None, PAGE, place):
        found += [each for each in page if each.person == person]
        place = ReportPlace(page[-1].at, page[-1].id)
    return found
