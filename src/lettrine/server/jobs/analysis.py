"""Analyses of games that are over, made in the worker process."""

from collections.abc import Sequence

import msgspec

from lettrine.analysis.registry import ANALYSERS
from lettrine.core.game import Refusal
from lettrine.core.record import Header
from lettrine.games import known_game
from lettrine.play import table_events as te
from lettrine.play.replay import game_log
from lettrine.play.table import Table
from lettrine.play.table_header import header
from lettrine.server.jobs.game_job import run_on_game
from lettrine.server.jobs.worker import Worker
from lettrine.store.log import Log, Row
from lettrine.words.cache import lexicon


async def analyse_table(table: Table, store: Log, worker: Worker) -> bytes | Refusal:
    """The analysis of a table's game, as JSON."""
    if table.plan.game not in ANALYSERS:
        return Refusal("no_analysis", {"game": table.plan.game})
    key = ("analysis", table.id, table.moves)  # S32: a word checked after the end is a move, and changes the analysis
    return await run_on_game(table, store, worker, key, analyse_rows, header(table))


def analyse_rows(rows: Sequence[Row], header: Header) -> bytes:
    """Runs in the worker process: the analysis of a game by its table's log, as JSON."""
    analyse, game, pack = ANALYSERS[header.game], known_game(header.game), te.pack_of(rows[0].events)
    words = game.dictionary(lexicon(header.language), header.language, pack)
    log = list(game_log(game, rows))
    free = header.lexicon == "none" and not (pack and pack.words)  # a list is a dictionary, categories are none
    return msgspec.json.encode(analyse(log, header.seats, words, free=free))
