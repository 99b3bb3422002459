"""Games brought to the moments that people meet them at: set up in the store before the server starts."""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

from lettrine.bots.common.bot import Bots
from lettrine.bots.registry import BOTS as BY_STRENGTH
from lettrine.core.game import Context, Seating
from lettrine.core.luck import Luck
from lettrine.core.match import Match
from lettrine.games.sonde import SONDE
from lettrine.games.sonde.actions import Answer, Ask, Check, Draw, Expose, Hide
from lettrine.play import commands
from lettrine.play import table_events as te
from lettrine.play.table import Table
from lettrine.play.tables import Tables
from lettrine.server.identity import Identities
from lettrine.server.service import CODE, now_ms, words
from lettrine.store.log import Log
from tests.play.actions import act
from tests.server.server_process import SECRET

ME = 0
PEOPLE = ("Ada", "Chloé", "Jakob", "Noor", "Dmitri", "Wilhelmina van der Velde")
"""Who sits where: the one whose eyes we have, and the others."""
WORDS = {
    "en": ("HARVEST", "PENGUIN", "BUTTERFLY", "RHYTHM", "LANTERN", "CROSSROADS", "MARBLE", "ORCHESTRA"),
    "fr": ("HORIZON", "GRENOUILLE", "PAPILLON", "RYTHME", "LANTERNE", "CARREFOUR", "MARBRE", "ORCHESTRE"),
    "de": ("HERBST", "PINGUIN", "REGENBOGEN", "KRISTALL", "LATERNE", "KREUZUNG", "MARMOR", "ORCHESTER"),
}
BOTS = ("Grace", "Emil")
MISSPELT = "RHYTMUS"
SEED = 3
"""That of a game that is worth looking at."""
LETTERS = "ETAOINSHRDLUCMFYWGPBVKXQJZ"
MOST = 2000
"""Steps after which a moment will not come any more."""

keys = Identities(SECRET.encode())
cookies = {name: keys.fresh() for name in PEOPLE}
View = dict[str, Any]


class Story:
    """One table, where everybody does what makes a good story: half of their questions hit."""

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
        match kind:
            case "draw":
                return Draw()
            case "ask":
                return self._question(seat)
            case "answer":
                return Answer(any(True in offer["yes"] for offer in self._offers(seat, kind)))
            case _:
                offer = self.chance.choice(self._offers(seat, kind))
                return Expose(self.chance.choice(offer["space"]), offer["tray"][0])

    def _question(self, seat: int) -> Ask:
        """Of anybody who still hides something, half of the time for a letter that they have."""
        step = self.table.step
        assert step is not None
        state = step.state
        others = [other for other in state.hiding if other != seat]
        of = self.chance.choice(others)
        covered = "".join(tray.covered for tray in state.trays[of * state.per_seat : (of + 1) * state.per_seat])
        letters = [letter for letter in LETTERS if (letter in covered) == (self.chance.random() < 0.55)]
        return Ask(of, self.chance.choice(letters[:8] or [covered.strip("_")[0]]))

    def _offers(self, seat: int, kind: str) -> Any:
        return next(each for each in self.view(seat)["open"] if each["kind"] == kind)["offers"]


