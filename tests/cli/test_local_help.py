"""Help, errors of usage and Ctrl-C are told in the user's language."""

import click
import pytest
from click.testing import CliRunner

from lettrine.cli import COMMANDS, main
from lettrine.cli.exit_codes import INTERRUPTED, REFUSED
from lettrine.cli.local_help import OPTIONS, option_message
from lettrine.games.sonde import SONDE
from lettrine.texts import LANGUAGES, messages, text

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def run(*args, language):
    return CliRunner().invoke(main, args, env={"LETTRINE_INTERFACE": language})


@in_every_language
def test_the_help_is_in_the_language(language):
    told = " ".join(run("--help", language=language).stdout.split())
    assert told.startswith(text(language, "help-usage").replace("\u00a0", " "))
    assert text(language, "help-main").replace("\u00a0", " ") in told
    assert text(language, "help-help") in told
    for command in COMMANDS:
        assert text(language, f"help-{command}").replace("\u00a0", " ")[:12] in told


def commands(command=main, path="main"):
    """Every command with the name of its messages."""
    yield command, path
    if isinstance(command, click.Group):
        above = "" if command is main else f"{path}-"
        ctx = click.Context(command)
        for name in command.list_commands(ctx):
            yield from commands(command.get_command(ctx, name), f"{above}{name}")


def options():
    """The message of every option; what click itself says has ours already."""
    for command, path in commands():
        for option in command.params:
            if isinstance(option, click.Option) and option.help not in {*OPTIONS, *click_texts()}:
                yield option_message(option, path)


def click_texts():
    return {text(language, message) for language in LANGUAGES for message in OPTIONS.values()}


@in_every_language
def test_every_command_and_every_option_has_a_text(language):
    needed = {f"help-{path}" for _, path in commands()} | set(options())
    assert needed - messages(language, ("cli",)) == set()


def test_every_text_of_an_option_belongs_to_one():
    texts = {message for message in messages("en", ("cli",)) if message.startswith("option-")}
    assert texts - set(options()) == set()


@in_every_language
def test_the_help_of_the_server_is_in_the_language_with_its_headings_and_defaults(language):
    told = " ".join(run("serve", "--help", language=language).stdout.split())
    for message in ("help-group-limits", "option-serve-port", "default-store", "help-default"):
        assert " ".join(text(language, message).split()) in told.replace("\u00a0", " "), message


@in_every_language
@pytest.mark.parametrize(("args", "meant"), [(("practise",), "practice"), (("arena", "--seat", "3"), "--seats")])
def test_a_slip_is_told_with_what_was_meant(language, args, meant):
    done = run(*args, language=language)
    assert done.exit_code == REFUSED
    assert meant in done.stderr
    code = "no_such_option" if meant.startswith("-") else "no_such_command"
    assert text(language, code, name=args[-2] if meant.startswith("-") else args[0]) in done.stderr


@in_every_language
def test_a_wrong_choice_is_told_with_the_right_ones(language):
    done = run("practice", "--edition", "1900", language=language)
    assert done.exit_code == REFUSED
    assert text(language, "bad_choice", choices=", ".join(SONDE.editions)) in done.stderr


@in_every_language
def test_ctrl_c_ends_calmly(language, monkeypatch):
    def interrupted(*_args):
        raise KeyboardInterrupt

    monkeypatch.setattr("lettrine.cli.practice.choose_positions", interrupted)
    done = run("practice", "--seed", "1", language=language)
    assert done.exit_code == INTERRUPTED
    assert done.stderr.strip() == text(language, "interrupted")
