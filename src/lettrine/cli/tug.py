"""`lettrine tug`: list the categories of Tug, with their answers or as counts."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

import click
from rich.table import Table
from rich.text import Text

from lettrine.cli.house_rules import resolve_rules
from lettrine.cli.output import print_json
from lettrine.cli.terminal.common.style import BOLD, QUIET, RED, plain_console, styled_text
from lettrine.games.tug import TUG
from lettrine.games.tug.cards import THEMES, Entry, entries, letters_of
from lettrine.texts import LANGUAGES, interface_language, text


@click.group()
def tug() -> None:
    """The cards of Tug: read them, count them."""


@tug.command()
@click.option("--language", type=click.Choice(LANGUAGES))
@click.option("--theme", type=click.Choice(THEMES), multiple=True)
@click.option("--level", type=click.Choice(("easy", "hard")))
@click.option("--answers", is_flag=True)
@click.option("--counts", is_flag=True)
@click.option("--interface", type=click.Choice(LANGUAGES))
@click.option("--json", "as_json", is_flag=True)
def categories(
    language: str | None,
    theme: tuple[str, ...],
    level: str | None,
    answers: bool,
    counts: bool,
    interface: str | None,
    as_json: bool,
) -> None:
    """Print the categories of a language, theme by theme."""
    ui_language = interface_language(interface)
    cards = language or ui_language
    chosen = [entry for entry in entries(cards).values() if _wanted(entry, theme, level)]
    if as_json:
        print_json(*chosen)
    elif counts:
        _print_counts(chosen, cards, ui_language)
    else:
        _print(chosen, answers, ui_language)


def _wanted(entry: Entry, themes: tuple[str, ...], level: str | None) -> bool:
    return (not themes or entry.theme in themes) and level in (None, entry.category.level)


def _print(chosen: list[Entry], answers: bool, ui_language: str) -> None:
    console = plain_console()
    for theme, group in groupby(chosen, key=lambda entry: entry.theme):
        console.print(styled_text((text(ui_language, f"theme-{theme}"), BOLD)))
        for entry in group:
            console.print(_line(entry, ui_language))
            if answers:
                console.print(styled_text(("    " + " · ".join(" ".join(tier) for tier in entry.answers), QUIET)))
        console.print()


def _line(entry: Entry, ui_language: str) -> Text:
    level = text(ui_language, f"level-{entry.category.level}")
    return styled_text("  ", entry.category.text, "  ", (level, RED if entry.category.level == "hard" else QUIET))


def _print_counts(chosen: list[Entry], language: str, ui_language: str) -> None:
    console = plain_console()
    console.print(_by_theme(chosen, ui_language))
    console.print()
    for line in _letter_shares(chosen, language):
        console.print(line)


def _by_theme(chosen: list[Entry], ui_language: str) -> Table:
    table = Table(box=None)
    for heading in ("deck-theme", "level-easy", "level-hard", "deck-categories", "deck-answers"):
        table.add_column(text(ui_language, heading), justify="left" if heading == "deck-theme" else "right")
    groups = [(text(ui_language, f"theme-{theme}"), list(g)) for theme, g in groupby(chosen, key=lambda e: e.theme)]
    for name, group in (*groups, (text(ui_language, "deck-all"), chosen)):
        levels = Counter(entry.category.level for entry in group)
        known = sum(len(entry.every) for entry in group)
        table.add_row(name, *map(str, (levels["easy"], levels["hard"], len(group), known)))
    return table


def _letter_shares(chosen: list[Entry], language: str) -> Iterator[str]:
    """For each letter of the board, the share of the answers that contain it."""
    words = [set(letters_of(answer)) for entry in chosen for answer in entry.every]
    rules, _ = resolve_rules(TUG, "standard")
    for letter in rules.letters[language]:
        share = sum(letter in word for word in words) / max(1, len(words))
        yield f"{letter} {100 * share:5.1f} %  {'▪' * round(100 * share)}"
