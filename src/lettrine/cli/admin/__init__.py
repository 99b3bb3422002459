"""`lettrine admin`: reports and bans, on the database of a running server. One module a subject."""

import click

from lettrine.cli.admin.bans import ban, bans, unban
from lettrine.cli.admin.people import people
from lettrine.cli.admin.reports import reports

__all__ = ["admin"]


@click.group()
def admin() -> None:
    """Reports and bans, on the database of a running server."""


for _command in (people, reports, ban, unban, bans):
    admin.add_command(_command)
