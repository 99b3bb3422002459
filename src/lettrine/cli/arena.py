"""`lettrine arena`: bots against bots, with the same secrets in every rotation of the seats."""

import os
import sys
from pathlib import Path
from secrets import randbits
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from lettrine.arena.competition import Report, compete
from lettrine.arena.deals import OWN, GameNeverEnds, Matchup
from lettrine.arena.executors import NoCluster
from lettrine.arena.plot import Panel, svg
from lettrine.arena.statistics import Row
from lettrine.bots.registry import BOTS
from lettrine.cli.errors import CliError, reasons, unwritable
from lettrine.cli.lexicons import lexicon_with_bar
from lettrine.cli.measurement import bar, interval, print_json
from lettrine.cli.terminal.common.house_rules import house
from lettrine.core.game import Game, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.games import game_named
from lettrine.texts import LANGUAGES, interface_language, text

INTERRUPTED = 130
USUAL = "1976"
"""The edition that is played where a game has several and none is asked for."""


@click.command()
@click.argument("game", type=click.Choice([name for name, bots in BOTS.items() if bots]))
@click.argument("bot", nargs=-1, required=True)
@click.option("--seats", type=click.IntRange(1, 12), help="Seats; the last BOT fills those that are left.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="At least so many.")
@click.option("--secrets", help=f"The bot that deals the secrets (default: the simplest), or {OWN}: each its own.")
@click.option("--language", type=click.Choice(LANGUAGES), help="Of the words; default: the interface's.")
@click.option("--interface", type=click.Choice(LANGUAGES), help="Of the texts; default: the system's.")
@click.option("--edition", help=f"Whose rules; default: {USUAL} where there are several.")
@click.option("--options", metavar="FILE", help="House rules: a TOML file of table options.")
@click.option("--set", "single", multiple=True, metavar="NAME=VALUE", help="One house rule; may be repeated.")
@click.option("--seed", type=click.IntRange(0, 2**53 - 1), help="The same seed gives the same games.")
@click.option(
    "--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True, help="Processes here."
)
@click.option("--cluster", metavar="ADDRESS", help="Play on a Dask cluster instead: tcp://HOST:8786.")
@click.option("--json", "as_json", is_flag=True, help="For programs: the report as one line of JSON.")
@click.option("--plot", metavar="FILE", help="Draw it too, as SVG.")
def arena(
    game: str,
    bot: tuple[str, ...],
    seats: int | None,
    games: int,
    secrets: str | None,
    language: str | None,
    interface: str | None,
    edition: str | None,
    options: str | None,
    single: tuple[str, ...],
    seed: int | None,
    workers: int,
    cluster: str | None,
    as_json: bool,
    plot: str | None,
) -> None:
    """Let bots play each other, and tell how good they are.

    One BOT a seat; every deal is played in every rotation of the seats, with the same secrets.
    """
    speech = interface_language(interface)
    with reasons(interface=speech):
        chosen = edition or _usual(game)
        plan = Matchup(
            game=game,
            bots=_known(game, _filled(bot, seats)),
            language=language or speech,
            edition=chosen,
            options=house(_game(game), chosen, options, single)[1],
            seed=randbits(48) if seed is None else seed,
            secrets=_known(game, (secrets,), OWN)[0] if secrets else next(iter(BOTS[game])),
        )
        _try_seating(plan)
        _writable(plot)
        report = _played(plan, -(-games // len(plan.bots)), workers, cluster, speech)
        _tell(report, speech, as_json, plot)


def _game(name: str) -> Game[Any, Any, Any]:
    game = game_named(name)
    assert game is not None
    return game


def _usual(game: str) -> str:
    editions = _game(game).editions
    return USUAL if USUAL in editions else editions[0]


def _filled(bots: tuple[str, ...], seats: int | None) -> tuple[str, ...]:
    """One for each seat, the last of them as often as it takes."""
    if seats is not None and seats < len(bots):
        raise CliError("--seats", Refusal("too_many_bots", {"seats": seats, "bots": len(bots)}))
    return bots + bots[-1:] * ((seats or 0) - len(bots))


def _known(game: str, names: tuple[str, ...], *besides: str) -> tuple[str, ...]:
    every = [*BOTS[game], *besides]
    stranger = next((name for name in names if name not in every), None)
    if stranger is not None:
        raise CliError("", Refusal("no_such_bot", {"bot": stranger, "bots": every}))
    return names


def _try_seating(plan: Matchup) -> None:
    """A wrong number of bots is told now, not by every process."""
    game = _game(plan.game)
    opening = game.setup(game.rules(plan.edition, plan.options), Seating(len(plan.bots), plan.language), Luck(0))
    if isinstance(opening, Refusal):
        raise CliError("", opening)


def _writable(plot: str | None) -> None:
    """That the picture can be written is made sure now, not after the games."""
    if plot is not None:
        try:
            Path(plot).touch()
        except (OSError, ValueError) as error:
            raise unwritable(plot, error) from None


def _played(plan: Matchup, deals: int, workers: int, cluster: str | None, speech: str) -> Report:
    lexicon_with_bar(plan.language, speech)  # once, before every process wants it
    try:
        with bar(text(speech, "arena-playing"), deals * len(plan.bots), len(plan.bots)) as tick:
            return compete(plan, deals, workers, cluster, tick)
    except NoCluster as missing:
        raise CliError("--cluster", missing.refusal) from None
    except GameNeverEnds as stuck:
        raise CliError("", stuck.refusal) from None
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _tell(report: Report, speech: str, as_json: bool, plot: str | None) -> None:
    if plot is not None:
        Path(plot).write_text(_drawn(report, speech), encoding="utf-8")
    if as_json:
        print_json(report)
    else:
        Console(highlight=False, markup=False).print(_table(report, speech))


def _title(report: Report, speech: str) -> str:
    game = text(speech, f"game-title-{report.game}")
    about = {"language": report.language, "edition": report.edition, "games": report.games, "deals": report.deals}
    return text(speech, "arena-title", game=game, **about)


def _table(report: Report, speech: str) -> Table:
    table = Table(title=_title(report, speech), title_style="bold", box=None, title_justify="left")
    for heading in ("bot", "seats", "wins", "points", "rating"):
        table.add_column(text(speech, f"arena-{heading}"), justify="left" if heading == "bot" else "right")
    for row in report.bots:
        table.add_row(*_cells(row))
    fair = f"{1 / report.sides:.3f}"
    table.caption = text(speech, "arena-caption", fair=fair, seed=str(report.seed), moves=f"{report.moves:.0f}")
    return table


def _cells(row: Row) -> tuple[str, ...]:
    rating = f"{row.rating.mu:.1f} ± {row.rating.sigma:.1f}"
    return row.bot, str(row.seats), interval(row.wins, 3), interval(row.points, 1), rating


def _drawn(report: Report, speech: str) -> str:
    wins = Panel(text(speech, "arena-wins"), [row.wins for row in report.bots], (0, 1), 1 / report.sides)
    points = Panel(text(speech, "arena-points"), [row.points for row in report.bots])
    return svg(_title(report, speech), [row.bot for row in report.bots], [wins, points])
