"""Games brought to the moments that people meet them at: set up in the store before the server starts."""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.chats import Chats
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.server.identity import Identities
from lettrine.server.service import CODE_LETTERS
from lettrine.store.clock import wall_ms
from lettrine.store.log import Log
from lettrine.words.cache import lexicon
from lettrine.words.lexicon import Lexicon
from tests.play.actions import act
from tests.server.server_process import SECRET

ME = 0
PEOPLE = ("Ada", "Chloé", "Jakob", "Noor", "Dmitri", "Wilhelmina van der Velde")
"""Who sits where: the one whose eyes we have, and the others."""
BOTS = ("Grace", "Emil")
MOST = 2000
"""Steps after which a moment will not come any more."""

keys = Identities(SECRET.encode())
cookies = {name: keys.issue().cookie for name in PEOPLE}
View = dict[str, Any]


async def load_lexicon(language: str) -> Lexicon:
    """Whoever tells stories waits for the words."""
    return lexicon(language)


class Story:
    """One table, where everybody does what makes a good story."""

    def __init__(self, tables: Tables, table: Table, chance: Random) -> None:
        self.tables, self.table, self.chance = tables, table, chance

    def view(self, seat: int = ME) -> View:
        step = self.table.step
        assert step is not None
        seen: View = msgspec.to_builtins(self.table.game.view(step.state, seat))
        return seen

    async def do(self, request: commands.Command) -> "Story":
        after = await self.tables.do(self.table.id, request)
        assert isinstance(after, Table), after
        self.table = after
        return self

    async def say(self, name: str, text: str) -> None:
        """Somebody who sits there says something."""
        chats = Chats(self.tables, self.tables.store.chat)
        said = await chats.do(self.table.id, commands.say(keys.fingerprint(cookies[name]) or "", text))
        assert isinstance(said, Table), said

    async def play(self, until: Callable[[View], bool]) -> "Story":
        """Everybody plays until I see this."""
        for _ in range(MOST):
            view = self.view()
            if until(view):
                return self
            duty = self._due(view)
            seat = duty["seats"][0]
            await self.do(act(seat, self._choose(seat, duty["kind"])))
        raise AssertionError("the moment has not come")

    async def act(self, seat: int, action: Any) -> "Story":
        return await self.do(act(seat, action))

    def _due(self, view: View) -> View:
        """What is done next."""
        found: View = next(each for each in view["open"] if each["duty"])
        return found

    def _choose(self, seat: int, kind: str) -> Any:
        """What somebody does who is to do this: each game has its own way."""
        raise NotImplementedError

    def _offers(self, seat: int, kind: str) -> Any:
        return next(each for each in self.view(seat)["open"] if each["kind"] == kind)["offers"]


class Teller:
    """Tells stories of one game in one language."""

    game: str
    edition: str
    story: type[Story] = Story

    def __init__(self, log: Log, language: str) -> None:
        self.tables, self.language = Tables(log, load_lexicon, wall_ms), language

    async def table(self, name: str, seats: int = 4, edition: str | None = None, **plan: Any) -> Story:
        """A table that nobody sits at; its id and code depend on nothing but its name."""
        token = blake2b(f"{name} {self.language}".encode(), digest_size=12)
        code = "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in token.digest()[:6])
        lexicon = plan.pop("lexicon", "none")
        made = te.Plan(self.game, edition or self.edition, self.language, seats, lexicon=lexicon, **plan)
        opened = await self.tables.open(address(name, self.language), made, code)
        assert isinstance(opened, Table), opened
        return self.story(self.tables, opened, Random(name))

    async def seated(self, name: str, seats: int = 4, people: int = 4, free: int = 0, **plan: Any) -> Story:
        """The same with people, then bots, and so many seats that are still free."""
        story = await self.table(name, seats, **plan)
        for seat in range(min(seats, people)):
            await story.do(commands.sit(seat, PEOPLE[seat], keys.fingerprint(cookies[PEOPLE[seat]])))
        for seat in range(people, seats - free):
            await story.do(commands.seat_bot(seat, "club", BOTS))
        return story

    async def begun(self, name: str, seats: int = 4, people: int = 4, **plan: Any) -> Story:
        story = await self.seated(name, seats, people, **plan)
        return await story.do(commands.begin(seats, story.chance.randrange(seats), plan.get("rated")))


def address(name: str, language: str) -> str:
    """The id of a story's table."""
    return blake2b(f"{name} {language}".encode(), digest_size=8).hexdigest()


# Moments ---------------------------------------------------------------------------------------------------------


def mine(kind: str, after: int = 0, card: str = "") -> Callable[[View], bool]:
    """I have to do this, in the turn with this number or a later one."""

    def reached(view: View) -> bool:
        return view["turns"] >= after and view.get("card", "").startswith(card) and kind in duties(view, ME)

    return reached


def others(kind: str, after: int) -> Callable[[View], bool]:
    """Somebody else has to do this."""
    return lambda view: view["turns"] >= after and kind in set(duties(view)) - set(duties(view, ME))


def over(view: View) -> bool:
    return bool(view.get("over"))


def duties(view: View, seat: int | None = None) -> Iterator[str]:
    return (each["kind"] for each in view["open"] if each["duty"] and (seat is None or seat in each["seats"]))
