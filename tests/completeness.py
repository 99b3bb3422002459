"""What a game needs in every room, and which of that it lacks, by name.

Whoever adds a game reads this list until it is empty; docs/adding-a-game.md goes through it in the same order.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from lettrine.analysis.registry import ANALYSERS
from lettrine.bots.registry import BOTS
from lettrine.cli.reports.registry import REPORTS
from lettrine.cli.terminal.registry import TERMINAL_GAMES
from lettrine.core.editions import ChoiceOption, options_of
from lettrine.core.game import Game, Refusal, kind_of_type, types_in
from lettrine.texts import LANGUAGES
from tests.conformance.specimens import SPECIMENS
from tests.ftl import entries
from tests.playthroughs.records import EXPECTED, HERE, PLAYED, record

ROOT = Path(__file__).parent.parent
TEXTS = ROOT / "src/lettrine/texts"
PAGE = ROOT / "web/src/games"
RULES = sorted((ROOT / "docs/rules").glob("*.md"))

AnyGame = Game[Any, Any, Any]


def lacks(game: AnyGame) -> list[str]:
    """Everything that a game lacks, a line each: the room, and what is to be put there."""
    rooms = (_rules, _suites, _help, _texts, _page, _bots, _lesson, _terminal, _analysis, _documents)
    return [lack for room in rooms for lack in room(game)]


def _rules(game: AnyGame) -> Iterator[str]:
    """What every table needs of an edition."""
    fields = game.rules(game.editions[0], {}).__struct_fields__
    for field in ("id", "house", "clock"):
        if field not in fields:
            yield f"rules: the field `{field}` of the edition in games/{game.name}/edition.py"
    stated = {
        clause for page in RULES for clause in re.findall(r"\*\*([A-Z]\d+)\*\*", page.read_text(encoding="utf-8"))
    }
    if not (ROOT / f"docs/rules/{game.name}.md").exists() and not _clauses(game):
        yield f"rules: docs/rules/{game.name}.md, the clauses of {game.name}"
    for clause in _clauses(game):
        if clause not in stated:
            yield f"rules: **{clause}** in docs/rules/, which games/{game.name}/help.toml has"


def _help(game: AnyGame) -> Iterator[str]:
    """The clauses that a player can read, and where each action finds them."""
    if not _help_file(game).exists():
        yield f"help: games/{game.name}/help.toml"
        return
    listed = _help_of(game)["actions"]
    for action in types_in(game.actions):
        if kind_of_type(action) not in listed:
            yield f"help: no clause for `{kind_of_type(action)}` under [actions] in games/{game.name}/help.toml"


def _texts(game: AnyGame) -> Iterator[str]:
    """A message that is missing in any language."""
    for language in LANGUAGES:
        known = _messages(language)
        for message in _wanted(game):
            if message not in known:
                yield f"text: {message} in texts/{language}/"


def _wanted(game: AnyGame) -> Iterator[str]:
    yield from (f"game-title-{game.name}", f"pitch-{game.name}", f"rules-{game.name}-intro")
    yield from (f"bot-{bot}" for bot in BOTS.get(game.name, ()))
    for edition in game.editions:
        yield f"edition-{game.name}-{edition}"
        rules = game.rules(edition, {})
        assert not isinstance(rules, Refusal)
        for option in options_of(rules):
            yield f"option-{option.name}"
            choices = option.choices if isinstance(option, ChoiceOption) else ()
            yield from (f"option-{option.name}-{choice}" for choice in choices if isinstance(choice, str))
    if _help_file(game).exists():
        for group in _help_of(game)["groups"]:
            yield group["title"]
            yield from (f"rule-{clause}{part}" for clause in group["clauses"] for part in ("", "-title"))
    yield from re.findall(r"id: '(coach-[\w-]+)'", _source(_coach(game)))


def _suites(game: AnyGame) -> Iterator[str]:
    """What the tests need to try a game out, and a game of each edition that was worked out by hand."""
    if game.name not in [specimen.game.name for specimen in SPECIMENS]:
        yield "specimen: a row in tests/conformance/specimens.py"
    if not list((ROOT / "tests/games" / game.name).glob("test_*.py")):
        yield f"tests: tests/games/{game.name}/test_….py, by clause"
    if not (HERE / f"expected_{game.name}.toml").exists():
        yield f"playthrough: tests/playthroughs/expected_{game.name}.toml"
    for edition in game.editions:
        if (game.name, edition) not in _played():
            yield f"playthrough: a record of {game.name} {edition} in tests/playthroughs/ that is played to its end"


def _bots(game: AnyGame) -> Iterator[str]:
    if not BOTS.get(game.name):
        yield "bots: a row in bots/registry.py"
    elif next(iter(BOTS[game.name])) != "gentle":
        yield "bots: `gentle`, the weakest, which first games are played with, in bots/registry.py"


def _lesson(game: AnyGame) -> Iterator[str]:
    if not (ROOT / "src/lettrine/games" / game.name / "lesson.toml").exists():
        yield f"lesson: games/{game.name}/lesson.toml, what a first game is played with"
    if not _coach(game).exists():
        yield f"lesson: web/src/games/{game.name}/coach.ts, what is said in a first game"


def _terminal(game: AnyGame) -> Iterator[str]:
    if game.name not in TERMINAL_GAMES:
        yield "terminal: a row in cli/terminal/registry.py, with its options in cli/play/"


def _analysis(game: AnyGame) -> Iterator[str]:
    if game.name not in ANALYSERS:
        yield "analysis: a row in analysis/registry.py"
    if game.name not in REPORTS:
        yield "report: a row in cli/reports/registry.py"
    if not (PAGE / game.name / "analysis/Analysis.svelte").exists():
        yield f"analysis: web/src/games/{game.name}/analysis/Analysis.svelte"


def _page(game: AnyGame) -> Iterator[str]:
    if game.name not in _page_rows():
        yield "page: a row in web/src/games/index.ts"
    for part in ("Picture.svelte", "Play.svelte", "ReplayFrame.svelte", "narration.ts", "types.ts"):
        if not (PAGE / game.name / part).exists():
            yield f"page: web/src/games/{game.name}/{part}"
    if not list((ROOT / "tests/page" / game.name).glob("test_*.py")):
        yield f"page: tests/page/{game.name}/test_….py"


def _documents(game: AnyGame) -> Iterator[str]:
    readme, format_page = _source(ROOT / "README.md"), _source(ROOT / "docs/record.md")
    title = f"**{game.name.capitalize()}**"
    if title not in readme:
        yield f"document: a row for {title} in README.md"
    if game.name in TERMINAL_GAMES and f"lettrine play {game.name}" not in readme:
        yield f"document: `lettrine play {game.name}` among the commands in README.md"
    if f"`{game.name}`" not in format_page:
        yield f"document: `{game.name}` in docs/record.md"
    for action in map(kind_of_type, types_in(game.actions)):
        if f"`{action}`" not in format_page:
            yield f"document: the action `{action}` in docs/record.md"


def _coach(game: AnyGame) -> Path:
    return PAGE / game.name / "coach.ts"


def _source(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


def _clauses(game: AnyGame) -> list[str]:
    """The clauses that a player of this game can read; those of Quick and Solitaire are stated with those of Glyphs."""
    groups = _help_of(game)["groups"] if _help_file(game).exists() else []
    return [clause for group in groups for clause in group["clauses"]]


def _help_file(game: AnyGame) -> Path:
    return ROOT / "src/lettrine/games" / game.name / "help.toml"


def _help_of(game: AnyGame) -> dict[str, Any]:
    return tomllib.loads(_help_file(game).read_text(encoding="utf-8"))


@cache
def _messages(language: str) -> set[str]:
    return {entry.id.name for file in (TEXTS / language).glob("*.ftl") for entry in entries(language, file.stem)}


@cache
def _played() -> set[tuple[str, str]]:
    headers = [record(name)[0] for name in PLAYED if EXPECTED[name].get("over")]
    return {(header["game"], header["edition"]) for header in headers}


@cache
def _page_rows() -> set[str]:
    _, _, rows = (PAGE / "index.ts").read_text(encoding="utf-8").partition("export const GAMES")
    return set(re.findall(r"^  (\w+): \{$", rows, re.MULTILINE))
