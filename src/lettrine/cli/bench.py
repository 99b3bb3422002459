"""`lettrine bench`: the bots' askers, measured on word lists of one's own."""

import sys
from pathlib import Path
from secrets import randbits

import click
from rich.console import Console
from rich.table import Table

from lettrine.cli.errors import CliError, exit_on_error, unreadable
from lettrine.cli.exit_codes import INTERRUPTED
from lettrine.cli.output import format_interval, print_json
from lettrine.cli.progress_bars import count_bar
from lettrine.core.game import Refusal
from lettrine.core.value import Value
from lettrine.games.typed_word import letters_of
from lettrine.research.hangman.measurement import (
    ASKERS,
    EXACT,
    LONGEST,
    ExactMisses,
    HeldOutResult,
    NoCompiler,
    exact_misses,
    play_held_out,
    sample_words,
    word_list,
)
from lettrine.texts import LANGUAGES, explain, interface_language, text

LIVES = 6
"""How many misses lose by default, as in hangman."""
QUOTED = 3
"""How many of the rejected lines are printed."""


class Whole(Value, frozen=True):
    """The result over all words of a list, exact."""

    words: int
    askers: tuple[ExactMisses, ...]


class HeldOut(Value, frozen=True):
    """The result over words that are not in the list the askers know."""

    known: int
    words: int
    left_out: int
    """How many test words were skipped because the askers know them."""
    lives: int
    seed: int
    askers: tuple[HeldOutResult, ...]


@click.group()
def bench() -> None:
    """Measure the askers on word lists of your own."""


@bench.command()
@click.argument("words", required=False)
@click.option("--train", metavar="FILE")
@click.option("--test", metavar="FILE")
@click.option("--lives", type=click.IntRange(1, 26), default=None, show_default=str(LIVES))
@click.option("--sample", type=click.IntRange(1))
@click.option("--seed", type=click.IntRange(0, 2**53 - 1))
@click.option("--interface", type=click.Choice(LANGUAGES))
@click.option("--json", "as_json", is_flag=True)
def hangman(
    words: str | None,
    train: str | None,
    test: str | None,
    lives: int | None,
    sample: int | None,
    seed: int | None,
    interface: str | None,
    as_json: bool,
) -> None:
    """Misses under plain hangman rules: a letter opens all of its places at once.

    With WORDS, a file of a word a line: the misses expected until a word of it is found, exactly over all of them, for
    askers who know the list. With --train and --test: the share of words won that are not in the list they know.
    """
    ui_language = interface_language(interface)
    with exit_on_error(interface=ui_language):
        try:
            if words is not None and train is None and test is None:
                if (lives, sample, seed) != (None, None, None):
                    raise CliError("bench hangman", Refusal("only_with_test"))
                measure_whole(_read(words, ui_language), ui_language, as_json)
            elif words is None and train is not None and test is not None:
                chance = randbits(48) if seed is None else seed
                measure_held_out(
                    _read(train, ui_language),
                    _read(test, ui_language),
                    lives or LIVES,
                    sample,
                    chance,
                    ui_language,
                    as_json,
                )
            else:
                raise CliError("bench hangman", Refusal("words_or_train_and_test"))
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)


def _read(path: str, ui_language: str) -> list[str]:
    """The words of a file, one a line; other lines are reported on standard error and skipped."""
    try:
        lines = Path(path).read_text(encoding="utf-8-sig").splitlines()
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from None
    read = [(number, _word(line)) for number, line in enumerate(lines, 1) if line.strip()]
    wrong = [(number, word) for number, word in read if isinstance(word, Refusal)]
    for number, refusal in wrong[:QUOTED]:
        click.echo(f"{path}:{number}: {refusal.code}: {explain(ui_language, refusal.code, refusal.detail)}", err=True)
    if wrong:
        click.echo(text(ui_language, "bench-left-out", file=path, count=len(wrong)), err=True)
    words = [word for _, word in read if isinstance(word, str)]
    if not words:
        raise CliError(path, Refusal("no_words_in_file"))
    return list(dict.fromkeys(words))


def _word(line: str) -> str | Refusal:
    word = letters_of(line)
    if isinstance(word, str) and len(word) > LONGEST:
        return Refusal("word_too_long_to_count", {"most": LONGEST})
    return word


def measure_whole(words: list[str], ui_language: str, as_json: bool) -> None:
    """Measure a list exactly, and print the result."""
    known = word_list(words)
    try:
        with count_bar(text(ui_language, "bench-measuring"), len(EXACT) * len(known)) as tick:
            report = Whole(len(words), tuple(exact_misses(known, tick)))
    except NoCompiler as missing:
        raise CliError("bench hangman", missing.refusal) from None
    table = _table(text(ui_language, "bench-whole", words=len(words)), ("asker", "misses"), ui_language)
    for row in report.askers:
        table.add_row(text(ui_language, f"bench-asker-{row.asker}"), f"{row.misses:.4f}")
    _print(report, table, as_json)


def measure_held_out(
    train: list[str], test: list[str], lives: int, sample: int | None, seed: int, ui_language: str, as_json: bool
) -> None:
    """Measure words that are not in the known list, and print the result."""
    words = sample_words(test, train, sample, seed)
    if not words:
        raise CliError("--test", Refusal("no_strange_words"))
    with count_bar(text(ui_language, "bench-measuring"), len(ASKERS) * len(words)) as tick:
        askers = tuple(play_held_out(word_list(train), words, lives, tick))
    report = HeldOut(len(train), len(words), len(set(test) & set(train)), lives, seed, askers)
    title = text(ui_language, "bench-held-out", known=len(train), words=len(words), lives=lives)
    table = _table(title, ("asker", "won", "misses"), ui_language)
    for row in askers:
        table.add_row(
            text(ui_language, f"bench-asker-{row.asker}"), format_interval(row.won, 3), format_interval(row.misses, 2)
        )
    table.caption = text(ui_language, "bench-caption", count=report.left_out, seed=str(seed))
    _print(report, table, as_json)


def _table(title: str, headings: tuple[str, ...], ui_language: str) -> Table:
    table = Table(title=title, title_style="bold", box=None, title_justify="left")
    for heading in headings:
        table.add_column(text(ui_language, f"bench-{heading}"), justify="left" if heading == "asker" else "right")
    return table


def _print(report: Value, table: Table, as_json: bool) -> None:
    if as_json:
        print_json(report)
    else:
        Console(highlight=False, markup=False).print(table)
