"""Everything that is kept about people. A table of the database is in here, or it is said why it need not be."""

from lettrine.play.chats import Chats
from lettrine.play.tables import Tables
from lettrine.server.jobs.ratings import RatingJob
from lettrine.server.personal.games import Games
from lettrine.server.personal.holding import Holding, Who
from lettrine.server.personal.manners import OwnManners
from lettrine.server.personal.others import Packs, RatingRows, Talk
from lettrine.store.people import PeopleStore

IMPERSONAL = {
    "migrations": "which steps the database has taken",
    "clock": "the time",
    "installation": "what all processes share",
    "deadlines": "when a table's duties lapse",
    "turns": "whose turn it is, by seat",
    "waiting": "which tables are to be rated",
    "results": "ratings before and after a game, by seat and without a name",
    "mended_chains": "secrets of tables",
    "chat_runs": "which rows of a log are old chat; the rows are deleted with the log's",
    "manners_version": "how often blocks and bans have changed",
    "erasures": "who is being deleted; removed when that is done",
}
"""The tables that hold nothing about anybody, and what they hold."""


def holdings(tables: Tables, chats: Chats, ratings: RatingJob) -> tuple[Holding, ...]:
    """Every kind of data that belongs to people, in the order in which it is deleted, and taken along.

    By what they are known themselves comes after it (`Themselves`).
    """
    store = tables.store
    return Games(tables, ratings), Talk(chats, store.chat), RatingRows(store), Packs(store), OwnManners(store)


async def who(store: PeopleStore, person: str) -> Who:
    """All keys by which a person is or was known."""
    return Who(person, tuple(await store.keys(person)))
