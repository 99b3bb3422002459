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
from lettrine.cli.errors import CliError, exit_on_error, unknown_game, unwritable
from lettrine.cli.exit_codes import INTERRUPTED
from lettrine.cli.house_rules import DEFAULT_EDITION, default_edition, resolve_rules
from lettrine.cli.output import format_interval, print_json
from lettrine.cli.progress_bars import count_bar, lexicon_with_bar
from lettrine.core.game import Game, Refusal, Seating
from lettrine.core.luck import Luck
from lettrine.games import game_named
from lettrine.texts import LANGUAGES, interface_language, text


@click.command()
@click.argument("game", type=click.Choice([name for name, bots in BOTS.items() if bots]))
@click.argument("bot", nargs=-1, required=True)
@click.option("--seats", type=click.IntRange(1, 12))
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--secrets")
@click.option("--language", type=click.Choice(LANGUAGES))
@click.option("--interface", type=click.Choice(LANGUAGES))
@click.option("--edition", show_default=DEFAULT_EDITION)
@click.option("--options", metavar="FILE")
@click.option("--set", "single", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", type=click.IntRange(0, 2**53 - 1))
@click.option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True)
@click.option("--cluster", metavar="ADDRESS")
@click.option("--json", "as_json", is_flag=True)
@click.option("--plot", metavar="FILE")
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
    ui_language = interface_language(interface)
    with exit_on_error(interface=ui_language):
        chosen = edition or default_edition(_game(game))
        plan = Matchup(
            game=game,
            bots=_check_bots(game, _fill_seats(bot, seats)),
            language=language or ui_language,
            edition=chosen,
            options=resolve_rules(_game(game), chosen, options, single)[1],
            seed=randbits(48) if seed is None else seed,
            secrets=_check_bots(game, (secrets,), OWN)[0] if secrets else next(iter(BOTS[game])),
        )
        _try_seating(plan)
        _check_writable(plot)
        report = _run(plan, -(-games // len(plan.bots)), workers, cluster, ui_language)
        _print(report, ui_language, as_json, plot)


def _game(name: str) -> Game[Any, Any, Any]:
    game = game_named(name)
    if game is None:
        raise CliError("", unknown_game(name))
    return game


def _fill_seats(bots: tuple[str, ...], seats: int | None) -> tuple[str, ...]:
    """One bot a seat: the last of those given fills the rest."""
    if seats is not None and seats < len(bots):
        raise CliError("--seats", Refusal("too_many_bots", {"seats": seats, "bots": len(bots)}))
    return bots + bots[-1:] * ((seats or 0) - len(bots))


def _check_bots(game: str, names: tuple[str, ...], *others: str) -> tuple[str, ...]:
    every = [*BOTS[game], *others]
    unknown = next((name for name in names if name not in every), None)
    if unknown is not None:
        raise CliError("", Refusal("no_such_bot", {"bot": unknown, "bots": every}))
    return names


def _try_seating(plan: Matchup) -> None:
    """Report a wrong number of bots now, not in every process."""
    game = _game(plan.game)
    opening = game.setup(game.rules(plan.edition, plan.options), Seating(len(plan.bots), plan.language), Luck(0))
    if isinstance(opening, Refusal):
        raise CliError("", opening)


def _check_writable(plot: str | None) -> None:
    """Fail now if the picture cannot be written, not after the games."""
    if plot is not None:
        try:
            Path(plot).touch()
        except (OSError, ValueError) as error:
            raise unwritable(plot, error) from None


def _run(plan: Matchup, deals: int, workers: int, cluster: str | None, ui_language: str) -> Report:
    lexicon_with_bar(plan.language, ui_language)  # compiled once, before every process opens it
    try:
        with count_bar(text(ui_language, "arena-playing"), deals * len(plan.bots), len(plan.bots)) as tick:
            return compete(plan, deals, workers, cluster, tick)
    except NoCluster as missing:
        raise CliError("--cluster", missing.refusal) from None
    except GameNeverEnds as stuck:
        raise CliError("", stuck.refusal) from None
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _print(report: Report, ui_language: str, as_json: bool, plot: str | None) -> None:
    if plot is not None:
        Path(plot).write_text(_draw(report, ui_language), encoding="utf-8")
    if as_json:
        print_json(report)
    else:
        Console(highlight=False, markup=False).print(_table(report, ui_language))


def _title(report: Report, ui_language: str) -> str:
    game = text(ui_language, f"game-title-{report.game}")
    about = {"language": report.language, "edition": report.edition, "games": report.games, "deals": report.deals}
    return text(ui_language, "arena-title", game=game, **about)


def _table(report: Report, ui_language: str) -> Table:
    table = Table(title=_title(report, ui_language), title_style="bold", box=None, title_justify="left")
    for heading in ("bot", "seats", "wins", "points", "rating"):
        table.add_column(text(ui_language, f"arena-{heading}"), justify="left" if heading == "bot" else "right")
    for row in report.bots:
        table.add_row(*_cells(row))
    fair = f"{1 / report.sides:.3f}"
    table.caption = text(ui_language, "arena-caption", fair=fair, seed=str(report.seed), moves=f"{report.moves:.0f}")
    return table


def _cells(row: Row) -> tuple[str, ...]:
    rating = f"{row.rating.mu:.1f} ± {row.rating.sigma:.1f}"
    return row.bot, str(row.seats), format_interval(row.wins, 3), format_interval(row.points, 1), rating


def _draw(report: Report, ui_language: str) -> str:
    wins = Panel(text(ui_language, "arena-wins"), [row.wins for row in report.bots], (0, 1), 1 / report.sides)
    points = Panel(text(ui_language, "arena-points"), [row.points for row in report.bots])
    return svg(_title(report, ui_language), [row.bot for row in report.bots], [wins, points])
