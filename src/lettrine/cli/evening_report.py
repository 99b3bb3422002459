"""An evening in tables and as JSON: who sat where, who moved on, and what everybody has."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from fluent.runtime.types import fluent_number
from rich.table import Table

from lettrine.cli.output import format_interval
from lettrine.evening import evening as ev
from lettrine.evening import events as e
from lettrine.evening.record import Checked
from lettrine.evening.seating import Move
from lettrine.evening.state import Evening, Round
from lettrine.evening.totals import Row, winners
from lettrine.texts import text

if TYPE_CHECKING:  # for their types only: reading a record needs no arena
    from lettrine.arena.evening_series import EveningsReport
    from lettrine.arena.evenings import Simulated


def points(evening: Evening, in_parts: int) -> int | float:
    """Points as people count them."""
    whole, rest = divmod(in_parts, ev.parts(evening))
    return in_parts / ev.parts(evening) if rest else whole


def _rounds(done: "Simulated") -> Iterator[tuple[Round, e.RoundEnded]]:
    ended = (event for event in done.happened if isinstance(event, e.RoundEnded))
    return zip(done.evening.rounds, ended, strict=True)


def evening_json(done: "Simulated") -> dict[str, Any]:
    """The evening for programs. Its names are public; places, tables and seats count from 0, rounds from 1."""
    evening = done.evening
    plan, rows = evening.plan, ev.standing(evening)
    return {
        "evening": plan.kind,
        "game": plan.game,
        "edition": plan.edition,
        "options": plan.options,
        "language": plan.language,
        "seed": plan.seed,
        "places": [{"name": p.name, "person": p.person, "bot": p.bot} for p in evening.places],
        "rounds": [_round_json(evening, played, ended) for played, ended in _rounds(done)],
        "standing": standing_json(evening, rows),
        "winners": winners(rows),
    }


def standing_json(evening: Evening, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Everybody, best first."""
    return [
        {
            "rank": row.rank,
            "place": row.place,
            "name": evening.places[row.place].name,
            "person": row.person,
            "total": points(evening, row.total),
        }
        for row in rows
    ]


def _round_json(evening: Evening, played: Round, ended: e.RoundEnded) -> dict[str, Any]:
    told = {
        "round": ended.round,
        "tables": [
            {"seats": sitting.places, "first": sitting.first, "teams": sitting.teams, "scores": scores, "order": order}
            for sitting, scores, order in zip(played.tables, ev.scores_of(played), ended.orders, strict=True)
        ],
        "points": [points(evening, each) for each in ended.points],
        "totals": [points(evening, each) for each in ended.totals],
        "lots": ended.lots,
        "moves": ended.moves,
    }
    return told | ({"words": played.words, "par": played.par} if evening.plan.kind == "duplicate" else {})


def evening_summary(checked: Checked) -> dict[str, Any]:
    """What a record of an evening comes to."""
    evening = checked.evening
    rows = ev.standing(evening)
    return {
        "evening": evening.plan.kind,
        "game": evening.plan.game,
        "over": evening.over,
        "rounds": sum(played.ended for played in evening.rounds),
        "games": checked.games,
        "actions": checked.actions,
        "standing": standing_json(evening, rows),
        "winners": winners(rows) if evening.over else (),
    }


# For people ----------------------------------------------------------------------------------------------------------


def evening_tables(done: "Simulated", ui_language: str) -> "list[Table | str]":
    """What was played, the rounds of the evening, and how everybody stands at its end."""
    rounds = [_round_table(done.evening, played, ended, ui_language) for played, ended in _rounds(done)]
    return [_title(done.evening, ui_language), *rounds, _standing_table(done.evening, ui_language)]


def _title(evening: Evening, ui_language: str) -> str:
    plan = evening.plan
    kind, game = text(ui_language, f"evening-{plan.kind}"), text(ui_language, f"game-title-{plan.game}")
    about = {"language": plan.language, "edition": plan.edition, "rounds": plan.rounds, "places": len(plan.places)}
    return text(ui_language, "evening-title", game=game, kind=kind, seed=str(plan.seed), **about)


