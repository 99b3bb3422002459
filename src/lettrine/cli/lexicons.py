"""A lexicon for a command: opened, or compiled first with a bar that shows how far that is."""

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from lettrine.texts import interface_language, text
from lettrine.words.cache import compiled, lexicon
from lettrine.words.lexicon import Lexicon


def lexicon_with_bar(language: str, interface: str | None = None) -> Lexicon:
    """The lexicon of a language; compiling it on first use is shown on standard error."""
    if not compiled(language).exists():
        return build_with_bar(language, interface)
    return lexicon(language)


def build_with_bar(language: str, interface: str | None = None) -> Lexicon:
    """Compile a lexicon, showing how far it is."""
    label = text(interface_language(interface), "words-compiling", language=language)
    columns = (TextColumn("{task.description}"), BarColumn(complete_style="red"), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=1.0)
        return lexicon(language, lambda done: bar.update(task, completed=done))
