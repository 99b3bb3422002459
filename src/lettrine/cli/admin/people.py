"""`lettrine admin people`: who has played here under which names, and what is known of them."""

import click

from lettrine.cli.admin.database import on_store


@click.command()
@click.argument("person", required=False)
@click.option("--name", metavar="TEXT")
@on_store
def people(person: str | None, name: str | None, store: str | None, as_json: bool) -> None:
    """Find people."""
