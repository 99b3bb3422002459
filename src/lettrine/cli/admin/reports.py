"""`lettrine admin reports`: what people have reported, and what came of it."""

from typing import Any

import click
import msgspec

from lettrine.cli.admin.database import on_store, run_on, say, shown
from lettrine.cli.errors import CliError
from lettrine.cli.output import print_json
from lettrine.core.game import Refusal
from lettrine.server.reports import QuotedMessage, read_body
from lettrine.store.clock import wall_ms
from lettrine.store.log import Log, pseudonym
from lettrine.store.manners import Report

MOST_LISTED = 1000
LONGEST_NOTE = 2000


@click.group()
def reports() -> None:
    """What people have reported."""


@reports.command("list")
@click.option("--all", "all", is_flag=True)
@on_store
def listed(all: bool, store: str | None, as_json: bool) -> None:  # noqa: A002  # the option is called that
    """List reports, the oldest first."""
    found = run_on(store, lambda log: log.manners.reports(None if all else "open", MOST_LISTED))
    if as_json:
        print_json(*map(as_told, found))
        return
    for report in found:
        print_report(report)
    if not found:
        say("admin-nothing")


@reports.command()
@click.argument("report")
@on_store
def show(report: str, store: str | None, as_json: bool) -> None:
    """Show a report in full."""
    found = run_on(store, lambda log: _find(log, report))
    if as_json:
        print_json(as_told(found))
    else:
        _print_in_full(found)


@reports.command()
@click.argument("report")
@click.option("--note", default="", metavar="TEXT")
@on_store
def close(report: str, note: str, store: str | None, as_json: bool) -> None:
    """Close a report."""

    async def work(log: Log) -> Report:
        await _find(log, report)
        await log.manners.close_report(report, wall_ms(), note[:LONGEST_NOTE])
        return await _find(log, report)

    closed = run_on(store, work)
    if as_json:
        print_json(as_told(closed))
    else:
        say("admin-closed", report=report)


def as_told(report: Report) -> dict[str, Any]:
    """A report with what it says, for programs."""
    body = msgspec.to_builtins(read_body(report))
    return {**msgspec.to_builtins(msgspec.structs.replace(report, body=b"")), "body": body}


def print_report(report: Report) -> None:
    """One line about a report."""
    at, name = shown(report.at), read_body(report).name
    say(
        "admin-report",
        id=report.id,
        at=at,
        state=report.state,
        reason=report.reason,
        name=name,
        person=report.person,
    )


def _print_in_full(report: Report) -> None:
    body = read_body(report)
    print_report(report)
    say("admin-report-reporter", reporter=report.reporter or "none")
    say("admin-report-table", table=report.table, seq=report.seq, mark=pseudonym(report.table))
    if body.text:
        say("admin-report-text", text=_line(body.text))
    say("admin-report-chat" if body.chat else "admin-report-no-chat")
    for message in body.chat:
        click.echo(f"  {_message(message, body.voice)}")
    if report.closed is not None:
        say("admin-report-note", at=shown(report.closed), note=_line(report.note) or "–")


def _message(message: QuotedMessage, reported: str) -> str:
    """A line of the chat; those of whom it is about have a mark."""
    mark = ">" if message.voice == reported else " "
    return f"{mark} {shown(message.at)} [{message.room}] {message.name}: {_line(message.text)}"


def _line(text: str) -> str:
    """A text that others have written, without what would change the terminal it is printed on."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


async def _find(log: Log, report: str) -> Report:
    found = await log.manners.find_report(report)
    if found is None:
        raise CliError("", Refusal("no_such_report", {"report": report[:40]}))
    return found
