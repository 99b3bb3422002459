"""`lettrine serve`: tables for many people, over HTTP and WebSocket."""

import click

from lettrine.cli.faults import reasons


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, envvar="LETTRINE_HOST", help="Where to listen.")
@click.option("--port", default=8000, show_default=True, envvar="LETTRINE_PORT", help="On which port.")
@click.option(
    "--store",
    envvar="LETTRINE_STORE",
    help="Where tables are kept: sqlite:///FILE, postgresql://… or memory: [default: a file of the user's]",
)
@click.option("--secret", envvar="LETTRINE_SECRET", help="Signs seats [default: one kept for this user].")
@click.option(
    "--bot-processes", default=1, show_default=True, envvar="LETTRINE_BOT_PROCESSES", help="For thinking bots."
)
@click.option("--bot-pace", default=0.8, show_default=True, envvar="LETTRINE_BOT_PACE", help="Seconds a bot takes.")
@click.option("--secure", is_flag=True, envvar="LETTRINE_SECURE", help="Send cookies over HTTPS only.")
def serve(
    host: str, port: int, store: str | None, secret: str | None, bot_processes: int, bot_pace: float, secure: bool
) -> None:
    """Serve tables. Every option can also be set in the environment, as LETTRINE_NAME."""
    from lettrine.server.run import run  # only here: other commands need not wait for it
    from lettrine.server.settings import Settings, default_store, kept_secret

    with reasons():
        settings = Settings(
            store=store or default_store(),
            secret=secret.encode() if secret else kept_secret(),
            host=host,
            port=port,
            bot_processes=bot_processes,
            bot_pace=bot_pace,
            secure=secure,
        )
        run(settings)
