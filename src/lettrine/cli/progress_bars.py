"""Progress bars on standard error: while a lexicon is compiled, and while games are played or words are tried."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    TextColumn,
    TimeRemainingColumn,
)

from lettrine.texts import interface_language, text
from lettrine.words.cache import compiled, lexicon
from lettrine.words.lexicon import Lexicon


def lexicon_with_bar(language: str, interface: str | None = None, rebuild: bool = False) -> Lexicon:
    """The lexicon of a language; while it is compiled, a bar with a label in the language of the interface."""
    with _share_bar(text(interface_language(interface), "words-compiling", language=language)) as tick:
        if rebuild or not compiled(language).exists():
            tick(0)  # the first progress comes only after some seconds
        return lexicon(language, tick, rebuild)


@contextmanager
def _share_bar(label: str) -> Iterator[Callable[[float], None]]:
    """A bar that appears with the first progress; a tick is the share that is done."""
    bar = _bar(SpinnerColumn(style="red"), TextColumn("{task.description}"), BarColumn(complete_style="red"))
    task = bar.add_task(label, total=1.0)

    def tick(done: float) -> None:
        bar.start()
        bar.update(task, completed=done)

    try:
        yield tick
    finally:
        if bar.live.is_started:  # stopping prints, even what was never shown
            bar.stop()


@contextmanager
def count_bar(label: str, total: int, each: int = 1) -> Iterator[Callable[[], None]]:
    """A bar that counts up to a total; a tick adds `each`."""
    columns = (TextColumn("{task.description}"), BarColumn(complete_style="red"), MofNCompleteColumn())
    with _bar(*columns, TimeRemainingColumn()) as bar:
        task = bar.add_task(label, total=total)
        yield lambda: bar.advance(task, each)


def _bar(*columns: ProgressColumn) -> Progress:
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