def _table(title: str, ui_language: str, *headings: str) -> Table:
    table = Table(title=title, title_style="bold", title_justify="left", caption_justify="left", box=None)
    for heading in headings:
        left = heading in ("name", "next", "bot")
        table.add_column(text(ui_language, f"evening-{heading}"), justify="left" if left else "right")
    return table


def _round_table(evening: Evening, played: Round, ended: e.RoundEnded, ui_language: str) -> Table:
    """Every table of a round, by seat, and par where there is one."""
    title = text(ui_language, "evening-round", round=ended.round)
    duplicate = evening.plan.kind == "duplicate"
    shown = ("score", "points") if duplicate else ("score",)
    table = _table(title, ui_language, "table", "seat", "name", *shown, "total", "lot", "next")
    moves = {move.place: move for move in ended.moves}
    for number, (sitting, scores) in enumerate(zip(played.tables, ev.scores_of(played), strict=True)):
        for seat, (place, score) in enumerate(zip(sitting.places, scores, strict=True)):
            gained = (_plain(evening, ended.points[place], ui_language),) if duplicate else ()
            cells = (_name(evening, place, ui_language), str(score), *gained)
            total = _plain(evening, ended.totals[place], ui_language)
            goes = _goes(moves.get(place), ui_language)
            table.add_row(str(number + 1), str(seat + 1), *cells, total, str(ended.lots[place]), goes)
        table.add_section()
    if duplicate:
        told = ", ".join(f"{word} {score}" for word, score in zip(played.words, played.par, strict=True))
        table.caption = text(ui_language, "evening-par", par=told)
    return table


def _name(evening: Evening, place: int, ui_language: str) -> str:
    """E1: bots are marked as such."""
    somebody = evening.places[place]
    return somebody.name if somebody.person else text(ui_language, "evening-a-bot", name=somebody.name)


def _goes(move: Move | None, ui_language: str) -> str:
    return "" if move is None else text(ui_language, "evening-goes", table=move.new + 1, seat=move.seat + 1)


def _plain(evening: Evening, in_parts: int, ui_language: str) -> str:
    """Points; with two decimals where they are differences from a mean (E6)."""
    told = points(evening, in_parts)
    if ev.parts(evening) == 1:
        return str(told)
    number = fluent_number(told, minimumFractionDigits=2, maximumFractionDigits=2)
    return text(ui_language, "evening-number", number=number)


def _standing_table(evening: Evening, ui_language: str) -> Table:
    rows = ev.standing(evening)
    by_places = ("places",) if evening.plan.kind == "round_robin" else ()
    table = _table(text(ui_language, "evening-standing"), ui_language, "rank", "name", "total", *by_places)
    for row in rows:
        more = (str(row.places),) if by_places else ()
        total = _plain(evening, row.total, ui_language)
        table.add_row(str(row.rank), _name(evening, row.place, ui_language), total, *more)
    names = [evening.places[place].name for place in winners(rows)]
    table.caption = text(ui_language, "evening-won", names=", ".join(names), count=len(names))
    return table


# Many evenings -------------------------------------------------------------------------------------------------------


def evenings_table(report: "EveningsReport", ui_language: str) -> Table:
    """How the strengths did, evening by evening."""
    game, kind = text(ui_language, f"game-title-{report.game}"), text(ui_language, f"evening-{report.kind}")
    about = {"language": report.language, "edition": report.edition, "rounds": report.rounds, "places": report.places}
    title = text(ui_language, "evenings-title", game=game, kind=kind, evenings=report.evenings, **about)
    table = _table(title, ui_language, "bot", "seats", "wins", "rank", "total")
    for row in report.bots:
        figures = (format_interval(row.wins, 3), format_interval(row.rank, 2), format_interval(row.points, 1))
        table.add_row(row.bot, str(row.places), *figures)
    apart = "–" if report.told_apart is None else format_interval(report.told_apart, 3)
    table.caption = text(ui_language, "evenings-caption", apart=apart, games=report.games, seed=str(report.seed))
    return table
