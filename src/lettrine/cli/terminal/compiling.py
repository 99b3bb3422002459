"""The lexicon for a game, with a progress bar if it must be compiled first."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn

from lettrine.cli.terminal.house import Unusable
from lettrine.core.game import Refusal
from lettrine.texts import text
from lettrine.words.build.sources import MissingSource
from lettrine.words.cache import compiled, lexicon
from lettrine.words.lexicon import DamagedLexicon, Lexicon


def words(language: str, speech: str) -> Lexicon:
    """The words of a language; `speech` is the language in which to say that it takes a while."""
    try:
        with progress(speech) as tick:
            if not compiled(language).exists():
                tick(0)  # some seconds pass before the first real news
            return lexicon(language, tick)
    except MissingSource as fault:
        raise Unusable("", Refusal(fault.code, {"package": fault.package, "command": fault.command})) from None
    except DamagedLexicon as fault:
        raise Unusable("", Refusal(fault.code, {"language": language})) from None
    except OSError as error:  # the cache cannot be written
        raise Unusable(error.filename or "", Refusal("unreadable", {"reason": error.strerror or str(error)})) from None


@contextmanager
def progress(speech: str) -> Iterator[Callable[[float], None]]:
    """A bar on standard error that appears with the first news of progress."""
    columns = (SpinnerColumn(style="red"), TextColumn("{task.description}"), BarColumn(complete_style="red"))
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(text(speech, "opening-compiling"), total=1.0)

    def tick(done: float) -> None:
        bar.start()
        bar.update(task, completed=done)

    try:
        yield tick
    finally:
        bar.stop()
