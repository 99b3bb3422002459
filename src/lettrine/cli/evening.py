"""`lettrine evening`: a whole evening at several tables (S38), played by bots."""

import os
import sys
from pathlib import Path
from secrets import randbits

import click

from lettrine.arena.deals import GameNeverEnds
from lettrine.arena.evening_series import compete
from lettrine.arena.evenings import FILLING, games_of, places_for, simulate
from lettrine.bots.registry import BOTS
from lettrine.cli.errors import CliError, exit_on_error, unwritable
from lettrine.cli.evening_report import evening_json, evening_tables, evenings_table
from lettrine.cli.exit_codes import INTERRUPTED
from lettrine.cli.house_rules import DEFAULT_EDITION, default_edition, resolve_rules
from lettrine.cli.output import print_json, print_tables
from lettrine.cli.progress_bars import count_bar, lexicon_with_bar
from lettrine.core.game import Refusal
from lettrine.core.match import RefusedError
from lettrine.evening import events as e
from lettrine.evening import record
from lettrine.evening.round_robin import ALLOTMENTS
from lettrine.evening.seating import MOST, size
from lettrine.evening.tables import has_teams, options_for
from lettrine.evening.totals import Kind
from lettrine.games import known_game
from lettrine.texts import LANGUAGES, interface_language, text

KINDS: dict[str, Kind] = {"progressive": "progressive", "duplicate": "duplicate", "round-robin": "round_robin"}
"""As they are typed, and as records have them."""
ROUNDS = 3
"""E2."""


@click.group()
def evening() -> None:
    """A whole evening at several tables."""


@evening.command("simulate")
@click.option("--people", type=click.IntRange(1, MOST), default=12, show_default=True)
@click.option("--rounds", type=click.IntRange(1, 30))
@click.option("--seed", type=click.IntRange(0, 2**53 - 1))
@click.option("--kind", type=click.Choice(list(KINDS)), default="progressive", show_default=True)
@click.option(
    "--game", type=click.Choice([name for name, bots in BOTS.items() if bots]), default="sonde", show_default=True
)
@click.option("--edition", show_default=DEFAULT_EDITION)
@click.option("--language", type=click.Choice(LANGUAGES))
@click.option("--interface", type=click.Choice(LANGUAGES))
@click.option("--bots", multiple=True, metavar="STRENGTH", show_default=FILLING)
@click.option("--options", metavar="FILE")
@click.option("--set", "single", multiple=True, metavar="NAME=VALUE")
@click.option("--record", "record_file", metavar="FILE")
@click.option("--evenings", type=click.IntRange(1), default=1, show_default=True)
@click.option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True)
@click.option("--json", "as_json", is_flag=True)
def simulate_evening(
    people: int,
    rounds: int | None,
    seed: int | None,
    kind: str,
    game: str,
    edition: str | None,
    language: str | None,
    interface: str | None,
    bots: tuple[str, ...],
    options: str | None,
    single: tuple[str, ...],
    record_file: str | None,
    evenings: int,
    workers: int,
    as_json: bool,
) -> None:
    """Let bots play an evening, and print who sat where, who moved on, and the totals."""
    ui_language = interface_language(interface)
    with exit_on_error(interface=ui_language):
        if evenings > 1 and record_file is not None:
            raise CliError("--record", Refusal("one_evening_a_file"))
        plan = _plan(people, rounds, seed, kind, game, edition, language or ui_language, bots, options, single)
        lexicon_with_bar(plan.language, ui_language)  # compiled once, before every process opens it
        try:
            if evenings > 1:
                _play_many(plan, evenings, workers, ui_language, as_json)
            else:
                _play_one(plan, record_file, ui_language, as_json)
        except (RefusedError, GameNeverEnds) as error:
            raise CliError("", error.refusal) from None
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)


def _plan(
    people: int,
    rounds: int | None,
    seed: int | None,
    kind: str,
    game: str,
    edition: str | None,
    language: str,
    bots: tuple[str, ...],
    options: str | None,
    single: tuple[str, ...],
) -> e.Opened:
    """The evening that was asked for; whether it can be is for the evening itself to say."""
    played, meant = known_game(game), KINDS[kind]
    chosen = edition or default_edition(played)
    return e.Opened(
        kind=meant,
        game=game,
        edition=chosen,
        language=language,
        rounds=rounds or _rounds(meant, people),
        seed=randbits(48) if seed is None else seed,
        places=places_for(people, _check_bots(game, bots or (FILLING,))),
        options=options_for(meant, resolve_rules(played, chosen, options, single)[1]),
        teams=has_teams(played),
    )


def _rounds(kind: Kind, people: int) -> int:
    """E2; E7: a round robin has as many as everybody needs to meet everybody."""
    rounds = ALLOTMENTS.get(size(people)) if kind == "round_robin" else None
    return len(rounds) if rounds else ROUNDS


def _check_bots(game: str, names: tuple[str, ...]) -> tuple[str, ...]:
    unknown = next((name for name in names if name not in BOTS[game]), None)
    if unknown is not None:
        raise CliError("--bots", Refusal("no_such_bot", {"bot": unknown, "bots": list(BOTS[game])}))
    return names


def _play_one(plan: e.Opened, record_file: str | None, ui_language: str, as_json: bool) -> None:
    _check_writable(record_file)
    with count_bar(text(ui_language, "arena-playing"), games_of(plan)) as tick:
        done = simulate(plan, tick)
    if record_file is not None:
        Path(record_file).write_bytes(b"".join(record.written(done.happened, done.games)))
    if as_json:
        print_json(evening_json(done))
    else:
        print_tables(evening_tables(done, ui_language))


def _check_writable(file: str | None) -> None:
    """Fail now if the record cannot be written, not after the games."""
    if file is not None:
        try:
            Path(file).touch()
        except (OSError, ValueError) as error:
            raise unwritable(file, error) from None


def _play_many(plan: e.Opened, evenings: int, workers: int, ui_language: str, as_json: bool) -> None:
    with count_bar(text(ui_language, "evening-playing"), evenings) as tick:
        report = compete(plan, evenings, workers, None, tick)
    if as_json:
        print_json(report)
    else:
        print_tables([evenings_table(report, ui_language)])
