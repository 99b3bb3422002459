"""`lettrine schema`: the messages between server and clients, as JSON Schema."""

import click
import msgspec

from lettrine.wire.schema import json_schema


@click.command()
def schema() -> None:
    """Print what server and clients say to each other: JSON Schema."""
    click.echo(msgspec.json.format(msgspec.json.encode(json_schema())))
