"""The command line's own words in the user's language: the help of commands and options, and errors of usage.

No option says in code what it is: its message is `option-COMMAND-NAME`, or `option-NAME` for all commands alike.
"""

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Any

import click

from lettrine.languages import FALLBACK
from lettrine.texts import interface_language, messages, text

HEADINGS = {"Options": "help-options", "Commands": "help-commands", "Positional arguments": "help-arguments"}

OPTIONS = {"Show this message and exit.": "help-help", "Show the version and exit.": "help-version"}
"""What click itself writes, and our messages for it."""


EXTRA = {"env var: ": "help-variable", "default: ": "help-default", "required": "help-required"}
"""What click adds behind the text of an option, and our messages for it."""


class LocalFormatter(click.HelpFormatter):
    """Writes help with headings in the user's language."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """How a command is called."""
        super().write_usage(prog, args, prefix or f"{_say('help-usage')} ")

    def write_heading(self, heading: str) -> None:
        """A heading of click's, or that of a group of settings."""
        super().write_heading(_say(HEADINGS.get(heading, f"help-group-{heading}")).removesuffix(":"))

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Options or commands, and what they are."""
        ours = [(name, _say(OPTIONS[about]) if about in OPTIONS else _local_extra(about)) for name, about in rows]
        super().write_dl(ours, col_max, col_spacing)


def _local_extra(about: str) -> str:
    """What click adds behind an option's text, such as its default, in our words."""
    text, bracket, extra = about.rpartition("  [")
    for theirs, message in EXTRA.items() if bracket else ():
        extra = extra.replace(theirs, _say(message) + " " * theirs.endswith(" "))
    return f"{text}{bracket}{extra}"


def localise(command: click.Command, path: str) -> click.Command:
    """The command with its summary in the user's language; `path` is its name, after its group's."""
    command.help = _say(f"help-{path}")
    for option in command.params:
        if isinstance(option, click.Option):
            _localise_option(option, path)
    if isinstance(command, click.Group):
        for name, part in command.commands.items():
            localise(part, f"{path}-{name}")
    return command


def _localise_option(option: click.Option, path: str) -> None:
    if option.help in OPTIONS:
        return
    option.help = _say(option_message(option, path))
    default = getattr(option, "default_message", None)
    if default is not None:
        option.show_default = _say(default)


def option_message(option: click.Option, path: str) -> str:
    """The message that says what an option of a command is."""
    own = f"option-{path}-{option.name}"
    return own if own in messages(FALLBACK, ("cli",)) else f"option-{option.name}"


def usage_error(error: click.ClickException) -> str:
    """What is wrong with a call, and what to do: the lines to print."""
    ctx = getattr(error, "ctx", None)
    wanted = ctx.params.get("interface") if ctx is not None else None
    language = interface_language(wanted)
    lines = [ctx.get_usage(), text(language, "help-try", command=ctx.command_path), ""] if ctx is not None else []
    return "\n".join([*lines, text(language, "help-error", reason=_reason(error, language))])


def _reason(error: click.ClickException, language: str) -> str:
    for kind, explain in REASONS.items():
        if isinstance(error, kind):
            return explain(error, language)
    return error.format_message()


def _no_such(message: str, attribute: str) -> Callable[[Any, str], str]:
    def explain(error: Any, language: str) -> str:
        sentence = text(language, message, name=getattr(error, attribute))
        near = ", ".join(sorted(error.possibilities or ()) or _near_commands(error))
        return f"{sentence} {text(language, 'suggestions', words=near)}" if near else sentence

    return explain


def _near_commands(error: Any) -> list[str]:
    """The commands that are spelt much like the one that there is not."""
    if (
        not isinstance(error, click.NoSuchCommand)
        or error.ctx is None
        or not isinstance(error.ctx.command, click.Group)
    ):
        return []
    return get_close_matches(error.command_name, error.ctx.command.list_commands(error.ctx))


def _missing(error: Any, language: str) -> str:
    return text(language, "missing_parameter", name=_hint(error))


def _bad_value(error: Any, language: str) -> str:
    reason = error.message
    if isinstance(getattr(error.param, "type", None), click.Choice):
        reason = text(language, "bad_choice", choices=", ".join(map(str, error.param.type.choices)))
    return text(language, "bad_value", name=_hint(error), reason=reason)


def _hint(error: Any) -> str:
    hint = error.param_hint or (error.param.get_error_hint(error.ctx) if error.param is not None else "")
    return hint if isinstance(hint, str) else " / ".join(hint)


REASONS: dict[type[click.ClickException], Callable[[Any, str], str]] = {
    click.NoSuchOption: _no_such("no_such_option", "option_name"),
    click.NoSuchCommand: _no_such("no_such_command", "command_name"),
    click.MissingParameter: _missing,
    click.BadParameter: _bad_value,
}
"""The more particular before the more general."""


def _say(message: str) -> str:
    return text(interface_language(), message)
