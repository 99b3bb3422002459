"""A terminal whose person is a script: it reads what is asked, by its words, and types an answer."""

from collections.abc import Callable, Iterable, Sequence
from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

from lettrine.bots.registry import BOTS
from lettrine.cli.terminal.common.session import ME, Session, SessionPlan
from lettrine.cli.terminal.common.speaker import Speaker
from lettrine.cli.terminal.common.terminals import Terminal, TypedLine, do_nothing
from lettrine.cli.terminal.sonde.game_ui import UI
from lettrine.core.game import Refusal
from lettrine.games.sonde import SONDE
from lettrine.texts import text
from lettrine.words.build.compiler import Row, encode
from lettrine.words.flags import Flag
from lettrine.words.lexicon import Lexicon

_SOME = (
    "APPLE BREAD CHAIR DANCE EAGLE FLAME GRAPE HOUSE LEMON MUSIC "
    "ANCHOR BASKET CANDLE DRAGON FLOWER GARDEN HAMMER ISLAND JACKET LADDER "
    "BALLOON CABBAGE DOLPHIN EVENING FEATHER GARMENT HARVEST JOURNEY KITCHEN LIBRARY "
    "ACCIDENT BASEBALL CARNIVAL DAUGHTER ELEPHANT FOUNTAIN HOSPITAL KANGAROO LANGUAGE MOUNTAIN "
    "ADVENTURE BLUEBERRY CHAMPAGNE DANGEROUS ELEVATION FURNITURE LANDSCAPE NIGHTMARE PINEAPPLE TREASURER"
)
WORDS = _SOME.split()

NAMES = ("You", "Garamond", "Bodoni", "Caslon", "Didot", "Fournier")


def small_lexicon(folder: Path, nouns: Iterable[str] = WORDS) -> Lexicon:
    """A real lexicon of a few common nouns, compiled on the spot."""
    ordered = sorted(nouns, key=lambda word: (len(word), word))
    rows = [Row(word, int(Flag.NOUN | Flag.HEADWORD), 4.0, word.lower()) for word in ordered]
    file = folder / "small.lexicon"
    file.write_bytes(encode("en", rows, []))
    return Lexicon.open(file)


class Scripted:
    """A terminal that asks `typed` for every line, with the page that asks; `pages` is all that was ever shown."""

    def __init__(
        self,
        typed: Callable[[str], str],
        live: bool = True,
        size: tuple[int, int] = (80, 24),
        keys: Sequence[str] = (),
        shown: Callable[[str], None] = lambda page: None,
        thinks: float = 0.0,
    ) -> None:
        self.typed, self.live, self.keys, self.shown = typed, live, list(keys), shown
        self.thinks, self.time = thinks, 0.0
        self.console = Console(file=StringIO(), width=size[0], height=size[1], color_system=None)
        self.pages: list[str] = []

    def show(self, lines: Iterable[Text]) -> None:
        self.pages.append("\n".join(line.plain.rstrip() for line in lines))
        self.shown(self.pages[-1])

    def now(self) -> float:
        return self.time

    def read(self, prefilled: str = "", until: float | None = None, tick: Callable[[], None] = do_nothing) -> TypedLine:
        """Time passes only where the script says so: typing takes `thinks` seconds."""
        tick()
        if until is not None and self.time + self.thinks >= until:
            self.time = until
            return TypedLine(prefilled, False)
        self.time += self.thinks
        return TypedLine(self.typed(self.pages[-1]), True)

    def wait(self, seconds: float) -> str:
        if self.keys:
            return self.keys.pop(0)
        self.time += seconds
        return ""


class Typist:
    """Somebody who plays at random, told by nothing but the words on the screen. Leaves after one game."""

    def __init__(self, language: str, opponents: int, seed: int = 0) -> None:
        self.language, self.opponents, self.chance = language, opponents, Random(seed)

    def __call__(self, page: str) -> str:
        if self._asks(page, "answer-call", "vote-call"):
            return self.chance.choice([text(self.language, "key-yes"), "n"])
        if self._asks(page, "hide-call", "draw-ask", "expose-call", "accept-ask"):
            return ""
        if self._asks(page, "key-again"):
            return "q"
        return f"{self.chance.randint(1, self.opponents)}{self.chance.choice('ETAOINSRHLDCUMFPGWYBVKXJQZ.')}"

    def _asks(self, page: str, *messages: str) -> bool:
        return any(text(self.language, message) in page for message in messages)


def script(*lines: str) -> Callable[[str], str]:
    """Types these lines, one after the other, and is then gone."""
    left = list(lines)

    def typed(page: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return typed


def session(
    terminal: Terminal,
    words: Lexicon,
    language: str = "en",
    edition: str = "1976",
    bots: int = 3,
    strength: str = "club",
    seed: int = 1,
    record: Path | None = None,
    pace: float = 0.0,
    **options: object,
) -> Session:
    """Everything a game of Sonde needs, at this terminal."""
    rules = SONDE.rules(edition, options)
    assert not isinstance(rules, Refusal), rules
    plan = SessionPlan(UI, rules, dict(options), words.language, BOTS["sonde"][strength], seed, pace, record)
    return Session(plan, words, Speaker(language, NAMES[: bots + 1], ME), terminal)
