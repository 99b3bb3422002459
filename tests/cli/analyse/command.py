"""`lettrine analyse`, as somebody who reads English runs it."""

from click.testing import CliRunner

from lettrine.cli import main


def run(*args, **options):
    done = CliRunner().invoke(main, ["analyse", *args], env={"LETTRINE_INTERFACE": "en"}, **options)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.stdout, done.stderr
