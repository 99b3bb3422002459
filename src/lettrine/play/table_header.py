"""The header of the record of a table's game."""

from msgspec.structs import replace

from lettrine.core.record import NAMELESS, Header, printable
from lettrine.play.table import Table


def header(table: Table) -> Header:
    """The header of the table's record; the seed, and what the house dealt, are in it only once the game is over."""
    full = full_header(table)
    return full if table.status == "over" else replace(full, seed=None, secrets=None)


def full_header(table: Table) -> Header:
    """The header of the record of a game that has begun, with its seed."""
    plan = table.plan
    dealt = None if table.step is None else table.game.dealt(table.step.state)
    return Header(
        record=1,
        game=plan.game,
        edition=plan.edition,
        language=plan.language,
        seats=tuple(printable(sitter.name) if sitter else NAMELESS for sitter in table.sitters),
        options=plan.options,
        seed=table.seed,
        first=table.first if "first" in table.game.header_fields else 0,
        words=plan.words,
        secrets=dealt,
        lexicon=plan.lexicon,
        pack=plan.pack,
        x_resigned=table.resigned or None,
    )
