"""`lettrine pieces`: the letter pieces of words, their drawing, and the words of the same pieces."""

from collections.abc import Iterator, Sequence

import click
from rich.cells import cell_len
from rich.text import Text

from lettrine.cli.errors import CliError, exit_on_error
from lettrine.cli.output import print_json
from lettrine.cli.progress_bars import lexicon_with_bar
from lettrine.cli.terminal.common.style import BOLD, QUIET, plain_console, styled_text
from lettrine.cli.terminal.pieces import drawing
from lettrine.core.game import Refusal
from lettrine.core.value import Value
from lettrine.games.pieces.alphabet import Piece, by_piece, pieces_of
from lettrine.games.pieces.glossary import displayed, pool
from lettrine.games.pieces.spelling import WordRules, spelled
from lettrine.texts import LANGUAGES, interface_language, text
from lettrine.words.lexicon import Lexicon


class WordPieces(Value, frozen=True, omit_defaults=True):
    """What is printed about a word. The field names are printed as JSON and do not change."""

    word: str
    language: str
    pieces: dict[Piece, int]
    count: int
    same: tuple[str, ...] | None = None
    """Every word of exactly the same pieces, if that was asked for."""


@click.command()
@click.argument("word", nargs=-1, required=True)
@click.option("--same", is_flag=True)
@click.option("--people", is_flag=True)
@click.option("--places", is_flag=True)
@click.option("--slang", is_flag=True)
@click.option("--no-inflected", is_flag=True)
@click.option("--language", type=click.Choice(LANGUAGES))
@click.option("--interface", type=click.Choice(LANGUAGES))
@click.option("--json", "as_json", is_flag=True)
def pieces(
    word: tuple[str, ...],
    same: bool,
    people: bool,
    places: bool,
    slang: bool,
    no_inflected: bool,
    language: str | None,
    interface: str | None,
    as_json: bool,
) -> None:
    """Show the pieces of words, their count and their drawing. A WORD need not be in the lexicon."""
    ui_language = interface_language(interface)
    rules = WordRules(people=people, places=places, slang=slang, inflected=not no_inflected)
    with exit_on_error(interface=ui_language):
        letters = [_letters(each, language or ui_language) for each in word]
        lexicon = lexicon_with_bar(language or ui_language, ui_language) if same else None
        built = [_pieces_of_word(each, language or ui_language, lexicon, rules) for each in letters]
        if as_json:
            print_json(*built)
        else:
            _print(built, ui_language)


def _letters(word: str, language: str) -> str:
    letters = spelled(word, language)
    if isinstance(letters, Refusal):
        raise CliError("", letters)
    return letters


def _pieces_of_word(word: str, language: str, lexicon: Lexicon | None, rules: WordRules) -> WordPieces:
    counts = pieces_of(word)
    same = None if lexicon is None else tuple(displayed(lexicon, each) for each in pool(lexicon).of(counts, rules))
    return WordPieces(word, language, by_piece(counts), sum(counts), same)


def _print(built: list[WordPieces], ui_language: str) -> None:
    console = plain_console()
    for number, each in enumerate(built):
        if number:
            console.print()
        console.print(_heading(each, ui_language))
        for line in _body(each, ui_language, console.width):
            console.print(line)


def _heading(built: WordPieces, ui_language: str) -> Text:
    counts = "  ".join(f"{count} {piece}" for piece, count in built.pieces.items())
    return styled_text(
        (built.word, BOLD), f"  {counts}  ", (text(ui_language, "pieces-count", count=built.count), QUIET)
    )


def _body(built: WordPieces, ui_language: str, width: int) -> list[str]:
    """The drawing of the word, or the words of the same pieces."""
    if built.same is None:
        return drawing.word(built.word, width)
    return [text(ui_language, "pieces-same", count=len(built.same)), *_columns(built.same, width)]


def _columns(words: Sequence[str], width: int) -> Iterator[str]:
    """Words in columns, in order line by line."""
    column = max(map(cell_len, words), default=0) + 2
    across = max(1, width // column)
    for at in range(0, len(words), across):
        yield "".join(word + " " * (column - cell_len(word)) for word in words[at : at + across]).rstrip()
