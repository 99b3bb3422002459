"""A lexicon for a command: opened, or compiled first with a bar that shows how far that is."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn

from lettrine.texts import interface_language, text
from lettrine.words.cache import compiled, lexicon
from lettrine.words.lexicon import Lexicon


def lexicon_with_bar(language: str, interface: str | None = None, rebuild: bool = False) -> Lexicon:
    """The lexicon of a language; that it must be compiled first is said in the language of the interface."""
    with progress(language, interface_language(interface)) as tick:
        if rebuild or not compiled(language).exists():
            tick(0)  # some seconds pass before the first real news
        return lexicon(language, tick, rebuild)


@contextmanager
def progress(language: str, interface: str) -> Iterator[Callable[[float], None]]:
    """A bar on standard error that appears with the first news of progress."""
    columns = (SpinnerColumn(style="red"), TextColumn("{task.description}"), BarColumn(complete_style="red"))
    console = Console(stderr=True)
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    task = bar.add_task(text(interface, "words-compiling", language=language), total=1.0)

    def tick(done: float) -> None:
        bar.start()
        bar.update(task, completed=done)

    try:
        yield tick
    finally:
        if bar.live.is_started:  # stopping prints, even what was never shown
            bar.stop()