class Teller:
    """Tells stories in one language."""

    game, edition, story = "sonde", "1976", Story

    def __init__(self, log: Log, language: str) -> None:
        self.tables, self.language = Tables(log, words, now_ms), language

    async def table(self, name: str, seats: int = 4, edition: str | None = None, **plan: Any) -> Story:
        """A table that nobody sits at; its id and code depend on nothing but its name."""
        token = blake2b(f"{name} {self.language}".encode(), digest_size=12)
        code = "".join(CODE[byte % len(CODE)] for byte in token.digest()[:6])
        lexicon = plan.pop("lexicon", "none")
        made = te.Plan(self.game, edition or self.edition, self.language, seats, lexicon=lexicon, **plan)
        opened = await self.tables.open(address(name, self.language), made, code)
        assert isinstance(opened, Table), opened
        return self.story(self.tables, opened, Random(name))

    async def seated(self, name: str, seats: int = 4, people: int = 4, free: int = 0, **plan: Any) -> Story:
        """The same with people, then bots, and so many seats that are still free."""
        story = await self.table(name, seats, **plan)
        for seat in range(min(seats, people)):
            await story.do(commands.sit(seat, PEOPLE[seat], keys.known(cookies[PEOPLE[seat]])))
        for seat in range(people, seats - free):
            await story.do(commands.seat_bot(seat, "club", BOTS))
        return story

    async def begun(self, name: str, seats: int = 4, people: int = 4, **plan: Any) -> Story:
        story = await self.seated(name, seats, people, **plan)
        return await story.do(commands.begin(seed=seats, drawn=story.chance.randrange(seats)))

    async def hidden(self, name: str, seats: int = 4, misspelt: int | None = None, **plan: Any) -> Story:
        """The same, with everybody's words hidden."""
        story = await self.begun(name, seats, **plan)
        supply = iter(WORDS[self.language])
        for seat in range(seats):
            for tray in ("left", "right") if seats == 2 else (None,):
                word = next(supply) if seat != misspelt else MISSPELT
                before = seat % 2
                await story.act(seat, Hide(word, before, min(2, 12 - len(word) - before), tray))
        return story

    async def well_played(self, name: str) -> Story:
        """People who play as bots of several strengths would: of random questions there is not much to tell."""
        story, lexicon = await self.seated(name, lexicon=None), await words(self.language)
        match = Match.start(
            SONDE, SONDE.rules(self.edition, {}), Seating(4, self.language), Context(Luck(SEED), lexicon)
        )
        assert isinstance(match, Match), match
        strengths = enumerate(("club", "master", "beginner", "club"))
        Bots(match, {seat: BY_STRENGTH["sonde"][it](seat, lexicon, Random(seat)) for seat, it in strengths}).play_out()
        await story.do(commands.begin(seed=SEED, drawn=0))
        for entry in match.log:
            if entry.seat is not None:
                await story.act(entry.seat, entry.action)
        return story


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


def last_turns(view: View) -> bool:
    return view.get("last_turns", 0) > 0 and view.get("hidden_last") != ME and "ask" in duties(view, ME)


def over(view: View) -> bool:
    return bool(view.get("over"))


def duties(view: View, seat: int | None = None) -> Iterator[str]:
    return (each["kind"] for each in view["open"] if each["duty"] and (seat is None or seat in each["seats"]))


async def tell(log: Log, language: str) -> None:
    """All of them."""
    teller = Teller(log, language)
    await teller.seated("lobby", people=2, free=1, public=True, options={"memory": "notes", "spaces": 10})
    await (await teller.table("open", public=True)).do(commands.sit(1, PEOPLE[3], keys.known(cookies[PEOPLE[3]])))
    await teller.begun("hide", people=3)
    await (await teller.hidden("draw")).play(mine("draw", 7))
    times = {"x5": 2, "normal": 3, "additional": 1}
    await (await teller.hidden("ask", options={"deck": times})).play(mine("ask", 10, "x"))
    own = {"answers": "players"}
    await (await teller.hidden("answer", edition="1967", options=own)).play(mine("answer", 6))
    await (await teller.hidden("expose")).play(mine("expose", 8))
    await (await teller.hidden("wait")).play(others("ask", 9))
    await (await teller.hidden("last")).play(last_turns)
    await (await teller.hidden("six", 6, edition="1967", people=6)).play(mine("ask", 14))
    await (await teller.hidden("two", 2)).play(mine("ask", 10))
    await (await teller.hidden("two-end", 2)).play(over)
    await teller.well_played("study")
    end = await (await teller.hidden("end")).play(over)
    for seat, said in enumerate(("Well played!", "One more?")):
        await end.do(commands.say(keys.known(cookies[PEOPLE[seat + 1]]), said))
    await (await teller.hidden("rated", people=2, lexicon=None)).play(over)
    trust = {"spelling": "trust"}
    await (await teller.hidden("accept", options=trust)).play(over)
    vote = await teller.hidden("vote", misspelt=2, options=trust, lexicon=None)
    await (await vote.play(over)).act(1, Check(2))
