"""`lettrine schema`: what crosses the wire, for whoever writes a client."""

import click
import msgspec

from lettrine.wire.schema import json_schema


@click.command()
def schema() -> None:
    """Print what server and clients say to each other: JSON Schema."""
    click.echo(msgspec.json.format(msgspec.json.encode(json_schema())))
