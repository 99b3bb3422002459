"""`lettrine words`: compile the lexicons, count their words, and look words up."""

import sys
from collections.abc import Iterator
from itertools import groupby

import click
from rich.console import Console
from rich.table import Table

from lettrine.cli.errors import exit_on_error
from lettrine.cli.house_rules import resolve_rules
from lettrine.cli.progress_bars import lexicon_with_bar
from lettrine.core.game import Refusal
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.spelling import judge
from lettrine.games.typed_word import letters_of
from lettrine.texts import explain, interface_language, text
from lettrine.words.cache import LANGUAGES
from lettrine.words.flags import COMMON, Flag
from lettrine.words.lexicon import Entry, Lexicon

NOT_A_WORD = 1
"""The exit code for a word that no edition accepts."""

PARTS = tuple(flag for flag in Flag if flag & ~(Flag.HEADWORD | Flag.INFLECTED))

languages = click.Choice(LANGUAGES)


@click.group()
def words() -> None:
    """The lexicons: compile them, see what is in them, look a word up."""


@words.command()
@click.argument("language", nargs=-1, type=languages)
@click.option("--missing", is_flag=True)
def build(language: tuple[str, ...], missing: bool) -> None:
    """Compile lexicons from the installed word lists (all, unless LANGUAGE is given)."""
    with exit_on_error():
        for code in language or LANGUAGES:
            made = lexicon_with_bar(code, rebuild=not missing)
            click.echo(text(interface_language(), "words-ready", language=code, count=made.size))


@words.command()
@click.argument("language", nargs=-1, type=languages)
def info(language: tuple[str, ...]) -> None:
    """Say how many words a lexicon has, of which kinds, and what it was made from."""
    with exit_on_error():
        console = Console()
        for code in language or LANGUAGES:
            console.print(_contents(lexicon_with_bar(code)))


def _contents(lexicon: Lexicon) -> Table:
    interface = interface_language()
    table = Table(title=text(interface, "words-title", language=lexicon.language), title_style="bold", box=None)
    for heading in ("words-heading-kind", "words-heading-4-12", "words-heading-5"):
        table.add_column(text(interface, heading), justify="left" if heading.endswith("kind") else "right")
    rows = (("words-valid", COMMON), *((f"words-{_name(flag)}", flag) for flag in PARTS if flag != Flag.HYPHENATED))
    for label, flags in rows:
        counts = (_count(lexicon, flags, range(4, 13)), _count(lexicon, flags, range(5, 6)))
        table.add_row(text(interface, label), *(f"{count:,}" for count in counts))
    table.caption = "\n".join(sorted({source.split(":")[0] for source in lexicon.sources}))
    return table


def _count(lexicon: Lexicon, flags: int, lengths: range) -> int:
    return sum(int((lexicon.flags(length) & flags != 0).sum()) for length in lengths)


def _name(flag: Flag) -> str:
    return str(flag.name).lower()


@words.command()
@click.argument("word")
@click.option("--language", type=languages, default=None)
@click.option("--edition", type=click.Choice(SONDE.editions), default=None)
def check(word: str, language: str | None, edition: str | None) -> None:
    """Look WORD up: what it is, how common, and which editions of Sonde take it."""
    with exit_on_error():
        lexicon = lexicon_with_bar(language or interface_language())
        verdicts = {name: _verdict(lexicon, name, word) for name in ([edition] if edition else SONDE.editions)}
        for line in _lines(lexicon, word, verdicts):
            click.echo(line)
    sys.exit(NOT_A_WORD if all(verdicts.values()) else 0)


def _verdict(lexicon: Lexicon, edition: str, word: str) -> Refusal | None:
    rules, _ = resolve_rules(SONDE, edition)
    folded = letters_of(word)
    return folded if isinstance(folded, Refusal) else judge(rules, lexicon, folded)


def _lines(lexicon: Lexicon, word: str, verdicts: dict[str, Refusal | None]) -> Iterator[str]:
    interface = interface_language()
    folded = letters_of(word)
    entry = None if isinstance(folded, Refusal) else lexicon.find(folded)
    if entry is not None:
        yield _describe(interface, entry)
    for reason, editions in groupby(verdicts, lambda edition: _reason(interface, verdicts[edition])):
        yield f"  {', '.join(editions)}: {reason}"


def _reason(interface: str, refusal: Refusal | None) -> str:
    if refusal is None:
        return text(interface, "words-taken")
    return f"{refusal.code}: {explain(interface, refusal.code, refusal.detail)}"


def _describe(interface: str, entry: Entry) -> str:
    kinds = ", ".join(text(interface, f"words-{_name(flag)}") for flag in PARTS if flag & entry.flags)
    forms = " / ".join(entry.forms)
    return f"{forms}  ({kinds}; {text(interface, 'words-frequency', zipf=f'{entry.zipf:.1f}')})"
